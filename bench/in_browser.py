"""How long bots take, measured where this runs: `bench/static_page.py` runs it in a worker of the browser."""

from __future__ import annotations

import json
import sys
from time import perf_counter
from typing import Any

if sys.platform == "emscripten" and "/app" not in sys.path:
    sys.path.insert(0, "/app")

from bottega import bots, games
from bottega.bots.levels import Level, level
from bottega.core.chance import Chance, Dice
from bottega.core.match import Match

QUICK_GAMES = 2
MASTER_DECISIONS = 8
MASTER_SECONDS = 1.8


class Timed:
    """A bot whose moves are timed."""

    def __init__(self, bot: Any) -> None:
        self.name, self.bot = bot.name, bot
        self.out_of_turn = getattr(bot, "out_of_turn", False)
        self.seconds: list[float] = []

    def choose(self, view: Any, chance: Chance) -> Any:
        start = perf_counter()
        chosen = self.bot.choose(view, chance)
        self.seconds.append(perf_counter() - start)
        return chosen


class TimedLevel:
    """A bot that searches, with what it did at each decision that was not obvious."""

    out_of_turn = True

    def __init__(self, bot: Level) -> None:
        self.name, self.bot = bot.name, bot
        self.seconds: list[float] = []
        self.iterations: list[int] = []
        self.importance: list[float] = []

    def choose(self, view: Any, chance: Chance) -> Any:
        obvious = self.bot.searching.obvious(view)
        if obvious is not None or not view.awaited:
            return obvious
        start = perf_counter()
        search = self.bot.search(view, chance)
        chosen = search.knowledge.action(search.best())
        self.seconds.append(perf_counter() - start)
        self.iterations.append(search.iterations)
        self.importance.append(search.knowledge.importance())
        return chosen


def play(game: str, deal: int, *players: Any, until: Any = lambda: False) -> None:
    match = Match(games.load(game), 2, {}, f"browser-{deal}")
    table = bots.BotTable(match, list(players), Dice(deal))
    while not match.over and not until():
        table.move()


def summary(seconds: list[float]) -> dict[str, float]:
    return {"mean": 1000 * sum(seconds) / len(seconds), "worst": 1000 * max(seconds), "decisions": len(seconds)}


def measure(game: str) -> str:
    greedy = Timed(bots.load("greedy", game))
    for deal in range(QUICK_GAMES):
        play(game, deal, greedy, greedy)
    journeyman = TimedLevel(_level("journeyman", game))
    play(game, 7, journeyman, bots.load("greedy", game))
    master = TimedLevel(_level("master", game))
    play(game, 8, master, bots.load("greedy", game), until=lambda: len(master.seconds) >= MASTER_DECISIONS)
    a_second = sum(master.iterations) / sum(master.seconds)
    effort, did = (
        journeyman.bot.effort,
        zip(journeyman.iterations, journeyman.seconds, journeyman.importance, strict=True),
    )
    in_time = sum(done >= effort.iterations or spent < effort.seconds * weight for done, spent, weight in did)
    found = {
        "title": games.spec(game).title,
        "greedy": summary(greedy.seconds),
        "journeyman": {**summary(journeyman.seconds), "whole": in_time},
        "master": {
            "a_second": a_second,
            "a_decision": a_second * MASTER_SECONDS * sum(master.importance) / len(master.importance),
        },
    }
    return json.dumps(found)


def _level(name: str, game: str) -> Level:
    found = level(name, game)
    assert isinstance(found, Level)
    return found
