"""Logs in the store: each place is taken once, whoever writes."""

from __future__ import annotations

import asyncio

import pytest

from bottega.store import Conflict, LogRow, Progress, Store
from bottega.store.database import Job, Step
from store.opened import AWAITED, Run, entry, refused, table


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


def test_senders_are_forgotten_and_others_are_not(run: Run) -> None:
    async def work(store: Store) -> None:
        for seq, message in ((1, "vera:1"), (2, "ada:1"), (3, "vera:2")):
            await store.log.append("abc", entry(seq, message), AWAITED)
        for _ in range(2):  # there need not be any
            await store.log.forget_sender("abc", "vera")
        assert await store.log.read("abc") == [entry(1), entry(2, "ada:1"), entry(3)]

    run(work)


def test_how_long_a_log_should_be_is_kept_apart_from_it(run: Run) -> None:
    async def work(store: Store) -> None:
        assert await store.log.end("abc") == 0
        for seq in (1, 2):
            await store.log.append("abc", entry(seq), AWAITED, None, {"at": seq})
        await store.log.append("xyz", entry(1), AWAITED)
        with pytest.raises(Conflict):
            await store.log.append("abc", entry(1), AWAITED)
        assert [await store.log.end(code) for code in ("abc", "xyz", "none")] == [2, 1, 0]
        assert [await store.log.snapshot_text(code) for code in ("abc", "xyz")] == ['{"at":2}', None]

    run(work)


@pytest.mark.parametrize("body", ["", "{half of it", "[1]"])
def test_a_snapshot_that_cannot_be_read_is_none(run: Run, body: str, caplog: pytest.LogCaptureFixture) -> None:
    async def work(store: Store) -> None:
        await store.log.append("abc", entry(1), AWAITED, None, {"at": 0})
        spoil = Step("UPDATE snapshots SET body = $2 WHERE code = $1", ("abc", body))
        spoilt = asyncio.Event()
        store.database.write(Job([spoil], None, lambda _: spoilt.set()))
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
