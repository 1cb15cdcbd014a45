"""The review of a game: every decision, every stroke of luck, a curve, and the moments to learn from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from bottega.core.match import Match
from bottega.review.decisions import Decision
from bottega.review.luck import Luck, Sides
from bottega.review.pieces import Piece, check_over, decision_json, luck_json, piece_at, rounded

MOMENTS = 3  # that are worth a second try, for each seat
REPEATED = 0.5  # how much more a mistake teaches for each further one of its kind

Progress = Callable[[int, int], None]  # done, of how many


@dataclass(frozen=True)
class Account:
    """What became of a side: its share of the win, less an equal one, is luck and play together."""

    side: int
    result: float
    luck: float
    luck_error: float

    @property
    def play(self) -> float:
        return self.result - self.luck


@dataclass(frozen=True)
class Review:
    match: Match
    iterations: int
    decisions: Sequence[Decision]
    luck: Sequence[Luck]
    curve: Sequence[Sides]  # what each side could expect after each ply, with all cards open
    accounts: Sequence[Account] = field(default_factory=tuple)

    def mistakes(self, seat: int | None = None) -> list[Decision]:
        wanted = [each for each in self.decisions if seat is None or each.seat == seat]
        return [each for each in wanted if each.verdict != "good"]

    def moments(self, seat: int) -> list[Decision]:
        """Of a seat's mistakes those that teach most: large, clear, and repeated in kind."""
        made = self.mistakes(seat)
        kinds = Counter(map(kind, made))
        made.sort(key=lambda each: -teaches(each, kinds[kind(each)]))
        return made[:MOMENTS]

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.match.game.spec.name,
            "seats": self.match.seats,
            "iterations": self.iterations,
            "decisions": [decision_json(each) for each in self.decisions],
            "luck": [luck_json(each) for each in self.luck],
            "curve": [rounded(shares) for shares in self.curve],
            "accounts": [
                {
                    "side": each.side,
                    **dict(zip(("result", "luck", "luck_error", "play"), rounded(_sums(each)), strict=True)),
                }
                for each in self.accounts
            ],
            "moments": [[each.ply for each in self.moments(seat)] for seat in range(self.match.seats)],
        }


def _sums(account: Account) -> Sides:
    return account.result, account.luck, account.luck_error, account.play


def kind(decision: Decision) -> tuple[str, str]:
    """What was done instead of what."""
    return decision.made.to_json()["type"], decision.best.to_json()["type"]


def teaches(decision: Decision, alike: int) -> float:
    """Its cost as far as that is sure, and more if it was made again and again."""
    sure = decision.cost - decision.cost_error
    return sure * (1 + REPEATED * (alike - 1))


# --- making one ---


def review(match: Match, iterations: int, progress: Progress | None = None) -> Review:
    """Looks at every decision of a finished game. The same game and iterations give the same review."""
    check_over(match)
    pieces: list[Piece] = []
    for ply in range(match.ply + 1):
        if progress is not None:
            progress(ply, match.ply + 1)
        pieces.append(piece_at(match, ply, iterations))
    return put_together(match, iterations, pieces)


def put_together(match: Match, iterations: int, pieces: Sequence[Piece]) -> Review:
    """A review from the pieces of all plies of a finished game, in their order."""
    lucky = [piece.luck for piece in pieces if piece.luck is not None]
    return Review(
        match,
        iterations,
        [piece.decision for piece in pieces if piece.decision is not None],
        lucky,
        [piece.shares for piece in pieces],
        accounts(match, lucky),
    )


def accounts(match: Match, lucky: Sequence[Luck]) -> list[Account]:
    outcome = match.outcome
    assert outcome is not None
    sides = match.sides
    winning = [set(side) <= set(outcome.winners) for side in sides]
    return [
        Account(
            side,
            (1 / sum(winning) if winning[side] else 0.0) - 1 / len(sides),
            sum(each.shares[side] for each in lucky),
            sqrt(sum(each.errors[side] ** 2 for each in lucky)),
        )
        for side in range(len(sides))
    ]
