"""Bots in processes of their own: killed, late, wrong, and what a worker is told."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import signal
from pathlib import Path
from typing import Any

import msgspec
import pytest

import bottega
import golden_games
from bottega import bots, games
from bottega.core.chance import Dice
from bottega.core.match import Match
from bottega.record import replay
from bottega.review import pieces
from bottega.server.jobs import Failed, Job, Rank
from bottega.server.work import processes, worker, workers
from bottega.server.work.processes import Processes, WorkerProcess
from server.processes import Process
from server.running import Player, Running, settings, wait_for

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
        running.workers.seconds = 0.3
        processes.START_TIMEOUT, start = 3.0, processes.START_TIMEOUT
        try:
            vera = running.guest()
            code = running.against(vera, f"{file}:{name}")
            wait_for(lambda: vera.get(f"/tables/{code}")["seq"] >= 1)  # whoever finishes a masterpiece goes on
        finally:
            processes.START_TIMEOUT = start
    assert any(record.name == "bottega.server.table.bot_seats" for record in caplog.records)


def test_a_killed_worker_is_replaced(running: Running) -> None:
    vera = running.guest()
    code = vera.table(seats="me,greedy", options={"starter": 1})["code"]
    socket = vera.socket(code)
    socket.follow(1)
    killed: set[int] = set()
    while len(killed) < 3:  # nobody is there to be killed after a move that the bot need not answer
        while 0 not in socket.view["awaited"]:  # the bot answers
            socket.read()
        for pid in running.server.processes.pids:
            os.kill(pid, signal.SIGKILL)
            killed.add(pid)
        assert socket.move()["type"] == "ack"
        socket.follow(max(answer["seq"] for answer in socket.answers.values()))


@pytest.mark.parametrize("game", games.names())
def test_a_worker_is_told_nothing_hidden(game: str) -> None:
    """The same question for two worlds that the seat cannot tell apart."""
    match = Match(games.load(game), games.spec(game).seats[0], seed="a secret that stands nowhere else")
    seat = match.awaited[0]
    question = workers._question(match, seat, "greedy", seconds=2.5)
    assert match.deal.seed not in str(question)
    guess = Match(match.game, match.seats, match.options, position=question.state)
    assert guess.view(seat).to_json() == match.view(seat).to_json()
    twin = match.game.determinise(match.view(seat), Dice(99))
    other = Match(match.game, match.seats, match.options, position=match.game.state_json(twin))
    assert other.game.view(twin, seat).to_json() == match.view(seat).to_json()


@pytest.mark.parametrize("game", games.names())
def test_a_worker_chooses_what_the_bot_would(game: str) -> None:
    match = Match(games.load(game), games.spec(game).seats[0], seed="a secret that stands nowhere else")
    seat = match.awaited[0]
    question = workers._question(match, seat, "greedy", seconds=2.5)
    chosen = bots.load("greedy", game).choose(match.view(seat), Dice(question.dice))
    assert worker.answer(question).action == chosen.to_json()


def test_a_worker_plays_by_the_rules_of_the_match() -> None:
    """By the newest it would have a Sexton to send, and refuse what the bot of an earlier match sees."""
    idle = {"get_up": 5, "plan": {"cathedral": 1}, "thalers": 5, "portraits": [{"power": "sexton"}]}
    players = [{**idle, "paints": {"red": 1, "yellow": 1, "blue": 1}}, {"get_up": 6}, {"get_up": 7}]
    position = {"phase": "cathedral", "turn": 0, "players": players}
    for version in (1, 2):
        match = Match(games.load("fresco", version=version), 3, position=position)
        question = workers._question(match, 0, "random", seconds=2.5)
        assert question.version == version
        chosen = [worker.answer(msgspec.structs.replace(question, dice=dice)).action for dice in range(30)]
        assert ({"sexton"} <= {action["type"] for action in chosen if action}) == (version == 2)


WHERE = """
import bottega

class Where:
    name = "where"
    def choose(self, view, chance):
        raise RuntimeError(bottega.__file__)
"""


def test_bots_take_up_a_compiled_build_when_it_appears(tmp_path: Path) -> None:
    (tmp_path / "where.py").write_text(WHERE, encoding="utf-8")
    match = Match(games.load("final-touch"), 2, seed=7)
    build = tmp_path / "build"
    started = Processes(str(build))
    pool = workers.Workers(started.start, count=1, seconds=30)

    async def where() -> Path:
        with pytest.raises(Failed) as failed:
            await pool.choose(Job(()), match, match.awaited[0], f"{tmp_path / 'where.py'}:Where")
        return Path(str(failed.value).removeprefix("RuntimeError: "))

    async def ask() -> None:
        plain = Path(bottega.__file__)
        assert await where() == await where() == plain
        before = started.pids
        (tmp_path / "unfinished").mkdir()
        (tmp_path / "unfinished" / "bottega").symlink_to(plain.parent)
        (tmp_path / "unfinished").rename(build)
        assert await where() == await where() == build / "bottega" / "__init__.py"
        assert len(before) == len(started.pids) == 1
        assert before != started.pids  # the plain one is gone
        await pool.close()

    asyncio.run(ask())


def test_a_bot_that_thinks_gives_way_to_one_that_answers_at_once() -> None:
    started, niceness = Processes(), dict[str, int]()
    pool = workers.Workers(started.start)
    match = Match(games.load("final-touch"), 2)

    async def ask() -> None:
        for bot in ("greedy", "journeyman"):
            before = set(started.pids)
            await pool.choose(Job(()), match, match.awaited[0], bot)
            (pid,) = set(started.pids) - before
            niceness[bot] = os.getpriority(os.PRIO_PROCESS, pid)
        await pool.close()

    asyncio.run(ask())
    assert niceness["greedy"] == os.getpriority(os.PRIO_PROCESS, 0) < niceness["journeyman"]


def test_a_bot_has_time_to_think_however_long_its_question_waited() -> None:
    pool = workers.Workers(Processes().start, seconds=0.0)
    match = Match(games.load("final-touch"), 2)

    async def ask() -> None:
        assert await pool.choose(Job(()), match, match.awaited[0], "greedy")
        await pool.close()

    asyncio.run(ask())


def test_control_c_in_the_servers_terminal_does_not_reach_bots() -> None:
    """It would end them with a traceback in the middle of a thought, before the server has stopped."""

    async def group() -> int:
        worker = await WorkerProcess.start(Processes(), niceness=0)
        try:
            return os.getpgid(worker.process.pid)
        finally:
            await worker.kill()

    assert asyncio.run(group()) != os.getpgid(0)


def test_a_server_goes_on_with_the_rules_it_started_with(tmp_path: Path) -> None:
    """Its files may change under it: an edit, or a `git pull`."""
    package = tmp_path / "bottega"
    shutil.copytree(Path(bottega.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__", "dist"))
    with Process(PYTHONPATH=str(tmp_path), BOTTEGA_DATA=str(tmp_path / "data")) as process:
        for game in games.names():
            for file in (package.joinpath(*games.folder(game).split(".")[1:])).rglob("*.py"):
                file.write_text("raise RuntimeError('edited')\n", encoding="utf-8")
        vera = Player.guest(process.port)
        for game in games.names():
            code = vera.table(game, seats="me,device:Ada")["code"]
            with vera.socket(code) as socket:
                socket.follow(0)
                assert socket.view["awaited"]


def test_a_worker_makes_pieces_of_reviews_of_finished_games_alone(running: Running) -> None:
    record = golden_games.read(golden_games.FOLDER / "final-touch" / "two-end-by-finishing.jsonl").record
    unfinished = {**record, "moves": record["moves"][:-1], "outcome": None}
    match, ply = replay(record), len(record["moves"]) - 3

    async def asked(told: dict[str, Any]) -> dict[str, Any]:
        job = Job(("here",), Rank.REVIEW)
        return await running.workers.review_piece(job, msgspec.json.encode(told).decode(), ply, 4)

    assert running.loop is not None
    made = asyncio.run_coroutine_threadsafe(asked(record), running.loop).result()
    assert made == pieces.piece_at(match, ply, 4).to_json()
    with pytest.raises(Failed, match="outcome: the game is not over"):
        asyncio.run_coroutine_threadsafe(asked(unfinished), running.loop).result()
