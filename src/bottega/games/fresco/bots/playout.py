"""Random play to the end, for measuring the bare rules: without views, checks and records."""

from __future__ import annotations

from typing import Final

from bottega.core.action import Action
from bottega.core.chance import Chance
from bottega.games.fresco.box.grid import NOWHERE
from bottega.games.fresco.box.paints import NONE
from bottega.games.fresco.rules import cathedral, income, market, planning, studio, turn, workshop
from bottega.games.fresco.rules.cathedral import Altar, Restore, Sexton
from bottega.games.fresco.rules.income import Income
from bottega.games.fresco.rules.market import Market
from bottega.games.fresco.rules.planning import GetUp, Plan
from bottega.games.fresco.rules.rounds import Pass
from bottega.games.fresco.rules.state import CATHEDRAL, GET_UP, GONE, INCOME, MARKET, NOBODY, OVER, PLAN, STUDIO, State
from bottega.games.fresco.rules.studio import MONEY_ONLY, Studio
from bottega.games.fresco.rules.track import Step
from bottega.games.fresco.rules.workshop import Blend, Request

MOVE: Final = -1  # a kind of chance that no record names: which of the legal moves


def pick(chance: Chance, size: int) -> int:
    return int(chance.pick(MOVE, size))


def playout(state: State, chance: Chance) -> int:
    """Plays random legal moves until the game is over; returns how many. Nobody seals a plan twice."""
    plies = 0
    while state.phase != OVER:
        if state.phase == PLAN:
            seat = planning.next_planner(state)
            turn.apply(state, seat, plan(state, seat, chance), chance)
        else:
            turn.apply(state, state.turn, move(state, chance), chance)
        plies += 1
    return plies


def move(state: State, chance: Chance) -> Action:
    if state.bumped != NOBODY:
        return Step(pick(chance, 2) == 0)
    if state.phase == GET_UP:
        times = planning.free_times(state)
        return GetUp(times[pick(chance, len(times))])
    if state.phase == INCOME:
        sets = studio.primary_sets(income.general_requests(state.painters[state.acting]))
        return Income(sets[pick(chance, len(sets))])
    if state.phase == MARKET:
        return buy(state, chance)
    if state.phase == CATHEDRAL:
        return restore(state, chance)
    return paint(state, chance) if state.phase == STUDIO else work(state, chance)


def plan(state: State, seat: int, chance: Chance) -> Action:
    sheets = planning.sheets(state.box, state.painters[seat].apprentices, state.last_round)
    return Plan(sheets[pick(chance, len(sheets))])


def buy(state: State, chance: Chance) -> Action:
    """One of the open booths, and some of its tiles."""
    doors = [number for number, booth in enumerate(state.booths) if market.is_open(booth)]
    door = doors[pick(chance, len(doors))]
    tiles = market.subsets(state.booths[door] or (), market.most_tiles(state, state.acting))
    return Market(door, tiles[pick(chance, len(tiles))])


def restore(state: State, chance: Chance) -> Action:
    """A segment with any move of the bishop, an altar, the Sexton's move, or nothing."""
    if state.acting >= state.seats:
        near = cathedral.near_the_bishop(state)
        return Restore(near[pick(chance, len(near))], NOWHERE)
    painter = state.painters[state.acting]
    spaces, altars = cathedral.restorable(state, painter), cathedral.altars(painter.paints)
    moves, alone = cathedral.bishop_moves(state, painter), cathedral.sexton_moves(state, painter)
    segments = len(spaces) * len(moves)
    works = segments + len(altars)
    chosen = pick(chance, works + len(alone) + 1)
    if chosen < segments:
        return Restore(spaces[chosen // len(moves)], moves[chosen % len(moves)])
    if chosen < works:
        return Altar(altars[chosen - segments])
    return Sexton(alone[chosen - works]) if chosen < works + len(alone) else Pass()


def paint(state: State, chance: Chance) -> Action:
    """A portrait, or money only, or nothing."""
    chosen = pick(chance, len(state.portraits_open) + 2) - 2
    if chosen == -2:
        return Pass()
    if chosen == -1 or state.portraits_open[chosen] == GONE:
        return Studio(MONEY_ONLY, NONE)
    sets = studio.sets_for(state.box.portraits[state.portraits_open[chosen]])
    return Studio(chosen, sets[pick(chance, len(sets))])


def work(state: State, chance: Chance) -> Action:
    """A blend, a request, or nothing more."""
    painter = state.painters[state.acting]
    colours, requests = workshop.blends(state, painter), workshop.all_triples(state, painter)
    chosen = pick(chance, len(colours) + len(requests) + 1)
    if chosen < len(colours):
        return Blend(colours[chosen])
    if chosen == len(colours) + len(requests):
        return Pass()
    stack, tiles = requests[chosen - len(colours)]
    return Request(stack, tiles)


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
