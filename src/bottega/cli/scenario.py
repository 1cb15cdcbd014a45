"""`bottega scenario`: run scenario files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bottega.scenario import run_file

Files = Annotated[list[Path], typer.Argument(metavar="FILE...", help="Scenario files (YAML).")]


def command(files: Files) -> None:
    """Run scenario files: a line each; exit code 1 if one fails."""
    failed = 0
    for file in files:
        report = run_file(file)
        failed += report.failure is not None
        verdict = "ok    " if report.failure is None else "FAILED"
        typer.echo(f"{verdict} {file}{f': {report.failure}' if report.failure else ''}")
        for remark in report.remarks:
            typer.echo(f"       {remark}")
    if failed:
        typer.echo(f"{failed} of {len(files)} failed", err=True)
        raise typer.Exit(1)
