"""`bottega encoding`: what every index of a game's arrays means."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from bottega.cli.choices import AsJson, Components, Game
from bottega.envs.setups import GameSetup

Seats = Annotated[int, typer.Option("--seats", metavar="N", help="Number of players.")]


def command(game: Game, seats: Seats = 2, components: Components = None, as_json: AsJson = False) -> None:
    """Show every index of a game's observations and actions with its meaning."""
    table = GameSetup(game, seats, components=components)
    features, moves = table.encoding.features, table.encoding.moves
    if as_json:
        listed = [{"meaning": meaning, "most": most} for meaning, most in features]
        typer.echo(json.dumps({"id": table.identifier, "seats": seats, "observation": listed, "actions": moves}))
        return
    typer.echo(f"{table.identifier} for {seats} players, told from the seat that looks; seats count on clockwise.")
    typer.echo(f"\nObservation: {len(features)} numbers, each divided by the most it shows.")
    for index, (meaning, most) in enumerate(features):
        typer.echo(f"{index:6}  0..{most:<4} {meaning}")
    typer.echo(f"\nActions: {len(moves)}.")
    for index, meaning in enumerate(moves):
        typer.echo(f"{index:6}  {meaning}")
