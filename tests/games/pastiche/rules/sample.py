"""What the tests of Pastiche's rules share: every action, and a table at which each can be tried."""

from __future__ import annotations

from typing import Any

from bottega.core.errors import Illegal
from bottega.core.match import Match
from games.pastiche.sample import match

Json = dict[str, Any]

END: Json = {"type": "end"}
HEX_Y = {"points": "RRRRRR", "centre": "Y"}
HEX_RB = {"points": "RYBRYB", "centre": "RB"}
PLACE: Json = {"type": "place", "hex": 0, "at": [1, -1], "rotation": 0, "take": "mix"}


def refusal(game: Match, seat: int, action: Json) -> str | None:
    """The rule that refuses it, if any does; nothing has changed after asking."""
    before, rule = game.state, None
    try:
        game.check(seat, action)
    except Illegal as refused:
        rule = refused.rule
    assert game.state == before
    return rule


ACTIONS: dict[str, Json] = {
    "place": PLACE,
    "bank": {"type": "bank", "give": {"green": 3}, "get": "black"},
    "offer": {"type": "offer", "to": 1, "give": {"brown": 1}, "get": {"orange": 1}},
    "accept": {"type": "accept", "offer": 1},
    "decline": {"type": "decline", "offer": 1},
    "withdraw": {"type": "withdraw", "offer": 1},
    "swap": {"type": "swap", "commission": "Madonna of the Meadow", "gallery": "Sunflowers"},
    "complete": {"type": "complete", "commission": "Madonna of the Meadow"},
    "return": {"type": "return", "cards": {"brown": 1}},
    "end": END,
    "closed": {"type": "closed", "on": True},
}

GALLERY = ["Sunflowers", "Yellow Cow", "L'Absinthe", "The Fifer"]
HAND = ["Madonna of the Meadow", "Mona Lisa"]


def at_step(name: str, **more: Any) -> Match:
    """Seat 0 on turn, with nine cards that let it do anything."""
    position: Json = {
        "turn": 0,
        "step": name,
        "palettes": [{"red": 2, "blue": 2, "green": 3, "brown": 2}] * 2,
        "hexes": [[HEX_Y, HEX_RB], None],
        "commissions": [HAND, None],
        "gallery": GALLERY,
    }
    return match(2, **{**position, **more})
