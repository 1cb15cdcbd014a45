"""`bottega connect` as its user runs it: the token from a file or the environment, Ctrl-C, wrong input in one line."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import IO

import pytest

import bottega
from client.connecting import bot_file
from server.conftest import running
from server.running import TIMEOUT, Running, wait_for

__all__ = ["running"]
SOURCE = str(Path(bottega.__file__).parent.parent)


class Command:
    """The command, and all that it says."""

    def __init__(self, *words: str, **environ: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bottega", "connect", *words],
            env={**os.environ, "PYTHONPATH": SOURCE, "PYTHONUNBUFFERED": "1", **environ},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.said: list[str] = []
        assert self.process.stdout is not None
        self.reader = threading.Thread(target=self._read, args=(self.process.stdout,), daemon=True)
        self.reader.start()

    def _read(self, output: IO[str]) -> None:
        with suppress(ValueError):
            self.said.extend(output)

    def until(self, words: str) -> None:
        wait_for(lambda: any(words in line for line in self.said) or self.process.poll() is not None)
        assert any(words in line for line in self.said), self.said

    def interrupt(self) -> int:
        self.process.send_signal(signal.SIGINT)
        return self.end()

    def end(self) -> int:
        code = self.process.wait(TIMEOUT)
        self.reader.join(TIMEOUT)
        return code


def test_it_plays_until_it_is_interrupted_even_while_the_bot_thinks(running: Running, tmp_path: Path) -> None:
    owner = running.owner()
    robo = owner.bot()
    (tmp_path / "token").write_text(robo.token + "\n", encoding="utf-8")
    bot = f"{bot_file(tmp_path)}:Thinker"
    url = f"http://127.0.0.1:{running.port}"
    command = Command(url, bot, "--token-file", str(tmp_path / "token"), "--games", "final-touch")
    command.until(f"connected to {url} as robo")
    code = owner.table(seats="me,challenge:robo", options={"starter": 1})["code"]
    wait_for(lambda: running.server.tables.live[code].online == {1})
    assert command.interrupt() == 130
    assert command.said[-1] == "bottega: stopped; 1 games go on when it connects again\n"
    assert not any("Traceback" in line for line in command.said)
    assert robo.token not in "".join(command.said)


def test_a_revoked_token_stops_it_with_one_sentence(running: Running) -> None:
    owner = running.owner()
    robo = owner.bot()
    command = Command(f"http://127.0.0.1:{running.port}", "greedy", BOTTEGA_TOKEN=robo.token)
    command.until("connected to")
    wait_for(lambda: running.server.event_streams.open)
    owner.http.delete(f"/me/bots/{robo.id}/tokens/{robo.token_id}")
    assert command.end() == 2
    assert command.said[-1] == "bottega: This token is unknown or was revoked.\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["http://127.0.0.1:1", "greedy"], "token: needed"),
        (["http://127.0.0.1:1", "no_such.py:Bot", "--token", "x"], "no such file"),
        (["http://127.0.0.1:1", "greedy", "--token", "x", "--games", "chess"], "games: 'chess' is not one of"),
        (["http://127.0.0.1:1", "greedy", "--token", "x", "--on-error", "cry"], "on-error: must be"),
        (["127.0.0.1:1", "greedy", "--token", "x"], "url: must be like"),
    ],
)
def test_wrong_input_is_told_in_one_line(words: list[str], said: str) -> None:
    command = Command(*words, BOTTEGA_TOKEN="")
    assert command.end() == 2
    assert len(command.said) == 1
    assert said in command.said[0]
