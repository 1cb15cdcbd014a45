"""How lucky a game was: for every deal, draw and reveal, what it was worth, less what was to be expected.

Both are told by playing on from the whole truth. What was to be expected is the average over the same move with other
random results. So whatever the value of a position may get wrong, luck adds up to nothing on average, and the rest of
the result is owed to play.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from bottega.core.chance import Chance, Dice
from bottega.core.game import AnyGame
from bottega.core.match import Match

Sides = tuple[float, ...]  # a share of the win for each side


@dataclass(frozen=True)
class Luck:
    """What chance gave each side in a move (ply 0 is the setup), in shares of the win, with standard errors."""

    ply: int
    shares: Sides
    errors: Sides


class Samples:
    """What sides got, again and again."""

    def __init__(self, sides: int) -> None:
        self.count = 0
        self.totals = [0.0] * sides
        self.squares = [0.0] * sides

    def add(self, shares: Sequence[float]) -> None:
        self.count += 1
        for side, share in enumerate(shares):
            self.totals[side] += share
            self.squares[side] += share * share

    def means(self) -> Sides:
        return tuple(total / self.count for total in self.totals)

    def variances(self) -> Sides:
        """Of the means."""
        means = self.means()
        spread = (square / self.count - mean * mean for square, mean in zip(self.squares, means, strict=True))
        return tuple(max(0.0, each) / max(1, self.count - 1) for each in spread)


def by_side(game: AnyGame, seats: int, values: Sequence[float]) -> Sides:
    """Values of seats as shares of sides: partners win together."""
    shares = [values[side[0]] for side in game.sides(seats)]
    total = sum(shares)
    return tuple(share / total for share in shares)


def worth(game: AnyGame, states: Callable[[Chance], Any], seats: int, samples: int, seed: int) -> Samples:
    """What each side may expect from states that are made anew for every sample."""
    found, dice = Samples(len(game.sides(seats))), Dice(seed)
    for _ in range(samples):
        found.add(by_side(game, seats, game.search.worth(states(dice), dice)))
    return found


def of_setup(match: Match, samples: int, seed: int) -> Luck | None:
    """Of the deal; none where the game began from a position."""
    if match.start is not None:
        return None
    begun = match.state_at(0) if match.ply else match.state
    game, seats = match.game, match.seats
    after = worth(game, lambda _: begun.copy(), seats, samples, seed)
    before = worth(game, lambda chance: game.setup(seats, match.options, chance), seats, samples, seed)
    return apart(0, after, before)


def of_move(match: Match, ply: int, samples: int, seed: int) -> Luck | None:
    """Of the move that led to a ply; none where chance had no part in it."""
    move = match.moves[ply - 1]
    if not move.chance:
        return None
    game, seats, begun = match.game, match.seats, match.state_at(ply - 1)
    ended = match.state_at(ply) if ply < match.ply else match.state

    def again(chance: Chance) -> Any:
        state = begun.copy()
        game.apply(state, move.seat, move.action, chance)
        return state

    after = worth(game, lambda _: ended.copy(), seats, samples, seed)
    return apart(ply, after, worth(game, again, seats, samples, seed))


def apart(ply: int, after: Samples, before: Samples) -> Luck:
    shares = tuple(found - expected for found, expected in zip(after.means(), before.means(), strict=True))
    errors = tuple(sqrt(one + other) for one, other in zip(after.variances(), before.variances(), strict=True))
    return Luck(ply, shares, errors)
