"""What all front doors have in common: which game, for whom, with which options, and its arrays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from bottega import games
from bottega.boxes import Box
from bottega.core.encoding import Encoding, IndexedGame
from bottega.core.errors import Illegal, Invalid
from bottega.core.game import AnyGame

VERSIONS = (1, 2)  # of the environments: a new one when an index changes its meaning, or there are more of them
WAITING_HAS_AN_INDEX = 2  # in `parallel_env`; before, whoever waits has no legal index


def read_identifier(identifier: object) -> tuple[str, int]:
    """Name and version of `final-touch-v1`; of `final-touch` the newest."""
    text = str(identifier)
    name, found, version = text.rpartition("-v")
    if not found or not version.isdigit():
        return games.spec(text).name, VERSIONS[-1]
    if int(version) not in VERSIONS:
        raise Invalid(f"game: {text}: this Bottega has {' and '.join(f'{name}-v{known}' for known in VERSIONS)}")
    return games.spec(name).name, int(version)


@cache
def _standard(name: str, seats: int) -> Encoding:
    game = games.standard(name)
    return game.arrays.Encoding(game.box, seats)


def encoding(name: str, seats: int, game: AnyGame | None = None) -> Encoding:
    """The arrays of a game for so many seats: of ours, or of one with a component list of its own."""
    if game is None or game is games.standard(name):
        return _standard(name, seats)
    return game.arrays.Encoding(game.box, seats)


class GameSetup:
    """A game ready to be dealt, any number of times."""

    def __init__(
        self,
        identifier: str,
        seats: int,
        options: Mapping[str, Any] | None = None,
        components: str | Path | Box | None = None,
    ) -> None:
        self.name, self.version = read_identifier(identifier)
        self.game = games.load(self.name, components)
        self.seats = self.game.spec.check_seats(seats)
        self.options = self.game.spec.check_options({} if options is None else options, self.seats)
        self.encoding = encoding(self.name, self.seats, self.game)
        self.identifier = f"{self.name}-v{self.version}"
        self.components = components

    def __reduce__(self) -> tuple[Any, ...]:
        return GameSetup, (self.identifier, self.seats, self.options, self.components)

    def indexed(self) -> IndexedGame:
        return self.game.arrays.IndexedGame(self.encoding)

    def check(self, indexed: IndexedGame, index: object) -> int:
        """An index that the seat to decide may play; raises `Illegal` with the rule that forbids it."""
        whole = self.encoding.check_index(index)
        if not indexed.allows(whole):
            state, seat = indexed.state, int(indexed.seat)
            if seat < 0:
                raise Illegal("G-OVER", "over")
            self.game.check(state, seat, self.encoding.action(self.game.view(state, seat), whole))
            raise Invalid(f"action: {whole} ({self.encoding.moves[whole]}) is not in the mask")
        return whole


def describe(game: AnyGame, view: Any, names: Sequence[str]) -> str:
    """The table in sentences, as the terminal tells it."""
    return "\n".join(game.words.describe(view, names, "en"))
