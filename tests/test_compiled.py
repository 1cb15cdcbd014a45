"""Compiled or not, the same seeds give the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src"
pytestmark = pytest.mark.usefixtures("compiled")
WHERE = "from bottega.games.final_touch import rules; print(rules.__file__)"


def run(*arguments: str, plain: bool) -> str:
    """Python in its own process, with the source tree (plain) or with what is installed (compiled)."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if plain:
        env["PYTHONPATH"] = str(SOURCE)
    done = subprocess.run([sys.executable, "-P", *arguments], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def compiled() -> None:
    installed = subprocess.run(
        [sys.executable, "-P", "-c", WHERE],
        env={"PATH": os.environ["PATH"]},
        capture_output=True,
        text=True,
        check=False,
    )
    if installed.returncode or installed.stdout.strip().endswith(".py"):
        pytest.skip("no compiled build is installed (no C compiler?)")


def test_plain_is_plain_and_compiled_is_compiled() -> None:
    assert run("-c", WHERE, plain=True).strip().endswith(".py")
    assert not run("-c", WHERE, plain=False).strip().endswith(".py")


@pytest.mark.parametrize("seats", ["2", "3", "4"])
@pytest.mark.parametrize("bots", ["random", "greedy,random"])
def test_same_seeds_same_games(tmp_path: Path, seats: str, bots: str) -> None:
    records = []
    for plain in (True, False):
        file = tmp_path / f"{plain}.jsonl"
        games = ("--games", "60", "--seed", "42", "--jobs", "1", "--export", str(file))
        run("-m", "bottega", "simulate", "final-touch", "--seats", seats, "--bots", bots, *games, plain=plain)
        records.append(file.read_text(encoding="utf-8"))
    assert records[0] == records[1]


def test_same_dice_same_playouts() -> None:
    script = """
from bottega import games
from bottega.core.chance import Dice
from bottega.games.final_touch.playout import playouts
game = games.standard("final-touch")
for seats in (2, 3, 4):
    print(playouts(game.setup(seats, {}, Dice(5)), Dice(6), 200))
"""
    assert run("-c", script, plain=True) == run("-c", script, plain=False)
