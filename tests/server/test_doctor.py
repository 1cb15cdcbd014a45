"""`bottega doctor` and `bottega backup`, on what a real server wrote; and how `bottega` starts and fails."""

from __future__ import annotations

import os
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from server.processes import SOURCE, Process
from server.running import Player, Running, settings


def bottega(*args: str, **environ: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bottega", *args]
    env = {**os.environ, **environ, "PYTHONPATH": SOURCE}
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False, timeout=60)


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


def test_doctor_finds_nothing_and_then_what_was_broken(played: tuple[Path, str]) -> None:
    folder, code = played
    healthy = bottega("doctor", "--data", str(folder))
    assert (healthy.returncode, healthy.stdout) == (0, "2 matches replayed, 0 differ\n"), healthy.stderr
    database = sqlite3.connect(folder / "bottega.db")
    with database:
        database.execute("UPDATE tables SET outcome = '{}' WHERE code = ?", (code,))
    sick = bottega("doctor", BOTTEGA_DATA=str(folder))
    assert sick.returncode == 1
    assert f"{code} (final-touch): outcome" in sick.stderr
    with database:
        database.execute("UPDATE tables SET rules = 99 WHERE code = ?", (code,))
    database.close()
    assert "begun with rules 99" in bottega("doctor", "--data", str(folder)).stderr


def test_a_backup_of_a_running_server_opens_as_a_server(tmp_path: Path) -> None:
    copy = tmp_path / "copy" / "bottega.db"
    copy.parent.mkdir()
    with Process("--data", str(tmp_path / "live")) as live:
        vera = Player.guest(live.port)
        code = vera.table(seats="me,device:Ada")["code"]
        done = bottega("backup", str(copy), "--data", str(tmp_path / "live"))
        assert done.returncode == 0, done.stderr
        assert bottega("backup", str(copy), "--data", str(tmp_path / "live")).returncode == 2
    with Process("--data", str(copy.parent)) as restored:
        assert Player(restored.port, vera.cookie).get(f"/tables/{code}")["mine"] == [0, 1]


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
