"""A game without a drawn picture is shown as a sheet of its sentences."""

from __future__ import annotations

from bottega import games
from bottega.core.match import Match
from bottega.envs import picture


def test_a_sheet_names_every_seat_of_a_team_game() -> None:
    game = games.standard("final-touch")
    drawn = picture.sheet(game, Match(game, 4, seed="1").view(None))
    assert all(f"seat_{seat}" in drawn for seat in range(4))
