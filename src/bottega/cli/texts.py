"""`bottega texts`: what a translation lacks."""

from __future__ import annotations

import re
from typing import Annotated

import typer


def _code(lang: str) -> str:
    if not re.fullmatch("[a-z]{2,3}", lang):
        raise typer.BadParameter(f"{lang!r} is not the code of a language, such as de")
    return lang


Code = Annotated[str, typer.Argument(metavar="LANG", callback=_code, help="The code of a language, such as de.")]


def command(lang: Code) -> None:
    """List what a language lacks, for the shell, the games and the page. What is missing is said in English."""
    from bottega.cli.translation import PAGE, faults  # Fluent is slow to import

    found = list(faults(lang))
    for line in found:
        typer.echo(line)
    if not PAGE.is_dir():
        typer.echo("The texts of the page were not checked: only a clone of the repository has them.")
    if found:
        raise typer.Exit(1)
    typer.echo(f"{lang}: nothing is missing.")
