"""The table that the tests of the texts speak of."""

from __future__ import annotations

from typing import Any

from bottega.core.action import Action
from bottega.core.match import Match
from bottega.games.fresco.game import Fresco
from bottega.games.fresco.knowledge.view import View
from bottega.games.fresco.rules.turn import from_json
from bottega.games.fresco.text import sentences

GAME = Fresco()
NAMES = ["you", "Greedy 2", "Player 3", "Greedy 4"]


def tile(value: int, *paints: str) -> dict[str, Any]:
    return {"value": value, "paints": list(paints)}


PLAYERS: list[dict[str, Any]] = [
    {
        "score": 12,
        "mood": 6,
        "thalers": 7,
        "paints": {"red": 1, "yellow": 2, "blue": 1, "orange": 1, "green": 1},
        "get_up": 7,
        "plan": {"market": 1, "cathedral": 2, "workshop": 1},
        "tiles": [tile(9, "orange", "green", "red"), tile(3, "yellow", "blue")],
        "portraits": [{"power": "actor"}],
    },
    {
        "score": 15,
        "mood": 2,
        "thalers": 30,
        "paints": {"brown": 2},
        "get_up": 5,
        "plan": {"market": 3, "cathedral": 1},
        "tiles": [tile(13, "pink", "red", "orange")],
        "requests": [
            {
                "stack": "general",
                "points": 6,
                "tiles": [
                    tile(4, "red", "red", "yellow"),
                    tile(5, "green", "red"),
                    tile(6, "green", "yellow", "blue"),
                ],
            }
        ],
    },
    {"mood": 9, "thalers": 3, "paints": {}, "get_up": 9, "plan": {"studio": 3, "theatre": 3}},
]
EMPTY: list[dict[str, Any] | None] = [None] * 5
POSITION: dict[str, Any] = {
    "phase": "cathedral",
    "turn": 0,
    "round": 4,
    "last_round": False,
    "bishop": [2, 2],
    "fresco": [
        [tile(5, "orange", "blue"), None, tile(7, "orange", "green"), None, None],
        EMPTY,
        [None, tile(4, "red", "yellow", "blue"), tile(24, "pink", "brown", "brown"), None, None],
        EMPTY,
        [tile(3, "red", "yellow"), None, None, None, tile(11, "orange", "green", "purple")],
    ],
    "start": [2, 0, 1],
    "booths": [
        None,
        [{"paints": ["red"]}, None, {"paints": ["yellow", "blue"]}],
        [{"paints": ["green"]}, {"paints": ["red", "red", "red"]}, {"paints": ["blue"]}],
    ],
    "portraits_open": [{"kind": "lasting", "power": "abbot"}, {"kind": "primary", "amount": 3}],
    "requests": {"general": [5, 4], "orange": [9, 8, 7], "green": [], "purple": [7]},
}


def match(options: dict[str, Any] | None = None, mine: dict[str, Any] | None = None, **position: Any) -> Match:
    """The position, with other things of one's own or of the table."""
    players = [{**PLAYERS[0], **(mine or {})}, *PLAYERS[1:]]
    return Match(GAME, 3, options, seed=1, position={**POSITION, "players": players, **position})


def view(seat: int | None = 0, mine: dict[str, Any] | None = None, **position: Any) -> View:
    found: View = match(None, mine, **position).view(seat)
    return found


def described(seat: int | None = 0, lang: str = "en", **position: Any) -> list[str]:
    return sentences.describe(view(seat, **position), NAMES[:3], lang)


def two(**position: Any) -> Match:
    return Match(GAME, 2, seed=1, position=position)


def action(kind: str, **fields: Any) -> Action:
    return from_json({"type": kind, **fields})
