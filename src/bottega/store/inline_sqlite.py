"""SQLite without threads, for a program that has none: a page in which Python runs.

The file has one connection. It is kept by whatever is mounted where it lies, and `flush` is called after each commit:
a write is answered when that has returned.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from bottega.store.database import Damaged, Job, Notice, OnNotice, StoreError, Unavailable
from bottega.store.rows import Contents
from bottega.store.sqlite_statements import commit, migrate, read

Flush = Callable[[], object]


class InlineSqlite:
    shared = False
    seconds = 5.0  # it answers at once, or not at all

    def __init__(self, path: Path, flush: Flush) -> None:
        self.where = str(path)
        self._flush = flush
        self._connection: sqlite3.Connection | None = None

    async def claim(self) -> None:
        """Whoever mounts the file sees to that: no two pages have it."""

    async def open(self) -> None:
        connection = sqlite3.connect(self.where, isolation_level=None)
        # A journal that is kept: a page may be closed in the middle of a write, and the file is opened again by name.
        connection.execute("PRAGMA journal_mode = PERSIST")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        migrate(connection)
        self._flush()
        self._connection = connection

    async def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
            self._flush()

    async def read(self, sql: str, *args: Any) -> Sequence[Sequence[Any]]:
        try:
            return read(self._opened(), sql, args)
        except sqlite3.Error as error:
            raise Unavailable(f"database: {error}") from None

    def write(self, job: Job) -> None:
        commit(self._opened(), [job])
        try:
            self._flush()
        except Exception as error:
            job.error = job.error or Unavailable(f"database: {error}")
        asyncio.get_running_loop().call_soon(job.complete)

    def _opened(self) -> sqlite3.Connection:
        if self._connection is None:
            raise Unavailable("database: closed")
        return self._connection

    async def listen(self, on_notice: OnNotice) -> None:
        """No other process writes here."""

    async def tell(self, notice: Notice) -> None:
        """There is nobody to tell."""

    def damage(self) -> Damaged | None:
        return None

    # --- for operators, of whom a page has none ---

    async def look(self) -> Contents:
        raise StoreError("database: a page cannot look into its file from outside")

    async def backup(self, path: str) -> None:
        raise StoreError("backup: a page exports its games instead")

    async def restore(self, path: str) -> str | None:
        raise StoreError("restore: a page imports games instead")
