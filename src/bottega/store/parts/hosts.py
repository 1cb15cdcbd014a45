"""What hosts decide, in the store (bans, invitations, new passwords, the audit log), and what players tell them."""

from __future__ import annotations

from bottega.store.database import Conflict, Step
from bottega.store.parts.part import StorePart
from bottega.store.parts.sessions import new_password
from bottega.store.rows import Act, Ban, ReportRow

NOTE = (
    "INSERT INTO audit (number, at, operator, act, subject, note)"
    " VALUES ((SELECT COALESCE(max(number), 0) + 1 FROM audit), $1, $2, $3, $4, $5)"
)

REPORT = "number, at, reporter, person, code, chat, name, text, note, answer, answered"


class HostStore(StorePart):
    # --- the audit log ---

    async def acts(self, after: int = 0, limit: int = 1000) -> list[Act]:
        """What hosts did, the oldest first."""
        sql = "SELECT number, at, operator, act, subject, note FROM audit WHERE number > $1 ORDER BY number LIMIT $2"
        return [Act(*row) for row in await self.database.read(sql, after, limit)]

    async def last_act(self) -> int:
        return int((await self.database.read("SELECT COALESCE(max(number), 0) FROM audit"))[0][0])

    # --- bans ---

    async def bans(self) -> list[Ban]:
        return [Ban(*row) for row in await self.database.read("SELECT subject, reason, at FROM bans ORDER BY at")]

    async def ban(self, act: Act) -> None:
        sql = "INSERT INTO bans VALUES ($1, $2, $3) ON CONFLICT (subject) DO UPDATE SET reason = excluded.reason"
        await self._write(Step(sql, (act.subject, act.note, act.at)), note_of(act))

    async def unban(self, act: Act) -> None:
        """`Conflict` if there is no such ban."""
        await self._write(Step("DELETE FROM bans WHERE subject = $1", (act.subject,)), note_of(act))

    # --- passwords ---

    async def set_password(self, act: Act, password: str) -> None:
        """Ends all sessions of the account too. `Conflict` if the person has no account."""
        await self._write(
            *new_password(act.subject, password),
            note_of(act),
            notify=(act.subject, "sessions"),
        )

    # --- invitations ---

    async def invite(self, act: Act, digest: str, expires: float) -> None:
        await self._write(
            Step("INSERT INTO invitations VALUES ($1, $2)", (digest, expires)),
            Step("DELETE FROM invitations WHERE expires <= $1", (act.at,)),
            note_of(act),
        )

    async def use_invitation(self, digest: str, now: float) -> bool:
        """It works once. False if it is unknown, used or expired."""
        try:
            await self._write(Step("DELETE FROM invitations WHERE digest = $1 AND expires > $2", (digest, now)))
        except Conflict:
            return False
        return True


def note_of(act: Act) -> Step:
    """The line about an act in the audit log, written together with what the act changes."""
    return Step(NOTE, (act.at, act.operator, act.act, act.subject, act.note))


class ReportStore(StorePart):
    """What players told the host about a name or a chat message."""

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
        rows = await self.database.read(f"SELECT {REPORT} FROM reports WHERE answered {condition} ORDER BY number")
        return [ReportRow(*row) for row in rows]

    async def answer(self, number: int, act: Act) -> None:
        """`Conflict` if there is no such report, or it is answered."""
        sql = "UPDATE reports SET answer = $2, answered = $3 WHERE number = $1 AND answered IS NULL"
        await self._write(Step(sql, (number, act.note, act.at)), note_of(act))
