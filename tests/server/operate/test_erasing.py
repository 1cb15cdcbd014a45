"""Erasing somebody from a database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bottega.server.operate.erasing import erase
from bottega.store import Conflict, Person, Store, TableRow
from store.opened import opened, table

VERA, ADA = "a" * 32, "b" * 32
CLOCK = {"type": "none"}


def seated(code: str, *people: str, seed: str | None = None) -> TableRow:
    seats = [{"kind": "person", "person": person, "name": "Somebody", "bot": None} for person in people]
    body = {"seats": seats, "options": {}, "clock": CLOCK}
    return table(code, host=people[0], body=body, seed=seed, status="playing" if seed else "open")


@pytest.fixture(params=["sqlite", "postgres"])
def run(request: pytest.FixtureRequest, tmp_path: object) -> Callable[[Callable[[Store], Awaitable[None]]], None]:
    url = f"{tmp_path}/bottega.db" if request.param == "sqlite" else str(request.getfixturevalue("postgres_url"))

    def with_people(work: Callable[[Store], Awaitable[None]]) -> None:
        async def main() -> None:
            async with opened(url) as store:
                await store.people.add(Person(VERA, "Vera", "en", 1.0))
                await store.people.add(Person(ADA, "Ada", "en", 1.0))
                await work(store)

        asyncio.run(main())

    return with_people


def test_seats_are_free_before_a_game_and_bots_without_a_name_in_it(run: Callable[..., None]) -> None:
    async def work(store: Store) -> None:
        await store.tables.add(seated("open", VERA, ADA), {0: VERA, 1: ADA})
        await store.tables.add(seated("game", VERA, ADA, seed="seed"), {0: VERA, 1: ADA})
        await store.tables.add(seated("else", ADA), {0: ADA})
        await erase(store, VERA, now=9.0)
        assert await store.people.get(VERA) is None
        rows = {code: await store.tables.get(code) for code in ("open", "game", "else")}
        found = {code: (row.host, row.version, row.due, row.body["seats"]) for code, row in rows.items() if row}
        kinds = {code: [seat["kind"] for seat in seats] for code, (*_, seats) in found.items()}
        assert kinds == {"open": ["open", "person"], "game": ["bot", "person"], "else": ["person"]}
        erased = found["game"][3][0]
        assert (erased["person"], erased["name"], erased["erased"]) == (None, None, True)
        assert {code: rest[:3] for code, rest in found.items()} == {
            "open": ("", 2, None),
            "game": ("", 2, 9.0),  # a server looks after it: the bot may have to move
            "else": (ADA, 1, None),
        }
        assert {code: row.updated for code, row in rows.items() if row} == {"open": 1.0, "game": 9.0, "else": 1.0}
        assert {row.code for row in await store.tables.of(ADA, 10)} == {"open", "game", "else"}

    run(work)


def test_who_sits_down_meanwhile_is_erased_there_too(run: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        late = [seated("late", VERA)]
        with_person = store.tables.with_person

        async def and_then_sits(person: str) -> list[TableRow]:
            rows = await with_person(person)
            if not rows and late:
                await store.tables.add(late.pop(), {0: VERA})
            return rows

        monkeypatch.setattr(store.tables, "with_person", and_then_sits)
        await erase(store, VERA, now=9.0)
        assert await store.people.get(VERA) is None
        assert await store.tables.of(VERA, 10) == []

    run(work)


def test_nobody_cannot_be_erased(run: Callable[..., None]) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(Conflict):
            await erase(store, "nobody", now=9.0)

    run(work)
