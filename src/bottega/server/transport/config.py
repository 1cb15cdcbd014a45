"""The configuration of uvicorn."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable
from typing import Any

import uvicorn

from bottega.server.settings import Settings
from bottega.server.transport.open_connections import OpenConnections, counted, proxies
from bottega.server.transport.open_files import connections_within, raise_limit

MAX_MESSAGE = 65_536  # bytes; smaller ones that are still too large are answered with a refusal
STOP_SECONDS = 10
IDLE_SECONDS = 5  # between two requests of a connection
BACKLOG = 128  # connections that the system accepts for us at a time; fewer than the files that are reserved


def config(settings: Settings, app: Callable[[Any, Any, Any], Awaitable[None]]) -> uvicorn.Config:
    most = connections_within(raise_limit(), settings.connections)
    trusted = proxies(os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1"))  # the default of uvicorn
    connections = OpenConnections(most, settings.connections_per_address, trusted)
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        http=counted(connections),
        backlog=BACKLOG,
        timeout_keep_alive=IDLE_SECONDS,
        ws="websockets-sansio",
        ws_max_size=MAX_MESSAGE,
        ws_per_message_deflate=False,  # each compressor would hold more memory than a whole table
        timeout_graceful_shutdown=STOP_SECONDS,
    )
