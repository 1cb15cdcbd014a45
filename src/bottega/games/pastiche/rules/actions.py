"""What all actions of Pastiche have in common.

Each action is a class in the module of its place: `placing`, `bank`, `offers`, `gallery`, `commissions`, `returns`;
ending a turn stands in `turn`, which also has the table of them all.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from bottega.core.action import Action
from bottega.core.chance import Chance
from bottega.core.event import Event
from bottega.games.pastiche.rules.state import State


class PasticheAction(Action):
    """An action together with its rules: how it is read, when it is legal, and what it does."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ()  # in JSON, beside its type
    out_of_turn: ClassVar[bool] = False  # other seats are not refused before `check` is asked

    @classmethod
    def read(cls, row: Mapping[str, Any]) -> PasticheAction:
        """The action of a JSON map that has no other fields than `type` and `fields`."""
        raise NotImplementedError

    def check(self, state: State, seat: int) -> None:
        """Raises `Illegal` if the rules refuse it."""
        raise NotImplementedError

    def carry_out(self, state: State, seat: int, chance: Chance, events: list[Event] | None) -> bool:
        """What it changes, once checked; returns whether that ends the turn."""
        raise NotImplementedError
