"""The sockets of tables, and those for the events of all tables of somebody.

Checks who connects, and to which table; then serves it until either side closes.
"""

from __future__ import annotations

import asyncio
import re
from urllib.parse import parse_qs

from bottega.server.api import sockets
from bottega.server.api.call import Call
from bottega.server.notify.event_streams import EventStream
from bottega.server.people.sessions import Visitor
from bottega.server.problems import Refused
from bottega.server.protocol import REFUSED
from bottega.server.server import Server
from bottega.server.table.messages import encode
from bottega.server.table.wire import Refusal
from bottega.server.transport import Connection
from bottega.server.web.addresses import Addresses
from bottega.server.web.requests import check_scope, known_visitor, visitor_of
from bottega.server.web.security import address_of, check_host, origin_is_ours
from bottega.store import Unavailable

TABLE = re.compile(r"/api/v1/tables/([^/]+)/socket")
EVENTS = "/api/v1/events"
STREAMS = 10  # of one person

Wish = dict[str, str]  # the query


async def serve(server: Server, addresses: Addresses, connection: Connection) -> None:
    """Serves a socket until either side closes it."""
    path = connection.scope["path"]
    table = TABLE.fullmatch(path)
    if table is None and path != EVENTS:
        await connection.reject()
        return
    async with connection:
        await _admit(server, addresses, connection, None if table is None else table[1])


async def _admit(server: Server, addresses: Addresses, connection: Connection, code: str | None) -> None:
    """`code`: of the table; None for the events of all."""
    scope = connection.scope
    asked = parse_qs(scope["query_string"].decode("latin-1"))
    wish = {name: values[-1] for name, values in asked.items()}
    call = Call(server, None, address_of(scope), "en")
    try:
        with server.services.limits.one_more(f"sockets {call.address}", server.services.settings.sockets_per_address):
            check_host(scope, addresses)
            if not origin_is_ours(scope, server.services.settings):
                raise Refused("wrong-origin")
            visitor = await visitor_of(server, scope)
            call.person = visitor.person if visitor else None
            call.lang = sockets.language(wish) or (call.person.lang if call.person else "en")
            server.bans.check(call.person, call.address)
            if visitor is not None:
                check_scope(visitor, "read")
            if code is None:
                await _serve_events(server, connection, visitor, wish)
            else:
                _, session, scopes = visitor or (None, None, None)
                async with sockets.joined(call, connection, code, wish, session, scopes) as handler:
                    await connection.read_all(handler.on_text)  # a message that is being stored is not interrupted
    except Refused as refused:
        _turn_away(connection, refused, call.lang)
    except Unavailable:
        _turn_away(connection, Refused("unavailable"), call.lang)


async def _serve_events(server: Server, connection: Connection, visitor: Visitor | None, wish: Wish) -> None:
    found = known_visitor(visitor)
    stream = EventStream(server.services, server.tables, connection, found, address_of(connection.scope))
    with server.services.limits.one_more(f"streams {found.person.id}", STREAMS):
        reading = asyncio.create_task(connection.read_all(_nothing_to_say))
        await server.event_streams.serve(stream, _time(wish.get("since")), reading)


async def _nothing_to_say(_: str | None) -> None:
    """What a client sends over the stream of events is passed over."""


def _turn_away(connection: Connection, refused: Refused, lang: str) -> None:
    connection.write(encode(Refusal(None, refused.code, refused.sentence(lang))))
    connection.close(REFUSED + refused.status)


def _time(wish: str | None) -> float | None:
    try:
        return None if wish is None else float(wish[:20])
    except ValueError:
        raise Refused("invalid", reason="since: must be a time in seconds since 1970") from None
