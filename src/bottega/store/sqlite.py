"""One SQLite file: a thread that writes and commits in groups, a thread that reads.

Write-ahead log and `synchronous=FULL`: what was committed is on the disk. Many moves share one commit, and whoever
waits for a move is told after it. Equal statements of a group become one over a JSON list of their parameters: the
thread would otherwise wait for its turn in the interpreter after each, behind everything the event loop has to do.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

import msgspec

from bottega.store.database import (
    Conflict,
    Done,
    Hear,
    Job,
    Notice,
    Step,
    StoreError,
    Unavailable,
    check_version,
    statements,
)

GROUP = 512  # writes in one commit at most
TOLD = 64  # of whom the event loop hears at a time: each shows a move to a table
PATIENCE = 5.0  # seconds to wait for a lock of another program


class Sqlite:
    shared = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(1, "bottega-read")
        self._reading: sqlite3.Connection | None = None
        self._writer: Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    # --- opening and closing ---

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        connection = await asyncio.to_thread(self._open)
        self._reading = await self._loop.run_in_executor(self._readers, self._connect)
        self._writer = Thread(target=self._write_all, args=(connection,), name="bottega-write", daemon=True)
        self._writer.start()

    def _open(self) -> sqlite3.Connection:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            connection = self._connect()
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"database: {self.path}: {error}") from None
        try:
            _migrate(connection)
        except sqlite3.DatabaseError as error:
            connection.close()
            raise StoreError(f"database: {self.path}: {error}") from None
        except StoreError:
            connection.close()
            raise
        return connection

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, PATIENCE, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        return connection

    async def close(self) -> None:
        """What was asked before is still written."""
        if self._writer is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._writer.join)
            self._writer = None
        if self._reading is not None:
            await asyncio.get_running_loop().run_in_executor(self._readers, self._reading.close)
            self._reading = None
        self._readers.shutdown()

    # --- reading ---

    async def read(self, sql: str, *args: Any) -> Sequence[Sequence[Any]]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._read, sql, args)

    def _read(self, sql: str, args: Sequence[Any]) -> Sequence[Sequence[Any]]:
        if self._reading is None:
            raise Unavailable("database: closed")
        try:
            return self._reading.execute(_numbered(sql), args).fetchall()
        except sqlite3.Error as error:
            raise Unavailable(f"database: {error}") from None

    # --- writing ---

    def write(self, steps: Sequence[Step], notice: Notice | None, done: Done) -> None:
        if self._writer is None:
            raise Unavailable("database: closed")
        self._jobs.put(Job(steps, notice, done))

    def _write_all(self, connection: sqlite3.Connection) -> None:
        """The writer thread: everything that waits goes into one commit."""
        while (first := self._jobs.get()) is not None:
            jobs, last = [first], False
            with suppress(Empty):
                while len(jobs) < GROUP:
                    job = self._jobs.get_nowait()
                    if job is None:
                        last = True
                        break
                    jobs.append(job)
            for together in _sorted(jobs):
                _commit(connection, together)
            self._tell(jobs)
            if last:
                break
        connection.close()

    def _tell(self, jobs: Sequence[Job]) -> None:
        assert self._loop is not None
        with suppress(RuntimeError):  # the loop is gone: nobody waits
            for first in range(0, len(jobs), TOLD):
                self._loop.call_soon_threadsafe(_tell, jobs[first : first + TOLD])

    async def listen(self, hear: Hear) -> None:
        """Nobody else writes here."""

    async def backup(self, path: str) -> None:
        await asyncio.to_thread(backup, self.path, Path(path))


def backup(source: Path, target: Path) -> None:
    """A copy of a database that may be in use: whole, and as of one moment."""
    if target.exists():
        raise StoreError(f"backup: {target} exists already")
    if not source.exists():
        raise StoreError(f"backup: {source}: no such database")
    try:
        with sqlite3.connect(source, PATIENCE) as live, sqlite3.connect(target) as copy:
            live.backup(copy)
        live.close()
        copy.close()
    except sqlite3.Error as error:
        raise StoreError(f"backup: {error}") from None


def _migrate(connection: sqlite3.Connection) -> None:
    connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
    connection.execute("BEGIN IMMEDIATE")  # another process may start at the same time
    try:
        found = connection.execute("SELECT max(version) FROM schema_version").fetchone()[0] or 0
        for number, sql in check_version(found):
            for statement in statements(sql):
                connection.execute(statement)
            connection.execute("INSERT INTO schema_version VALUES (?)", (number,))
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def _commit(connection: sqlite3.Connection, jobs: Sequence[Job]) -> None:
    """One transaction; where one job breaks it, each is tried alone, so that it harms no other."""
    groups = list(_alike(jobs))
    try:
        if len(groups) > 1 or not _is_whole(groups[0]):
            connection.execute("BEGIN IMMEDIATE")
        for group in groups:
            _carry_out(connection, group)
        if connection.in_transaction:
            connection.execute("COMMIT")
    except (sqlite3.Error, Conflict) as error:
        if connection.in_transaction:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
        broken = isinstance(error, (sqlite3.IntegrityError, Conflict))
        if broken and len(jobs) > 1:
            for job in jobs:
                _commit(connection, [job])
            return
        for job in jobs:
            job.error = Conflict(str(error)) if broken else Unavailable(f"database: {error}")


class Group(NamedTuple):
    """Equal statements of several jobs: the first of each, or the second, and so on."""

    place: int
    sql: str
    rows: list[Sequence[Any]]


def _sorted(jobs: Sequence[Job]) -> list[list[Job]]:
    """Moves first, which are one statement; then what needs a transaction."""
    moves = [job for job in jobs if len(job.steps) == 1]
    others = [job for job in jobs if len(job.steps) > 1]
    return [some for some in (moves, others) if some]


def _is_whole(group: Group) -> bool:
    """Is it all or nothing by itself?"""
    return len(group.rows) == 1 or (group.sql.startswith("INSERT") and _whole(group.sql) is not None)


def _alike(jobs: Sequence[Job]) -> Iterator[Group]:
    """Equal statements of all jobs with their parameters: the first of each job, then the second, and so on.

    No two jobs of a group need each other: whoever asked for one waits for it.
    """
    waiting, place = [job.steps for job in jobs], 0
    while waiting:
        groups: dict[str, list[Sequence[Any]]] = {}
        later: list[Sequence[Step]] = []
        for steps in waiting:
            alike = _alike_at_first(steps)
            groups.setdefault(steps[0].sql, []).extend([step.args for step in steps[:alike]])
            if alike < len(steps):
                later.append(steps[alike:])
        for sql, rows in groups.items():
            yield Group(place, sql, rows)
        waiting, place = later, place + 1


def _alike_at_first(steps: Sequence[Step]) -> int:
    """How many begin with the same statement, such as one for each seat."""
    return next((place for place, step in enumerate(steps) if step.sql != steps[0].sql), len(steps))


def _carry_out(connection: sqlite3.Connection, group: Group) -> None:
    """Equal statements, as one where that can be; `Conflict` if the first one of a job changes nothing."""
    place, sql, rows = group
    whole = _whole(sql) if len(rows) > 1 else None
    if whole is not None:
        changed = connection.execute(whole, (msgspec.json.encode(rows).decode(),)).rowcount
    else:
        changed = sum(connection.execute(_numbered(sql), args).rowcount > 0 for args in rows)
    if place == 0 and changed < len(rows):
        raise Conflict("somebody else was first")


def _tell(jobs: Sequence[Job]) -> None:
    for job in jobs:
        job.tell()


@cache
def _numbered(sql: str) -> str:
    return re.sub(r"\$(\d+)", r"?\1", sql)


@cache
def _whole(sql: str) -> str | None:
    """The statement over a JSON list of parameters, for rows of their own: an insert of values, or an update by key."""
    rows = "json_each(?1) AS one"
    given = re.sub(r"\$(\d+)", lambda place: f"json_extract(one.value, '$[{int(place[1]) - 1}]')", sql)
    if values := re.fullmatch(r"(INSERT INTO \w+(?: \(.*?\))?) VALUES \((.*)\)( ON CONFLICT .*)?", given):
        otherwise = (values[3] or "").replace(
            " ON CONFLICT DO NOTHING", ""
        )  # then all of it fails, which is what we want
        return f"{values[1]} SELECT {values[2]} FROM {rows} WHERE true{otherwise}"
    if update := re.fullmatch(r"(UPDATE \w+ SET .*) (WHERE code = .*)", given):
        return f"{update[1]} FROM {rows} {update[2]}"
    return None
