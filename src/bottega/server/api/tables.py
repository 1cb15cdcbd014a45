"""Tables: made, found, and arranged before the game. The game itself is played over a socket."""

from __future__ import annotations

from typing import Literal

from bottega.core.components import MAX_BYTES
from bottega.server import boxes
from bottega.server.api.call import Call, Endpoint
from bottega.server.protocol import BoxText, Code, NewTable, Rematch, Since, Sit, StandUp, TableInfo, TableLine
from bottega.server.seats.messages import AnswerChallenge, Ready, SeatAct, SeatLink, TakeSeat

MAX_TABLE_BYTES = 2 * MAX_BYTES  # of a wish with a component list, whose line ends and quotes take two bytes each


async def new_table(call: Call, data: NewTable) -> TableInfo:
    table = await call.server.tables.create(data, call.known, call.address)
    return table.info(call.known.id)


async def get_tables(call: Call, status: Literal["open", "playing"] = "open") -> list[TableLine]:
    return await call.server.tables.public(status, call.person)


async def get_my_tables(call: Call) -> list[TableLine]:
    return await call.server.tables.of(call.known)


async def get_table(call: Call, code: Code) -> TableInfo:
    return (await call.table(code)).info(call.person.id if call.person else None)


async def get_since(call: Call, code: Code) -> Since:
    table, reader = await call.table(code), call.known
    return await call.server.tables.since(table, reader, call.address)


async def sit(call: Call, code: Code, data: Sit) -> TableInfo:
    table = await call.table(code)
    await call.server.tables.sit(table, call.known, data.seat)
    return table.info(call.known.id)


async def stand(call: Call, code: Code, data: StandUp) -> TableInfo:
    table = await call.table(code)
    await call.server.tables.stand(table, call.known, data.seat)
    return table.info(call.known.id)


async def ready(call: Call, code: Code, data: Ready) -> TableInfo:
    table = await call.table(code)
    await call.server.tables.ready(table, call.known, data.ready)
    return table.info(call.known.id)


async def arrange(call: Call, code: Code, data: SeatAct) -> TableInfo:
    table = await call.table(code)
    await call.server.tables.arrange(table, call.known, data)
    return table.info(call.known.id)


async def answer_challenge(call: Call, code: Code, data: AnswerChallenge) -> TableInfo:
    """Of a bot account: takes the seat that waits for it, or does not want it."""
    table = await call.server.tables.reach(code, call.address)
    await call.server.tables.answer_challenge(table, call.known, data.accept)
    return table.info(call.known.id)


async def new_seat_link(call: Call, code: Code, seat: int) -> SeatLink:
    table = await call.table(code)
    return await call.server.tables.make_link(table, call.known, seat)


async def take_seat(call: Call, code: Code, data: TakeSeat) -> TableInfo:
    table = await call.server.tables.reach(code, call.address)
    await call.server.tables.take(table, call.known, data.token)
    return table.info(call.known.id)


async def start(call: Call, code: Code) -> TableInfo:
    table = await call.table(code)
    await call.server.tables.start(table, call.known)
    return table.info(call.known.id)


async def rematch(call: Call, code: Code, data: Rematch) -> TableInfo:  # noqa: ARG001
    table = await call.table(code)
    fresh = await call.server.tables.rematch(table, call.known)
    return fresh.info(call.known.id)


async def get_box(call: Call, hash: str) -> BoxText:  # noqa: A002
    """A component list that some table here has, or had."""
    return await boxes.text(call.server.services, hash)


ENDPOINTS = [
    Endpoint("POST", "/tables", new_table, 201, "host", MAX_TABLE_BYTES),
    Endpoint("GET", "/boxes/{hash:str}", get_box, 200, "read"),
    Endpoint("GET", "/tables", get_tables, 200, "read"),
    Endpoint("GET", "/tables/mine", get_my_tables, 200, "read"),
    Endpoint("GET", "/tables/{code:str}", get_table, 200, "read"),
    Endpoint("GET", "/tables/{code:str}/since", get_since, 200, "read"),
    Endpoint("POST", "/tables/{code:str}/sit", sit, 200, "play"),
    Endpoint("POST", "/tables/{code:str}/stand", stand, 200, "play"),
    Endpoint("POST", "/tables/{code:str}/ready", ready, 200, "play"),
    Endpoint("POST", "/tables/{code:str}/seats", arrange, 200, "host"),
    Endpoint("POST", "/tables/{code:str}/challenge", answer_challenge, 200, "play"),
    Endpoint("POST", "/tables/{code:str}/seats/{seat:int}/link", new_seat_link, 201, "host"),
    Endpoint("POST", "/tables/{code:str}/take", take_seat, 200, "play"),
    Endpoint("POST", "/tables/{code:str}/start", start, 200, "host"),
    Endpoint("POST", "/tables/{code:str}/rematch", rematch, 201, "host"),
]
