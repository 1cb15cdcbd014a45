"""`bottega`: serve. `bottega doctor` and `bottega backup` look after what it stores."""

from __future__ import annotations

import asyncio
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bottega.core.errors import Invalid

if TYPE_CHECKING:
    from bottega.server.settings import Settings

Host = Annotated[str | None, typer.Option("--host", metavar="HOST", help="Address to listen on (127.0.0.1).")]
Port = Annotated[int | None, typer.Option("--port", metavar="N", help="Port to listen on (8000); 0: any free one.")]
Data = Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help="Where the SQLite file is kept.")]
Database = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="postgresql://... or another SQLite file.")
]
Workers = Annotated[int | None, typer.Option("--workers", metavar="N", help="Processes in which bots think (2).")]
Target = Annotated[Path, typer.Argument(metavar="FILE", help="The file to write; it must not exist yet.")]

NEEDED = ("argon2", "litestar", "msgspec", "prometheus_client", "uvicorn", "websockets")


def settings(**flags: Any) -> Settings:
    """From flags and environment; one sentence if the server is not installed."""
    if any(find_spec(name) is None for name in NEEDED):
        raise Invalid("the server is not installed: pip install 'bottega[server]' (play in the terminal: bottega play)")
    from bottega.server.settings import from_environment

    return from_environment(**flags)


def serve(host: str | None, port: int | None, data: Path | None, database: str | None, workers: int | None) -> None:
    wanted = settings(host=host, port=port, data=data, database=database, workers=workers)
    from bottega.server.serve import run

    run(wanted, lambda url: typer.echo(f"Bottega is at {url} (Ctrl-C stops it)"))


def doctor(data: Data = None, database: Database = None) -> None:
    """Replay every stored match with the installed rules and report differences: run it before an upgrade."""
    wanted = settings(data=data, database=database)
    from bottega.server.doctor import examine

    good, findings = asyncio.run(examine(wanted.url))
    for finding in findings:
        typer.echo(finding, err=True)
    typer.echo(f"{good} matches replayed, {len(findings)} differ")
    if findings:
        raise typer.Exit(1)


def backup(file: Target, data: Data = None, database: Database = None) -> None:
    """Copy the SQLite database of a server, running or not, into a file."""
    wanted = settings(data=data, database=database)
    from bottega import store

    asyncio.run(store.connect(wanted.url).backup(str(file)))
    typer.echo(f"Saved in {file}")
