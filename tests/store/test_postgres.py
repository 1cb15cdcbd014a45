"""PostgreSQL: notices between processes, the database gone and back."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import asyncpg
import pytest

from bottega.store import Act, Conflict, Late, Notice, StoreError, Unavailable, connect
from bottega.store.database import Job
from bottega.store.postgres import MIGRATING, OwnNotices, Postgres
from store.opened import AWAITED, entry, opened, table


def test_others_hear_of_every_commit(postgres_url: str) -> None:
    async def main() -> None:
        events: asyncio.Queue[Notice | None] = asyncio.Queue()
        async with opened(postgres_url, "one") as one, opened(postgres_url) as two:
            await two.listen(events.put_nowait)
            await one.tables.add(table(), {})
            await one.log.append("abc", entry(1), AWAITED)
            assert await asyncio.wait_for(events.get(), 10) == Notice("abc", "table", "one")
            assert await asyncio.wait_for(events.get(), 10) == Notice("abc", "log", "one")
            assert await two.log.read("abc") == [entry(1)]
            await one.tell("letter", "hello")
            assert await asyncio.wait_for(events.get(), 10) == Notice("", "letter", "one", "hello")

    asyncio.run(main())


def test_one_process_after_the_other_migrates(postgres_url: str) -> None:
    """Two that start together on an empty database would both create what is missing."""

    async def main() -> None:
        other, store = await asyncpg.connect(postgres_url), connect(postgres_url)
        await other.execute("SELECT pg_advisory_lock($1)", MIGRATING)
        opening = asyncio.create_task(store.open())
        while not await other.fetchval("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"):
            assert not opening.done()
        assert await other.fetchval("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == 0
        await other.execute("SELECT pg_advisory_unlock($1)", MIGRATING)
        await opening
        await store.close()
        await other.close()

    asyncio.run(main())


def test_the_database_goes_and_comes_back(postgres: Any, postgres_url: str) -> None:
    async def main() -> None:
        events: asyncio.Queue[Notice | None] = asyncio.Queue()
        async with opened(postgres_url) as store:
            await store.listen(events.put_nowait)
            await store.tables.add(table(), {})
            await store.log.append("abc", entry(1), AWAITED)
            for what in ("table", "log"):
                assert await asyncio.wait_for(events.get(), 10) == Notice("abc", what, "")
            postgres.stop()
            with pytest.raises(Unavailable):
                await store.log.append("abc", entry(2), AWAITED)
            with pytest.raises(Unavailable):
                await store.log.read("abc")
            postgres.start()
            assert await asyncio.wait_for(events.get(), 20) is None  # look at everything again
            await store.log.append("abc", entry(2), AWAITED)
            assert await store.log.read("abc") == [entry(1), entry(2)]

    asyncio.run(main())


def test_to_look_into_an_empty_database_leaves_it_empty(postgres_url: str) -> None:
    async def main() -> None:
        with pytest.raises(StoreError, match="no server has kept anything there"):
            await connect(postgres_url).look()
        connection = await asyncpg.connect(postgres_url)
        assert await connection.fetchval("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == 0
        await connection.close()

    asyncio.run(main())


def test_what_is_told_of_a_database_holds_no_password() -> None:
    store = connect("postgresql://vera:secret@db.example.org:5432/games?password=secret")
    assert store.where == "postgresql://db.example.org:5432/games"


def test_a_failure_nobody_thought_of_stops_no_writer(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with opened(postgres_url) as store:
            await store.tables.add(table(), {})
            with monkeypatch.context() as broken:
                broken.setattr("bottega.store.postgres._carry_out", lambda *_: 1 / 0)
                with pytest.raises(Unavailable):
                    await store.log.append("abc", entry(1), AWAITED)
            await asyncio.wait_for(store.log.append("abc", entry(1), AWAITED), 10)

    asyncio.run(main())


def test_a_database_that_is_not_there() -> None:
    with pytest.raises(StoreError, match="cannot be opened"):
        asyncio.run(connect("postgresql://nobody@127.0.0.1:1/nothing").open())


def test_a_write_whose_confirmation_was_lost_is_news(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was committed, and the line broke before we heard of it."""

    async def main() -> None:
        news: asyncio.Queue[Notice | None] = asyncio.Queue()
        async with opened(postgres_url, "one") as store:
            await store.listen(news.put_nowait)
            database = store.database
            assert isinstance(database, Postgres)
            real = database._transaction

            async def lost(jobs: Sequence[Job]) -> list[StoreError | None]:
                await real(jobs)
                raise TimeoutError

            with monkeypatch.context() as broken:
                broken.setattr(database, "_transaction", lost)
                with pytest.raises(Late):
                    await store.log.append("abc", entry(1), AWAITED)
            while await asyncio.wait_for(news.get(), 20) != Notice("abc", "log", ""):
                pass  # the usual one came first

    asyncio.run(main())


@pytest.mark.parametrize("first", [True, False])
def test_a_notice_of_our_own_is_news_where_no_confirmation_comes(first: bool) -> None:
    ours, other, unknown = Notice("abc", "log", "one"), Notice("abc", "log", "two"), Notice("xyz", "log", "one")
    own = OwnNotices()
    own.begin({ours})
    assert [own.hear(notice) for notice in (other, unknown)] == [other, unknown]
    if first:
        assert own.hear(ours) == ours
    assert own.give_up() == ([Notice("abc", "log", "")] if first else [])
    own.begin(set())
    assert own.give_up() == []
    assert own.hear(ours) == Notice("abc", "log", "")  # one of ours is still to come, perhaps
    assert own.hear(ours) == ours


def test_what_strangers_are_told_names_no_address(postgres: Any, postgres_url: str) -> None:
    async def main() -> None:
        async with opened(postgres_url) as store:
            postgres.stop()
            written = store.log.append("abc", entry(1), AWAITED)
            for work in (store.log.read("abc"), store.ping(), store.tell("letter", "hello"), written):
                with pytest.raises(Unavailable, match=r"^database: cannot be reached$"):
                    await work
            postgres.start()

    asyncio.run(main())


def test_a_connection_that_hangs_is_cut(postgres_url: str) -> None:
    async def main() -> None:
        store = connect(postgres_url, seconds=0.2)
        await store.open()
        with pytest.raises(Late):
            await store.database.read("SELECT pg_sleep(60)")
        store.database.seconds = 20.0
        await store.ping()
        await store.close()

    asyncio.run(main())


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (asyncpg.DiskFullError("no space left on device"), "^database: no space left on device$"),
        (asyncpg.AdminShutdownError("db.example.org is shutting down"), "^database: cannot be reached$"),
        (TimeoutError(), "^database: no answer within 5 s$"),
    ],
)
def test_what_is_told_of_a_database_in_trouble(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, error: Exception, told: str
) -> None:
    async def broken(*_: object) -> None:
        raise error

    async def main() -> None:
        async with opened(postgres_url) as store:
            database = store.database
            assert isinstance(database, Postgres)
            with monkeypatch.context() as patched:
                patched.setattr("bottega.store.postgres._carry_out", broken)
                with pytest.raises(Unavailable, match=told):
                    await store.log.append("abc", entry(1), AWAITED)
            await store.ping()

    asyncio.run(main())


def test_only_the_write_that_breaks_its_group_is_refused(postgres_url: str) -> None:
    async def main() -> None:
        async with opened(postgres_url) as store:
            await store.tables.add(table("e"), {})
            codes = ["a", "b", "c", "d", "e", "f", "g"]
            wishes = [table(code, host="\0" if code == "c" else "vera") for code in codes]
            answers = await asyncio.gather(*(store.tables.add(row, {}) for row in wishes), return_exceptions=True)
            kinds = dict(zip(codes, map(type, answers), strict=True))
            assert {code: kind for code, kind in kinds.items() if kind is not type(None)} == {
                "c": Unavailable,
                "e": Conflict,
            }
            found = await store.database.read("SELECT code FROM tables ORDER BY code")
            assert [row[0] for row in found] == ["a", "b", "d", "e", "f", "g"]

    asyncio.run(main())


def test_two_that_take_the_next_number_at_the_same_instant_both_get_one(postgres_url: str) -> None:
    async def main() -> None:
        other = await asyncpg.connect(postgres_url)
        async with opened(postgres_url) as store:
            async with other.transaction():
                await other.execute("INSERT INTO audit VALUES (1, 1.0, 'root', 'invite', '', '')")
                banning = asyncio.ensure_future(store.hosts.ban(Act(0, 2.0, "root", "ban", "vera", "rude")))
                while not await other.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
                    assert not banning.done()
            await banning
            assert [(act.number, act.act) for act in await store.hosts.acts()] == [(1, "invite"), (2, "ban")]
        await other.close()

    asyncio.run(main())


def test_a_closed_database_refuses_at_once(postgres_url: str) -> None:
    async def main() -> None:
        store = connect(postgres_url)
        await store.close()  # never opened
        await store.open()
        await store.tables.add(table(), {})
        written = store.log.append("abc", entry(1), AWAITED)
        closing = asyncio.create_task(store.close())
        await asyncio.sleep(0)
        with pytest.raises(Unavailable, match=r"^database: closed$"):
            store.log.append("abc", entry(2), AWAITED)
        await closing
        await written
        for work in (store.tell("letter", "hello"), store.tables.change(table(), {})):
            with pytest.raises(Unavailable, match=r"^database: closed$"):
                await work
        async with opened(postgres_url) as again:
            assert await again.log.read("abc") == [entry(1)]
        other = await asyncpg.connect(postgres_url)
        ours = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        async with asyncio.timeout(10):
            while await other.fetchval(ours):
                await asyncio.sleep(0)
        await other.close()

    asyncio.run(main())


def test_a_write_that_is_broken_off_is_not_called_stored(postgres_url: str) -> None:
    """Its task ends in the middle: by an error of ours, or because the server is ended by force."""

    async def main() -> None:
        async with opened(postgres_url) as store:
            await store.tables.add(table(), {})
            other = await asyncpg.connect(postgres_url)
            async with other.transaction():
                await other.execute("LOCK TABLE log IN EXCLUSIVE MODE")
                written = asyncio.ensure_future(store.log.append("abc", entry(1), AWAITED))
                while not await other.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
                    assert not written.done()
                (writer,) = [task for task in asyncio.all_tasks() if task.get_name() == "bottega-write"]
                writer.cancel()
                with pytest.raises(Unavailable, match=r"^database: closed$"):
                    await written
            with pytest.raises(asyncio.CancelledError):
                await writer
            assert await other.fetchval("SELECT count(*) FROM log") == 0
            await other.close()

    asyncio.run(main())


def test_what_postgres_does_better_by_itself() -> None:
    store = connect("postgresql://nobody@127.0.0.1:1/nothing")
    with pytest.raises(StoreError, match="pg_dump"):
        asyncio.run(store.backup("copy"))
    with pytest.raises(StoreError, match="pg_restore"):
        asyncio.run(store.restore("copy"))
    with pytest.raises(StoreError, match=r"^database: postgresql://127\.0\.0\.1:1/nothing: "):
        asyncio.run(store.look())
