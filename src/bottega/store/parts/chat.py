"""Chats of tables in the store."""

from __future__ import annotations

from bottega.store.database import Step
from bottega.store.parts.part import StorePart
from bottega.store.rows import ChatRow


class ChatStore(StorePart):
    async def add(self, code: str, row: ChatRow, message: str) -> None:
        """`Conflict` if the number is taken, or the message was added before."""
        values = (code, row.number, row.person, row.seat, row.name, row.text, row.phrase, message, row.at)
        await self._write(
            Step("INSERT INTO chat VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING", values),
            notify=(code, "chat"),
        )

    async def read(self, code: str, after: int = 0, limit: int = 50) -> list[ChatRow]:
        """The newest rows, the oldest of them first."""
        rows = await self.database.read(
            "SELECT number, person, seat, name, text, phrase, at FROM chat WHERE code = $1 AND number > $2"
            " ORDER BY number DESC LIMIT $3",
            *(code, after, limit),
        )
        return [ChatRow(*row) for row in reversed(rows)]

    async def of(self, person: str) -> list[tuple[str, ChatRow]]:
        """Everything somebody said, with the table's code."""
        rows = await self.database.read(
            "SELECT code, number, person, seat, name, text, phrase, at FROM chat WHERE person = $1 ORDER BY at", person
        )
        return [(str(row[0]), ChatRow(*row[1:])) for row in rows]

    async def has(self, code: str, message: str) -> bool:
        return bool(await self.database.read("SELECT 1 FROM chat WHERE code = $1 AND message = $2", code, message))
