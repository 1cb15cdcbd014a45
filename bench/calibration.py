"""How often values of the search are won: the master plays itself; table and plot of docs/bots.md are written.

    .venv/bin/python -P bench/calibration.py --minutes 30             # goes on where it stopped
    .venv/bin/python -P bench/calibration.py --check --minutes 30     # other games, for the chances made of the first
    .venv/bin/python -P bench/calibration.py --write                  # only what is written, from what has been played

What was won of each value becomes the chance to win that src/bottega/bots/chances.json has for it.

Each decision of a game has a value, as a hint would tell it. Decisions of one game are not independent: of those in the
same tenth (0 to 10 %, 10 to 20 %, ..) each game counts one, drawn at random. Results: bench/calibration.json.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from rich.console import Console

from bottega import bots, games
from bottega.arena.statistics import Estimate, share
from bottega.arena.workers import processes
from bottega.bots import chances
from bottega.bots.hints import hints
from bottega.core.chance import Chance, Dice
from bottega.core.match import Match

HERE = Path(__file__).parent
RESULTS = HERE / "calibration.json"
DOCUMENT = HERE.parent / "docs" / "bots.md"
CHANCES = HERE.parent / "src" / "bottega" / "bots" / chances.FILE
PLOT = HERE.parent / "docs" / "pictures" / "calibration.svg"

LEVEL = "master:200"  # iterations, so that a busy machine changes nothing
TENTHS = 10
NEAR = 0.05  # from the share that was won
FEWEST = 300  # games that chances are made of
CHECKED = " checked"  # games for the chances, by their names
COUNTS = [(game, seats) for game in games.names() for seats in games.spec(game).seats]

Told = list[list[float]]  # for each tenth: games, the sum of what was told, the sum of what was won


class Forecaster:
    """Plays what the master would advise, and remembers what was told of it."""

    name = "forecaster"
    out_of_turn = True

    def __init__(self, game: str, check: bool) -> None:
        self.game = game
        self.check = check  # a chance rather than a value
        self.told: list[tuple[int, float]] = []  # seat and value
        self.answering = bots.load(LEVEL, game)

    def choose(self, view: Any, chance: Chance) -> Any:
        if not view.awaited:
            return self.answering.choose(view, chance)
        best = hints(self.game, view, chance, LEVEL)[0]
        if best.value is not None:
            told = chances.chance_of_winning(self.game, view.seats, best.value) if self.check else best.value
            assert told is not None
            self.told.append((view.seat, told))
        return best.action


def play(task: tuple[str, int, int, bool]) -> Told:
    """One game: what it says about each tenth."""
    game, seats, number, check = task
    match = Match(games.standard(game), seats, seed=f"{'check' if check else 'calibration'}-{number}")
    forecaster = Forecaster(game, check)
    table = bots.BotTable(match, [forecaster] * seats, Dice(number))
    while not match.over:
        table.move()
    assert match.outcome is not None
    won = dict.fromkeys(match.outcome.winners, 1 / winning_sides(match))
    found: Told = [[0.0, 0.0, 0.0] for _ in range(TENTHS)]
    told = forecaster.told
    for seat, value in Random(number).sample(told, len(told)):
        tenth = found[min(int(value * TENTHS), TENTHS - 1)]
        if not tenth[0]:
            tenth[:] = [1.0, round(value, 3), round(won.get(seat, 0.0), 3)]
    return found


def winning_sides(match: Match) -> int:
    assert match.outcome is not None
    return sum(set(side) <= set(match.outcome.winners) for side in match.game.sides(match.seats))


# --- results ---


def read() -> dict[str, Told]:
    found: dict[str, Told] = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    return found


def keep(results: dict[str, Told]) -> None:
    lines = [f"{json.dumps(name)}: {json.dumps(results[name])}" for name in sorted(results)]
    RESULTS.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def key(game: str, seats: int, check: bool = False) -> str:
    return f"{game} {seats}{CHECKED if check else ''}"


def played(told: Told | None) -> int:
    """Games; the first entry beyond the tenths counts them."""
    return int(told[TENTHS][0]) if told else 0


def add(results: dict[str, Told], name: str, found: Told) -> None:
    told = results.setdefault(name, [[0.0, 0.0, 0.0] for _ in range(TENTHS)] + [[0.0]])
    for place, tenth in enumerate(found):
        told[place] = [round(old + new, 3) for old, new in zip(told[place], tenth, strict=True)]
    told[TENTHS][0] += 1


def find_out(counts: Sequence[tuple[str, int]], check: bool, most: int, jobs: int, minutes: float) -> None:
    """All side by side, so that each has some answer early."""
    results, end = read(), monotonic() + minutes * 60
    with processes(jobs) as workers, Console().status("") as status:
        while monotonic() < end:
            numbers = {count: played(results.get(key(*count, check))) for count in counts}
            tasks = [(*count, number, check) for count, number in numbers.items() if number < most]
            if not tasks:
                return
            for (game, seats, number, _), found in zip(tasks, workers.map(play, tasks), strict=True):
                add(results, key(game, seats, check), found)
                keep(results)
                status.update(f"{key(game, seats, check)}: {number + 1} games")


# --- chances ---


def knots(told: Told) -> list[tuple[float, float]]:
    """Of each tenth what was told and what was won, on average; neighbours that fall are put together."""
    found: list[list[float]] = []
    for tenth in told[:TENTHS]:
        if tenth[0]:
            found.append([*tenth])
        while len(found) > 1 and found[-2][2] / found[-2][0] > found[-1][2] / found[-1][0]:
            last = found.pop()
            found[-1] = [one + other for one, other in zip(found[-1], last, strict=True)]
    return [(round(told / count, 3), round(won / count, 3)) for count, told, won in found]


def made(results: dict[str, Told]) -> dict[str, Any]:
    """The chances by the games so far."""
    return {
        key(*count): {
            "games": played(told),
            "checked": all(is_near(tenth) for tenth in results.get(key(*count, True), [[0.0] * 3])[:TENTHS]),
            "knots": knots(told),
        }
        for count in COUNTS
        if (told := results.get(key(*count))) and played(told) >= FEWEST
    }


def listed(found: dict[str, Any]) -> str:
    """As the package has them."""
    return "{\n" + ",\n".join(f"{json.dumps(name)}: {json.dumps(row)}" for name, row in found.items()) + "\n}\n"


# --- the table ---


def measured(tenth: Sequence[float]) -> Estimate:
    return share(tenth[2], tenth[0])


def is_near(tenth: Sequence[float]) -> bool:
    """Is it shown that what was told is no more than 5 points from the truth?"""
    told, won = tenth[1] / tenth[0] if tenth[0] else 0.0, measured(tenth)
    return bool(tenth[0]) and told - NEAR <= won.low and won.high <= told + NEAR


def cell(tenth: Sequence[float]) -> str:
    """Such as `46: 52 [41, 63] of 81`: told, won, and the interval of that."""
    if not tenth[0]:
        return "-"
    won = measured(tenth)
    value, low, high = (round(100 * part) for part in (won.value, won.low, won.high))
    return f"{100 * tenth[1] / tenth[0]:.0f}: {value} [{low}, {high}] of {tenth[0]:.0f}"


def table(results: dict[str, Told]) -> str:
    """For each game and number of players the values as they are, then the chances that were made of them."""
    tenths = [f"{10 * place} to {10 * place + 10}" for place in range(TENTHS)]
    head = ["game", "players", "told", "games", "within 5", *tenths]
    rows = []
    for game, seats in COUNTS:
        for check in (False, True):
            told = results.get(key(game, seats, check), [[0.0] * 3 for _ in range(TENTHS)] + [[0.0]])
            near = "yes" if all(is_near(tenth) for tenth in told[:TENTHS]) else "no"
            kind = "chance" if check else "value"
            if not check or played(told):
                title = games.spec(game).title
                rows.append([title, str(seats), kind, str(played(told)), near, *map(cell, told[:TENTHS])])
    return "\n".join(f"| {' | '.join(line)} |" for line in [head, ["---"] * len(head), *rows])


def written(text: str, results: dict[str, Told]) -> str:
    """The document with its table as it is now."""
    begin, end = "<!-- calibration -->\n", "<!-- /calibration -->"
    before, _, rest = text.partition(begin)
    return f"{before}{begin}{table(results)}\n{end}{rest.partition(end)[2]}"


# --- the plot ---

SIDE, MARGIN = 200, 34  # pixels of a panel, and around it
IN_A_ROW = 3
STYLE = """
  text { font: 12px sans-serif; fill: #333 } .axis { stroke: #999; fill: none } .near { fill: #dfe8df }
  .won { stroke: #8a2f1d; stroke-width: 1.5 } circle { fill: #8a2f1d }
  svg { background: #fff }
"""


def panel(told: Told, title: str, left: int, top: int) -> str:
    """What was won over what was told, with intervals; the band is where both are within 5 points."""

    def x(part: float) -> float:
        return left + SIDE * part

    def y(part: float) -> float:
        return top + SIDE * (1 - part)

    corners = ((0, NEAR), (1 - NEAR, 1), (1, 1), (1, 1 - NEAR), (NEAR, 0), (0, 0))
    band = " ".join(f"{x(told):.0f},{y(won):.0f}" for told, won in corners)
    drawn = [
        f'<polygon class="near" points="{band}"/>',
        f'<rect class="axis" x="{x(0):.0f}" y="{y(1):.0f}" width="{SIDE}" height="{SIDE}"/>',
        f'<text x="{x(0.5):.0f}" y="{top - 10}" text-anchor="middle">{title}</text>',
        f'<text x="{x(0.5):.0f}" y="{y(0) + 26:.0f}" text-anchor="middle">told, %</text>',
        *(f'<text x="{x(n):.0f}" y="{y(0) + 13:.0f}" text-anchor="middle">{100 * n:.0f}</text>' for n in (0, 0.5, 1)),
        *(f'<text x="{x(0) - 4:.0f}" y="{y(n) + 4:.0f}" text-anchor="end">{100 * n:.0f}</text>' for n in (0, 0.5, 1)),
    ]
    for tenth in told[:TENTHS]:
        if tenth[0]:
            at, won = x(tenth[1] / tenth[0]), measured(tenth)
            drawn.append(
                f'<line class="won" x1="{at:.1f}" x2="{at:.1f}" y1="{y(won.low):.1f}" y2="{y(won.high):.1f}"/>'
            )
            drawn.append(f'<circle cx="{at:.1f}" cy="{y(won.value):.1f}" r="3"/>')
    return "\n".join(drawn)


def plot(results: dict[str, Told]) -> str:
    """A panel for each game and number of players that has been played."""
    shown = [(count, told) for count in COUNTS if (told := results.get(key(*count)))]
    width, height = MARGIN + (SIDE + MARGIN) * IN_A_ROW, (SIDE + 2 * MARGIN) * -(-len(shown) // IN_A_ROW)
    panels = [
        panel(
            told,
            f"{games.spec(game).title}, {seats} players",
            MARGIN + place % IN_A_ROW * (SIDE + MARGIN),
            MARGIN + place // IN_A_ROW * (SIDE + 2 * MARGIN),
        )
        for place, ((game, seats), told) in enumerate(shown)
    ]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}">'
    return "\n".join([head, f"<style>{STYLE}</style>", *panels, "</svg>\n"])


def main() -> None:
    parser = ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--game", choices=games.names())
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=2000, help="for each number of players")
    parser.add_argument("--minutes", type=float, default=1e6, help="when to stop at the latest")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--check", action="store_true", help="play for the chances, not for the values")
    parser.add_argument("--write", action="store_true", help="write only")
    given = parser.parse_args()
    asked = [count for count in COUNTS if given.game in (None, count[0]) and given.seats in (None, count[1])]
    if not given.write:
        if given.check:
            asked = [(game, seats) for game, seats in asked if key(game, seats) in chances.measured()]
        find_out(asked, given.check, given.games, given.jobs, given.minutes)
    CHANCES.write_text(listed(made(read())), encoding="utf-8")
    DOCUMENT.write_text(written(DOCUMENT.read_text(encoding="utf-8"), read()), encoding="utf-8")
    PLOT.write_text(plot(read()), encoding="utf-8")


if __name__ == "__main__":
    main()
