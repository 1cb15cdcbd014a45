"""Reports in the store: what players told the host about a name or a chat message."""

from __future__ import annotations

from bottega.store.database import Step
from bottega.store.hosts import note_of
from bottega.store.part import StorePart
from bottega.store.rows import Act, ReportRow

COLUMNS = "number, at, reporter, person, code, chat, name, text, note, answer, answered"


class ReportStore(StorePart):
    async def add(self, row: ReportRow) -> None:
        """Its number is given by the store. `Conflict` if the same person has reported the same thing."""
        await self._write(
            Step(
                "INSERT INTO reports (number, at, reporter, person, code, chat, name, text, note)"
                " SELECT (SELECT COALESCE(max(number), 0) + 1 FROM reports), CAST($1 AS DOUBLE PRECISION),"
                " CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS BIGINT), CAST($6 AS TEXT),"
                " CAST($7 AS TEXT), CAST($8 AS TEXT) WHERE NOT EXISTS (SELECT 1 FROM reports WHERE reporter = $2"
                " AND person = $3 AND code = $4 AND COALESCE(chat, -1) = COALESCE($5, -1) AND name = $6)",
                (row.at, row.reporter, row.person, row.code, row.chat, row.name, row.text, row.note),
            )
        )

    async def all(self, answered: bool) -> list[ReportRow]:
        """The oldest first."""
        condition = "IS NOT NULL" if answered else "IS NULL"
        rows = await self.database.read(f"SELECT {COLUMNS} FROM reports WHERE answered {condition} ORDER BY number")
        return [ReportRow(*row) for row in rows]

    async def answer(self, number: int, act: Act) -> None:
        """`Conflict` if there is no such report, or it is answered."""
        sql = "UPDATE reports SET answer = $2, answered = $3 WHERE number = $1 AND answered IS NULL"
        await self._write(Step(sql, (number, act.note, act.at)), note_of(act))
