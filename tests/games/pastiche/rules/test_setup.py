"""The setup: every card is equally likely."""

from __future__ import annotations

import pytest

from bottega.core.chance import Chance
from bottega.games.pastiche.rules.state import COMMISSION, HEX, STARTER
from games.pastiche.sample import GAME, SEATS


class Asked(Chance):
    """Always the first result; remembers what was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int]] = []

    def pick(self, kind: int, size: int) -> int:
        self.asked.append((int(kind), int(size)))
        return 0


@pytest.mark.rule("PA-S1")
@pytest.mark.parametrize("seats", SEATS)
def test_every_card_of_the_setup_is_equally_likely(seats: int) -> None:
    chance = Asked()
    state = GAME.setup(seats, {}, chance)
    cards = [(COMMISSION, 34 - drawn) for drawn in range(4 + 2 * seats)]
    hexes = [(HEX, 54 - drawn) for drawn in range(2 * seats)]
    assert chance.asked == [(STARTER, seats), *cards, *hexes]
    assert state.to_json()["palettes"] == [{"orange": 1, "green": 1, "violet": 1, "brown": 1}] * seats
