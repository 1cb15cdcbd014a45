"""How strong the levels are, on one scale for each game: the journeyman has 1000 points.

With two players, 100 points more win 64 of 100 games, 200 points 76, 400 points 91. The points are measured by play
(`bench/ratings.py`) and lie in `ratings.json`. Between two levels that were measured, strength follows the logarithm
of the iterations, so a bot of any strength in between can be had: `rated:900`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources
from itertools import pairwise
from math import log2
from typing import Final

JOURNEYMAN: Final = 1000  # points of the level that all others are compared with
STEP: Final = 100
WIDEST: Final = 2 * STEP  # the interval of points that are shown and used; those of few games are wider
SCALE: Final = 400  # points that make a win ten times as likely as a loss
LEVELS: Final = ("apprentice", "journeyman", "master")
SHORT_MASTER: Final = "master:0.1s"
FILE: Final = "ratings.json"


@dataclass(frozen=True)
class Rating:
    """A bot's points, the 95 % interval, the games it has played for them, and its iterations if it counts them."""

    bot: str
    points: int
    low: int
    high: int
    games: int
    iterations: int | None = None

    @property
    def is_settled(self) -> bool:
        return self.high - self.low <= WIDEST


@cache
def ratings(game: str) -> list[Rating]:
    """What was measured of a game, the weakest first; nothing of a game that nobody has measured."""
    measured = json.loads(resources.files("bottega.bots").joinpath(FILE).read_text(encoding="utf-8"))
    rows = [Rating(**row) for row in measured.get(game, [])]
    return sorted(rows, key=lambda row: row.points)


def points(game: str) -> dict[str, int]:
    """Of every bot that one can choose, in tens, as far as they are known; the master's with 0.1 s for a move."""
    found = {row.bot.replace(SHORT_MASTER, "master"): round(row.points, -1) for row in ratings(game) if row.is_settled}
    levels = {name: found[name] for name in LEVELS if name in found}
    return levels | {f"rated:{step}": step for step in steps(game)}


def steps(game: str) -> list[int]:
    """The strengths between the levels: each hundred of the scale that searches of some length reach."""
    searches = _searches(game)
    if not searches:
        return []
    first, last = searches[0][0], searches[-1][0]
    return [step for step in range(-(-first // STEP) * STEP, last + 1, STEP) if step != JOURNEYMAN]


def iterations(game: str, wanted: int) -> int:
    """How many make a search about so strong, or as near to it as was measured; 0 where nothing was."""
    searches = _searches(game)
    for (low, few), (high, many) in pairwise(searches):
        if wanted <= high:
            share = max(0.0, (wanted - low) / (high - low))
            return round(2 ** (log2(few) + share * (log2(many) - log2(few))))
    return searches[-1][1] if searches else 0


def _searches(game: str) -> list[tuple[int, int]]:
    """Points and iterations of the searches that were measured; of those that more iterations made no better, none."""
    found: list[tuple[int, int]] = []
    counted = [(row.iterations, row.points) for row in ratings(game) if row.iterations is not None and row.is_settled]
    for count, reached in sorted(counted):
        if not found or reached > found[-1][0]:
            found.append((reached, count))
    return found


def chance_against(mine: int, other: int) -> float:
    """How often a bot of so many points wins against one of so many others, with two players."""
    return float(1 / (1 + 10 ** ((other - mine) / SCALE)))
