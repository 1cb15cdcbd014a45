"""What every part of the running server shares: settings, store, time, tasks, bots."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any

from bottega.server.operate.metrics import Metrics
from bottega.server.people.limits import Limits
from bottega.server.settings import Settings
from bottega.server.table.clocks import Alarms, SystemTime, Time
from bottega.server.work.pools import Pool
from bottega.server.work.workers import Workers
from bottega.store import Store

log = logging.getLogger(__name__)


class Tasks:
    """Background work: held on to, logged when it fails, cancelled at the end."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, Any], name: str) -> asyncio.Task[Any]:
        task = asyncio.create_task(work, name=name)
        self._running.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("task failed", extra={"task": task.get_name()}, exc_info=error)

    async def stop(self) -> None:
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)


@dataclass
class Services:
    settings: Settings
    store: Store
    alarms: Alarms
    time: Time = field(default_factory=SystemTime)
    workers: Workers = field(default_factory=Workers)
    limits: Limits = field(default_factory=Limits)
    metrics: Metrics = field(default_factory=Metrics)
    tasks: Tasks = field(default_factory=Tasks)
    opening: Pool = field(default_factory=lambda: Pool("opening", 2))  # stored tables
    telling: Pool = field(default_factory=lambda: Pool("telling", 1))  # replays, imports, descriptions
    hashing: Pool = field(default_factory=lambda: Pool("hashing", 2))  # passwords: 64 MB and a fifth of a second each
    started: float = 0.0
    stopping: bool = False
