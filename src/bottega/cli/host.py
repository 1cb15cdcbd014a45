"""For hosts: who plays here, at which tables; bans, passwords, invitations, erasing, reports and the audit log."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from bottega.cli.choices import AsJson
from bottega.cli.serve import Data, Database, served_store, settings

if TYPE_CHECKING:
    from bottega.store import Person, ReportRow, Store

Result = TypeVar("Result")
Who = Annotated[str, typer.Argument(metavar="PERSON", help="An account, or an id as bottega people shows it.")]
WhoOrAddress = Annotated[
    str, typer.Argument(metavar="PERSON|ADDRESS", help="An account, an id, or an address or network (192.0.2.0/24).")
]
Account = Annotated[str, typer.Argument(metavar="ACCOUNT")]
Find = Annotated[str, typer.Option("--find", metavar="TEXT", help="Only those with this in their name or account.")]
Limit = Annotated[int, typer.Option("--limit", metavar="N", min=1, help="How many at most.")]
Reason = Annotated[str, typer.Option("--reason", metavar="TEXT", help="Shown to whoever is banned.", prompt=True)]
Random = Annotated[bool, typer.Option("--random", help="Make a password and print it, instead of asking for one.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask again.")]
Days = Annotated[float, typer.Option("--days", metavar="N", min=0.01, help="For how long it can be used.")]
Number = Annotated[int, typer.Argument(metavar="N")]
Text = Annotated[str, typer.Argument(metavar="TEXT", help="What was done about it, for the audit log.")]
Answered = Annotated[bool, typer.Option("--answered", help="Those that were answered, instead of the others.")]


def people(
    find: Find = "", limit: Limit = 100, data: Data = None, database: Database = None, as_json: AsJson = False
) -> None:
    """List the people of a server, the newest first."""
    found = _with_store(data, database, lambda store: store.people.find(find, limit))
    rows = [
        (each.id, _account(each), each.name, str(each.tables), _day(each.created), _day(each.seen)) for each in found
    ]
    _show(("id", "account", "name", "tables", "since", "last seen"), rows, as_json)


def _account(person: Person) -> str:
    if person.owner is not None:
        return f"{person.account} (bot)"
    return person.account or "(guest)"


def tables(limit: Limit = 100, data: Data = None, database: Database = None, as_json: AsJson = False) -> None:
    """List the tables of a server, the last changed first."""
    from bottega.server.people.sanitise import clean
    from bottega.server.seats.seating import Seating

    rows = []
    for row in _with_store(data, database, lambda store: store.tables.latest(limit)):
        seats = [clean(chair.name or chair.bot or "-") for chair in Seating.read(row.body).seats]
        rows.append(
            (row.code, row.game, row.status, row.privacy, _day(row.created), _time(row.updated), ", ".join(seats))
        )
    _show(("code", "game", "status", "privacy", "made", "changed", "seats"), rows, as_json)


def ban(who: WhoOrAddress, reason: Reason, data: Data = None, database: Database = None) -> None:
    """Keep a person or a network from playing. A running server closes their sockets within a second."""
    from bottega.server.operate import host

    subject = _with_store(data, database, lambda store: host.ban(store, who, reason))
    typer.echo(f"Banned {subject}")


def unban(who: WhoOrAddress, data: Data = None, database: Database = None) -> None:
    """Let a banned person or network play again."""
    from bottega.server.operate import host

    subject = _with_store(data, database, lambda store: host.unban(store, who))
    typer.echo(f"{subject} may play again")


def bans(data: Data = None, database: Database = None, as_json: AsJson = False) -> None:
    """List who is banned, and why."""
    found = _with_store(data, database, lambda store: store.hosts.bans())
    _show(("subject", "since", "reason"), [(each.subject, _time(each.at), each.reason) for each in found], as_json)


def password(account: Account, random: Random = False, data: Data = None, database: Database = None) -> None:
    """Set a new password for an account. All its devices are signed out."""
    from bottega.server.operate import host

    wanted = None if random else typer.prompt("New password", hide_input=True, confirmation_prompt=True)
    chosen = _with_store(data, database, lambda store: host.set_password(store, account, wanted))
    typer.echo(f"The new password of {account}: {chosen}" if random else f"The password of {account} is changed")


def erase(who: Who, yes: Yes = False, data: Data = None, database: Database = None) -> None:
    """Erase a person: account, sessions, chat. Their games stay for the others, without the name."""
    from bottega.server.operate import host

    found = _with_store(data, database, lambda store: host.find_person(store, who))
    if not yes and not typer.confirm(f"Erase {found.account or 'the guest'} ({found.name}, {found.id}) for ever?"):
        raise typer.Exit(1)
    _with_store(data, database, lambda store: host.erase(store, found.id))
    typer.echo(f"Erased {found.id}")


def invite(days: Days = 30.0, data: Data = None, database: Database = None) -> None:
    """Print an invitation that lets one person in, where BOTTEGA_SIGN_UP is invited."""
    from bottega.server.operate import host

    wanted = settings(data=data, database=database)
    code = _with_store(data, database, lambda store: host.invite(store, days))
    typer.echo(code)
    if wanted.public_url:
        typer.echo(f"{wanted.public_url.rstrip('/')}/invited#{code}")


def audit(data: Data = None, database: Database = None, as_json: AsJson = False) -> None:
    """List what hosts have done by commands, the oldest first."""
    acts = _with_store(data, database, lambda store: store.hosts.acts())
    rows = [(str(each.number), _time(each.at), each.operator, each.act, each.subject, each.note) for each in acts]
    _show(("no.", "when", "by", "what", "whom", "note"), rows, as_json)


reports = typer.Typer(help="List what players have reported, the oldest first.", rich_markup_mode=None)


@reports.callback(invoke_without_command=True)
def list_reports(
    context: typer.Context, answered: Answered = False, data: Data = None, database: Database = None
) -> None:
    if context.invoked_subcommand is not None:
        return
    for row in _with_store(data, database, lambda store: store.reports.all(answered)):
        typer.echo(_told(row))


@reports.command("answer")
def answer(number: Number, text: Text, data: Data = None, database: Database = None) -> None:
    """Close a report, and note what was done about it."""
    from bottega.server.operate import host

    _with_store(data, database, lambda store: host.answer(store, number, text))
    typer.echo(f"Report {number} is answered")


def _told(row: ReportRow) -> str:
    what = f"the name {row.name!r}" if row.chat is None else f"message {row.chat} by {row.name!r}: {row.text!r}"
    told = f"{row.number}. {_time(row.at)}, table {row.code}, person {row.person}: {what}"
    note = (
        f"\n   {row.reporter or 'somebody erased'} writes: {row.note!r}" if row.note else f"\n   told by {row.reporter}"
    )
    return told + note + (f"\n   answered {_time(row.answered)}: {row.answer}" if row.answered else "")


# --- shared ---


def _with_store(data: Path | None, database: str | None, work: Callable[[Store], Awaitable[Result]]) -> Result:
    """Does something with the database of a server, running or not."""
    served, contents = served_store(data, database)
    from bottega.store import StoreError
    from bottega.store.database import check_version

    if check_version(contents.schema):  # the server that runs may be of the version before
        raise StoreError("database: its schema is older; start the server of this version first")

    async def main() -> Result:
        await served.open()
        try:
            return await work(served)
        finally:
            await served.close()

    return asyncio.run(main())


def _show(headers: Sequence[str], rows: Sequence[Sequence[str]], as_json: bool) -> None:
    """In columns as wide as they need, or as JSON: a list of maps, by the same names."""
    if as_json:
        typer.echo(json.dumps([dict(zip(headers, row, strict=True)) for row in rows], ensure_ascii=False, indent=2))
        return
    widths = [max(len(row[place]) for row in (headers, *rows)) for place in range(len(headers))]
    for row in (headers, *rows):
        typer.echo("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


def _day(at: float | None) -> str:
    return "-" if at is None else f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d}"


def _time(at: float | None) -> str:
    return "-" if at is None else f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M} UTC"
