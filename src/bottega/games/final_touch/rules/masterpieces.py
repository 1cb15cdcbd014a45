"""The masterpieces: the one being painted, the next, and the pile (FT-S1)."""

from __future__ import annotations

from mypy_extensions import i64

from bottega.core.chance import Chance
from bottega.games.final_touch.box.components import Masterpiece
from bottega.games.final_touch.rules.state import NEXT, State


def missing(state: State) -> i64:
    """The touches the masterpiece still lacks."""
    return state.masterpiece.needs - state.improved


def pile_size(state: State) -> i64:
    left = state.pile
    count: i64 = 0
    while left:
        left &= left - 1
        count += 1
    return count


def take_from_pile(state: State, index: i64) -> Masterpiece:
    """The masterpieces have no order until one is turned up: take any."""
    left = state.pile
    for _card in range(index):
        left &= left - 1
    lowest = left & -left
    state.pile -= lowest
    return state.cards[int(lowest).bit_length() - 1]


def turn_up_next(state: State, chance: Chance) -> None:
    """FT-S1: everyone sees the masterpiece after this one, and nothing deeper."""
    if state.pile:
        state.next = take_from_pile(state, chance.pick(NEXT, pile_size(state)))
    else:
        state.next = None
