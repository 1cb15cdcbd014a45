"""Long work for one client in slices, so that others have their turn in between, and charged to their address.

After each slice the thread rests: Python runs one thread at a time, and moves go first. Slices are as short as a move,
so that a move meets one of them at most.

A client that hangs up is worked for until the end of a slice, no longer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import monotonic, sleep
from typing import TypeVar

from bottega.server.services import Services

try:
    from time import thread_time
except ImportError:  # where Python runs in a page there are no threads
    from time import process_time as thread_time

SLICE = 0.005  # seconds of work before the next one's turn
REST = 0.01
REFILL_SECONDS = 120.0  # until an address that has used all its seconds has them again

Item = TypeVar("Item")
Result = TypeVar("Result")


async def in_slices(services: Services, owner: tuple[str, ...], work: Iterator[Item]) -> list[Item]:
    """Everything that `work` yields. Refused as `too-fast` where the address has used its seconds."""
    _check(services, owner)
    done: list[Item] = []
    while True:
        some, is_all = await _charge(services, owner, _some, work)
        done += some
        if is_all:
            return done


async def in_one_slice(
    services: Services, owner: tuple[str, ...], work: Callable[..., Result], *args: object
) -> Result:
    """The same for work that cannot be cut."""
    _check(services, owner)
    return await _charge(services, owner, work, *args)


def _limit(services: Services, owner: tuple[str, ...]) -> tuple[str, str, float, float]:
    most = services.settings.narration_seconds
    return "narration", owner[0], most / REFILL_SECONDS, most


def _check(services: Services, owner: tuple[str, ...]) -> None:
    services.limits.take(*_limit(services, owner), services.time.now(), count=0.0)


async def _charge(services: Services, owner: tuple[str, ...], work: Callable[..., Result], *args: object) -> Result:
    timed: tuple[Result, float] = await services.narrating.run(owner, _timed, work, *args)
    services.limits.spend(*_limit(services, owner), services.time.now(), timed[1])
    return timed[0]


def _timed(work: Callable[..., Result], *args: object) -> tuple[Result, float]:
    before = thread_time()
    return work(*args), thread_time() - before


def _some(work: Iterator[Item]) -> tuple[list[Item], bool]:
    """As much as can be made in SLICE seconds, and whether that was all."""
    until, some = monotonic() + SLICE, []
    for item in work:
        some.append(item)
        if monotonic() >= until:
            sleep(REST)
            return some, False
    return some, True
