"""All games in one file, to be kept or taken to another browser: a line of JSON for each.

A line is the record of a game, as `bottega replay` reads it, with the table and its log beside it: so a game that is
not over can be played on elsewhere.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec
from msgspec import Struct

from bottega import record as records
from bottega.core.errors import Invalid
from bottega.server.api.playing import Playing
from bottega.server.problems import Refused
from bottega.server.seats.seating import Seating
from bottega.store import Conflict, LogRow, Person, TableRow


class KeptTable(Struct, forbid_unknown_fields=True):
    """What a line has beside the record. `person` is whose device it was kept on."""

    person: str
    row: TableRow
    log: list[LogRow]


class Line(Struct):
    table: KeptTable


class Imported(Struct):
    """How many games were read, and how many of them were new here."""

    games: int
    new: int


async def export_games(server: Playing, person: Person) -> AsyncIterator[str]:
    last = ""
    while rows := await server.services.store.tables.with_person(person.id, after=last):
        for row in rows:
            if row.seed is not None:
                yield await _line(server, person, row)
        last = rows[-1].code


async def _line(server: Playing, person: Person, row: TableRow) -> str:
    table = await server.tables.find(row.code, person, "")
    record: dict[str, Any] = {**table.running_match().record_json(), "seed": row.seed, "sealed": False}
    kept = KeptTable(person.id, row, await server.services.store.log.read(row.code))
    return msgspec.json.encode({**record, "table": kept}).decode()


async def import_games(server: Playing, person: Person, text: str) -> Imported:
    """`Refused`, with nothing changed, if any line cannot be read or its game cannot be replayed."""
    tables = [_read(number, line) for number, line in enumerate(text.splitlines(), start=1) if line.strip()]
    if not tables:
        raise Refused("invalid", reason="no game in it")
    new = 0
    for table in tables:
        new += await _add(server, person, table)
    return Imported(len(tables), new)


def _read(number: int, line: str) -> KeptTable:
    try:
        table = msgspec.json.decode(line, type=Line).table
        records.replay(msgspec.json.decode(line))
        Seating.read(table.row.body)
    except (msgspec.MsgspecError, Invalid) as error:
        raise Refused("invalid", reason=f"line {number}: {error}") from None
    return table


async def _add(server: Playing, person: Person, table: KeptTable) -> bool:
    """Whether it is new here. Whoever kept the file sits there as the person who reads it."""
    row, store = table.row, server.services.store
    for seat in row.body["seats"]:
        if seat.get("person") == table.person:
            seat["person"] = person.id
    row.host = person.id if row.host == table.person else row.host
    try:
        await store.tables.add(row, dict.fromkeys(Seating.read(row.body).of(person.id), person.id))
    except Conflict:
        return False
    for each in table.log:
        await store.log.append(row.code, LogRow(each.seq, each.data, each.at), row.awaited)
    return True
