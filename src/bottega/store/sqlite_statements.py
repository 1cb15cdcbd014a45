"""What is done over a connection to SQLite: the schema is brought up to date, reads, and writes in groups."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

from bottega.store.database import Conflict, Job, StoreError, Unavailable, check_version, statements


def read(connection: sqlite3.Connection, sql: str, args: Sequence[Any]) -> Sequence[Sequence[Any]]:
    return connection.execute(_numbered(sql), args).fetchall()


def migrate(connection: sqlite3.Connection) -> None:
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


def commit(connection: sqlite3.Connection, jobs: Sequence[Job]) -> None:
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
    """Nearly all jobs insert a row into the log and count it: `executemany` is the cheapest way to do that for many.

    These come last: no other job of the group can depend on one, since its callback has not been called yet.
    """
    inserts: dict[str, list[Sequence[Any]]] = {}
    for job in jobs:
        if all(" ON CONFLICT " in step.sql for step in job.steps):  # so each row counts as 0 or 1
            for step in job.steps:
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


@cache
def _numbered(sql: str) -> str:
    return re.sub(r"\$(\d+)", r"?\1", sql)
