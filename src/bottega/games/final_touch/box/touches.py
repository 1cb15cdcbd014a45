"""Touches of colour: a multiset of the five colours in one whole number.

Each colour has twelve bits, so multisets add and subtract like numbers, and one comparison of all five
colours is a handful of machine instructions. The top bit of each field stays free: it guards against borrowing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.errors import Invalid
from bottega.core.reading import as_map, as_whole

COLOURS: Final = ("yellow", "green", "brown", "blue", "red")
LETTERS: Final = "YGNBR"  # blue has the B, so browN has the N

BITS: Final = 12
MAX_TOUCHES: Final = 2047  # of one colour
ONE_OF_EACH: Final[i64] = 0x001001001001001
GUARDS: Final[i64] = 0x800800800800800


def size(touches: i64) -> i64:
    """How many touches in all. A field is worth a power of 4096, which leaves 1 over: as in casting out nines."""
    return touches % 4095


def common(touches: i64, others: i64) -> i64:
    """What both hold, colour by colour the smaller count."""
    more = (touches | GUARDS) - others
    enough = more & GUARDS  # the guard survives where there are at least as many
    return touches - (more & enough - (enough >> 11))


def apart(touches: i64, others: i64) -> i64:
    """The touches whose colour the others do not hold at all."""
    absent = (GUARDS - others) & GUARDS
    return touches & (absent - (absent >> 11))


def includes(whole: i64, part: i64) -> bool:
    return ((whole | GUARDS) - part) & GUARDS == GUARDS


def nth(touches: i64, index: i64) -> i64:
    """The touch at an index, if they lay in a row sorted by colour."""
    ahead = ((touches - index - 1) * ONE_OF_EACH + GUARDS) & GUARDS  # a guard for each colour that ends beyond it
    return (ahead & -ahead) >> 11


# --- the parts of a hand, from a table made once ---

HAND: Final = 5
SPREAD: Final[i64] = 1353  # all hands of up to five cards leave different remainders


def _parts(touches: int, colour: int = 0) -> list[int]:
    """All multisets within this one, the empty one included."""
    if colour == len(COLOURS):
        return [0]
    held = touches >> BITS * colour & MAX_TOUCHES
    return [part + (count << BITS * colour) for part in _parts(touches, colour + 1) for count in range(held + 1)]


def _table() -> tuple[vec[i64], vec[i64], vec[i64], vec[i64]]:
    """The non-empty parts of every hand in one long row, small parts first, and where each hand's begin."""
    row: list[int] = []
    first, parts, colours = [0] * int(SPREAD), [0] * int(SPREAD), [0] * int(SPREAD)
    for hand in _parts(HAND * int(ONE_OF_EACH)):
        if size(hand) <= HAND:
            at = hand % int(SPREAD)
            inside = sorted((part for part in _parts(hand) if part), key=lambda part: (int(size(part)), part))
            first[at], parts[at] = len(row), len(inside)
            colours[at] = sum(1 for part in inside if size(part) == 1)
            row += inside
    return vec[i64](row), vec[i64](first), vec[i64](parts), vec[i64](colours)


_TABLE: Final = _table()
_ROW: Final = _TABLE[0]
_FIRST: Final = _TABLE[1]
_PARTS: Final = _TABLE[2]
_COLOURS: Final = _TABLE[3]


def parts(hand: i64) -> i64:
    """How many different non-empty handfuls could be played from up to five cards."""
    return _PARTS[hand % SPREAD]


def colours(hand: i64) -> i64:
    """How many different colours; their single touches are the first parts."""
    return _COLOURS[hand % SPREAD]


def part(hand: i64, index: i64) -> i64:
    return _ROW[_FIRST[hand % SPREAD] + index]


# --- reading and writing ---


def pack(counts: Mapping[str, int]) -> int:
    """Touches by colour, as the one number that states and views have."""
    return sum(counts.get(colour, 0) << BITS * index for index, colour in enumerate(COLOURS))


def unpack(touches: int) -> dict[str, int]:
    """The same by colour, without those of which there are none."""
    left: i64 = touches
    counts: dict[str, int] = {}
    for colour in COLOURS:
        if left & MAX_TOUCHES:
            counts[colour] = int(left & MAX_TOUCHES)
        left >>= BITS
    return counts


def listed(touches: int) -> list[str]:
    """Every touch by name, sorted by colour: the row that `nth` counts in."""
    return [colour for colour, count in unpack(touches).items() for _ in range(count)]


def read_touches(data: object, field: str) -> int:
    """A multiset as JSON has it, strictly."""
    counts: dict[str, int] = {}
    for colour, count in as_map(data, field).items():
        counts[read_colour(colour, field)] = as_whole(count, f"{field}: {colour}", 0, MAX_TOUCHES)
    return pack(counts)


def read_colour(data: object, field: str) -> str:
    if not isinstance(data, str) or data not in COLOURS:
        raise Invalid(f"{field}: unknown colour {data!r}, there are {', '.join(COLOURS)}")
    return data
