"""Tables in the store: their rows, who sits at them, and when they must be looked at again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bottega.store.database import Step
from bottega.store.parts.notifications import tell_of
from bottega.store.parts.part import StorePart, from_text, to_text
from bottega.store.rows import TableRow, Turn

COLUMNS = (
    "code, version, game, status, privacy, host, body, created, updated,"
    " rules, components, seed, setup, awaited, clock, due, outcome, resigned"
)
# A move inserts one row into the log and usually changes no other, so how far a match is, whose turn it is and when it
# last changed are read from its newest log row.
UPDATED = "CASE WHEN last.at > tables.updated THEN last.at ELSE tables.updated END"
SELECT = (
    "SELECT tables.code, tables.version, tables.game, tables.status, tables.privacy, tables.host, tables.body,"
    f" tables.created, {UPDATED} AS shown, tables.rules, tables.components, tables.seed, tables.setup,"
    " COALESCE(last.awaited, tables.awaited), tables.clock, tables.due, tables.outcome, tables.resigned,"
    " COALESCE(last.seq, 0)"
    " FROM tables LEFT JOIN log AS last ON last.code = tables.code"
    " AND last.seq = (SELECT max(seq) FROM log WHERE log.code = tables.code)"
)
ADD = f"INSERT INTO tables ({COLUMNS}) VALUES ({', '.join(f'${place}' for place in range(1, 19))})"
CHANGE = "UPDATE tables SET version = version + 1, body = $3, updated = $4 WHERE code = $1 AND version = $2"
START = (
    "UPDATE tables SET version = version + 1, body = $3, updated = $4, status = $5, rules = $6, components = $7,"
    " seed = $8, setup = $9, awaited = $10, clock = $11, due = $12 WHERE code = $1 AND version = $2"
)
LEAVE = (
    "UPDATE tables SET version = version + 1, body = $3, updated = $4,"
    " host = CASE WHEN host = $5 THEN '' ELSE host END,"
    " due = CASE WHEN status = 'playing' THEN $4 ELSE due END WHERE code = $1 AND version = $2"
)


MAX_STANDING = 1_000


class TableStore(StorePart):
    # --- one table ---

    async def add(
        self, table: TableRow, people: dict[int, str], before: TableRow | None = None, turns: Sequence[Turn] = ()
    ) -> None:
        """`Conflict` if the code is in use. `turns`: who has to be told of their turn, if the match begins at once.

        `before` is the table this one is a rematch of; it is changed too, and `Conflict` if another change came first.
        """
        told = [tell_of(table.code, turn) for turn in turns]
        steps = [Step(ADD, _values(table)), *_insert_seats(table.code, people), *told]
        if before is None:
            await self._write(*steps, notify=(table.code, "table"))
            return
        await self._write(_change(before), *steps, notify=(before.code, "table"))
        before.version += 1

    async def get(self, code: str) -> TableRow | None:
        rows = await self.database.read(f"{SELECT} WHERE tables.code = $1", code)
        return _table(rows[0]) if rows else None

    async def change(self, table: TableRow, people: dict[int, str]) -> None:
        """Writes who sits where. `Conflict` if another change came first."""
        await self._write(_change(table), *_replace_seats(table.code, people), notify=(table.code, "table"))
        table.version += 1

    async def start(self, table: TableRow, people: dict[int, str], turns: Sequence[Turn] = ()) -> None:
        """Writes who sits where, and the deal: the match begins. `Conflict` if another change came first."""
        deal = (
            *(table.status, table.rules, table.components, table.seed),
            *(to_text(table.setup), to_text(table.awaited), to_text(table.clock), table.due),
        )
        start = Step(START, (*_change(table).args, *deal))
        told = [tell_of(table.code, turn) for turn in turns]
        await self._write(start, *_replace_seats(table.code, people), *told, notify=(table.code, "table"))
        table.version += 1

    async def erase(self, table: TableRow, people: dict[int, str], person: str) -> None:
        """Writes the table without somebody who is erased; a bot may have to play on. `Conflict` as for `change`."""
        await self._write(
            Step(LEAVE, (*_change(table).args, person)),
            *_replace_seats(table.code, people),
            Step("UPDATE log SET message = NULL WHERE code = $1 AND message LIKE $2", (table.code, f"{person}:%")),
            notify=(table.code, "table"),
        )

    # --- lists ---

    async def public(self, status: str, since: float, limit: int) -> list[TableRow]:
        rows = await self.database.read(
            f"{SELECT} WHERE tables.status = $1 AND tables.privacy = 'public' AND tables.created > $2"
            " ORDER BY tables.created DESC LIMIT $3",
            *(status, since, limit),
        )
        return [_table(row) for row in rows]

    async def of(self, person: str, limit: int) -> list[TableRow]:
        """The tables at which somebody sits, the last changed first."""
        rows = await self.database.read(
            f"{SELECT} WHERE tables.code IN (SELECT code FROM seats WHERE person = $1) ORDER BY shown DESC LIMIT $2",
            *(person, limit),
        )
        return [_table(row) for row in rows]

    async def standing(self, person: str, ended_after: float) -> list[TableRow]:
        """Where somebody sits or is challenged: tables that are not over, or ended since, the oldest change first."""
        rows = await self.database.read(
            f"{SELECT} WHERE tables.code IN (SELECT code FROM seats WHERE person = $1)"
            " AND (tables.status <> 'over' OR tables.updated > $2) ORDER BY shown LIMIT $3",
            *(person, ended_after, MAX_STANDING),
        )
        return [_table(row) for row in rows]

    async def with_person(self, person: str, after: str = "", limit: int = 100) -> list[TableRow]:
        """The tables at which somebody sits or that they made, in the order of their codes."""
        rows = await self.database.read(
            f"{SELECT} WHERE (tables.code IN (SELECT code FROM seats WHERE person = $1) OR tables.host = $1)"
            " AND tables.code > $2 ORDER BY tables.code LIMIT $3",
            *(person, after, limit),
        )
        return [_table(row) for row in rows]

    async def with_both(self, person: str, other: str) -> list[TableRow]:
        """The tables at which two people sit and whose games are not over."""
        rows = await self.database.read(
            f"{SELECT} WHERE tables.code IN (SELECT code FROM seats WHERE person = $1)"
            " AND tables.code IN (SELECT code FROM seats WHERE person = $2) AND tables.status <> 'over'",
            *(person, other),
        )
        return [_table(row) for row in rows]

    async def latest(self, limit: int) -> list[TableRow]:
        """The last changed first, for hosts."""
        rows = await self.database.read(f"{SELECT} ORDER BY shown DESC LIMIT $1", limit)
        return [_table(row) for row in rows]

    async def count(self, host: str, since: float) -> int:
        """Tables of a host that were made since then and are not over."""
        sql = "SELECT count(*) FROM tables WHERE host = $1 AND status IN ('open', 'playing') AND created > $2"
        return int((await self.database.read(sql, host, since))[0][0])

    async def started(self, after: str = "", limit: int = 100) -> list[str]:
        """The codes of tables with a match in their order, up to `limit` of them."""
        sql = (
            "SELECT code FROM tables WHERE (status <> 'open' OR seed IS NOT NULL) AND code > $1 ORDER BY code LIMIT $2"
        )
        return [str(row[0]) for row in await self.database.read(sql, after, limit)]

    # --- due times ---

    async def due(self, now: float) -> list[str]:
        sql = "SELECT code FROM tables WHERE due <= $1 ORDER BY due"
        return [str(row[0]) for row in await self.database.read(sql, now)]

    async def due_and_changed_after(self, time: float) -> list[str]:
        """A change that makes a table due is written to its row, so `updated` is the last one."""
        sql = "SELECT code FROM tables WHERE due IS NOT NULL AND updated > $1 ORDER BY code"
        return [str(row[0]) for row in await self.database.read(sql, time)]

    async def next_due(self, now: float) -> float | None:
        """The first due time after now."""
        rows = await self.database.read("SELECT min(due) FROM tables WHERE due > $1", now)
        return None if rows[0][0] is None else float(rows[0][0])

    async def forget_due(self, code: str) -> None:
        await self._write(Step("UPDATE tables SET due = NULL WHERE code = $1", (code,)))


def _change(table: TableRow) -> Step:
    return Step(CHANGE, (table.code, table.version, to_text(table.body), table.updated))


def _insert_seats(code: str, people: dict[int, str]) -> list[Step]:
    return [Step("INSERT INTO seats VALUES ($1, $2, $3)", (code, seat, person)) for seat, person in people.items()]


def _replace_seats(code: str, people: dict[int, str]) -> list[Step]:
    return [Step("DELETE FROM seats WHERE code = $1", (code,)), *_insert_seats(code, people)]


def _values(table: TableRow) -> Sequence[Any]:
    return (
        *(table.code, table.version, table.game, table.status, table.privacy, table.host, to_text(table.body)),
        *(table.created, table.updated, table.rules, table.components, table.seed, to_text(table.setup)),
        *(to_text(table.awaited), to_text(table.clock), table.due, to_text(table.outcome), to_text(table.resigned)),
    )


def _table(row: Sequence[Any]) -> TableRow:
    table = TableRow(*row)
    for name in ("body", "setup", "awaited", "clock", "outcome", "resigned"):
        setattr(table, name, from_text(getattr(table, name)))
    return table
