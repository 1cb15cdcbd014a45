"""The commands of hosts, beside a running server and without one."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest

from bottega import cli
from server.processes import SOURCE
from server.running import Player, Running, settings, wait_for

PASSWORD = "correct horse"


class Host:
    """Somebody at the server's terminal."""

    def __init__(self, *flags: str) -> None:
        self.flags = flags

    def run(self, *words: str, typed: str = "") -> tuple[int, str, str]:
        """Exit code, output and error output. In this process, which is quicker by a second than one of its own."""
        out, errors = io.StringIO(), io.StringIO()
        with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(errors):
            patch.setattr(sys, "argv", ["bottega", *words, *self.flags])
            patch.setattr(sys, "stdin", io.StringIO(typed))
            with pytest.raises(SystemExit) as left:
                cli.main()
        return int(str(left.value.code)), out.getvalue(), errors.getvalue()

    def good(self, *words: str, typed: str = "") -> str:
        code, out, errors = self.run(*words, typed=typed)
        assert code == 0, errors
        return out

    def bad(self, *words: str) -> str:
        code, out, errors = self.run(*words)
        assert code == 2, out
        assert errors.count("\n") == 1
        return errors


@pytest.fixture(params=["sqlite", "postgres"])
def hosted(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Running, Host]]:
    """The commands open the database on their own, as another process does."""
    url = "" if request.param == "sqlite" else str(request.getfixturevalue("postgres_url"))
    flags = ("--database", url) if url else ("--data", str(tmp_path))
    with Running(settings(tmp_path, database=url)) as server:
        yield server, Host(*flags)


def account(server: Running, name: str = "vera") -> Player:
    player = Player.guest(server.port, name.capitalize())
    player.post("/me/account", account=name, password=PASSWORD)
    return player


def test_a_running_server_takes_notice(hosted: tuple[Running, Host]) -> None:
    """Of a ban, a new password and an erasure, and each is in the audit log."""
    server, host = hosted
    vera, ada = account(server), account(server, "ada")
    code = vera.table()["code"]
    ada.sit(code)
    assert re.search(r"^[0-9a-f]{32} +vera +Vera +1 ", host.good("people", "--find", "ver"), re.M)
    assert "Ada" not in host.good("people", "--find", "ver")
    assert re.search(rf"^{code} +final-touch +playing .*Vera, Ada$", host.good("tables"), re.M)

    with vera.socket(code) as socket:
        socket.until_told("state")
        host.good("ban", "VERA", "--reason", "Too rude.")
        assert socket.until_closed() == 4403
    assert vera.refused(f"/tables/{code}/stand") == "banned"
    assert "Too rude." in host.good("bans")
    host.good("unban", "vera")
    wait_for(lambda: vera.http.post(f"/tables/{code}/stand", json={}).is_success)

    with vera.socket(code) as socket:
        socket.until_told("state")
        made = host.good("password", "vera", "--random").split()[-1]
        assert socket.until_closed() == 4401
    wait_for(lambda: vera.http.get("/me").status_code == 401)
    assert vera.refused("/session", account="vera", password=PASSWORD) == "wrong-password"
    vera.post("/session", account="vera", password=made)

    with ada.socket(code) as socket:
        socket.until_told("state")
        host.good("erase", "vera", "--yes")
        socket.until(lambda: socket.table["seats"][0]["erased"])
    wait_for(lambda: vera.http.get("/me").status_code == 401)
    assert [line.split()[5] for line in host.good("audit").splitlines()[1:]] == ["ban", "unban", "password", "erase"]


def test_reports_are_listed_and_answered(hosted: tuple[Running, Host]) -> None:
    server, host = hosted
    vera, ada = Player.guest(server.port, "Rude Name"), Player.guest(server.port, "Ada")
    code = vera.table()["code"]
    ada.http.post(f"/tables/{code}/reports", json={"seat": 0, "note": "Is this a name?"})
    listed = host.good("reports")
    assert listed.startswith("1. ")
    assert "the name 'Rude Name'" in listed
    assert "Is this a name?" in listed
    host.good("reports", "answer", "1", "asked them to change it")
    assert host.good("reports") == ""
    assert "asked them to change it" in host.good("reports", "--answered")
    assert "report: 1 is not there" in host.bad("reports", "answer", "1", "again")


@pytest.fixture
def host(tmp_path: Path) -> Host:
    """Without a running server."""
    with Running(settings(tmp_path)) as server:
        account(server)
        server.guest("Ada")
    return Host("--data", str(tmp_path))


def test_bad_wishes_are_one_line(host: Host) -> None:
    assert "person: 'nobody' is no account and no id" in host.bad("ban", "nobody", "--reason", "x")
    assert "ban: there is none on vera" in host.bad("unban", "vera")
    assert "database:" in Host("--data", "/nowhere").bad("people")


def test_passwords_are_asked_for_and_weak_ones_refused(host: Host) -> None:
    def typed(password: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "bottega", "password", "vera", *host.flags]
        return subprocess.run(
            command,
            env={**os.environ, "PYTHONPATH": SOURCE},
            input=f"{password}\n{password}\n",
            capture_output=True,
            text=True,
            check=False,
            start_new_session=True,  # else it would be asked for at the terminal that the tests are run from
        )

    assert typed("much better").returncode == 0
    weak = typed("12345678")
    assert weak.returncode == 2
    assert "password: This password is among the first" in weak.stderr
    assert [line.split()[5] for line in host.good("audit").splitlines()[1:]] == ["password"]


def test_erasing_asks_first(host: Host) -> None:
    assert host.run("erase", "vera", typed="n\n")[0] == 1
    assert "vera" in host.good("people")
    host.good("erase", "vera", typed="y\n")
    assert "vera" not in host.good("people")


def test_an_invitation_lets_one_person_in(host: Host, tmp_path: Path) -> None:
    code = host.good("invite").split()[0]
    assert len(code) == 12
    with Running(settings(tmp_path, sign_up="invited")) as server:
        assert Player(server.port).refused("/guest", name="Bela") == "not-invited"
        assert Player(server.port).post("/guest", name="Bela", invitation=code)["name"] == "Bela"
