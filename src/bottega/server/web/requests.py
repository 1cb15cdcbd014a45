"""What all handlers of HTTP requests share: who asks, in which language, and the cookies that say so next time."""

from __future__ import annotations

import asyncio
from functools import partial
from http import HTTPStatus
from typing import Any, TypeVar

import litestar
from litestar import Request, Response
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec

from bottega.server.people.sessions import COOKIE, COOKIE_DAYS, DEVICE_COOKIE, Visitor
from bottega.server.problems import STATUS, Refused
from bottega.server.protocol import Me, Problem
from bottega.server.server import Server
from bottega.server.web.addresses import Addresses
from bottega.server.web.security import address_of, header, language_of
from bottega.store import Person

Asked = Request[Any, Any, State]
Visit = NamedDependency[Visitor | None]
Who = NamedDependency[Person | None]
Someone = TypeVar("Someone", bound=Me | None)

FOR_BANNED = "for banned people too"  # an option of handlers
SCOPE = "scope of tokens"  # another; without it, no token is enough
READ, PLAY, HOST = {SCOPE: "read"}, {SCOPE: "play"}, {SCOPE: "host"}
SAFE = ("GET", "HEAD", "OPTIONS")
PROBLEMS = {
    status: ResponseSpec(Problem, description=HTTPStatus(status).phrase, generate_examples=False)
    for status in sorted(set(STATUS.values()))
}
get = partial(litestar.get, responses=PROBLEMS)
post = partial(litestar.post, responses=PROBLEMS)
put = partial(litestar.put, responses=PROBLEMS)
patch = partial(litestar.patch, responses=PROBLEMS)
delete = partial(litestar.delete, responses=PROBLEMS)
BY_METHOD: dict[str, Any] = {"GET": get, "POST": post, "PUT": put, "PATCH": patch, "DELETE": delete}


def server_of(request: Asked) -> Server:
    found: Server = request.app.state.server
    return found


async def url_of(request: Asked) -> str:
    """Where others find this server: its public address, or else the one it was asked at."""
    addresses: Addresses = request.app.state.addresses
    found = await asyncio.to_thread(addresses.find_public_url)
    return found or f"{request.scope['scheme']}://{request.headers['host']}"


# --- who asks ---


async def visitor(request: Asked) -> Visitor | None:
    """Whose cookie or token it is. Somebody who is banned may look, and change nothing."""
    server = server_of(request)
    found = await visitor_of(server, request.scope)
    if found is not None:
        check_scope(found, request.route_handler.opt.get(SCOPE))
    if request.method not in SAFE and not request.route_handler.opt.get(FOR_BANNED):
        server.bans.check(found.person if found else None, address_of(request.scope))
    return found


async def visitor_of(server: Server, scope: Any) -> Visitor | None:
    """By a token in the header `Authorization`, or else by a cookie. A wrong token is refused."""
    kind, _, token = (header(scope, b"authorization") or "").partition(" ")
    if kind.lower() == "bearer":
        return await server.bot_accounts.visitor(token.strip(), address_of(scope))
    return await server.sessions.visitor(cookies(scope, COOKIE))


def check_scope(visitor: Visitor, needed: str | None) -> None:
    """What a bot may not do is refused; people may do everything. `needed`: None if no token is enough."""
    if visitor.scopes is None or needed in visitor.scopes:
        return
    raise Refused("not-for-bots") if needed is None else Refused("scope", scope=needed)


async def who(visitor: Visit) -> Person | None:
    return visitor.person if visitor else None


def known(person: Person | None) -> Person:
    if person is None:
        raise Refused("sign-in")
    return person


def known_visitor(visitor: Visitor | None) -> Visitor:
    if visitor is None:
        raise Refused("sign-in")
    return visitor


def speaks(request: Asked, person: Person | None) -> str:
    return person.lang if person else language_of(request.headers.get("accept-language"))


# --- cookies ---


def cookies(scope: Any, name: str) -> list[str]:
    """All values of the cookies of a name, in the order they were sent."""
    lines = [value.decode("latin-1") for key, value in scope["headers"] if key == b"cookie"]
    pairs = [part.strip().partition("=") for line in lines for part in line.split(";")]
    return [value.strip('"') for key, _, value in pairs if key == name]


def with_session(request: Asked, answer: Someone, token: str) -> Response[Someone]:
    """An answer with the cookie of a session, and for an account with one that marks the device as known."""
    sessions = server_of(request).sessions
    found = [_cookie(request, COOKIE, token)]
    if answer is not None and answer.account is not None:
        found.append(_cookie(request, DEVICE_COOKIE, sessions.device_token(answer.id)))
    return Response(answer, cookies=found)


def _cookie(request: Asked, name: str, value: str) -> Cookie:
    return Cookie(
        key=name,
        value=value,
        max_age=COOKIE_DAYS * 86_400,
        path="/",
        secure=request.scope["scheme"] == "https",
        httponly=True,
        samesite="lax",
    )
