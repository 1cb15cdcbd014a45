"""What the tests of Pastiche's texts share: a table for three in the middle of a game."""

from __future__ import annotations

from typing import Any

from bottega.core.match import Match
from bottega.games.pastiche.game import Pastiche
from bottega.games.pastiche.knowledge.view import View
from bottega.games.pastiche.rules.actions import PasticheAction
from bottega.games.pastiche.rules.turn import action_from_json
from bottega.games.pastiche.text.describe import describe

GAME = Pastiche()
NAMES = ["you", "Greedy 2", "Player 3", "Greedy 4"]
POSITION: dict[str, Any] = {
    "turn": 0,
    "starter": 0,
    "step": "trade",
    "map": [{"at": [1, -1], "points": "BRRRYY", "centre": "R", "by": 1}],
    "hexes": [[{"points": "BRRYYR", "centre": "R"}, {"points": "BBRRYY", "centre": "RY"}], None, None],
    "palettes": [{"green": 3, "black": 1, "bisque": 1, "yellow": 1, "brown": 1}, {"red": 2}, {"blue": 8}],
    "commissions": [["Mona Lisa", "L'Absinthe"], None, None],
    "gallery": ["Sunflowers", "Yellow Cow", "The Swing", "Impression, Sunrise"],
    "completed": [[], ["Primavera", "The Fifer"], []],
}
OFFER = {"id": 4, "by": 1, "to": 0, "give": {"red": 1}, "get": {"green": 2}}


def match(seats: int = 3, options: dict[str, Any] | None = None, **position: Any) -> Match:
    laid = {**POSITION, **position}
    if seats != 3:
        for field in ("hexes", "palettes", "commissions", "completed"):
            laid[field] = [*laid[field], *[None] * seats][:seats]
    return Match(GAME, seats, options, seed=1, position=laid)


def view(seat: int | None = 0, **position: Any) -> View:
    found: View = match(**position).view(seat)
    return found


def described(seat: int | None = 0, lang: str = "en", **position: Any) -> list[str]:
    return describe(view(seat, **position), NAMES[:3], lang)


def action(kind: str, **fields: Any) -> PasticheAction:
    return action_from_json({"type": kind, **fields})
