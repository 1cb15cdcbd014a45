"""The course of a round, from one decision to the next. What leaves nothing to decide happens by itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from bottega.core.chance import Chance
from bottega.core.errors import Illegal
from bottega.core.event import Event
from bottega.games.fresco.box.components import Box
from bottega.games.fresco.rules import cathedral, income, market, planning, setup, studio, track, workshop
from bottega.games.fresco.rules import events as happened
from bottega.games.fresco.rules.actions import FrescoAction
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
    STUDIO,
    THEATRE,
    WORKSHOP,
    Painter,
    PublicState,
    State,
)

LATEST: Final = 100  # a get-up time later than any


def move_on(state: State, chance: Chance, events: list[Event] | None) -> None:
    """To the next decision, after an action that is over and scored."""
    if state.phase == GET_UP:
        next_sleeper(state)
    elif state.phase == PLAN:
        if planning.next_planner(state) == state.seats:
            reveal_plans(state, chance, events)
    elif state.phase != INCOME:
        next_visit(state, chance, events)
    elif state.counted:
        count_money(state, events)
    else:
        next_income(state, events)


# --- getting up and planning ---


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


def reveal_plans(state: State, chance: Chance, events: list[Event] | None) -> None:
    """FR-P1."""
    if events is not None:
        events.append(happened.revealed(state))
    go_to(state, MARKET)
    next_visit(state, chance, events)


# --- visits ---


class Pass(FrescoAction):
    """FR-O1: whatever is left to do at a location is forfeited."""

    __slots__ = ()
    kind: ClassVar[str] = "pass"
    phases: ClassVar[tuple[int, ...]] = (MARKET, CATHEDRAL, STUDIO, WORKSHOP)

    def says(self) -> tuple[object, ...]:
        return ()

    def to_json(self) -> dict[str, Any]:
        return {"type": "pass"}

    @classmethod
    def read(cls, row: Mapping[str, Any]) -> FrescoAction:  # noqa: ARG003  # it has no fields
        return Pass()

    def check(self, table: PublicState, seat: int) -> None:
        """Not at the market (FR-K3), nor what is done for Leonardo (FR-X8)."""
        if table.phase == MARKET:
            raise Illegal("FR-K3", "must-choose-a-booth")
        if table.acting >= table.seats:
            raise Illegal("FR-X8", "leonardo-restores")

    def carry_out(self, state: State, seat: int, events: list[Event] | None) -> int:
        state.painters[state.acting].left = 0
        if events is not None:
            events.append(happened.passed(state))
        return 0

    def number(self) -> int:
        return 1 << 48


def next_up(table: PublicState, after: int) -> int:
    """FR-O1: who is next in order of get-up times; first of all, after nobody."""
    since = ASLEEP if after == NOBODY else table.painters[after].get_up
    found, earliest = NOBODY, LATEST
    for painter_no in range(len(table.painters)):
        time = table.painters[painter_no].get_up
        if since < time < earliest:
            found, earliest = painter_no, time
    return found


def next_visit(state: State, chance: Chance, events: list[Event] | None) -> None:
    """To the next painter with something to decide at this location or a later one; else the round ends."""
    while True:
        if state.acting != NOBODY:
            if has_choice(state, state.acting):
                state.turn = state.decides_for(state.acting)
                return
            leave(state, events)
        state.acting = next_up(state, state.acting)
        if state.acting == NOBODY and state.phase < WORKSHOP:
            go_to(state, state.phase + 1)
        elif state.acting == NOBODY:
            break
    end_round(state, chance, events)


def go_to(state: State, location: int) -> None:
    """All apprentices who were sent there arrive."""
    state.phase = location
    for painter_no in range(len(state.painters)):
        state.painters[painter_no].left = sent(state, painter_no)


def sent(table: PublicState, painter_no: int) -> int:
    """How many were sent to this location; Leonardo works at the market and in the cathedral only."""
    if painter_no < table.seats:
        return table.painters[painter_no].plan[table.phase - MARKET]
    return 1 if table.phase == MARKET or table.phase == CATHEDRAL else 0


def has_choice(table: PublicState, painter_no: int) -> bool:
    """Is there anything to decide at this location but to pass?"""
    painter = table.painters[painter_no]
    if painter.left == 0:
        return False
    if table.phase == MARKET:
        return market.any_open(table)
    if table.phase == CATHEDRAL:
        return cathedral.can_act(table, painter_no)
    if table.phase == WORKSHOP:
        return workshop.can_act(table, painter)
    return studio.any_open(table)


def leave(state: State, events: list[Event] | None) -> None:
    """The painter that acts is done here. Apprentices who are still in a studio without portraits are paid (FR-T1)."""
    painter = state.painters[state.acting]
    if state.phase == STUDIO and painter.left:
        paid = studio.be_paid(state, painter)
        if events is not None:
            events.append(happened.visited_studio(state, GONE, (), paid))
    painter.left = 0
    painter.blends_left = 0


# --- the end of a round ---


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
    for seat in range(state.seats):
        income.receive(state, seat, events)
    state.phase = INCOME
    next_income(state, events)


def visit_theatre(state: State, events: list[Event] | None) -> None:
    """FR-A1, in order of get-up times."""
    painter_no = next_up(state, NOBODY)
    while painter_no != NOBODY:
        if painter_no < state.seats and state.painters[painter_no].plan[THEATRE]:
            painter = state.painters[painter_no]
            each = theatre_step(state, painter)
            planning.change_mood(state.box, painter, painter.plan[THEATRE] * each)
            if events is not None:
                events.append(happened.cheered(state, painter_no))
        painter_no = next_up(state, painter_no)


def theatre_step(table: PublicState, painter: Painter) -> int:
    """How far an apprentice at the theatre lifts the mood; farther with the Actor (FR-T3)."""
    return table.box.actor_step if studio.has_power(table, painter, "actor") else table.box.theatre_step


def next_income(state: State, events: list[Event] | None) -> None:
    """Those with general requests choose their paints, in order of get-up times; then a new round begins."""
    state.acting = next_up(state, state.acting)
    while state.acting != NOBODY and not income.general_requests(state.painters[state.acting]):
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


# --- the end of the game ---


def count_money(state: State, events: list[Event] | None) -> None:
    """FR-E2: in order of get-up times; a painter who lands on another decides first."""
    while state.counted < len(state.painters):
        painter_no = NOBODY
        for _ in range(state.counted + 1):
            painter_no = next_up(state, painter_no)
        state.counted += 1
        points = money_points(state.box, state.painters[painter_no].thalers)
        if events is not None and painter_no < state.seats:
            events.append(happened.counted(state, painter_no, points))
        track.score(state, painter_no, points, events)
        if state.bumped != NOBODY:
            state.phase, state.acting = INCOME, painter_no
            return
    state.phase, state.turn, state.acting = OVER, NOBODY, NOBODY
    if events is not None:
        events.append(Event("over"))


def money_points(box: Box, thalers: int) -> int:
    """FR-E2."""
    return thalers // box.thalers_per_point


def winner(table: PublicState) -> int:
    """FR-E2, FR-V2, FR-X9: who stands farthest; Leonardo cannot win."""
    best = 0
    for seat in range(1, table.seats):
        if track.is_behind(table, best, seat):
            best = seat
    return best
