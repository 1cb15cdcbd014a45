"""Puzzles are found where one move is clearly best, are written so that mining can go on, and are read again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega import Invalid, Match, games, puzzles, texts
from bottega.core.chance import Dice
from bottega.puzzles import Mine, Puzzle

ITERATIONS = 60
GAME = games.load("final-touch")
MINE = Mine(GAME, 2, 1, ITERATIONS)
# Seat 0 can finish a masterpiece that is worth a lot; if it does not, seat 1 may.
ABOUT_TO_FINISH: dict[str, Any] = {
    "turn": 0,
    "masterpiece": {"title": "Study", "needs": {"yellow": 1, "brown": 1}, "finished": 8, "ruined": 1},
    "improved": {"brown": 1},
    "hands": [{"yellow": 1, "red": 2, "blue": 2}, {"yellow": 2, "green": 3}],
    "purses": [20, 20],
}


def planted() -> Match:
    return Match(GAME, 2, seed=1, position=ABOUT_TO_FINISH)


def found() -> Puzzle:
    puzzle = MINE.look(planted(), 0, Dice(1))
    assert puzzle is not None
    return puzzle


def test_a_move_that_is_clearly_best_is_found_and_named_by_what_it_does() -> None:
    puzzle = found()
    assert puzzle.best.to_json() == {"type": "improve", "touches": {"yellow": 1}}
    assert puzzle.kind == "finish-now"
    assert puzzle.margin > puzzles.CLEAR
    assert puzzle.iterations == puzzles.LONGER * ITERATIONS


def test_where_moves_are_about_as_good_there_is_no_puzzle() -> None:
    assert MINE.look(bottega.new("final-touch", 2, seed=1), 0, Dice(1)) is None


def test_a_puzzle_is_a_record_that_begins_at_its_position() -> None:
    data = found().to_json()
    assert bottega.load(data).state == planted().state
    again = Puzzle.from_json(data)
    assert again.to_json() == data
    for wrong in ({"best": {"type": "smear", "touch": "yellow"}}, {"seat": 2}, {"kind": None}, {"margin": "large"}):
        with pytest.raises((Invalid, bottega.Illegal)):
            Puzzle.from_json({**data, "puzzle": {**data["puzzle"], **wrong}})


def test_mining_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    assert puzzles.resume(file, MINE) == 0
    puzzles.append(file, MINE, 1, [found()])
    puzzles.append(file, MINE, 2, [])
    assert puzzles.resume(file, MINE) == 2
    assert len(puzzles.read(file)) == 1
    with pytest.raises(Invalid, match="was mined with"):
        puzzles.resume(file, Mine(GAME, 2, 7, ITERATIONS))


def test_the_same_mine_gives_the_same_puzzles() -> None:
    quick = Mine(GAME, 2, 3, 4)
    assert [each.to_json() for each in quick.dig(1)] == [each.to_json() for each in quick.dig(1)]


@pytest.mark.parametrize("name", games.names())
def test_every_kind_has_a_name(name: str) -> None:
    part = games.load(name).reasons
    assert part is not None
    assert all(texts.has(f"puzzle-{kind}") for kind in [*part.KINDS.values(), puzzles.OTHER])
