"""Smearing: a touch that the masterpiece does not lack, laid into the smearing zone (FT-M1, FT-M2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bottega.core.errors import Illegal
from bottega.core.event import Event
from bottega.games.final_touch.box.touches import apart, colours, includes, part, size, unpack
from bottega.games.final_touch.rules import events as happened
from bottega.games.final_touch.rules.actions import Play
from bottega.games.final_touch.rules.state import State

SMEARS_THAT_RUIN: Final[i64] = 3


def spare(hand: i64, lacking: i64) -> i64:
    """FT-M2: the cards that may smear, their colours not missing now."""
    return apart(hand, lacking)


def smears(hand: i64, lacking: i64) -> list[Play]:
    """What a hand may smear with."""
    free = spare(hand, lacking)
    return [Play(0, part(free, index)) for index in range(colours(free))]


def check(hand: i64, lacking: i64, touch: i64) -> None:
    if size(touch) != 1:
        raise Illegal("FT-M1", "one-smear")
    if not includes(hand, touch):
        raise Illegal("FT-M1", "not-held", touches=unpack(touch))
    if includes(lacking, touch):
        raise Illegal("FT-M2", "still-missing", touches=unpack(touch))


def smear(state: State, touch: i64, events: list[Event] | None) -> bool:
    """FT-M1: the player on turn lays the touch; returns whether the masterpiece is ruined (FT-F2)."""
    state.set_hand(state.turn, state.hand(state.turn) - touch)
    note_order(state, touch)
    state.smeared += touch
    if events is not None:
        events.append(happened.smeared(state, touch))
    if size(state.smeared) == SMEARS_THAT_RUIN:
        return True
    state.last = -touch
    return False


def note_order(state: State, touch: i64) -> None:
    """Before the touch is laid: which colour was smeared first and second."""
    if state.smeared == 0:
        state.first_smear = touch
    elif state.second_smear == 0:
        state.second_smear = touch
