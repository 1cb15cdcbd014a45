"""Two processes on one PostgreSQL: the players of one table on different ones, and one of them killed."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import asyncpg

from server.loads import Pair, together
from server.processes import Process
from server.running import Player, wait_for


def logged(url: str, code: str) -> list[tuple[int, str]]:
    async def read() -> list[Any]:
        connection = await asyncpg.connect(url)
        rows: list[Any] = await connection.fetch("SELECT seq, message FROM log WHERE code = $1 ORDER BY seq", code)
        await connection.close()
        return rows

    return [(seq, str(message).partition(":")[2]) for seq, message in asyncio.run(read())]


def check(url: str, pair: Pair) -> None:
    rows = logged(url, pair.code)
    assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
    assert len({message for _, message in rows}) == len(rows)
    assert pair.acked.items() <= {message: seq for seq, message in rows}.items()


def test_one_table_on_two_processes(postgres_url: str) -> None:
    flags = ("--database", postgres_url)
    with Process(*flags) as one, Process(*flags) as two:
        share_a_table(one, two)
        pairs = [Pair([one.port, two.port]) for _ in range(3)]
        together(pairs, partial(kill_one, two, pairs))
        for pair in pairs:
            check(postgres_url, pair)
            pair.move_to(one.port)  # the other one goes on alone
            before = len(pair.acked)
            pair.play(lambda pair=pair, before=before: len(pair.acked) >= before + 3)  # type: ignore[misc]
            assert pair.over or len(pair.acked) >= before + 3
            check(postgres_url, pair)


def test_a_guest_who_signs_in_at_one_process_is_known_to_the_other(postgres_url: str) -> None:
    flags = ("--database", postgres_url)
    with Process(*flags) as one, Process(*flags) as two:
        vera, guest = Player.guest(one.port, "Vera"), Player.guest(one.port, "Sepia")
        vera.post("/me/account", account="vera", password="correct horse")
        code = guest.table(seats="me,greedy")["code"]
        there = Player(two.port, guest.cookie)
        tab = there.socket(code)
        tab.until_told("state")
        guest.post("/session", account="vera", password="correct horse")
        assert tab.until_closed() == 4205
        assert there.get("/session") is None
        there = Player(two.port, guest.cookie)
        wait_for(lambda: there.get(f"/tables/{code}")["mine"] == [0])
        with there.socket(code) as tab:
            tab.until(lambda: tab.view.get("choices"))
            assert tab.move()["type"] == "ack"


def kill_one(victim: Process, pairs: list[Pair]) -> None:
    wait_for(lambda: all(pair.over or len(pair.acked) >= 4 for pair in pairs))
    victim.kill()


def share_a_table(one: Process, two: Process) -> None:
    """Sitting down, the start, moves, chat and bots, all heard on the other side."""
    vera, ada = Player.guest(one.port, "Vera"), Player.guest(two.port, "Ada", "fr")
    code = vera.table(seats="me,open,greedy")["code"]
    here = vera.socket(code)
    here.until_told("table")
    ada.sit(code)
    while here.table["status"] != "playing":
        here.read()
    there = ada.socket(code)
    sockets = [here, there]
    for socket in sockets:
        socket.follow(0)
    for _ in range(4):
        while (seat := sockets[0].view["awaited"][0]) == 2:  # the bot thinks in one of the processes
            sockets[0].follow(sockets[0].seq + 1)
        sockets[seat].follow(sockets[0].seq)
        answer = sockets[seat].move()
        assert answer["type"] == "ack", answer
        for socket in sockets:
            socket.follow(answer["seq"])
    here.send("say", phrase="hello")
    assert there.until_told("chat")["text"] == "Bonjour"
    for socket in sockets:
        socket.close()
