"""Erases a person from the database: on their own wish, or by the host's command."""

from __future__ import annotations

from msgspec import structs

from bottega.server.seats.seating import Seating
from bottega.store import Act, Conflict, Store, TableRow

TRIES = 20  # against somebody who sits down meanwhile


async def erase(store: Store, person: str, now: float, act: Act | None = None) -> None:
    """Their seats go to bots without a name, or are free again; then everything else of them is deleted.

    Their bot accounts go first, in the same way.

    If it is interrupted, doing it again finishes it: who they are is deleted last. `Conflict` if there is no such
    person.
    """
    for _ in range(TRIES):
        if await store.people.get(person) is None:
            break
        for bot in await store.bot_accounts.of(person):
            await erase(store, bot.id, now, None if act is None else structs.replace(act, subject=bot.id))
        while rows := await store.tables.with_person(person):
            for row in rows:
                await leave_table(store, row, person, now)
        try:
            await store.people.erase(person, act)
        except Conflict:  # they have sat down again
            continue
        return
    raise Conflict(f"person: nobody has the id {person}")


async def leave_table(store: Store, row: TableRow, person: str, now: float) -> None:
    """Their seat goes to a bot without a name, or is free again. Nothing happens if another change came first."""
    seating = Seating.read(row.body)
    seating.erase(person, started=row.seed is not None)
    row.body, row.updated = seating.to_json(), max(row.updated, now) if row.status == "playing" else row.updated
    try:
        await store.tables.erase(row, seating.listed(), person)
    except Conflict:  # somebody else came or went: it is read again
        return
