"""Bots in processes of their own: killed, late, wrong, and what a worker is told."""

from __future__ import annotations

import logging
import os
import signal
from pathlib import Path

import pytest

from bottega import bots, games
from bottega.core.chance import Dice
from bottega.core.match import Match
from bottega.server import worker, workers
from server.running import Running, settings, wait_for

BAD_BOTS = """
import time

class Slow:
    name = "slow"
    def choose(self, view, chance):
        time.sleep(3600)

class Broken:
    name = "broken"
    def choose(self, view, chance):
        raise RuntimeError("no idea")

class Cheat:
    name = "cheat"
    def choose(self, view, chance):
        class Action:
            def to_json(self):
                return {"type": "smear", "touch": "gold"}
        return Action()

class Dead:
    name = "dead"
    def choose(self, view, chance):
        import os
        os._exit(1)
"""


@pytest.mark.parametrize("name", ["Slow", "Broken", "Cheat", "Dead"])
def test_a_bot_that_fails_is_replaced_for_that_move(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    file = tmp_path / "bad.py"
    file.write_text(BAD_BOTS, encoding="utf-8")
    with caplog.at_level(logging.ERROR), Running(settings(tmp_path, bot_seconds=0.3)) as running:
        running.server.house.workers.seconds = 0.3
        workers.START, start = 3.0, workers.START
        try:
            vera = running.guest()
            code = running.against(vera, f"{file}:{name}")
            wait_for(lambda: vera.get(f"/tables/{code}")["seq"] >= 1)  # whoever finishes a masterpiece goes on
        finally:
            workers.START = start
    assert any(record.name == "bottega.server.players" for record in caplog.records)


def test_a_killed_worker_is_replaced(running: Running) -> None:
    vera = running.guest()
    code = vera.table(seats="me,greedy", options={"starter": 1})["code"]
    socket = vera.socket(code)
    socket.follow(1)
    killed: set[int] = set()
    while len(killed) < 3:  # nobody is there to be killed after a move that the bot need not answer
        while 0 not in socket.view["awaited"]:  # the bot answers
            socket.read()
        for pid in running.server.house.workers.pids:
            os.kill(pid, signal.SIGKILL)
            killed.add(pid)
        assert socket.move()["type"] == "ack"
        socket.follow(max(answer["seq"] for answer in socket.answers.values()))


@pytest.mark.parametrize("game", games.names())
def test_a_worker_is_told_nothing_hidden(game: str) -> None:
    """The same question for two worlds that the seat cannot tell apart."""
    match = Match(games.load(game), games.spec(game).seats[0], seed="a secret that stands nowhere else")
    seat = match.awaited[0]
    question = workers._question(match, seat, "greedy")
    assert match.secret not in str(question)
    guess = Match(match.game, match.seats, match.options, position=question.state)
    assert guess.view(seat).to_json() == match.view(seat).to_json()
    twin = match.game.determinise(match.view(seat), Dice(99))
    other = Match(match.game, match.seats, match.options, position=match.game.state_json(twin))
    assert other.game.view(twin, seat).to_json() == match.view(seat).to_json()


@pytest.mark.parametrize("game", games.names())
def test_a_worker_chooses_what_the_bot_would(game: str) -> None:
    match = Match(games.load(game), games.spec(game).seats[0], seed="a secret that stands nowhere else")
    seat = match.awaited[0]
    question = workers._question(match, seat, "greedy")
    chosen = bots.load("greedy", game).choose(match.view(seat), Dice(question.dice))
    assert worker.answer(question).action == chosen.to_json()
