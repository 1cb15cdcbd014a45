"""What every part of the running server shares: settings, store, time, tasks, limits, metrics, and the slow work.

Threads, processes and password hashing are given as protocols: `server.py` puts in those of `work`, and a program
without threads and processes can put in its own.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Container, Coroutine, Iterable
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from bottega.core.match import Match
from bottega.server.jobs import Job
from bottega.server.limits import Limits
from bottega.server.metrics import Metrics
from bottega.server.peers import Peers
from bottega.server.settings import Settings
from bottega.server.timing import Alarms, Time
from bottega.store import Store

log = logging.getLogger(__name__)

Result = TypeVar("Result")


class Workers(Protocol):
    """Bots that think outside the event loop; `work/workers.py` has them in processes."""

    count: int

    async def choose(
        self, job: Job, match: Match, seat: int, bot: str, share: float = 1.0
    ) -> dict[str, Any] | None: ...

    async def hints(
        self, job: Job, match: Match, seat: int, lang: str, draft: dict[str, Any] | None = None
    ) -> list[dict[str, Any]]: ...

    async def review_piece(
        self, job: Job, record: str, ply: int, iterations: int, instead: dict[str, Any] | None = None
    ) -> dict[str, Any]: ...

    async def warm(self, bots: Iterable[str]) -> None: ...

    async def close(self) -> None: ...


class Pool(Protocol):
    """Work outside the event loop, shared fairly between owners; `work/pools.py` has it in threads."""

    async def run(self, owner: tuple[str, ...], work: Callable[..., Result], *args: object) -> Result: ...

    def close(self) -> None: ...


class Passwords(Protocol):
    """Hashes and checks passwords; `work/passwords.py` does it with Argon2 in threads."""

    async def hash(self, owner: tuple[str, ...], password: str) -> str: ...

    async def verify(self, owner: tuple[str, ...], digest: str | None, password: str) -> bool: ...

    def close(self) -> None: ...


class Tasks:
    """Background tasks: kept until they end, logged when they fail, cancelled when the server stops."""

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
    time: Time
    alarms: Alarms
    workers: Workers
    opening: Pool  # restores stored tables
    narrating: Pool  # replays, imports, descriptions
    passwords: Passwords
    limits: Limits
    peers: Peers
    metrics: Metrics = field(default_factory=Metrics)
    tasks: Tasks = field(default_factory=Tasks)
    outbox_changed: asyncio.Event = field(default_factory=asyncio.Event)  # somebody has to be told of something
    on_table_change: Callable[[str, Container[str]], None] = lambda *_: None  # a code, and whom the table concerns
    sealed: bool = True  # whether seeds are where no player can look: else a deal proves nothing
    started: float = 0.0
    stopping: bool = False
