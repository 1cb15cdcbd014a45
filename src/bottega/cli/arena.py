"""`bottega arena`: bots against each other, and who is better."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

from bottega import bots, games
from bottega.arena import plot as plots
from bottega.arena.extras import need
from bottega.arena.simulate import Plan
from bottega.arena.standings import Standings
from bottega.arena.tournament import Tournament
from bottega.arena.workers import Workers, on_ray, processes
from bottega.cli.choices import Components, Game, JsonFile, Options, read_options
from bottega.cli.simulate import Jobs, Seats, Seed, processors, stop
from bottega.files import check_writable

Bots = Annotated[str, typer.Option("--bots", metavar="A,B,..", help="Two or more; each meets each.")]
Games = Annotated[int, typer.Option("--games", metavar="N", min=1, help="The most that a line-up plays.")]
Full = Annotated[bool, typer.Option("--full", help="Play all games, though it is clear who is better.")]
Ray = Annotated[bool, typer.Option("--ray", help="Play on Ray: the cluster in RAY_ADDRESS, or one started here.")]
RayAddress = Annotated[
    str | None, typer.Option("--ray-address", metavar="ADDRESS", help="Play on the Ray cluster at this address.")
]
Plot = Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="Draw the results, as .png or .svg.")]


def command(
    game: Game,
    bot_names: Bots,
    seats: Seats = None,
    count: Games = 1000,
    full: Full = False,
    seed: Seed = "1",
    jobs: Jobs = None,
    ray: Ray = False,
    ray_address: RayAddress = None,
    json_file: JsonFile = None,
    plot: Plot = None,
    option: Options = None,
    components: Components = None,
) -> None:
    """Let bots meet over the same deals, from every seat, until it is clear who is better.

    Ratings and shares of wins come with 95 % intervals. With more than two sides, one bot meets copies of another.
    """
    spec = games.spec(game)
    seated = spec.seats[0] if seats is None else spec.check_seats(seats)
    named = tuple(name.strip() for name in bot_names.split(","))
    for name in named:
        bots.load(name, spec.name)
    options = games.load(spec.name, components).spec.check_options(read_options(option), seated)
    tournament = Tournament(Plan(spec.name, seated, named, seed, options, components), count, full)
    check_files(json_file, plot)
    far = ray or ray_address is not None
    finished = False
    with suppress(KeyboardInterrupt):
        with on_ray(ray_address) if far else processes(processors(jobs)) as workers:
            run(tournament, workers)
        finished = True
    if tournament.played:
        show(Standings.of(tournament, rated=finished), json_file, plot if finished else None)
    if not finished:
        stop(f"interrupted after {tournament.played} games")


def show(standings: Standings, json_file: Path | None, plot: Path | None) -> None:
    from bottega.cli import tables  # rich is slow to load, and a server starts from here too

    tables.show_arena(standings)
    if json_file is not None:
        json_file.write_text(f"{json.dumps(standings.to_json(), indent=2)}\n", encoding="utf-8")
    if plot is not None:
        plots.draw(standings, plot)


def check_files(json_file: Path | None, plot: Path | None) -> None:
    """All that the end will need is asked for before the first game."""
    need("openskill.models", "arena")
    if json_file is not None:
        check_writable(json_file, "json")
    if plot is not None:
        plots.check(plot)
        check_writable(plot, "plot")


def run(tournament: Tournament, workers: Workers) -> None:
    """Play, with a progress bar for people who watch; what is settled early shortens it."""
    from bottega.cli import tables

    with tables.progress() as progress:
        task = progress.add_task(tournament.plan.game, total=tournament.to_play)
        for _ in tournament.play(workers):
            progress.update(task, completed=tournament.played, total=tournament.to_play)
