"""The rows of the store."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field


class Person(Struct):
    """Somebody who plays. `owner`: of a bot account, the id of the person whose bot it is."""

    id: str
    name: str
    lang: str
    created: float
    account: str | None = None
    owner: str | None = None


class FoundPerson(Person):
    """Somebody as a host sees them. `tables`: at how many they sit; `seen`: when a session of theirs was last used."""

    tables: int = 0
    seen: float | None = None


class SessionRow(Struct):
    """`id`: the SHA-256 of its token. `began`: guest, claim, sign-in, link or old-cookie. `seen`: within an hour."""

    id: str
    person: str
    began: str
    device: str
    created: float
    seen: float


class TokenRow(Struct):
    """`id`: the SHA-256 of the token. `used`: when last, within a minute."""

    id: str
    person: str
    name: str
    scopes: list[str]
    created: float
    used: float | None = None


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
    resigned: list[int] = field(default_factory=list)
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
    resigned: list[int] = field(default_factory=list)


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


class Ban(Struct):
    """`subject`: a person's id, or a network."""

    subject: str
    reason: str
    at: float


class Act(Struct):
    """Something a host did, for the audit log. `number` is given by the store, `operator` is the system's user."""

    number: int
    at: float
    operator: str
    act: str
    subject: str
    note: str


class ReportRow(Struct):
    """`reporter` tells of `person`, who was called `name` then; `chat` and `text` where it is about a message."""

    number: int
    at: float
    reporter: str
    person: str
    code: str
    chat: int | None
    name: str
    text: str | None
    note: str
    answer: str | None = None
    answered: float | None = None


class Turn(Struct):
    """Somebody is to be told, at `due`, that a table waits for them since the log entry `seq`: at first, or again."""

    kind: Literal["turn", "reminder"]
    person: str
    seat: int
    seq: int
    due: float


class ChannelRow(Struct):
    """A way to tell somebody of their turns. `label` is for its owner to read; `target` may hold secrets.

    `origin`: the address of this server that its owner uses. `session`: of the browser, for a push channel.
    `problem`: why the last notification did not arrive, or nothing.
    """

    id: str
    person: str
    kind: Literal["push", "mail", "chat", "webhook"]
    target: dict[str, str]
    label: str
    origin: str
    session: str | None
    confirmed: bool
    problem: str
    last_sent: float
    created: float


class QuietHours(Struct):
    """From and to a minute of the day, in a time zone such as Europe/Warsaw."""

    zone: str
    start: int
    finish: int


class DaysOff(Struct):
    """When somebody's time does not run in slow games. 0 is Monday; dates are such as 2026-12-24, in their time zone.

    They count from the date `since` on.
    """

    zone: str
    weekdays: list[int]
    dates: list[str]
    since: str


class Reply(Struct):
    """How long somebody took for an answer in a slow game, days off left out."""

    person: str
    at: float
    seconds: float


class DueRow(Struct):
    """A row of the outbox that has to be seen to, in the language and with the quiet hours of its reader."""

    channel: str
    code: str
    kind: Literal["turn", "reminder"]
    person: str
    seat: int
    seq: int
    tries: int
    sent: float | None
    closing: bool
    lang: str
    quiet: QuietHours | None
