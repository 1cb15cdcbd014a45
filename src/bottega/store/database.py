"""What the store asks of a database: reads, and small atomic writes that are committed in groups."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from importlib import resources
from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from bottega.core.errors import BottegaError
from bottega.store.rows import Contents

log = logging.getLogger(__name__)


SERVED = "SELECT count(*) FROM settings"  # every server keeps its secret there: none of them, no server
CONTENTS = (
    "SELECT (SELECT max(version) FROM schema_version), (SELECT count(*) FROM tables), (SELECT count(*) FROM people),"
    " (SELECT max(at) FROM log)"
)


class StoreError(BottegaError):
    """The store cannot do what was asked."""


class Conflict(StoreError):
    """Somebody else was first; nothing was written."""


class Unavailable(StoreError):
    """The database cannot be reached or cannot write. Whether the last write arrived must be looked up."""


class NotServed(StoreError):
    """No server keeps its tables there."""

    def __init__(self, where: str) -> None:
        super().__init__(f"database: {where}: no server has kept anything there")


class TooNew(StoreError):
    """The database was written by a later version of Bottega."""


class Step(Struct):
    """One statement, its parameters as `$1`, `$2`, .."""

    sql: str
    args: Sequence[Any] = ()


class Notice(NamedTuple):
    """What other processes are told after a commit: which table changed, and what of it (log, table or chat).

    With `person`, the code is the id of a guest whose games now belong to an account.
    """

    code: str
    what: str
    sender: str


Row = tuple[Any, ...]
Done = Callable[[StoreError | None], None]
Hear = Callable[[Notice | None], None]  # none: notices may have been missed, look at everything again


class Job(Struct):
    """A write, and who waits for it."""

    steps: Sequence[Step]
    notice: Notice | None
    done: Done | None
    error: StoreError | None = None

    def tell(self) -> None:
        """Once only. A mistake of one who waited must not keep the others from being told."""
        done, self.done = self.done, None
        if done is None:
            return
        try:
            done(self.error)
        except Exception:
            log.exception("after a write")


class Database(Protocol):
    shared: bool  # do other processes work on it at the same time?
    where: str  # for people to read, without a password

    async def open(self) -> None:
        """For a server: what is missing is created, and an older schema brought up to date."""

    async def look(self) -> Contents:
        """What is in it, open or not. Nothing is created or changed; `StoreError` if there is none of a server."""

    async def close(self) -> None: ...

    async def read(self, sql: str, *args: Any) -> Sequence[Sequence[Any]]: ...

    def write(self, steps: Sequence[Step], notice: Notice | None, done: Done) -> None:
        """All steps or none. `done` is told on the event loop, once: nothing if all went well, or what did not.

        `Conflict` if the first step changes no row; only the first may be refused so.
        """

    async def listen(self, hear: Hear) -> None:
        """Tell of every commit's notice, of this process and of others."""

    async def backup(self, path: str) -> None:
        """A copy in a new file, from what a server keeps; `StoreError` if there is nothing."""


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
    """The single statements of a migration; it holds no semicolon but between them."""
    lines = [line for line in sql.splitlines() if not line.lstrip().startswith("--")]
    return [text.strip() for text in "\n".join(lines).split(";") if text.strip()]
