"""Pieces of a review: kept as JSON, they are put together to the same review."""

from __future__ import annotations

import json

import pytest

import bottega
from bottega import games
from bottega.core.errors import Invalid
from bottega.review.pieces import Piece, check_over, piece_at
from bottega.review.review import put_together
from review.test_review import finished, reviewed


@pytest.mark.parametrize("game", games.names())
def test_what_was_kept_is_put_together_to_the_same_review(game: str) -> None:
    whole = reviewed(game)
    match, iterations = finished(game), whole.iterations
    kept = [json.dumps(piece_at(match, ply, iterations).to_json()) for ply in range(match.ply, -1, -1)]
    pieces = [Piece.from_json(match.game, json.loads(text)) for text in reversed(kept)]
    again = put_together(match, iterations, pieces)
    assert [each.to_json() for each in pieces] == [json.loads(text) for text in reversed(kept)]
    for name in ("decisions", "curve", "luck", "moments"):
        assert again.to_json()[name] == whole.to_json()[name]
    for one, other in zip(again.accounts, whole.accounts, strict=True):
        assert one.result == other.result
        assert one.luck == pytest.approx(other.luck, abs=0.01)  # rounded piece by piece


def test_only_finished_games_are_looked_at() -> None:
    check_over(finished("final-touch"))
    with pytest.raises(Invalid, match="outcome: the game is not over"):
        check_over(bottega.new("final-touch", seats=2, seed=1))
