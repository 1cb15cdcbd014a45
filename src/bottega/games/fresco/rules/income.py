"""Income at the end of a round: money for tiles and requests, and paint for requests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from bottega.core.errors import Illegal
from bottega.core.event import Event
from bottega.games.fresco.box.components import GENERAL
from bottega.games.fresco.box.paints import GREEN, ORANGE, PAINTS, PRIMARIES, PURPLE, gain, read_paints, unpack
from bottega.games.fresco.rules import events as happened
from bottega.games.fresco.rules.actions import FrescoAction, digits
from bottega.games.fresco.rules.state import INCOME, Painter, PublicState, State
from bottega.games.fresco.rules.studio import are_primaries, has_power, primary_sets

SPECIAL_PAINTS: Final = (0, ORANGE, GREEN, PURPLE)  # that a request brings, by its stack


class Income(FrescoAction):
    """FR-W2: the primaries that general requests let a painter choose."""

    __slots__ = ("primaries",)
    kind: ClassVar[str] = "income"
    fields: ClassVar[tuple[str, ...]] = ("primaries",)
    phases: ClassVar[tuple[int, ...]] = (INCOME,)

    def __init__(self, primaries: tuple[int, ...]) -> None:
        self.primaries = primaries

    def says(self) -> tuple[object, ...]:
        return (self.primaries,)

    def to_json(self) -> dict[str, Any]:
        return {"type": "income", "primaries": unpack(self.primaries)}

    @classmethod
    def read(cls, row: Mapping[str, Any]) -> FrescoAction:
        return Income(read_paints(row.get("primaries"), "action: primaries"))

    def check(self, table: PublicState, seat: int) -> None:
        count = general_requests(table.painters[table.acting])
        if not are_primaries(self.primaries, count):
            raise Illegal("FR-W2", "primaries-exactly", count=count)

    def carry_out(self, state: State, seat: int, events: list[Event] | None) -> int:
        gain(state.painters[state.acting].paints, self.primaries)
        if events is not None:
            events.append(happened.chose_income(state.acting, self.primaries))
        return 0

    def number(self) -> int:
        return digits(self.primaries[:PRIMARIES])


def thalers(table: PublicState, painter: Painter) -> int:
    """FR-B1, FR-W2, FR-T3: what a painter is paid at the end of a round, as things are."""
    total = len(painter.requests)
    for tile in painter.tiles:
        total += table.box.tiles[tile].coins
    return total + 1 if has_power(table, painter, "gods-servant") else total


def special_paints(painter: Painter) -> list[int]:
    """FR-W2: a paint for each special request, in the order they were fulfilled."""
    return [SPECIAL_PAINTS[fulfilled.stack] for fulfilled in painter.requests if fulfilled.stack != GENERAL]


def general_requests(painter: Painter) -> int:
    """FR-W2: each lets the painter choose a primary."""
    return sum([1 for fulfilled in painter.requests if fulfilled.stack == GENERAL])


def receive(state: State, seat: int, events: list[Event] | None) -> None:
    """Everything but the primaries of one's choice."""
    painter = state.painters[seat]
    paid, paints = thalers(state, painter), special_paints(painter)
    painter.thalers += paid
    for paint in paints:
        painter.paints[paint] += 1
    if events is not None and paid:
        events.append(happened.income(seat, paid, [PAINTS[paint] for paint in paints]))


def incomes(table: PublicState, painter_no: int) -> list[Income]:
    """All choices of primaries."""
    return [Income(primaries) for primaries in primary_sets(general_requests(table.painters[painter_no]))]
