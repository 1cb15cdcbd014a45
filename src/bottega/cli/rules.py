"""`bottega rules`: the numbered rules."""

from __future__ import annotations

import textwrap

import typer

from bottega import games, texts
from bottega.cli.choices import Game, Lang


def command(game: Game, lang: Lang = "en") -> None:
    """Show the numbered rules of a game. [D] marks what is ours: the rulebook is silent or unclear."""
    for line in lines(game, lang):
        typer.echo(line)


def lines(game: str, lang: str) -> list[str]:
    spec = games.spec(game)
    shown = [spec.title]
    for name, text in texts.rules(lang, spec.rules_prefix):
        part = name.removeprefix(f"{spec.rules_prefix}-")
        if part.startswith("head-"):
            shown += ["", text]
        else:
            label = name if part[-1].isdigit() else "-"
            shown += textwrap.wrap(f"{label}  {text}", 100, subsequent_indent=" " * (len(label) + 2))
    return [*shown, "", spec.credits]
