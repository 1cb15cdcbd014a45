"""Returning cards down to the hand limit at the end of a turn (PA-H1).

The ways to do so are numbered, the least needed cards first, and counted without listing them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from bottega.core.chance import Chance
from bottega.core.errors import Illegal
from bottega.core.event import Event
from bottega.games.pastiche.box.colours import includes, move, read_cards, unpack
from bottega.games.pastiche.rules import events as happened
from bottega.games.pastiche.rules.actions import PasticheAction
from bottega.games.pastiche.rules.state import DISCARD, State

HAND_LIMIT: Final = 8
MAX_LISTED: Final = 200  # ways that are listed


class Return(PasticheAction):
    """Return cards to the bank at the end of the turn."""

    __slots__ = ("cards",)
    kind: ClassVar[str] = "return"
    fields: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards

    def says(self) -> tuple[object, ...]:
        return (self.cards,)

    def to_json(self) -> dict[str, Any]:
        return {"type": "return", "cards": unpack(self.cards)}

    @classmethod
    def read(cls, row: Mapping[str, Any]) -> PasticheAction:
        return Return(read_cards(row.get("cards"), "action: cards"))

    def check(self, state: State, seat: int) -> None:
        if state.step != DISCARD:
            raise Illegal("G-STEP", "step")
        if not includes(state.palettes[seat], self.cards):
            raise Illegal("G-HELD", "cards-held")
        if sum(state.palettes[seat]) - sum(self.cards) != HAND_LIMIT:
            raise Illegal("PA-H1", "return-exactly", limit=HAND_LIMIT)

    def carry_out(self, state: State, seat: int, chance: Chance, events: list[Event] | None) -> bool:
        give_back(state, self.cards, events)
        return True


def give_back(state: State, cards: tuple[int, ...], events: list[Event] | None = None) -> None:
    move(state.palettes[state.turn], state.bank, cards)
    if events is not None:
        events.append(happened.returned(state.turn, cards))


# --- choices ---


def ways(cards: list[int], order: list[int], size: int) -> list[list[int]]:
    """A table: in how many ways so many cards can be chosen from the colours of the order from each index on."""
    found = [[1] + [0] * size]
    for colour in reversed(order):
        held, after = cards[colour], found[-1]
        found.append([sum(after[max(0, total - held) : total + 1]) for total in range(size + 1)])
    found.reverse()
    return found


def nth(cards: list[int], order: list[int], size: int, table: list[list[int]], number: int) -> tuple[int, ...]:
    """One of these ways, with `ways` as the table: those with most of the first colours of the order come first."""
    chosen = [0] * len(cards)
    for index, colour in enumerate(order):
        count = min(cards[colour], size)
        while number >= table[index + 1][size - count]:
            number -= table[index + 1][size - count]
            count -= 1
        chosen[colour] = count
        size -= count
    return tuple(chosen)


def count(palette: list[int]) -> int:
    """How many ways are listed."""
    excess = sum(palette) - HAND_LIMIT
    return min(MAX_LISTED, ways(palette, [*range(17)], excess)[0][excess])


def listed(palette: list[int], wanted: list[int], points: list[int], first: int, last: int) -> list[Return]:
    """PA-H1: the ways from the first number up to the last, cards that are not wanted and worth little first."""
    excess = sum(palette) - HAND_LIMIT
    order = sorted(range(17), key=lambda colour: (min(wanted[colour], 1), points[colour]))
    table = ways(palette, order, excess)
    numbers = range(first, min(last, table[0][excess]))
    return [Return(nth(palette, order, excess, table, number)) for number in numbers]
