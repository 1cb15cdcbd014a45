"""The HTTP API: everything around the games. The games themselves are played over sockets."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import partial
from http import HTTPStatus
from typing import Annotated, Any, Literal, TypeVar
from urllib.parse import urlsplit

import litestar
from litestar import Request, Response, Router
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency, Provide
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from bottega import bots, games, texts
from bottega.core.options import Option
from bottega.server.hosts import is_loopback
from bottega.server.operate.prometheus import prometheus_text
from bottega.server.people.identity import COOKIE, COOKIE_DAYS, me, signed_in
from bottega.server.problems import STATUS, Refused
from bottega.server.protocol import (
    Address,
    ChangeMe,
    Claim,
    Code,
    GameInfo,
    Json,
    Lang,
    Me,
    MoveLink,
    NewGuest,
    NewTable,
    OptionInfo,
    Phrase,
    Problem,
    Rematch,
    ReplayInfo,
    ReplaySteps,
    Rule,
    SignedIn,
    SignIn,
    Sit,
    StandUp,
    TableInfo,
    TableLine,
    UseLink,
)
from bottega.server.server import Server
from bottega.server.table import chat
from bottega.server.table.table import Table
from bottega.server.web.addresses import Addresses
from bottega.server.web.security import address_of, language_of
from bottega.store import Person, Unavailable

Asked = Request[Any, Any, State]
Result = TypeVar("Result")
Who = NamedDependency[Person | None]
HEALTH_SECONDS = 2.0
MAX_RECORD_BYTES = 2_000_000  # enough for a long game
Someone = TypeVar("Someone", bound=Me)

PROBLEMS = {
    status: ResponseSpec(Problem, description=HTTPStatus(status).phrase, generate_examples=False)
    for status in sorted(set(STATUS.values()))
}
get = partial(litestar.get, responses=PROBLEMS)
post = partial(litestar.post, responses=PROBLEMS)
patch = partial(litestar.patch, responses=PROBLEMS)
delete = partial(litestar.delete, responses=PROBLEMS)


def server_of(request: Asked) -> Server:
    found: Server = request.app.state.server
    return found


async def who(request: Asked) -> Person | None:
    return await server_of(request).people.by_token(request.cookies.get(COOKIE))


def speaks(request: Asked, person: Person | None) -> str:
    return person.lang if person else language_of(request.headers.get("accept-language"))


def known(person: Person | None) -> Person:
    if person is None:
        raise Refused("sign-in")
    return person


def with_cookie(request: Asked, answer: Someone) -> Response[Someone]:
    cookie = Cookie(
        key=COOKIE,
        value=server_of(request).people.token(answer.id),
        max_age=COOKIE_DAYS * 86_400,
        path="/",
        secure=request.scope["scheme"] == "https",
        httponly=True,
        samesite="lax",
    )
    return Response(answer, cookies=[cookie])


@get("/address")
async def get_address(request: Asked) -> Address:
    """Where others find this server: its public address, or else the one it was asked at."""
    addresses: Addresses = request.app.state.addresses
    found = await asyncio.to_thread(addresses.find_public_url)
    url = found or f"{request.scope['scheme']}://{request.headers['host']}"
    return Address(url, local=is_loopback(urlsplit(url).hostname or ""))


async def while_connected(request: Asked, work: Coroutine[Any, Any, Result]) -> Result:
    """Stops the work when the client disconnects."""

    async def disconnected() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass

    working, disconnecting = asyncio.create_task(work), asyncio.create_task(disconnected())
    try:
        await asyncio.wait((working, disconnecting), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Refused("moved-on")  # nobody gets it
        return working.result()
    finally:
        working.cancel()
        disconnecting.cancel()


# --- people ---


@post("/guest", status_code=201)
async def new_guest(request: Asked, data: JSONBody[NewGuest]) -> Response[Me]:
    return with_cookie(request, me(await server_of(request).people.guest(data, address_of(request.scope))))


@get("/me")
async def get_me(person: Who) -> Me:
    return me(known(person))


@patch("/me")
async def change_me(request: Asked, person: Who, data: JSONBody[ChangeMe]) -> Me:
    return me(await server_of(request).people.change(known(person), data))


@post("/me/account", status_code=200)
async def claim_account(request: Asked, person: Who, data: JSONBody[Claim]) -> Me:
    return me(await server_of(request).people.claim(known(person), data, address_of(request.scope)))


@post("/me/link", status_code=201)
async def make_link(request: Asked, person: Who) -> MoveLink:
    return await server_of(request).people.link(known(person))


@get("/session")
async def get_session(person: Who) -> Me | None:
    """Who the cookie says you are; `null` for a stranger, who has done nothing wrong."""
    return me(person) if person else None


@post("/session", status_code=200)
async def sign_in(request: Asked, person: Who, data: JSONBody[SignIn]) -> Response[SignedIn]:
    """A guest brings their games along; an account keeps its own."""
    server, count = server_of(request), 0
    account = await server.people.sign_in(data, address_of(request.scope))
    if person is not None and person.account is None:
        count = await server.people.merge(person, account)
        await server.tables.hand_over(person.id)
    return with_cookie(request, signed_in(account, count))


@post("/session/link", status_code=200)
async def use_link(request: Asked, data: JSONBody[UseLink]) -> Response[Me]:
    person = await server_of(request).people.use_link(data.token, address_of(request.scope))
    return with_cookie(request, me(person))


@delete("/session", status_code=204, response_cookies=[Cookie(COOKIE, path="/", value="", max_age=0)])
async def sign_out() -> None:
    """Takes the cookie away."""


# --- games ---


@get("/games")
async def get_games(lang: FromQuery[Lang] = "en") -> list[GameInfo]:
    return [_game(name, lang) for name in games.names()]


def _game(name: str, lang: str) -> GameInfo:
    spec = games.spec(name)
    prefix = spec.rules_prefix.lower()
    options = [_option(key, option, prefix, lang) for key, option in spec.options.items()]
    about = f"{prefix}-about"
    return GameInfo(
        *(name, spec.title, list(spec.seats), spec.minutes, options, bots.names(name), spec.credits, spec.version),
        about=_first_text(lang, about) or "",
        usual=spec.usual_seats,
    )


def _option(name: str, option: Option, prefix: str, lang: str) -> OptionInfo:
    """Labelled by a text of the game, or else by one that several games share."""
    own = f"{prefix}-option-{name}"
    label = _first_text(lang, own, f"option-{name}") or option.help
    labels = [_first_text(lang, f"{own}-{part}") or part for part in option.of]
    return OptionInfo(name, option.help, option.kind, list(option.of), label, labels, option.usual)


def _first_text(lang: str, *messages: str) -> str | None:
    return next((texts.say(lang, message) for message in messages if texts.has(message)), None)


@get("/games/{game:str}/rules")
async def get_rules(game: FromPath[str], lang: FromQuery[Lang] = "en") -> list[Rule]:
    if game not in games.names():
        raise Refused("no-such-game")
    prefix = games.spec(game).rules_prefix
    return [Rule(id, text, id.startswith(f"{prefix}-head-")) for id, text in texts.rules(lang, prefix)]  # noqa: A001


@get("/phrases")
async def get_phrases(lang: FromQuery[Lang] = "en") -> list[Phrase]:
    return chat.phrases(lang)


# --- tables ---


async def find(request: Asked, code: str, person: Person | None) -> Table:
    return await server_of(request).tables.find(code, person, address_of(request.scope))


@post("/tables", status_code=201)
async def new_table(request: Asked, person: Who, data: JSONBody[NewTable]) -> TableInfo:
    table = await server_of(request).tables.create(data, known(person), address_of(request.scope))
    return table.info(known(person).id)


@get("/tables")
async def get_tables(
    request: Asked, person: Who, status: FromQuery[Literal["open", "playing"]] = "open"
) -> list[TableLine]:
    return await server_of(request).tables.public(status, person)


@get("/tables/mine")
async def get_my_tables(request: Asked, person: Who) -> list[TableLine]:
    return await server_of(request).tables.of(known(person))


@get("/tables/{code:str}")
async def get_table(request: Asked, person: Who, code: FromPath[Code]) -> TableInfo:
    return (await find(request, code, person)).info(person.id if person else None)


@post("/tables/{code:str}/sit", status_code=200)
async def sit(request: Asked, person: Who, code: FromPath[Code], data: JSONBody[Sit]) -> TableInfo:
    table = await find(request, code, person)
    await server_of(request).tables.sit(table, known(person), data.seat)
    return table.info(known(person).id)


@post("/tables/{code:str}/stand", status_code=200)
async def stand(request: Asked, person: Who, code: FromPath[Code], data: JSONBody[StandUp]) -> TableInfo:
    table = await find(request, code, person)
    await server_of(request).tables.stand(table, known(person), data.seat)
    return table.info(known(person).id)


@post("/tables/{code:str}/start", status_code=200)
async def start(request: Asked, person: Who, code: FromPath[Code]) -> TableInfo:
    table = await find(request, code, person)
    await server_of(request).tables.start(table, known(person))
    return table.info(known(person).id)


@post("/tables/{code:str}/rematch", status_code=201)
async def rematch(request: Asked, person: Who, code: FromPath[Code], data: JSONBody[Rematch]) -> TableInfo:  # noqa: ARG001
    table = await find(request, code, person)
    fresh = await server_of(request).tables.rematch(table, known(person))
    return fresh.info(known(person).id)


# --- replays ---

Count = Annotated[int, QueryParameter(ge=1, le=100)]
Step = Annotated[int, QueryParameter(ge=0, le=100_000)]


@get("/replays/{code:str}")
async def get_replay(request: Asked, person: Who, code: FromPath[Code]) -> ReplayInfo:
    replays = server_of(request).replays
    return await replays.info(code.lower(), person, address_of(request.scope), speaks(request, person))


@get("/replays/{code:str}/steps")
async def get_steps(
    request: Asked,
    person: Who,
    code: FromPath[Code],
    view: FromQuery[str] = "open",
    first: Step = 0,
    count: Count = 50,
    lang: FromQuery[Lang | None] = None,
) -> ReplaySteps:
    replays = server_of(request).replays
    steps = replays.steps(code.lower(), person, address_of(request.scope), view, first, count, lang)
    return await while_connected(request, steps)


@get("/replays/{code:str}/record")
async def get_record(request: Asked, person: Who, code: FromPath[Code]) -> Json:
    record, _, _ = await server_of(request).replays.record(code.lower(), person, address_of(request.scope))
    return record


@post("/replays", status_code=201, request_max_body_size=MAX_RECORD_BYTES)
async def import_record(request: Asked, person: Who, data: JSONBody[dict[str, Any]]) -> ReplayInfo:
    replays, lang = server_of(request).replays, speaks(request, person)
    work = replays.import_record(data, known(person), address_of(request.scope), lang)
    return await while_connected(request, work)


# --- operations ---


@get("/healthz", include_in_schema=False)
async def healthz(request: Asked) -> Response[dict[str, str]]:
    try:
        async with asyncio.timeout(HEALTH_SECONDS):
            await server_of(request).services.store.ping()
    except (Unavailable, TimeoutError):
        return Response({"status": "database unavailable"}, status_code=503)
    return Response({"status": "ok"})


@get("/metrics", include_in_schema=False)
async def metrics(request: Asked) -> Response[bytes]:
    text = prometheus_text(server_of(request).services.metrics)
    return Response(text, media_type="text/plain; version=0.0.4")


HANDLERS = [
    *(get_address, new_guest, get_me, change_me, claim_account, make_link, get_session, sign_in, use_link, sign_out),
    *(get_games, get_rules, get_phrases),
    *(new_table, get_tables, get_my_tables, get_table, sit, stand, start, rematch),
    *(get_replay, get_steps, get_record, import_record),
]


def router() -> Router:
    return Router("/api/v1", route_handlers=HANDLERS, dependencies={"person": Provide(who)})
