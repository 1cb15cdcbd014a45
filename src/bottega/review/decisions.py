"""What a decision cost: the move that was made against the best one, from what the seat could know.

The search thinks about the seat's view, as it does for a hint. If it would do something else, both moves are played on
from the same deals, so that luck is the same for both. What the game calls obvious (answers to offers, say) is not
searched: there both actions are tried in possible worlds and played on quickly.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bottega.bots import hints
from bottega.core.chance import SEEDS, Chance, Dice
from bottega.core.game import AnyGame
from bottega.core.search import Comparison, compared

MISTAKE = 0.05  # of the win: what a move must cost at least to be called one
BLUNDER = 0.15
SURE = 2.0  # standard errors that a cost must be above nothing
SHARE = 0.5  # deals of a comparison, for each iteration of the search


@dataclass(frozen=True)
class Decision:
    """A move and the best one, which may be the same. What it cost is what the best brings more."""

    ply: int
    seat: int
    made: Any
    best: Any
    cost: float = 0.0  # of the win
    cost_error: float = 0.0
    points: float = 0.0
    points_error: float = 0.0

    @property
    def verdict(self) -> str:
        """`good`, `mistake` or `blunder`; what may be chance is good."""
        if self.cost < MISTAKE or self.cost <= SURE * self.cost_error:
            return "good"
        return "blunder" if self.cost >= BLUNDER else "mistake"

    @property
    def points_are_clear(self) -> bool:
        return abs(self.points) > SURE * self.points_error


def judge(game: AnyGame, view: Any, made: Any, iterations: int, seed: int, ply: int = 0) -> Decision:
    """What a move cost. It depends on the view alone: nobody is blamed for what they could not know."""
    dice = Dice(seed)
    best = game.search.obvious(view)
    if best is not None or not view.awaited:
        if best is None or best == made:
            return Decision(ply, view.seat, made, made)
        deals = max(2, int(SHARE * iterations))
        return _decided(ply, view.seat, made, best, _in_possible_worlds(game, view, (best, made), deals, dice))
    known = game.search.KnownGame(view)
    other = known.number(made)
    search = known.search(dice)
    search.think(iterations)
    first = search.best()
    if known.action(first) == made:
        return Decision(ply, view.seat, made, made)
    found = search.compare(first, other, max(2, int(SHARE * iterations)))
    return _decided(ply, view.seat, made, known.action(first), found)


def _decided(ply: int, seat: int, made: Any, best: Any, found: Comparison) -> Decision:
    """Where the move that was made does better after all, it is the best."""
    if found.value <= 0:
        return Decision(ply, seat, made, made)
    return Decision(ply, seat, made, best, *found)


def _in_possible_worlds(game: AnyGame, view: Any, actions: Sequence[Any], deals: int, chance: Chance) -> Comparison:
    """The first against the second. Their points are not told: the play that follows stops anywhere."""
    apart: list[float] = []
    for _ in range(deals):
        seed = int(chance.pick(0, SEEDS))
        values = [_value_in_world(game, view, action, Dice(seed)) for action in actions]
        apart.append(values[0] - values[1])
    return compared(apart, [0.0] * deals)


def _value_in_world(game: AnyGame, view: Any, action: Any, dice: Chance) -> float:
    state = game.determinise(view, dice)
    game.apply(state, view.seat, action, dice)
    seat: int = view.seat
    return game.search.worth(state, dice)[seat]


def why(game: AnyGame, view: Any, decision: Decision, lang: str) -> tuple[str, str]:
    """What speaks for the best move, and what against the one that was made; facts by the rules."""
    found = hints.reasons(game, view, [decision.best, decision.made], lang)
    return found[0], found[1]
