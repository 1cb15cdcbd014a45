"""Arguments that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from bottega import games, texts
from bottega.core.errors import Invalid
from bottega.core.reading import read_yaml


def game(name: str) -> str:
    return _one_of(name, games.names())


def _lang(name: str) -> str:
    return _one_of(name, texts.LANGUAGES)


def _one_of(name: str, known: list[str] | tuple[str, ...]) -> str:
    if name not in known:
        raise typer.BadParameter(f"{name!r} is not one of {', '.join(known)}")
    return name


Game = Annotated[str, typer.Argument(metavar="GAME", callback=game, help=f"One of: {', '.join(games.names())}.")]
Lang = Annotated[
    str, typer.Option("--lang", metavar="LANG", callback=_lang, help=f"Language: {', '.join(texts.LANGUAGES)}.")
]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A table option.")]
Components = Annotated[
    str | None,
    typer.Option("--components", metavar="BOX", help="A component list: a TOML file, or a box by name or hash."),
]
AsJson = Annotated[bool, typer.Option("--json", help="As JSON, for programs.")]
JsonFile = Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write the results.")]


def read_options(pairs: list[str] | None) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Invalid(f"option: {pair!r} is not like NAME=VALUE")
        options[name] = read_yaml(value, f"option: {name}")
    return options
