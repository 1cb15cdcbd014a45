"""The example bot for Node.js: its types hold, and it plays whole games with them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bottega import games
from server.running import Running, wait_for

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "node_bot.ts"
sys.path.insert(0, str(ROOT / "web"))
import node  # noqa: E402  # finds the Node.js that the page is built with


@pytest.fixture(scope="module")
def binary() -> str:
    try:
        return node.binary()
    except FileNotFoundError as error:
        pytest.skip(str(error))


@contextmanager
def node_bot(binary: str, port: int, token: str) -> Iterator[list[str]]:
    process = subprocess.Popen(
        [binary, "--experimental-strip-types", "--no-warnings", str(EXAMPLE), f"http://127.0.0.1:{port}"],
        env={**os.environ, "BOTTEGA_TOKEN": token},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    said: list[str] = []
    assert process.stdout is not None
    assert process.stdout.readline().startswith("connected to")
    try:
        yield said
    finally:
        process.kill()
        out, errors = process.communicate()
        said += [out, errors]


def test_it_plays_whole_games_legally(running: Running, binary: str) -> None:
    """All three at a time."""
    owner = running.owner()
    robo = owner.bot()
    with node_bot(binary, running.port, robo.token) as said:
        codes = [owner.table(game=game, seats="challenge:robo,greedy")["code"] for game in games.names()]
        for code in codes:
            wait_for(lambda code=code: owner.get(f"/tables/{code}")["status"] != "open")  # type: ignore[misc]
            owner.watch(code)
    _, errors = said
    assert errors == ""
    assert all(owner.get(f"/replays/{code}")["outcome"] for code in codes)


def test_its_types_are_those_of_the_documents(binary: str) -> None:
    compiler = ROOT / "web" / "node_modules" / "typescript" / "bin" / "tsc"
    if not compiler.exists():
        pytest.skip("the page's tools are not installed: make page")
    options = ["--noEmit", "--strict", "--target", "es2023", "--module", "esnext", "--moduleResolution", "bundler"]
    types = ["--lib", "es2023,dom", "--types", "node", "--typeRoots", str(ROOT / "web/node_modules/@types")]
    command = [binary, str(compiler), *options, *types, str(EXAMPLE)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stdout
