"""The review of a game: every decision, every stroke of luck, a curve, and the moments to learn from."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from math import sqrt
from typing import Any

from bottega.core.errors import Invalid
from bottega.core.match import Match
from bottega.review import decisions, luck
from bottega.review.decisions import Decision
from bottega.review.luck import Luck, Sides

MOMENTS = 3  # that are worth a second try, for each seat
REPEATED = 0.5  # how much more a mistake teaches for each further one of its kind
SAMPLES = 2  # of luck, for each iteration of the search
CURVE = 4  # times fewer where only the curve asks for them

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
            "decisions": [_decision_json(each) for each in self.decisions],
            "luck": [
                {"ply": each.ply, "shares": _rounded(each.shares), "errors": _rounded(each.errors)}
                for each in self.luck
            ],
            "curve": [_rounded(shares) for shares in self.curve],
            "accounts": [
                {
                    "side": each.side,
                    **dict(zip(("result", "luck", "luck_error", "play"), _rounded(_sums(each)), strict=True)),
                }
                for each in self.accounts
            ],
            "moments": [[each.ply for each in self.moments(seat)] for seat in range(self.match.seats)],
        }


def _sums(account: Account) -> Sides:
    return account.result, account.luck, account.luck_error, account.play


def _rounded(shares: Sequence[float]) -> list[float]:
    return [round(share, 4) for share in shares]


def _decision_json(decision: Decision) -> dict[str, Any]:
    return {
        "ply": decision.ply,
        "seat": decision.seat,
        "made": decision.made.to_json(),
        "best": decision.best.to_json(),
        "verdict": decision.verdict,
        **dict(zip(("cost", "cost_error", "points", "points_error"), _rounded(_costs(decision)), strict=True)),
    }


def _costs(decision: Decision) -> Sides:
    return decision.cost, decision.cost_error, decision.points, decision.points_error


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
    seed = seed_of(match)
    judged: list[Decision] = []
    lucky: list[Luck] = []
    samples = max(2, SAMPLES * iterations)
    begun = luck.of_setup(match, samples, seed)
    lucky += [begun] if begun is not None else []
    curve = [expected(match, 0, samples // CURVE, seed)]
    for ply in range(1, match.ply + 1):
        if progress is not None:
            progress(ply - 1, match.ply)
        judged += judged_at(match, ply, iterations, seed + ply)
        found = luck.of_move(match, ply, samples, seed + ply)
        lucky += [found] if found is not None else []
        curve.append(expected(match, ply, samples // CURVE, seed + ply))
    return Review(match, iterations, judged, lucky, curve, accounts(match, lucky))


def check_over(match: Match) -> None:
    if not match.over:
        raise Invalid("outcome: the game is not over yet, and a review would tell what is hidden")


def seed_of(match: Match) -> int:
    """From all that happened, so that no two games share the luck of their samples."""
    played = json.dumps([match.setup, match.start, [move.to_json() for move in match.moves]], sort_keys=True)
    return int.from_bytes(sha256(played.encode()).digest()[:7], "big")


def judged_at(match: Match, ply: int, iterations: int, seed: int) -> list[Decision]:
    """The decision that led to a ply; none where there was nothing to decide."""
    move = match.moves[ply - 1]
    view = match.game.view(match.state_at(ply - 1), move.seat)
    if len(view.choices) < 2:
        return []
    return [decisions.judge(match.game, view, move.action, iterations, seed, ply)]


def expected(match: Match, ply: int, samples: int, seed: int) -> Sides:
    state = match.state_at(ply) if ply < match.ply else match.state
    return luck.worth(match.game, lambda _: state.copy(), match.seats, max(2, samples), seed).means()


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
