"""The levels: bots with a name and a promise, the same in every game.

An apprentice plays what first comes to mind, a journeyman thinks a little, a master thinks for as long as it may.
Thought is counted in iterations, which gives the same play for the same dice, or in seconds.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from copy import copy
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from bottega import games
from bottega.bots import ratings
from bottega.core.chance import SEEDS, Chance, Dice
from bottega.core.errors import Invalid
from bottega.core.game import AnyGame
from bottega.core.search import Search

LEVELS = ratings.LEVELS
RATED = "rated"  # a search of some strength: rated:900
CHUNK = 16  # iterations between looks at the clock
MANY = 1 << 60
SLOWEST = 1.5  # seconds for a number of iterations


@dataclass(frozen=True)
class Effort:
    """How long to think about a move: so many iterations or seconds, whichever are over first; 0 is no limit."""

    iterations: int = 0
    seconds: float = 0.0

    def spend(self, search: Search, clock: Callable[[], float] = perf_counter, since: float | None = None) -> None:
        """Thinks, at least once; the seconds count from now, or since the search was prepared."""
        start = clock() if since is None else since
        while not search.iterations or self.left(search.iterations, clock() - start) > 0:
            search.think(self.chunk(search.iterations, clock() - start))
            if search.is_settled(self.left(search.iterations, clock() - start)):
                break

    def chunk(self, done: int, spent: float) -> int:
        """Iterations until the next look at the clock; how long the first one takes, nobody knows."""
        if not self.seconds:
            return min(CHUNK, self.iterations - done)
        return max(1, min(CHUNK, self.left(done, spent))) if done else 1

    def left(self, done: int, spent: float) -> int:
        """About how many iterations there is time for still."""
        by_count = self.iterations - done if self.iterations else MANY
        if not self.seconds:
            return by_count
        by_clock = int(done * (self.seconds - spent) / spent) if done and spent > 0 else CHUNK
        return min(by_count, by_clock) if spent < self.seconds else 0

    def scaled(self, importance: float) -> Effort:
        return Effort(self.iterations, self.seconds * importance)

    def within(self, seconds: float) -> Effort:
        return Effort(self.iterations, min(self.seconds or seconds, seconds))


class Level:
    """A bot that searches."""

    out_of_turn = True

    def __init__(
        self, name: str, game: str | AnyGame, effort: Effort, clock: Callable[[], float] = perf_counter
    ) -> None:
        self.name = name
        self.effort = effort
        self.clock = clock
        self.searching = games.resolve(game).search

    def hurried(self, share: float, seconds: float) -> Level:
        """The same, with a share of its time, and some seconds at most."""
        other = copy(self)
        other.effort = self.effort.scaled(share).within(seconds)
        return other

    def choose(self, view: Any, chance: Chance) -> Any:
        obvious = self.searching.obvious(view)
        if obvious is not None or not view.awaited:
            return obvious
        search = self.search(view, chance)
        return search.knowledge.action(search.best())

    def search(self, view: Any, chance: Chance) -> Search:
        """A search that has thought about the view."""
        start = self.clock()
        search = self.searching.KnownGame(view).search(Dice(chance.pick(0, SEEDS)))
        self.think(search, start)
        return search

    def think(self, search: Search, since: float | None = None) -> None:
        self.effort.scaled(search.knowledge.importance()).spend(search, self.clock, since)


class Apprentice:
    """Plays a move as likely as it is for a good player to think of it: mostly sensible, never deep."""

    name = "apprentice"
    out_of_turn = True

    def __init__(self, game: AnyGame) -> None:
        self.searching = game.search

    def choose(self, view: Any, chance: Chance) -> Any:
        obvious = self.searching.obvious(view)
        if obvious is not None or not view.awaited:
            return obvious
        seen = self.searching.KnownGame(view)
        position = seen.guess(Dice(chance.pick(0, SEEDS)))
        moves = position.moves()
        return seen.action(moves[draw(position.weights(moves), chance)])


def draw(weights: list[float], chance: Chance) -> int:
    """A place, as likely as its weight says."""
    point = chance.pick(0, SEEDS) / SEEDS * sum(weights)
    for place, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return place
    return len(weights) - 1


NAME = re.compile(r"(?P<level>[a-z]+)(:(?P<amount>[0-9]+(\.[0-9]+)?)(?P<unit>s?))?")


def is_level(name: str) -> bool:
    return name.partition(":")[0] in (*LEVELS, RATED)


def names(game: str) -> list[str]:
    """The levels and the steps between them, the weakest first."""
    points = {"apprentice": 0, "journeyman": ratings.JOURNEYMAN} | ratings.points(game)
    return [*sorted(points.keys() - {"master"}, key=points.__getitem__), "master"]


def level(name: str, game: str | AnyGame, clock: Callable[[], float] = perf_counter) -> Level | Apprentice:
    """`master`, or with another effort: `master:0.5s` thinks for half a second, `master:1000` so many iterations.

    `rated:900` is a search of that strength (`ratings`).
    """
    found, game = NAME.fullmatch(name), games.resolve(game)
    if found is not None and found["level"] == RATED:
        return Level(name, game, _rated(name, game, found["amount"], found["unit"]), clock)
    if found is None or (found["amount"] and found["level"] == "apprentice"):
        raise Invalid(f"bots: {name!r}: an effort is like master:0.5s (seconds) or master:1000 (iterations)")
    if found["level"] == "apprentice":
        return Apprentice(game)
    return Level(name, game, _effort(name, game, found["amount"], found["unit"]), clock)


def _effort(name: str, game: AnyGame, amount: str | None, unit: str) -> Effort:
    if amount is None:
        # Plain Python may be too slow for all iterations.
        little = Effort(game.search.JOURNEYMAN_ITERATIONS, seconds=SLOWEST)
        return Effort(seconds=1.8) if name == "master" else little
    if (not unit and "." in amount) or not 0 < float(amount) <= 1_000_000:
        raise Invalid(f"bots: {name!r}: must be some seconds (s) or a whole number of iterations")
    return Effort(seconds=float(amount)) if unit else Effort(iterations=int(amount))


def _rated(name: str, game: AnyGame, amount: str | None, unit: str) -> Effort:
    """Of any strength, so that games go on when the steps are measured anew."""
    iterations = ratings.iterations(game.spec.name, int(amount)) if amount and amount.isdigit() and not unit else 0
    if not iterations:
        steps = ", ".join(f"{RATED}:{step}" for step in ratings.steps(game.spec.name))
        raise Invalid(f"bots: {name!r}: {game.spec.name} has {steps or 'none that is rated'}")
    return Effort(iterations, seconds=SLOWEST)
