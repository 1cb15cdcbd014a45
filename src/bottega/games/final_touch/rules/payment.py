"""Payment: what a finished or ruined masterpiece brings to which side (FT-F1 to FT-F3, FT-S4)."""

from __future__ import annotations

from mypy_extensions import i64

from bottega.core.event import Event
from bottega.games.final_touch.rules import events as happened
from bottega.games.final_touch.rules.state import TIEBREAK, State, Won

# --- sides ---


def sides(seats: int) -> list[list[int]]:
    """FT-S4: the seats of each side; with four players, partners sit across and share a purse."""
    return [[0, 2], [1, 3]] if seats == 4 else [[seat] for seat in range(seats)]


def side_of(state: State, seat: i64) -> i64:
    """FT-S4: the side that a seat belongs to."""
    return seat & 1 if state.seats == 4 else seat


def side_bit(state: State, seat: i64) -> i64:
    side: i64 = 1
    return side << side_of(state, seat)


def opponents(state: State, seat: i64) -> i64:
    """The sides against a seat, a bit each; in a tie-break only the other contender."""
    if state.phase == TIEBREAK:
        return side_bit(state, state.contender + state.rival - seat)
    everyone: i64 = 7 if state.seats == 3 else 3
    return everyone - side_bit(state, seat)


def opposing_seats(seats: i64, seat: i64, contenders: list[int]) -> list[int]:
    """The seats that gain when this one ruins: all but its side's, or the other contender."""
    if contenders:
        return [other for other in contenders if other != seat]
    return [int(other) for other in range(seats) if other != seat and not (seats == 4 and (other - seat) % 2 == 0)]


# --- money ---


def pay_finished(state: State, events: list[Event] | None) -> None:
    """FT-F1: the finished value for whoever put the final touch."""
    pay(state, True, side_bit(state, state.turn), state.masterpiece.finished, events)


def pay_ruined(state: State, events: list[Event] | None) -> None:
    """FT-F2, FT-F3: the whole ruined value for each side but the ruiner's."""
    pay(state, False, opponents(state, state.turn), state.masterpiece.ruined, events)


def pay(state: State, finished: bool, paid: i64, value: i64, events: list[Event] | None) -> None:
    if paid & 1:
        state.purse0 += value
    if paid & 2:
        state.purse1 += value
    if paid & 4:
        state.purse2 += value
    state.won = Won(state.masterpiece.title, finished, paid, value, state.won)
    if events is not None:
        events.append(happened.ended(state, finished, paid, value))
