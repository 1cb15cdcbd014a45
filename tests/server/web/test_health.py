"""`/healthz`, and what players are told, where the database cannot write, hangs, or is back."""

from __future__ import annotations

import os
import resource
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.processes import Process
from server.running import Json, Player, Running, Socket, settings, wait_for
from store.opened import locked

SECONDS = 0.5  # that the database may take here


def health(port: int) -> tuple[int, Json]:
    answer = httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=30)
    return answer.status_code, answer.json()


def seated(player: Player, code: str) -> Socket:
    """A socket of the seat whose turn it is."""
    with player.socket(code) as socket:
        socket.follow(0)
        first = socket.view["awaited"][0]
    socket = player.socket(code, seat=first)
    socket.follow(0)
    return socket


def a_move(socket: Socket) -> Json:
    return {"decision": socket.view["decision"], "action": socket.view["choices"][0], "id": "again"}


def check_it_was_made_once(running: Running, code: str, socket: Socket, move: Json) -> None:
    socket.answers.clear()
    assert socket.ask("move", **move) == {"type": "ack", "id": "again", "seq": 1}
    socket.follow(1)
    assert [row.seq for row in running.run(running.server.services.store.log.read(code))] == [1]


def test_one_look_at_the_database_serves_all_who_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else strangers could make the server write as often as they like."""
    pings = list[float]()

    async def ping(now: float) -> None:
        pings.append(now)

    with Running(settings(tmp_path)) as running:
        monkeypatch.setattr(running.server.services.store, "ping", ping)
        monkeypatch.setattr("bottega.server.web.health.FRESH_SECONDS", 1000.0)
        assert [health(running.port) for _ in range(5)] == [(200, {"status": "ok"})] * 5
        assert len(pings) == 1
        monkeypatch.setattr("bottega.server.web.health.FRESH_SECONDS", 0.0)
        assert health(running.port)[0] == 200
        assert len(pings) == 2


def test_a_writer_that_is_stuck(tmp_path: Path) -> None:
    with Running(settings(tmp_path, database_seconds=SECONDS)) as running:
        vera = running.guest()
        code = vera.table(seats="me,device:Ada")["code"]
        with seated(vera, code) as socket:
            move = a_move(socket)
            with locked(tmp_path / "bottega.db"):
                assert socket.ask("move", **move)["code"] == "unavailable"
                status, said = health(running.port)
                assert (status, said["status"]) == (503, "database unavailable")
                assert said["reason"] == "database: no answer within 0.5 s"
                assert vera.http.post("/guest", json={"name": "Ada"}).status_code == 503
            socket.follow(1)  # it had begun, and is stored after all: everybody sees it
            check_it_was_made_once(running, code, socket, move)
        wait_for(lambda: health(running.port)[0] == 200)


@contextmanager
def frozen(postgres: Any) -> Iterator[None]:
    """Every process of PostgreSQL stands still."""
    first = int((Path(postgres.pgdata) / "postmaster.pid").read_text(encoding="utf-8").split()[0])
    children = Path(f"/proc/{first}/task/{first}/children")
    os.kill(first, signal.SIGSTOP)  # it makes no new ones from here on
    processes = [first, *map(int, children.read_text(encoding="utf-8").split())]
    try:
        for process in processes:
            os.kill(process, signal.SIGSTOP)
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)


@pytest.mark.skipif(sys.platform != "linux", reason="reads the processes from /proc")
def test_postgres_stands_still(postgres: Any, postgres_url: str, tmp_path: Path) -> None:
    with Running(settings(tmp_path, database=postgres_url, database_seconds=SECONDS)) as running:
        vera = running.guest()
        code = vera.table(seats="me,device:Ada")["code"]
        with seated(vera, code) as socket:
            move = a_move(socket)
            with frozen(postgres):
                assert socket.ask("move", **move)["code"] == "unavailable"
                assert health(running.port)[0] == 503
                socket.answers.clear()
                assert socket.ask("move", **move)["code"] == "unavailable"
                assert vera.http.get("/tables").status_code == 503
            wait_for(lambda: health(running.port)[0] == 200)
            check_it_was_made_once(running, code, socket, move)


@pytest.mark.skipif(sys.platform != "linux", reason="limits the files of another process")
def test_a_full_disk(tmp_path: Path) -> None:
    """No file of the server may grow, as if there were no room."""
    with Process("--data", str(tmp_path)) as server:
        vera = Player.guest(server.port)
        with seated(vera, vera.table(seats="me,device:Ada")["code"]) as socket:
            move = a_move(socket)
            pid, (_, most) = server.process.pid, resource.getrlimit(resource.RLIMIT_FSIZE)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, most))
            assert socket.ask("move", **move)["code"] == "unavailable"
            status, said = health(server.port)
            assert (status, said["status"]) == (503, "database unavailable")
            assert said["reason"].startswith("database: disk")
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))
            wait_for(lambda: health(server.port)[0] == 200)
            socket.answers.clear()
            assert socket.ask("move", **move) == {"type": "ack", "id": "again", "seq": 1}
