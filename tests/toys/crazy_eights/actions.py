"""What a player may do in Crazy Eights."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bottega.core.plain import PlainAction

from .state import CARDS, EIGHT, SUITS, rank


@dataclass(frozen=True)
class Play(PlainAction):
    type: ClassVar[str] = "play"
    card: str
    suit: str = ""  # that is asked for next, with an eight


@dataclass(frozen=True)
class Draw(PlainAction):
    type: ClassVar[str] = "draw"


@dataclass(frozen=True)
class Pass(PlainAction):
    type: ClassVar[str] = "pass"


Action = Play | Draw | Pass


def plays(card: str) -> list[Action]:
    """All ways to play a card."""
    return [Play(card, named) for named in SUITS] if rank(card) == EIGHT else [Play(card)]


def every_action(_seats: int) -> list[Action]:
    """All there are, numbered for learners."""
    return [Draw(), Pass(), *(play for card in CARDS for play in plays(card))]
