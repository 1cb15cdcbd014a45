"""Boxes in the store: the component lists that tables are played with, beside ours. One is never changed."""

from __future__ import annotations

from contextlib import suppress

from bottega.boxes import Box
from bottega.store.database import Conflict, Step
from bottega.store.parts.part import StorePart


class BoxStore(StorePart):
    async def add(self, box: Box, now: float) -> None:
        values = (box.hash, box.game, box.text, now)
        with suppress(Conflict):  # it is there already
            await self._write(Step("INSERT INTO boxes VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING", values))

    async def get(self, hash: str) -> Box | None:  # noqa: A002
        rows = await self.database.read("SELECT game, text FROM boxes WHERE hash = $1", hash)
        return Box(*rows[0]) if rows else None
