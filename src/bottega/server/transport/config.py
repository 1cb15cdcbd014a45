"""The configuration of uvicorn."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import uvicorn

from bottega.server.settings import Settings

MAX_MESSAGE = 65_536  # bytes; smaller ones that are still too large are answered with a refusal
STOP_SECONDS = 10


def config(settings: Settings, app: Callable[[Any, Any, Any], Awaitable[None]]) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        http="h11",  # httptools would keep reading a request head that never ends
        ws="websockets-sansio",
        ws_max_size=MAX_MESSAGE,
        ws_per_message_deflate=False,  # each compressor would hold more memory than a whole table
        timeout_graceful_shutdown=STOP_SECONDS,
    )
