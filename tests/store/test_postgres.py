"""PostgreSQL: notices between processes, the database gone and back."""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg
import pytest

from bottega.store import Notice, StoreError, Unavailable, connect
from store.opened import AWAITED, entry, opened, table


def test_others_hear_of_every_commit(postgres_url: str) -> None:
    async def main() -> None:
        events: asyncio.Queue[Notice | None] = asyncio.Queue()
        async with opened(postgres_url, "one") as one, opened(postgres_url) as two:
            await two.listen(events.put_nowait)
            await one.tables.add(table(), {})
            await one.log.append("abc", entry(1), AWAITED)
            assert await asyncio.wait_for(events.get(), 10) == Notice("abc", "log", "one")
            assert await two.log.read("abc") == [entry(1)]

    asyncio.run(main())


def test_the_database_goes_and_comes_back(postgres: Any, postgres_url: str) -> None:
    async def main() -> None:
        events: asyncio.Queue[Notice | None] = asyncio.Queue()
        async with opened(postgres_url) as store:
            await store.listen(events.put_nowait)
            await store.tables.add(table(), {})
            await store.log.append("abc", entry(1), AWAITED)
            assert await asyncio.wait_for(events.get(), 10)
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
