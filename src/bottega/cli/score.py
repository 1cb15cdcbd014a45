"""`bottega score`: the score sheet of a real table, counted by the rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from bottega import games, texts
from bottega.cli.choices import AsJson, Components, Game, Lang
from bottega.core.companion import score_sheet
from bottega.core.companion.score_sheet import MAX_BYTES, Scored
from bottega.files import read_text

File = Annotated[Path, typer.Argument(metavar="FILE", help="A score sheet (TOML or JSON): docs/companion.md.")]


def command(game: Game, file: File, components: Components = None, lang: Lang = "en", as_json: AsJson = False) -> None:
    """Count the score sheet of a real table: every point with its rule, and who wins."""
    sheet = score_sheet.read(read_text(file, MAX_BYTES), str(file))
    scored = score_sheet.score(games.load(game, components), sheet)
    names = [name.strip() for name in sheet["players"]]
    if as_json:
        typer.echo(json.dumps({"players": names, **scored.to_json(lang)}, ensure_ascii=False, indent=2))
    else:
        for line in lines(scored, names, lang):
            typer.echo(line)


def lines(scored: Scored, names: list[str], lang: str) -> list[str]:
    shown: list[str] = []
    told = scored.to_json(lang)
    for side, seats in enumerate(scored.sides):
        shown.append(f"{texts.join(lang, [names[seat] for seat in seats])}: {scored.scores[side]}")
        shown += [
            f"{line['points']:5}  {line['rule']:5}  {line['text']}" for line in told["lines"] if line["side"] == side
        ]
    if scored.winners:
        winners = [names[seat] for seat in scored.winners]
        result = texts.say(lang, "play-result", count=len(winners), winners=winners)
        shown += ["", f"{result} ({scored.rule})"]
    return shown
