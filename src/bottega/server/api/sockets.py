"""A client at a table: what it wishes to see, and its messages."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from bottega import texts
from bottega.server.api.call import Call
from bottega.server.problems import Refused
from bottega.server.table.feed import Connection, Subscriber
from bottega.server.table.handler import MessageHandler
from bottega.server.table.table import Table


def language(wish: Mapping[str, str]) -> str | None:
    """The language in which it wants to be told what happens, if in any."""
    lang = wish.get("lang")
    if lang is not None and lang not in texts.LANGUAGES:
        raise Refused("invalid", reason=f"lang: must be one of {', '.join(texts.LANGUAGES)}")
    return lang


@asynccontextmanager
async def joined(
    call: Call,
    connection: Connection,
    code: str,
    wish: Mapping[str, str],
    session: str | None = None,
    scopes: frozenset[str] | None = None,
) -> AsyncIterator[MessageHandler]:
    """Connects a client to a table. `wish` is the query of its address: `seat`, `seq` and `lang`."""
    server, person = call.server, call.person
    table = await call.table(code)
    seat = _seat(table, person.id if person else None, wish.get("seat"))
    if seat is None and table.status != "open" and not table.may_watch(person):
        raise Refused("not-allowed")
    subscriber = Subscriber(connection, call.address, person, seat, language(wish), call.lang, session, scopes)
    if person is not None:
        subscriber.muted = await server.people.muted(person)
    table = server.tables.enter(table)
    handler = MessageHandler(server.services, server.people, table, subscriber)
    try:
        handler.join(_number(wish.get("seq")))
        yield handler
    finally:
        handler.part()
        server.tables.leave(table)


def _seat(table: Table, person: str | None, wish: str | None) -> int | None:
    mine = table.seating.of(person)
    if wish == "watch":
        return None
    if wish is None:
        return mine[0] if mine else None
    if not wish.isdecimal() or int(wish[:4]) not in mine:
        raise Refused("not-seated")
    return int(wish[:4])


def _number(wish: str | None) -> int | None:
    return int(wish[:9]) if wish is not None and wish.isdecimal() else None
