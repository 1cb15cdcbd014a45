"""The levels: bots with a name and a promise, the same in every game.

An apprentice plays what first comes to mind, a journeyman thinks a little, a master thinks for as long as it may.
Thought is counted in iterations, which gives the same play for the same dice, or in seconds.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from bottega import games
from bottega.core.chance import Chance, Dice
from bottega.core.errors import Invalid
from bottega.core.search import Search

CHUNK = 16  # iterations between looks at the clock
SEEDS = 1 << 62


@dataclass(frozen=True)
class Effort:
    """How long to think about a move: so many iterations, or so many seconds."""

    iterations: int = 0
    seconds: float = 0.0

    def spend(self, search: Search, clock: Callable[[], float] = perf_counter) -> None:
        if self.iterations:
            search.think(self.iterations)
            return
        start, spent = clock(), 0.0
        while spent < self.seconds:
            search.think(CHUNK)
            spent = clock() - start
            left = int(search.iterations * (self.seconds - spent) / spent) if spent else search.iterations
            if search.is_settled(left):
                break


EFFORTS = {"apprentice": Effort(), "journeyman": Effort(iterations=200), "master": Effort(seconds=1.8)}


class Level:
    """A bot that searches."""

    def __init__(self, name: str, game: str, effort: Effort) -> None:
        self.name = name
        self.effort = effort
        self.searching = games.module(game, "search")

    def choose(self, view: Any, chance: Chance) -> Any:
        obvious = self.searching.obvious(view)
        if obvious is not None or not view.awaited:
            return obvious
        search = self.search(view, chance)
        return search.knowledge.action(search.best())

    def search(self, view: Any, chance: Chance) -> Search:
        """A search that has thought about the view."""
        search = Search(self.searching.Seen(view), Dice(chance.pick(0, SEEDS)))
        self.effort.spend(search)
        return search


class Apprentice:
    """Plays a move as likely as it is for a good player to think of it: mostly sensible, never deep."""

    name = "apprentice"

    def __init__(self, game: str) -> None:
        self.searching = games.module(game, "search")

    def choose(self, view: Any, chance: Chance) -> Any:
        obvious = self.searching.obvious(view)
        if obvious is not None or not view.awaited:
            return obvious
        seen = self.searching.Seen(view)
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


NAME = re.compile(r"(?P<level>[a-z]+)(?::(?P<amount>[0-9.]+)(?P<unit>s?))?")


def is_level(name: str) -> bool:
    return name.partition(":")[0] in EFFORTS


def level(name: str, game: str) -> Level | Apprentice:
    """`master`, or with another effort: `master:0.5s` thinks for half a second, `master:1000` so many iterations."""
    found = NAME.fullmatch(name)
    if found is None or (found["amount"] and found["level"] == "apprentice"):
        raise Invalid(f"bots: {name!r}: an effort is like master:0.5s (seconds) or master:1000 (iterations)")
    if found["level"] == "apprentice":
        return Apprentice(game)
    return Level(name, game, _effort(found["level"], found["amount"], found["unit"]))


def _effort(named: str, amount: str | None, unit: str | None) -> Effort:
    if not amount:
        return EFFORTS[named]
    try:
        number = float(amount) if unit else int(amount)
    except ValueError:
        raise Invalid(f"bots: {named}:{amount}{unit}: not a number") from None
    if not 0 < number <= 1_000_000:
        raise Invalid(f"bots: {named}:{amount}{unit}: must be more than nothing")
    return Effort(seconds=float(number)) if unit else Effort(iterations=int(number))
