"""Whether the server can store moves: what `/healthz` answers."""

from __future__ import annotations

import asyncio
from typing import Any

from bottega.server.services import Services
from bottega.store import StoreError

SECONDS = 2.0  # for an answer of the database
FRESH_SECONDS = 1.0  # an answer serves all who ask within this time: strangers may not make us write as they please


class Health:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._ping: asyncio.Task[Any] | None = None
        self._begun = 0.0

    async def trouble(self) -> str | None:
        """What is wrong with the database."""
        now = self._services.time.now()
        if self._ping is None or (self._ping.done() and now >= self._begun + FRESH_SECONDS):
            self._begun = now
            self._ping = asyncio.create_task(self._look(now), name="health")
        done, _ = await asyncio.wait({self._ping}, timeout=SECONDS)
        return self._ping.result() if done else "database: does not answer"

    async def _look(self, now: float) -> str | None:
        try:
            await self._services.store.ping(now)
        except StoreError as error:
            return str(error)
        return None
