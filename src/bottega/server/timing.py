"""The time, and alarms: what the server waits for by the clock."""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol


class Time(Protocol):
    """The one source of time. Tests have one that they move by hand."""

    def now(self) -> float:
        """Seconds since 1970."""

    async def wait(self, until: float | None, changed: asyncio.Event) -> None:
        """Returns at that time, or when `changed` is set."""


class SystemTime:
    """Never goes back, or whatever waits for a time would wait for as long again.

    Where the system's clock is set back, this one goes on as it did until that has caught up, or the server restarts.
    """

    def __init__(self) -> None:
        self._ahead = 0.0  # of the steady clock, as much as the system's ever was

    def now(self) -> float:
        steady = time.monotonic()
        self._ahead = max(self._ahead, time.time() - steady)
        return steady + self._ahead

    async def wait(self, until: float | None, changed: asyncio.Event) -> None:
        try:
            async with asyncio.timeout(None if until is None else max(0.0, until - self.now())):
                await changed.wait()
        except TimeoutError:
            return


class Alarms:
    """Rings with a name when its time has come. A name has one alarm: the last one set."""

    def __init__(self, source: Time) -> None:
        self._time = source
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

    async def run(self, ring: Callable[[str], Awaitable[None]]) -> None:
        while True:
            self._changed.clear()
            for name in self._due():
                await ring(name)
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
