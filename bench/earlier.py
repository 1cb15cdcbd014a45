"""Bots of an earlier version, as opponents that stay the same: from their own build, in a process of their own.

    .venv/bin/python -P bench/earlier.py build f05d0ef     # once: 0.1.0, compiled

Both sides hold the match and make the same moves in it; random results follow from the match's seed, by the rules of
the earlier version.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from time import process_time
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "earlier"
PREFIX = "0.1.0 "  # of the names of its bots
RULES = 1  # the version of the rules that it knows


# --- the build ---


def build(commit: str) -> None:
    """Compiles the package as it was at a commit."""
    shutil.rmtree(BUILD, ignore_errors=True)
    (BUILD / "source").mkdir(parents=True)
    archive = BUILD / "source.tar"
    subprocess.run(["git", "archive", "--output", str(archive), commit], cwd=ROOT, check=True)
    shutil.unpack_archive(archive, BUILD / "source")
    environ = {**os.environ, "BOTTEGA_PAGE": "off", "HATCH_BUILD_HOOK_ENABLE_MYPYC": "true"}
    uv = str(Path(sys.executable).with_name("uv"))
    for command in (
        [uv, "build", "--quiet", "--wheel", "--python", sys.executable, "--out-dir", str(BUILD), str(BUILD / "source")],
        [uv, "pip", "install", "--quiet", "--python", sys.executable, "--no-deps", "--target", str(BUILD / "whole")],
    ):
        wheels = [] if command[1] == "build" else [str(wheel) for wheel in BUILD.glob("*.whl")]
        subprocess.run([*command, *wheels], env=environ, check=True)


def is_built() -> bool:
    return (BUILD / "whole").is_dir()


# --- this side ---


class EarlierBot:
    """A bot of the earlier version; the moves of the match are made there too before it is asked."""

    out_of_turn = True

    def __init__(self, name: str, match: Any, seat: int, seed: str) -> None:
        self.name = name
        self.match = match
        self.seat = seat
        self.process = started(seat)
        self.told = 0
        game = match.game.spec.name
        self.ask({"game": game, "seats": match.seats, "seed": seed, "bot": name.removeprefix(PREFIX)})

    def choose(self, _view: Any, chance: Any) -> Any:
        moves = [[move.seat, move.action.to_json()] for move in self.match.moves[self.told :]]
        self.told = len(self.match.moves)
        answer = self.ask({"moves": moves, "seat": self.seat, "dice": int(chance.pick(0, 1 << 62))})
        return None if answer is None else self.match.game.action_from_json(answer)

    def ask(self, question: Any) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())


@cache
def started(seat: int) -> subprocess.Popen[str]:
    """One process for each seat, for all games."""
    assert seat >= 0
    command = [sys.executable, "-P", str(Path(__file__)), "serve"]
    environ = {**os.environ, "PYTHONPATH": str(BUILD / "whole")}
    return subprocess.Popen(command, env=environ, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


# --- the other side ---


def serve() -> None:
    """Plays with the package on the path, a question and an answer a line; only what both versions have is used."""
    from bottega import bots, games
    from bottega.bots import levels
    from bottega.core.chance import Dice
    from bottega.core.match import Match

    match: Any = None
    bot: Any = None
    for line in sys.stdin:
        asked, answer = json.loads(line), None
        if "game" in asked:
            game, name = asked["game"], asked["bot"]
            match = Match(games.standard(game), asked["seats"], {}, asked["seed"])
            bot = levels.level(name, game, process_time) if levels.is_level(name) else bots.load(name, game)
        else:
            for seat, action in asked["moves"]:
                match.play(seat, action)
            action = bot.choose(match.view(asked["seat"]), Dice(asked["dice"]))
            answer = None if action is None else action.to_json()
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    if sys.argv[1:] == ["serve"]:
        serve()
    elif len(sys.argv) == 3 and sys.argv[1] == "build":
        build(sys.argv[2])
    else:
        sys.exit(__doc__)
