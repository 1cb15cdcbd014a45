"""`bottega boxes`: the component lists in the library of this machine."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Annotated

import typer

from bottega import boxes, games
from bottega.boxes import Box
from bottega.cli.boxes.compare import differences, shown
from bottega.cli.choices import AsJson, Game
from bottega.core.errors import Invalid

STANDARD = "standard"

File = Annotated[Path, typer.Argument(metavar="FILE", help="A component list (TOML).")]
Named = Annotated[str, typer.Argument(metavar="BOX", help=f"A file, a name, a hash, or {STANDARD} for ours.")]
Out = Annotated[Path, typer.Argument(metavar="FILE", help="Where to write the copy.")]
Name = Annotated[str, typer.Option("--name", metavar="TEXT", help="What the new box is called.")]
Author = Annotated[str, typer.Option("--author", metavar="TEXT", help="Who makes it.")]

app = typer.Typer(no_args_is_help=True, help="Component lists of your own: keep, show, copy and compare them.")


def _find(game: str, named: str) -> Box:
    return games.standard_box(game) if named == STANDARD else boxes.find(game, named)


@app.command("list")
def list_boxes(as_json: AsJson = False) -> None:
    """List the boxes in the library."""
    for game in games.names():
        for box in boxes.added(game):
            if as_json:
                typer.echo(json.dumps({"game": game, "hash": box.hash, **box.label._asdict()}, ensure_ascii=False))
            else:
                typer.echo(f"{game}: {box}")


@app.command()
def add(game: Game, file: File) -> None:
    """Check a component list and keep it: then --components takes its name or hash, and records of it replay here."""
    box = Box.from_file(game, file)
    games.load(game, box)
    boxes.add(box)
    typer.echo(f"{game}: {box}")


@app.command()
def show(game: Game, box: Named) -> None:
    """Print a component list, exactly as it was added."""
    typer.echo(_find(game, box).text, nl=False)


@app.command()
def fork(game: Game, box: Named, file: Out, name: Name, author: Author = "") -> None:
    """Write a copy with a label of your own, to change; it names the box that it comes from."""
    copy = _find(game, box).relabelled(name, author)
    games.load(game, copy)
    if file.exists():
        raise Invalid(f"{file}: is there already")
    try:
        file.write_bytes(copy.text.encode())
    except OSError as error:
        raise Invalid(f"{file}: {error.strerror}") from None
    typer.echo(f"{file}: {copy}")


@app.command()
def compare(game: Game, first: Named, second: Named, as_json: AsJson = False) -> None:
    """Show two component lists side by side, where they differ."""
    found = [_find(game, first), _find(game, second)]
    for box in found:
        games.load(game, box)
    one, other = (tomllib.loads(box.text) for box in found)
    rows = list(differences(one, other))
    if as_json:
        typer.echo(json.dumps([{"field": field, "first": one, "second": other} for field, one, other in rows]))
        return
    typer.echo(f"{game}: {found[0]} and {found[1]}, {len(rows)} differences")
    for field, one, other in rows:
        typer.echo(f"{field}: {shown(one)} | {shown(other)}")
