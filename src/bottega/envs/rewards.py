"""What a game is worth to each seat: decided at its end, and on the way, if one likes, by the scores."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.core.game import AnyGame, Outcome


def final(game: AnyGame, seats: int, outcome: Outcome) -> list[float]:
    """1 for winning, -1 shared by the losing sides; a shared win is worth less, one that all share nothing.

    All seats of a side get the same, and over the sides it adds up to nothing.
    """
    sides = game.sides(seats)
    won = [any(seat in outcome.winners for seat in side) for side in sides]
    rewards = [0.0] * seats
    for side, wins in zip(sides, won, strict=True):
        share = 1 / sum(won) if wins else 0.0
        for seat in side:
            rewards[seat] = (len(sides) * share - 1) / (len(sides) - 1)
    return rewards


def leads(game: AnyGame, seats: int, scores: Sequence[int]) -> list[float]:
    """By how much each seat's side is ahead of the others on average. Shaping pays for its changes."""
    found = [0.0] * seats
    total = sum(scores)
    for side, score in zip(game.sides(seats), scores, strict=True):
        for seat in side:
            found[seat] = score - (total - score) / (len(scores) - 1)
    return found
