"""`bottega bench`: how fast the rules run here."""

from __future__ import annotations

from typing import Annotated

import typer

from bottega import games
from bottega.arena.speed import calibrate, compiled, measure
from bottega.cli import choices

Games = Annotated[list[str] | None, typer.Argument(metavar="GAME", help="Only these games; else all.")]
Seconds = Annotated[float, typer.Option("--seconds", metavar="S", min=0.1, help="CPU seconds for each figure.")]


def command(wanted: Games = None, seconds: Seconds = 1.0) -> None:
    """Measure the speed of the rules on this machine, one core."""
    from rich.console import Console
    from rich.table import Table

    table = Table("Game", "Players", "What", "A second", "Each", box=None, padding=(0, 2, 0, 0))
    measured = [choices.game(name) for name in wanted or games.names()]
    for game in measured:
        for seats in games.spec(game).seats:
            for speed in measure(game, seats, seconds):
                each = f"{1e6 / speed.rate:.2f} us"
                table.add_row(game, str(seats), speed.what, f"{speed.rate:,.0f} {speed.unit}", each)
    console = Console()
    console.print(table)
    for game in measured:
        console.print(f"{game}: the rules run {'compiled' if compiled(game) else 'as plain Python'}.")
    console.print(f"Calibration: {calibrate():,.0f} rounds of a plain Python loop a second.")
