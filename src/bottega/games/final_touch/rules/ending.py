"""The end of the game: enough money, the tie-break, and who wins (FT-E1 to FT-E4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bottega.core.event import Event
from bottega.games.final_touch.rules import events as happened
from bottega.games.final_touch.rules.state import NOBODY, PLAY, TIEBREAK, State

MONEY_TO_WIN: Final[i64] = 25


def sides_with_enough(state: State) -> i64:
    """FT-E1: how many have 25 or more."""
    count: i64 = 0
    if state.purse0 >= MONEY_TO_WIN:
        count += 1
    if state.purse1 >= MONEY_TO_WIN:
        count += 1
    if state.purse2 >= MONEY_TO_WIN:
        count += 1
    return count


def tie(state: State) -> bool:
    """FT-E3: do the two opponents of the ruiner have equal totals?"""
    return state.purse(after(state.turn)) == state.purse(after(after(state.turn)))


def after(seat: i64) -> i64:
    """The seat to the left, of three."""
    return 0 if seat == 2 else seat + 1


def needs_tiebreak(state: State) -> bool:
    """FT-E3: has one ruin lifted both opponents to 25 or more, with equal totals?"""
    return state.phase == PLAY and sides_with_enough(state) == 2 and tie(state)


def decided(state: State) -> bool:
    """FT-E1 to FT-E3: is the masterpiece that has just ended the last of the game?"""
    return state.phase == TIEBREAK or (sides_with_enough(state) > 0 and not needs_tiebreak(state))


def start_tiebreak(state: State, events: list[Event] | None) -> None:
    """FT-E3: the two who tie play one last masterpiece with the hands they have."""
    state.phase = TIEBREAK
    state.contender = after(state.turn)
    state.rival = after(state.contender)
    state.turn = state.contender
    if events is not None:
        events.append(happened.tiebreak(state))


def reason(state: State) -> str:
    """The rule that ended the game."""
    if state.contender != NOBODY:
        return "FT-E3"
    rich = sides_with_enough(state)
    if rich == 0 or (rich == 2 and tie(state)):
        return "FT-E4"
    return "FT-E2" if rich == 2 else "FT-E1"


def winning_sides(state: State) -> list[int]:
    """FT-E3: whoever received the last card. Otherwise the most money; equal money is a shared win (FT-E4)."""
    sides = range(state.sides())
    if state.contender != NOBODY and state.won is not None:
        last = state.won.sides
        return [side for side in sides if last >> side & 1]
    most = max(state.purses())
    return [side for side in sides if state.purse(side) == most]
