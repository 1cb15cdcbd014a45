"""Final Touch for whoever writes a bot: the types of its states, views and actions, and what their numbers mean.

`Game`, `Match`, `State`, `View`, `Action`, `Box` and `action` are there for every game. docs/api.md promises all names.
"""

from __future__ import annotations

from bottega.core import match
from bottega.games.final_touch.box.components import Box, Masterpiece
from bottega.games.final_touch.box.touches import COLOURS, listed, pack, size, unpack
from bottega.games.final_touch.game import FinalTouch as Game
from bottega.games.final_touch.knowledge.view import View
from bottega.games.final_touch.rules.actions import Play, play
from bottega.games.final_touch.rules.actions import from_json as action
from bottega.games.final_touch.rules.state import PHASES, State, Won

__all__ = ["COLOURS", "PHASES", "Action", "Box", "Game", "Masterpiece", "Match", "Play", "State", "View", "Won"]
__all__ += ["action", "listed", "pack", "play", "size", "unpack"]

Action = Play
#: A match of this game: `bottega.Match`, with its types.
Match = match.Match[State, Action, View]
