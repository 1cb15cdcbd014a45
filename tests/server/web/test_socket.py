"""Who may connect to the socket of a table."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from server.running import Player, Running, settings
from server.table.test_table import in_turn, open_both, two


def test_too_many_sockets(tmp_path: Path) -> None:
    with Running(settings(tmp_path, sockets_per_address=2)) as running:
        code, vera, _ = two(running)
        first, _second = vera.socket(code), vera.socket(code)
        first.until_told("state")
        with vera.socket(code) as third:
            assert third.read()["code"] == "too-fast"
            assert third.until_closed() == 4429
        assert first.ask("ping")["type"] == "pong"
        first.close()


@pytest.mark.parametrize(
    ("origin", "allowed"), [("http://127.0.0.1:{port}", True), ("https://evil.example", False), ("null", False)]
)
def test_only_pages_of_our_own_may_connect(running: Running, origin: str, allowed: bool) -> None:
    code, vera, _ = two(running)
    with vera.socket(code, origin=origin.format(port=running.port)) as socket:
        if allowed:
            assert socket.until_told("state")
        else:
            assert socket.read()["code"] == "wrong-origin"
            assert socket.until_closed() == 4403


def test_no_such_table_and_strange_parameters(running: Running) -> None:
    code, vera, _ = two(running)
    with vera.socket("nowhere") as socket:
        assert socket.read()["code"] == "no-such-table"
        assert socket.until_closed() == 4404
    for params in ({"seat": 1}, {"seat": "x"}, {"lang": "tlh"}):
        with vera.socket(code, **params) as socket:
            assert socket.until_closed() in (4403, 4422)
    with vera.socket(code, seq="x" * 50) as socket:
        assert socket.until_told("state")
    with pytest.raises(InvalidStatus, match="403"), connect(f"ws://127.0.0.1:{running.port}/api/v1/elsewhere"):
        pass
    with Player(running.port).socket(code) as socket:  # without a cookie one may watch
        assert socket.until_told("state")["seat"] is None


def test_a_connection_that_breaks_harms_nobody(running: Running) -> None:
    code, vera, ada = two(running)
    sockets = open_both(code, vera, ada)
    mover, other = in_turn(sockets)
    broken = vera.socket(code)
    broken.send("ping")
    broken.drop()
    answer = mover.move()
    other.follow(answer["seq"])
