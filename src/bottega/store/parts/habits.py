"""How people play slow games, in the store: their days off, and how long they took for their last answers."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress

from bottega.store.database import Conflict, Step
from bottega.store.parts.part import StorePart, from_text, to_text
from bottega.store.rows import DaysOff, Reply

KEPT_REPLIES = 20  # of each person, the last ones
ADD = "INSERT INTO replies VALUES ($1, $2, $3)"
FORGET = (
    "DELETE FROM replies WHERE person = $1 AND at <"
    f" (SELECT min(at) FROM (SELECT at FROM replies WHERE person = $1 ORDER BY at DESC LIMIT {KEPT_REPLIES}) AS kept)"
)
SET = (
    "INSERT INTO days_off VALUES ($1, $2, $3, $4, $5) ON CONFLICT (person) DO UPDATE SET zone = excluded.zone,"
    " weekdays = excluded.weekdays, dates = excluded.dates, since = excluded.since"
)
OF_A_PERSON = [f"DELETE FROM {name} WHERE person = $1" for name in ("days_off", "replies")]


def note_reply(reply: Reply) -> list[Step]:
    """Part of the write of a move."""
    return [Step(ADD, (reply.person, reply.at, reply.seconds)), Step(FORGET, (reply.person,))]


def move_to(guest: str, account: str) -> list[Step]:
    """Part of merging a guest into an account, whose own days off win."""
    both = (guest, account)
    return [
        Step("UPDATE replies SET person = $2 WHERE person = $1", both),
        Step(
            "UPDATE days_off SET person = $2 WHERE person = $1"
            " AND NOT EXISTS (SELECT 1 FROM days_off AS own WHERE own.person = $2)",
            both,
        ),
        Step("DELETE FROM days_off WHERE person = $1", (guest,)),
    ]


class HabitStore(StorePart):
    async def days_off(self, people: Collection[str]) -> dict[str, DaysOff]:
        """Of those who have any."""
        if not people:
            return {}
        sql = f"SELECT person, zone, weekdays, dates, since FROM days_off WHERE person IN ({_places(people)})"
        return {
            str(person): DaysOff(zone, from_text(weekdays), from_text(dates), since)
            for person, zone, weekdays, dates, since in await self.database.read(sql, *people)
        }

    async def set_days_off(self, person: str, days: DaysOff | None) -> None:
        if days is None:
            with suppress(Conflict):
                await self._write(Step("DELETE FROM days_off WHERE person = $1", (person,)))
            return
        values = (person, days.zone, to_text(days.weekdays), to_text(days.dates), days.since)
        await self._write(Step(SET, values))

    async def replies(self, people: Collection[str]) -> dict[str, list[float]]:
        """How many seconds their last answers took, of those who gave any."""
        found: dict[str, list[float]] = {}
        if people:
            sql = f"SELECT person, seconds FROM replies WHERE person IN ({_places(people)}) ORDER BY at"
            for person, seconds in await self.database.read(sql, *people):
                found.setdefault(str(person), []).append(float(seconds))
        return found


def _places(items: Collection[str]) -> str:
    return ", ".join(f"${place}" for place in range(1, len(items) + 1))
