"""Fresco for whoever writes a bot: the types of its states, views and actions, and what their numbers mean.

`Game`, `Match`, `State`, `View`, `Action`, `Box` and `action` are there for every game. docs/api.md promises all names.
"""

from __future__ import annotations

from bottega.core import match
from bottega.core.action import Action
from bottega.games.fresco.box.components import Box, Goods, Portrait, Tile
from bottega.games.fresco.box.grid import coordinates
from bottega.games.fresco.box.paints import PAINTS, pack, unpack
from bottega.games.fresco.game import Fresco as Game
from bottega.games.fresco.knowledge.view import View
from bottega.games.fresco.rules.cathedral import Altar, Restore, Sexton
from bottega.games.fresco.rules.income import Income
from bottega.games.fresco.rules.market import Market
from bottega.games.fresco.rules.planning import GetUp, Plan
from bottega.games.fresco.rules.rounds import Pass
from bottega.games.fresco.rules.state import COLUMNS, PHASES, Fulfilled, Painter, State
from bottega.games.fresco.rules.studio import Studio
from bottega.games.fresco.rules.track import Step
from bottega.games.fresco.rules.turn import from_json as action
from bottega.games.fresco.rules.workshop import Blend, Request

__all__ = ["COLUMNS", "PAINTS", "PHASES", "Action", "Box", "Fulfilled", "Game", "Goods", "Match", "Painter", "Portrait"]
__all__ += ["State", "Tile", "View"]
__all__ += [
    "Altar",
    "Blend",
    "GetUp",
    "Income",
    "Market",
    "Pass",
    "Plan",
    "Request",
    "Restore",
    "Sexton",
    "Step",
    "Studio",
]
__all__ += ["action", "coordinates", "pack", "unpack"]

#: A match of this game: `bottega.Match`, with its types.
Match = match.Match[State, Action, View]
