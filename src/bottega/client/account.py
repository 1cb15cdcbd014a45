"""A bot account at a server: its address and token, requests over HTTP, and what the server refuses."""

from __future__ import annotations

import asyncio
import json
import os
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from bottega.core.errors import BottegaError, Invalid

VARIABLE = "BOTTEGA_TOKEN"
SECONDS = 30.0  # that the server may take to answer
LOCAL = ("localhost", "127.0.0.1", "::1")

Json = dict[str, Any]


class RefusedByServer(BottegaError):
    """The server did not do what was asked; nothing has changed there."""

    def __init__(self, code: str, sentence: str, rule: str | None = None) -> None:
        super().__init__(f"{rule}: {sentence}" if rule else sentence)
        self.code = code
        self.sentence = sentence
        self.rule = rule


class Unreachable(BottegaError):
    """The server cannot be reached, or is something else than a Bottega server."""


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_: Any) -> None:
        """The token is meant for one server: it is not sent to another one."""


class Account:
    """`url`: of the server, such as https://bottega.example."""

    def __init__(self, url: str, token: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise Invalid(f"url: must be like https://bottega.example, not {url!r}")
        self.url = url.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}"}
        self.is_private = (
            parts.scheme == "https" or parts.hostname in LOCAL
        )  # whether nobody on the way reads the token
        self._opener = urllib.request.build_opener(_NoRedirect)

    def socket_url(self, path: str) -> str:
        return f"{self.url.replace('http', 'ws', 1)}/api/v1{path}"

    async def get(self, path: str) -> Any:
        return await asyncio.to_thread(self._request, "GET", path, None)

    async def post(self, path: str, **body: Any) -> Any:
        return await asyncio.to_thread(self._request, "POST", path, json.dumps(body).encode())

    def _request(self, method: str, path: str, body: bytes | None) -> Any:
        headers = {**self.headers, "Content-Type": "application/json"}
        request = urllib.request.Request(f"{self.url}/api/v1{path}", body, headers, method=method)
        try:
            with self._opener.open(request, timeout=SECONDS) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            raise _refusal(error, self.url) from None
        except (OSError, ValueError) as error:
            raise Unreachable(f"{self.url}: {getattr(error, 'reason', error)}") from None


def _refusal(error: urllib.error.HTTPError, url: str) -> BottegaError:
    try:
        said = json.load(error)
        return RefusedByServer(said["code"], said["sentence"], said.get("rule"))
    except (ValueError, KeyError, TypeError):
        return Unreachable(f"{url}: HTTP {error.code}; is it a Bottega server?")


def read_token(token: str | None, file: Path | None) -> str:
    """From the command line, a file, or the environment. `Invalid` without one."""
    if token is not None and file is not None:
        raise Invalid("token: give --token or --token-file, not both")
    if file is not None:
        try:
            token = file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise Invalid(f"token: {file}: {error}") from None
    found = (token if token is not None else os.environ.get(VARIABLE, "")).strip()
    if not found or not found.isascii() or not found.isprintable() or " " in found:
        raise Invalid(f"token: needed, from --token-file FILE, the environment variable {VARIABLE}, or --token")
    return found
