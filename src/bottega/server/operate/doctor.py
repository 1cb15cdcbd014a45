"""Examines every stored match: whether it is whole, and replays with the installed rules to what is stored."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from bottega import games, record, store
from bottega.core.errors import BottegaError, Invalid
from bottega.core.match import Deal, Match
from bottega.server.seats.seating import Seating
from bottega.server.table.log import Entry, MatchLog, UndoEntry, read_entry
from bottega.store.database import check_version

ANOTHER_VERSION = "go on with the version of Bottega before this one until it is over"
RESTORE = "restore a backup in which it is whole (bottega restore; it takes all games back)"
FORGET = "stop the server and delete the row of this code from the table snapshots: the moves are whole"
CORRECT = "the moves are whole and it can be played on; correct the row of this code in the table tables"

ERRORS = (BottegaError, LookupError, TypeError, ValueError)  # whatever wrong data may lead to


class Fault(Exception):
    """What is wrong with a match, and what to do."""


@contextmanager
def _advice(what_to_do: str) -> Iterator[None]:
    try:
        yield
    except store.Unavailable:
        raise
    except ERRORS as error:
        raise Fault(f"{error or type(error).__name__}. What to do: {what_to_do}") from None


async def examine(served: store.Store) -> tuple[int, list[str]]:
    """How many matches are as they should be, and a sentence about each that is not."""
    good, findings, last = 0, list[str](), ""
    async with _opened(served) as database:
        while codes := await database.tables.started(after=last):
            for code in codes:
                try:
                    await _check(database, code)
                except Fault as fault:
                    findings.append(f"{code}: {fault}")
                else:
                    good += 1
            last = codes[-1]
    return good, findings


@asynccontextmanager
async def _opened(served: store.Store) -> AsyncIterator[store.Store]:
    """Opening migrates an older schema, and a server of the version before may still be running on it.

    So an SQLite file is copied first, and an older schema in PostgreSQL is refused.
    """
    with TemporaryDirectory(prefix="bottega-doctor-") as folder:
        database = served
        if served.shared:
            if check_version((await served.look()).schema):
                raise store.StoreError("doctor: the schema is older; start this version on a copy and examine that")
        else:
            copy = str(Path(folder) / "bottega.db")
            await served.backup(copy)
            database = store.connect(copy)
        await database.open()
        try:
            yield database
        finally:
            await database.close()


async def _check(database: store.Store, code: str) -> None:
    with _advice(RESTORE):
        row = await database.tables.get(code)
        assert row is not None
    with _advice(ANOTHER_VERSION):
        named = Seating.read(row.body).box
        box = None if named is None else await database.boxes.get(named)
        game = games.load(row.game, box, row.rules)
        if row.components != game.components:
            raise Invalid("components: was begun with another component list")
    with _advice(RESTORE):
        seating = Seating.read(row.body)
        if row.seed is None or row.setup is None:
            raise Invalid("seed: is missing")
        entries = await _read_log(database, code)
        deal = seating.deal(game, row.seed, row.setup)
        log = MatchLog.restore(deal, entries)
        match = log.match
        record.verify({**match.record_json(), "seed": row.seed})
    with _advice(FORGET):
        _check_snapshot(await database.log.snapshot_text(code), deal, entries)
    with _advice(CORRECT):
        _compare(log, row)


async def _read_log(database: store.Store, code: str) -> list[Entry]:
    """All entries; `Invalid` if some are missing."""
    rows = await database.log.read(code)
    for number, row in enumerate(rows, start=1):
        if row.seq != number:
            raise Invalid(f"log: entry {number} is missing")
    end = await database.log.end(code)
    if len(rows) != end:
        raise Invalid(f"log: has {len(rows)} entries, and {end} were written")
    return [read_entry(row.data) for row in rows]


def _check_snapshot(text: str | None, deal: Deal, entries: Sequence[Entry]) -> None:
    if text is None:
        return
    try:
        snapshot = msgspec.json.decode(text, type=dict[str, Any])
        covered = int(snapshot["at"])
    except ERRORS as error:
        raise Invalid(f"snapshot: cannot be read: {error}") from None
    if not 0 <= covered <= len(entries):
        raise Invalid(f"snapshot: is of entry {covered}, the log has {len(entries)}")
    there = MatchLog.restore(deal, entries[:covered]).match
    if any(isinstance(entry, UndoEntry) and entry.ply < there.ply for entry in entries[covered:]):
        return  # an undo behind it follows: it is not used any more
    try:
        shown = Match.resume(deal, there.moves, snapshot)
    except ERRORS:
        return  # of another version of Bottega: the server replays the moves
    if shown.snapshot() != there.snapshot():
        raise Invalid("snapshot: shows another state than the moves lead to")


def _compare(log: MatchLog, row: store.TableRow) -> None:
    outcome = log.match.outcome
    led_to = {
        "status": "over" if log.over else "playing",
        "outcome": outcome.to_json() if outcome else None,
        "awaited": list(log.awaited),
        "resigned": sorted(log.resigned),
    }
    for name, value in led_to.items():
        if getattr(row, name) != value:
            raise Invalid(f"{name}: the moves lead to {value}, stored is {getattr(row, name)}")
