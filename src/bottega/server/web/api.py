"""The HTTP API: everything around the games. The games themselves are played over sockets."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import wraps
from inspect import Parameter, Signature, signature
from typing import Any, TypeVar, get_type_hints
from urllib.parse import urlsplit

from litestar import Response, Router
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody

from bottega.server.api import games, me, replays, reviews, tables
from bottega.server.api.call import Call, Endpoint
from bottega.server.hosts import is_loopback
from bottega.server.operate.prometheus import prometheus_text
from bottega.server.problems import Refused
from bottega.server.protocol import Address
from bottega.server.web import bot_accounts, notifications, people
from bottega.server.web.requests import BY_METHOD, SCOPE, Asked, Who, get, server_of, speaks, url_of, visitor, who
from bottega.server.web.security import address_of
from bottega.store import Person

Result = TypeVar("Result")


@get("/address")
async def get_address(request: Asked) -> Address:
    """Where others find this server: its public address, or else the one it was asked at."""
    url = await url_of(request)
    return Address(url, local=is_loopback(urlsplit(url).hostname or ""))


# --- plain endpoints ---


class HttpCall(Call):
    def __init__(self, request: Asked, person: Person | None) -> None:
        super().__init__(server_of(request), person, address_of(request.scope), speaks(request, person))
        self.request = request

    async def while_wanted(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Stops the work when the client disconnects."""
        working, disconnecting = asyncio.create_task(work), asyncio.create_task(self._disconnected())
        try:
            await asyncio.wait((working, disconnecting), return_when=asyncio.FIRST_COMPLETED)
            if not working.done():
                raise Refused("moved-on")  # nobody gets it
            return working.result()
        finally:
            working.cancel()
            disconnecting.cancel()

    async def _disconnected(self) -> None:
        while (await self.request.receive())["type"] != "http.disconnect":
            pass


async def call_of(request: Asked, person: Who) -> HttpCall:
    return HttpCall(request, person)


def bound(endpoint: Endpoint) -> Any:
    """A handler of Litestar, which is told of each parameter where it comes from."""

    @wraps(endpoint.answer)
    async def handler(**named: Any) -> Any:
        return await endpoint.answer(**named)

    hints = get_type_hints(endpoint.answer, include_extras=True)
    parameters = [
        each.replace(annotation=_marked(name, hints[name], endpoint.path), kind=Parameter.KEYWORD_ONLY)
        for name, each in signature(endpoint.answer).parameters.items()
    ]
    handler.__annotations__ = {each.name: each.annotation for each in parameters} | {"return": hints["return"]}
    vars(handler)["__signature__"] = Signature(parameters, return_annotation=hints["return"])
    more = {} if endpoint.max_body_bytes is None else {"request_max_body_size": endpoint.max_body_bytes}
    options = {} if endpoint.scope is None else {SCOPE: endpoint.scope}
    return BY_METHOD[endpoint.method](endpoint.path, status_code=endpoint.status, opt=options, **more)(handler)


def _marked(name: str, kind: Any, path: str) -> Any:
    others: Any = FromPath if f"{{{name}:" in path else FromQuery
    marker = {"call": NamedDependency, "data": JSONBody}.get(name, others)
    return marker[kind]


# --- operations ---


@get("/healthz", include_in_schema=False)
async def healthz(request: Asked) -> Response[dict[str, str]]:
    trouble = await request.app.state.health.trouble()
    if trouble is not None:
        return Response({"status": "database unavailable", "reason": trouble}, status_code=503)
    return Response({"status": "ok"})


@get("/metrics", include_in_schema=False)
async def metrics(request: Asked) -> Response[bytes]:
    text = prometheus_text(server_of(request).services.metrics)
    return Response(text, media_type="text/plain; version=0.0.4")


HANDLERS = [
    get_address,
    *people.HANDLERS,
    *notifications.HANDLERS,
    *bot_accounts.HANDLERS,
    *map(bound, me.ENDPOINTS),
    *map(bound, games.ENDPOINTS),
    *map(bound, tables.ENDPOINTS),
    *map(bound, replays.ENDPOINTS),
    *map(bound, reviews.ENDPOINTS),
]


def router() -> Router:
    dependencies = {"visitor": Provide(visitor), "person": Provide(who), "call": Provide(call_of)}
    return Router("/api/v1", route_handlers=HANDLERS, dependencies=dependencies)
