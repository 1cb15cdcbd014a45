"""How fast the rules run, measured in CPU time beside a figure for the machine of the moment."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import process_time
from typing import Any

from bottega import bots, games
from bottega.core.chance import Dice
from bottega.core.match import Match
from bottega.core.search import Search

# Random playouts and copies of a state are the rules alone: no view, no check, no record. Nothing that people or
# learners use runs so bare.
PLAYOUTS, COPY = "bare rules: playouts", "bare rules: copies"
SIMULATE, ENVIRONMENTS, SEARCH = "simulate: random bots", "environments: many games", "bots: search"
AT_ONCE = 1024  # games of an environment


@dataclass(frozen=True)
class Speed:
    what: str
    rate: float  # a second of CPU time
    unit: str


def compiled(game: str) -> bool:
    """Do the rules of a game run compiled here?"""
    rules = games.standard(game)
    state = type(rules.unpack(rules.spec.seats[0], {}))
    return not str(sys.modules[state.__module__].__file__).endswith(".py")


def calibrate() -> float:
    """Rounds a second of a fixed loop in plain Python: shared machines vary by a factor of two."""

    def work() -> int:
        total = 0
        for number in range(100_000):
            total += number & 7
        return 100_000

    return rate(work, 0.3)


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much of `work` (which says how much it did) a second, over at least so many seconds."""
    done, start = work(), process_time()
    done = 0
    while (spent := process_time() - start) < seconds:
        done += work()
    return done / spent


def measure(game: str, seats: int, seconds: float) -> Iterator[Speed]:
    """The bare rules, then what `simulate`, environments and bots make of them, and what a search does most."""
    rules, fast = games.standard(game), games.standard(game).playouts
    state = rules.setup(seats, {}, Dice(1))
    view, dice = rules.view(state, 0), Dice(2)
    yield Speed(PLAYOUTS, rate(lambda: int(fast.playouts(state, dice, 20)), seconds), "moves")
    yield Speed(SIMULATE, rate(lambda: _match(game, seats), seconds), "moves")
    if (step := _environments(game, seats)) is not None:
        yield Speed(ENVIRONMENTS, rate(step, seconds), "moves")
    seen = rules.search.KnownGame(rules.view(state, rules.awaited(state)[0]))
    yield Speed(SEARCH, rate(lambda: _think(seen.search(Dice(3))), seconds), "iterations")
    yield Speed(COPY, rate(lambda: int(fast.copies(state, 1000)), seconds), "copies")
    yield Speed("view of a seat", rate(lambda: _times(100, rules.view, state, 0), seconds), "views")
    yield Speed("determinise", rate(lambda: _times(100, rules.determinise, view, dice), seconds), "states")


def _times(count: int, work: Callable[..., Any], *arguments: Any) -> int:
    for _ in range(count):
        work(*arguments)
    return count


def _think(search: Search) -> int:
    search.think(100)
    return search.iterations


def _environments(game: str, seats: int) -> Callable[[], int] | None:
    """A step of many games, with observations and masks; none where numpy is not installed."""
    try:
        from bottega.envs.vector import Vector
    except ImportError:
        return None
    many = Vector(game, seats, AT_ONCE)
    many.reset(seed=1)

    def step() -> int:
        many.step(many.sample())
        return AT_ONCE

    return step


def _match(game: str, seats: int) -> int:
    match = Match(games.standard(game), seats, seed=1)
    table = bots.BotTable(match, [bots.RandomBot()] * seats, Dice(3))
    while not match.over:
        table.move()
    return match.ply
