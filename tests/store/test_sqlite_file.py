"""SQLite files as a whole: damage is seen, copies are whole, and a backup takes the place of a database."""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bottega.store import Damaged, StoreError, TooNew, connect, sqlite_file
from store.opened import AWAITED, entry, opened, table

PAGE = 4096


def write(file: Path, moves: int = 300) -> None:
    """A server's database with a table of so many moves."""

    async def main() -> None:
        async with opened(str(file)) as store:
            await store.setting("cookie-secret", "1")
            await store.tables.add(table(), {})
            for seq in range(1, moves + 1):
                await store.log.append("abc", entry(seq, f"m{seq} {'x' * 100}"), AWAITED)

    asyncio.run(main())


def moves(file: Path) -> int:
    with closing(sqlite3.connect(file)) as database:
        return int(database.execute("SELECT count(*) FROM log").fetchone()[0])


def damage_pages(file: Path) -> None:
    """Overwrites the first pages of the log and of its index, as a dying disk does; a server can still be opened."""
    with closing(sqlite3.connect(file)) as database:
        sql = "SELECT rootpage FROM sqlite_master WHERE name IN ('log', 'log_messages')"
        pages = [int(row[0]) for row in database.execute(sql)]
    with file.open("rb+") as raw:
        for page in pages:
            raw.seek((page - 1) * PAGE)
            raw.write(b"\xa5" * PAGE)


def damage_index(file: Path) -> None:
    """A row that is in its table and not in an index: no page is broken."""
    with closing(sqlite3.connect(file)) as database:
        root = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'log_messages'").fetchone()[0]
        database.execute("PRAGMA writable_schema = ON")
        database.execute("DELETE FROM sqlite_master WHERE name = 'log_messages'")
        database.commit()
    with closing(sqlite3.connect(file)) as database:
        database.execute("DELETE FROM log WHERE seq = 7")
        sql = "CREATE UNIQUE INDEX log_messages ON log (code, message)"
        database.execute("PRAGMA writable_schema = ON")
        database.execute(
            "INSERT INTO sqlite_master VALUES ('index', 'log_messages', 'log', ?, ?)",
            (root, sql),
        )
        database.commit()


def names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


def test_a_damaged_file_is_not_opened_and_the_sentence_says_what_to_do(tmp_path: Path) -> None:
    file = tmp_path / "bottega.db"
    write(file)
    sqlite_file.check(file, closely=True)
    damage_pages(file)
    with pytest.raises(Damaged, match=r"bottega\.db is damaged \(.+\): .* bottega restore FILE") as caught:
        asyncio.run(connect(str(file)).open())
    assert "page" in caught.value.reason.lower(), "the line that names the place, not the heading above it"


def test_a_large_file_is_checked_while_it_is_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bottega.store.sqlite.CHECKED_FIRST", 1)
    file = tmp_path / "bottega.db"
    write(file)
    damage_pages(file)

    async def main() -> None:
        async with opened(str(file)) as store:
            while store.database.damage() is None:
                await asyncio.sleep(0.01)
            with pytest.raises(Damaged, match="is damaged"):
                await store.ping()

    asyncio.run(main())


@pytest.mark.parametrize("damage", [damage_pages, damage_index])
def test_no_copy_of_a_damaged_database_is_called_a_backup(tmp_path: Path, damage: object) -> None:
    file = tmp_path / "bottega.db"
    write(file)
    assert callable(damage)
    damage(file)
    before = names(tmp_path)
    with pytest.raises(Damaged, match=r"bottega\.db is damaged"):
        sqlite_file.backup(file, tmp_path / "copy.db")
    assert names(tmp_path) == before


def test_a_copy_that_is_not_written_as_it_should_be_is_no_backup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, real = tmp_path / "bottega.db", sqlite_file.check
    write(file)
    before = names(tmp_path)

    def bad_disk(path: Path, closely: bool = False, at_rest: bool = False) -> None:
        if path != file:
            damage_pages(path)
        real(path, closely, at_rest)

    monkeypatch.setattr(sqlite_file, "check", bad_disk)
    with pytest.raises(StoreError, match="was not written as it should be") as refused:
        sqlite_file.backup(file, tmp_path / "copy.db")
    assert not isinstance(refused.value, Damaged)  # the database is whole
    assert names(tmp_path) == before


def test_a_copy_that_the_disk_does_not_take_is_no_backup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Such errors come when written pages reach the disk, which is waited for."""
    write(tmp_path / "bottega.db", moves=3)

    def failing(_: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(os, "fsync", failing)
    with pytest.raises(StoreError, match=os.strerror(errno.EIO)):
        sqlite_file.backup(tmp_path / "bottega.db", tmp_path / "saved.db")
    assert names(tmp_path) == ["bottega.db"]


def test_half_a_copy_is_not_kept(tmp_path: Path) -> None:
    file = tmp_path / "bottega.db"
    write(file, 1)
    (tmp_path / "copy.db.partial").mkdir()  # nothing can be written there
    with pytest.raises(StoreError, match=r"copy\.db"):
        sqlite_file.backup(file, tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()


def test_a_backup_takes_the_place_of_the_database_and_the_old_one_is_kept(tmp_path: Path) -> None:
    file, saved = tmp_path / "live" / "bottega.db", tmp_path / "saved.db"
    write(file, 3)
    sqlite_file.backup(file, saved)
    before = saved.read_bytes()

    async def play_on() -> None:
        async with opened(str(file)) as store:
            await store.log.append("abc", entry(4), AWAITED)

    asyncio.run(play_on())
    kept = sqlite_file.restore(saved, file)
    assert kept is not None
    assert (moves(file), moves(kept)) == (3, 4)
    assert kept.name.startswith("bottega.db.before-")
    assert names(file.parent) == sorted(["bottega.db", "bottega.db.lock", kept.name])
    assert saved.read_bytes() == before
    assert names(tmp_path) == ["live", "saved.db"]
    lock = sqlite_file.server_lock(file)
    assert lock.acquire()  # a server may start
    lock.release()


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root gives files away")
def test_what_root_restores_belongs_to_the_owner_of_the_folder(tmp_path: Path) -> None:
    file, saved = tmp_path / "live" / "bottega.db", tmp_path / "saved.db"
    write(file, 1)
    sqlite_file.backup(file, saved)
    os.chown(file.parent, 1234, 1235)
    sqlite_file.restore(saved, file)
    for made in (file, file.with_name("bottega.db.lock")):
        assert (made.stat().st_uid, made.stat().st_gid) == (1234, 1235)


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="no owners as in Unix")
def test_who_is_not_root_gives_no_files_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, saved = tmp_path / "live" / "bottega.db", tmp_path / "saved.db"
    write(file, 1)
    sqlite_file.backup(file, saved)
    given = list[object]()
    monkeypatch.setattr(os, "chown", lambda *args: given.append(args))
    monkeypatch.setattr(os, "geteuid", lambda: 1234)
    sqlite_file.restore(saved, file)
    assert given == []


def test_what_was_only_in_the_write_ahead_log_is_kept_too(tmp_path: Path) -> None:
    """The server was killed: its last moves are in the log beside the file."""
    file, killed, saved = tmp_path / "bottega.db", tmp_path / "killed" / "bottega.db", tmp_path / "saved.db"
    killed.parent.mkdir()

    async def play() -> None:
        async with opened(str(file)) as store:
            await store.setting("cookie-secret", "1")
            await store.backup(str(saved))
            await store.log.append("abc", entry(1), AWAITED)
            for ending in ("", "-wal"):
                (tmp_path / f"killed/bottega.db{ending}").write_bytes((tmp_path / f"bottega.db{ending}").read_bytes())

    asyncio.run(play())
    kept = sqlite_file.restore(saved, killed)
    assert kept is not None
    assert (moves(killed), moves(kept)) == (0, 1)


def test_a_file_of_a_killed_server_is_a_backup_too_with_the_log_beside_it(tmp_path: Path) -> None:
    file, killed = tmp_path / "bottega.db", tmp_path / "killed.db"
    write(file, 1)

    async def play() -> None:
        async with opened(str(file)) as store:
            await store.log.append("abc", entry(2), AWAITED)
            for ending in ("", "-wal"):
                (tmp_path / f"killed.db{ending}").write_bytes((tmp_path / f"bottega.db{ending}").read_bytes())

    asyncio.run(play())
    sqlite_file.restore(killed, tmp_path / "restored.db")
    assert moves(tmp_path / "restored.db") == 2


def test_a_damaged_database_is_kept_as_it_was(tmp_path: Path) -> None:
    file, saved = tmp_path / "live" / "bottega.db", tmp_path / "saved.db"
    write(file)
    sqlite_file.backup(file, saved)
    damage_pages(file)
    damaged = file.read_bytes()
    kept = sqlite_file.restore(saved, file)
    assert kept is not None
    assert kept.read_bytes() == damaged
    assert moves(file) == 300


def test_where_there_is_no_database_yet_a_backup_becomes_it(tmp_path: Path) -> None:
    write(tmp_path / "bottega.db", 2)
    sqlite_file.backup(tmp_path / "bottega.db", tmp_path / "saved.db")
    target = tmp_path / "new" / "folder" / "bottega.db"
    assert asyncio.run(connect(str(target)).restore(str(tmp_path / "saved.db"))) is None
    assert moves(target) == 2


def test_what_is_no_backup_replaces_nothing(tmp_path: Path) -> None:
    file, saved = tmp_path / "live" / "bottega.db", tmp_path / "saved.db"
    write(file, 2)
    before = file.read_bytes()
    with pytest.raises(StoreError, match=r"saved\.db: No such file"):
        sqlite_file.restore(saved, file)
    with pytest.raises(StoreError, match="is the server's own database"):
        sqlite_file.restore(file, file)
    saved.write_bytes(b"a picture of a dog, long enough to be read as a database" * 100)
    with pytest.raises(Damaged, match=r"saved\.db is damaged"):
        sqlite_file.restore(saved, file)
    saved.unlink()
    with closing(sqlite3.connect(saved)) as other, other:
        other.execute("CREATE TABLE notes (text)")
    with pytest.raises(StoreError, match="no server has kept anything there"):
        sqlite_file.restore(saved, file)
    with closing(sqlite3.connect(saved)) as other, other:
        other.execute("CREATE TABLE settings (name)")
        other.execute("INSERT INTO settings VALUES ('colour')")
    with pytest.raises(StoreError, match=r"saved\.db: no such table"):
        sqlite_file.restore(saved, file)
    saved.unlink()
    sqlite_file.backup(file, saved)
    with closing(sqlite3.connect(saved)) as newer, newer:
        newer.execute("INSERT INTO schema_version VALUES (999)")
    with pytest.raises(TooNew):
        sqlite_file.restore(saved, file)
    assert file.read_bytes() == before
    assert names(file.parent) == ["bottega.db"]


@pytest.mark.parametrize("damage", [damage_pages, damage_index])
def test_a_damaged_backup_replaces_nothing(tmp_path: Path, damage: object) -> None:
    file, saved = tmp_path / "live" / "bottega.db", tmp_path / "saved.db"
    write(file)
    before = file.read_bytes()
    sqlite_file.backup(file, saved)
    assert callable(damage)
    damage(saved)
    with pytest.raises(Damaged, match=r"saved\.db is damaged"):
        sqlite_file.restore(saved, file)
    assert file.read_bytes() == before
    assert set(names(file.parent)) <= {"bottega.db", "bottega.db.lock"}


def test_nothing_is_restored_under_a_running_server_and_no_second_one_starts(tmp_path: Path) -> None:
    file, saved = tmp_path / "bottega.db", tmp_path / "saved.db"
    write(file, 2)
    sqlite_file.backup(file, saved)

    async def main() -> None:
        store, second = connect(str(file)), connect(str(file))
        await store.claim()
        async with opened(str(file)):  # a command beside the server
            pass
        with pytest.raises(StoreError, match=r"another server is using .* --data FOLDER"):
            await second.claim()
        await second.close()
        with pytest.raises(StoreError, match="stop it first"):
            await store.restore(str(saved))
        await store.backup(str(tmp_path / "beside.db"))
        await store.close()
        await second.claim()
        await second.close()
        assert await store.restore(str(saved))

    asyncio.run(main())


def test_a_backup_goes_into_a_folder_that_is_there(tmp_path: Path) -> None:
    file = tmp_path / "bottega.db"
    write(file, 1)
    with pytest.raises(StoreError, match=r"backup: .*nowhere: no such folder"):
        sqlite_file.backup(file, tmp_path / "nowhere" / "copy.db")
    assert names(tmp_path) == ["bottega.db"]


def test_where_files_have_one_name_only_the_old_database_is_kept_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, saved = tmp_path / "live" / "bottega.db", tmp_path / "saved.db"
    write(file, 2)
    sqlite_file.backup(file, saved)

    def no_links(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr("os.link", no_links)
    kept = sqlite_file.restore(saved, file)
    assert kept is not None
    assert (moves(file), moves(kept)) == (2, 2)


def test_what_could_not_be_moved_out_of_the_write_ahead_log_is_kept_beside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another program looks into the database just then."""
    monkeypatch.setattr(sqlite_file, "LOCK_TIMEOUT", 0.0)
    file, saved = tmp_path / "live" / "bottega.db", tmp_path / "saved.db"
    write(file, 2)
    sqlite_file.backup(file, saved)

    async def play_on() -> None:
        async with opened(str(file)) as store:
            await store.log.append("abc", entry(3), AWAITED)

    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN")
        other.execute("SELECT count(*) FROM log").fetchone()
        asyncio.run(play_on())
        kept = sqlite_file.restore(saved, file)
        assert kept is not None
        assert kept.with_name(f"{kept.name}-wal").exists()
        assert (moves(file), moves(kept)) == (2, 3)
