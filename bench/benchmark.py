"""The benchmark of docs/benchmark.md: a bot against `classic`, always over the same deals.

    make benchmark BOT=my_bot.py:Mine     # plays one bot and writes its line
    make benchmark                        # plays every line again

Each deal is played once from every side, one bot against copies of `classic` on all the others. Results are kept in
bench/benchmark.json, and the table is written from there.
"""

from __future__ import annotations

import json
import os
from argparse import ArgumentParser
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console

from bottega import __version__, bots, games
from bottega.arena.simulate import Plan
from bottega.arena.tournament import Encounter, LineUp, Task, play_deal
from bottega.arena.workers import processes

HERE = Path(__file__).parent
RESULTS = HERE / "benchmark.json"
DOCUMENT = HERE.parent / "docs" / "benchmark.md"
BEGIN, END = "<!-- benchmark -->\n", "<!-- /benchmark -->"

SEED = "benchmark 1"
RIVAL = bots.YARDSTICK
TABLES = {("final-touch", 2): 100, ("pastiche", 2): 50, ("fresco", 3): 50}  # deals; each is played from every side


def read() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(RESULTS.read_text(encoding="utf-8"))
    return found


def play(bot: str, game: str, seats: int, deals: int, jobs: int) -> dict[str, float]:
    line_up = LineUp(bot, RIVAL, len(games.load(game).sides(seats)))
    plan = Plan(game, seats, (bot, RIVAL), SEED)
    with processes(jobs) as workers:
        tasks = [Task(line_up, deal) for deal in range(deals)]
        encounter = Encounter(line_up, list(workers.map(partial(play_deal, plan), tasks)))
    return {"games": encounter.games, **encounter.share().to_json()}


def measure(bot: str, author: str, only: list[str], jobs: int) -> dict[str, Any]:
    """A line: of the games that the bot plays."""
    results = {
        f"{game} {seats}": play(bot, game, seats, deals, jobs)
        for (game, seats), deals in TABLES.items()
        if game in (only or games.names())
    }
    return {"by": author, "bottega": __version__, "date": f"{datetime.now(UTC):%Y-%m-%d}", "results": results}


def table(lines: dict[str, Any]) -> str:
    heads = [f"{games.spec(game).title}, {seats} players" for game, seats in TABLES]
    rows = [["bot", "by", "Bottega", "date", *heads], ["---"] * (4 + len(heads))]
    for bot, line in lines.items():
        cells = [shown(line["results"].get(f"{game} {seats}")) for game, seats in TABLES]
        rows.append([f"`{bot}`", line["by"], line["bottega"], line["date"], *cells])
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def shown(result: dict[str, float] | None) -> str:
    if result is None:
        return "-"
    value, low, high = (f"{100 * result[name]:.1f}" for name in ("value", "low", "high"))
    return f"{value} [{low}, {high}] of {result['games']}"


def written(document: str, lines: dict[str, Any]) -> str:
    before, _, rest = document.partition(BEGIN)
    return before + BEGIN + table(lines) + END + rest.partition(END)[2]


def main() -> None:
    parser = ArgumentParser(description="Plays the benchmark of docs/benchmark.md.")
    parser.add_argument("bot", nargs="?", help="a name, or file.py:Class; left out, every line of the table")
    parser.add_argument("--by", default="", help="who has made it, for a new line")
    parser.add_argument("--games", default="", help="the games it plays, with commas between; left out, all")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    lines = read()
    for bot in [options.bot] if options.bot else list(lines):
        old = lines.get(bot, {"by": "", "results": {}})
        known = [name.rpartition(" ")[0] for name in old["results"]]
        only = options.games.split(",") if options.games else known
        lines[bot] = measure(bot, options.by or old["by"], only, options.jobs)
        RESULTS.write_text(f"{json.dumps(lines, indent=2)}\n", encoding="utf-8")
        Console().print(table({bot: lines[bot]}), markup=False, soft_wrap=True)
    DOCUMENT.write_text(written(DOCUMENT.read_text(encoding="utf-8"), lines), encoding="utf-8")


if __name__ == "__main__":
    main()
