"""`bottega clean`: deletes from a server's database what is old."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Annotated

import typer

from bottega.cli import serve

if TYPE_CHECKING:
    from bottega.server.settings import Settings
    from bottega.store import Store

DryRun = Annotated[bool, typer.Option("--dry-run", help="Only say what would be deleted.")]


def command(dry_run: DryRun = False, data: serve.Data = None, database: serve.Database = None) -> None:
    """Delete what is old: guests without games, tables nobody came back to, imports, chat. Finished games stay.

    A running server does the same by itself, every six hours.
    """
    wanted = serve.settings(data=data, database=database)
    from bottega import store

    asyncio.run(_clean(store.connect(wanted.url), wanted, dry_run))


async def _clean(store: Store, settings: Settings, dry_run: bool) -> None:
    from bottega.server.operate.clean import clean, count_old, days
    from bottega.store.database import StoreError, check_version

    if check_version((await store.look()).schema):  # opening it would migrate it, under a server that may be running
        raise StoreError(f"clean: {store.where} is of an older version; start the server once, then clean")
    await store.open()
    try:
        found = await (count_old if dry_run else clean)(store, settings, time.time())
    finally:
        await store.close()
    typer.echo(f"{'Would delete from' if dry_run else 'Deleted from'} {store.where}:")
    for kind, number in days(settings).items():
        typer.echo(f"{found.get(kind, 0):7} {kind} ({number} days)")
