"""`bottega`: serve. `bottega doctor`, `bottega backup` and `bottega restore` look after what it stores."""

from __future__ import annotations

import asyncio
import io
import sys
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bottega.core.errors import Invalid

if TYPE_CHECKING:
    from bottega.server.settings import Settings
    from bottega.server.web.addresses import Addresses
    from bottega.store import Contents, Store

Host = Annotated[str | None, typer.Option("--host", metavar="HOST", help="Address to listen on (127.0.0.1).")]
Lan = Annotated[
    bool, typer.Option("--lan", help="Let others in your network join: listen there too, and show the address.")
]
Port = Annotated[int | None, typer.Option("--port", metavar="N", help="Port to listen on (8000); 0: any free one.")]
PublicUrl = Annotated[
    str | None,
    typer.Option("--public-url", metavar="URL", help="Where others reach it, if behind a proxy or a tunnel."),
]
AllowedHosts = Annotated[
    str | None,
    typer.Option("--allowed-hosts", metavar="NAMES", help="Other names it is reached by, with commas between."),
]
Data = Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help="Where the SQLite file is kept.")]
Database = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="postgresql://... or another SQLite file.")
]
Workers = Annotated[int | None, typer.Option("--workers", metavar="N", help="Processes in which bots think (2).")]
Target = Annotated[Path, typer.Argument(metavar="FILE", help="The file to write; it must not exist yet.")]
Saved = Annotated[Path, typer.Argument(metavar="FILE", help="A file that bottega backup wrote.")]

EVERY_ADDRESS = "0.0.0.0"
WHITE_ON_BLACK = "\x1b[38;5;231;48;5;16m{}\x1b[0m"  # of no colour scheme: a code reads in light and dark terminals
NEEDED = ("argon2", "litestar", "msgspec", "prometheus_client", "segno", "uvicorn", "websockets")
ANOTHER = "name the server's own with --data FOLDER or --database URL"


def settings(**flags: Any) -> Settings:
    """From flags and environment; one sentence if the server is not installed."""
    if any(find_spec(name) is None for name in NEEDED):
        raise Invalid("the server is not installed: pip install 'bottega[server]' (play in the terminal: bottega play)")
    from bottega.server.settings import from_environment

    return from_environment(**flags)


def serve(lan: bool, **flags: Any) -> None:
    if lan and flags["host"] is not None:
        raise Invalid("host: --lan listens on every address; leave out one of the two")
    wanted = settings(**{**flags, "host": EVERY_ADDRESS} if lan else flags)
    from bottega.server.serve import run

    run(wanted, announce)


def announce(addresses: Addresses) -> None:
    typer.echo(f"Bottega is at {addresses.local_url} (Ctrl-C stops it)")
    url = addresses.find_public_url()
    if url is not None:
        typer.echo(f"Open {url} on any {'device' if addresses.public_url else 'device in this network'}")
        if addresses.nearby_url is not None:
            typer.echo(f"Most devices find it as {addresses.nearby_url} too")
        if sys.stdout.isatty() and sys.stdout.encoding.lower().startswith("utf"):
            typer.echo(qr_code(url))
    elif not addresses.is_local:
        typer.echo("No network address was found. Join a network, or name the address: bottega --host 192.168.1.5")


def qr_code(url: str) -> str:
    """For a terminal, two rows of squares in a line."""
    import segno

    drawn = io.StringIO()
    segno.make_qr(url).terminal(drawn, compact=True)
    return "\n".join(WHITE_ON_BLACK.format(line) for line in drawn.getvalue().splitlines())


def doctor(data: Data = None, database: Database = None) -> None:
    """Examine every match of a server: that nothing of it is lost, and that the installed rules replay it.

    Run it after installing a new version, before the server is restarted.
    """
    served, contents = served_store(data, database)
    from bottega.server.operate.doctor import examine

    typer.echo(f"Found {served.where} ({_described(contents)})")
    good, findings = asyncio.run(examine(served))
    for finding in findings:
        typer.echo(finding, err=True)
    typer.echo(f"{good} matches are whole, {len(findings)} are not")
    if findings:
        raise typer.Exit(1)


def backup(file: Target, data: Data = None, database: Database = None) -> None:
    """Copy the SQLite database of a server, running or not, into a file."""
    served, _ = served_store(data, database)
    from bottega import store

    asyncio.run(served.backup(str(file)))
    copied = asyncio.run(store.connect(str(file)).look())
    typer.echo(f"Saved {served.where} ({_described(copied)}) in {file}")


def restore(file: Saved, data: Data = None, database: Database = None) -> None:
    """Put a backup in the place of a server's SQLite database. Stop the server first; the old database is kept."""
    wanted = settings(data=data, database=database)
    from bottega import store

    served = store.connect(wanted.url)
    kept = asyncio.run(served.restore(str(file)))
    typer.echo(f"Restored {served.where} ({_described(asyncio.run(served.look()))}) from {file}")
    if kept is not None:
        typer.echo(f"The database that was there is now {kept}")


def served_store(data: Path | None, database: str | None) -> tuple[Store, Contents]:
    """The store of the server with these settings and what is in it; one sentence if there is none.

    Only the server itself creates a database: an empty one of our own would look as if all were well.
    """
    wanted = settings(data=data, database=database)
    from bottega import store

    served = store.connect(wanted.url)
    try:
        return served, asyncio.run(served.look())
    except store.StoreError as error:
        raise store.StoreError(f"{error}; {ANOTHER}") from None


def _described(contents: Contents) -> str:
    last = contents.last_move
    when = "none yet" if last is None else f"{datetime.fromtimestamp(last, UTC):%Y-%m-%d %H:%M} UTC"
    return f"tables: {contents.tables}, people: {contents.people}, last move: {when}"
