"""The chance to win that a value of the search stands for: how often positions of that value were won.

`bench/calibration.py` lets the master play itself and writes `chances.json`: for each game and number of players, what
was told and what was won, tenth by tenth. Between these the chance follows straight lines; it never falls where the
value rises.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources
from itertools import pairwise
from typing import Final

FILE: Final = "chances.json"


@dataclass(frozen=True)
class Chances:
    """`knots`: values and how often they were won. `checked`: in games of their own, within 5 points in each tenth."""

    knots: tuple[tuple[float, float], ...]
    games: int
    checked: bool

    def of(self, value: float) -> float:
        points = ((0.0, 0.0), *self.knots, (1.0, 1.0))
        for (low, lost), (high, won) in pairwise(points):
            if value <= high:
                return lost + (won - lost) * (value - low) / (high - low) if high > low else won
        return 1.0


def chance_of_winning(game: str, seats: int, value: float) -> float | None:
    """A seat's expected share of the win, from a value of the search; none in a game that nobody has measured."""
    found = measured().get(f"{game} {seats}")
    return None if found is None else found.of(value)


def is_checked(game: str, seats: int) -> bool:
    """May people be shown it?"""
    found = measured().get(f"{game} {seats}")
    return found is not None and found.checked


@cache
def measured() -> dict[str, Chances]:
    rows = json.loads(resources.files("bottega.bots").joinpath(FILE).read_text(encoding="utf-8"))
    return {
        name: Chances(tuple((told, won) for told, won in row["knots"]), row["games"], row["checked"])
        for name, row in rows.items()
    }
