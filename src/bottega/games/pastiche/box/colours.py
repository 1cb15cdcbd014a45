"""The seventeen colours of the palette, and the chart that mixes them.

A handful of palette cards is a list of counts in the order of `COLOURS`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.errors import Invalid
from bottega.core.reading import as_map, as_whole, shown

COLOURS: Final = (
    *("red", "yellow", "blue"),
    *("orange", "green", "violet", "brown"),
    *("amber", "scarlet", "olive", "teal", "magenta", "purple"),
    *("black", "white", "gray", "bisque"),
)
RED: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
ORANGE: Final = 3
GREEN: Final = 4
VIOLET: Final = 5
BROWN: Final = 6
AMBER: Final = 7
SCARLET: Final = 8
OLIVE: Final = 9
TEAL: Final = 10
MAGENTA: Final = 11
PURPLE: Final = 12
BLACK: Final = 13
WHITE: Final = 14
GRAY: Final = 15
BISQUE: Final = 16

KINDS: Final[i64] = 17
PRIMARIES: Final = 3  # the first three
SECONDARIES: Final = (ORANGE, GREEN, VIOLET, BROWN)
FOR_THREE: Final = 15  # PA-B1: everything from orange to white, never a primary, gray or bisque
DABS: Final = "RYB"  # a primary as a dab on a hex
NOTHING: Final = -1

# The colour chart (PA-M1, PA-M2). With a dab as 1, 8 or 64 the sum of the dabs says how many of each there are.
CHART: Final = {
    "RY": ORANGE,
    "YB": GREEN,
    "RB": VIOLET,
    "RYB": BROWN,
    "RRY": SCARLET,
    "RYY": AMBER,
    "YYB": OLIVE,
    "YBB": TEAL,
    "RRB": MAGENTA,
    "RBB": PURPLE,
    "RRR": RED,
    "YYY": YELLOW,
    "BBB": BLUE,
}


def _mixes() -> list[int]:
    """The chart by the sum of the dabs."""
    mixes = [NOTHING] * (3 * 64 + 1)
    for dabs, colour in CHART.items():
        mixes[sum(8 ** DABS.index(dab) for dab in dabs)] = colour
    return mixes


MIXES: Final = _mixes()


def _mixed() -> list[int]:
    """The chart by the sum of the dabs at a point, four times, plus the dab that is laid there; 17 for nothing."""
    mixed = [int(KINDS)] * (4 * 512)
    for dabs in range(1, 2 * 64 + 1):
        for primary in range(PRIMARIES):
            total = dabs + 8**primary
            if total < len(MIXES) and MIXES[total] != NOTHING:
                mixed[4 * dabs + primary] = MIXES[total]
    return mixed


MIXED: Final = vec[i64](_mixed())


def none() -> list[int]:
    return [0] * len(COLOURS)


def includes(cards: list[int], part: tuple[int, ...]) -> bool:
    for colour in range(17):  # noqa: SIM110  # a loop compiles to faster code than `all`
        if part[colour] > cards[colour]:
            return False
    return True


def move(source: list[int], target: list[int], cards: tuple[int, ...]) -> None:
    for colour in range(17):
        count = cards[colour]
        if count:
            source[colour] -= count
            target[colour] += count


def shortfall(needed: Iterable[int], held: Iterable[int]) -> dict[str, int]:
    """The cards that are lacking, by name."""
    return unpack([max(0, need - have) for need, have in zip(needed, held, strict=True)])


# --- handfuls of one, two and three cards, made once ---


def handful(*colours: int) -> tuple[int, ...]:
    cards = none()
    for colour in colours:
        cards[colour] += 1
    return tuple(cards)


SINGLES: Final = [handful(colour) for colour in range(17)]

# Every handful that the bank takes: two cards (17 times the first colour plus the second), then three of a kind.
PAIRS: Final = 17 * 17
HANDFULS: Final = PAIRS + 17
GIVEN: Final = [handful(first, second) for first in range(17) for second in range(17)] + [
    handful(colour, colour, colour) for colour in range(17)
]


# --- reading and writing ---


def pack(counts: Mapping[str, int]) -> tuple[int, ...]:
    """Cards by colour, as the count of each of `COLOURS`."""
    return tuple(counts.get(colour, 0) for colour in COLOURS)


def unpack(cards: Iterable[int]) -> dict[str, int]:
    """The same by colour, without those of which there are none."""
    return {colour: count for colour, count in zip(COLOURS, cards, strict=True) if count}


def read_cards(data: object, field: str) -> tuple[int, ...]:
    """A multiset as JSON has it, strictly."""
    counts: dict[str, int] = {}
    for colour, count in as_map(data, field).items():
        counts[COLOURS[read_colour(colour, field)]] = as_whole(count, f"{field}: {colour}", 0, 1000)
    return pack(counts)


def read_colour(data: object, field: str) -> int:
    if not isinstance(data, str) or data not in COLOURS:
        raise Invalid(f"{field}: unknown colour {shown(data)}, there are {', '.join(COLOURS)}")
    return COLOURS.index(data)
