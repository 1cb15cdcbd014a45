"""The network: uvicorn, and the WebSocket of one client over ASGI.

Only this room knows uvicorn and the WebSocket messages of ASGI; the others use `Connection` and `config`.
Imports no other room; `web` and the modules that compose the server (`app`, `serve`) import it.
"""

from __future__ import annotations

from bottega.server.transport.config import config
from bottega.server.transport.connection import Connection

__all__ = ["Connection", "config"]
