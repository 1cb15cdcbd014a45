"""Rates the levels on one scale for each game: writes src/bottega/bots/ratings.json and the table of docs/strength.md.

    .venv/bin/python -P bench/ratings.py --game pastiche --minutes 20     # plays on where it stopped, then writes
    .venv/bin/python -P bench/ratings.py --write                          # writes only

Two players. Searches of more and more iterations play each other, each deal from both sides; ratings are fitted to all
results at once (Bradley and Terry), with the journeyman at 1000. Results are kept in bench/strength.json.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from math import log
from pathlib import Path
from random import Random
from statistics import quantiles

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE)]

import strength  # noqa: E402

from bottega import bots, games  # noqa: E402
from bottega.bots import ratings  # noqa: E402

FILE = HERE.parent / "src" / "bottega" / "bots" / ratings.FILE
GAMES = 1000  # of each pair
LEAST = 40  # games of a bot, to be rated
RESAMPLES = 100
ROUNDS = 100  # of the fit
# Iterations of the searches that are rated beside apprentice, journeyman and the yardstick.
LADDER = {"final-touch": (1, 3, 30, 3000), "pastiche": (1, 12, 160), "fresco": (1, 3, 40)}
Pair = tuple[str, str]
read = strength.read


def ladder(game: str) -> list[str]:
    """Weaker ones first, as far as one knows before."""
    middle = games.standard(game).search.JOURNEYMAN_ITERATIONS
    fewer = [f"master:{count}" for count in LADDER[game] if count < middle]
    more = [f"master:{count}" for count in LADDER[game] if count > middle]
    return ["apprentice", *fewer, "journeyman", *more, strength.QUICK]


def pairs(game: str) -> list[Pair]:
    """Each with the next two, and with the yardstick."""
    rungs = ladder(game)
    found = [(stronger, weaker) for place, weaker in enumerate(rungs) for stronger in rungs[place + 1 : place + 3]]
    return found + [(rung, bots.YARDSTICK) for rung in rungs]


def questions(game: str) -> list[strength.Question]:
    return [strength.Question("ratings", game, 2, bot, rival, GAMES) for bot, rival in pairs(game)]


def is_quick(question: strength.Question) -> bool:
    slow = (strength.QUICK, f"master:{LADDER[question.game][-1]}")
    return question.bot not in slow and question.rival not in slow


def fit(results: Mapping[Pair, Sequence[float]]) -> dict[str, float]:
    """Points that make the results likeliest. A draw is added to each pair, so that nobody is infinitely strong."""
    names = sorted({name for pair in results for name in pair})
    wins = dict.fromkeys(names, 0.0)
    for (bot, rival), deals in results.items():
        wins[bot] += sum(deals) + 0.5
        wins[rival] += 2 * len(deals) - sum(deals) + 0.5
    power = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        met = dict.fromkeys(names, 0.0)
        for (bot, rival), deals in results.items():
            share = (2 * len(deals) + 1) / (power[bot] + power[rival])
            met[bot] += share
            met[rival] += share
        power = {name: wins[name] / met[name] for name in names}
    base = power["journeyman"]
    return {name: ratings.JOURNEYMAN + ratings.SCALE * log(power[name] / base, 10) for name in names}


def resampled(results: Mapping[Pair, Sequence[float]], random: Random) -> dict[Pair, Sequence[float]]:
    return {pair: random.choices(deals, k=len(deals)) for pair, deals in results.items()}


def rate(game: str, scores: strength.Scores) -> list[ratings.Rating]:
    results: dict[Pair, Sequence[float]] = {
        (one.bot, one.rival): scores[one.name] for one in questions(game) if scores.get(one.name)
    }
    played = dict.fromkeys({name for pair in results for name in pair}, 0)
    for pair, deals in results.items():
        for name in pair:
            played[name] += 2 * len(deals)
    if min((played.get(name, 0) for name in ("journeyman", bots.YARDSTICK)), default=0) < LEAST:
        return []
    found, random = fit(results), Random(game)
    again = [fit(resampled(results, random)) for _ in range(RESAMPLES)]
    middle = games.standard(game).search.JOURNEYMAN_ITERATIONS
    counts = {f"master:{count}": count for count in LADDER[game]} | {"journeyman": middle}
    ranked = []
    for name in sorted(found, key=lambda name: found[name]):
        if played[name] >= LEAST:
            ends = quantiles([one[name] for one in again], n=40)  # 2.5 % to 97.5 %
            row = round(found[name]), round(ends[0]), round(ends[-1]), played[name]
            ranked.append(ratings.Rating(name, *row, counts.get(name)))
    return ranked


def rated(scores: strength.Scores) -> dict[str, list[ratings.Rating]]:
    return {game: rate(game, scores) for game in games.names()}


def listed(found: dict[str, list[ratings.Rating]]) -> str:
    """As the package has them."""
    lines = [
        f"{json.dumps(game)}: [" + ",".join(f"\n  {json.dumps(vars(row))}" for row in rows) + "\n]"
        for game, rows in found.items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def written(text: str, scores: strength.Scores) -> str:
    """The document with its table as it is now."""
    return strength.put(text, "ratings", table(rated(scores)))


def table(found: dict[str, list[ratings.Rating]]) -> str:
    rows = [
        [
            *(games.spec(game).title, row.bot, f"{row.points} [{row.low}, {row.high}]"),
            *("-" if row.iterations is None else f"{row.iterations:,}", f"{row.games:,}"),
            f"{100 * ratings.chance_against(row.points, ratings.JOURNEYMAN):.0f} %",
        ]
        for game, rows in found.items()
        for row in rows
    ]
    return strength.markdown(["game", "bot", "points", "iterations", "games", "so against the journeyman"], rows)


def main() -> None:
    parser = ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--game", choices=games.names())
    parser.add_argument("--minutes", type=float, default=1e6, help="when to stop at the latest")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="fit and write only")
    given = parser.parse_args()
    if not given.write:
        asked = [one for game in ([given.game] if given.game else games.names()) for one in questions(game)]
        # Games of bots that think little are played in no time: many of them first.
        quick = [one for one in asked if is_quick(one)]
        strength.find_out(quick, given.jobs, given.minutes / 3)
        strength.find_out([one for one in asked if one not in quick], given.jobs, given.minutes * 2 / 3)
    scores, document = read(), strength.DOCUMENT
    FILE.write_text(listed(rated(scores)), encoding="utf-8")
    document.write_text(written(document.read_text(encoding="utf-8"), scores), encoding="utf-8")


if __name__ == "__main__":
    main()
