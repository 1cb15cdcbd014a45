"""Connections that send nothing, or half a request: closed after a time, and before others are kept out."""

from __future__ import annotations

from contextlib import ExitStack, closing, suppress
from pathlib import Path
from socket import create_connection, socket
from typing import Any

import pytest

from bottega.server.transport.open_connections import OpenConnections, Waiting, proxies
from server.running import TIMEOUT, Running, settings, wait_for

HALF_A_HEAD = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
HALF_A_BODY = (
    b"POST /api/v1/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
)
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"


def connections(running: Running) -> OpenConnections:
    kind: Any = running.uvicorn.config.http_protocol_class
    found: OpenConnections = kind.counted_among
    return found


def look(running: Running, later: float = 0.0) -> None:
    """What the server does each second, so many seconds later."""

    async def check() -> None:
        assert running.loop is not None
        connections(running).check(running.loop.time() + later)

    running.run(check())


def client(running: Running, sent: bytes = b"") -> socket:
    """A connection that the server has seen, with what was sent over it."""
    before = len(connections(running))
    connection = create_connection(("127.0.0.1", running.port), TIMEOUT)
    connection.sendall(sent)
    wait_for(lambda: len(connections(running)) > before)
    return connection


def is_cut(connection: socket) -> bool:
    with suppress(ConnectionError):
        return connection.recv(1) == b""
    return True


@pytest.mark.parametrize(
    ("sent", "waiting"),
    [(b"", Waiting.HEAD), (HALF_A_HEAD, Waiting.HEAD), (HALF_A_BODY, Waiting.BODY)],
    ids=["nothing", "half a head", "half a body"],
)
def test_a_client_that_keeps_us_waiting_is_cut_off(running: Running, sent: bytes, waiting: Waiting) -> None:
    with closing(client(running, sent)) as slow:
        (connection,) = connections(running)
        wait_for(lambda: connection.waiting == waiting)
        look(running)
        look(running, waiting.value - 1)
        assert len(connections(running)) == 1
        look(running, waiting.value + 1)
        assert is_cut(slow)
        wait_for(lambda: not len(connections(running)))


def test_half_a_request_after_a_whole_one_is_cut_off_too(running: Running) -> None:
    with closing(client(running, WHOLE)) as slow:
        assert slow.recv(1_000_000).startswith(b"HTTP/1.1 200")
        slow.sendall(HALF_A_HEAD)
        (connection,) = connections(running)
        wait_for(lambda: connection.waiting == Waiting.HEAD)
        look(running)
        look(running, Waiting.HEAD.value + 1)
        wait_for(lambda: not len(connections(running)))


def test_a_player_at_a_table_is_not_cut_off_and_counted_until_leaving(running: Running) -> None:
    vera = running.guest()
    code = vera.table()["code"]
    vera.http.close()
    wait_for(lambda: not len(connections(running)))
    with vera.socket(code) as line:
        line.read()
        look(running)
        look(running, 1000.0)
        assert len(connections(running)) == 1
        assert line.ask("ping")["type"] == "pong"

    def has_left() -> bool:
        look(running)
        return not len(connections(running))

    wait_for(has_left)


def test_a_newcomer_is_answered_though_idle_connections_fill_the_server(tmp_path: Path) -> None:
    with Running(settings(tmp_path, connections=20)) as running, ExitStack() as idle:
        for number in range(60):
            idle.enter_context(closing(create_connection(("127.0.0.1", running.port), TIMEOUT))).sendall(
                (b"", HALF_A_HEAD, HALF_A_BODY)[number % 3]
            )
        assert running.guest().get("/me")["name"] == "Vera"
        assert len(connections(running)) <= 20


def test_one_address_may_open_so_many_but_a_proxy_any_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.0/8")
    with Running(settings(tmp_path, connections_per_address=3)) as running, ExitStack() as idle:
        for _ in range(3):
            idle.enter_context(closing(client(running)))
        with closing(create_connection(("127.0.0.1", running.port), TIMEOUT)) as refused:
            assert is_cut(refused)
        assert len(connections(running)) == 3
    monkeypatch.delenv("FORWARDED_ALLOW_IPS")
    with Running(settings(tmp_path, connections_per_address=3)) as running, ExitStack() as idle:
        for _ in range(4):
            idle.enter_context(closing(client(running)))


@pytest.mark.parametrize(
    ("allowed", "address", "is_one"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("127.0.0.1", "192.0.2.1", False),
        ("10.0.0.0/8, ::1", "10.1.2.3", True),
        ("10.0.0.0/8, ::1", "::1", True),
        ("10.0.0.0/8, proxy", "11.1.2.3", False),
        ("*", "192.0.2.1", True),
        ("", "127.0.0.1", False),
        ("127.0.0.1", "", True),  # a Unix socket
    ],
)
def test_trusted_proxies(allowed: str, address: str, is_one: bool) -> None:
    assert proxies(allowed)(address) is is_one
