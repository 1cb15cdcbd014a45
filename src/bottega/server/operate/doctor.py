"""Replays every stored match with the installed rules, to find before an upgrade what it would break."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from bottega import games, record, store
from bottega.core.errors import BottegaError, Invalid
from bottega.core.match import Deal, Match
from bottega.server.table.log import MatchLog, read_entry
from bottega.server.table.seating import Seating
from bottega.store.database import check_version


async def examine(served: store.Store) -> tuple[int, list[str]]:
    """How many matches replay to what is stored, and a sentence about each that does not."""
    good, findings, last = 0, list[str](), ""
    async with _opened(served) as database:
        while rows := await database.tables.started(after=last):
            for row in rows:
                try:
                    await _check(database, row)
                except (BottegaError, LookupError, TypeError, ValueError) as error:
                    findings.append(f"{row.code} ({row.game}): {error}")
                else:
                    good += 1
            last = rows[-1].code
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


async def _check(database: store.Store, row: store.TableRow) -> None:
    game = games.load(row.game, version=row.rules)
    if row.components != game.components:
        raise Invalid("components: was begun with another component list")
    seating = Seating.read(row.body)
    rows = await database.log.read(row.code)
    if len(rows) != row.seq:
        raise Invalid(f"log: has {len(rows)} entries, the last is number {row.seq}")
    entries = [read_entry(each.data) for each in rows]
    deal = Deal(game, len(seating.seats), seating.options, str(row.seed), row.setup or {})
    match = MatchLog.restore(deal, entries).match
    _compare(match, row)
    snapshot = await database.log.snapshot(row.code)
    if snapshot is not None and MatchLog.restore(deal, entries, snapshot).match.snapshot() != match.snapshot():
        raise Invalid("snapshot: leads to another state than the moves")
    if match.over:
        record.verify(match.record_json())


def _compare(match: Match, row: store.TableRow) -> None:
    outcome = match.outcome.to_json() if match.outcome else None
    if outcome != row.outcome:
        raise Invalid(f"outcome: the moves lead to {outcome}, stored is {row.outcome}")
    if list(match.awaited) != row.awaited:
        raise Invalid(f"awaited: the moves lead to {list(match.awaited)}, stored is {row.awaited}")
