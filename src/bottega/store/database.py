"""What the store needs of a database: reads, and small atomic writes that are committed in groups."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from importlib import resources
from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from bottega.core.errors import BottegaError
from bottega.store.rows import Contents

log = logging.getLogger(__name__)


SERVED = "SELECT count(*) FROM settings"  # every server keeps its cookie secret there
CONTENTS = (
    "SELECT (SELECT max(version) FROM schema_version), (SELECT count(*) FROM tables), (SELECT count(*) FROM people),"
    " (SELECT max(at) FROM log)"
)


class StoreError(BottegaError):
    """The store cannot do what was asked."""


class Conflict(StoreError):
    """Another write came first; nothing was written."""


class Unavailable(StoreError):
    """The database cannot be reached or cannot write. The last write may or may not have been stored."""


class Late(Unavailable):
    """The database did not answer in time."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"database: no answer within {seconds:g} s")


class Damaged(StoreError):
    """The file of the database is damaged."""

    def __init__(self, where: str, reason: str) -> None:
        super().__init__(
            f"database: {where} is damaged ({reason}): stop the server and restore a backup, bottega restore FILE"
        )
        self.reason = reason


class NotServed(StoreError):
    """No server has ever used the database."""

    def __init__(self, where: str) -> None:
        super().__init__(f"database: {where}: no server has kept anything there")


class TooNew(StoreError):
    """The database was written by a later version of Bottega."""


class Step(Struct):
    """One statement, its parameters as `$1`, `$2`, .."""

    sql: str
    args: Sequence[Any] = ()


class Notice(NamedTuple):
    """Sent to other processes after a commit: which table changed, and what of it (log, table, chat, notified).

    Where `what` is `person`, the code is the id of somebody who is gone: a guest whose games now belong to an account,
    or a person who was erased. Where it is `sessions`, it is the id of somebody whose sessions have ended. Notices
    of `server/peers.py` come with no commit and have a body.
    """

    code: str
    what: str
    sender: str
    body: str = ""


Row = tuple[Any, ...]
Done = Callable[[StoreError | None], None]
OnNotice = Callable[[Notice | None], None]  # None: notices may have been missed, so everything must be read again


class Job(Struct):
    """A write, and the callback that waits for it."""

    steps: Sequence[Step]
    notice: Notice | None
    done: Done | None
    error: StoreError | None = None
    given_up: bool = False  # its caller was told that the database takes too long

    def complete(self) -> None:
        self._call_back(self.error)

    def give_up(self, seconds: float) -> None:
        """Answers in place of a database that is late. The write is left out if it has not begun."""
        self.given_up = True
        self._call_back(Late(seconds))

    def _call_back(self, error: StoreError | None) -> None:
        """Once. Exceptions of the callback are logged, so that those of other jobs are called too."""
        done, self.done = self.done, None
        if done is None:
            return
        try:
            done(error)
        except Exception:
            log.exception("callback of a write failed")


def complete(jobs: Sequence[Job], on_notice: OnNotice | None) -> None:
    """Calls the callbacks. What was stored though its caller was told that it is late is news, as of others."""
    for job in jobs:
        job.complete()
        if job.given_up and job.error is None and job.notice is not None and on_notice is not None:
            on_notice(job.notice._replace(sender=""))


class Database(Protocol):
    shared: bool  # whether other processes use it at the same time
    seconds: float  # that it may take to answer
    where: str  # its address for people to read, without a password

    async def claim(self) -> None:
        """For a server, before `open`: `StoreError` if another one must not use it too. Released by `close`."""

    async def open(self) -> None:
        """For a server: creates what is missing and migrates an older schema."""

    async def look(self) -> Contents:
        """What is in it, open or not. Nothing is created or changed; `StoreError` if no server has used it."""

    async def close(self) -> None: ...

    async def read(self, sql: str, *args: Any) -> Sequence[Sequence[Any]]:
        """`Unavailable` after `seconds` at the latest."""

    def write(self, job: Job) -> None:
        """Writes all steps or none. The callback is called once on the event loop, with the error if there was one.

        The error is `Conflict` if the first step changes no row; later steps are not checked for that.
        """

    async def listen(self, on_notice: OnNotice) -> None:
        """Calls `on_notice` for every commit's notice of other processes, and for writes of our own that came late."""

    async def tell(self, notice: Notice) -> None:
        """Sends a notice to the other processes that use the database. PostgreSQL takes 8,000 bytes of JSON."""

    async def backup(self, path: str) -> None:
        """Copies the database of a server to a new file; `StoreError` if no server has used it, or if it is damaged."""

    async def restore(self, path: str) -> str | None:
        """Puts a backup in its place, while no server runs. Returns where the old database is kept."""

    def damage(self) -> Damaged | None:
        """What a check in the background has found."""


def migrations() -> list[tuple[int, str]]:
    """The numbered steps from an empty database to the newest schema."""
    folder = resources.files("bottega.store") / "migrations"
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda file: file.name)
    return [(int(file.name.split("-")[0]), file.read_text(encoding="utf-8")) for file in files]


def check_version(found: int) -> list[tuple[int, str]]:
    """The migrations still to do; `TooNew` if the database is ahead of this program."""
    steps = migrations()
    newest = steps[-1][0]
    if found > newest:
        raise TooNew(f"database: has schema {found}, this Bottega knows {newest}: install a newer one")
    return [(number, sql) for number, sql in steps if number > found]


def statements(sql: str) -> list[str]:
    """The single statements of a migration. It must have no semicolons except between them."""
    lines = [line for line in sql.splitlines() if not line.lstrip().startswith("--")]
    return [text.strip() for text in "\n".join(lines).split(";") if text.strip()]
