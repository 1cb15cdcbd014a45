"""How fast the rules run, measured in CPU time beside a figure for the machine of the moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import process_time
from typing import Any

from bottega import bots, games
from bottega.core.chance import Dice
from bottega.core.match import Match
from bottega.core.search import Search


@dataclass(frozen=True)
class Speed:
    what: str
    rate: float  # a second of CPU time
    unit: str


def compiled(game: str) -> bool:
    """Do the rules of a game run compiled here?"""
    return not str(games.module(game, "rules").__file__).endswith(".py")


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
    """Random playouts, the match loop, and what a search does most, from one fresh position."""
    rules, fast = games.standard(game), games.module(game, "playout")
    state = rules.setup(seats, {}, Dice(1))
    view, dice = rules.view(state, 0), Dice(2)
    yield Speed("random playouts", rate(lambda: int(fast.playouts(state, dice, 20)), seconds), "moves")
    yield Speed("match API, random bots", rate(lambda: _match(game, seats), seconds), "moves")
    yield Speed("copy of a state", rate(lambda: int(fast.copies(state, 1000)), seconds), "copies")
    yield Speed("view of a seat", rate(lambda: _times(100, rules.view, state, 0), seconds), "views")
    yield Speed("determinise", rate(lambda: _times(100, rules.determinise, view, dice), seconds), "states")
    seen = games.module(game, "search").Seen(rules.view(state, rules.awaited(state)[0]))
    yield Speed("search", rate(lambda: _think(Search(seen, Dice(3))), seconds), "iterations")


def _times(count: int, work: Callable[..., Any], *arguments: Any) -> int:
    for _ in range(count):
        work(*arguments)
    return count


def _think(search: Search) -> int:
    search.think(100)
    return search.iterations


def _match(game: str, seats: int) -> int:
    match = Match(games.standard(game), seats, seed=1)
    table = bots.Table(match, [bots.RandomBot()] * seats, Dice(3))
    while not match.over:
        table.move()
    return match.ply
