"""The person who asks."""

from __future__ import annotations

from bottega.server.api.call import Call, Endpoint
from bottega.server.people.identity import me
from bottega.server.protocol import ChangeMe, Me


async def get_me(call: Call) -> Me:
    return me(call.known)


async def change_me(call: Call, data: ChangeMe) -> Me:
    return me(await call.server.people.change(call.known, data))


ENDPOINTS = [Endpoint("GET", "/me", get_me, scope="read"), Endpoint("PATCH", "/me", change_me)]
