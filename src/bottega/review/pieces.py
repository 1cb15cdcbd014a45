"""A review in pieces, one for each ply: they can be made one at a time, kept, and put together later."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from bottega.core.errors import Invalid
from bottega.core.game import AnyGame
from bottega.core.match import Match
from bottega.review import decisions, luck
from bottega.review.decisions import Decision
from bottega.review.luck import Luck, Sides

SAMPLES = 2  # of luck, for each iteration of the search
CURVE = 4  # times fewer where only the curve asks for them

Json = dict[str, Any]


@dataclass(frozen=True)
class Piece:
    """What the move that led to a ply adds to a review; ply 0 is the deal."""

    ply: int
    decision: Decision | None  # none where there was nothing to decide
    luck: Luck | None  # none where chance had no part in it
    shares: Sides  # what each side could expect then, with all cards open

    def to_json(self) -> Json:
        return {
            "ply": self.ply,
            "decision": None if self.decision is None else decision_json(self.decision),
            "luck": None if self.luck is None else luck_json(self.luck),
            "shares": rounded(self.shares),
        }

    @classmethod
    def from_json(cls, game: AnyGame, data: Mapping[str, Any]) -> Piece:
        found, lucky = data["decision"], data["luck"]
        return cls(
            data["ply"],
            None if found is None else decision_from_json(game, found),
            None if lucky is None else Luck(lucky["ply"], tuple(lucky["shares"]), tuple(lucky["errors"])),
            tuple(data["shares"]),
        )


# --- making one ---


def piece_at(match: Match, ply: int, iterations: int) -> Piece:
    """The same game and iterations give the same piece."""
    seed, samples = seed_of(match) + ply, max(2, SAMPLES * iterations)
    shares = _expected(match, ply, samples // CURVE, seed)
    if ply == 0:
        return Piece(0, None, luck.of_setup(match, samples, seed), shares)
    judged = judged_at(match, ply, iterations)
    return Piece(ply, judged, luck.of_move(match, ply, samples, seed), shares)


def check_over(match: Match) -> None:
    if not match.over:
        raise Invalid("outcome: the game is not over yet, and a review would tell what is hidden")


def seed_of(match: Match) -> int:
    """From all that happened, so that no two games share the luck of their samples."""
    played = json.dumps([match.setup, match.start, [move.to_json() for move in match.moves]], sort_keys=True)
    return int.from_bytes(sha256(played.encode()).digest()[:7], "big")


def judged_at(match: Match, ply: int, iterations: int, instead: Any = None) -> Decision | None:
    """The decision that led to a ply, or another action `instead`: measured alike. None without a choice."""
    move = match.moves[ply - 1]
    view = match.game.view(match.state_at(ply - 1), move.seat)
    if len(view.choices) < 2:
        return None
    action = move.action if instead is None else instead
    return decisions.judge(match.game, view, action, iterations, seed_of(match) + ply, ply)


def _expected(match: Match, ply: int, samples: int, seed: int) -> Sides:
    state = match.state_at(ply) if ply < match.ply else match.state
    return luck.worth(match.game, lambda _: state.copy(), match.seats, max(2, samples), seed).means()


# --- JSON ---


def rounded(shares: Sequence[float]) -> list[float]:
    return [round(share, 4) for share in shares]


def luck_json(lucky: Luck) -> Json:
    return {"ply": lucky.ply, "shares": rounded(lucky.shares), "errors": rounded(lucky.errors)}


COSTS = ("cost", "cost_error", "points", "points_error")


def decision_json(decision: Decision) -> Json:
    costs = rounded([getattr(decision, name) for name in COSTS])
    return {
        "ply": decision.ply,
        "seat": decision.seat,
        "made": decision.made.to_json(),
        "best": decision.best.to_json(),
        "verdict": decision.verdict,
        **dict(zip(COSTS, costs, strict=True)),
    }


def decision_from_json(game: AnyGame, data: Mapping[str, Any]) -> Decision:
    actions = [game.action_from_json(data[name]) for name in ("made", "best")]
    return Decision(data["ply"], data["seat"], *actions, *(data[name] for name in COSTS))
