"""Reviews of finished games in the store, piece by piece. The pieces of a ply are all the same: the first is kept."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from bottega.store.database import Conflict, Step
from bottega.store.parts.part import StorePart, from_text, to_text


class ReviewStore(StorePart):
    async def add(self, code: str, iterations: int, ply: int, piece: dict[str, Any]) -> None:
        values = (code, iterations, ply, to_text(piece))
        with suppress(Conflict):  # another process was at it too
            await self._write(Step("INSERT INTO reviews VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING", values))

    async def count(self, code: str, iterations: int) -> int:
        """How many pieces there are. They are made in their order, so it is the next ply too."""
        sql = "SELECT count(*) FROM reviews WHERE code = $1 AND iterations = $2"
        return int((await self.database.read(sql, code, iterations))[0][0])

    async def get(self, code: str, iterations: int) -> list[dict[str, Any]]:
        """In the order of plies."""
        sql = "SELECT piece FROM reviews WHERE code = $1 AND iterations = $2 ORDER BY ply"
        return [from_text(row[0]) for row in await self.database.read(sql, code, iterations)]
