"""The course of a round of Fresco, from one decision to the next. What leaves nothing to decide happens by itself."""

from __future__ import annotations

from typing import Final

from bottega.core.chance import Chance
from bottega.core.event import Event
from bottega.games.fresco.box.components import GENERAL
from bottega.games.fresco.box.paints import GREEN, ORANGE, PAINTS, PURPLE, gain
from bottega.games.fresco.rules import cathedral, market, planning, setup, studio, track, workshop
from bottega.games.fresco.rules import events as happened
from bottega.games.fresco.rules.state import (
    ASLEEP,
    CATHEDRAL,
    GET_UP,
    GONE,
    INCOME,
    LEONARDO,
    MARKET,
    NOBODY,
    NOT_PLANNED,
    OVER,
    PLAN,
    PORTRAITS,
    THEATRE,
    WORKSHOP,
    Painter,
    PublicState,
    State,
)

LATEST: Final = 100  # a get-up time later than any
SPECIAL_PAINTS: Final = (0, ORANGE, GREEN, PURPLE)  # that a request's stack brings


def begin_round(state: State) -> None:
    """FR-E1: is it the last? Then the painters get up."""
    state.phase = GET_UP
    dealt_out = state.has(PORTRAITS) and not state.portraits_left
    state.last_round = state.tiles_left() <= state.box.tiles_left or dealt_out
    next_sleeper(state)
    if state.seats == LEONARDO:
        choose_decider(state)


def choose_decider(state: State) -> None:
    """FR-X6: first whoever of the two is behind, then each in turn."""
    if state.decider == NOBODY:
        state.decider = 0 if track.is_behind(state, 0, 1) else 1
    else:
        state.decider = 1 - state.decider
    state.turn = state.decides_for(state.acting)


def next_sleeper(state: State) -> None:
    """FR-U1; when all are up, all plan."""
    state.acting = track.last_asleep(state)
    if state.acting == NOBODY:
        state.phase, state.turn = PLAN, NOBODY
    else:
        state.turn = state.decides_for(state.acting)


def next_up(table: PublicState, after: int) -> int:
    """FR-O1: who is next in order of get-up times; first of all, after nobody."""
    since = ASLEEP if after == NOBODY else table.painters[after].get_up
    found, earliest = NOBODY, LATEST
    for which in range(len(table.painters)):
        time = table.painters[which].get_up
        if since < time < earliest:
            found, earliest = which, time
    return found


def move_on(state: State, chance: Chance, events: list[Event] | None = None) -> None:
    """To the next decision. What leaves nothing to decide happens by itself."""
    while True:
        if state.acting != NOBODY:
            if is_busy(state, state.acting, events):
                state.turn = state.decides_for(state.acting)
                return
            state.painters[state.acting].left = 0
            state.painters[state.acting].blends_left = 0
        state.acting = next_up(state, state.acting)
        if state.acting == NOBODY and state.phase < WORKSHOP:
            go_to(state, state.phase + 1)
        elif state.acting == NOBODY:
            break
    end_round(state, chance, events)


def go_to(state: State, location: int) -> None:
    """All apprentices who were sent there arrive."""
    state.phase = location
    for which in range(len(state.painters)):
        state.painters[which].left = sent(state, which)


def sent(table: PublicState, which: int) -> int:
    """How many were sent to this location; Leonardo works at the market and in the cathedral only."""
    if which < table.seats:
        return table.painters[which].plan[table.phase - MARKET]
    return 1 if table.phase == MARKET or table.phase == CATHEDRAL else 0


def is_busy(state: State, which: int, events: list[Event] | None) -> bool:
    """Is there anything to decide here but to forfeit? The studio without portraits just pays."""
    painter = state.painters[which]
    if painter.left == 0:
        return False
    if state.phase == MARKET:
        return market.any_open(state)
    if state.phase == CATHEDRAL:
        return cathedral.can_act(state, which)
    if state.phase == WORKSHOP:
        return workshop.can_act(state, painter)
    if studio.any_open(state):
        return True
    paid = studio.be_paid(state, painter)
    if events is not None:
        events.append(happened.visited_studio(state, GONE, (), paid))
    return False


def end_round(state: State, chance: Chance, events: list[Event] | None) -> None:
    """FR-A1, FR-B1; or FR-E2 after the last."""
    if state.last_round:
        count_money(state, events)
        return
    visit_theatre(state, events)
    setup.fill_bag(state)
    setup.deal_market(state, chance)
    for card in state.portraits_open:
        if card != GONE:
            state.portraits_gone |= 1 << card
    setup.deal_portraits(state, chance)
    if events is not None:
        events.append(happened.dealt(state))
    for which in range(state.seats):
        receive_income(state, which, events)
    state.phase = INCOME
    next_income(state, events)


def visit_theatre(state: State, events: list[Event] | None) -> None:
    """FR-A1, FR-T3."""
    which = next_up(state, NOBODY)
    while which != NOBODY:
        if which < state.seats and state.painters[which].plan[THEATRE]:
            painter = state.painters[which]
            actor = cathedral.has_power(state, painter, "actor")
            each = state.box.actor_step if actor else state.box.theatre_step
            planning.change_mood(state.box, painter, painter.plan[THEATRE] * each)
            if events is not None:
                events.append(happened.cheered(state, which))
        which = next_up(state, which)


def receive_income(state: State, which: int, events: list[Event] | None) -> None:
    """FR-B1, FR-W2, FR-T3: money for tiles and requests, the colours of special requests."""
    painter = state.painters[which]
    before = painter.thalers
    for tile in painter.tiles:
        painter.thalers += state.box.tiles[tile].coins
    paints: list[str] = []
    for fulfilled in painter.requests:
        painter.thalers += 1
        if fulfilled.stack != GENERAL:
            painter.paints[SPECIAL_PAINTS[fulfilled.stack]] += 1
            paints.append(PAINTS[SPECIAL_PAINTS[fulfilled.stack]])
    if cathedral.has_power(state, painter, "gods-servant"):
        painter.thalers += 1
    if events is not None and painter.thalers > before:
        events.append(happened.income(which, painter.thalers - before, paints))


def general_requests(painter: Painter) -> int:
    return sum([1 for fulfilled in painter.requests if fulfilled.stack == GENERAL])


def next_income(state: State, events: list[Event] | None) -> None:
    """Those with general requests choose their paints, in order of get-up times; then a new round begins."""
    state.acting = next_up(state, state.acting)
    while state.acting != NOBODY and not general_requests(state.painters[state.acting]):
        state.acting = next_up(state, state.acting)
    if state.acting != NOBODY:
        state.turn = state.acting
        return
    for painter in state.painters:
        painter.get_up = ASLEEP
        painter.plan = NOT_PLANNED
        painter.sexton_used = False
        painter.request_used = False
    state.round += 1
    begin_round(state)
    if events is not None:
        events.append(happened.new_round(state))


def choose_income(state: State, primaries: tuple[int, ...], events: list[Event] | None = None) -> None:
    gain(state.painters[state.acting].paints, primaries)
    if events is not None:
        events.append(happened.chose_income(state.acting, primaries))
    next_income(state, events)


def count_money(state: State, events: list[Event] | None) -> None:
    """FR-E2: in order of get-up times; a painter who lands on another decides first."""
    while state.counted < len(state.painters):
        which = NOBODY
        for _ in range(state.counted + 1):
            which = next_up(state, which)
        state.counted += 1
        points = state.painters[which].thalers // state.box.thalers_per_point
        if events is not None and which < state.seats:
            events.append(happened.counted(state, which, points))
        score(state, which, points, events)
        if state.bumped != NOBODY:
            state.phase, state.acting = INCOME, which
            return
    state.phase, state.turn, state.acting = OVER, NOBODY, NOBODY
    if events is not None:
        events.append(Event("over"))


def score(state: State, which: int, points: int, events: list[Event] | None) -> None:
    """FR-V1: tells of a painter that landed on another, whether it can choose or has but one way."""
    space = state.painters[which].score + points
    track.score(state, which, points)
    if events is None:
        return
    if state.bumped != NOBODY:
        events.append(happened.bumped(state))
    elif state.painters[which].score != space:
        events.append(happened.stepped(state, which, True))


def winner(table: PublicState) -> int:
    """FR-E2, FR-V2, FR-X9: who stands farthest; Leonardo cannot win."""
    best = 0
    for seat in range(1, table.seats):
        if track.is_behind(table, best, seat):
            best = seat
    return best
