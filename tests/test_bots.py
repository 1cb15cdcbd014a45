"""Bots: found by name or in a file of one's own, and they play legal moves from views alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega import bots, games
from bottega.core.chance import Chance, Dice

TABLES = [(game, seats) for game in games.names() for seats in games.spec(game).seats]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_bot_plays_whole_games(game: str, seats: int) -> None:
    for name in ("random", "greedy"):  # the others: `test_levels.py`
        bot, dice = bots.load(name, game), Dice(3)
        assert bot.name == name
        for seed in range(5):
            match = bottega.new(game, seats=seats, seed=seed)
            while not match.over:
                seat = match.awaited[0]
                choice = bot.choose(match.view(seat), dice)
                assert choice in match.choices(seat)
                match.play(seat, choice)


def test_random_is_uniform() -> None:
    match, bot, dice = bottega.new("final-touch", seats=2, seed=1), bots.RandomBot(), Dice(1)
    view = match.view(match.awaited[0])
    picked = [bot.choose(view, dice).notation() for _ in range(3000)]
    counts = [picked.count(choice.notation()) for choice in view.choices]
    expected = 3000 / len(counts)
    assert all(abs(count - expected) < 5 * expected**0.5 for count in counts)


def test_a_bot_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    file.write_text("class First:\n    name = 'first'\n    def choose(self, view, chance): return view.choices[0]\n")
    match = bottega.new("final-touch", seats=2, seed=1)
    seat = match.awaited[0]
    assert bots.load(f"{file}:First", "final-touch").choose(match.view(seat), Dice(1)) == match.choices(seat)[0]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("deep", "unknown 'deep', final-touch has random, greedy, apprentice"),
        ("nowhere.py:A", "no such file"),
    ],
)
def test_unknown_bots(name: str, reason: str) -> None:
    with pytest.raises(bottega.Invalid, match=reason):
        bots.load(name, "final-touch")


def test_a_file_without_the_bot(tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    file.write_text("class Other: pass\n")
    with pytest.raises(bottega.Invalid, match="has no class Other with a method choose"):
        bots.load(f"{file}:Other", "final-touch")


def test_a_bot_that_never_chooses_is_found_out() -> None:
    class Idle:
        name = "idle"

        def choose(self, view: Any, chance: Chance) -> None:
            return None

    match = bottega.new("final-touch", seats=2, seed=1)
    with pytest.raises(bottega.Invalid, match="idle chose nothing"):
        bots.Table(match, [Idle(), Idle()], Dice(1)).move()
