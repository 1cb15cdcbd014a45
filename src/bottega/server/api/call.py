"""One request: who asks, from where, in which language; and the endpoints that answer requests."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, NamedTuple, TypeVar

from bottega.server.api.playing import Playing
from bottega.server.people.messages import Scope
from bottega.server.problems import Refused
from bottega.server.table.table import Table
from bottega.store import Person

Result = TypeVar("Result")


class Call:
    def __init__(self, server: Playing, person: Person | None, address: str, lang: str) -> None:
        self.server = server
        self.person = person
        self.address = address
        self.lang = lang

    @property
    def known(self) -> Person:
        """`Refused` for a stranger."""
        if self.person is None:
            raise Refused("sign-in")
        return self.person

    async def table(self, code: str) -> Table:
        return await self.server.tables.find(code, self.person, self.address)

    async def while_wanted(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Long work. Where clients can hang up, it is stopped then."""
        return await work


class Endpoint(NamedTuple):
    """A function that answers requests.

    Its first parameter is the `call`, `data` is the body, and the others are named in the path or the query.
    """

    method: str
    path: str
    answer: Callable[..., Awaitable[Any]]
    status: int = 200
    scope: Scope | None = None  # that the token of a bot account needs; without one, no token is enough
    max_body_bytes: int | None = None  # where it may be larger than usual
