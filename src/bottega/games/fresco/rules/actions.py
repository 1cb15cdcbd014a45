"""What all actions of Fresco have in common.

Each action is a class in the module of its place on the board: `planning`, `market`, `cathedral`, `studio`, `workshop`,
`track`, `income`; passing stands in `rounds`. `turn` has the table of all of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from bottega.core.action import Action
from bottega.core.event import Event
from bottega.core.reading import as_list, as_whole
from bottega.games.fresco.rules.state import PublicState, State

MAX_COUNT: Final = 1000  # of anything that an action counts


class FrescoAction(Action):
    """An action together with its rules: how it is read, when it is legal, and what it does."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ()  # in JSON, beside its type
    phases: ClassVar[tuple[int, ...]] = ()  # in which it can be chosen

    @classmethod
    def read(cls, row: Mapping[str, Any]) -> FrescoAction:
        """The action of a JSON map that has no other fields than `fields`."""
        raise NotImplementedError

    def check(self, table: PublicState, seat: int) -> None:
        """Raises `Illegal` unless the seat, which is on turn in the right phase, may do this."""

    def carry_out(self, state: State, seat: int, events: list[Event] | None) -> int:
        """What it changes at its place, nothing of what follows; returns the points that it scores."""
        raise NotImplementedError

    def number(self) -> int:
        """Below 2 ** 52, and never the same for two actions of a phase: by it the search knows a move."""
        raise NotImplementedError


def digits(counts: tuple[int, ...]) -> int:
    """Counts below 16 as one number."""
    number = 0
    for count in counts:
        number = (number << 4) + count
    return number


def bits(indices: tuple[int, ...]) -> int:
    """A set of indices as one number."""
    number = 0
    for index in indices:
        number |= 1 << index
    return number


def read_indices(data: object) -> tuple[int, ...]:
    """Which tiles are meant, counted from 0 in a booth or among a painter's own."""
    return tuple([as_whole(index, "action: tiles", 0, MAX_COUNT) for index in as_list(data, "action: tiles")])
