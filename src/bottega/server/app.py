"""The web application: HTTP by Litestar, sockets beside it, and the guard before both."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

import bottega
from bottega import store as stores
from bottega.server.problems import Refused
from bottega.server.protocol import Problem
from bottega.server.server import Server
from bottega.server.settings import Settings
from bottega.server.transport import Connection
from bottega.server.web import api, pages, socket
from bottega.server.web.addresses import Addresses
from bottega.server.web.bodies import ApiRequest
from bottega.server.web.health import Health
from bottega.server.web.openapi import StrictJson
from bottega.server.web.security import Guard, header, language_of

log = logging.getLogger(__name__)

MAX_BODY_BYTES = 65_536  # of any request but an import
BY_STATUS = {404: "not-found", 405: "method", 413: "too-large"}  # what Litestar refuses by itself, malformed apart


def create_app(settings: Settings | None = None, server: Server | None = None, files: Path | None = None) -> Guard:
    """The application behind its guard, which adds its headers to refusals too. `files`: a page other than our own."""
    running = server or Server(settings or Settings())
    addresses = Addresses.of(running.services.settings)

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
        state=State(
            {
                "server": running,
                "addresses": addresses,
                "pages": pages.Pages(files, running.services.settings.offline),
                "health": Health(running.services),
            },
            deep_copy=False,
        ),
        exception_handlers={Refused: _refused, stores.Unavailable: _unavailable, HTTPException: _http, Exception: _bug},
        openapi_config=OpenAPIConfig(
            title="Bottega",
            version=bottega.__version__,
            path="/api/v1/schema",
            render_plugins=[StrictJson()],
            use_handler_docstrings=True,
        ),
        request_class=ApiRequest,
        request_max_body_size=MAX_BODY_BYTES,
        logging_config=None,
        debug=False,
    )

    async def serve(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await socket.serve(running, addresses, Connection(scope, receive, send))
        else:
            await app(scope, receive, send)

    return Guard(serve, running.services, addresses)


Asked = Request[Any, Any, State]


def _problem(request: Asked, refused: Refused, headers: dict[str, str] | None = None) -> Response[Problem]:
    lang = language_of(header(request.scope, b"accept-language"))
    retry = {} if refused.retry_after is None else {"retry-after": str(max(1, round(refused.retry_after)))}
    headers = {**retry, **(headers or {})}
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
    refused = Refused(code, reason=_reason(error)) if code == "malformed" else Refused(code)
    return _problem(request, refused, error.headers)  # such as Allow, where the method is wrong


def _reason(error: HTTPException) -> str:
    """Which field of the input is wrong, and why."""
    if isinstance(error.extra, list):
        rows = [row for row in error.extra if isinstance(row, dict)]
        parts = [": ".join(str(row[name]) for name in ("key", "message") if row.get(name)) for row in rows]
        if any(parts):
            return "; ".join(parts)
    return error.detail


def _bug(request: Asked, error: Exception) -> Response[Problem]:
    log.error("request failed", extra={"path": request.scope["path"]}, exc_info=error)
    return _problem(request, Refused("internal"))
