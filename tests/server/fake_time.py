"""Time that stands still until a test moves it."""

from __future__ import annotations

import asyncio
from contextlib import suppress


class FakeTime:
    def __init__(self) -> None:
        self.at = 1_800_000_000.0
        self._waiting: list[tuple[asyncio.AbstractEventLoop, asyncio.Event]] = []

    def now(self) -> float:
        return self.at

    def advance(self, seconds: float) -> None:
        """From any thread; whoever waits looks at the time again."""
        self.at += seconds
        waiting, self._waiting = self._waiting, []
        for loop, moved in waiting:
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(moved.set)

    async def wait(self, until: float | None, changed: asyncio.Event) -> None:
        while not changed.is_set() and (until is None or self.at < until):
            moved = asyncio.Event()
            self._waiting.append((asyncio.get_running_loop(), moved))
            tasks = [asyncio.create_task(moved.wait()), asyncio.create_task(changed.wait())]
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in tasks:
                    task.cancel()
