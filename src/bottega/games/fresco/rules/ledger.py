"""How the points of a game of Fresco were made. The end alone does not tell: portraits leave, the bishop moves on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from bottega.core.event import Event
from bottega.core.game import Entry

Facts = Mapping[str, Any]


def entries(told: Sequence[Event], scores: Sequence[int]) -> list[Entry]:
    """What the events account for; the rest of a score is steps on the track (FR-V1)."""
    found: list[Entry] = []
    for event in told:
        write = WRITERS.get(event.type)
        if write is not None and event.facts["seat"] is not None:  # Leonardo keeps no books
            found += write(event.facts)
    for seat, score in enumerate(scores):
        found.append(Entry(seat, "track", score - sum(entry.points for entry in found if entry.side == seat)))
    return found


def _restored(facts: Facts) -> list[Entry]:
    tile, seat = facts["tile"], facts["seat"]
    name = f"tile {tile['value']}: {', '.join(tile['paints'])}"
    return [Entry(seat, "tiles", tile["value"], name), Entry(seat, "bishop", facts["bonus"])]


def _restored_altar(facts: Facts) -> list[Entry]:
    return [Entry(facts["seat"], "altar", facts["points"])]


def _visited_studio(facts: Facts) -> list[Entry]:
    card = facts.get("portrait")
    if card is None:
        return []
    gift = card.get("power") or card.get("paint") or f"{card['amount']} {card['kind']}"
    points = card["amount"] if card["kind"] == "points" else 0
    return [Entry(facts["seat"], "portraits", points, f"portrait {card['set']}: {gift}")]


def _fulfilled(facts: Facts) -> list[Entry]:
    return [Entry(facts["seat"], "requests", facts["points"], f"{facts['stack']} request: {facts['points']}")]


def _counted(facts: Facts) -> list[Entry]:
    return [Entry(facts["seat"], "money", facts["points"])]


WRITERS: Final[Mapping[str, Callable[[Facts], list[Entry]]]] = {
    "restored": _restored,
    "restored-altar": _restored_altar,
    "visited-studio": _visited_studio,
    "fulfilled": _fulfilled,
    "counted": _counted,
}
