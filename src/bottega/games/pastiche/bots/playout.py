"""Random play to the end, for measuring the bare rules: without views, checks, records and objects for moves.

The seat on turn plays alone: it lays, trades with the bank, swaps, completes or ends, but makes no offers.
"""

from __future__ import annotations

from typing import Final

from bottega.core.chance import Chance
from bottega.games.pastiche.box.colours import GIVEN, HANDFULS, none
from bottega.games.pastiche.box.hexes import ROTATIONS
from bottega.games.pastiche.rules import bank, commissions, gallery, placing, returns, turn
from bottega.games.pastiche.rules.state import DISCARD, OVER, PLACE, TRADE, State

MOVE: Final = -1  # a kind of chance that no record names: which of the legal moves


def pick(chance: Chance, size: int) -> int:
    return int(chance.pick(MOVE, size))


def playout(state: State, chance: Chance) -> int:
    """Plays random legal moves until the game is over; returns how many."""
    plies = 0
    while state.step != OVER:
        if state.step == PLACE:
            place(state, chance)
        elif state.step == DISCARD:
            give_back(state, chance)
        else:
            trade(state, chance)
        plies += 1
    return plies


def place(state: State, chance: Chance) -> None:
    seat = state.turn
    cells = state.map.cells_for(seat)
    hex_index = pick(chance, len(state.hexes[seat]))
    takes = placing.centre_takes(state.box.hexes[state.hexes[seat][hex_index]], state.bank)
    take = pick(chance, len(takes) + 1)
    at, rotation = cells[pick(chance, len(cells))], pick(chance, ROTATIONS)
    placing.place(state, hex_index, at, rotation, takes[take] if take < len(takes) else placing.MIX)


def trade(state: State, chance: Chance) -> None:
    """One of: a trade with the bank or a swap (in the trading step), completing something, or ending the turn."""
    seat = state.turn
    palette = state.palettes[seat]
    done = commissions.completable(state.box, state.commissions[seat], state.gallery, palette)
    trades = bank.options(state.bank, palette) if state.step == TRADE else []
    mine, theirs = len(state.commissions[seat]), len(state.gallery)
    swaps = mine * theirs if state.step == TRADE else 0
    move = pick(chance, 1 + len(done) + len(trades) + swaps)
    if move < len(done):
        commissions.complete(state, done[move], chance)
        return
    move -= len(done)
    if move < len(trades):
        bank.trade(state, GIVEN[trades[move] % HANDFULS], trades[move] // HANDFULS)
        return
    move -= len(trades)
    if move < swaps:
        gallery.swap(state, move % mine, move // mine)
    elif turn.end(state):
        turn.next_turn(state, chance)


def give_back(state: State, chance: Chance) -> None:
    palette, cards = state.palettes[state.turn].copy(), none()
    for _ in range(sum(palette) - returns.HAND_LIMIT):
        index = pick(chance, sum(palette))
        colour = 0
        while index >= palette[colour]:
            index -= palette[colour]
            colour += 1
        palette[colour] -= 1
        cards[colour] += 1
    returns.give_back(state, tuple(cards))
    turn.next_turn(state, chance)


def playouts(state: State, chance: Chance, games: int) -> int:
    """Many playouts from one state; returns the moves made in all."""
    plies = 0
    for _ in range(games):
        plies += playout(state.copy(), chance)
    return plies


def copies(state: State, count: int) -> int:
    for _ in range(count):
        state.copy()
    return count
