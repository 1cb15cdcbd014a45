"""What docs/protocol.md says is true, and enough: the example client plays whole games by it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from bottega import games
from bottega.server import protocol, typescript
from bottega.server.notify.events import TableEvent
from bottega.server.problems import STATUS
from bottega.server.table import wire
from server.running import Running

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", games.names())
def test_the_example_client_plays_a_whole_game(running: Running, game: str) -> None:
    command = [sys.executable, str(ROOT / "examples" / "bot_client.py"), f"http://127.0.0.1:{running.port}", game]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    assert "winners" in done.stdout


def test_the_examples_of_the_page_are_what_the_server_reads_and_writes() -> None:
    kinds = {
        "move": wire.ClientMessage,
        "state": wire.ServerMessage,
        "update": wire.ServerMessage,
        "hint": wire.ServerMessage,
    }
    blocks = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, re.S)]
    assert len(blocks) == 8
    for block in blocks:
        if block.get("type") == "event":  # its table is shortened
            assert {"type", *TableEvent.__struct_fields__} >= set(block)
        elif "game" in block:
            msgspec.convert(block, protocol.NewTable)
        elif "kind" in block:
            msgspec.convert(block, protocol.OptionInfo)
        elif "code" in block:
            assert block["code"] in STATUS
            msgspec.convert(block, protocol.Problem)
        else:
            msgspec.convert(block, kinds[block["type"]])


def test_every_message_and_every_code_is_on_the_page() -> None:
    for union in (wire.ClientMessage, wire.ServerMessage):
        for kind in union.__args__:
            assert f'"type": "{kind.__struct_config__.tag}"' in PAGE or f"`{kind.__struct_config__.tag}`" in PAGE, kind
    told = dict(re.findall(r"^\| `([a-z-]+)` \| (\d{3}) \|", PAGE, re.M))
    assert told == {code: str(status) for code, status in STATUS.items()}


def test_the_typescript_is_up_to_date() -> None:
    assert (ROOT / "docs" / "protocol.ts").read_text(encoding="utf-8") == typescript.text()
