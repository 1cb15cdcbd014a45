"""`bottega simulate`: many games between bots, and what they show."""

from __future__ import annotations

import os
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated, TextIO

import typer
from rich.console import Console, Group
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from bottega import bots, games
from bottega.arena.simulate import Plan, simulate
from bottega.arena.summary import Summary
from bottega.cli.choices import Components, Game, Options, read_options
from bottega.core.errors import Invalid

Seats = Annotated[
    int | None, typer.Option("--seats", metavar="N", help="Players; the fewest the game has if left out.")
]
Bots = Annotated[str, typer.Option("--bots", metavar="A,B,..", help="Bots round the table; a short list repeats.")]
Games = Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many games.")]
Seed = Annotated[str, typer.Option("--seed", metavar="SEED", help="The same seed plays the same games.")]
Jobs = Annotated[
    int | None, typer.Option("--jobs", metavar="N", min=1, help="Processes; as many as processors if left out.")
]
Export = Annotated[Path | None, typer.Option("--export", metavar="FILE", help="Write the records, a JSON line each.")]
Check = Annotated[bool, typer.Option("--check", help="Replay every game from its record and compare.")]


def command(
    game: Game,
    seats: Seats = None,
    bot_names: Bots = "random",
    count: Games = 1000,
    seed: Seed = "1",
    jobs: Jobs = None,
    export: Export = None,
    check: Check = False,
    option: Options = None,
    components: Components = None,
) -> None:
    """Play many games between bots and summarise them, with 95 % intervals."""
    spec = games.spec(game)
    seated = spec.seats[0] if seats is None else spec.check_seats(seats)
    named = tuple(name.strip() for name in bot_names.split(","))
    if len(named) > seated:
        raise Invalid(f"bots: {len(named)} are named for {seated} seats")
    for name in named:
        bots.load(name, spec.name)
    options = games.load(spec.name, components).check_options(read_options(option), seated)
    plan = Plan(spec.name, seated, named, seed, options, components, export is not None, check)
    Console().print(tables(run(plan, count, jobs or os.cpu_count() or 1, export), plan, check))


def run(plan: Plan, count: int, jobs: int, export: Path | None) -> Summary:
    """Play, with a progress bar for people who watch."""
    summary = Summary()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with ExitStack() as stack:
        file = stack.enter_context(_open(export)) if export else None
        progress = stack.enter_context(Progress(*columns, console=Console(stderr=True), transient=True))
        task = progress.add_task(plan.game, total=count)
        for played in simulate(plan, count, jobs):
            summary.add(played)
            progress.advance(task)
            if file is not None:
                file.write(f"{played.record}\n")
    return summary


def _open(path: Path) -> TextIO:
    try:
        return path.open("w", encoding="utf-8")
    except OSError as error:
        raise Invalid(f"export: {path}: {error.strerror}") from None


def tables(summary: Summary, plan: Plan, checked: bool) -> Group:
    title = f"{games.spec(plan.game).title}, {plan.seats} players, {summary.games} games, seed {plan.seed}"
    checks = ", every one replayed" if checked else ""
    return Group(f"{title}{checks}", "", _wins(summary), "", _places(summary), "", _rest(summary))


def _wins(summary: Summary) -> Table:
    table = Table("Bot", "Seats", "Games", "Won (95 % interval)", "By luck alone", box=None, padding=(0, 3, 0, 0))
    for bot, won in summary.wins().items():
        seats, played = summary.seats[bot], summary.played[bot]
        table.add_row(bot, f"{seats / played:g}", str(played), won.percent(), f"{summary.expected(bot):.1%}")
    return table


def _places(summary: Summary) -> Table:
    table = Table("Place", "Won (95 % interval)", box=None, padding=(0, 3, 0, 0))
    for place, won in enumerate(summary.places_won(), start=1):
        table.add_row(f"{place}. to move", won.percent())
    return table


def _rest(summary: Summary) -> Table:
    table = Table("", "(95 % interval)", box=None, padding=(0, 3, 0, 0))
    table.add_row("Moves a game", summary.length().plain())
    table.add_row("Best score", summary.best_score().plain())
    table.add_row("Mean score", summary.mean_score().plain())
    for name, average in summary.averages().items():
        table.add_row(name.capitalize(), average.plain())
    for name, part in summary.tally_shares().items():
        table.add_row(name.capitalize(), part.percent())
    for reason, part in summary.ends().items():
        table.add_row(f"Ended by {reason}", part.percent())
    return table
