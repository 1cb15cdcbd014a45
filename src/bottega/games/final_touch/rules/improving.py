"""Improving: touches that the masterpiece lacks, laid into the improvement zone (FT-I1)."""

from __future__ import annotations

from mypy_extensions import i64

from bottega.core.errors import Illegal
from bottega.core.event import Event
from bottega.games.final_touch.box.touches import common, includes, part, parts, unpack
from bottega.games.final_touch.rules import events as happened
from bottega.games.final_touch.rules.actions import Play
from bottega.games.final_touch.rules.state import State


def fitting(hand: i64, lacking: i64) -> i64:
    """FT-I1: the cards that could improve, never more of a colour than is missing."""
    return common(hand, lacking)


def improvements(hand: i64, lacking: i64) -> list[Play]:
    """What a hand may improve with, the smallest first."""
    fit = fitting(hand, lacking)
    return [Play(part(fit, index), 0) for index in range(parts(fit))]


def check(hand: i64, lacking: i64, touches: i64) -> None:
    if not includes(hand, touches):
        raise Illegal("FT-I1", "not-held", touches=beyond(touches, hand))
    if not includes(lacking, touches):
        raise Illegal("FT-I1", "not-missing", touches=beyond(touches, lacking))


def beyond(touches: i64, limit: i64) -> dict[str, int]:
    """The touches over a limit, to say what is wrong."""
    return unpack(touches - common(touches, limit))


def improve(state: State, touches: i64, events: list[Event] | None) -> bool:
    """FT-I1: the player on turn lays the touches; returns whether the masterpiece is finished (FT-F1)."""
    state.set_hand(state.turn, state.hand(state.turn) - touches)
    state.improved += touches
    if events is not None:
        events.append(happened.improved(state, touches))
    if state.improved == state.masterpiece.needs:
        return True
    state.last = touches
    return False
