"""The setup: what is drawn, and what is not."""

from __future__ import annotations

import pytest

from bottega.games.final_touch.rules.state import DRAW, MASTERPIECE, NEXT, STARTER
from games.final_touch.sample import GAME, SEATS, Asked


@pytest.mark.rule("FT-S1")
@pytest.mark.rule("FT-S2")
@pytest.mark.rule("FT-S3")
@pytest.mark.parametrize("seats", SEATS)
def test_every_card_of_the_setup_is_equally_likely(seats: int) -> None:
    chance = Asked()
    GAME.setup(seats, {}, chance)
    masterpieces = [(int(MASTERPIECE), 25), (int(NEXT), 24)]
    touches = [(int(DRAW), 60 - drawn) for drawn in range(5 * seats)]
    assert chance.asked == [(int(STARTER), seats), *masterpieces, *touches]


@pytest.mark.rule("FT-S3")
def test_a_picked_starter_is_not_drawn() -> None:
    chance = Asked()
    assert GAME.setup(3, {"starter": 2}, chance).turn == 2
    assert int(STARTER) not in [kind for kind, _ in chance.asked]
