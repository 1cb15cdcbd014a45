"""The network: uvicorn, and the WebSocket of one client over ASGI. No other room knows them.

Imports no other room; imported by `web`, `app` and `serve`.
"""

from __future__ import annotations

from bottega.server.transport.config import config
from bottega.server.transport.connection import Connection

__all__ = ["Connection", "config"]
