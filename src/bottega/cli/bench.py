"""`bottega bench`: how fast the rules run here."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated

import typer

from bottega import __version__, games
from bottega.arena.speed import calibrate, compiled, measure
from bottega.cli import choices
from bottega.cli.choices import JsonFile
from bottega.files import check_writable

Games = Annotated[list[str] | None, typer.Argument(metavar="GAME", help="Only these games; else all.")]
Seconds = Annotated[float, typer.Option("--seconds", metavar="S", min=0.1, help="CPU seconds for each figure.")]


def command(wanted: Games = None, seconds: Seconds = 1.0, json_file: JsonFile = None) -> None:
    """Measure the speed of the rules on this machine, one core."""
    from rich.console import Console
    from rich.table import Table

    if json_file is not None:
        check_writable(json_file, "json")
    rows: list[dict[str, object]] = []
    table = Table("Game", "Players", "What", "A second", "Each", box=None, padding=(0, 2, 0, 0))
    measured = [choices.game(name) for name in wanted or games.names()]
    for game in measured:
        for seats in games.spec(game).seats:
            for speed in measure(game, seats, seconds):
                each = f"{1e6 / speed.rate:.2f} us"
                rows.append({"game": game, "seats": seats, **asdict(speed)})
                table.add_row(game, str(seats), speed.what, f"{speed.rate:,.0f} {speed.unit}", each)
    console = Console()
    console.print(table)
    for game in measured:
        console.print(f"{game}: the rules run {'compiled' if compiled(game) else 'as plain Python'}.")
    rounds = calibrate()
    console.print(f"Calibration: {rounds:,.0f} rounds of a plain Python loop a second.")
    if json_file is not None:
        built = {game: compiled(game) for game in measured}
        found = {"bottega": __version__, "compiled": built, "calibration": rounds, "speeds": rows}
        json_file.write_text(f"{json.dumps(found, indent=2)}\n", encoding="utf-8")
