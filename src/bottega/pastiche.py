"""Pastiche for whoever writes a bot: the types of its states, views and actions, and what their numbers mean.

`Game`, `Match`, `State`, `View`, `Action`, `Box` and `action` are there for every game. docs/api.md promises all names.
"""

from __future__ import annotations

from bottega.core import match
from bottega.games.pastiche.box.colours import COLOURS, pack, unpack
from bottega.games.pastiche.box.components import Box, Commission
from bottega.games.pastiche.box.hexes import Map, cell, coordinates
from bottega.games.pastiche.game import Pastiche as Game
from bottega.games.pastiche.knowledge.view import View
from bottega.games.pastiche.rules.actions import PasticheAction as Action
from bottega.games.pastiche.rules.bank import Bank
from bottega.games.pastiche.rules.commissions import Complete
from bottega.games.pastiche.rules.gallery import Swap
from bottega.games.pastiche.rules.offers import Answer, Closed, MakeOffer
from bottega.games.pastiche.rules.placing import Place
from bottega.games.pastiche.rules.returns import Return
from bottega.games.pastiche.rules.state import EVERYONE, STEPS, Offer, Settled, State
from bottega.games.pastiche.rules.turn import End
from bottega.games.pastiche.rules.turn import action_from_json as action

__all__ = ["COLOURS", "EVERYONE", "STEPS", "Action", "Box", "Commission", "Game", "Map", "Match", "Offer", "Settled"]
__all__ += ["State", "View"]
__all__ += ["Answer", "Bank", "Closed", "Complete", "End", "MakeOffer", "Place", "Return", "Swap"]
__all__ += ["action", "cell", "coordinates", "pack", "unpack"]

#: A match of this game: `bottega.Match`, with its types.
Match = match.Match[State, Action, View]
