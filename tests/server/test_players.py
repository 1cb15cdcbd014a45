"""Bots at a table: at the same time where the game asks several, at a pace people can follow, patient with offers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bottega.server.players import BotPlayers
from bottega.server.table import Table
from server.fake_time import FakeTime
from server.running import Running, Socket, settings, wait_for


def test_plans_are_made_at_the_same_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    most, shares = 0, []
    play = BotPlayers._play

    async def counted(bots: BotPlayers, table: Table, seat: int, share: float) -> None:
        nonlocal most
        most = max(most, len(bots._thinking))
        if len(bots._thinking) > 1:
            shares.append(share)
        await play(bots, table, seat, share)

    monkeypatch.setattr(BotPlayers, "_play", counted)
    with Running(settings(tmp_path)) as running:
        vera = running.guest()
        code = vera.table("fresco", "me,apprentice,apprentice,apprentice")["code"]
        with vera.socket(code) as socket:
            socket.until(lambda: socket.view)
            while socket.view["phase"] != "plan" or socket.view["awaited"] != [0]:
                if 0 in socket.view["awaited"] and socket.view["phase"] == "get_up":
                    socket.follow(socket.move()["seq"])
                else:
                    socket.read()
    assert most == 3
    assert max(shares) <= 1 / 2  # one process for all of them


def test_bots_move_no_faster_than_people_can_follow(tmp_path: Path) -> None:
    time = FakeTime()
    with Running(settings(tmp_path, bot_pace=5.0), time) as running:
        vera = running.guest()
        code = vera.table(seats="me,greedy", options={"starter": 0})["code"]
        with vera.socket(code) as socket:
            socket.until(lambda: socket.view)
            moved = socket.move()["seq"]
            socket.follow(moved)
            live = running.server.tables.live[code]
            wait_for(lambda: live.bots._asked and not live.bots.jobs)
            socket.ask("ping")
            assert socket.seq == moved
            time.advance(4.0)
            socket.ask("ping")
            assert socket.seq == moved
            time.advance(1.0)
            socket.follow(moved + 1)


def until_offered(socket: Socket, tries: int = 400) -> dict[str, Any]:
    """Plays on until a bot offers something to seat 0."""
    for _ in range(tries):
        if any(choice["type"] == "decline" for choice in socket.view.get("choices", [])):
            return next(choice for choice in socket.view["choices"] if choice["type"] == "decline")
        if socket.view and 0 in socket.view["awaited"]:
            socket.follow(socket.move()["seq"])
        else:
            socket.read()
    raise AssertionError("no offer")


@pytest.mark.parametrize("answered", [True, False])
def test_a_bot_waits_for_the_answer_to_its_offer(tmp_path: Path, answered: bool) -> None:
    time = FakeTime()
    with Running(settings(tmp_path, offer_seconds=20.0), time) as running:
        vera = running.guest()
        code = vera.table("pastiche", "me,greedy")["code"]
        live = running.server.tables.live[code]
        with vera.socket(code) as socket:
            decline = until_offered(socket)
            seq = socket.seq
            wait_for(lambda: not live.bots._thinking)
            time.advance(19.0)
            socket.ask("ping")
            assert socket.seq == seq
            assert live.bots._thinking == set()
            if answered:
                assert socket.move(decline)["type"] == "ack"
            else:
                time.advance(1.5)
            socket.until(lambda: socket.seq > seq + answered)
            assert live.bots._patience[0].lapsed == (0 if answered else 1)
