"""Bottega: three painting games, their rules, and everything to play and to study them.

What `__all__` names here, in `bottega.final_touch`, `bottega.pastiche` and in `bottega.fresco` stays as it is; all
other modules may change with every release (docs/api.md).

>>> import bottega
>>> match = bottega.new("final-touch", seats=3, seed=7)
>>> while not match.over:
...     seat = match.awaited[0]
...     _ = match.play(seat, match.choices(seat)[0])
>>> match.outcome.reason
'FT-E1'
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, overload

from bottega import games
from bottega.bots import Bot, BotTable, RandomBot
from bottega.bots import load as bot
from bottega.bots.hints import Hint, hints
from bottega.boxes import Box
from bottega.core.chance import Chance, Dice
from bottega.core.errors import BottegaError, Illegal, Invalid
from bottega.core.event import Event
from bottega.core.game import ActionLike as Action
from bottega.core.game import AnyGame, Game, Outcome
from bottega.core.game import StateLike as State
from bottega.core.game import ViewLike as View
from bottega.core.match import Match, Move
from bottega.core.reading import as_map, read_json
from bottega.core.search import Knowledge, Position, Search
from bottega.files import read_text
from bottega.record import replay

if TYPE_CHECKING:  # the rules of a game are loaded when it is first asked for
    from bottega import final_touch, fresco, pastiche

HEAD = ("game", "version", "seats", "options", "outcome")  # of a state's JSON; the rest is the position

__all__ = [
    "Action",
    "Bot",
    "BotTable",
    "BottegaError",
    "Box",
    "Chance",
    "Dice",
    "Event",
    "Game",
    "Hint",
    "Illegal",
    "Invalid",
]
__all__ += ["Knowledge", "Match", "Move", "Outcome", "Position", "RandomBot", "Search", "State", "View"]
__all__ += ["bot", "game", "hints", "load", "new"]

try:
    __version__ = version("bottega")
except PackageNotFoundError:  # a source tree that is not installed
    __version__ = "0"

FinalTouch = Literal["final-touch"]
Pastiche = Literal["pastiche"]
Fresco = Literal["fresco"]
Seed = int | str | None
Options = Mapping[str, Any] | None
File = str | Path | Box | None


# fmt: off
@overload
def game(name: FinalTouch, components: File = None, version: int | None = None) -> final_touch.Game: ...
@overload
def game(name: Pastiche, components: File = None, version: int | None = None) -> pastiche.Game: ...
@overload
def game(name: Fresco, components: File = None, version: int | None = None) -> fresco.Game: ...
@overload
def game(name: str, components: File = None, version: int | None = None) -> AnyGame: ...
# fmt: on
def game(name: str, components: File = None, version: int | None = None) -> AnyGame:
    """The rules of a game, without a state. `components` names a list of one's own, `version` that of the rules."""
    return games.load(name, components, version)


# fmt: off
@overload
def new(game: FinalTouch, seats: int, *, seed: Seed = None, options: Options = None,
        components: File = None) -> final_touch.Match: ...
@overload
def new(game: Pastiche, seats: int, *, seed: Seed = None, options: Options = None,
        components: File = None) -> pastiche.Match: ...
@overload
def new(game: Fresco, seats: int, *, seed: Seed = None, options: Options = None,
        components: File = None) -> fresco.Match: ...
@overload
def new(game: str, seats: int, *, seed: Seed = None, options: Options = None, components: File = None) -> Match: ...
# fmt: on
def new(game: str, seats: int, *, seed: Seed = None, options: Options = None, components: File = None) -> Match:
    """A new match, set up. Without a `seed` a secret one is drawn; `components` names a list of one's own."""
    return Match(games.load(game, components), seats, options, seed)


def load(source: str | bytes | Path | Mapping[str, Any], *, components: File = None) -> Match:
    """A match from its record, or from a state: as data, as JSON text, or as the path of a JSON file."""
    is_path = isinstance(source, Path) or (isinstance(source, str) and not source.lstrip().startswith("{"))
    read = read_text(source) if isinstance(source, (str, Path)) and is_path else source
    data = as_map(read_json(read) if isinstance(read, (str, bytes)) else read, "record")
    if "moves" in data:
        return replay(data, components)
    return _from_state(data, components)


def _from_state(data: Mapping[str, Any], components: File) -> Match:
    position = {name: value for name, value in data.items() if name not in HEAD}
    options = as_map(data.get("options", {}), "options")
    rules = games.load(data.get("game"), components, data.get("version"))
    return Match(rules, rules.spec.check_seats(data.get("seats")), options, position=position)
