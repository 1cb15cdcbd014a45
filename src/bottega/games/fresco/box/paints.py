"""Paints, as lists of counts in the order of `PAINTS`, and the ways to blend them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from bottega.core.errors import Invalid
from bottega.core.reading import as_list, as_map, as_whole, shown

PAINTS: Final = ("red", "yellow", "blue", "orange", "green", "purple", "pink", "brown")
RED: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
ORANGE: Final = 3
GREEN: Final = 4
PURPLE: Final = 5
PINK: Final = 6
BROWN: Final = 7
COUNT: Final = 8
PRIMARIES: Final = 3  # the first three
SECONDARIES: Final = 6  # the next three
MAX_PAINTS: Final = 1_000_000  # that can be read; there is no limit in the game (FR-C1)
NONE: Final[tuple[int, ...]] = (0,) * COUNT


def none() -> list[int]:
    return [0] * COUNT


def includes(paints: list[int], part: tuple[int, ...]) -> bool:
    for paint in range(COUNT):  # noqa: SIM110  # a loop compiles to faster code than `all`
        if part[paint] > paints[paint]:
            return False
    return True


def spend(paints: list[int], part: tuple[int, ...]) -> None:
    for paint in range(COUNT):
        paints[paint] -= part[paint]


def gain(paints: list[int], part: tuple[int, ...]) -> None:
    for paint in range(COUNT):
        paints[paint] += part[paint]


# --- reading and writing ---


def unpack(paints: Iterable[int]) -> dict[str, int]:
    """The same by colour, without those of which there are none."""
    return {paint: count for paint, count in zip(PAINTS, paints, strict=True) if count}


def listed(paints: Iterable[int]) -> list[str]:
    return [paint for paint, count in unpack(paints).items() for _ in range(count)]


def read_paints(data: object, field: str) -> tuple[int, ...]:
    """A multiset as JSON has it, strictly."""
    counts: dict[str, int] = {}
    for paint, count in as_map(data, field).items():
        counts[PAINTS[read_paint(paint, field)]] = as_whole(count, f"{field}: {paint}", 0, MAX_PAINTS)
    return pack(counts)


def read_list(data: object, field: str) -> tuple[int, ...]:
    """Paints named one by one, as on a tile."""
    counts: dict[str, int] = {}
    for name in as_list(data, field):
        paint = PAINTS[read_paint(name, field)]
        counts[paint] = counts.get(paint, 0) + 1
    return pack(counts)


def pack(counts: Mapping[str, int]) -> tuple[int, ...]:
    """Paints by colour, as the count of each of `PAINTS`."""
    return tuple([counts.get(paint, 0) for paint in PAINTS])


def read_paint(data: object, field: str) -> int:
    if not isinstance(data, str) or data not in PAINTS:
        raise Invalid(f"{field}: unknown colour {shown(data)}, there are {', '.join(PAINTS)}")
    return PAINTS.index(data)
