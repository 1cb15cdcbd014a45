"""The store, the same on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bottega import store as stores
from bottega.store import ChatRow, Conflict, Contents, LogRow, Person, Progress, Store, StoreError, TableRow
from bottega.store.database import Step, migrations

Work = Callable[[Store], Coroutine[Any, Any, None]]
Run = Callable[[Work], None]


@asynccontextmanager
async def opened(url: str, sender: str = "") -> AsyncIterator[Store]:
    store = stores.connect(url, sender)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "bottega.db")
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture
def run(url: str) -> Run:
    def with_store(work: Work) -> None:
        async def main() -> None:
            async with opened(url) as store:
                await work(store)

        asyncio.run(main())

    return with_store


def table(code: str = "abc", **changes: Any) -> TableRow:
    usual: dict[str, Any] = {
        "code": code,
        "version": 1,
        "game": "final-touch",
        "status": "open",
        "privacy": "public",
        "host": "vera",
        "body": {"seats": []},
        "created": 1.0,
        "updated": 1.0,
    }
    return TableRow(**{**usual, **changes})


AWAITED = (1,)


def entry(seq: int, message: str | None = None) -> LogRow:
    return LogRow(seq, {"seat": 0, "action": {"type": "smear", "touch": "red"}}, 2.0, message)


async def refused(work: Awaitable[Any]) -> None:
    with pytest.raises(Conflict):
        await work


def test_people_accounts_and_links(run: Run) -> None:
    async def work(store: Store) -> None:
        vera = Person("1", "Véra", "fr", 5.0)
        await store.people.add(vera)
        assert await store.people.get("1") == vera
        assert await store.people.get("2") is None
        await store.people.change("1", "Vera", "pl")
        await store.people.add(Person("2", "Ada", "en", 6.0))
        await store.people.claim("1", "Vera", "hash")
        await refused(store.people.claim("2", "VERA", "other"))
        await refused(store.people.claim("1", "again", "other"))
        assert await store.people.account("vera") == (Person("1", "Vera", "pl", 5.0, "Vera"), "hash")
        assert await store.people.account("nobody") is None
        await store.people.add_link("digest", "1", expires=10.0)
        await refused(store.people.use_link("digest", 10.0))
        assert await store.people.use_link("digest", 9.0) == "1"
        await refused(store.people.use_link("digest", 9.0))
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
    await store.people.claim(ACCOUNT, "vera", "hash")


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
        await store.people.claim(GUEST, "sepia", "hash")
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


def test_tables_and_their_lists(run: Run) -> None:
    async def work(store: Store) -> None:
        first = table(body={"seats": ["é"]})
        await store.tables.add(first, {0: "vera"})
        await refused(store.tables.add(table(), {}))
        assert await store.tables.get("abc") == first
        assert await store.tables.get("xyz") is None
        other = await store.tables.get("abc")
        assert other is not None
        first.body = {"seats": ["changed"]}
        await store.tables.change(first, {0: "vera", 1: "ada"})
        await refused(store.tables.change(other, {}))
        assert [row.code for row in await store.tables.of("ada", 10)] == ["abc"]
        assert [row.code for row in await store.tables.public("open", 0.0, 10)] == ["abc"]
        assert await store.tables.public("open", 1.0, 10) == []
        assert await store.tables.count("vera", 0.0) == 1
        assert await store.tables.started() == []
        first.status, first.seed, first.setup, first.due = "playing", "seed", {"a": 1}, 3.0
        first.body = {"seats": ["begun"]}
        await store.tables.start(first, {0: "vera", 1: "zoe"})
        await refused(store.tables.start(other, {}))
        assert await store.tables.of("ada", 10) == []
        assert [row.code for row in await store.tables.started()] == ["abc"]
        assert await store.tables.due(2.9) == []
        assert await store.tables.due(3.0) == ["abc"]
        assert await store.tables.next_due(2.9) == 3.0
        assert await store.tables.next_due(3.0) is None  # it has been looked at by then
        assert await store.tables.get("abc") == first
        await store.tables.forget_due("abc")
        assert await store.tables.due(3.0) == []

    run(work)


def test_a_rematch_and_its_mark_are_written_together(run: Run) -> None:
    async def work(store: Store) -> None:
        before = table()
        await store.tables.add(before, {})
        stale = table()
        before.body = {"rematch": "next"}
        await store.tables.add(table("next"), {0: "vera"}, before)
        await refused(store.tables.add(table("other"), {0: "vera"}, stale))
        assert await store.tables.get("abc") == before
        assert [row.code for row in await store.tables.of("vera", 10)] == ["next"]
        assert await store.tables.get("other") is None

    run(work)


def test_a_move_says_whose_turn_it_is(run: Run) -> None:
    async def work(store: Store) -> None:
        for code, updated in (("abc", 1.0), ("xyz", 1.5)):
            await store.tables.add(table(code, awaited=[0], updated=updated), {0: "vera"})
        assert [(row.code, row.awaited) for row in await store.tables.of("vera", 10)] == [("xyz", [0]), ("abc", [0])]
        await store.log.append("abc", entry(1), [1])
        assert [(row.code, row.awaited) for row in await store.tables.of("vera", 10)] == [("abc", [1]), ("xyz", [0])]

    run(work)


def test_what_is_in_it_is_told_without_opening_it(url: str) -> None:
    async def main() -> None:
        with pytest.raises(StoreError):  # nobody made it
            await stores.connect(url).look()
        async with opened(url):
            pass
        with pytest.raises(StoreError, match="no server has kept anything there"):
            await stores.connect(url).look()
        async with opened(url) as store:
            await store.setting("cookie-secret", "1")
            await store.people.add(Person("1", "Vera", "en", 1.0))
            await store.tables.add(table(), {})
            newest = migrations()[-1][0]
            assert await stores.connect(url).look() == Contents(newest, 1, 1, None)
            await store.log.append("abc", entry(1), AWAITED)
            assert await store.look() == Contents(newest, 1, 1, entry(1).at)

    asyncio.run(main())


def test_the_log_takes_each_place_once(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.tables.add(table(), {})
        await store.log.append("abc", entry(1, "m1"), AWAITED)
        await refused(store.log.append("abc", entry(1, "m2"), AWAITED))
        await refused(store.log.append("abc", entry(2, "m1"), AWAITED))
        over = Progress("over", {"left": [1.5]}, None, {"winners": [0]})
        await store.log.append("abc", entry(2), (), over, {"at": 1, "state": {}})
        await store.log.append("abc", entry(3), (), over, {"at": 2, "state": {}})
        assert await store.log.read("abc") == [entry(1, "m1"), entry(2), entry(3)]
        assert await store.log.read("abc", after=1) == [entry(2), entry(3)]
        assert await store.log.snapshot("abc") == {"at": 2, "state": {}}
        assert await store.log.snapshot("xyz") is None
        row = await store.tables.get("abc")
        assert row is not None
        assert (row.seq, row.status, row.outcome, row.clock) == (3, "over", {"winners": [0]}, {"left": [1.5]})

    run(work)


@pytest.mark.parametrize("body", ["", "{half of it", "[1]"])
def test_a_snapshot_that_cannot_be_read_is_none(run: Run, body: str, caplog: pytest.LogCaptureFixture) -> None:
    async def work(store: Store) -> None:
        await store.log.append("abc", entry(1), AWAITED, None, {"at": 0})
        spoil = Step("UPDATE snapshots SET body = $2 WHERE code = $1", ("abc", body))
        spoilt = asyncio.Event()
        store.database.write([spoil], None, lambda _: spoilt.set())
        await spoilt.wait()
        assert await store.log.snapshot("abc") is None
        assert "snapshot cannot be read" in caplog.text

    run(work)


def test_many_writers_at_once_one_wins_each_place(run: Run) -> None:
    async def work(store: Store) -> None:
        codes = [f"t{number}" for number in range(20)]
        for code in codes:
            await store.tables.add(table(code), {})
        writes = [store.log.append(code, entry(1, f"m{n}"), AWAITED) for n in range(10) for code in codes]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert results.count(None) == len(codes)
        assert all(result is None or isinstance(result, Conflict) for result in results)
        assert [len(await store.log.read(code)) for code in codes] == [1] * len(codes)

    run(work)


def test_writes_of_one_moment_keep_their_own_values(run: Run) -> None:
    """However they are put together for one commit."""

    async def work(store: Store) -> None:
        numbers = range(12)
        for n in numbers:
            await store.tables.add(table(f"t{n}"), {})
        made = [
            LogRow(1, {"seat": n, "action": {"text": f"l'été “{n}” \\"}}, 1 / 3 + n, f"m{n}" if n % 2 else None)
            for n in numbers
        ]
        told = [Progress("over" if n % 3 else "playing", None, n / 7 if n % 2 else None, None) for n in numbers]
        await asyncio.gather(*(store.log.append(f"t{n}", made[n], [n], told[n] if n % 4 else None) for n in numbers))
        for n in numbers:
            row = await store.tables.get(f"t{n}")
            assert row is not None
            assert await store.log.read(f"t{n}") == [made[n]]
            assert (row.seq, row.updated, row.awaited) == (1, max(1.0, 1 / 3 + n), [n])
            assert (row.status, row.due) == ((told[n].status, told[n].due) if n % 4 else ("open", None))

    run(work)


def test_what_is_written_stays(url: str) -> None:
    async def main() -> None:
        async with opened(url) as store:
            await store.tables.add(table(), {})
            secret = await store.setting("secret", "one")
            write = asyncio.ensure_future(store.log.append("abc", entry(1), AWAITED))
            await asyncio.sleep(0)
        await write
        async with opened(url) as again:
            assert await again.setting("secret", "two") == secret == "one"
            assert await again.log.read("abc") == [entry(1)]

    asyncio.run(main())


def test_chat_and_imports(run: Run) -> None:
    async def work(store: Store) -> None:
        lines = [ChatRow(number, "vera", 0, "Vera", f"text {number}", None, 1.0) for number in (1, 2, 3)]
        for line in lines:
            await store.chat.add("abc", line, f"m{line.number}")
        await refused(store.chat.add("abc", lines[0], "m9"))
        await refused(store.chat.add("abc", ChatRow(4, "vera", 0, "Vera", "again", None, 1.0), "m1"))
        assert await store.chat.read("abc", limit=2) == lines[1:]
        assert await store.chat.read("abc", after=2) == lines[2:]
        assert await store.chat.has("abc", "m1")
        assert not await store.chat.has("abc", "m9")
        await store.records.add("imp", '{"a": 1}', 1.0)
        assert await store.records.get("imp") == {"a": 1}
        assert await store.records.get("abc") is None

    run(work)
