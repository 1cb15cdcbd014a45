"""`bottega simulate`: many games between bots, and what they show."""

from __future__ import annotations

import json
import os
import shlex
import signal
import sys
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Annotated, NoReturn, TextIO

import typer

from bottega import bots, games
from bottega.arena.balance import Balance
from bottega.arena.simulate import Plan, simulate
from bottega.arena.summary import Summary
from bottega.cli.choices import Components, Game, JsonFile, Options, read_options
from bottega.core.errors import Invalid
from bottega.files import check_writable

Seats = Annotated[
    int | None, typer.Option("--seats", metavar="N", help="Players; the fewest the game has if left out.")
]
Bots = Annotated[str, typer.Option("--bots", metavar="A,B,..", help="Bots round the table; a short list repeats.")]
Games = Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many games.")]
Seed = Annotated[str, typer.Option("--seed", metavar="SEED", help="The same seed plays the same games.")]
Jobs = Annotated[
    int | None,
    typer.Option(
        "--jobs", metavar="N", min=0, help="Processes; as many as processors if left out, 0 for none but this."
    ),
]
Export = Annotated[Path | None, typer.Option("--export", metavar="FILE", help="Write the records, a JSON line each.")]
Report = Annotated[
    Path | None, typer.Option("--report", metavar="FILE", help="Write a page on the game's balance (HTML).")
]
Check = Annotated[bool, typer.Option("--check", help="Replay every game from its record and compare.")]


def command(
    game: Game,
    seats: Seats = None,
    bot_names: Bots = "random",
    count: Games = 1000,
    seed: Seed = "1",
    jobs: Jobs = None,
    export: Export = None,
    report: Report = None,
    json_file: JsonFile = None,
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
    options = games.load(spec.name, components).spec.check_options(read_options(option), seated)
    plan = Plan(spec.name, seated, named, seed, options, components, export is not None, check, report is not None)
    for file, name in ((report, "report"), (json_file, "json")):
        if file is not None:
            check_writable(file, name)
    balance = Balance(games.load(spec.name).sides(seated))
    summary = run(plan, count, processors(jobs), export, balance)
    from bottega.cli import tables  # rich is slow to load, and a server starts from here too

    if summary.games:
        tables.show(summary, plan, check)
    if summary.games and json_file is not None:
        json_file.write_text(f"{json.dumps(summary.to_json(plan), indent=2)}\n", encoding="utf-8")
    if summary.games and report is not None:
        from bottega.arena.report import page

        report.write_text(page(balance, plan, shlex.join(["bottega", *sys.argv[1:]])), encoding="utf-8")
    if summary.games < count:
        stop(f"interrupted after {summary.games} of {count} games")


def processors(jobs: int | None) -> int:
    return (os.cpu_count() or 1) if jobs is None else jobs


def run(plan: Plan, count: int, jobs: int, export: Path | None, balance: Balance) -> Summary:
    """Play, with a progress bar for people who watch; an interrupt leaves the games that were played up to then."""
    from bottega.cli import tables

    summary = Summary()
    with suppress(KeyboardInterrupt), ExitStack() as stack:
        file = stack.enter_context(_open(export)) if export else None
        progress = stack.enter_context(tables.progress())
        task = progress.add_task(plan.game, total=count)
        for played in stack.enter_context(closing(simulate(plan, count, jobs))):
            summary.add(played)
            if plan.ledger:
                balance.add(played)
            progress.advance(task)
            if file is not None:
                file.write(f"{played.record}\n")
    return summary


def stop(message: str) -> NoReturn:
    """End as programs do after Ctrl-C. A second one has nothing left to interrupt, so it is ignored."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    typer.echo(f"bottega: {message}", err=True)
    raise typer.Exit(128 + signal.SIGINT)


def _open(path: Path) -> TextIO:
    try:
        return path.open("w", encoding="utf-8")
    except OSError as error:
        raise Invalid(f"export: {path}: {error.strerror}") from None
