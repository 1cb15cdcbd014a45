"""The whole truth of a game of Crazy Eights: plain data, nothing that can be worked out, no order of undrawn cards."""

from __future__ import annotations

from dataclasses import dataclass

from bottega.core.plain import PlainState

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUITS = ("clubs", "diamonds", "hearts", "spades")
CARDS = [f"{rank} {suit}" for suit in SUITS for rank in RANKS]
EIGHT = "8"


@dataclass
class State(PlainState):
    hands: list[list[str]]
    stock: list[str]
    pile: list[str]  # the last one lies on top
    suit: str  # that is asked for: the top card's, or what was named with an eight
    turn: int = 0
    passes: int = 0  # in a row
    open: bool = False

    @property
    def seats(self) -> int:
        return len(self.hands)


def rank(card: str) -> str:
    return card.split()[0]


def suit(card: str) -> str:
    return card.split()[1]
