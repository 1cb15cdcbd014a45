"""SQLite: one thread writes and commits in groups, another reads.

Write-ahead log and `synchronous=FULL`: what was committed is on the disk. Many moves share one commit; their callbacks
are called after it.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from bottega.store import sqlite_file
from bottega.store.database import Damaged, Job, Late, Notice, OnNotice, StoreError, Unavailable, complete
from bottega.store.rows import Contents
from bottega.store.sqlite_file import LOCK_TIMEOUT, as_store_error, server_lock
from bottega.store.sqlite_statements import commit, migrate, read

log = logging.getLogger(__name__)

GROUP = 512  # writes in one commit at most
CHECKED_FIRST = 100_000_000  # bytes of a file that is checked before it is served: a tenth of a second from memory


class Sqlite:
    shared = False

    def __init__(self, path: Path, seconds: float) -> None:
        self.path = path.absolute()
        self.where = str(self.path)
        self.seconds = seconds
        self._lock = server_lock(self.path)
        self._checking: Thread | None = None
        self._damage: Damaged | None = None
        self._on_notice: OnNotice | None = None
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()  # None is the last
        self._readers = ThreadPoolExecutor(1, "bottega-read")
        self._reading: sqlite3.Connection | None = None
        self._writing: sqlite3.Connection | None = None
        self._writer: Thread | None = None

    # --- opening and closing ---

    async def claim(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            claimed = self._lock.acquire()
        except OSError as error:
            raise as_store_error(self.path, error) from None
        if not claimed:
            raise StoreError(f"database: another server is using {self.path}; stop it, or name another --data FOLDER")

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
            self._check_first()
            connection = self._connect()
        except (OSError, sqlite3.Error) as error:
            raise as_store_error(self.path, error) from None
        try:
            migrate(connection)
        except sqlite3.DatabaseError as error:
            connection.close()
            raise as_store_error(self.path, error) from None
        except StoreError:
            connection.close()
            raise
        return connection

    def _check_first(self) -> None:
        """A large file is checked while it is served: `damage` tells what was found."""
        if not self.path.exists():
            return
        if self.path.stat().st_size <= CHECKED_FIRST:
            sqlite_file.check(self.path)
        else:
            self._checking = Thread(target=self._check, name="bottega-check", daemon=True)
            self._checking.start()

    def _check(self) -> None:
        try:
            sqlite_file.check(self.path)
        except Damaged as damaged:
            self._damage = damaged
            log.error("database is damaged", extra={"error": str(damaged)})
        except StoreError as error:
            log.warning("database could not be checked", extra={"error": str(error)})

    def damage(self) -> Damaged | None:
        return self._damage

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
        reading, self._reading = self._reading, None
        if reading is not None:
            await asyncio.get_running_loop().run_in_executor(self._readers, reading.close)
        self._readers.shutdown()
        self._lock.release()

    # --- reading ---

    async def read(self, sql: str, *args: Any) -> Sequence[Sequence[Any]]:
        loop, connection = asyncio.get_running_loop(), self._reading
        if connection is None:
            raise Unavailable("database: closed")
        try:
            async with asyncio.timeout(self.seconds):
                return await loop.run_in_executor(self._readers, read, connection, sql, args)
        except TimeoutError:
            raise Late(self.seconds) from None
        except sqlite3.Error as error:
            raise Unavailable(f"database: {error}") from None

    # --- writing ---

    def write(self, job: Job) -> None:
        if self._writer is None:
            raise Unavailable("database: closed")
        self._jobs.put(job)

    def _write_all(self, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        """The writer thread: commits everything that waits together."""
        while (job := self._jobs.get()) is not None:
            jobs = [job for job in (job, *self._waiting(GROUP - 1)) if not job.given_up]
            if jobs:
                commit(connection, jobs)
            with suppress(RuntimeError):  # the loop is closed: nobody waits
                loop.call_soon_threadsafe(complete, jobs, self._on_notice)
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
        self._on_notice = on_notice

    async def tell(self, notice: Notice) -> None:
        """There is nobody to tell."""

    # --- for operators ---

    async def look(self) -> Contents:
        return await asyncio.to_thread(sqlite_file.look, self.path)

    async def backup(self, path: str) -> None:
        await asyncio.to_thread(sqlite_file.backup, self.path, Path(path).absolute())

    async def restore(self, path: str) -> str | None:
        kept = await asyncio.to_thread(sqlite_file.restore, Path(path).absolute(), self.path)
        return None if kept is None else str(kept)
