"""Drawing touches: when the discard is shuffled in, and when nothing is drawn."""

from __future__ import annotations

import pytest

from bottega.games.final_touch.box.touches import pack
from bottega.games.final_touch.rules import turn
from bottega.games.final_touch.rules.actions import Play
from bottega.games.final_touch.rules.state import DRAW, OVER, RESHUFFLED
from games.final_touch.sample import Asked, match


@pytest.mark.rule("FT-R2")
def test_the_discard_is_shuffled_in_when_a_card_must_be_drawn() -> None:
    hands = [{"yellow": 1, "brown": 2, "red": 2}, {"blue": 5}]
    state = match(2, turn=0, masterpiece="The Gleaners", hands=hands, draw={"red": 1}, discard={"blue": 3}).state
    chance = Asked()
    turn.apply(state, Play(pack({"yellow": 1, "brown": 2}), 0), chance)
    assert chance.asked == [(int(DRAW), 1), (int(DRAW), 3), (int(DRAW), 2)]
    assert chance.noted == [int(RESHUFFLED)]


@pytest.mark.rule("FT-E1")
@pytest.mark.rule("FT-E3")
def test_nothing_is_drawn_at_the_end() -> None:
    for seats, more in ((2, {}), (3, {"phase": "tiebreak", "contenders": [0, 1]})):
        purses = [24] * seats
        state = match(
            seats, turn=0, masterpiece="The Gleaners", improved={"green": 1, "brown": 2}, purses=purses,
            hands=[{"yellow": 5}, *[None] * (seats - 1)], **more,
        ).state  # fmt: skip
        chance = Asked()
        turn.apply(state, Play(pack({"yellow": 1}), 0), chance)
        assert state.phase == OVER
        assert chance.asked == []
