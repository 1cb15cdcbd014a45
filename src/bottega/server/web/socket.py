"""The socket of a table: checks who connects and to which table, then serves it until either side closes."""

from __future__ import annotations

import re
from urllib.parse import parse_qs

from bottega import texts
from bottega.server.people.sessions import COOKIE
from bottega.server.problems import Refused
from bottega.server.protocol import REFUSED
from bottega.server.server import Server
from bottega.server.table.feed import Subscriber
from bottega.server.table.handler import MessageHandler
from bottega.server.table.messages import encode
from bottega.server.table.table import Table
from bottega.server.table.wire import Refusal
from bottega.server.transport import Connection
from bottega.server.web.addresses import Addresses
from bottega.server.web.requests import cookies
from bottega.server.web.security import address_of, check_host, origin_is_ours
from bottega.store import Unavailable

PATH = re.compile(r"/api/v1/tables/([^/]+)/socket")


async def serve(server: Server, addresses: Addresses, connection: Connection) -> None:
    """Serves a socket until either side closes it."""
    path = PATH.fullmatch(connection.scope["path"])
    if path is None:
        await connection.reject()
        return
    async with connection:
        await _admit(server, addresses, connection, path[1])


async def _admit(server: Server, addresses: Addresses, connection: Connection, code: str) -> None:
    scope, lang = connection.scope, "en"
    address = address_of(scope)
    asked = parse_qs(scope["query_string"].decode("latin-1"))
    wish = {name: values[-1] for name, values in asked.items()}
    try:
        with server.services.limits.one_more(f"sockets {address}", server.services.settings.sockets_per_address):
            check_host(scope, addresses)
            if not origin_is_ours(scope, server.services.settings):
                raise Refused("wrong-origin")
            visitor = await server.sessions.visitor(cookies(scope, COOKIE))
            person = visitor.person if visitor else None
            words = _language(wish.get("lang"))
            lang = words or (person.lang if person else "en")
            server.bans.check(person.id if person else None, address)
            table = await server.tables.find(code, person, address)
            seat = _wished_seat(table, person.id if person else None, wish.get("seat"))
            if seat is None and table.status != "open" and not table.may_watch(person):
                raise Refused("not-allowed")
            session = visitor.session if visitor else None
            subscriber = Subscriber(connection, address, person, seat, words, lang, session)
            if person is not None:
                subscriber.muted = await server.people.muted(person)
            await _serve(server, connection, server.tables.enter(table), subscriber, _number(wish.get("seq")))
    except Refused as refused:
        _turn_away(connection, refused, lang)
    except Unavailable:
        _turn_away(connection, Refused("unavailable"), lang)


async def _serve(
    server: Server, connection: Connection, table: Table, subscriber: Subscriber, since: int | None
) -> None:
    handler = MessageHandler(server.services, server.people, table, subscriber)
    try:
        handler.join(since)
        await connection.read_all(handler.on_text)  # a message that is being stored is not interrupted
    finally:
        handler.part()
        server.tables.leave(table)


def _turn_away(connection: Connection, refused: Refused, lang: str) -> None:
    connection.write(encode(Refusal(None, refused.code, refused.sentence(lang))))
    connection.close(REFUSED + refused.status)


def _wished_seat(table: Table, person: str | None, wish: str | None) -> int | None:
    mine = table.seating.of(person)
    if wish == "watch":
        return None
    if wish is None:
        return mine[0] if mine else None
    if not wish.isdecimal() or int(wish[:4]) not in mine:
        raise Refused("not-seated")
    return int(wish[:4])


def _language(wish: str | None) -> str | None:
    if wish is not None and wish not in texts.LANGUAGES:
        raise Refused("invalid", reason=f"lang: must be one of {', '.join(texts.LANGUAGES)}")
    return wish


def _number(wish: str | None) -> int | None:
    return int(wish[:9]) if wish is not None and wish.isdecimal() else None
