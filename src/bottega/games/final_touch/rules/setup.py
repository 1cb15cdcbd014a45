"""The setup of Final Touch (FT-C1 to FT-S3)."""

from __future__ import annotations

from mypy_extensions import i64

from bottega.core.chance import Chance
from bottega.games.final_touch.box.components import Masterpiece
from bottega.games.final_touch.rules.hands import refill
from bottega.games.final_touch.rules.masterpieces import pile_size, take_from_pile, turn_up_next
from bottega.games.final_touch.rules.state import MASTERPIECE, NOBODY, STARTER, State


def open_box(seats: i64, cards: tuple[Masterpiece, ...], touches: i64) -> State:
    """FT-C1, FT-C2: everything on the table, nothing dealt."""
    state = State(seats, cards, touches)
    for _ in range(len(cards)):
        state.pile = state.pile * 2 + 1
    return state


def deal(state: State, starter: i64, chance: Chance) -> None:
    """FT-S1 to FT-S3: two masterpieces face up, five touches a hand, and who begins."""
    state.turn = chance.pick(STARTER, state.seats) if starter == NOBODY else starter
    state.masterpiece = take_from_pile(state, chance.pick(MASTERPIECE, pile_size(state)))
    turn_up_next(state, chance)
    for seat in range(state.seats):
        refill(state, seat, chance, None)
