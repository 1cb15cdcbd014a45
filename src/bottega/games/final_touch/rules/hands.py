"""Hands of touches: drawing up to five, and shuffling the discard in (FT-R1, FT-R2)."""

from __future__ import annotations

from mypy_extensions import i64

from bottega.core.chance import Chance
from bottega.core.event import Event
from bottega.games.final_touch.box.touches import HAND, nth, size
from bottega.games.final_touch.rules import events as happened
from bottega.games.final_touch.rules.state import DRAW, RESHUFFLED, State


def refill(state: State, seat: i64, chance: Chance, events: list[Event] | None) -> None:
    """FT-R1: draw up to five. FT-R2: with the draw pile empty, the discard is shuffled in, even half-way."""
    before = state.hand(seat)
    hand = before
    left = size(state.draw)
    for _card in range(HAND - size(hand)):
        if left == 0:
            if state.discard == 0:
                break
            reshuffle(state, chance, events)
            left = size(state.draw)
        touch = nth(state.draw, chance.pick(DRAW, left))
        state.draw -= touch
        hand += touch
        left -= 1
    state.set_hand(seat, hand)
    if events is not None:
        events.append(happened.drew(seat, hand - before))


def reshuffle(state: State, chance: Chance, events: list[Event] | None) -> None:
    state.draw = state.discard
    state.discard = 0
    chance.note(RESHUFFLED)
    if events is not None:
        events.append(happened.reshuffled(state))
