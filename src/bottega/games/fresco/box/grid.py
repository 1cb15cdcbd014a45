"""The five by five spaces of the fresco, numbered row by row."""

from __future__ import annotations

from typing import Final

from bottega.core.errors import Invalid
from bottega.core.reading import shown

SIDE: Final = 5
SPACES: Final = 25
CENTRE: Final = 12
NOWHERE: Final = -1


def _steps(space: int, other: int) -> int:
    return max(abs(space // SIDE - other // SIDE), abs(space % SIDE - other % SIDE))


# How many steps of the bishop, diagonals too, lie between two spaces; and the spaces one step away.
STEPS: Final[list[int]] = [_steps(space, other) for space in range(SPACES) for other in range(SPACES)]
NEIGHBOURS: Final[list[tuple[int, ...]]] = [
    tuple([other for other in range(SPACES) if _steps(space, other) == 1]) for space in range(SPACES)
]


def steps(space: int, other: int) -> int:
    return STEPS[SPACES * space + other]


def coordinates(space: int) -> list[int]:
    """Where a space of the ceiling is: `[row, column]`."""
    return [space // SIDE, space % SIDE]


def read_space(data: object, field: str) -> int:
    good = (
        isinstance(data, list) and len(data) == 2 and all(type(number) is int and 0 <= number < SIDE for number in data)
    )
    if not good or not isinstance(data, list):
        raise Invalid(f"{field}: must be [row, column], each 0 to {SIDE - 1}, not {shown(data)}")
    return SIDE * int(data[0]) + int(data[1])
