"""A fourth game, made from the template in a copy of the sources: one folder more, and no other file touched."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import bottega
import toys
from server.processes import Process
from web.conftest import Visitor

TEMPLATE = Path(toys.__file__).parent / "crazy_eights"
PAGE = Path(toys.__file__).parent / "crazy_eights_page"
WEB = Path(__file__).parents[2] / "web"
NO_CODE = ("*.so", "*.pyd", "__pycache__")
ENVIRONMENTS = """
import gymnasium, numpy, pyspiel
import bottega.envs.gymnasium, bottega.envs.openspiel
from bottega.envs.pettingzoo import env
from bottega.envs.vector import Vector

table = env("crazy-eights", seats=3, render_mode="rgb_array")
table.reset(seed=1)
assert table.render().shape == (480, 720, 3)
for agent in table.agent_iter():
    observation, _, over, cut, _ = table.last()
    table.step(None if over or cut else int(numpy.flatnonzero(observation["action_mask"])[0]))
assert not table.agents

state = pyspiel.load_game("bottega_crazy_eights").new_initial_state()
while not state.is_terminal():
    actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
    state.apply_action(actions[0])
assert sum(state.returns()) == 0

many = Vector("crazy-eights", seats=2, count=4)
many.reset(seed=1)
assert len(many.turns) == 4
print("played")
"""


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    source = tmp_path_factory.mktemp("fourth") / "src"
    shutil.copytree(Path(bottega.__file__).parent, source / "bottega", ignore=shutil.ignore_patterns(*NO_CODE))
    shutil.copytree(TEMPLATE, source / "bottega" / "games" / "crazy_eights")
    return source


def run(sources: Path, *arguments: str, typed: str = "") -> str:
    env = {**os.environ, "PYTHONPATH": str(sources)}
    done = subprocess.run(
        [sys.executable, "-P", *arguments], env=env, input=typed, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_template_is_small() -> None:
    files = [file for file in TEMPLATE.iterdir() if file.is_file()]
    assert len(files) <= 8


def test_in_the_terminal(sources: Path) -> None:
    typed = "why 1\nhint\n" + "1\n" * 400
    told = run(sources, "-m", "bottega", "play", "crazy-eights", "--seed", "1", typed=typed)
    assert "Rule CE-" in told
    assert "Your cards:" in told
    assert "CE-E" in told or "win" in told


def test_simulated_with_every_bot(sources: Path) -> None:
    wanted = ("--seats", "4", "--bots", "greedy,random,apprentice,master:5", "--games", "4", "--jobs", "0")
    told = run(sources, "-m", "bottega", "simulate", "crazy-eights", *wanted)
    assert "Ended by CE-E1" in told or "Ended by CE-E2" in told


def test_in_the_environments(sources: Path) -> None:
    assert run(sources, "-c", ENVIRONMENTS).endswith("played\n")


@pytest.fixture
def visitor(browser: Browser, sources: Path, tmp_path: Path) -> Iterator[Visitor]:
    with Process("--data", str(tmp_path), PYTHONPATH=str(sources)) as process:
        visitor = Visitor(browser, process)
        yield visitor
        visitor.context.close()
    assert not visitor.complaints


def play_on(visitor: Visitor) -> None:
    """From the shelf to the result, with whatever comes first."""
    page = visitor.page
    choice, result = page.locator("[data-bench] button:enabled").first, page.locator("[data-result]")
    while not result.is_visible():
        choice.or_(result).first.wait_for()
        if not result.is_visible():
            choice.click()
    result.wait_for()


def test_in_the_browser_in_words(visitor: Visitor) -> None:
    visitor.play_now("crazy-eights")
    assert "Crazy Eights" in visitor.page.title()
    visitor.page.get_by_text("Your cards:").first.wait_for()
    play_on(visitor)


@pytest.fixture(scope="module")
def with_a_board(sources: Path) -> Path:
    """The page built anew, with a folder for the game's board and cover and nothing else changed."""
    web = sources.parent / "web"
    if (WEB / "node_modules").is_dir():
        shutil.copytree(WEB, web, ignore=shutil.ignore_patterns("node_modules"))
        (web / "node_modules").symlink_to(WEB / "node_modules")
        (sources.parent / "docs").symlink_to(WEB.parent / "docs")  # the protocol's types
        shutil.copytree(PAGE, web / "src" / "games" / "crazy-eights")
        for task in ("check", "build"):
            subprocess.run([sys.executable, web / "node.py", "run", "--silent", task], check=True, capture_output=True)
    else:
        pytest.skip("what the page is built with is missing: make page")
    return sources


@pytest.mark.usefixtures("with_a_board")
def test_in_the_browser_with_a_board_of_its_own(visitor: Visitor) -> None:
    visitor.page.goto("/")
    visitor.page.locator("[data-cover=crazy-eights]").wait_for()
    visitor.play_now("crazy-eights")
    visitor.page.locator("[data-board=crazy-eights] [data-top]").wait_for()
    play_on(visitor)
