"""Requests, with bodies that cannot be read refused instead of taken for a fault of ours."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import InternalServerException

from bottega.server.problems import Refused


class ApiRequest(Request[Any, Any, State]):
    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException:  # raised only where the client hangs up in mid-body
            raise Refused("malformed", reason="body: not all of it was sent") from None

    async def json(self) -> Any:
        try:
            return await super().json()
        except RecursionError:
            raise Refused("malformed", reason="body: nested too deeply") from None
        except UnicodeDecodeError:
            raise Refused("malformed", reason="body: not UTF-8") from None
