"""People in the store: accounts, links, mutes, and guests who become accounts."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from bottega.store import Act, ChatRow, Person, SessionRow, Store
from store.opened import Run, opened, refused, table


def test_people_accounts_and_links(run: Run) -> None:
    async def work(store: Store) -> None:
        vera = Person("1", "Véra", "fr", 5.0)
        await store.people.add(vera)
        assert await store.people.get("1") == vera
        assert await store.people.get("2") is None
        await store.people.change("1", "Vera", "pl")
        await store.people.add(Person("2", "Ada", "en", 6.0))
        await store.people.claim("1", "Vera", ["vera"], "hash")
        await refused(store.people.claim("2", "VERA", ["vera"], "other"))
        await refused(store.people.claim("1", "again", ["again"], "other"))
        assert await store.people.account(["vera"]) == (Person("1", "Vera", "pl", 5.0, "Vera"), "hash")
        assert await store.people.account(["nobody"]) is None
        await store.people.add_link("digest", "1", 10.0, "session")
        await refused(store.people.use_link("digest", 10.0))
        assert await store.people.use_link("digest", 9.0) == "1"
        await refused(store.people.use_link("digest", 9.0))
        await store.people.add_link("other", "1", 10.0, "password")
        await refused(store.people.use_link("other", 9.0))
        assert await store.people.owner_of_link("other", "session", 9.0) is None
        assert await store.people.owner_of_link("other", "password", 9.0) == "1"
        act = Act(0, 9.0, "mail", "recovery", "1", "")
        await store.people.recover("other", "new", act)
        await refused(store.people.recover("other", "newer", act))
        assert await store.people.account(["vera"]) == (Person("1", "Vera", "pl", 5.0, "Vera"), "new")
        assert [each.act for each in await store.hosts.acts()] == ["recovery"]
        await store.people.mute("1", "2", True)
        await store.people.mute("1", "2", True)
        assert await store.people.muted("1") == {"2"}
        await store.people.mute("1", "2", False)
        assert await store.people.muted("1") == set()

    run(work)


GUEST, ACCOUNT, ADA, BOB = (letter * 32 for letter in "abcd")


async def people(store: Store) -> None:
    for id, name in ((GUEST, "Sepia"), (ACCOUNT, "Vera"), (ADA, "Ada"), (BOB, "Bob")):  # noqa: A001
        await store.people.add(Person(id, name, "en", 1.0))
    await store.people.claim(ACCOUNT, "vera", ["vera"], "hash")


def seated(*people: str | None) -> dict[str, Any]:
    return {"seats": [{"kind": "person", "person": person} for person in people]}


def test_a_guest_becomes_an_account(run: Run) -> None:
    """Seats, tables, chat and mutes go over together; the guest is gone."""

    async def work(store: Store) -> None:
        await people(store)
        await store.tables.add(table("own", host=GUEST, body=seated(GUEST, ADA)), {0: GUEST, 1: ADA})
        await store.tables.add(table("both", host=ADA, body=seated(ACCOUNT, GUEST)), {0: ACCOUNT, 1: GUEST})
        await store.tables.add(table("left", host=GUEST, body=seated(None, ADA)), {1: ADA})
        await store.tables.add(table("else", host=ADA, body=seated(ADA, BOB)), {0: ADA, 1: BOB})
        await store.chat.add("own", ChatRow(1, GUEST, 0, "Sepia", "hello", None, 1.0), "m1")
        await store.chat.add("own", ChatRow(2, ADA, 1, "Ada", "hello", None, 1.0), "m2")
        for person, other in ((GUEST, ADA), (ACCOUNT, ADA), (GUEST, BOB), (GUEST, ACCOUNT), (ADA, GUEST)):
            await store.people.mute(person, other, True)
        assert await store.people.merge(GUEST, ACCOUNT) == 2
        rows = {code: await store.tables.get(code) for code in ("own", "both", "left", "else")}
        assert {code: (row.host, row.body, row.version) for code, row in rows.items() if row} == {
            "own": (ACCOUNT, seated(ACCOUNT, ADA), 2),
            "both": (ADA, seated(ACCOUNT, ACCOUNT), 2),
            "left": (ACCOUNT, seated(None, ADA), 2),
            "else": (ADA, seated(ADA, BOB), 1),
        }
        assert {row.code for row in await store.tables.of(ACCOUNT, 10)} == {"own", "both"}
        assert await store.tables.of(GUEST, 10) == []
        assert [line.person for line in await store.chat.read("own")] == [ACCOUNT, ADA]
        assert [await store.people.muted(person) for person in (GUEST, ACCOUNT, ADA)] == [set(), {ADA, BOB}, {ACCOUNT}]
        assert await store.people.get(GUEST) is None
        await refused(store.people.merge(GUEST, ACCOUNT))

    run(work)


def test_an_account_is_not_merged_and_nothing_changes(run: Run) -> None:
    async def work(store: Store) -> None:
        await people(store)
        await store.people.claim(GUEST, "sepia", ["sepia"], "hash")
        own = table("own", host=GUEST, body=seated(GUEST, ADA))
        await store.tables.add(own, {0: GUEST, 1: ADA})
        await refused(store.people.merge(GUEST, ACCOUNT))
        assert await store.tables.get("own") == own
        assert [row.code for row in await store.tables.of(GUEST, 10)] == ["own"]
        assert await store.people.get(GUEST) is not None

    run(work)


def test_a_change_begun_before_a_merge_comes_too_late(run: Run) -> None:
    """Else it would put the guest back."""

    async def work(store: Store) -> None:
        await people(store)
        own = table("own", host=GUEST, body=seated(GUEST, None))
        await store.tables.add(own, {0: GUEST})
        await store.people.merge(GUEST, ACCOUNT)
        await refused(store.tables.change(own, {0: GUEST, 1: ADA}))
        assert await store.tables.of(ADA, 10) == []

    run(work)


def test_people_are_found_by_name_account_and_the_beginning_of_their_id(run: Run) -> None:
    async def work(store: Store) -> None:
        await people(store)
        await store.tables.add(table("own", host=ADA, body=seated(ADA, None)), {0: ADA})

        async def found(text: str) -> list[str]:
            return sorted(each.name for each in await store.people.find(text, 10))

        assert await found("") == ["Ada", "Bob", "Sepia", "Vera"]
        assert await found("VER") == ["Vera"]
        assert await found(ADA[:6]) == ["Ada"]
        assert await found("%") == await found("no%body") == []
        (ada,) = await store.people.find("ada", 10)
        assert (ada.tables, ada.seen) == (1, None)

    run(work)


def test_nobody_is_erased_who_still_sits_somewhere(run: Run) -> None:
    async def work(store: Store) -> None:
        await people(store)
        await store.tables.add(table("own", host=BOB, body=seated(ADA, None)), {0: ADA})
        await refused(store.people.erase(ADA))
        await refused(store.people.erase(BOB))
        await refused(store.people.erase("nobody"))
        assert await store.people.get(ADA) is not None

    run(work)


def test_what_is_erased_leaves_no_trace_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "bottega.db"

    async def work() -> None:
        async with opened(str(path)) as store:
            await store.people.add(Person(ADA, "Unforgettable", "en", 1.0))
            await store.chat.add("abc", ChatRow(1, ADA, 0, "Unforgettable", "Unforgettable", None, 1.0), "m1")
        assert b"Unforgettable" in path.read_bytes()
        async with opened(str(path)) as store:
            await store.people.erase(ADA)
            (row,) = await store.chat.read("abc")
            assert (row.number, row.person, row.name, row.text) == (1, "", "", None)

    asyncio.run(work())
    assert b"Unforgettable" not in b"".join(each.read_bytes() for each in tmp_path.iterdir())


def test_a_new_password_ends_all_sessions_of_an_account(run: Run) -> None:
    async def work(store: Store) -> None:
        await people(store)
        for id, person in (("s1", ACCOUNT), ("s2", ADA)):  # noqa: A001
            await store.sessions.begin(SessionRow(id, person, "guest", "", 1.0, 1.0), 0.0)
        await store.people.set_password(ACCOUNT, "new")
        assert (await store.people.account(["vera"]) or ("", ""))[1] == "new"
        assert await store.sessions.of(ACCOUNT) == []
        await refused(store.people.set_password(ADA, "new"))
        assert [session.id for session in await store.sessions.of(ADA)] == ["s2"]

    run(work)


def test_names_that_look_alike_are_one_account(run: Run) -> None:
    async def work(store: Store) -> None:
        await people(store)
        await store.people.claim(ADA, "bella", ["bella", "be11a"], "hash")
        for keys in (["be11a"], ["x", "be11a"]):
            await refused(store.people.claim(BOB, "be11a", keys, "hash"))
            found = await store.people.account(keys)
            assert found is not None
            assert found[0].id == ADA
        await store.people.add_link("old", ADA, 10.0, "session")
        await store.people.add_link("new", ADA, 20.0, "session")
        assert await store.people.use_link("new", 15.0) == ADA
        assert await store.people.owner_of_link("old", "session", 9.0) is None  # forgotten when another was used

    run(work)
