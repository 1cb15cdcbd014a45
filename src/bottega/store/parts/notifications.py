"""Notifications in the store: where people want to be told of their turns, and the outbox of what has to be told."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from bottega.store.database import Conflict, Step
from bottega.store.parts.part import StorePart, from_text, to_text
from bottega.store.rows import ChannelRow, DueRow, QuietHours, Turn

CHANNEL = "id, person, kind, target, label, origin, session, confirmed, problem, last_sent, created"
ADD = f"INSERT INTO channels ({CHANNEL}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)"
TELL = (  # one row for each channel of the person, and none for most people
    "INSERT INTO outbox (channel, code, kind, person, seat, seq, due, lease, tries, closing)"
    " SELECT id, CAST($1 AS TEXT), CAST($2 AS TEXT), person, CAST($4 AS BIGINT), CAST($5 AS BIGINT),"
    " CAST($6 AS DOUBLE PRECISION), 0, 0, 0 FROM channels WHERE person = $3 AND confirmed = 1"
    " ON CONFLICT (channel, code, kind) DO UPDATE SET person = excluded.person, seat = excluded.seat,"
    " seq = excluded.seq, due = excluded.due, claim = NULL, lease = 0, tries = 0, sent = NULL, closing = 0"
)
CLAIM = (
    "UPDATE outbox SET claim = $1, lease = $2 WHERE due <= $3 AND lease <= $3 AND (channel, code, kind) IN"
    " (SELECT channel, code, kind FROM outbox WHERE due <= $3 AND lease <= $3 ORDER BY due LIMIT $4)"
)
CLAIMED = (
    "SELECT outbox.channel, outbox.code, outbox.kind, outbox.person, seat, seq, tries, sent, closing, people.lang,"
    " quiet_hours.zone, quiet_hours.start, quiet_hours.finish"
    " FROM outbox JOIN people ON people.id = outbox.person LEFT JOIN quiet_hours ON quiet_hours.person = outbox.person"
    " WHERE claim = $1 ORDER BY outbox.channel, due"
)
MINE = "channel = $1 AND code = $2 AND kind = $3 AND claim = $4"  # unless somebody else has it by now
FREE = "claim = NULL, lease = 0"
NEXT = "SELECT min(CASE WHEN lease > due THEN lease ELSE due END) FROM outbox WHERE due IS NOT NULL"
ON_SIGNED_OUT_DEVICES = (
    "DELETE FROM channels WHERE id = $1 AND session IS NOT NULL"
    " AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.id = channels.session)"
)


def tell_of(code: str, turn: Turn) -> Step:
    """Part of the write that makes it somebody's turn."""
    return Step(TELL, (code, turn.kind, turn.person, turn.seat, turn.seq, turn.due))


def move_to(guest: str, account: str) -> list[Step]:
    """Part of merging a guest into an account, whose own quiet hours win."""
    both = (guest, account)
    return [
        Step("UPDATE channels SET person = $2 WHERE person = $1", both),
        Step("UPDATE outbox SET person = $2 WHERE person = $1", both),
        Step(
            "UPDATE quiet_hours SET person = $2 WHERE person = $1"
            " AND NOT EXISTS (SELECT 1 FROM quiet_hours AS own WHERE own.person = $2)",
            both,
        ),
        Step("DELETE FROM quiet_hours WHERE person = $1", (guest,)),
    ]


OF_A_PERSON = [f"DELETE FROM {name} WHERE person = $1" for name in ("channels", "quiet_hours", "outbox")]


class ChannelStore(StorePart):
    async def add(self, row: ChannelRow) -> None:
        """A browser belongs to whoever used it last: another person's push channel to it is deleted."""
        target = to_text(row.target)
        values = (
            *(row.id, row.person, row.kind, target, row.label, row.origin, row.session),
            *(int(row.confirmed), row.problem, row.last_sent, row.created),
        )
        same = "target = $1 AND kind = $2 AND id <> $3 AND (person = $4 OR kind = 'push')"
        which = (target, row.kind, row.id, row.person)
        await self._write(
            Step(ADD, values),
            Step(f"DELETE FROM outbox WHERE channel IN (SELECT id FROM channels WHERE {same})", which),
            Step(f"DELETE FROM channels WHERE {same}", which),
        )

    async def get(self, id: str) -> ChannelRow | None:  # noqa: A002
        rows = await self.database.read(f"SELECT {CHANNEL} FROM channels WHERE id = $1", id)
        return _channel(rows[0]) if rows else None

    async def of(self, person: str) -> list[ChannelRow]:
        sql = f"SELECT {CHANNEL} FROM channels WHERE person = $1 ORDER BY created, id"
        return [_channel(row) for row in await self.database.read(sql, person)]

    async def confirm(self, id: str) -> None:  # noqa: A002
        """`Conflict` if there is no such channel."""
        await self._write(Step("UPDATE channels SET confirmed = 1 WHERE id = $1", (id,)))

    async def remove(self, id: str) -> None:  # noqa: A002
        """`Conflict` if there is no such channel."""
        await self._write(
            Step("DELETE FROM channels WHERE id = $1", (id,)), Step("DELETE FROM outbox WHERE channel = $1", (id,))
        )

    async def remove_if_signed_out(self, id: str) -> bool:  # noqa: A002
        """Whether the channel was that of a browser whose session has ended."""
        try:
            await self._write(Step(ON_SIGNED_OUT_DEVICES, (id,)), Step("DELETE FROM outbox WHERE channel = $1", (id,)))
        except Conflict:
            return False
        return True

    async def change_session(self, before: str, after: str) -> None:
        """The browser of a session has another one now."""
        with suppress(Conflict):  # most have no channel
            await self._write(Step("UPDATE channels SET session = $2 WHERE session = $1", (before, after)))

    async def take_turn(self, id: str, now: float, before: float) -> None:  # noqa: A002
        """Whoever sends to it next; `Conflict` if that was done after `before` already."""
        sql = "UPDATE channels SET last_sent = $2 WHERE id = $1 AND last_sent <= $3"
        await self._write(Step(sql, (id, now, before)))

    async def note_problem(self, id: str, problem: str) -> None:  # noqa: A002
        with suppress(Conflict):
            sql = "UPDATE channels SET problem = $2 WHERE id = $1 AND problem <> $2"
            await self._write(Step(sql, (id, problem)))

    async def quiet_hours(self, person: str) -> QuietHours | None:
        rows = await self.database.read("SELECT zone, start, finish FROM quiet_hours WHERE person = $1", person)
        return QuietHours(*rows[0]) if rows else None

    async def set_quiet_hours(self, person: str, hours: QuietHours | None) -> None:
        if hours is None:
            with suppress(Conflict):
                await self._write(Step("DELETE FROM quiet_hours WHERE person = $1", (person,)))
            return
        sql = (
            "INSERT INTO quiet_hours VALUES ($1, $2, $3, $4) ON CONFLICT (person)"
            " DO UPDATE SET zone = excluded.zone, start = excluded.start, finish = excluded.finish"
        )
        await self._write(Step(sql, (person, hours.zone, hours.start, hours.finish)))


class OutboxStore(StorePart):
    async def next_due(self) -> float | None:
        """When something has to be done, or a process that has claimed it and did not finish counts as gone."""
        found = (await self.database.read(NEXT))[0][0]
        return None if found is None else float(found)

    async def claim(self, name: str, now: float, lease: float, limit: int) -> list[DueRow]:
        """Takes what is due until `lease`; another process gets it after that. `name` must be new."""
        try:
            await self._write(Step(CLAIM, (name, lease, now, limit)))
        except Conflict:
            return []
        return [_due(row) for row in await self.database.read(CLAIMED, name)]

    async def mark_sent(self, name: str, row: DueRow, now: float) -> None:
        """What was closed while it was on its way has to be closed at once."""
        await self._mine(
            f"UPDATE outbox SET sent = $5, {FREE}, due = CASE WHEN closing = 1 THEN CAST($5 AS DOUBLE PRECISION)"
            f" ELSE NULL END WHERE {MINE}",
            *(name, row, now),
            notify=(row.code, "notified"),
        )

    async def postpone(self, name: str, row: DueRow, due: float, tries: int) -> None:
        await self._mine(f"UPDATE outbox SET due = $5, tries = $6, {FREE} WHERE {MINE}", name, row, due, tries)

    async def drop(self, name: str, row: DueRow) -> None:
        await self._mine(f"DELETE FROM outbox WHERE {MINE}", name, row)

    async def _mine(self, sql: str, name: str, row: DueRow, *args: Any, notify: tuple[str, str] | None = None) -> None:
        with suppress(Conflict):  # a new turn has begun, or the lease had ended
            await self._write(Step(sql, (row.channel, row.code, row.kind, name, *args)), notify=notify)

    async def close(self, code: str, person: str, now: float) -> bool:
        """Somebody looks at a table: what they were told of their turn there disappears. False if that was nothing."""
        told = "code = $1 AND person = $2 AND kind = 'turn' AND closing = 0"
        if not await self.database.read(f"SELECT 1 FROM outbox WHERE {told} LIMIT 1", code, person):
            return False  # as mostly: no write then
        with suppress(Conflict):
            sql = f"UPDATE outbox SET closing = 1, due = $3 WHERE {told}"
            await self._write(Step(sql, (code, person, now)), notify=(code, "notified"))
        return True

    async def notified(self, code: str) -> dict[str, float]:
        """When those who are waited for at a table were last told."""
        sql = (
            "SELECT person, max(sent) FROM outbox WHERE code = $1 AND sent IS NOT NULL AND closing = 0 GROUP BY person"
        )
        return {str(person): float(sent) for person, sent in await self.database.read(sql, code)}

    async def clean(self, before: float) -> None:
        """Deletes what was told before then."""
        with suppress(Conflict):
            await self._write(Step("DELETE FROM outbox WHERE sent < $1", (before,)))


def _channel(row: Any) -> ChannelRow:
    found = ChannelRow(*row)
    found.target, found.confirmed = from_text(str(row[3])), bool(found.confirmed)
    return found


def _due(row: Any) -> DueRow:
    *plain, closing, lang, zone, start, finish = row
    quiet = None if zone is None else QuietHours(zone, start, finish)
    return DueRow(*[*plain, bool(closing), lang, quiet])
