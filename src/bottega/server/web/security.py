"""The guard before the application: headers on every answer, and which requests are let through at all."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec

from bottega import texts
from bottega.server.problems import Refused
from bottega.server.protocol import Problem
from bottega.server.services import Services
from bottega.server.settings import Settings
from bottega.server.web.addresses import Addresses

MAX_HOST = 253  # characters of a name that is repeated in the answer
CHANGING = ("POST", "PUT", "PATCH", "DELETE")
IMPORT = "/api/v1/replays"
IMPORTS = (0.5, 50)  # records from one address: a second, and at once
WITH_BODY = ("POST", "PUT", "PATCH")
UNSUBSCRIBE = "/api/v1/unsubscribe/"  # mail programs send a form there (RFC 8058); its token says enough
OFFLINE = "/offline/"  # where the page that needs no server lies, with Python in it
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self';"
    " connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none';"
    " form-action 'self'; frame-ancestors 'none'"
)
OFFLINE_POLICY = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), interest-cohort=()"),
]


def address_of(scope: Any) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


def header(scope: Any, name: bytes) -> str | None:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)


def media_type(scope: Any) -> str:
    return (header(scope, b"content-type") or "").partition(";")[0].strip().lower()


def check_host(scope: Any, addresses: Addresses) -> None:
    hosts = [value.decode("latin-1") for key, value in scope["headers"] if key == b"host"]
    if len(hosts) != 1 or not addresses.admits(hosts[0]):
        raise Refused("wrong-host", host=", ".join(hosts)[:MAX_HOST])


def origin_is_ours(scope: Any, settings: Settings) -> bool:
    """Browsers send the origin of the page. Other programs send none, and have nobody else's cookie."""
    origin = header(scope, b"origin")
    if origin is None or origin.rstrip("/") in settings.allowed_origins:
        return True
    try:
        return bool(urlsplit(origin).netloc) and urlsplit(origin).netloc == header(scope, b"host")
    except ValueError:
        return False


class Guard:
    """Wraps the whole application."""

    def __init__(
        self, app: Callable[[Any, Any, Any], Awaitable[None]], services: Services, addresses: Addresses
    ) -> None:
        self.app = app
        self.services = services
        self.addresses = addresses

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        metrics = self.services.metrics
        policy = OFFLINE_POLICY if scope["path"].startswith(OFFLINE) else POLICY
        safe = [(b"content-security-policy", policy.encode()), *HEADERS]

        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                private = [(b"cache-control", b"no-store")] if scope["path"].startswith("/api/") else []
                message["headers"] = [*message["headers"], *safe, *private]
                metrics.http.add(str(message["status"]))
            await send(message)

        try:
            self._check(scope)
        except Refused as refused:
            await _answer(refused, scope, send_with_headers)
            return
        await self.app(scope, receive, send_with_headers)

    def _check(self, scope: Any) -> None:
        check_host(scope, self.addresses)
        method = scope["method"]
        if method not in CHANGING:
            return
        services = self.services
        if not origin_is_ours(scope, services.settings):
            raise Refused("wrong-origin")
        rate = services.settings.requests_per_second
        services.limits.take("request", address_of(scope), rate, 5 * rate, services.time.now())
        if scope["path"] == IMPORT:  # before its body is read, which takes as long as many a move
            services.limits.take("import from", address_of(scope), *IMPORTS, services.time.now())
        is_form_allowed = scope["path"].startswith(UNSUBSCRIBE)
        if method in WITH_BODY and media_type(scope) != "application/json" and not is_form_allowed:
            raise Refused("malformed", reason="Content-Type: application/json")  # a form of another site cannot send it


async def _answer(refused: Refused, scope: Any, send: Any) -> None:
    lang = language_of(header(scope, b"accept-language"))
    body = msgspec.json.encode(Problem(refused.code, refused.sentence(lang)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refused.retry_after is not None:
        headers.append((b"retry-after", str(max(1, round(refused.retry_after))).encode()))
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def language_of(accepted: str | None) -> str:
    """The first language of an `Accept-Language` header that Bottega has."""
    for part in (accepted or "").lower().split(","):
        lang = part.split(";")[0].split("-")[0].strip()
        if lang in texts.LANGUAGES:
            return lang
    return "en"
