"""PostgreSQL. Any number of processes may serve the same tables; each commit notifies the others by NOTIFY."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import msgspec

from bottega.store.database import (
    CONTENTS,
    SERVED,
    Conflict,
    Damaged,
    Job,
    Late,
    Notice,
    NotServed,
    OnNotice,
    StoreError,
    Unavailable,
    check_version,
    complete,
    statements,
)
from bottega.store.rows import Contents

log = logging.getLogger(__name__)

CHANNEL = "bottega"
GROUP = 256  # writes in one commit at most
CONNECTIONS = 8
CONNECT_SECONDS = 10.0  # for a new connection, and for all of a migration's statements each
RETRY_SECONDS = 0.5  # seconds before a lost connection is tried again
MIGRATING = 7_268_410  # the advisory lock of whoever migrates
TRIES = 5  # of a write whose row is there already: another process may have taken the next number at the same instant

GONE = (
    *(OSError, TimeoutError, asyncpg.InterfaceError, asyncpg.PostgresConnectionError),
    *(asyncpg.InsufficientResourcesError, asyncpg.OperatorInterventionError),  # disk full; shutting down
)


class Postgres:
    shared = True

    def __init__(self, url: str, seconds: float) -> None:
        self.url = url
        self.seconds = seconds
        self._on_notice: OnNotice | None = None
        self._own = OwnNotices()
        self.where = _without_secrets(url)
        self._pool: Any = None
        self._closing = False
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    # --- opening and closing ---

    async def claim(self) -> None:
        """Any number of servers may use it."""

    async def open(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(
                self.url, min_size=1, max_size=CONNECTIONS, command_timeout=CONNECT_SECONDS, timeout=CONNECT_SECONDS
            )
            async with self._pool.acquire() as connection:
                await _migrate(connection)
        except (*GONE, asyncpg.PostgresError, ValueError) as error:
            raise StoreError(f"database: cannot be opened: {error}") from None
        self._tasks.append(asyncio.create_task(self._write_all(), name="bottega-write"))

    async def close(self) -> None:
        """Writes that were asked for before are still done."""
        if self._pool is None:
            return
        self._closing = True
        await self._jobs.join()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(*GONE):
            async with asyncio.timeout(CONNECT_SECONDS):
                await self._pool.close()
        self._pool = None

    # --- reading ---

    async def read(self, sql: str, *args: Any) -> Sequence[Sequence[Any]]:
        try:
            async with self._connection() as connection:
                rows: Sequence[Sequence[Any]] = await connection.fetch(sql, *args)
        except GONE as error:
            raise self._unavailable(error) from None
        return rows

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """One of the pool. It is cut after `seconds`: where the database hangs, asyncpg cannot even cancel a query."""
        loop = asyncio.get_running_loop()
        end = loop.time() + self.seconds
        async with self._pool.acquire(timeout=self.seconds) as connection:
            limit = loop.call_at(end, connection.terminate)
            try:
                yield connection
            except GONE:
                if loop.time() >= end:
                    raise TimeoutError from None
                raise
            finally:
                limit.cancel()

    def _unavailable(self, error: BaseException) -> Unavailable:
        """Without the address that errors of connections name: strangers read it at `/healthz`."""
        log.warning("database unavailable", extra={"error": repr(error)})
        if isinstance(error, asyncpg.InsufficientResourcesError):
            return Unavailable(f"database: {error}")
        return Late(self.seconds) if isinstance(error, TimeoutError) else Unavailable("database: cannot be reached")

    # --- writing ---

    def write(self, job: Job) -> None:
        if self._pool is None or self._closing:
            raise Unavailable("database: closed")
        self._jobs.put_nowait(job)

    async def _write_all(self) -> None:
        """The writer task: commits everything that waits together."""
        while True:
            jobs = [await self._jobs.get()]
            while len(jobs) < GROUP and not self._jobs.empty():
                jobs.append(self._jobs.get_nowait())
            wanted = sorted((job for job in jobs if not job.given_up), key=_place)
            try:
                if wanted:
                    await self._commit(wanted)
            except BaseException:
                for job in wanted:
                    job.error = Unavailable("database: closed")
                raise
            finally:
                for _ in jobs:
                    self._jobs.task_done()
                complete(wanted, self._on_notice)

    async def _commit(self, jobs: Sequence[Job], tries: int = TRIES) -> None:
        self._own.begin({job.notice for job in jobs if job.notice is not None})
        try:
            results = await self._transaction(jobs)
        except GONE as error:
            results = [self._unavailable(error)] * len(jobs)
            for notice in self._own.give_up():
                if self._on_notice is not None:
                    self._on_notice(notice)
        except Exception as error:  # no error may stop the writer
            if len(jobs) > 1:  # bisect, so that the job that broke the transaction fails alone
                half = len(jobs) // 2
                await self._commit(jobs[:half])
                await self._commit(jobs[half:])
                return
            if isinstance(error, asyncpg.UniqueViolationError) and tries > 1:
                await self._commit(jobs, tries - 1)
                return
            broken = isinstance(error, asyncpg.IntegrityConstraintViolationError)
            results = [Conflict(str(error)) if broken else Unavailable(f"database: {error}")]
        for job, result in zip(jobs, results, strict=True):
            job.error = result

    async def _transaction(self, jobs: Sequence[Job]) -> list[StoreError | None]:
        async with self._connection() as connection, connection.transaction():
            return [await _carry_out(connection, job) for job in jobs]

    # --- notices ---

    async def listen(self, on_notice: OnNotice) -> None:
        self._on_notice = on_notice
        ready = asyncio.Event()
        self._tasks.append(asyncio.create_task(self._listen(on_notice, ready), name="bottega-listen"))
        await ready.wait()

    async def _listen(self, on_notice: OnNotice, ready: asyncio.Event) -> None:
        """Keeps a connection open for notices. After a break, calls `on_notice(None)`."""
        while True:
            try:
                connection = await asyncpg.connect(self.url, timeout=CONNECT_SECONDS)
                lost = asyncio.Event()
                connection.add_termination_listener(lambda *_, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, lambda *args: on_notice(self._own.hear(_notice(args[-1]))))
                if ready.is_set():
                    on_notice(None)
                ready.set()
                try:
                    await lost.wait()
                finally:
                    connection.terminate()
            except GONE as error:
                log.warning("database connection lost", extra={"error": str(error)})
            except asyncpg.PostgresError as error:
                log.warning("database does not send notices", extra={"error": str(error)})
            await asyncio.sleep(RETRY_SECONDS)

    async def tell(self, notice: Notice) -> None:
        if self._pool is None:
            raise Unavailable("database: closed")
        try:
            await self._pool.execute("SELECT pg_notify($1, $2)", CHANNEL, msgspec.json.encode(notice).decode())
        except GONE as error:
            raise self._unavailable(error) from None

    # --- for operators ---

    async def look(self) -> Contents:
        try:
            connection = await asyncpg.connect(self.url, timeout=CONNECT_SECONDS, command_timeout=CONNECT_SECONDS)
            try:
                if not await connection.fetchval(SERVED):
                    raise NotServed(self.where)
                return Contents(*await connection.fetchrow(CONTENTS))
            finally:
                await connection.close()
        except asyncpg.UndefinedTableError:
            raise NotServed(self.where) from None
        except (*GONE, asyncpg.PostgresError, ValueError) as error:
            raise StoreError(f"database: {self.where}: {error}") from None

    async def backup(self, path: str) -> None:
        raise StoreError("backup: PostgreSQL has pg_dump for that")

    async def restore(self, path: str) -> str | None:
        raise StoreError("restore: PostgreSQL has pg_restore for that, or psql for a dump in plain text")

    def damage(self) -> Damaged | None:
        """PostgreSQL checks its own files."""
        return None


class OwnNotices:
    """Finds out that a write was stored though its confirmation was lost: its notice arrives all the same.

    Such a notice is passed on without its sender, since it is news to this process too.
    """

    def __init__(self) -> None:
        self._under_way: set[Notice] = set()  # of the transaction now
        self._heard: set[Notice] = set()  # of these
        self._doubtful: set[Notice] = set()  # may come or not

    def begin(self, notices: set[Notice]) -> None:
        self._under_way, self._heard = notices, set()

    def hear(self, notice: Notice) -> Notice:
        if notice in self._doubtful:
            self._doubtful.remove(notice)
            return notice._replace(sender="")
        if notice in self._under_way:
            self._heard.add(notice)
        return notice

    def give_up(self) -> list[Notice]:
        """The transaction now gives no answer. Returns the notices that were heard before."""
        self._doubtful |= self._under_way
        return [notice._replace(sender="") for notice in self._heard]


def _notice(text: str) -> Notice:
    return msgspec.json.decode(text, type=Notice)


def _without_secrets(url: str) -> str:
    parts = urlsplit(url)
    return f"postgresql://{parts.netloc.rpartition('@')[2]}{parts.path}"


def _place(job: Job) -> str:
    """Every process locks rows in this order, which prevents deadlocks."""
    return str(job.steps[0].args[0])


async def _carry_out(connection: Any, job: Job) -> StoreError | None:
    for place, step in enumerate(job.steps):
        status: str = await connection.execute(step.sql, *step.args)
        if place == 0 and status.split()[-1] == "0":
            return Conflict("another write came first")
    if job.notice is not None:
        await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, msgspec.json.encode(job.notice).decode())
    return None


async def _migrate(connection: Any) -> None:
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")
        found = await connection.fetchval("SELECT max(version) FROM schema_version") or 0
        for number, sql in check_version(found):
            for statement in statements(sql):
                await connection.execute(statement)
            await connection.execute("INSERT INTO schema_version VALUES ($1)", number)
