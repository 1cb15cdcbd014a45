"""Cleaning up: by the server itself, and by `bottega clean`."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bottega.server.operate import clean
from bottega.server.settings import Settings
from bottega.store import Kind
from server.fake_time import FakeTime
from server.operate.test_doctor import bottega
from server.running import Running, settings, wait_for


def codes(folder: Path) -> set[str]:
    with closing(sqlite3.connect(folder / "bottega.db")) as database:
        return {code for (code,) in database.execute("SELECT code FROM tables")}


def test_the_server_deletes_what_is_old_but_nothing_that_was_played_or_is_in_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clean, "PAUSE", 0.0)
    monkeypatch.setattr(clean, "BATCH", 2)
    time = FakeTime()
    with Running(settings(tmp_path), time) as running:
        vera = running.guest()
        over = vera.table(seats="greedy,greedy")["code"]
        vera.watch(over)
        left = [vera.table()["code"] for _ in range(5)]
        unfinished = vera.table(seats="me,device:Ada")["code"]
        running.guest("Passer-by")
    time.advance(31 * clean.DAY)
    with Running(settings(tmp_path), time) as running:
        with running.guest().socket(left[0]) as socket:  # somebody looks at it
            socket.read()
            time.advance(3_600.0)
            wait_for(lambda: codes(tmp_path) == {over, left[0], unfinished})
        with closing(sqlite3.connect(tmp_path / "bottega.db")) as database:
            assert database.execute("SELECT count(*) FROM people WHERE name = 'Passer-by'").fetchone() == (0,)
    time.advance(366 * clean.DAY)
    with Running(settings(tmp_path), time):
        time.advance(3_600.0)
        wait_for(lambda: codes(tmp_path) == {over})


def test_what_is_kept_for_ever_is_left_out() -> None:
    chosen = clean.days(Settings(guest_days=0, open_table_days=0, unfinished_table_days=0, import_days=7, chat_days=0))
    assert chosen == {Kind.IMPORTS: 7}


def test_the_server_forgets_when_it_told_somebody_long_ago(tmp_path: Path) -> None:
    time = FakeTime()

    def told() -> int:
        with closing(sqlite3.connect(tmp_path / "bottega.db")) as database:
            return int(database.execute("SELECT count(*) FROM outbox").fetchone()[0])

    with Running(settings(tmp_path), time):
        with closing(sqlite3.connect(tmp_path / "bottega.db")) as database, database:
            row = "INSERT INTO outbox VALUES (?, 'abc', 'turn', 'somebody', 0, 0, NULL, NULL, 0, 0, ?, 0)"
            database.executemany(row, [("old", time.now() - 31 * clean.DAY), ("recent", time.now() - clean.DAY)])
        time.advance(3_600.0)
        wait_for(lambda: told() == 1)


def test_clean_says_what_it_would_delete_and_then_deletes_it(tmp_path: Path) -> None:
    with Running(settings(tmp_path)) as running:
        running.guest().table()
    flags = ("--data", str(tmp_path))
    assert "0 tables whose game never began (30 days)" in bottega("clean", "--dry-run", *flags).stdout
    with closing(sqlite3.connect(tmp_path / "bottega.db")) as database, database:
        database.execute("UPDATE tables SET updated = 0")
    told = bottega("clean", "--dry-run", *flags)
    assert told.stdout.startswith(f"Would delete from {tmp_path / 'bottega.db'}:"), told.stderr
    assert "1 tables whose game never began (30 days)" in told.stdout
    assert len(codes(tmp_path)) == 1
    kept = bottega("clean", *flags, BOTTEGA_OPEN_TABLE_DAYS="0")
    assert "never began" not in kept.stdout
    assert len(codes(tmp_path)) == 1
    assert "1 tables whose game never began" in bottega("clean", *flags).stdout
    assert not codes(tmp_path)


def test_clean_creates_no_database(tmp_path: Path) -> None:
    done = bottega("clean", "--data", str(tmp_path))
    assert done.returncode == 2
    assert not list(tmp_path.iterdir())
