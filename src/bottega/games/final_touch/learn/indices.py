"""The actions of Final Touch by number, for learners.

Every handful to improve with comes first, small ones before large ones, then every colour to smear with.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.final_touch.box.touches import (
    BITS,
    COLOURS,
    HAND,
    SPREAD,
    apart,
    colours,
    common,
    part,
    parts,
    unpack,
)
from bottega.games.final_touch.rules.actions import Play


def _handfuls() -> list[int]:
    touches = [1 << BITS * colour for colour in range(len(COLOURS))]
    return [sum(handful) for count in range(1, HAND + 1) for handful in combinations_with_replacement(touches, count)]


def _indices() -> list[int]:
    """The index of each handful, by its remainder."""
    indices = [0] * int(SPREAD)
    for index, handful in enumerate(_handfuls()):
        indices[handful % int(SPREAD)] = index
    return indices


HANDFULS: Final = vec[i64](_handfuls())
INDICES: Final = vec[i64](_indices())
SMEARS: Final[i64] = 251  # the first index that smears; all handfuls of up to five cards come before


def legal(hand: i64, lacking: i64) -> vec[i64]:
    """The same as `turn.plays`, as indices."""
    fit, free = common(hand, lacking), apart(hand, lacking)
    improvements, smears = parts(fit), colours(free)
    found = vec[i64](capacity=improvements + smears)
    for index in range(improvements):
        found = append(found, INDICES[part(fit, index) % SPREAD])
    for index in range(smears):
        found = append(found, SMEARS + INDICES[part(free, index) % SPREAD])
    return found


def labels() -> list[str]:
    improve = [f"improve with {named(handful)}" for handful in _handfuls()]
    return improve + [f"smear with {colour}" for colour in COLOURS]


def named(touches: int) -> str:
    return ", ".join(colour if count == 1 else f"{count} {colour}" for colour, count in unpack(touches).items())


def action(index: i64) -> Play:
    return Play(HANDFULS[index], 0) if index < SMEARS else Play(0, HANDFULS[index - SMEARS])


def index_of(play: Play) -> int:
    if play.smear:
        return int(SMEARS + INDICES[play.smear % SPREAD])
    return int(INDICES[play.improve % SPREAD])
