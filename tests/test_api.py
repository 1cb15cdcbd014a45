"""The public API: what `__all__` names is there, typed for users, told by its repr, and can be copied and pickled."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import bottega
import copies
import user_script
from bottega import final_touch, fresco, games, pastiche

HERE = Path(__file__).parent
MODULES = ["bottega", "bottega.final_touch", "bottega.pastiche", "bottega.fresco"]


@pytest.mark.parametrize("name", MODULES)
def test_all_that_is_promised_is_there(name: str) -> None:
    module = import_module(name)
    assert len(set(module.__all__)) == len(module.__all__)
    for each in module.__all__:
        assert getattr(module, each) is not None


def test_every_game_names_the_same_things() -> None:
    for name in MODULES[1:]:
        assert {"Action", "Box", "Game", "Match", "State", "View", "action"} <= set(import_module(name).__all__)


def test_a_script_of_a_user_runs() -> None:
    assert user_script.play_final_touch() == [0, 0]
    assert len(user_script.play_pastiche()) == 4
    assert user_script.play_fresco().thalers == 12
    assert user_script.play_bots() is None
    view, choices = user_script.play_any("fresco")
    assert isinstance(view, fresco.View)
    assert choices


def test_pyright_finds_the_mistakes_of_a_script_and_no_others(tmp_path: Path) -> None:
    """mypy reads the script in `make lint`. Basedpyright is pyright in a wheel, which fetches nothing when it runs."""
    settings = tmp_path / "pyrightconfig.json"
    settings.write_text(
        f'{{"include": ["{HERE / "user_script.py"}"], "typeCheckingMode": "strict", "enableBasedFeatures": false,'
        ' "reportUnnecessaryTypeIgnoreComment": "error"}'
    )
    command = [sys.executable, "-m", "basedpyright", "--project", str(settings), "--pythonpath", sys.executable]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


# --- copies ---


@pytest.mark.parametrize("name", games.names())
def test_everything_can_be_copied_and_pickled(name: str) -> None:
    """In the plain build; `test_compiled.py` does the same in the compiled one."""
    copies.check_match(name)
    copies.check_environments(name)


# --- what is printed ---


@pytest.mark.parametrize("module", [final_touch, pastiche, fresco])
def test_actions_and_pieces_are_rebuilt_from_what_is_printed(module: Any) -> None:
    name = module.Game.spec.name
    match = bottega.new(name, seats=3, seed=1)
    table = bottega.BotTable(match, [bottega.RandomBot()] * 3, bottega.Dice(1))
    for _ in range(30):
        for action in match.choices(match.awaited[0]):
            assert eval(repr(action), vars(module)) == action
        table.move()
    box = match.game.box
    for piece in box.masterpieces if name == "final-touch" else box.commissions if name == "pastiche" else box.tiles:
        assert eval(repr(piece), vars(module)).to_json() == piece.to_json()


@pytest.mark.parametrize("name", games.names())
def test_what_is_printed_tells_what_it_is(name: str) -> None:
    match = bottega.new(name, seats=2, seed=1)
    title = match.game.spec.title
    assert repr(match.state).startswith(f"<State of {title}: ")
    assert repr(match.view(1)).startswith(f"<View of {title} by seat 1: ")
    assert repr(match.view(None)).startswith(f"<View of {title} by a spectator: ")
    assert repr(match.game.box).startswith(f"<Box of {title}: ")
    assert "version" in repr(match.game)


def test_a_painter_keeps_its_secrets() -> None:
    mine, other = bottega.new("fresco", seats=2, seed=1).view(0).painters[:2]
    assert "thalers=12 paints={'red': 1, 'yellow': 1, 'blue': 1}" in repr(mine)
    assert "thalers=? paints=?" in repr(other)
