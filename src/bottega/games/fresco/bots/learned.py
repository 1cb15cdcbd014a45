"""What a painter may still expect when a round begins, by weights that `make train GAME=fresco` learned from self-play.

The points to come are a linear function of what a painter has; how much each thing counts depends on how many rounds
are left, on how many play, and on the modules in the game. What is the same for all painters is left out: only leads
decide who wins. All of it is known to every seat, since money and paint come and go in the open.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from math import exp
from typing import Any, Final

from bottega.games.fresco.bots.value import rounds_left, worth
from bottega.games.fresco.box.components import STACKS
from bottega.games.fresco.box.paints import PAINTS, includes
from bottega.games.fresco.knowledge.view import View
from bottega.games.fresco.rules.state import GONE, MODULES, Painter, State

WEIGHTS: Final = "weights.json"
POWERS: Final = ("gods-servant", "abbot", "actor", "sexton")
FEATURES: Final = (
    *("score", "thalers", "mood", *PAINTS, "tiles", "coins"),
    *[f"{stack} splotches" for stack in STACKS[1:]],  # none are general
    *[f"{stack} requests" for stack in STACKS],
    *(*POWERS, "worth", "ready", "extra apprentice", "lost apprentice", "ahead of"),
)
MOST_LEFT: Final = 16  # half rounds
POWERS_OF_LEFT: Final = 3  # a weight is a quadratic function of the rounds left


def half_rounds_left(view: View) -> int:
    """In halves, so that the weights need to be worked out for a few numbers only."""
    return min(MOST_LEFT, int(2.0 * rounds_left(view) + 0.5))


def features(view: View, state: State, seat: int) -> list[float]:
    """What a painter has, in the order of `FEATURES`; the view is anybody's, for what lies open."""
    box, painter = state.box, state.painters[seat]
    found = [float(painter.score), float(painter.thalers), float(painter.mood)]
    found += [float(count) for count in painter.paints]
    coins = 0
    splotches = [0.0] * len(STACKS)
    for tile in painter.tiles:
        coins += box.tiles[tile].coins
        for stack in box.tiles[tile].splotches:
            splotches[stack] += 1.0
    found += [float(len(painter.tiles)), float(coins)]
    found += splotches[1:]
    requests = [0.0] * len(STACKS)
    for request in painter.requests:
        requests[request.stack] += 1.0
    found += requests
    found += powers(view, painter)
    found.append(worth(view, painter.paints))
    found.append(float(ready(view, painter)))
    found.append(float(painter.mood >= box.plus_from))
    found.append(float(painter.mood <= box.minus_to))
    ahead = 0
    for other in range(state.seats):
        ahead += state.painters[other].score < painter.score
    found.append(float(ahead))
    return found


def powers(view: View, painter: Painter) -> list[float]:
    """Lasting portraits, each 1 or 0."""
    found = [0.0] * len(POWERS)
    for card in painter.portraits:
        for place in range(len(POWERS)):
            if view.box.portraits[card].power == POWERS[place]:
                found[place] = 1.0
    return found


def ready(view: View, painter: Painter) -> int:
    """Segments that the paints suffice for."""
    found = 0
    for tile in view.fresco:
        if tile != GONE and includes(painter.paints, view.box.tiles[tile].paints):
            found += 1
    return found


class Model:
    """The learned value for so many players and a set of modules."""

    __slots__ = ("by_left", "known", "lead", "lead_by_round")

    def __init__(self, by_left: list[list[float]], lead: float, lead_by_round: float) -> None:
        self.by_left = by_left  # for each power of the rounds left a weight for each feature
        self.lead = lead  # points ahead that make a win e times as likely in the last round
        self.lead_by_round = lead_by_round  # how many more with each round left
        self.known: dict[int, list[float]] = {}  # weights by half rounds left

    def weights(self, left: int) -> list[float]:
        if left not in self.known:
            rounds = 0.5 * float(left)
            plain, linear, square = self.by_left
            self.known[left] = [
                plain[place] + rounds * (linear[place] + rounds * square[place]) for place in range(len(FEATURES))
            ]
        return self.known[left]

    def expected_score(self, view: View, state: State, seat: int) -> float:
        """The score at the end, but for what is the same for all."""
        weights, found = self.weights(half_rounds_left(view)), features(view, state, seat)
        score = found[0]
        for place in range(len(found)):
            score += weights[place] * found[place]
        return score

    def chances(self, view: View, state: State) -> list[float]:
        """Each seat's chance to win."""
        scores = [self.expected_score(view, state, seat) for seat in range(state.seats)]
        best, lead = max(scores), self.lead + 0.5 * self.lead_by_round * float(half_rounds_left(view))
        chances = [exp((score - best) / lead) for score in scores]
        total = sum(chances)
        return [chance / total for chance in chances]


@cache
def standard(seats: int, modules: int) -> Model:
    """The one that comes with the game."""
    text = resources.files(__package__).joinpath(WEIGHTS).read_text(encoding="utf-8")
    return model(json.loads(text)[str(seats)], modules)


def model(learned: dict[str, Any], modules: int) -> Model:
    """Each module in the game changes the weights by its own."""
    rows: list[list[float]] = [list(row) for row in learned["base"]]
    for number, module in enumerate(MODULES):
        if modules & 1 << number:
            for power in range(POWERS_OF_LEFT):
                for place in range(len(FEATURES)):
                    rows[power][place] += learned[module][power][place]
    return Model(rows, learned["lead"], learned["lead by round"])
