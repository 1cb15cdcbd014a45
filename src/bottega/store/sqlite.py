"""SQLite: one thread writes and commits in groups, another reads.

Write-ahead log and `synchronous=FULL`: what was committed is on the disk. Many moves share one commit; their callbacks
are called after it.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
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
    Job,
    Notice,
    NotServed,
    OnNotice,
    Step,
    StoreError,
    Unavailable,
    check_version,
    statements,
)
from bottega.store.rows import Contents

GROUP = 512  # writes in one commit at most
LOCK_TIMEOUT = 5.0  # seconds to wait for a lock of another program


class Sqlite:
    shared = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self.where = str(path.absolute())
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()  # None is the last
        self._readers = ThreadPoolExecutor(1, "bottega-read")
        self._reading: sqlite3.Connection | None = None
        self._writing: sqlite3.Connection | None = None
        self._writer: Thread | None = None

    # --- opening and closing ---

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        self._writing = await asyncio.to_thread(self._open)
        self._reading = await loop.run_in_executor(self._readers, self._connect)
        work = (self._writing, loop)
        self._writer = Thread(target=self._write_all, args=work, name="bottega-write", daemon=True)
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
        connection = sqlite3.connect(self.path, LOCK_TIMEOUT, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")  # what is erased leaves no trace in the file
        return connection

    async def close(self) -> None:
        """Writes that were asked for before are still done."""
        writer, self._writer = self._writer, None
        if writer is not None:
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
        if self._writer is None:
            raise Unavailable("database: closed")
        self._jobs.put(Job(steps, notice, done))

    def _write_all(self, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        """The writer thread: commits everything that waits together."""
        while (job := self._jobs.get()) is not None:
            jobs = [job, *self._waiting(GROUP - 1)]
            _commit(connection, jobs)
            with suppress(RuntimeError):  # the loop is closed: nobody waits
                loop.call_soon_threadsafe(_complete, jobs)
        connection.close()

    def _waiting(self, most: int) -> Iterator[Job]:
        with suppress(Empty):
            for _ in range(most):
                job = self._jobs.get_nowait()
                if job is None:
                    self._jobs.put(None)  # for `_write_all`: nothing comes after it
                    return
                yield job

    async def listen(self, on_notice: OnNotice) -> None:
        """No other process writes here."""

    # --- for operators ---

    async def look(self) -> Contents:
        return await asyncio.to_thread(_look, self.path.absolute())

    async def backup(self, path: str) -> None:
        await asyncio.to_thread(backup, self.path.absolute(), Path(path))


def backup(source: Path, target: Path) -> None:
    """Copies a database that may be in use, as it is at one moment."""
    if target.exists():
        raise StoreError(f"backup: {target} exists already")
    if not target.parent.is_dir():
        raise StoreError(f"backup: {target.parent}: no such folder")
    with closing(_served(source)) as live:
        try:
            with closing(sqlite3.connect(target)) as copy:
                live.backup(copy)
        except sqlite3.Error as error:
            target.unlink(missing_ok=True)  # half a copy is useless
            raise StoreError(f"backup: {target}: {error}") from None


def _look(path: Path) -> Contents:
    with closing(_served(path)) as connection:
        return Contents(*connection.execute(CONTENTS).fetchone())


def _served(path: Path) -> sqlite3.Connection:
    """Opens the database of a server, running or not. Never creates one."""
    try:
        path.stat()  # its errors say more than those of SQLite
        connection = sqlite3.connect(f"{path.as_uri()}?mode=rw", LOCK_TIMEOUT, uri=True)
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


def _commit(connection: sqlite3.Connection, jobs: Sequence[Job]) -> None:
    """All jobs in one transaction. If one fails, each is written again in a savepoint: only that one is refused."""
    try:
        try:
            with _transaction(connection):
                _write_together(connection, jobs)
        except sqlite3.OperationalError:  # disk full, database locked: it would fail for all
            raise
        except Exception:
            with _transaction(connection):
                for job in jobs:
                    job.error = _write_alone(connection, job)
    except Exception as error:  # no error may stop the writer thread
        for job in jobs:
            job.error = Unavailable(f"database: {error}")


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:  # SQLite rolls some back by itself, e.g. on a full disk
            connection.execute("ROLLBACK")
        raise


def _write_together(connection: sqlite3.Connection, jobs: Sequence[Job]) -> None:
    """Nearly all jobs insert one log row, and `executemany` is the cheapest way to do that for many.

    These come last: no other job of the group can depend on one, since its callback has not been called yet.
    """
    inserts: dict[str, list[Sequence[Any]]] = {}
    for job in jobs:
        step = job.steps[0]
        if len(job.steps) == 1 and step.sql.endswith(" ON CONFLICT DO NOTHING"):  # so each row counts as 0 or 1
            inserts.setdefault(step.sql, []).append(step.args)
        else:
            _write_steps(connection, job)
    for sql, rows in inserts.items():
        if connection.executemany(_numbered(sql), rows).rowcount < len(rows):
            raise Conflict("another write came first")


def _write_alone(connection: sqlite3.Connection, job: Job) -> StoreError | None:
    """The error, if it could not be written."""
    connection.execute("SAVEPOINT job")
    refusal: StoreError | None = None
    try:
        _write_steps(connection, job)
    except sqlite3.OperationalError:
        raise
    except Exception as error:
        connection.execute("ROLLBACK TO job")
        late = isinstance(error, (Conflict, sqlite3.IntegrityError))
        refusal = Conflict(str(error)) if late else Unavailable(f"database: {error}")
    connection.execute("RELEASE job")
    return refusal


def _write_steps(connection: sqlite3.Connection, job: Job) -> None:
    for place, step in enumerate(job.steps):
        changed = connection.execute(_numbered(step.sql), step.args).rowcount
        if place == 0 and changed == 0:
            raise Conflict("another write came first")


def _complete(jobs: Sequence[Job]) -> None:
    for job in jobs:
        job.complete()


@cache
def _numbered(sql: str) -> str:
    return re.sub(r"\$(\d+)", r"?\1", sql)
