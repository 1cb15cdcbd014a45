"""The command line. Each command is a module; errors are one line, Ctrl-C is clean."""

from __future__ import annotations

import sys

import typer

from bottega import __version__
from bottega.cli import (
    arena,
    bench,
    clean,
    encoding,
    host,
    play,
    rules,
    scenario,
    score,
    serve,
    simulate,
    texts,
)
from bottega.cli.boxes import command as boxes
from bottega.cli.outside import connect, mcp
from bottega.cli.records import puzzles, replay, review
from bottega.core.errors import BottegaError

app = typer.Typer(
    name="bottega",
    help="Three painting games: play them, simulate them, study them.",
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # plain help reads better aloud
)
app.command("play")(play.command)
app.command("simulate")(simulate.command)
app.command("arena")(arena.command)
app.command("connect")(connect.command)
app.command("mcp")(mcp.command)
app.command("replay")(replay.command)
app.command("review")(review.command)
app.command("scenario")(scenario.command)
app.command("score")(score.command)
app.command("rules")(rules.command)
app.command("texts")(texts.command)
app.command("encoding")(encoding.command)
app.command("bench")(bench.command)
app.command("doctor")(serve.doctor)
app.command("backup")(serve.backup)
app.command("clean")(clean.command)
app.command("restore")(serve.restore)
for command in (
    *(host.people, host.tables, host.ban, host.unban, host.bans),
    *(host.password, host.erase, host.invite, host.audit),
):
    app.command(command.__name__)(command)
app.add_typer(boxes.app, name="boxes")
app.add_typer(puzzles.app, name="puzzles")
app.add_typer(host.reports, name="reports")


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"bottega {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def default(
    context: typer.Context,
    host: serve.Host = None,
    lan: serve.Lan = False,
    port: serve.Port = None,
    public_url: serve.PublicUrl = None,
    allowed_hosts: serve.AllowedHosts = None,
    data: serve.Data = None,
    database: serve.Database = None,
    workers: serve.Workers = None,
    _version: bool = typer.Option(False, "--version", callback=_show_version, is_eager=True, help="Show the version."),
) -> None:
    """Three painting games: play them, simulate them, study them. Without a command: serve them."""
    if context.invoked_subcommand is None:
        serve.serve(
            lan,
            host=host,
            port=port,
            public_url=public_url,
            allowed_hosts=allowed_hosts,
            data=data,
            database=database,
            workers=workers,
        )


def main() -> None:
    """One clear line for an error: exit code 2 for bad input, 1 for a check that failed, 130 after Ctrl-C."""
    try:
        code = app(standalone_mode=False)
    except BrokenPipeError:  # `bottega rules final-touch | head`
        sys.stderr.close()
        sys.exit(141)
    except Exception as error:
        # Typer raises usage errors of its own; which package they come from depends on its version.
        usage = getattr(error, "format_message", None)
        if not isinstance(error, BottegaError) and usage is None:
            raise
        typer.echo(f"bottega: {usage() if usage else error}", err=True)
        sys.exit(2)
    sys.exit(code if isinstance(code, int) else 0)
