"""The whole truth of a game of Final Touch: nothing derived, nothing of the future.

Multisets of touches are single numbers (see `touches`), so that a copy costs next to nothing.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from bottega.games.final_touch.box.components import Masterpiece
from bottega.games.final_touch.box.touches import listed, unpack
from bottega.games.final_touch.rules.actions import Play

PLAY: Final[i64] = 0
TIEBREAK: Final[i64] = 1
OVER: Final[i64] = 2
PHASES: Final = ("play", "tiebreak", "over")

NOBODY: Final[i64] = -1

# The kinds of chance: their indices in the `kinds` of the game in `game.py`.
STARTER: Final[i64] = 0
MASTERPIECE: Final[i64] = 1
NEXT: Final[i64] = 2
DRAW: Final[i64] = 3
RESHUFFLED: Final[i64] = 4


class Won:
    """A masterpiece that has ended, linked to the one before it: the row in front of the players."""

    __slots__ = ("before", "finished", "sides", "title", "value")

    def __init__(self, title: str, finished: bool, sides: i64, value: i64, before: Won | None) -> None:
        self.title = title
        self.finished = finished  # else ruined
        self.sides = sides  # a bit for each side that got the money
        self.value = value
        self.before = before

    def __reduce__(self) -> tuple[Any, ...]:
        return Won, (self.title, self.finished, self.sides, self.value, self.before)

    def __repr__(self) -> str:
        return f"<Won: {self.title!r} {'finished' if self.finished else 'ruined'} for {int(self.value)}>"

    def to_json(self) -> dict[str, Any]:
        sides = [side for side in range(3) if self.sides >> side & 1]
        return {
            "title": self.title,
            "as": "finished" if self.finished else "ruined",
            "sides": sides,
            "value": self.value,
        }


def gallery(last: Won | None) -> list[Won]:
    """The ended masterpieces, oldest first."""
    ended: list[Won] = []
    while last is not None:
        ended.append(last)
        last = last.before
    ended.reverse()
    return ended


def in_order(smeared: i64, first: i64, second: i64) -> list[str]:
    """The colours of the smears, in the order they were played: the third is what is left of them."""
    row: list[str] = []
    for smear in (first, second, smeared - first - second):
        row += listed(smear)
    return row


class State:
    """The whole truth about a game of Final Touch."""

    __slots__ = (
        "cards",
        "contender",
        "discard",
        "draw",
        "first_smear",
        "hand0",
        "hand1",
        "hand2",
        "hand3",
        "improved",
        "last",
        "masterpiece",
        "next",
        "phase",
        "pile",
        "purse0",
        "purse1",
        "purse2",
        "rival",
        "seats",
        "second_smear",
        "smeared",
        "touches",
        "turn",
        "won",
    )

    def __init__(self, seats: i64, cards: tuple[Masterpiece, ...], touches: i64) -> None:
        self.seats = seats
        self.cards = cards  # the box, which everyone knows: its masterpieces
        self.touches = touches  # and its touches
        self.masterpiece = cards[0]
        self.next: Masterpiece | None = None
        self.pile: i64 = 0  # a bit for each of `cards` that lies deeper than the next one
        self.improved: i64 = 0
        self.smeared: i64 = 0
        self.first_smear: i64 = 0  # no rule asks for their order, but everybody sees it
        self.second_smear: i64 = 0
        # The last play on this masterpiece: touches that improved it, or below zero the one that smeared it.
        self.last: i64 = 0
        self.hand0: i64 = 0
        self.hand1: i64 = 0
        self.hand2: i64 = 0
        self.hand3: i64 = 0
        self.draw = touches
        self.discard: i64 = 0
        self.purse0: i64 = 0
        self.purse1: i64 = 0
        self.purse2: i64 = 0
        self.won: Won | None = None
        self.turn: i64 = 0
        self.phase = PLAY
        self.contender = NOBODY  # the two seats of a tie-break, the one to begin first
        self.rival = NOBODY

    def copy(self) -> State:
        twin = State(self.seats, self.cards, self.touches)
        twin.masterpiece = self.masterpiece
        twin.next = self.next
        twin.pile = self.pile
        twin.improved = self.improved
        twin.smeared = self.smeared
        twin.first_smear = self.first_smear
        twin.second_smear = self.second_smear
        twin.last = self.last
        twin.hand0 = self.hand0
        twin.hand1 = self.hand1
        twin.hand2 = self.hand2
        twin.hand3 = self.hand3
        twin.draw = self.draw
        twin.discard = self.discard
        twin.purse0 = self.purse0
        twin.purse1 = self.purse1
        twin.purse2 = self.purse2
        twin.won = self.won
        twin.turn = self.turn
        twin.phase = self.phase
        twin.contender = self.contender
        twin.rival = self.rival
        return twin

    # Numbered attributes in place of lists: a list would box its numbers, which costs half the speed.

    def hand(self, seat: i64) -> i64:
        if seat == 0:
            return self.hand0
        if seat == 1:
            return self.hand1
        if seat == 2:
            return self.hand2
        return self.hand3

    def set_hand(self, seat: i64, touches: i64) -> None:
        if seat == 0:
            self.hand0 = touches
        elif seat == 1:
            self.hand1 = touches
        elif seat == 2:
            self.hand2 = touches
        else:
            self.hand3 = touches

    def purse(self, side: i64) -> i64:
        if side == 0:
            return self.purse0
        if side == 1:
            return self.purse1
        return self.purse2

    def set_purse(self, side: i64, money: i64) -> None:
        if side == 0:
            self.purse0 = money
        elif side == 1:
            self.purse1 = money
        else:
            self.purse2 = money

    def sides(self) -> int:
        return 2 if self.seats == 4 else int(self.seats)

    def hands(self) -> list[int]:
        return [int(self.hand(seat)) for seat in range(self.seats)]

    def purses(self) -> list[int]:
        return [int(self.purse(side)) for side in range(self.sides())]

    def pile_cards(self) -> list[Masterpiece]:
        """The masterpieces deeper than the next one; they have no order yet."""
        return [card for index, card in enumerate(self.cards) if self.pile >> index & 1]

    def smear_order(self) -> list[str]:
        return in_order(self.smeared, self.first_smear, self.second_smear)

    def contenders(self) -> list[int]:
        return [] if self.contender == NOBODY else [int(self.contender), int(self.rival)]

    def __reduce__(self) -> tuple[Any, ...]:
        return State, (self.seats, self.cards, self.touches), self.__getstate__()

    def __repr__(self) -> str:
        title, purses = self.masterpiece.title, self.purses()
        return f"<State of Final Touch: {PHASES[self.phase]}, seat {self.turn} on turn, {title!r}, purses {purses}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._all() == other._all()

    __hash__ = None  # type: ignore[assignment]  # a state changes

    def _all(self) -> tuple[object, ...]:
        return self.to_json(), self.cards

    def to_json(self) -> dict[str, Any]:
        return {
            "turn": self.turn,
            "phase": PHASES[self.phase],
            "masterpiece": self.masterpiece.to_json(),
            "next": None if self.next is None else self.next.to_json(),
            "improved": unpack(self.improved),
            "smeared": unpack(self.smeared),
            "smear_order": self.smear_order(),
            "hands": [unpack(hand) for hand in self.hands()],
            "discard": unpack(self.discard),
            "draw": unpack(self.draw),
            "purses": self.purses(),
            "won": [card.to_json() for card in gallery(self.won)],
            "pile": [card.title for card in self.pile_cards()],
            "contenders": self.contenders(),
            "last": Play(max(0, self.last), max(0, -self.last)).to_json() if self.last else None,
        }
