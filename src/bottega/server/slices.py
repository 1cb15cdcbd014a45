"""Long work for one client in slices, so that others have their turn in between, and charged to their address.

A client that hangs up is worked for until the end of a slice, no longer.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic, thread_time
from typing import TypeVar

from bottega.server.services import Services

SLICE = 0.02  # seconds of work before the next one's turn
REFILL_SECONDS = 120.0  # until an address that has used all its seconds has them again

Item = TypeVar("Item")


async def in_slices(services: Services, owner: tuple[str, ...], work: Iterator[Item]) -> list[Item]:
    """Everything that `work` yields. Refused as `too-fast` where the address has used its seconds."""
    most, now = services.settings.narration_seconds, services.time.now
    limit = ("narration", owner[0], most / REFILL_SECONDS, most)
    services.limits.take(*limit, now(), count=0.0)
    done: list[Item] = []
    while True:
        some, is_all, seconds = await services.narrating.run(owner, _some, work)
        services.limits.spend(*limit, now(), seconds)
        done += some
        if is_all:
            return done


def _some(work: Iterator[Item]) -> tuple[list[Item], bool, float]:
    """As much as can be made in SLICE seconds, whether that was all, and how long it took."""
    until, before, some = monotonic() + SLICE, thread_time(), []
    for item in work:
        some.append(item)
        if monotonic() >= until:
            return some, False, thread_time() - before
    return some, True, thread_time() - before
