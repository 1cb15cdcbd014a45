"""Records of games that were played elsewhere, imported to be replayed here."""

from __future__ import annotations

from typing import Any

import msgspec

from bottega.store.database import Step
from bottega.store.parts.part import StorePart


class RecordStore(StorePart):
    async def add(self, code: str, record: str, now: float) -> None:
        await self._write(Step("INSERT INTO imports VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", (code, record, now)))

    async def get(self, code: str) -> dict[str, Any] | None:
        rows = await self.database.read("SELECT record FROM imports WHERE code = $1", code)
        return dict(msgspec.json.decode(rows[0][0])) if rows else None
