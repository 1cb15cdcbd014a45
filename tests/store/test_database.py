"""Writes and who waits for them: each callback is called once, and a database that is late is answered for."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest

from bottega.store import Conflict, Late, Notice, StoreError, Unavailable, connect
from bottega.store.database import Job, complete
from store.opened import AWAITED, entry, locked, opened, table

NEWS = Notice("abc", "log", "one")


def fail(_: StoreError | None) -> None:
    raise ZeroDivisionError


def test_a_callback_is_called_once(caplog: pytest.LogCaptureFixture) -> None:
    told = list[StoreError | None]()
    late, done = Job([], None, told.append), Job([], None, told.append, Conflict("taken"))
    late.give_up(2.5)
    assert isinstance(told[0], Late)
    assert str(told[0]) == "database: no answer within 2.5 s"
    complete([late, done, Job([], None, fail), Job([], None, None), Job([], None, told.append)], None)
    assert told[1:] == [done.error, None]
    assert "callback of a write failed" in caplog.text


@pytest.mark.parametrize(
    ("job", "news"),
    [
        (Job([], NEWS, None, given_up=True), [Notice("abc", "log", "")]),  # as if another process had written
        (Job([], NEWS, None), []),
        (Job([], NEWS, None, Unavailable("gone"), given_up=True), []),
        (Job([], None, None, given_up=True), []),
    ],
    ids=["stored after all", "in time", "not stored", "nobody need know"],
)
def test_a_write_that_came_too_late_is_news(job: Job, news: list[Notice]) -> None:
    told = list[Notice | None]()
    complete([job], told.append)
    complete([job], None)
    assert told == news


def test_a_database_that_never_answers_is_answered_for(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        store = connect(url, seconds=0.05)
        await store.open()
        with monkeypatch.context() as silent:
            silent.setattr(store.database, "write", lambda _: None)
            with pytest.raises(Late, match=r"no answer within 0\.05 s"):
                await store.tables.add(table(), {})
        await store.close()

    asyncio.run(main())


def test_nothing_is_left_of_a_write_that_was_answered(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else every write of the last seconds stays in memory with its timer."""

    async def main() -> None:
        loop, timers = asyncio.get_running_loop(), list[asyncio.TimerHandle]()
        call_later = loop.call_later

        def noted(*args: Any) -> asyncio.TimerHandle:
            timers.append(call_later(*args))
            return timers[-1]

        async with opened(url) as store:
            await store.tables.add(table(), {})
            with monkeypatch.context() as spied:
                spied.setattr(loop, "call_later", noted)
                written = store.log.append("abc", entry(1), AWAITED)
            (limit,) = timers
            await written
            await asyncio.sleep(0)
            assert limit.cancelled()

    asyncio.run(main())


def test_what_had_begun_is_stored_late_and_what_had_not_is_left_out(tmp_path: Path) -> None:
    file = tmp_path / "bottega.db"

    async def main() -> None:
        news: asyncio.Queue[Notice | None] = asyncio.Queue()
        store = connect(str(file), "one", seconds=0.1)
        await store.open()
        await store.listen(news.put_nowait)
        with locked(file):
            with pytest.raises(Late):
                await store.log.append("abc", entry(1), AWAITED)
            with pytest.raises(Late):
                await store.log.append("xyz", entry(1), AWAITED)
            assert await store.log.read("abc") == []  # reading goes on
        assert await asyncio.wait_for(news.get(), 20) == Notice("abc", "log", "")
        await store.log.append("abc", entry(2), AWAITED)
        assert await store.log.read("abc") == [entry(1), entry(2)]
        assert await store.log.read("xyz") == []
        assert news.empty()
        await store.close()

    asyncio.run(main())


def test_a_reader_that_is_stuck_is_answered_for(tmp_path: Path) -> None:
    forever = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n LIMIT 1"

    async def main() -> None:
        async with opened(str(tmp_path / "bottega.db")) as store:
            store.database.seconds = 0.05
            stuck = getattr(store.database, "_reading")  # noqa: B009
            with pytest.raises(Late):
                await store.database.read(forever)
            with pytest.raises(Late):
                await store.ping()
            stuck.interrupt()
            store.database.seconds = 20.0
            await store.ping()

    asyncio.run(main())


def test_a_store_that_is_not_open_refuses_to_write(url: str) -> None:
    async def main() -> None:
        store = connect(url)
        with pytest.raises(Unavailable, match="closed"):
            await store.tables.add(table(), {})
        await store.open()
        written = store.tables.add(table(), {})
        adding = asyncio.ensure_future(written)
        await asyncio.sleep(0)
        closing_now = asyncio.create_task(store.close())
        await asyncio.sleep(0)
        with pytest.raises(Unavailable, match="closed"):
            await store.log.append("abc", entry(1), AWAITED)
        await asyncio.gather(closing_now, adding)  # what was asked for before is done
        with pytest.raises(Unavailable, match="closed"):
            await store.log.append("abc", entry(1), AWAITED)

    asyncio.run(main())


def test_a_database_whose_package_is_missing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "bottega.store.postgres", None)
    with pytest.raises(StoreError, match=r"pip install 'bottega\[server,postgres\]'"):
        connect("postgresql://db/bottega")
