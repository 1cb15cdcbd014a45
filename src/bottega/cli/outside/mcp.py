"""`bottega mcp`: a Model Context Protocol server, through which a language model sits at a table.

A language model sees the view of its seat alone, in words. Without a server's address it plays on this computer against
bots; with one, as a bot account. Messages of the protocol go over standard input and output.
"""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from bottega import __version__
from bottega.cli.choices import Lang
from bottega.core.errors import Invalid

Url = Annotated[
    str | None, typer.Option("--url", metavar="URL", help="A server; without it, games on this computer against bots.")
]
Token = Annotated[str | None, typer.Option("--token", metavar="TOKEN", help="Of a bot account at the server.")]
TokenFile = Annotated[
    Path | None, typer.Option("--token-file", metavar="FILE", help="A file with the token; or set BOTTEGA_TOKEN.")
]

INSTRUCTIONS = """Play a painting game at one seat. You see what your seat may know, in words. Begin with {begin}, then
repeat: look at the table and the numbered choices, think, and call play with the number of a choice (or the move in
words). An illegal move is refused with the rule that forbids it, and nothing happens; ask for rules when in doubt."""


def command(url: Url = None, token: Token = None, token_file: TokenFile = None, lang: Lang = "en") -> None:
    """Let a language model sit at a table, by the Model Context Protocol over standard input and output."""
    if find_spec("mcp") is None or find_spec("websockets") is None:
        raise Invalid("this needs the library of the Model Context Protocol: pip install 'bottega[mcp]'")
    from mcp.server import MCPServer

    from bottega.client.account import Account, read_token
    from bottega.client.tools import LocalTools, RemoteTools, Tools

    tools: Tools = LocalTools(lang) if url is None else RemoteTools(Account(url, read_token(token, token_file)), lang)
    begin = "new_game" if url is None else "tables and sit"
    server: MCPServer[None] = MCPServer(
        "bottega", version=__version__, instructions=INSTRUCTIONS.format(begin=begin), log_level="WARNING"
    )
    for tool in tools.all():
        server.add_tool(tool)
    server.run("stdio")
