"""Getting up and planning: the first two phases of a round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from bottega.core.errors import Illegal
from bottega.core.event import Event
from bottega.core.reading import as_whole
from bottega.games.fresco.box.components import Box
from bottega.games.fresco.rules import events as happened
from bottega.games.fresco.rules.actions import MAX_COUNT, FrescoAction, digits
from bottega.games.fresco.rules.state import COLUMNS, GET_UP, NOT_PLANNED, PLAN, Painter, PublicState, State

CATHEDRAL_COLUMN: Final = 1
THEATRE_COLUMN: Final = 4


# --- getting up ---


class GetUp(FrescoAction):
    """Choose when to get up."""

    __slots__ = ("time",)
    kind: ClassVar[str] = "get_up"
    fields: ClassVar[tuple[str, ...]] = ("time",)
    phases: ClassVar[tuple[int, ...]] = (GET_UP,)

    def __init__(self, time: int) -> None:
        self.time = time

    def says(self) -> tuple[object, ...]:
        return (self.time,)

    def to_json(self) -> dict[str, Any]:
        return {"type": "get_up", "time": self.time}

    @classmethod
    def read(cls, row: Mapping[str, Any]) -> FrescoAction:
        return GetUp(as_whole(row.get("time"), "action: time", 0, MAX_COUNT))

    def check(self, table: PublicState, seat: int) -> None:
        if self.time not in free_times(table):
            raise Illegal("FR-U1", "time-taken", time=self.time)

    def carry_out(self, state: State, seat: int, events: list[Event] | None) -> int:
        """FR-U1 to FR-U4; Leonardo has no mood (FR-X5)."""
        painter = state.painters[state.acting]
        if state.acting < state.seats:
            get_up(state.box, painter, self.time)
        else:
            painter.get_up = self.time
        if events is not None:
            events.append(happened.got_up(state, state.acting))
        return 0

    def number(self) -> int:
        return self.time


def get_up(box: Box, painter: Painter, time: int) -> None:
    """FR-U1 to FR-U3: the time changes the mood, and the mood tells how many apprentices there are."""
    painter.get_up = time
    change_mood(box, painter, box.moods[time])
    count_apprentices(box, painter)


def free_times(table: PublicState) -> list[int]:
    """FR-U1."""
    taken = 0
    for painter in table.painters:
        taken |= 1 << painter.get_up
    return [time for time in table.box.times if not taken >> time & 1]


def change_mood(box: Box, painter: Painter, by: int) -> None:
    """FR-U2, FR-A1: never past an end."""
    mood = painter.mood + by
    painter.mood = 1 if mood < 1 else box.mood_spaces if mood > box.mood_spaces else mood


def count_apprentices(box: Box, painter: Painter) -> None:
    """FR-U3."""
    painter.apprentices = box.apprentices
    if painter.mood >= box.plus_from:
        painter.apprentices += 1
    elif painter.mood <= box.minus_to:
        painter.apprentices -= 1


def times(table: PublicState) -> list[GetUp]:
    """All choices of a get-up time."""
    return [GetUp(time) for time in free_times(table)]


# --- planning ---


class Plan(FrescoAction):
    """How many apprentices go to each column of the action sheet."""

    __slots__ = ("sheet",)
    kind: ClassVar[str] = "plan"
    fields: ClassVar[tuple[str, ...]] = COLUMNS
    phases: ClassVar[tuple[int, ...]] = (PLAN,)

    def __init__(self, sheet: tuple[int, ...]) -> None:
        self.sheet = sheet

    def says(self) -> tuple[object, ...]:
        return (self.sheet,)

    def to_json(self) -> dict[str, Any]:
        return {"type": "plan", **{column: sent for column, sent in zip(COLUMNS, self.sheet, strict=True) if sent}}

    @classmethod
    def read(cls, row: Mapping[str, Any]) -> FrescoAction:
        return Plan(tuple([as_whole(row.get(column, 0), f"action: {column}", 0, MAX_COUNT) for column in COLUMNS]))

    def check(self, table: PublicState, seat: int) -> None:
        apprentices = table.painters[seat].apprentices
        for column in range(len(COLUMNS)):
            most = spaces(table.box, column, table.last_round)
            if self.sheet[column] > most:
                raise Illegal("FR-P1", "column-full", column=COLUMNS[column], spaces=most)
        if sum(self.sheet) > apprentices:
            raise Illegal("FR-P1", "too-many-apprentices", apprentices=apprentices)

    def carry_out(self, state: State, seat: int, events: list[Event] | None) -> int:
        """FR-P1: sealed; it may be changed until the last plan is in."""
        again = state.painters[seat].plan != NOT_PLANNED
        state.painters[seat].plan = self.sheet
        if events is not None:
            events.append(happened.sealed(seat, again, self.sheet))
        return 0

    def number(self) -> int:
        return digits(self.sheet)


def spaces(box: Box, column: int, last_round: bool) -> int:
    """FR-P1; on side 2 the theatre's column is a second one for the cathedral."""
    if not last_round:
        return box.column
    return 0 if column == THEATRE_COLUMN else 2 * box.column if column == CATHEDRAL_COLUMN else box.column


SHEETS: Final[dict[tuple[int, int, bool], list[tuple[int, ...]]]] = {}  # every way to plan, made when first asked for


def sheets(box: Box, apprentices: int, last_round: bool) -> list[tuple[int, ...]]:
    """Every plan there is for so many apprentices, idle ones included."""
    key = (box.column, apprentices, last_round)
    if key not in SHEETS:
        found: list[tuple[int, ...]] = [()]
        for column in range(len(COLUMNS)):
            most = spaces(box, column, last_round)
            found = [(*sheet, sent) for sheet in found for sent in range(min(most, apprentices - sum(sheet)) + 1)]
        SHEETS[key] = found
    return SHEETS[key]


def plans(table: PublicState, seat: int) -> list[Plan]:
    """All choices of a plan."""
    return [Plan(sheet) for sheet in sheets(table.box, table.painters[seat].apprentices, table.last_round)]


def next_planner(table: PublicState) -> int:
    """The first seat without a plan; as many as there are seats if all are sealed."""
    seat = 0
    while seat < table.seats and table.painters[seat].plan != NOT_PLANNED:
        seat += 1
    return seat
