"""The HTTP API: everything around the games. The games themselves are played over sockets."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, Literal, TypeVar
from urllib.parse import urlsplit

from litestar import Response, Router
from litestar.di import Provide
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from bottega import bots, games, texts
from bottega.core.options import Option
from bottega.server.hosts import is_loopback
from bottega.server.operate.prometheus import prometheus_text
from bottega.server.problems import Refused
from bottega.server.protocol import (
    Address,
    Code,
    GameInfo,
    Json,
    Lang,
    NewTable,
    OptionInfo,
    Phrase,
    Record,
    Rematch,
    ReplayInfo,
    ReplaySteps,
    Rule,
    Since,
    Sit,
    StandUp,
    TableInfo,
    TableLine,
)
from bottega.server.seats.messages import Ready, SeatAct, SeatLink, TakeSeat
from bottega.server.table import chat
from bottega.server.table.table import Table
from bottega.server.web import notifications, people
from bottega.server.web.requests import Asked, Who, get, known, post, server_of, speaks, url_of, visitor, who
from bottega.server.web.security import address_of
from bottega.store import Person

Result = TypeVar("Result")
MAX_RECORD_BYTES = 2_000_000  # enough for a long game


@get("/address")
async def get_address(request: Asked) -> Address:
    """Where others find this server: its public address, or else the one it was asked at."""
    url = await url_of(request)
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
        box=_first_text(lang, f"{prefix}-box") or "",
        sides=[[list(side) for side in games.standard(name).sides(count)] for count in spec.seats],
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


@get("/tables/{code:str}/since")
async def get_since(request: Asked, person: Who, code: FromPath[Code]) -> Since:
    table, reader = await find(request, code, person), known(person)
    return await server_of(request).tables.since(table, reader, address_of(request.scope))


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


@post("/tables/{code:str}/ready", status_code=200)
async def ready(request: Asked, person: Who, code: FromPath[Code], data: JSONBody[Ready]) -> TableInfo:
    table = await find(request, code, person)
    await server_of(request).tables.ready(table, known(person), data.ready)
    return table.info(known(person).id)


@post("/tables/{code:str}/seats", status_code=200)
async def arrange(request: Asked, person: Who, code: FromPath[Code], data: JSONBody[SeatAct]) -> TableInfo:
    table = await find(request, code, person)
    await server_of(request).tables.arrange(table, known(person), data)
    return table.info(known(person).id)


@post("/tables/{code:str}/seats/{seat:int}/link", status_code=201)
async def new_seat_link(request: Asked, person: Who, code: FromPath[Code], seat: FromPath[int]) -> SeatLink:
    table = await find(request, code, person)
    return await server_of(request).tables.make_link(table, known(person), seat)


@post("/tables/{code:str}/take", status_code=200)
async def take_seat(request: Asked, person: Who, code: FromPath[Code], data: JSONBody[TakeSeat]) -> TableInfo:
    table = await server_of(request).tables.reach(code, address_of(request.scope))
    await server_of(request).tables.take(table, known(person), data.token)
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
async def import_record(request: Asked, person: Who, data: JSONBody[Record]) -> ReplayInfo:
    replays, lang = server_of(request).replays, speaks(request, person)
    work = replays.import_record(data, known(person), address_of(request.scope), lang)
    return await while_connected(request, work)


# --- operations ---


@get("/healthz", include_in_schema=False)
async def healthz(request: Asked) -> Response[dict[str, str]]:
    trouble = await request.app.state.health.trouble()
    if trouble is not None:
        return Response({"status": "database unavailable", "reason": trouble}, status_code=503)
    return Response({"status": "ok"})


@get("/metrics", include_in_schema=False)
async def metrics(request: Asked) -> Response[bytes]:
    text = prometheus_text(server_of(request).services.metrics)
    return Response(text, media_type="text/plain; version=0.0.4")


HANDLERS = [
    get_address,
    *people.HANDLERS,
    *notifications.HANDLERS,
    *(get_games, get_rules, get_phrases),
    *(new_table, get_tables, get_my_tables, get_table, get_since, sit, stand, ready, arrange, start, rematch),
    *(new_seat_link, take_seat),
    *(get_replay, get_steps, get_record, import_record),
]


def router() -> Router:
    return Router(
        "/api/v1", route_handlers=HANDLERS, dependencies={"visitor": Provide(visitor), "person": Provide(who)}
    )
