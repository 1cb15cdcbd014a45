"""Finds the server an application belongs to, without the application's module."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bottega.server.app import Server


def server_of(app: Any) -> Server:
    found: Server = app.state.server
    return found
