"""The studio: pay for each apprentice, and a portrait instead for one of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from bottega.core.errors import Illegal
from bottega.core.event import Event
from bottega.core.reading import as_whole
from bottega.games.fresco.box.components import Portrait
from bottega.games.fresco.box.paints import NONE, PRIMARIES, gain, read_paints, unpack
from bottega.games.fresco.rules import events as happened
from bottega.games.fresco.rules.actions import MAX_COUNT, FrescoAction, digits
from bottega.games.fresco.rules.planning import change_mood
from bottega.games.fresco.rules.state import GONE, PORTRAIT_POINTS, STUDIO, Painter, PublicState, State

MONEY_ONLY: Final = -1  # no portrait is taken


class Studio(FrescoAction):
    """A portrait, or money only; the other apprentices are paid."""

    __slots__ = ("portrait", "primaries")
    kind: ClassVar[str] = "studio"
    fields: ClassVar[tuple[str, ...]] = ("portrait", "primaries")
    phases: ClassVar[tuple[int, ...]] = (STUDIO,)

    def __init__(self, portrait: int, primaries: tuple[int, ...]) -> None:
        self.portrait = portrait  # its index among those that lie open, or MONEY_ONLY
        self.primaries = primaries

    def says(self) -> tuple[object, ...]:
        return self.portrait, self.primaries

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"type": "studio"}
        if self.portrait != MONEY_ONLY:
            data["portrait"] = self.portrait
        return {**data, "primaries": unpack(self.primaries)} if any(self.primaries) else data

    @classmethod
    def read(cls, row: Mapping[str, Any]) -> FrescoAction:
        portrait, primaries = row.get("portrait"), row.get("primaries")
        return Studio(
            MONEY_ONLY if portrait is None else as_whole(portrait, "action: portrait", 0, MAX_COUNT),
            NONE if primaries is None else read_paints(primaries, "action: primaries"),
        )

    def check(self, table: PublicState, seat: int) -> None:
        if self.portrait == MONEY_ONLY:
            if any(self.primaries):
                raise Illegal("FR-T2", "no-primaries")
            return
        if self.portrait >= len(table.portraits_open) or table.portraits_open[self.portrait] == GONE:
            raise Illegal("FR-T1", "no-portrait", portrait=self.portrait + 1)
        card = table.box.portraits[table.portraits_open[self.portrait]]
        if card.kind != "primary" and any(self.primaries):
            raise Illegal("FR-T2", "no-primaries")
        if card.kind == "primary" and not are_primaries(self.primaries, card.amount):
            raise Illegal("FR-T2", "primaries-exactly", count=card.amount)

    def carry_out(self, state: State, seat: int, events: list[Event] | None) -> int:
        """FR-T1: all apprentices at once, one perhaps for a portrait."""
        painter, points, taken = state.painters[state.acting], 0, GONE
        if self.portrait != MONEY_ONLY:
            taken = state.portraits_open[self.portrait]
            points = take_portrait(state, painter, self.portrait, self.primaries)
        paid = be_paid(state, painter)
        if events is not None:
            events.append(happened.visited_studio(state, taken, self.primaries, paid))
        return points

    def number(self) -> int:
        return (self.portrait + 1) * 65536 + digits(self.primaries[:PRIMARIES])


def be_paid(table: PublicState, painter: Painter) -> int:
    """FR-T1: for every apprentice that is left; says how much."""
    thalers = painter.left * table.box.pay
    painter.thalers += thalers
    painter.left = 0
    return thalers


def take_portrait(table: PublicState, painter: Painter, index: int, primaries: tuple[int, ...]) -> int:
    """FR-T2, FR-T3: says how many points it brings; the score track is for the caller."""
    number = table.portraits_open[index]
    table.portraits_open = tuple([GONE if n == index else card for n, card in enumerate(table.portraits_open)])
    painter.left -= 1
    card = table.box.portraits[number]
    if card.kind == "lasting":
        painter.portraits = (*painter.portraits, number)
        return 0
    table.portraits_gone |= 1 << number
    if card.kind == "money":
        painter.thalers += card.amount
    elif card.kind == "paint":
        painter.paints[card.paint] += card.amount
    elif card.kind == "primary":
        gain(painter.paints, primaries)
    elif card.kind == "mood":
        change_mood(table.box, painter, card.amount)
    points = card.amount if card.kind == "points" else 0
    painter.note_points(PORTRAIT_POINTS, points)
    return points


def has_power(table: PublicState, painter: Painter, power: str) -> bool:
    """FR-T3: does the painter hold the lasting portrait?"""
    for card in painter.portraits:  # noqa: SIM110  # a loop compiles to faster code than `any`
        if table.box.portraits[card].power == power:
            return True
    return False


def any_open(table: PublicState) -> bool:
    for card in table.portraits_open:  # noqa: SIM110  # a loop compiles to faster code than `any`
        if card != GONE:
            return True
    return False


def are_primaries(paints: tuple[int, ...], count: int) -> bool:
    """So many red, yellow and blue of one's choice, and nothing else."""
    return sum(paints) == count == sum(paints[:PRIMARIES])


PRIMARY_SETS: Final[dict[int, list[tuple[int, ...]]]] = {}  # made when first asked for


def primary_sets(count: int) -> list[tuple[int, ...]]:
    """Every way to choose so many red, yellow and blue."""
    if count not in PRIMARY_SETS:
        PRIMARY_SETS[count] = [
            (red, yellow, count - red - yellow, *NONE[PRIMARIES:])
            for red in range(count, -1, -1)
            for yellow in range(count - red, -1, -1)
        ]
    return PRIMARY_SETS[count]


def sets_for(card: Portrait) -> list[tuple[int, ...]]:
    """The primaries that may be chosen with a portrait: of most, none."""
    return primary_sets(card.amount) if card.kind == "primary" else [NONE]


def visits(table: PublicState) -> list[Studio]:
    """All choices in the studio but to pass."""
    found = [Studio(MONEY_ONLY, NONE)]
    for index, number in enumerate(table.portraits_open):
        if number != GONE:
            found += [Studio(index, primaries) for primaries in sets_for(table.box.portraits[number])]
    return found
