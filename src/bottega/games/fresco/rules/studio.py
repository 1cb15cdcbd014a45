"""The studio: pay for each apprentice, and a portrait instead for one of them."""

from __future__ import annotations

from typing import Final

from bottega.core.errors import Illegal
from bottega.games.fresco.box.paints import NONE, PRIMARIES, gain
from bottega.games.fresco.rules.actions import MONEY_ONLY, Studio
from bottega.games.fresco.rules.planning import change_mood
from bottega.games.fresco.rules.state import GONE, Painter, PublicState


def any_open(table: PublicState) -> bool:
    for card in table.portraits_open:  # noqa: SIM110  # a loop compiles to faster code than `any`
        if card != GONE:
            return True
    return False


def check(table: PublicState, action: Studio) -> None:
    if action.portrait == MONEY_ONLY:
        if any(action.primaries):
            raise Illegal("FR-T2", "no-primaries")
        return
    if action.portrait >= len(table.portraits_open) or table.portraits_open[action.portrait] == GONE:
        raise Illegal("FR-T1", "no-portrait", portrait=action.portrait + 1)
    card = table.box.portraits[table.portraits_open[action.portrait]]
    if card.kind != "primary" and any(action.primaries):
        raise Illegal("FR-T2", "no-primaries")
    if card.kind == "primary" and not are_primaries(action.primaries, card.amount):
        raise Illegal("FR-T2", "primaries-exactly", count=card.amount)


def are_primaries(paints: tuple[int, ...], count: int) -> bool:
    """So many red, yellow and blue of one's choice, and nothing else."""
    return sum(paints) == count == sum(paints[:PRIMARIES])


def be_paid(table: PublicState, painter: Painter) -> int:
    """FR-T1: for every apprentice that is left; says how much."""
    thalers = painter.left * table.box.pay
    painter.thalers += thalers
    painter.left = 0
    return thalers


def take_portrait(table: PublicState, painter: Painter, place: int, primaries: tuple[int, ...]) -> int:
    """FR-T2, FR-T3: says how many points it brings; the score track is for the caller."""
    number = table.portraits_open[place]
    table.portraits_open = tuple([GONE if n == place else card for n, card in enumerate(table.portraits_open)])
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
    return card.amount if card.kind == "points" else 0


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


def visits(table: PublicState) -> list[Studio]:
    found = [Studio(MONEY_ONLY, NONE)]
    for place, number in enumerate(table.portraits_open):
        if number != GONE:
            card = table.box.portraits[number]
            sets = primary_sets(card.amount) if card.kind == "primary" else [NONE]
            found += [Studio(place, primaries) for primaries in sets]
    return found
