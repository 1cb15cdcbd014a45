"""The score track: where painters stand is their score, and no two share a space."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from bottega.core.errors import Invalid
from bottega.core.event import Event
from bottega.core.reading import shown
from bottega.games.fresco.rules import events as happened
from bottega.games.fresco.rules.actions import FrescoAction
from bottega.games.fresco.rules.state import NOBODY, Painter, PublicState, State


class Step(FrescoAction):
    """Where to go from an occupied space of the score track. It is asked for in any phase, before all else."""

    __slots__ = ("ahead",)
    kind: ClassVar[str] = "step"
    fields: ClassVar[tuple[str, ...]] = ("to",)

    def __init__(self, ahead: bool) -> None:
        self.ahead = ahead

    def says(self) -> tuple[object, ...]:
        return (self.ahead,)

    def to_json(self) -> dict[str, Any]:
        return {"type": "step", "to": "ahead" if self.ahead else "behind"}

    @classmethod
    def read(cls, row: Mapping[str, Any]) -> FrescoAction:
        if row.get("to") not in ("ahead", "behind"):
            raise Invalid(f"action: to: must be ahead or behind, not {shown(row.get('to'))}")
        return Step(row.get("to") == "ahead")

    def carry_out(self, state: State, seat: int, events: list[Event] | None) -> int:
        """FR-V1: the choice is made."""
        painter_no = state.bumped
        state.painters[painter_no].score = state.ahead if self.ahead else state.behind
        state.bumped, state.ahead, state.behind = NOBODY, 0, 0
        if events is not None:
            events.append(happened.stepped(state, painter_no, self.ahead))
        return 0

    def number(self) -> int:
        return 1 + int(self.ahead) << 44


def steps() -> list[Step]:
    """Both choices of a painter that landed on another."""
    return [Step(True), Step(False)]


def is_taken(table: PublicState, space: int, by_another_than: Painter) -> bool:
    for painter in table.painters:  # noqa: SIM110  # a loop compiles to faster code than `any`
        if painter.score == space and painter is not by_another_than:
            return True
    return False


def score(state: State, painter_no: int, points: int, events: list[Event] | None) -> None:
    """FR-V1: one scoring step; landing on another leaves a choice of two spaces, if there are two."""
    if points == 0:
        return
    painter = state.painters[painter_no]
    space = painter.score + points
    if not is_taken(state, space, painter):
        painter.score = space
        return
    ahead, behind = space + 1, space - 1
    while is_taken(state, ahead, painter):
        ahead += 1
    while behind > 0 and is_taken(state, behind, painter):
        behind -= 1
    if behind == 0:
        painter.score = ahead
        if events is not None:
            events.append(happened.stepped(state, painter_no, True))
    else:
        state.bumped, state.ahead, state.behind = painter_no, ahead, behind
        state.turn = state.decides_for(painter_no)
        if events is not None:
            events.append(happened.bumped(state))


def is_behind(table: PublicState, painter_no: int, other: int) -> bool:
    """FR-V2: no two scores above 0 are equal; among those on the start spaces S1 is last."""
    mine, theirs = table.painters[painter_no].score, table.painters[other].score
    if mine != theirs:
        return mine < theirs
    return table.start.index(painter_no) < table.start.index(other)


def last_asleep(table: PublicState) -> int:
    """FR-U1: who takes a get-up time next, the last on the track first."""
    found = NOBODY
    for painter_no in range(len(table.painters)):
        asleep = not table.painters[painter_no].get_up
        if asleep and (found == NOBODY or is_behind(table, painter_no, found)):
            found = painter_no
    return found
