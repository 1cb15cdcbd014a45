"""Ratings: one scale for each game, and bots of any strength between those that were measured."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bottega import bots, games
from bottega.bots import levels, ratings
from bottega.bots.ratings import Rating
from bottega.core.errors import Invalid

MEASURED = [
    Rating("apprentice", 603, 550, 650, 400),
    Rating("master:4", 780, 750, 810, 400, 4),
    Rating("journeyman", 1000, 1000, 1000, 400, 16),
    Rating("master:32", 990, 950, 1030, 400, 32),
    Rating("master:0.1s", 1300, 1250, 1350, 400),
    Rating("master:256", 1220, 1180, 1260, 400, 256),
    Rating("master:2000", 1420, 1220, 1660, 40, 2000),  # too few games: it counts for nothing
]


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "ratings", lambda _game: MEASURED)


@pytest.mark.usefixtures("measured")
def test_there_is_a_step_for_each_hundred_between_the_searches() -> None:
    assert ratings.steps("fresco") == [800, 900, 1100, 1200]
    assert levels.names("fresco") == [
        *("apprentice", "rated:800", "rated:900", "journeyman", "rated:1100", "rated:1200", "master")
    ]


@pytest.mark.usefixtures("measured")
def test_strength_follows_the_logarithm_of_the_iterations() -> None:
    assert ratings.iterations("fresco", 890) == 8  # half-way from 780 to 1000: twice 4, half of 16
    assert ratings.iterations("fresco", 1110) == 64  # 32 iterations were no better than 16, so they do not count
    assert [ratings.iterations("fresco", points) for points in (100, 5000)] == [4, 256]


@pytest.mark.usefixtures("measured")
def test_a_bot_of_a_strength_thinks_for_its_iterations() -> None:
    bot = bots.load("rated:890", "fresco")
    assert isinstance(bot, levels.Level)
    assert (bot.name, bot.effort.iterations) == ("rated:890", 8)
    for wrong in ("rated", "rated:0.5s", "rated:1.5"):
        with pytest.raises(Invalid, match="rated:800"):
            bots.load(wrong, "fresco")


@pytest.mark.usefixtures("measured")
def test_points_are_shown_in_tens_where_they_are_settled() -> None:
    rated = {f"rated:{step}": step for step in (800, 900, 1100, 1200)}
    assert ratings.points("fresco") == {"apprentice": 600, "journeyman": 1000, "master": 1300} | rated


def test_a_game_that_nobody_measured_has_its_levels_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "ratings", lambda _game: [])
    assert levels.names("fresco") == list(levels.LEVELS)
    with pytest.raises(Invalid, match="none that is rated"):
        levels.level("rated:900", "fresco")


def test_400_points_are_ten_to_one() -> None:
    assert ratings.chance_against(1400, 1000) == pytest.approx(10 / 11)
    assert ratings.chance_against(1100, 1000) == pytest.approx(0.64, abs=0.001)


@pytest.mark.parametrize("game", games.names())
def test_the_file_is_as_the_program_reads_it(game: str) -> None:
    rows = json.loads(Path(ratings.__file__).with_name(ratings.FILE).read_text(encoding="utf-8"))[game]
    for row in (Rating(**row) for row in rows):
        assert row.low <= row.points <= row.high
        assert row.bot == bots.YARDSTICK or levels.is_level(row.bot)
