"""The course of a turn: the choices, what is legal, carrying it out, and what follows.

The rule ids are those of `rules.en.ftl`.
"""

from __future__ import annotations

from mypy_extensions import i64

from bottega.core.chance import Chance
from bottega.core.errors import Illegal
from bottega.core.event import Event
from bottega.games.final_touch.rules import ending, hands, improving, masterpieces, payment, smearing
from bottega.games.final_touch.rules import events as happened
from bottega.games.final_touch.rules.actions import Play
from bottega.games.final_touch.rules.state import OVER, TIEBREAK, State


def choices(state: State) -> list[Play]:
    """FT-T2, FT-M3: one way or the other. Each card fits exactly one zone, so there is always a choice."""
    if state.phase == OVER:
        return []
    return plays(state.hand(state.turn), masterpieces.missing(state))


def plays(hand: i64, lacking: i64) -> list[Play]:
    """What a hand may do with a masterpiece that lacks these touches."""
    return improving.improvements(hand, lacking) + smearing.smears(hand, lacking)


def check(state: State, seat: int, play: Play) -> None:
    if state.phase == OVER:
        raise Illegal("G-OVER", "over")
    if seat != state.turn:
        raise Illegal("G-TURN", "turn")
    hand = state.hand(state.turn)
    if play.improve and play.smear:
        raise Illegal("FT-T2", "both")
    if not play.improve and not play.smear:
        raise Illegal("FT-T1", "nothing")
    if play.improve:
        improving.check(hand, masterpieces.missing(state), play.improve)
    else:
        smearing.check(hand, masterpieces.missing(state), play.smear)


def apply(state: State, play: Play, chance: Chance, events: list[Event] | None = None) -> None:
    if play.improve:
        improve(state, play.improve, chance, events)
    else:
        smear(state, play.smear, chance, events)


def improve(state: State, touches: i64, chance: Chance, events: list[Event] | None = None) -> None:
    """FT-I1, FT-F1: the last missing touch finishes the masterpiece."""
    if improving.improve(state, touches, events):
        payment.pay_finished(state, events)
        new_masterpiece(state, chance, events)
    else:
        end_turn(state, chance, events)


def smear(state: State, touch: i64, chance: Chance, events: list[Event] | None = None) -> None:
    """FT-M1, FT-F2: the third smear ruins the masterpiece."""
    if smearing.smear(state, touch, events):
        payment.pay_ruined(state, events)
        new_masterpiece(state, chance, events)
    else:
        end_turn(state, chance, events)


# --- what follows ---


def end_turn(state: State, chance: Chance, events: list[Event] | None) -> None:
    """FT-R1, FT-S4: refill, then the next player clockwise; in a tie-break, the other contender."""
    hands.refill(state, state.turn, chance, events)
    if state.phase == TIEBREAK:
        state.turn = state.contender + state.rival - state.turn
    elif state.turn == state.seats - 1:
        state.turn = 0
    else:
        state.turn += 1


def new_masterpiece(state: State, chance: Chance, events: list[Event] | None) -> None:
    """FT-N1, unless the game is over: then nothing more moves (FT-E1, FT-E3, FT-E4)."""
    tied = ending.needs_tiebreak(state)
    upcoming = state.next
    if upcoming is None or ending.decided(state):
        state.phase = OVER
        if events is not None:
            events.append(happened.over())
        return
    state.discard += state.improved + state.smeared
    state.improved = 0
    state.smeared = 0
    state.first_smear = 0
    state.second_smear = 0
    state.last = 0
    state.masterpiece = upcoming
    masterpieces.turn_up_next(state, chance)
    if events is not None:
        events.append(happened.masterpiece(state))
    if tied:
        ending.start_tiebreak(state, events)
    else:
        hands.refill(state, state.turn, chance, events)
