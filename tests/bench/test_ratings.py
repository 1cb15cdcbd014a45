"""The fit behind the points of the levels."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[2] / "bench"))

import ratings


def test_points_tell_how_often_one_beats_the_other() -> None:
    """In 1,000 deals of two games the master won three games of four: 191 points."""
    points = ratings.fit({("master", "journeyman"): [1.5] * 1000})
    assert points["journeyman"] == pytest.approx(1000)
    assert points["master"] == pytest.approx(1191, abs=1)


def test_those_who_never_met_are_compared_by_what_lies_between() -> None:
    results = {("journeyman", "apprentice"): [1.5] * 1000, ("master", "journeyman"): [1.5] * 1000}
    points = ratings.fit(results)
    assert points["master"] - points["apprentice"] == pytest.approx(382, abs=2)


def test_a_bot_that_won_every_game_has_points_too() -> None:
    points = ratings.fit({("master", "journeyman"): [2.0] * 10})
    assert 1300 < points["master"] < 2500


@pytest.mark.parametrize("game", ratings.LADDER)
def test_every_bot_of_a_ladder_is_linked_with_the_next(game: str) -> None:
    rungs = ratings.ladder(game)
    assert all((rungs[place + 1], rungs[place]) in ratings.pairs(game) for place in range(len(rungs) - 1))
