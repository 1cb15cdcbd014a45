"""A store that is open, and rows to put into it."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from bottega import store as stores
from bottega.store import Conflict, LogRow, Store, TableRow

Work = Callable[[Store], Coroutine[Any, Any, None]]
Run = Callable[[Work], None]
AWAITED = (1,)


@asynccontextmanager
async def opened(url: str, sender: str = "") -> AsyncIterator[Store]:
    store = stores.connect(url, sender)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Another program writes and does not finish."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def table(code: str = "abc", **changes: Any) -> TableRow:
    usual: dict[str, Any] = {
        "code": code,
        "version": 1,
        "game": "final-touch",
        "status": "open",
        "privacy": "public",
        "host": "vera",
        "body": {"seats": []},
        "created": 1.0,
        "updated": 1.0,
    }
    return TableRow(**{**usual, **changes})


def entry(seq: int, message: str | None = None) -> LogRow:
    return LogRow(seq, {"seat": 0, "action": {"type": "smear", "touch": "red"}}, 2.0, message)


async def refused(work: Awaitable[Any]) -> None:
    with pytest.raises(Conflict):
        await work
