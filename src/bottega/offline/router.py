"""Finds the endpoint for a request of the page, and reads its parameters by their names and types."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, get_type_hints
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from bottega.server.api.call import Call, Endpoint
from bottega.server.problems import Refused


class Router:
    def __init__(self, endpoints: Sequence[Endpoint]) -> None:
        self._endpoints = [(endpoint, _pattern(endpoint.path)) for endpoint in endpoints]

    async def answer(self, call: Call, method: str, url: str, body: str | None) -> tuple[int, Any]:
        """The status and what is answered. `Refused` if nothing fits, or a parameter does not."""
        parts = urlsplit(url)
        for endpoint, pattern in self._endpoints:
            found = pattern.fullmatch(parts.path)
            if found is not None and endpoint.method == method:
                named = {name: unquote(text) for name, text in found.groupdict().items()}
                named.update({name: texts[-1] for name, texts in parse_qs(parts.query).items()})
                return endpoint.status, await endpoint.answer(**_arguments(endpoint.answer, call, named, body))
        raise Refused("not-found")


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{(\w+):\w+\}", r"(?P<\1>[^/]+)", path))


@cache
def _types(answer: Callable[..., Any]) -> dict[str, Any]:
    hints = get_type_hints(answer, include_extras=True)
    return {name: hints[name] for name in inspect.signature(answer).parameters}


def _arguments(answer: Callable[..., Any], call: Call, named: dict[str, str], body: str | None) -> dict[str, Any]:
    found: dict[str, Any] = {}
    try:
        for name, kind in _types(answer).items():
            if name == "call":
                found[name] = call
            elif name == "data":
                found[name] = msgspec.json.decode(body or "{}", type=kind)
            elif name in named:
                found[name] = msgspec.convert(named[name], kind, strict=False)
    except msgspec.MsgspecError as error:
        raise Refused("malformed", reason=str(error)) from None
    return found
