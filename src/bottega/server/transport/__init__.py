"""The network below the tables: how clients connect, and how texts reach them.

Only this package knows uvicorn and the WebSocket messages of ASGI. The rest of the server uses `Connection` (`write`,
`close`, `read_all`), the close codes, and `config`. It imports nothing of the tables.
"""

from __future__ import annotations

from bottega.server.transport.config import config
from bottega.server.transport.connection import ABUSE, CHANGED, REFUSED, STOPPING, TOO_SLOW, Connection

__all__ = ["ABUSE", "CHANGED", "REFUSED", "STOPPING", "TOO_SLOW", "Connection", "config"]
