"""SQLite: schema, disk full, backup of a store in use."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from threading import Event

import pytest

from bottega.store import Conflict, Person, Store, StoreError, TooNew, Unavailable, connect, sqlite_statements
from bottega.store.database import Job, Step, migrations
from bottega.store.sqlite import Sqlite
from store.opened import AWAITED, entry, opened, table


def test_a_newer_schema_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "bottega.db"

    async def main() -> None:
        async with opened(str(file)):
            pass
        with sqlite3.connect(file) as database:
            database.execute("INSERT INTO schema_version VALUES (999)")
        database.close()
        with pytest.raises(TooNew, match="schema 999"):
            await connect(str(file)).open()
        assert [each.name for each in tmp_path.iterdir()] == ["bottega.db"]  # no connection is left

    asyncio.run(main())


def test_an_old_schema_is_brought_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "bottega.db"
    older = migrations()
    newer = [*older, (older[-1][0] + 1, "CREATE TABLE easels (name TEXT);\nINSERT INTO easels VALUES ('oak')")]

    async def main() -> None:
        async with opened(str(file)) as store:
            await store.people.add(Person("1", "Vera", "en", 1.0))
        monkeypatch.setattr("bottega.store.database.migrations", lambda: newer)
        async with opened(str(file)) as store:
            assert await store.database.read("SELECT name FROM easels") == [("oak",)]
            assert await store.people.get("1")
        async with opened(str(file)) as store:  # and only once
            assert await store.database.read("SELECT count(*) FROM easels") == [(1,)]

    asyncio.run(main())


def test_a_schema_that_cannot_be_brought_up_to_date_stays_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, older = tmp_path / "bottega.db", migrations()
    broken = [*older, (older[-1][0] + 1, "CREATE TABLE easels (name TEXT);\nINSERT INTO easel VALUES ('oak')")]

    async def main() -> None:
        async with opened(str(file)):
            pass
        with monkeypatch.context() as patched:
            patched.setattr("bottega.store.database.migrations", lambda: broken)
            with pytest.raises(StoreError, match=r"no such table: easel$"):
                await connect(str(file)).open()
            assert [each.name for each in tmp_path.iterdir()] == ["bottega.db"]  # no connection is left
        async with opened(str(file)) as store:
            tables = await store.database.read("SELECT name FROM sqlite_master WHERE name = 'easels'")
            assert tables == []
            with pytest.raises(Unavailable, match=r"^database: no such table: easels$"):
                await store.database.read("SELECT * FROM easels")

    asyncio.run(main())


def test_a_server_makes_the_folder_of_its_database(tmp_path: Path) -> None:
    async def main() -> None:
        store = connect(str(tmp_path / "new" / "folder" / "bottega.db"))
        await store.claim()
        await store.close()

    asyncio.run(main())
    assert [file.name for file in (tmp_path / "new" / "folder").iterdir()] == ["bottega.db.lock"]


@pytest.mark.parametrize("content", [b"not a database at all, and long enough to be read as one" * 40, None])
def test_what_cannot_be_opened_is_said(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "bottega.db"
    if content is None:
        file.mkdir()
    else:
        file.write_bytes(content)
    with pytest.raises(StoreError, match=r"bottega\.db"):
        asyncio.run(connect(str(file)).open())


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    store = connect(str(tmp_path / "file" / "bottega.db"))
    for work in (store.open, store.claim):
        with pytest.raises(StoreError, match=r"bottega\.db: (File exists|Not a directory)"):
            asyncio.run(work())


def writer(store: Store) -> sqlite3.Connection:
    assert isinstance(store.database, Sqlite)
    assert store.database._writing is not None
    return store.database._writing


def limit_pages(store: Store, most: int) -> None:
    writer(store).execute(f"PRAGMA max_page_count = {most}")


async def fill(store: Store) -> None:
    for seq in range(1, 100):
        await store.log.append("abc", entry(seq, f"{seq} {'x' * 4000}"), AWAITED)


def test_a_full_disk_refuses_and_recovers(tmp_path: Path) -> None:
    """The database may not grow: nothing is half written, and when there is room it goes on."""

    async def main() -> None:
        async with opened(str(tmp_path / "bottega.db")) as store:
            await store.tables.add(table(), {})
            limit_pages(store, 1)  # as many as it has, that is
            with pytest.raises(Unavailable, match="full"):
                await fill(store)
            seq = len(await store.log.read("abc"))
            limit_pages(store, 100_000)
            await store.log.append("abc", entry(seq + 1, "there is room"), AWAITED)
            with pytest.raises(Conflict):
                await store.log.append("abc", entry(seq + 1, "taken"), AWAITED)

    asyncio.run(main())


def test_a_backup_of_a_store_in_use_is_whole(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(str(tmp_path / "bottega.db")) as store:
            await store.setting("cookie-secret", "1")
            await store.tables.add(table(), {})

            async def write() -> None:
                for seq in range(1, 200):
                    await store.log.append("abc", entry(seq), AWAITED)

            writing = asyncio.create_task(write())
            await store.log.append("xyz", entry(1), AWAITED)
            await store.backup(str(tmp_path / "copy.db"))
            await writing
            with pytest.raises(StoreError, match="exists already"):
                await store.backup(str(tmp_path / "copy.db"))
        async with opened(str(tmp_path / "copy.db")) as copy:
            log = await copy.log.read("abc")
            row = await copy.tables.get("abc")
            assert row is not None
            assert row.seq == len(log)

    asyncio.run(main())


def test_matches_of_an_older_schema_go_on(tmp_path: Path) -> None:
    """There, the table's row said how far it was and whose turn it is."""
    file = tmp_path / "bottega.db"
    with sqlite3.connect(file) as old:
        old.executescript(f"CREATE TABLE schema_version (version INTEGER NOT NULL); {migrations()[0][1]}")
        old.execute("INSERT INTO schema_version VALUES (1)")
        kept = "('abc', 1, 'final-touch', 'playing', 'link', 'vera', '{}', 1, 'x', 'seed', '{}', 1, '[1]', 1.0, 2.0)"
        names = "code, version, game, status, privacy, host, body, rules, components, seed, setup, seq, awaited"
        old.execute(f"INSERT INTO tables ({names}, created, updated) VALUES {kept}")
        old.execute("INSERT INTO log VALUES ('abc', 1, '{}', NULL, 2.0)")
    old.close()

    async def main() -> None:
        async with opened(str(file)) as store:
            row = await store.tables.get("abc")
            assert row is not None
            assert (row.seq, row.awaited) == (1, [1])
            await store.log.append("abc", entry(2), [0])
            row = await store.tables.get("abc")
            assert row is not None
            assert (row.seq, row.awaited) == (2, [0])

    asyncio.run(main())


def test_unknown_databases_are_refused_without_their_passwords() -> None:
    with pytest.raises(StoreError, match="mysql") as refused:
        connect("mysql://vera:secret@localhost/bottega")
    assert "secret" not in str(refused.value)


def test_one_that_comes_too_late_does_not_hold_the_others_up(tmp_path: Path) -> None:
    """The others of its group share a few commits; else anybody could make each of them wait for the disk."""
    statements = list[str]()

    async def main() -> None:
        async with opened(str(tmp_path / "bottega.db")) as store:
            codes = [f"t{number}" for number in range(100)]
            for code in codes:
                await store.tables.add(table(code), {})
            await store.log.append(codes[70], entry(1), AWAITED)
            writer(store).set_trace_callback(statements.append)
            writes = [store.log.append(code, entry(1), AWAITED) for code in codes]
            answers = await asyncio.gather(*writes, return_exceptions=True)
            assert [code for code, answer in zip(codes, answers, strict=True) if answer is not None] == [codes[70]]
            assert isinstance(answers[70], Conflict)

    asyncio.run(main())
    assert 1 <= statements.count("COMMIT") < 20


JARS = "CREATE TABLE jars (name TEXT PRIMARY KEY, drops, price)"
ADD = "INSERT INTO jars (name, drops, price) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
FILL = "UPDATE jars SET drops = drops + $2 WHERE name = $1 OR name = $3"
PUT = "INSERT INTO jars VALUES ($1, $2, 0) ON CONFLICT (name) DO UPDATE SET drops = excluded.drops"
EMPTY = "DELETE FROM jars WHERE name = $1"

Jar = tuple[object, ...]


@pytest.fixture
def jars() -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.execute(JARS)
    yield connection
    connection.close()


def commit(connection: sqlite3.Connection, *jobs: Sequence[Jar]) -> list[type | None]:
    """Writes jobs of (statement, argument, ..) as one group; what each is refused with."""
    group = [Job([Step(str(sql), args) for sql, *args in steps], None, None) for steps in jobs]
    sqlite_statements.commit(connection, group)
    assert not connection.in_transaction
    return [None if job.error is None else type(job.error) for job in group]


def stored(connection: sqlite3.Connection) -> list[Jar]:
    return connection.execute("SELECT * FROM jars ORDER BY name").fetchall()


def test_all_steps_of_all_jobs_are_carried_out_in_order(jars: sqlite3.Connection) -> None:
    ochre, madder = [(ADD, "ochre", 1, 0.5), (FILL, "ochre", 3, "")], [(ADD, "madder", 2, None), (PUT, "madder", 7)]
    assert commit(jars, ochre, madder) == [None, None]
    assert stored(jars) == [("madder", 7, None), ("ochre", 4, 0.5)]
    both = [(FILL, "ochre", 1, "madder")]
    assert commit(jars, both, [(EMPTY, "madder"), (PUT, "madder", 9)]) == [None, None]
    assert stored(jars) == [("madder", 9, 0), ("ochre", 5, 0.5)]


@pytest.mark.parametrize("value", [None, 0, -1, 2**62, 0.1, 1763306000.123456, "", 'l\'œil "vert"\n\\', '{"a": [1]}'])
def test_values_arrive_as_they_were(jars: sqlite3.Connection, value: object) -> None:
    assert commit(jars, [(ADD, "one", value, value)], [(ADD, "other", value, value)]) == [None, None]
    assert stored(jars) == [("one", value, value), ("other", value, value)]
    assert all(type(row[1]) is type(value) for row in stored(jars))


@pytest.mark.parametrize(
    ("guilty", "refusal"),
    [
        ([(ADD, "ochre", 9, 9.0)], Conflict),
        ([(FILL, "umber", 9, "")], Conflict),
        ([(EMPTY, "umber")], Conflict),
        ([(PUT, "umber", 1), ("INSERT INTO jars VALUES ($1, 1, 1)", "ochre")], Conflict),
        ([(ADD, "umber", "\ud800", 1.0)], Unavailable),
        ([(PUT, "umber", 1), (FILL, "umber", 2**70, "")], Unavailable),
        ([(ADD, "umber", {}, 1.0)], Unavailable),
    ],
    ids=[
        *("place taken", "nothing to change", "nothing to delete", "second place taken"),
        *("no text", "too large a number, second", "no value"),
    ],
)
def test_only_the_job_that_fails_is_refused(jars: sqlite3.Connection, guilty: list[Jar], refusal: type) -> None:
    """And nothing of it is written, though the others of its group are."""
    commit(jars, [(ADD, "ochre", 1, 0.5)])
    madder, ochre = [(ADD, "madder", 2, 0.5)], [(FILL, "ochre", 1, "")]
    assert commit(jars, madder, guilty, ochre) == [None, refusal, None]
    assert stored(jars) == [("madder", 2, 0.5), ("ochre", 2, 0.5)]


def test_trouble_of_the_whole_database_refuses_the_whole_group(jars: sqlite3.Connection) -> None:
    """Also where one was refused before, so that each is written alone: none may seem to be stored."""
    missing, broken = [(FILL, "umber", 9, "")], [("UPDATE cans SET drops = $1", 1)]
    assert commit(jars, missing, broken, [(EMPTY, "umber"), (ADD, "madder", 2, 0.5)]) == [Unavailable] * 3
    assert stored(jars) == []


def test_of_two_who_want_the_same_place_one_gets_it(jars: sqlite3.Connection) -> None:
    assert commit(jars, [(ADD, "ochre", 1, 0.5)], [(ADD, "ochre", 2, 0.5)]) == [None, Conflict]
    assert stored(jars) == [("ochre", 1, 0.5)]


def test_a_later_step_may_change_nothing(jars: sqlite3.Connection) -> None:
    assert commit(jars, [(ADD, "ochre", 1, 0.5), (EMPTY, "umber"), (FILL, "umber", 1, "")]) == [None]
    assert stored(jars) == [("ochre", 1, 0.5)]


def test_a_statement_that_cannot_be_run_leaves_no_transaction_open(jars: sqlite3.Connection) -> None:
    assert commit(jars, [("UPDATE jars SET WHERE name = $1", "ochre")]) == [Unavailable]
    assert commit(jars, [(ADD, "madder", 2, 0.5)]) == [None]
    assert stored(jars) == [("madder", 2, 0.5)]


def test_what_was_committed_is_on_the_disk_and_readers_block_no_writer(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(str(tmp_path / "bottega.db")) as store:
            for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
                assert await store.database.read(f"PRAGMA {pragma}") == [(value,)]
                assert writer(store).execute(f"PRAGMA {pragma}").fetchall() == [(value,)]
            with closing(sqlite3.connect(tmp_path / "bottega.db")) as reader:
                reader.execute("BEGIN")
                reader.execute("SELECT count(*) FROM log").fetchone()
                await store.log.append("abc", entry(1), AWAITED)

    asyncio.run(main())


def test_closing_waits_for_what_is_still_to_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    closing_now = Event()

    def slowly(connection: sqlite3.Connection, jobs: Sequence[Job]) -> None:
        assert closing_now.wait(20)
        sqlite_statements.commit(connection, jobs)

    async def main() -> None:
        store = connect(str(tmp_path / "bottega.db"))
        await store.open()
        assert isinstance(store.database, Sqlite)
        thread = store.database._writer
        assert thread is not None
        monkeypatch.setattr("bottega.store.sqlite.commit", slowly)
        written = store.log.append("abc", entry(1), AWAITED)
        asyncio.get_running_loop().call_later(0.05, closing_now.set)
        await store.close()
        assert not thread.is_alive()
        await written
        with pytest.raises(Unavailable, match="closed"):
            await store.ping()
        await store.close()  # once more, and nothing happens

    asyncio.run(main())
    assert [file.name for file in tmp_path.iterdir()] == ["bottega.db"]  # no connection is left
    with closing(sqlite3.connect(tmp_path / "bottega.db")) as database:
        assert database.execute("SELECT count(*) FROM log").fetchone() == (1,)


def test_a_commit_has_an_upper_bound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes, go_on = list[int](), Event()

    def counted(connection: sqlite3.Connection, jobs: Sequence[Job]) -> None:
        go_on.wait(10)
        sizes.append(len(jobs))
        sqlite_statements.commit(connection, jobs)

    async def main() -> None:
        async with opened(str(tmp_path / "bottega.db")) as store:
            monkeypatch.setattr("bottega.store.sqlite.commit", counted)
            monkeypatch.setattr("bottega.store.sqlite.GROUP", 3)
            written = [store.tables.add(table(f"abc{number}"), {}) for number in range(9)]
            go_on.set()
            await asyncio.gather(*written)

    asyncio.run(main())
    assert (sum(sizes), max(sizes)) == (9, 3)


def test_a_store_that_was_never_opened_is_closed(tmp_path: Path) -> None:
    asyncio.run(connect(str(tmp_path / "bottega.db")).close())
    assert list(tmp_path.iterdir()) == []


def test_what_is_asked_of_a_closing_store_is_refused(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(str(tmp_path / "bottega.db")) as store:
            await store.tables.add(table(), {})
            written = store.log.append("abc", entry(1), AWAITED)
            closing = asyncio.create_task(store.close())
            await asyncio.sleep(0)
            with pytest.raises(Unavailable):
                store.log.append("abc", entry(2), AWAITED)
            await closing
            await written

    asyncio.run(main())
