"""`bottega connect`: lets a bot of one's own play at a server."""

from __future__ import annotations

import asyncio
from datetime import datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from bottega import bots, games
from bottega.cli.simulate import stop
from bottega.core.errors import Invalid

ALL = ",".join(games.names())
Url = Annotated[str, typer.Argument(metavar="URL", help="The server, such as https://bottega.example.")]
BotFile = Annotated[str, typer.Argument(metavar="BOT", help="my_bot.py:MyBot, or one of our own, such as greedy.")]
Token = Annotated[
    str | None, typer.Option("--token", metavar="TOKEN", help="Others on this computer may see it: better use a file.")
]
TokenFile = Annotated[
    Path | None,
    typer.Option("--token-file", metavar="FILE", help="A file with the token; or set BOTTEGA_TOKEN."),
]
Games = Annotated[
    str,
    typer.Option("--games", metavar="GAME,GAME,..", help="Challenges to other games are declined. All if left out."),
]
AtATime = Annotated[
    int, typer.Option("--at-a-time", metavar="N", min=1, help="Games at a time; more challenges wait for one to end.")
]
OnError = Annotated[
    str, typer.Option("--on-error", metavar="WHAT", help="If the bot fails: resign, or random for that move.")
]


def command(
    url: Url,
    bot: BotFile,
    token: Token = None,
    token_file: TokenFile = None,
    wanted: Games = ALL,
    at_a_time: AtATime = 1,
    on_error: OnError = "resign",
) -> None:
    """Let a bot play at a server: it accepts challenges, and goes on after breaks. Ctrl-C stops it."""
    check_installed()
    from bottega.client.account import Account, read_token
    from bottega.client.connector import Connector

    names = [name.strip() for name in wanted.split(",")]
    for name in names:
        if name not in games.names():
            raise Invalid(f"games: {name!r} is not one of {', '.join(games.names())}")
        bots.load(bot, name)
    if on_error not in ("resign", "random"):
        raise Invalid(f"on-error: must be resign or random, not {on_error!r}")
    account = Account(url, read_token(token, token_file))
    if not account.is_private:
        report(f"{url} is not https: anybody on the way can read the token")
    connector = Connector(account, bot, names, at_a_time, on_error, report)  # type: ignore[arg-type]  # just checked
    try:
        asyncio.run(connector.run())
    except KeyboardInterrupt:
        left = f"; {len(connector.playing)} games go on when it connects again" if connector.playing else ""
        stop(f"stopped{left}")


def check_installed() -> None:
    if find_spec("websockets") is None:
        raise Invalid("this needs websockets: pip install 'bottega[connect]'")


def report(text: str) -> None:
    typer.echo(f"{datetime.now():%H:%M:%S} {text}")
