"""Bottega: three painting games, their rules, and everything to play and to study them.

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
from typing import Any

from bottega import games
from bottega.core.errors import BottegaError, Illegal, Invalid
from bottega.core.event import Event
from bottega.core.game import Outcome
from bottega.core.match import Match
from bottega.core.reading import as_map, read_json
from bottega.files import read_text
from bottega.record import replay

HEAD = ("game", "version", "seats", "options", "outcome")  # of a state's JSON; the rest is the position

__all__ = ["BottegaError", "Event", "Illegal", "Invalid", "Match", "Outcome", "load", "new"]

try:
    __version__ = version("bottega")
except PackageNotFoundError:  # a source tree that is not installed
    __version__ = "0"


def new(
    game: str,
    seats: int,
    *,
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
    components: str | Path | None = None,
) -> Match:
    """A new match, set up. Without a `seed` a secret one is drawn; `components` names a list of one's own."""
    return Match(games.load(game, components), seats, options, seed)


def load(source: str | bytes | Path | Mapping[str, Any], *, components: str | Path | None = None) -> Match:
    """A match from its record, or from a state: as data, as JSON text, or as the path of a JSON file."""
    is_path = isinstance(source, Path) or (isinstance(source, str) and not source.lstrip().startswith("{"))
    read = read_text(source) if isinstance(source, (str, Path)) and is_path else source
    data = as_map(read_json(read) if isinstance(read, (str, bytes)) else read, "record")
    if "moves" in data:
        return replay(data, components)
    return _from_state(data, components)


def _from_state(data: Mapping[str, Any], components: str | Path | None) -> Match:
    position = {name: value for name, value in data.items() if name not in HEAD}
    options = as_map(data.get("options", {}), "options")
    rules = games.load(data.get("game"), components, data.get("version"))
    return Match(rules, rules.spec.check_seats(data.get("seats")), options, position=position)
