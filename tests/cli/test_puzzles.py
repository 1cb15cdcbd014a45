"""`bottega puzzles`: mining goes on where it stopped, and a puzzle is shown as its player sees it."""

from __future__ import annotations

from pathlib import Path

from bottega import puzzles
from cli.test_cli import bad, good
from test_puzzles import MINE, found


def test_mining_goes_on(tmp_path: Path) -> None:
    file = str(tmp_path / "puzzles.jsonl")
    quick = ("puzzles", "mine", "final-touch", "--iterations", "2", "--out", file)
    assert "game 1 of 1" in good(*quick, "--games", "1")
    again = good(*quick, "--games", "2")
    assert "game 2 of 2" in again
    assert "game 1 of 2" not in again
    assert "was mined with" in bad(*quick, "--seed", "2")


def test_a_puzzle_is_shown(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    puzzles.append(file, MINE, 1, [found()])
    shown = good("puzzles", "show", str(file), "1")
    assert "Final Touch, a puzzle: finish now." in shown
    assert "The best move" not in shown
    told = good("puzzles", "show", str(file), "1", "--answer", "--lang", "fr")
    assert "Le meilleur coup" in told
    assert "no number 2" in bad("puzzles", "show", str(file), "2")
