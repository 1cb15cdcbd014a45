"""Finished games step by step, and records."""

from __future__ import annotations

from typing import Annotated, cast

from msgspec import Meta

from bottega.server.api.call import Call, Endpoint
from bottega.server.protocol import Code, Json, Lang, PlayOn, Record, ReplayInfo, ReplaySteps, TableInfo
from bottega.server.replay.play_on import play_on

MAX_RECORD_BYTES = 2_000_000  # enough for a long game
Count = Annotated[int, Meta(ge=1, le=100)]
Step = Annotated[int, Meta(ge=0, le=100_000)]


async def get_replay(call: Call, code: Code) -> ReplayInfo:
    return await call.server.replays.info(code.lower(), call.person, call.address, call.lang)


async def get_steps(
    call: Call, code: Code, view: str = "open", first: Step = 0, count: Count = 50, lang: Lang | None = None
) -> ReplaySteps:
    replays = call.server.replays
    steps = replays.steps(code.lower(), call.person, call.address, view, first, count, lang)
    return cast(ReplaySteps, await call.while_wanted(steps))  # the same in JSON


async def get_record(call: Call, code: Code) -> Json:
    record, _, _ = await call.server.replays.record(code.lower(), call.person, call.address)
    return record


async def import_record(call: Call, data: Record) -> ReplayInfo:
    return await call.while_wanted(call.server.replays.import_record(data, call.known, call.address, call.lang))


async def play_on_from(call: Call, code: Code, data: PlayOn) -> TableInfo:
    table = await play_on(call.server.replays, code.lower(), data, call.known, call.address)
    return table.info(call.known.id)


ENDPOINTS = [
    Endpoint("GET", "/replays/{code:str}", get_replay, 200, "read"),
    Endpoint("GET", "/replays/{code:str}/steps", get_steps, 200, "read"),
    Endpoint("GET", "/replays/{code:str}/record", get_record, 200, "read"),
    Endpoint("POST", "/replays/{code:str}/tables", play_on_from, 201, "host"),
    Endpoint("POST", "/replays", import_record, 201, max_body_bytes=MAX_RECORD_BYTES),
]
