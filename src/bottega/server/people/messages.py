"""What crosses the wire about bot accounts, by type. The rest about people is in `protocol`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bottega.server.protocol import Account, Body, Name

Scope = Literal["read", "play", "host"]


class NewBot(Body):
    """A bot account of your own. People find the bot by its name, and see it at the table."""

    name: Account


class TokenWish(Body):
    """`scopes`: `read` looks on, `play` takes seats and moves, `host` makes tables. `name` is for you to tell tokens
    apart."""

    name: Name
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=3)]


class TokenInfo(Struct):
    """`used`: when last, exact to the minute; `null` before that."""

    id: str
    name: str
    scopes: list[Scope]
    created: float
    used: float | None


class NewToken(TokenInfo, kw_only=True):
    """`token` is what the bot signs in with. It is told this once, and kept nowhere."""

    token: str


class BotAccountInfo(Struct):
    id: str
    name: str
    created: float
    tokens: list[TokenInfo]
