"""The rows of the store."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field


class Person(Struct):
    id: str
    name: str
    lang: str
    created: float
    account: str | None = None


class TableRow(Struct):
    """A table and, once it has started, its match. `body` is up to the server; `seed` is secret until the end."""

    code: str
    version: int
    game: str
    status: str
    privacy: str
    host: str
    body: dict[str, Any]
    created: float
    updated: float
    rules: int | None = None
    components: str | None = None
    seed: str | None = None
    setup: dict[str, Any] | None = None
    awaited: list[int] = field(default_factory=list)
    clock: dict[str, Any] | None = None
    due: float | None = None
    outcome: dict[str, Any] | None = None
    seq: int = 0


class LogRow(Struct):
    """One entry of a match's log as JSON (`server/table/entries.py`). `message`: the client message behind it."""

    seq: int
    data: dict[str, Any]
    at: float
    message: str | None = None


class Progress(Struct):
    """What a log entry changes in its table's row. `due`: when the table must be looked at again."""

    status: str
    clock: dict[str, Any] | None
    due: float | None
    outcome: dict[str, Any] | None


class Contents(Struct):
    """What a database holds, for its operator."""

    schema: int
    tables: int
    people: int
    last_move: float | None


class ChatRow(Struct):
    number: int
    person: str
    seat: int | None
    name: str
    text: str | None
    phrase: str | None
    at: float
