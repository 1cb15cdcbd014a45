"""Sessions in the store: on which devices somebody is signed in. Only the hash of a session's token is kept."""

from __future__ import annotations

from bottega.store.database import Conflict, Step
from bottega.store.parts.part import StorePart
from bottega.store.rows import Person, SessionRow

SESSION = "sessions.id, sessions.person, sessions.began, sessions.device, sessions.created, sessions.seen"
PERSON = "people.id, people.name, people.lang, people.created, people.account, people.owner"
COLUMNS = len(SESSION.split(","))
INSERT = "INSERT INTO sessions (id, person, began, device, created, seen) VALUES ($1, $2, $3, $4, $5, $6)"
FORGET_OLD_COOKIE = "UPDATE people SET old_cookie = 0 WHERE id = $1"  # the one without a session, of version 0.1.0


class SessionStore(StorePart):
    async def begin(self, row: SessionRow, expired: float) -> None:
        """Also deletes all sessions that were last seen before `expired`."""
        await self._write(
            Step(INSERT, (row.id, row.person, row.began, row.device, row.created, row.seen)),
            Step("DELETE FROM sessions WHERE seen <= $1", (expired,)),
        )

    async def get(self, id: str) -> tuple[SessionRow, Person] | None:  # noqa: A002
        """A session and whose it is."""
        rows = await self.database.read(
            f"SELECT {SESSION}, {PERSON} FROM sessions JOIN people ON people.id = sessions.person"
            " WHERE sessions.id = $1",
            id,
        )
        return (SessionRow(*rows[0][:COLUMNS]), Person(*rows[0][COLUMNS:])) if rows else None

    async def of(self, person: str) -> list[SessionRow]:
        """The last seen first."""
        sql = f"SELECT {SESSION} FROM sessions WHERE person = $1 ORDER BY seen DESC, created DESC"
        return [SessionRow(*row) for row in await self.database.read(sql, person)]

    async def see(self, id: str, now: float) -> None:  # noqa: A002
        try:
            await self._write(Step("UPDATE sessions SET seen = $2 WHERE id = $1 AND seen < $2", (id, now)))
        except Conflict:  # it has ended, or another process wrote later
            return

    # --- ending; other processes are told whose sessions have changed ---

    async def end(self, person: str, id: str) -> None:  # noqa: A002
        """`Conflict` if this person has no such session."""
        await self._write(
            Step("DELETE FROM sessions WHERE id = $1 AND person = $2", (id, person)),
            Step(FORGET_OLD_COOKIE, (person,)),
            notify=(person, "sessions"),
        )

    async def end_all(self, person: str) -> None:
        try:
            await self._write(
                Step(FORGET_OLD_COOKIE, (person,)),
                Step("DELETE FROM sessions WHERE person = $1", (person,)),
                notify=(person, "sessions"),
            )
        except Conflict:  # nobody
            return

    # --- cookies of before ---

    async def has_old_cookie(self, person: str) -> bool:
        """Whether the signed id that version 0.1.0 gave this person still counts."""
        rows = await self.database.read("SELECT old_cookie FROM people WHERE id = $1", person)
        return bool(rows and rows[0][0])


def new_password(person: str, password: str) -> tuple[Step, ...]:
    """Whoever had a way in before has it no longer."""
    return (
        Step(
            "UPDATE people SET password = $2 WHERE id = $1 AND account IS NOT NULL AND owner IS NULL",
            (person, password),
        ),
        Step(FORGET_OLD_COOKIE, (person,)),
        Step("DELETE FROM sessions WHERE person = $1", (person,)),
        Step("DELETE FROM links WHERE person = $1", (person,)),
    )
