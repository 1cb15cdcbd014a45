"""Arguments that several commands share."""

from __future__ import annotations

from typing import Annotated

import typer

from bottega import games, texts


def _game(name: str) -> str:
    return _one_of(name, games.names())


def _lang(name: str) -> str:
    return _one_of(name, texts.LANGUAGES)


def _one_of(name: str, known: list[str] | tuple[str, ...]) -> str:
    if name not in known:
        raise typer.BadParameter(f"{name!r} is not one of {', '.join(known)}")
    return name


Game = Annotated[str, typer.Argument(metavar="GAME", callback=_game, help=f"One of: {', '.join(games.names())}.")]
Lang = Annotated[
    str, typer.Option("--lang", metavar="LANG", callback=_lang, help=f"Language: {', '.join(texts.LANGUAGES)}.")
]
Components = Annotated[
    str | None, typer.Option("--components", metavar="FILE", help="A component list of your own (TOML).")
]
