"""`bottega doctor` and `bottega backup`, on what a real server wrote; and how `bottega` starts and fails."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bottega import store
from bottega.server.operate.doctor import examine
from server.processes import SOURCE, Process
from server.running import Player, Running, settings


def bottega(*args: str, cwd: Path | None = None, **environ: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bottega", *args]
    env = {**os.environ, **environ, "PYTHONPATH": SOURCE}
    return subprocess.run(command, env=env, cwd=cwd, capture_output=True, text=True, check=False, timeout=60)


@pytest.fixture
def played(tmp_path: Path) -> tuple[Path, str]:
    """A data folder with a finished game and a running one."""
    with Running(settings(tmp_path)) as running:
        vera = running.guest()
        over = vera.table(seats="greedy,greedy")["code"]
        vera.table("pastiche", "me,open")
        vera.watch(over)
        running.guest().sit(vera.table("pastiche", "me,open")["code"])
    return tmp_path, over


FOUND = r"\(tables: 3, people: 2, last move: \d{4}-\d\d-\d\d \d\d:\d\d UTC\)"


def test_doctor_finds_nothing_and_then_what_was_broken(played: tuple[Path, str]) -> None:
    folder, code = played
    file = folder / "bottega.db"
    healthy = bottega("doctor", "--data", str(folder))
    assert healthy.returncode == 0, healthy.stderr
    assert re.fullmatch(f"Found {file} {FOUND}\n2 matches are whole, 0 are not\n", healthy.stdout)
    database = sqlite3.connect(file)
    with database:
        database.execute("UPDATE tables SET outcome = '{}' WHERE code = ?", (code,))
    sick = bottega("doctor", BOTTEGA_DATA=str(folder))
    assert sick.returncode == 1
    assert f"{code}: outcome" in sick.stderr
    with database:
        database.execute("UPDATE tables SET rules = 99 WHERE code = ?", (code,))
    database.close()
    assert "version: 99 of the rules is of a later Bottega" in bottega("doctor", "--data", str(folder)).stderr


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with two games, `over` and `begun`; the second has 6 entries and a snapshot of the first 3."""
    folder = tmp_path_factory.mktemp("games")
    with Running(settings(folder, snapshot_every=4)) as running:
        vera = running.guest()
        over = vera.table(seats="greedy,greedy")["code"]
        vera.watch(over)
        begun = vera.table(seats="me,device:Ada")["code"]
        with vera.socket(begun, seat=0) as zero, vera.socket(begun, seat=1) as one:
            for seq in range(6):
                zero.follow(seq)
                one.follow(seq)
                (zero, one)[zero.view["awaited"][0]].move()
    file = folder / "bottega.db"
    with closing(sqlite3.connect(file)) as database, database:
        for name in ("tables", "log", "log_ends", "snapshots", "seats"):
            for code, known in ((over, "over"), (begun, "begun")):
                database.execute(f"UPDATE {name} SET code = ? WHERE code = ?", (known, code))
    return file


ROW = "the moves are whole and it can be played on"
BACKUP = "restore a backup in which it is whole"
SNAPSHOT = "delete the row of this code from the table snapshots"
VERSION = "go on with the version of Bottega before"
FAULTS = {
    "last entry lost": (
        "DELETE FROM log WHERE code = 'begun' AND seq = 6",
        "has 5 entries, and 6 were written",
        BACKUP,
    ),
    "all entries lost": ("DELETE FROM log WHERE code = 'begun'", "has 0 entries, and 6 were written", BACKUP),
    "gap": ("DELETE FROM log WHERE code = 'begun' AND seq = 3", "entry 3 is missing", BACKUP),
    "first entry lost": ("DELETE FROM log WHERE code = 'begun' AND seq = 1", "entry 1 is missing", BACKUP),
    "count lost": ("DELETE FROM log_ends WHERE code = 'begun'", "has 6 entries, and 0 were written", BACKUP),
    "entry unreadable": ("UPDATE log SET entry = '{half' WHERE code = 'begun' AND seq = 2", "", BACKUP),
    "entry of no kind": ("UPDATE log SET entry = '{}' WHERE code = 'begun' AND seq = 2", "log: unknown entry", BACKUP),
    "other move": (
        "UPDATE log SET entry = json_set(entry, '$.seat', 1 - json_extract(entry, '$.seat'))"
        " WHERE code = 'begun' AND seq = 2",
        "moves: 1:",
        BACKUP,
    ),
    "seed changed": ("UPDATE tables SET seed = 'another' WHERE code = 'begun'", "the seed gives another deal", BACKUP),
    "seed lost": ("UPDATE tables SET seed = NULL WHERE code = 'begun'", "seed: is missing", BACKUP),
    "seed of a game that is over changed": (
        "UPDATE tables SET seed = 'x' WHERE code = 'over'",
        "the seed gives",
        BACKUP,
    ),
    "seats unreadable": ("UPDATE tables SET body = '[1' WHERE code = 'begun'", "", BACKUP),
    "snapshot unreadable": ("UPDATE snapshots SET body = '{half' WHERE code = 'begun'", "cannot be read", SNAPSHOT),
    "snapshot of nothing": ("UPDATE snapshots SET body = '{}' WHERE code = 'begun'", "cannot be read: 'at'", SNAPSHOT),
    "snapshot ahead": (
        "UPDATE snapshots SET body = json_set(body, '$.at', 7) WHERE code = 'begun'",
        "is of entry 7, the log has 6",
        SNAPSHOT,
    ),
    "snapshot of another moment": (
        "UPDATE snapshots SET body = json_set(body, '$.at', 2) WHERE code = 'begun'",
        "shows another state",
        SNAPSHOT,
    ),
    "snapshot differs": (
        "UPDATE snapshots SET body = json_set(body, '$.state.turn', 1 - json_extract(body, '$.state.turn'))"
        " WHERE code = 'begun'",
        "shows another state",
        SNAPSHOT,
    ),
    "status": ("UPDATE tables SET status = 'over' WHERE code = 'begun'", "status: the moves lead to playing", ROW),
    "status open": ("UPDATE tables SET status = 'open' WHERE code = 'begun'", "status: the moves lead to playing", ROW),
    "status of a game that is over": ("UPDATE tables SET status = 'playing' WHERE code = 'over'", "lead to over", ROW),
    "outcome": ("UPDATE tables SET outcome = '{}' WHERE code = 'over'", "outcome: the moves lead to", ROW),
    "outcome lost": ("UPDATE tables SET outcome = NULL WHERE code = 'over'", "stored is None", ROW),
    "awaited": ("UPDATE log SET awaited = '[]' WHERE code = 'begun' AND seq = 6", "awaited: the moves lead to", ROW),
    "later rules": (
        "UPDATE tables SET rules = 99 WHERE code = 'begun'",
        "version: 99 of the rules is of a later",
        VERSION,
    ),
    "other components": ("UPDATE tables SET components = 'x' WHERE code = 'begun'", "another component list", VERSION),
    "unknown game": ("UPDATE tables SET game = 'go' WHERE code = 'begun'", "go", VERSION),
}


def test_doctor_finds_nothing_wrong_with_games_that_are_whole(games: Path) -> None:
    assert asyncio.run(examine(store.connect(str(games)))) == (2, [])


@pytest.mark.parametrize("fault", FAULTS)
def test_doctor_names_the_game_the_fault_and_what_to_do(fault: str, games: Path, tmp_path: Path) -> None:
    damage, said, to_do = FAULTS[fault]
    file = Path(shutil.copy(games, tmp_path / "bottega.db"))
    with closing(sqlite3.connect(file)) as database, database:
        assert database.execute(damage).rowcount > 0
    good, findings = asyncio.run(examine(store.connect(str(file))))
    assert (good, len(findings)) == (1, 1)
    assert findings[0].startswith("over: " if "'over'" in damage.partition("WHERE")[2] else "begun: ")
    assert said in findings[0]
    assert f". What to do: {to_do}" in findings[0].replace("stop the server and ", "")


def test_doctor_on_postgres(postgres_url: str, tmp_path: Path) -> None:
    empty = bottega("doctor", "--database", postgres_url)
    assert empty.returncode == 2
    assert "no server has kept anything there" in empty.stderr
    with Running(settings(tmp_path, database=postgres_url)) as running:
        running.guest().table(seats="me,device:Ada")
        found = bottega("doctor", "--database", postgres_url)  # while it runs
    assert found.returncode == 0, found.stderr
    assert "(tables: 1, people: 1, last move: none yet)\n1 matches are whole, 0 are not\n" in found.stdout


def test_doctor_leaves_an_older_schema_to_the_server(played: tuple[Path, str]) -> None:
    folder, _ = played
    file = folder / "bottega.db"
    with sqlite3.connect(file) as database:  # back to the first
        database.execute("DELETE FROM schema_version WHERE version > 1")
        database.execute("ALTER TABLE tables ADD COLUMN seq BIGINT NOT NULL DEFAULT 0")
        database.execute("ALTER TABLE log DROP COLUMN awaited")
        database.execute("DROP TABLE log_ends")
    database.close()
    assert bottega("doctor", "--data", str(folder)).stdout.startswith(f"Found {file} (tables: 3")
    with sqlite3.connect(file) as database:
        assert database.execute("SELECT max(version) FROM schema_version").fetchone() == (1,)
    database.close()


@pytest.mark.parametrize("command", [["doctor"], ["backup", "copy.db"]])
def test_only_the_server_creates_a_database(command: list[str], tmp_path: Path) -> None:
    """Else a host looks after an empty one of their own, and is told that all is well."""
    folder = tmp_path / "nobody's"
    for flags, environ in (
        (["--data", str(folder)], {}),
        (["--database", str(folder / "bottega.db")], {}),
        ([], {"BOTTEGA_DATA": str(folder)}),
        ([], {"HOME": str(tmp_path), "XDG_DATA_HOME": str(folder), "LOCALAPPDATA": str(folder)}),
    ):
        done = bottega(*command, *flags, cwd=tmp_path, **environ)
        assert done.returncode == 2
        assert re.search(
            r"bottega\.db: No such file or directory; name .* --data FOLDER or --database URL", done.stderr
        )
        assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", [["doctor"], ["backup", "copy.db"]])
def test_a_database_that_no_server_used_is_refused(command: list[str], tmp_path: Path) -> None:
    """Such as 0.1.0's doctor made where it found none."""

    async def make() -> None:
        made = store.connect(str(tmp_path / "bottega.db"))
        await made.open()
        await made.close()

    asyncio.run(make())
    done = bottega(*command, "--data", str(tmp_path), cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert "no server has kept anything there" in done.stderr
    assert [file.name for file in tmp_path.iterdir()] == ["bottega.db"]


def test_a_backup_says_what_it_holds(played: tuple[Path, str], tmp_path_factory: pytest.TempPathFactory) -> None:
    folder, _ = played
    file = tmp_path_factory.mktemp("backups") / "copy.db"
    done = bottega("backup", "--data", str(folder), str(file))
    assert re.fullmatch(f"Saved {folder / 'bottega.db'} {FOUND} in {file}\n", done.stdout), done.stderr
    assert list(file.parent.iterdir()) == [file]
    nowhere = bottega("backup", "--data", str(folder), str(file.parent / "missing" / "copy.db"))
    assert nowhere.returncode == 2
    assert "missing: no such folder" in nowhere.stderr


def test_a_backup_of_a_running_server_opens_as_a_server(tmp_path: Path) -> None:
    copy = tmp_path / "copy" / "bottega.db"
    copy.parent.mkdir()
    with Process("--data", str(tmp_path / "live")) as live:
        vera = Player.guest(live.port)
        code = vera.table(seats="me,device:Ada")["code"]
        with vera.socket(code) as seat:
            seat.follow(0)
            first = seat.view["awaited"][0]
        with vera.socket(code, seat=first) as seat:
            seat.follow(0)
            seat.move()
            seat.follow(1)
            view = seat.view
        done = bottega("backup", str(copy), "--data", str(tmp_path / "live"))
        assert done.returncode == 0, done.stderr
        assert bottega("backup", str(copy), "--data", str(tmp_path / "live")).returncode == 2
    with Process("--data", str(copy.parent)) as restored:
        again = Player(restored.port, vera.cookie)
        assert again.get(f"/tables/{code}")["mine"] == [0, 1]
        with again.socket(code, seat=first) as seat:
            seat.follow(1)
            assert seat.view == view


def test_a_port_in_use_and_a_newer_database_are_one_clear_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        done = bottega("--port", str(taken.getsockname()[1]), "--data", str(tmp_path))
    assert done.returncode == 2
    assert "in use" in done.stderr
    with Process("--data", str(tmp_path)) as server:
        server.stop()
    database = sqlite3.connect(tmp_path / "bottega.db")
    with database:
        database.execute("INSERT INTO schema_version VALUES (999)")
    database.close()
    newer = bottega("--port", "0", "--data", str(tmp_path))
    assert newer.returncode == 2
    assert "install a newer one" in newer.stderr
    assert "Traceback" not in newer.stderr


def test_without_the_extra_bottega_says_what_to_install(tmp_path: Path) -> None:
    hidden = tmp_path / "sitecustomize.py"
    hidden.write_text(
        "import importlib.util as u\nreal = u.find_spec\n"
        "u.find_spec = lambda name, *rest: None if name == 'litestar' else real(name, *rest)\n",
        encoding="utf-8",
    )
    env = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{SOURCE}"}
    command = [sys.executable, "-m", "bottega"]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert "pip install 'bottega[server]'" in done.stderr
