"""What the tests of Final Touch's texts share: a table in the middle of a game."""

from __future__ import annotations

from typing import Any

from bottega.core.match import Match
from bottega.games import standard

NAMES = ["you", "Greedy 2", "Random 3", "Greedy 4"]
POSITION = {
    "turn": 0,
    "masterpiece": "The Gleaners",
    "next": "The Scream",
    "improved": {"brown": 1},
    "smeared": {"blue": 2},
    "purses": [3, 5],
    "discard": {"red": 2},
}


def match(seats: int = 2, **position: Any) -> Match:
    hands = [{"yellow": 1, "green": 1, "brown": 1, "blue": 2}, *[None] * (seats - 1)]
    return Match(standard("final-touch"), seats, seed=1, position={**POSITION, "hands": hands, **position})
