"""Threads for work that would hold up the event loop. Each kind of work has its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from bottega.server.jobs import Job
from bottega.server.work.fair_queue import FairQueue

Result = TypeVar("Result")


class Pool:
    """Addresses take turns, so that one that asks for much does not delay the others."""

    def __init__(self, name: str, threads: int) -> None:
        self._queue = FairQueue(threads)
        self._threads = ThreadPoolExecutor(threads, f"bottega-{name}")

    async def run(self, owner: tuple[str, ...], work: Callable[..., Result], *args: object) -> Result:
        async with self._queue.turn(Job(owner)):
            return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
