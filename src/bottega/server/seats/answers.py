"""How quickly people answer in slow games, told roughly to whoever thinks of sitting down with them."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence

from bottega.store import Store

HOURS = (1, 3, 6, 12, 24, 48, 72)  # that are told; who takes longer is told of by nothing
ENOUGH = 5  # answers; of fewer nothing is told
MOSTLY = 0.75  # of the answers came within that time
HOUR = 3_600.0


async def answer_hours(store: Store, people: Collection[str]) -> dict[str, int]:
    """Within how many hours people mostly answer, of those of whom enough is known."""
    found = await store.habits.replies(people)
    hours = {person: within(seconds) for person, seconds in found.items()}
    return {person: each for person, each in hours.items() if each is not None}


def within(seconds: Sequence[float]) -> int | None:
    if len(seconds) < ENOUGH:
        return None
    mostly = sorted(seconds)[math.ceil(MOSTLY * len(seconds)) - 1]
    return next((hours for hours in HOURS if mostly <= hours * HOUR), None)
