"""Logs of matches in the store: append-only, each place taken once, and a snapshot now and then."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from bottega.store.database import Conflict, Step
from bottega.store.parts.habits import note_reply
from bottega.store.parts.notifications import tell_of
from bottega.store.parts.part import StorePart, to_text
from bottega.store.rows import LogRow, Progress, Reply, Turn

logger = logging.getLogger(__name__)

APPEND = (
    "INSERT INTO log (code, seq, entry, message, at, awaited) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING"
)
END = "INSERT INTO log_ends VALUES ($1, $2) ON CONFLICT (code) DO UPDATE SET seq = excluded.seq"
PROGRESS = (
    "UPDATE tables SET status = $2, clock = $3, due = $4, outcome = $5, resigned = $6, updated = $7 WHERE code = $1"
)
SNAPSHOT = (
    "INSERT INTO snapshots VALUES ($1, $2, $3)"
    " ON CONFLICT (code) DO UPDATE SET seq = excluded.seq, body = excluded.body"
)


class LogStore(StorePart):
    def append(
        self,
        code: str,
        row: LogRow,
        awaited: Sequence[int],
        progress: Progress | None = None,
        snapshot: dict[str, Any] | None = None,
        turns: Sequence[Turn] = (),
        reply: Reply | None = None,
    ) -> Awaitable[None]:
        """Adds a row to a match's log. `Conflict` if its seq is taken, or its message is in the log already.

        `turns`: those who are to be told of what they have to do now. `reply`: how long its sender took for it.
        """
        values = (code, row.seq, to_text(row.data), row.message, row.at, to_text(awaited))
        steps = [Step(APPEND, values), Step(END, (code, row.seq))]
        if progress is not None:
            new = (
                *(progress.status, to_text(progress.clock), progress.due, to_text(progress.outcome)),
                *(to_text(progress.resigned), row.at),
            )
            steps.append(Step(PROGRESS, (code, *new)))
        if snapshot is not None:
            steps.append(Step(SNAPSHOT, (code, row.seq, to_text(snapshot))))
        steps += [tell_of(code, turn) for turn in turns]
        steps += [] if reply is None else note_reply(reply)
        return self._write(*steps, notify=(code, "log"))

    async def read(self, code: str, after: int = 0) -> list[LogRow]:
        sql = "SELECT seq, entry, at, message FROM log WHERE code = $1 AND seq > $2 ORDER BY seq"
        rows = await self.database.read(sql, code, after)
        return [LogRow(seq, msgspec.json.decode(data), at, message) for seq, data, at, message in rows]

    async def end(self, code: str) -> int:
        """How many rows were ever added, kept apart from them."""
        rows = await self.database.read("SELECT seq FROM log_ends WHERE code = $1", code)
        return int(rows[0][0]) if rows else 0

    async def snapshot_text(self, code: str) -> str | None:
        """The newest snapshot as it is stored, readable or not."""
        rows = await self.database.read("SELECT body FROM snapshots WHERE code = $1", code)
        return str(rows[0][0]) if rows else None

    async def snapshot(self, code: str) -> dict[str, Any] | None:
        """The newest one; its `at` says how many log rows it covers. None if there is none that can be read."""
        text = await self.snapshot_text(code)
        try:
            return None if text is None else msgspec.json.decode(text, type=dict[str, Any])
        except msgspec.DecodeError as error:  # the log has everything: no reason to keep a match closed
            logger.warning("snapshot cannot be read", extra={"table": code, "error": str(error)})
            return None

    async def forget_sender(self, code: str, person: str) -> None:
        """Of somebody who no longer sits at the table: entries keep no id of who sent the messages behind them."""
        forget = Step("UPDATE log SET message = NULL WHERE code = $1 AND message LIKE $2", (code, f"{person}:%"))
        with suppress(Conflict):  # they sent none
            await self._write(forget)
