"""Time: where it comes from, the clocks of a table, and what is to happen at a certain time.

A clock is plain data, kept with every line of a match's log: seconds left to each side `since` a moment, and the sides
whose time runs. Everything else is arithmetic on it.
"""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Protocol

from msgspec import Struct

from bottega.server.protocol import AsyncClock, Clock, ClockInfo, LiveClock, NoClock

DAY = 86_400.0
GRACE = 60.0  # seconds for somebody who comes back with no time left


class Time(Protocol):
    """The one source of time; tests have one that they move by hand."""

    def now(self) -> float:
        """Seconds since 1970."""

    async def wait(self, until: float | None, changed: asyncio.Event) -> None:
        """Until that time, or until something has changed."""


class SystemTime:
    def now(self) -> float:
        return time.time()

    async def wait(self, until: float | None, changed: asyncio.Event) -> None:
        try:
            async with asyncio.timeout(None if until is None else max(0.0, until - self.now())):
                await changed.wait()
        except TimeoutError:
            return


class ClockState(Struct):
    left: list[float]
    running: list[int]
    since: float

    def left_at(self, now: float) -> list[float]:
        spent = max(0.0, now - self.since)
        return [left - spent if side in self.running else left for side, left in enumerate(self.left)]

    def runs_out(self) -> float | None:
        """When the first side's time is up, if nothing happens before."""
        return min((self.since + self.left[side] for side in self.running), default=None)

    def out(self, now: float) -> list[int]:
        left = self.left_at(now)
        return [side for side in self.running if left[side] <= 0]

    def info(self, now: float) -> ClockInfo:
        return ClockInfo([round(max(0.0, left), 1) for left in self.left_at(now)], list(self.running))


def started(clock: Clock, sides: int, running: Iterable[int], now: float) -> ClockState | None:
    if isinstance(clock, NoClock):
        return None
    return ClockState([full(clock)] * sides, sorted(set(running)), now)


def full(clock: LiveClock | AsyncClock) -> float:
    return clock.minutes * 60 if isinstance(clock, LiveClock) else clock.days * DAY


def after_log_entry(
    clock: Clock, state: ClockState | None, running: Iterable[int], now: float, moved: int | None = None
) -> ClockState | None:
    """After a line of the log: `moved` is the side that made a move, `running` are those now awaited."""
    if state is None or isinstance(clock, NoClock):
        return None
    left, running = state.left_at(now), sorted(set(running))
    if isinstance(clock, LiveClock):
        if moved is not None:
            left[moved] += clock.increment
    else:
        for side in range(len(left)):
            if side not in state.running or side == moved:
                left[side] = full(clock)
    return ClockState(left, running, now)


def with_grace(clock: Clock, state: ClockState | None, side: int) -> ClockState | None:
    """Whoever returns has a moment to look around."""
    if state is None or isinstance(clock, NoClock):
        return state
    least = max(GRACE, clock.increment) if isinstance(clock, LiveClock) else full(clock)
    left = [max(seconds, least) if place == side else seconds for place, seconds in enumerate(state.left)]
    return ClockState(left, state.running, state.since)


class Alarms:
    """Calls when a time has come; one for each name, the last one set counts."""

    def __init__(self, source: Time, ring: Callable[[str], Awaitable[None]]) -> None:
        self._time = source
        self._ring = ring
        self._heap: list[tuple[float, str]] = []
        self._set: dict[str, float] = {}
        self._changed = asyncio.Event()

    def set(self, name: str, when: float | None) -> None:
        if when is None:
            self._set.pop(name, None)
        elif self._set.get(name) != when:
            self._set[name] = when
            heapq.heappush(self._heap, (when, name))
            if self._heap[0] == (when, name):
                self._changed.set()

    async def run(self) -> None:
        while True:
            self._changed.clear()
            for name in self._due():
                await self._ring(name)
            until = self._heap[0][0] if self._heap else None
            if until is None or until > self._time.now():
                await self._time.wait(until, self._changed)

    def _due(self) -> Sequence[str]:
        due = []
        while self._heap and self._heap[0][0] <= self._time.now():
            when, name = heapq.heappop(self._heap)
            if self._set.get(name) == when:
                del self._set[name]
                due.append(name)
        return due
