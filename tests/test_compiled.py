"""Compiled or not, the same seeds give the same games. `make compiled` makes the build that is compared."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest

import builds
from bottega import games

SOURCE = Path(__file__).parent.parent / "src"
pytestmark = pytest.mark.usefixtures("compiled")
WHERE = "from bottega.arena.speed import compiled; print(compiled('{}'))"


def run(*arguments: str, plain: bool, path: Path | None = None) -> str:
    """Python in its own process, with the source tree (plain) or with the compiled build of it."""
    env = {**os.environ, "PYTHONPATH": str(path or (SOURCE if plain else builds.current()))}
    done = subprocess.run([sys.executable, "-P", *arguments], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def compiled() -> None:
    if not builds.current().is_dir():
        pytest.skip(f"not compiled: {builds.lacking() or 'make compiled'}")


@pytest.mark.parametrize("game", games.names())
def test_plain_is_plain_and_compiled_is_compiled(game: str) -> None:
    assert run("-c", WHERE.format(game), plain=True) == "False\n"
    listed = games.folder(game).replace(".", "/") in (SOURCE.parent / "pyproject.toml").read_text(encoding="utf-8")
    assert run("-c", WHERE.format(game), plain=False) == f"{listed}\n"


def test_a_plain_game_runs_in_the_compiled_build(tmp_path: Path) -> None:
    """The template, which inherits from compiled classes."""
    shutil.copytree(builds.current(), tmp_path / "build")
    shutil.copytree(SOURCE.parent / "tests/toys/crazy_eights", tmp_path / "build/bottega/games/crazy_eights")
    wanted = ("crazy-eights", "--seats", "3", "--bots", "greedy,random,master:5", "--games", "3", "--jobs", "0")
    told = run("-m", "bottega", "simulate", *wanted, plain=False, path=tmp_path / "build")
    assert "Ended by CE-E" in told


@pytest.mark.parametrize("seats", ["2", "3", "4"])
@pytest.mark.parametrize("bots", ["random", "greedy,random"])
@pytest.mark.parametrize(("game", "count"), [("final-touch", "60"), ("pastiche", "3")])
def test_same_seeds_same_games(tmp_path: Path, game: str, count: str, seats: str, bots: str) -> None:
    records = []
    for plain in (True, False):
        file = tmp_path / f"{plain}.jsonl"
        how = ("--games", count, "--seed", "42", "--jobs", "1", "--export", str(file))
        run("-m", "bottega", "simulate", game, "--seats", seats, "--bots", bots, *how, plain=plain)
        records.append(file.read_text(encoding="utf-8"))
    assert records[0] == records[1]


@pytest.mark.parametrize(
    ("game", "bots"),
    [("final-touch", "master:40,apprentice"), ("pastiche", "master:2,apprentice"), ("fresco", "master:2,apprentice")],
)
def test_same_dice_same_thoughts(tmp_path: Path, game: str, bots: str) -> None:
    records = []
    for plain in (True, False):
        file = tmp_path / f"{plain}.jsonl"
        how = ("--games", "1", "--seed", "7", "--jobs", "1", "--export", str(file))
        run("-m", "bottega", "simulate", game, "--seats", "2", "--bots", bots, *how, plain=plain)
        records.append(file.read_text(encoding="utf-8"))
    assert records[0] == records[1]


def test_same_dice_same_playouts() -> None:
    script = """
from bottega import games
from bottega.core.chance import Dice
for name in games.names():
    game = games.standard(name)
    for seats in game.spec.seats:
        print(game.playouts.playouts(game.setup(seats, {}, Dice(5)), Dice(6), 50))
"""
    assert run("-c", script, plain=True) == run("-c", script, plain=False)


@pytest.mark.parametrize("name", ["bottega_pastiche(players=2)", "bottega_fresco(players=3)"])
def test_openspiels_random_games(name: str) -> None:
    """With serialisation at every step, which is long work for plain Python."""
    pytest.importorskip("pyspiel")
    script = f"""
import pyspiel, bottega.envs.openspiel
pyspiel.random_sim_test(pyspiel.load_game("{name}"), num_sims=1, serialize=True, verbose=False)
"""
    run("-c", script, plain=False)


def test_everything_can_be_copied_and_pickled() -> None:
    """As in the plain build, which `test_api.py` tests."""
    run(str(SOURCE.parent / "tests" / "copies.py"), plain=False)


def test_many_games_at_once() -> None:
    script = """
from hashlib import sha256
from bottega import games
from bottega.envs.vector import Vector
for name in games.names():
    for seats in games.spec(name).seats:
        many = Vector(name, seats, count=4)
        many.reset(seed=1)
        seen = sha256()
        for _ in range(60):
            many.step(many.sample())
            seen.update(many.raw.tobytes() + many.masks.tobytes() + many.rewards.tobytes())
        print(seen.hexdigest())
"""
    assert run("-c", script, plain=True) == run("-c", script, plain=False)


THINKING = """
from pathlib import Path
from bottega.bots.levels import Effort, Level

class Thinking:
    name = "thinking"

    def choose(self, view, chance):
        Path(__file__).with_name("thinks").touch()
        return Level("master", "{game}", Effort(seconds=600)).choose(view, chance)
"""


@pytest.mark.skipif(os.name == "nt", reason="has other signals")
@pytest.mark.parametrize("game", games.names())
def test_an_interrupt_amid_a_thought(game: str, tmp_path: Path) -> None:
    bot = tmp_path / "thinking.py"
    bot.write_text(THINKING.format(game=game))
    words = ("simulate", game, "--bots", f"{bot}:Thinking", "--games", "1", "--jobs", "0")
    with subprocess.Popen(
        [sys.executable, "-P", "-m", "bottega", *words],
        env={"PATH": os.environ["PATH"]},
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        while not (tmp_path / "thinks").exists():
            assert process.poll() is None
            sleep(0.02)
        process.send_signal(signal.SIGINT)
        _, told = process.communicate(timeout=60)
    assert process.returncode == 130, told
