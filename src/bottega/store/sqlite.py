"""One SQLite file: a thread that writes and commits in groups, a thread that reads.

Write-ahead log and `synchronous=FULL`: what was committed is on the disk. Many moves share one commit, and whoever
waits for a move is told after it.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import cache
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from bottega.store.database import (
    CONTENTS,
    SERVED,
    Conflict,
    Done,
    Hear,
    Job,
    Notice,
    NotServed,
    Step,
    StoreError,
    Unavailable,
    check_version,
    statements,
)
from bottega.store.rows import Contents
from bottega.store.scribe import Scribe

GROUP = 512  # writes in one commit, about
TOLD = 64  # of them told at a time: each shows a move to a table
PATIENCE = 5.0  # seconds to wait for a lock of another program


class Sqlite:
    shared = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self.where = str(path.absolute())
        self._asked: list[Job] = []
        self._jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(1, "bottega-read")
        self._reading: sqlite3.Connection | None = None
        self._scribe: Scribe | None = None
        self._writer: Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    # --- opening and closing ---

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._scribe = Scribe(await asyncio.to_thread(self._open))
        self._reading = await self._loop.run_in_executor(self._readers, self._connect)
        self._writer = Thread(target=self._write_all, args=(self._scribe,), name="bottega-write", daemon=True)
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
        writer, self._writer = self._writer, None
        if writer is not None:
            self._hand_over()
            self._jobs.put(None)
            await asyncio.to_thread(writer.join)
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
        if self._writer is None or self._loop is None:
            raise Unavailable("database: closed")
        if not self._asked:
            self._loop.call_soon(self._hand_over)
        self._asked.append(Job(steps, notice, done))

    def _hand_over(self) -> None:
        """All at once: a thread that has something to do waits for the interpreter, and slows the event loop down."""
        if self._asked:
            self._jobs.put(self._asked)
            self._asked = []

    def _write_all(self, scribe: Scribe) -> None:
        """The writer thread: everything that waits goes into one commit."""
        last = False
        while not last and (jobs := self._jobs.get()) is not None:
            with suppress(Empty):
                while len(jobs) < GROUP and not last:
                    more = self._jobs.get_nowait()
                    last = more is None
                    jobs += more or []
            _commit(scribe, jobs)
            assert self._loop is not None
            with suppress(RuntimeError):  # the loop is gone: nobody waits
                self._loop.call_soon_threadsafe(self._tell, jobs)
        scribe.connection.close()

    def _tell(self, jobs: Sequence[Job]) -> None:
        """On the event loop, which looks after others in between."""
        for job in jobs[:TOLD]:
            job.tell()
        if len(jobs) > TOLD:
            assert self._loop is not None
            self._loop.call_soon(self._tell, jobs[TOLD:])

    async def listen(self, hear: Hear) -> None:
        """Nobody else writes here."""

    # --- for whoever looks after it ---

    async def look(self) -> Contents:
        return await asyncio.to_thread(_look, self.path.absolute())

    async def backup(self, path: str) -> None:
        await asyncio.to_thread(backup, self.path.absolute(), Path(path))


def backup(source: Path, target: Path) -> None:
    """A copy of a database that may be in use: whole, and as of one moment."""
    if target.exists():
        raise StoreError(f"backup: {target} exists already")
    if not target.parent.is_dir():
        raise StoreError(f"backup: {target.parent}: no such folder")
    with closing(_served(source)) as live:
        try:
            with closing(sqlite3.connect(target)) as copy:
                live.backup(copy)
        except sqlite3.Error as error:
            target.unlink(missing_ok=True)  # half a copy must not be taken for one
            raise StoreError(f"backup: {target}: {error}") from None


def _look(path: Path) -> Contents:
    with closing(_served(path)) as connection:
        return Contents(*connection.execute(CONTENTS).fetchone())


def _served(path: Path) -> sqlite3.Connection:
    """The database of a server, running or not; never a new one."""
    try:
        path.stat()  # says more than SQLite about what is missing or forbidden
        connection = sqlite3.connect(f"{path.as_uri()}?mode=rw", PATIENCE, uri=True)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"database: {path}: {getattr(error, 'strerror', error)}") from None
    try:
        if connection.execute(SERVED).fetchone()[0]:
            return connection
    except sqlite3.Error as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_ERROR:  # that is: it has no such table
            connection.close()
            raise StoreError(f"database: {path}: {error}") from None
    connection.close()
    raise NotServed(str(path))


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


def _commit(scribe: Scribe, jobs: Sequence[Job]) -> None:
    """All at once; where one job fails, both halves are tried, so that it harms no other."""
    try:
        scribe.write(jobs)
    except Exception as error:  # whatever it is, the thread that writes goes on
        late = isinstance(error, sqlite3.IntegrityError)
        if len(jobs) > 1 and (late or not isinstance(error, sqlite3.Error)):
            half = len(jobs) // 2
            _commit(scribe, jobs[:half])
            _commit(scribe, jobs[half:])
            return
        for job in jobs:
            job.error = Conflict(str(error)) if late else Unavailable(f"database: {error}")


@cache
def _numbered(sql: str) -> str:
    return re.sub(r"\$(\d+)", r"?\1", sql)
