"""Random play to the end, for measuring the bare rules: without views, checks, records and objects for moves."""

from __future__ import annotations

from typing import Final

from bottega.core.chance import Chance
from bottega.games.fresco.box.grid import NOWHERE
from bottega.games.fresco.box.paints import NONE
from bottega.games.fresco.rules import cathedral, market, planning, rounds, studio, turn, workshop
from bottega.games.fresco.rules.actions import MONEY_ONLY
from bottega.games.fresco.rules.state import (
    CATHEDRAL,
    GET_UP,
    GONE,
    INCOME,
    MARKET,
    NOBODY,
    NOT_PLANNED,
    OVER,
    PLAN,
    STUDIO,
    State,
)

MOVE: Final = -1  # a kind of chance that no record names: which of the legal moves


def pick(chance: Chance, size: int) -> int:
    return int(chance.pick(MOVE, size))


def playout(state: State, chance: Chance) -> int:
    """Plays random legal moves until the game is over; returns how many. Nobody seals a plan twice."""
    plies = 0
    while state.phase != OVER:
        if state.phase == PLAN:
            plan(state, chance)
        elif state.bumped != NOBODY:
            turn.step(state, pick(chance, 2) == 0, chance)
        elif state.phase == GET_UP:
            times = planning.free_times(state)
            turn.get_up(state, times[pick(chance, len(times))])
        elif state.phase == INCOME:
            sets = studio.primary_sets(rounds.general_requests(state.painters[state.acting]))
            rounds.choose_income(state, sets[pick(chance, len(sets))])
        else:
            work(state, chance)
        plies += 1
    return plies


def plan(state: State, chance: Chance) -> None:
    seat = 0
    while state.painters[seat].plan != NOT_PLANNED:
        seat += 1
    sheets = planning.sheets(state.box, state.painters[seat].apprentices, state.last_round)
    turn.seal(state, seat, sheets[pick(chance, len(sheets))], chance)


def work(state: State, chance: Chance) -> None:
    if state.phase == MARKET:
        buy(state, chance)
    elif state.phase == CATHEDRAL:
        restore(state, chance)
    elif state.phase == STUDIO:
        paint(state, chance)
    else:
        blend(state, chance)


def buy(state: State, chance: Chance) -> None:
    """One of the open booths, and some of its tiles."""
    doors = [number for number, booth in enumerate(state.booths) if market.is_open(booth)]
    door = doors[pick(chance, len(doors))]
    tiles = market.subsets(state.booths[door] or (), market.most_tiles(state, state.acting))
    turn.visit_market(state, door, tiles[pick(chance, len(tiles))], chance)


def restore(state: State, chance: Chance) -> None:
    """A segment with any move of the bishop, an altar, or nothing."""
    which = state.acting
    if which >= state.seats:
        near = cathedral.near_the_bishop(state)
        turn.restore(state, near[pick(chance, len(near))], NOWHERE, chance)
        return
    painter = state.painters[which]
    spaces, altars = cathedral.restorable(state, painter), cathedral.altars(painter.paints)
    moves = cathedral.bishop_moves(state, painter)
    segments = len(spaces) * len(moves)
    chosen = pick(chance, segments + len(altars) + 1)
    if chosen < segments:
        turn.restore(state, spaces[chosen // len(moves)], moves[chosen % len(moves)], chance)
    elif chosen < segments + len(altars):
        turn.restore_altar(state, altars[chosen - segments], chance)
    else:
        turn.forfeit(state, chance)


def paint(state: State, chance: Chance) -> None:
    """A portrait, or money only, or nothing."""
    chosen = pick(chance, len(state.portraits_open) + 2) - 2
    if chosen == -2:
        turn.forfeit(state, chance)
    elif chosen == -1 or state.portraits_open[chosen] == GONE:
        turn.visit_studio(state, MONEY_ONLY, NONE, chance)
    else:
        card = state.box.portraits[state.portraits_open[chosen]]
        sets = studio.primary_sets(card.amount) if card.kind == "primary" else [NONE]
        turn.visit_studio(state, chosen, sets[pick(chance, len(sets))], chance)


def blend(state: State, chance: Chance) -> None:
    """A blend, a request, or nothing more."""
    painter = state.painters[state.acting]
    colours, requests = workshop.blends(state, painter), workshop.all_triples(state, painter)
    chosen = pick(chance, len(colours) + len(requests) + 1)
    if chosen < len(colours):
        turn.blend(state, colours[chosen], chance)
    elif chosen < len(colours) + len(requests):
        stack, places = requests[chosen - len(colours)]
        turn.request(state, stack, places, chance)
    else:
        turn.forfeit(state, chance)


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
