"""The application: its parts put together, started and stopped in order."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import bottega
from bottega import games, texts
from bottega import store as stores
from bottega.server.people.identity import COOKIE, People
from bottega.server.problems import Refused
from bottega.server.protocol import Problem
from bottega.server.services import Services
from bottega.server.settings import Settings
from bottega.server.table import socket
from bottega.server.table.clocks import Alarms, SystemTime, Time
from bottega.server.table.replays import Replays
from bottega.server.table.tables import Tables
from bottega.server.transport import Connection
from bottega.server.web import api, pages
from bottega.server.web.security import Guard, header, language_of
from bottega.server.work.workers import Workers

log = logging.getLogger(__name__)

MAX_BODY_BYTES = 2_000_000  # bytes: a long record
BY_STATUS = {404: "not-found", 405: "method", 413: "too-large", 401: "sign-in", 403: "not-allowed", 429: "too-fast"}


class Server:
    """Everything behind the application."""

    cookie = COOKIE

    def __init__(self, settings: Settings, time: Time | None = None) -> None:
        games.import_all()
        source = time or SystemTime()
        self.addresses = settings.addresses
        store = stores.connect(settings.url)
        store.name = secrets.token_hex(8)
        alarms = Alarms(source, self._ring)
        workers = Workers(settings.workers, settings.bot_seconds, settings.compiled)
        self.services = Services(settings, store, alarms, source, workers)
        self.people = People(self.services)
        self.tables = Tables(self.services)
        self.replays = Replays(self.services, self.tables)
        self.pages = pages.Pages()

    async def _ring(self, code: str) -> None:
        await self.tables.ring(code)

    async def open(self) -> None:
        services = self.services
        await services.store.open()
        services.started = services.time.now()
        await self.people.open()
        await services.store.listen(self.tables.hear)
        services.tasks.start(services.alarms.run(), "alarms")
        services.tasks.start(asyncio.to_thread(_warm_up), "warm-up")
        services.alarms.set("", services.started)  # the first sweep: bots and clocks that waited for us

    async def close(self) -> None:
        """No acknowledged move is lost: sockets hear of the end after all that was written."""
        services = self.services
        services.stopping = True
        for table in list(self.tables.live.values()):
            async with table.lock:
                for subscriber in table.subscribers:
                    subscriber.close()
        await services.tasks.stop()
        await services.workers.close()
        for pool in (services.opening, services.telling, services.hashing):
            pool.close()
        await services.store.close()


def _warm_up() -> None:
    """Reading the texts of a language takes a quarter of a second: not while somebody waits for a sentence."""
    for lang in texts.LANGUAGES:
        texts.say(lang, "list-none")


def create_app(settings: Settings | None = None, time: Time | None = None, server: Server | None = None) -> Guard:
    """The application, behind its guard: what refuses a request gets the guard's headers too."""
    running = server or Server(settings or Settings(), time)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await running.open()
        try:
            yield
        finally:
            await running.close()

    app = Litestar(
        route_handlers=[api.router(), api.healthz, api.metrics, pages.show],
        lifespan=[lifespan],
        state=State({"server": running}, deep_copy=False),
        exception_handlers={Refused: _refused, stores.Unavailable: _unavailable, HTTPException: _http, Exception: _bug},
        openapi_config=OpenAPIConfig(
            title="Bottega",
            version=bottega.__version__,
            path="/api/v1/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        request_max_body_size=MAX_BODY_BYTES,
        logging_config=None,
        debug=False,
    )

    async def doors(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await socket.serve(running, Connection(scope, receive, send))
        else:
            await app(scope, receive, send)

    return Guard(doors, running)


Asked = Request[Any, Any, State]


def _problem(request: Asked, refused: Refused) -> Response[Problem]:
    lang = language_of(header(request.scope, b"accept-language"))
    headers = {} if refused.retry_after is None else {"retry-after": str(max(1, round(refused.retry_after)))}
    body = Problem(refused.code, refused.sentence(lang))
    return Response(body, status_code=refused.status, headers=headers, media_type="application/json")


def _refused(request: Asked, refused: Refused) -> Response[Problem]:
    return _problem(request, refused)


def _unavailable(request: Asked, error: stores.Unavailable) -> Response[Problem]:
    log.error("store unavailable", extra={"error": str(error)})
    return _problem(request, Refused("unavailable"))


def _http(request: Asked, error: HTTPException) -> Response[Problem]:
    code = BY_STATUS.get(error.status_code, "malformed" if error.status_code < 500 else "internal")
    if code == "internal":
        log.error("request failed", extra={"path": request.scope["path"]}, exc_info=error)
    return _problem(request, Refused(code, reason=_reason(error)) if code == "malformed" else Refused(code))


def _reason(error: HTTPException) -> str:
    """What is wrong with the input: where, and why."""
    if isinstance(error.extra, list):
        rows = [row for row in error.extra if isinstance(row, dict)]
        parts = [": ".join(str(row[name]) for name in ("key", "message") if row.get(name)) for row in rows]
        if any(parts):
            return "; ".join(parts)
    return error.detail


def _bug(request: Asked, error: Exception) -> Response[Problem]:
    log.error("request failed", extra={"path": request.scope["path"]}, exc_info=error)
    return _problem(request, Refused("internal"))
