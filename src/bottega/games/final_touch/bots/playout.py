"""Random play to the end, for measuring the bare rules: without views, checks, records and objects for moves."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bottega.core.chance import Chance
from bottega.games.final_touch.box.touches import apart, colours, common, part, parts
from bottega.games.final_touch.rules import masterpieces, turn
from bottega.games.final_touch.rules.state import OVER, State

MOVE: Final[i64] = -1  # a kind of chance that no record names: which of the legal moves


def playout(state: State, chance: Chance) -> i64:
    """Plays uniformly random legal moves until the game is over; returns how many."""
    plies: i64 = 0
    while state.phase != OVER:
        hand = state.hand(state.turn)
        lacking = masterpieces.missing(state)
        fit = common(hand, lacking)
        free = apart(hand, lacking)
        improvements = parts(fit)
        index = chance.pick(MOVE, improvements + colours(free))
        if index < improvements:
            turn.improve(state, part(fit, index), chance)
        else:
            turn.smear(state, part(free, index - improvements), chance)
        plies += 1
    return plies


def playouts(state: State, chance: Chance, games: i64) -> i64:
    """Many playouts from one state; returns the moves made in all."""
    plies: i64 = 0
    for _game in range(games):
        plies += playout(state.copy(), chance)
    return plies


def copies(state: State, count: i64) -> i64:
    for _copy in range(count):
        state.copy()
    return count
