"""Every question to the database and every change, by name."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Sequence
from functools import partial
from typing import Any

import msgspec

from bottega.store.database import Conflict, Database, Hear, Notice, Step, StoreError
from bottega.store.rows import Chat, Contents, Entry, Person, Progress, TableRow

log = logging.getLogger(__name__)

TABLE = (
    "code, version, game, status, privacy, host, body, created, updated,"
    " rules, components, seed, setup, awaited, clock, due, outcome"
)
# A move is one row of the log and changes no other, so a table's newest line says how far it is and whose turn it is.
UPDATED = "CASE WHEN last.at > tables.updated THEN last.at ELSE tables.updated END"
TABLES = (
    "SELECT tables.code, tables.version, tables.game, tables.status, tables.privacy, tables.host, tables.body,"
    f" tables.created, {UPDATED} AS shown, tables.rules, tables.components, tables.seed, tables.setup,"
    " COALESCE(last.awaited, tables.awaited), tables.clock, tables.due, tables.outcome, COALESCE(last.seq, 0)"
    " FROM tables LEFT JOIN log AS last ON last.code = tables.code"
    " AND last.seq = (SELECT max(seq) FROM log WHERE log.code = tables.code)"
)
PERSON = "id, name, lang, created, account"
ADD = f"INSERT INTO tables ({TABLE}) VALUES ({', '.join(f'${place}' for place in range(1, 18))})"
CHANGE = "UPDATE tables SET version = version + 1, body = $3, updated = $4 WHERE code = $1 AND version = $2"
START = (
    "UPDATE tables SET version = version + 1, body = $3, updated = $4, status = $5, rules = $6, components = $7,"
    " seed = $8, setup = $9, awaited = $10, clock = $11, due = $12 WHERE code = $1 AND version = $2"
)
APPEND = (
    "INSERT INTO log (code, seq, entry, message, at, awaited) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING"
)
PROGRESS = "UPDATE tables SET status = $2, clock = $3, due = $4, outcome = $5, updated = $6 WHERE code = $1"
SNAPSHOT = (
    "INSERT INTO snapshots VALUES ($1, $2, $3)"
    " ON CONFLICT (code) DO UPDATE SET seq = excluded.seq, body = excluded.body"
)

# A guest ($1) becomes an account ($2). Ids are random and long: in a body they name a person, and nothing else.
HAND_OVER = (
    "UPDATE tables SET version = version + 1, host = CASE WHEN host = $1 THEN $2 ELSE host END,"
    " body = replace(body, $3, $4) WHERE host = $1 OR code IN (SELECT code FROM seats WHERE person = $1)"
)
SAID = "UPDATE chat SET person = $2 WHERE person = $1 AND code IN (SELECT code FROM seats WHERE person = $2)"
MUTES = (  # nobody mutes anyone twice, or themselves
    "UPDATE mutes SET person = $2 WHERE person = $1 AND other <> $2"
    " AND other NOT IN (SELECT other FROM mutes WHERE person = $2)"
)
MUTED = (
    "UPDATE mutes SET other = $2 WHERE other = $1 AND person <> $2"
    " AND person NOT IN (SELECT person FROM mutes WHERE other = $2)"
)


class Store:
    """The rows, over one database. `name` tells this process from others that write to the same one."""

    def __init__(self, database: Database, name: str = "") -> None:
        self.database = database
        self.name = name
        self.shared = database.shared
        self.where = database.where

    async def open(self) -> None:
        await self.database.open()

    async def close(self) -> None:
        await self.database.close()

    async def listen(self, hear: Hear) -> None:
        await self.database.listen(hear)

    async def look(self) -> Contents:
        """What is in it, whether or not it is open. Nothing is created or changed."""
        return await self.database.look()

    async def backup(self, path: str) -> None:
        await self.database.backup(path)

    async def ping(self) -> None:
        await self.database.read("SELECT 1")

    def _write(self, *steps: Step, tell: tuple[str, str] | None = None) -> Awaitable[None]:
        """Begun at once: whoever gives up waiting for it does not take it back."""
        written = asyncio.get_running_loop().create_future()
        self.database.write(steps, self._notice(tell), partial(_settle, written))
        return written

    def _notice(self, tell: tuple[str, str] | None) -> Notice | None:
        return Notice(*tell, self.name) if tell is not None and self.shared else None

    async def setting(self, name: str, fresh: str) -> str:
        """A setting all processes share; `fresh` becomes its value if it has none."""
        try:
            await self._write(Step("INSERT INTO settings VALUES ($1, $2) ON CONFLICT DO NOTHING", (name, fresh)))
        except Conflict:
            rows = await self.database.read("SELECT value FROM settings WHERE name = $1", name)
            return str(rows[0][0])
        return fresh

    # --- people ---

    async def add_person(self, person: Person) -> None:
        await self._write(
            Step(
                "INSERT INTO people (id, name, lang, created) VALUES ($1, $2, $3, $4)",
                (person.id, person.name, person.lang, person.created),
            )
        )

    async def person(self, id: str) -> Person | None:  # noqa: A002  # a person's id
        rows = await self.database.read(f"SELECT {PERSON} FROM people WHERE id = $1", id)
        return Person(*rows[0]) if rows else None

    async def change_person(self, id: str, name: str, lang: str) -> None:  # noqa: A002
        await self._write(Step("UPDATE people SET name = $2, lang = $3 WHERE id = $1", (id, name, lang)))

    async def claim(self, id: str, account: str, password: str) -> None:  # noqa: A002
        """`Conflict` if the name is taken, or the person has an account."""
        await self._write(
            Step(
                "UPDATE people SET account = $2, account_key = $3, password = $4 WHERE id = $1 AND account IS NULL"
                " AND NOT EXISTS (SELECT 1 FROM people WHERE account_key = $3)",
                (id, account, account.casefold(), password),
            )
        )

    async def account(self, account: str) -> tuple[Person, str] | None:
        """The person behind an account, and the hash of the password."""
        key = account.casefold()
        rows = await self.database.read(f"SELECT {PERSON}, password FROM people WHERE account_key = $1", key)
        return (Person(*rows[0][:-1]), rows[0][-1]) if rows else None

    async def merge(self, guest: str, account: str) -> int:
        """Gives all that a guest has to an account and forgets the guest; at how many tables the guest sat.

        `Conflict` if there is no such guest: an account is not merged into another.
        """
        count = await self.database.read("SELECT count(DISTINCT code) FROM seats WHERE person = $1", guest)
        both = (guest, account)
        await self._write(
            Step("DELETE FROM people WHERE id = $1 AND account IS NULL", (guest,)),
            Step(HAND_OVER, (*both, f'"{guest}"', f'"{account}"')),
            Step("UPDATE seats SET person = $2 WHERE person = $1", both),
            Step(SAID, both),
            Step(MUTES, both),
            Step(MUTED, both),
            Step("DELETE FROM mutes WHERE person = $1 OR other = $1", (guest,)),
            tell=(guest, "person"),
        )
        return int(count[0][0])

    async def add_link(self, digest: str, person: str, expires: float) -> None:
        await self._write(Step("INSERT INTO links VALUES ($1, $2, $3)", (digest, person, expires)))

    async def use_link(self, digest: str, now: float) -> str:
        """Whose it was; `Conflict` if it is unknown, used or too old. It works once."""
        rows = await self.database.read("SELECT person FROM links WHERE digest = $1 AND expires > $2", digest, now)
        if not rows:
            raise Conflict("link: unknown, used or too old")
        await self._write(
            Step("DELETE FROM links WHERE digest = $1", (digest,)),
            Step("DELETE FROM links WHERE expires <= $1", (now,)),
        )
        return str(rows[0][0])

    async def mute(self, person: str, other: str, on: bool) -> None:
        insert = "INSERT INTO mutes VALUES ($1, $2) ON CONFLICT DO NOTHING"
        sql = insert if on else "DELETE FROM mutes WHERE person = $1 AND other = $2"
        try:
            await self._write(Step(sql, (person, other)))
        except Conflict:  # it was so already
            return

    async def muted(self, person: str) -> set[str]:
        rows = await self.database.read("SELECT other FROM mutes WHERE person = $1", person)
        return {str(row[0]) for row in rows}

    # --- tables ---

    async def add_table(self, table: TableRow, people: dict[int, str], before: TableRow | None = None) -> None:
        """`Conflict` if the code is in use.

        `before`: the table it is a rematch of, which says so from now on; `Conflict` if that was changed first.
        """
        steps = [Step(ADD, _values(table)), *_seating(table.code, people)]
        if before is None:
            await self._write(*steps)
            return
        await self._write(_changed(before), *steps, tell=(before.code, "table"))
        before.version += 1

    async def table(self, code: str) -> TableRow | None:
        rows = await self.database.read(f"{TABLES} WHERE tables.code = $1", code)
        return _table(rows[0]) if rows else None

    async def change_table(self, table: TableRow, people: dict[int, str]) -> None:
        """Writes who sits where. `Conflict` if another change came first."""
        await self._write(_changed(table), *_seated_anew(table.code, people), tell=(table.code, "table"))
        table.version += 1

    async def start_table(self, table: TableRow, people: dict[int, str]) -> None:
        """Writes who sits where, and the deal: the match begins. `Conflict` if another change came first."""
        deal = (
            *(table.status, table.rules, table.components, table.seed),
            *(_text(table.setup), _text(table.awaited), _text(table.clock), table.due),
        )
        start = Step(START, (*_changed(table).args, *deal))
        await self._write(start, *_seated_anew(table.code, people), tell=(table.code, "table"))
        table.version += 1

    async def public_tables(self, status: str, since: float, limit: int) -> list[TableRow]:
        rows = await self.database.read(
            f"{TABLES} WHERE tables.status = $1 AND tables.privacy = 'public' AND tables.created > $2"
            " ORDER BY tables.created DESC LIMIT $3",
            *(status, since, limit),
        )
        return [_table(row) for row in rows]

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        rows = await self.database.read(
            f"{TABLES} WHERE tables.code IN (SELECT code FROM seats WHERE person = $1) ORDER BY shown DESC LIMIT $2",
            *(person, limit),
        )
        return [_table(row) for row in rows]

    async def count_tables(self, host: str, since: float) -> int:
        """Tables of a host that are not over, begun since then."""
        sql = "SELECT count(*) FROM tables WHERE host = $1 AND status IN ('open', 'playing') AND created > $2"
        return int((await self.database.read(sql, host, since))[0][0])

    async def due_tables(self, now: float) -> list[str]:
        sql = "SELECT code FROM tables WHERE due <= $1 ORDER BY due"
        return [str(row[0]) for row in await self.database.read(sql, now)]

    async def next_due(self, now: float) -> float | None:
        """When the next table will be due that is not yet."""
        rows = await self.database.read("SELECT min(due) FROM tables WHERE due > $1", now)
        return None if rows[0][0] is None else float(rows[0][0])

    async def forget_due(self, code: str) -> None:
        await self._write(Step("UPDATE tables SET due = NULL WHERE code = $1", (code,)))

    async def started_tables(self, after: str = "", limit: int = 100) -> list[TableRow]:
        """Every table with a match, in the order of their codes, some at a time."""
        rows = await self.database.read(
            f"{TABLES} WHERE tables.seed IS NOT NULL AND tables.code > $1 ORDER BY tables.code LIMIT $2", after, limit
        )
        return [_table(row) for row in rows]

    # --- matches ---

    def append(
        self,
        code: str,
        entry: Entry,
        awaited: Sequence[int],
        progress: Progress | None = None,
        snapshot: dict[str, Any] | None = None,
    ) -> Awaitable[None]:
        """The next line of a match's log. `Conflict` if its place is taken, or its message already has one."""
        return self._write(*_line(code, entry, awaited, progress, snapshot), tell=(code, "log"))

    async def log(self, code: str, after: int = 0) -> list[Entry]:
        sql = "SELECT seq, entry, at, message FROM log WHERE code = $1 AND seq > $2 ORDER BY seq"
        rows = await self.database.read(sql, code, after)
        return [Entry(seq, msgspec.json.decode(entry), at, message) for seq, entry, at, message in rows]

    async def snapshot(self, code: str) -> dict[str, Any] | None:
        """The newest one; its `at` says how many lines of the log it covers. None if it cannot be read."""
        rows = await self.database.read("SELECT body FROM snapshots WHERE code = $1", code)
        try:
            return msgspec.json.decode(rows[0][0], type=dict[str, Any]) if rows else None
        except msgspec.DecodeError as error:  # the log has everything: no reason to keep a match closed
            log.warning("snapshot cannot be read", extra={"table": code, "error": str(error)})
            return None

    # --- chat and imports ---

    async def add_chat(self, code: str, line: Chat, message: str) -> None:
        """`Conflict` if the number is taken, or the message was added before."""
        await self._write(
            Step(
                "INSERT INTO chat VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING",
                (
                    *(code, line.number, line.person, line.seat, line.name, line.text, line.phrase),
                    *(message, line.at),
                ),
            ),
            tell=(code, "chat"),
        )

    async def chat(self, code: str, after: int = 0, limit: int = 50) -> list[Chat]:
        """The last lines, the oldest of them first."""
        rows = await self.database.read(
            "SELECT number, person, seat, name, text, phrase, at FROM chat WHERE code = $1 AND number > $2"
            " ORDER BY number DESC LIMIT $3",
            *(code, after, limit),
        )
        return [Chat(*row) for row in reversed(rows)]

    async def has_chat(self, code: str, message: str) -> bool:
        return bool(await self.database.read("SELECT 1 FROM chat WHERE code = $1 AND message = $2", code, message))

    async def add_import(self, code: str, record: str, now: float) -> None:
        await self._write(Step("INSERT INTO imports VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", (code, record, now)))

    async def imported(self, code: str) -> dict[str, Any] | None:
        rows = await self.database.read("SELECT record FROM imports WHERE code = $1", code)
        return dict(msgspec.json.decode(rows[0][0])) if rows else None


def _settle(written: asyncio.Future[None], error: StoreError | None) -> None:
    if written.done():  # nobody waits any more
        return
    if error is None:
        written.set_result(None)
    else:
        written.set_exception(error)


def _line(
    code: str, entry: Entry, awaited: Sequence[int], progress: Progress | None, snapshot: dict[str, Any] | None
) -> list[Step]:
    line = (code, entry.seq, _text(entry.entry), entry.message, entry.at, _text(awaited))
    steps = [Step(APPEND, line)]
    if progress is not None:
        new = (progress.status, _text(progress.clock), progress.due, _text(progress.outcome), entry.at)
        steps.append(Step(PROGRESS, (code, *new)))
    if snapshot is not None:  # of the state before this entry: `at` says so
        steps.append(Step(SNAPSHOT, (code, entry.seq, _text(snapshot))))
    return steps


def _seating(code: str, people: dict[int, str]) -> list[Step]:
    return [Step("INSERT INTO seats VALUES ($1, $2, $3)", (code, seat, person)) for seat, person in people.items()]


def _seated_anew(code: str, people: dict[int, str]) -> list[Step]:
    return [Step("DELETE FROM seats WHERE code = $1", (code,)), *_seating(code, people)]


def _changed(table: TableRow) -> Step:
    return Step(CHANGE, (table.code, table.version, _text(table.body), table.updated))


def _text(data: object) -> str | None:
    return None if data is None else msgspec.json.encode(data).decode()


def _data(text: str | None) -> Any:
    return None if text is None else msgspec.json.decode(text)


def _values(table: TableRow) -> Sequence[Any]:
    return (
        *(table.code, table.version, table.game, table.status, table.privacy, table.host, _text(table.body)),
        *(table.created, table.updated, table.rules, table.components, table.seed, _text(table.setup)),
        *(_text(table.awaited), _text(table.clock), table.due, _text(table.outcome)),
    )


def _table(row: Sequence[Any]) -> TableRow:
    table = TableRow(*row)
    for name in ("body", "setup", "awaited", "clock", "outcome"):
        setattr(table, name, _data(getattr(table, name)))
    return table
