"""`bottega` and the commands that look after its database, as a host types them."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from bottega import cli
from server.operate.test_doctor import bottega
from server.processes import Process
from server.running import Player
from store.test_sqlite_file import damage_pages

Command = Callable[..., CompletedProcess[str]]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """A command in this process, which is quicker than one of its own."""

    def run(*args: str) -> CompletedProcess[str]:
        monkeypatch.setattr("sys.argv", ["bottega", *args])
        with pytest.raises(SystemExit) as ended:
            cli.main()
        said = capsys.readouterr()
        return CompletedProcess(args, int(ended.value.code or 0), said.out, said.err)

    return run


def test_one_server_uses_a_database_and_a_killed_one_does_not(tmp_path: Path, command: Command) -> None:
    folder, saved = tmp_path / "live", tmp_path / "saved.db"
    with Process("--data", str(folder)) as first:
        code = Player.guest(first.port).table(seats="me,device:Ada")["code"]
        second = bottega("--port", "0", "--data", str(folder))
        assert (second.returncode, second.stdout) == (2, "")
        assert re.fullmatch(rf"bottega: database: another server is using {folder / 'bottega.db'}; .*\n", second.stderr)
        assert command("backup", str(saved), "--data", str(folder)).returncode == 0
        assert command("doctor", "--data", str(folder)).returncode == 0
        refused = command("restore", str(saved), "--data", str(folder))
        assert refused.returncode == 2
        assert "stop it first" in refused.stderr
        first.kill()
    with Process("--data", str(folder)) as again:
        assert Player.guest(again.port).get(f"/tables/{code}")["code"] == code


def test_a_damaged_database_is_said_and_a_backup_brings_it_back(tmp_path: Path, command: Command) -> None:
    folder, saved = tmp_path / "live", tmp_path / "saved.db"
    file = folder / "bottega.db"
    with Process("--data", str(folder)) as server:
        vera = Player.guest(server.port)
        codes = [vera.table(seats="me,device:Ada")["code"] for _ in range(20)]
        server.stop()
    assert command("backup", str(saved), "--data", str(folder)).returncode == 0
    damage_pages(file)
    start = bottega("--port", "0", "--data", str(folder))
    assert start.returncode == 2
    assert re.fullmatch(rf"bottega: database: {file} is damaged \(.*\): .* bottega restore FILE\n", start.stderr)
    for wanted in (["backup", str(tmp_path / "another.db")], ["doctor"]):
        done = command(*wanted, "--data", str(folder))
        assert done.returncode == 2
        assert f"{file} is damaged" in done.stderr
        assert "Traceback" not in done.stderr
    assert not list(tmp_path.glob("another.db*"))
    restored = command("restore", str(saved), "--data", str(folder))
    assert restored.returncode == 0, restored.stderr
    kept = rf"The database that was there is now {file}\.before-\d+-\d+\n"
    assert re.fullmatch(rf"Restored {file} \(tables: 20, .*\) from {saved}\n{kept}", restored.stdout)
    with Process("--data", str(folder)) as again:
        assert {each["code"] for each in Player(again.port, vera.cookie).get("/tables/mine")} == set(codes)


def test_postgres_has_commands_of_its_own_for_backups(tmp_path: Path, command: Command) -> None:
    done = command("restore", str(tmp_path / "saved.db"), "--database", "postgresql://db/bottega")
    assert done.returncode == 2
    assert "pg_restore" in done.stderr
