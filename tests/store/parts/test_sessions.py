"""Sessions in the store."""

from __future__ import annotations

import msgspec

from bottega.store import Person, SessionRow, Store
from store.opened import Run, refused

VERA, ADA = Person("vera", "Vera", "en", 1.0), Person("ada", "Ada", "en", 1.0)


def session(id: str, person: str = "vera", seen: float = 5.0) -> SessionRow:  # noqa: A002
    return SessionRow(id, person, "guest", "Firefox, Linux", 1.0, seen)


def test_a_session_is_found_until_it_ends(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.people.add(VERA)
        await store.people.add(ADA)
        one, two = session("one"), session("two", seen=6.0)
        for row in (one, two, session("three", "ada")):
            await store.sessions.begin(row, expired=0.0)
        assert await store.sessions.get("one") == (one, VERA)
        assert await store.sessions.of("vera") == [two, one]
        await store.sessions.see("one", 9.0)
        await store.sessions.see("one", 8.0)  # another process was later
        assert await store.sessions.of("vera") == [msgspec.structs.replace(one, seen=9.0), two]
        await refused(store.sessions.end("ada", "one"))
        await store.sessions.end("vera", "one")
        assert await store.sessions.get("one") is None
        await store.sessions.end_all("vera")
        await store.sessions.end_all("nobody")
        assert await store.sessions.of("vera") == []
        assert await store.sessions.get("three") is not None

    run(work)


def test_a_new_session_clears_away_expired_ones(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.people.add(VERA)
        await store.sessions.begin(session("old", seen=5.0), expired=0.0)
        await store.sessions.begin(session("new", seen=9.0), expired=5.0)
        assert [row.id for row in await store.sessions.of("vera")] == ["new"]

    run(work)


def test_sessions_end_with_their_person(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.people.add(VERA)
        await store.people.add(ADA)
        await store.people.claim("ada", "ada", ["ada"], "hash")
        await store.sessions.begin(session("guest"), expired=0.0)
        await store.people.merge("vera", "ada")
        assert await store.sessions.get("guest") is None
        assert await store.sessions.of("vera") == []

    run(work)


def test_claiming_an_account_ends_all_sessions_of_the_guest(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.people.add(VERA)
        await store.sessions.begin(session("guest"), expired=0.0)
        await store.people.claim("vera", "vera", ["vera"], "hash")
        assert await store.sessions.of("vera") == []
        assert not await store.sessions.has_old_cookie("vera")
        assert not await store.sessions.has_old_cookie("nobody")

    run(work)
