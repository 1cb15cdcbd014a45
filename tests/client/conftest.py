"""A server for each test, as the tests of the server have it."""

from __future__ import annotations

from server.conftest import running

__all__ = ["running"]
