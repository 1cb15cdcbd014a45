"""What a choice would do, told before it is played. The rules themselves are asked, so that a client needs none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bottega.core.chance import Dice
from bottega.games.final_touch.box.touches import size, unpack
from bottega.games.final_touch.rules import ending, payment, turn
from bottega.games.final_touch.rules.state import OVER, TIEBREAK, State

if TYPE_CHECKING:
    from bottega.games.final_touch.knowledge.view import View
    from bottega.games.final_touch.rules.actions import Play


def of_all(view: View, plays: list[Play]) -> list[dict[str, Any]]:
    table, dice = known(view), Dice(0)
    return [_effect(view, play, table.copy(), dice) for play in plays]


def _effect(view: View, play: Play, state: State, dice: Dice) -> dict[str, Any]:
    """`ends`: the game, then `winners` are seats. `again`: the same seat plays on at once (FT-N1)."""
    turn.apply(state, play, dice)
    ended = state.won is not view.won
    over = state.phase == OVER
    return {
        "kind": ("finish" if ended else "improve") if play.improve else ("ruin" if ended else "smear"),
        "gets": _paid(view.purses, state.purses()) if ended else [],
        "missing": unpack(view.missing - play.improve),
        "smears": int(view.smears + size(play.smear)),
        "again": ended and not over and state.turn == view.turn,
        "tiebreak": ended and state.phase == TIEBREAK,
        "ends": over,
        "winners": _winners(state) if over else [],
    }


def _paid(before: list[int], after: list[int]) -> list[dict[str, Any]]:
    return [{"side": side, "money": after[side] - money} for side, money in enumerate(before) if after[side] > money]


def _winners(state: State) -> list[int]:
    return sorted(seat for side in ending.winning_sides(state) for seat in payment.sides(state.seats)[side])


def known(view: View) -> State:
    """A state with all that the view knows; what it does not know is left empty. What is drawn then is never shown."""
    state = State(view.seats, view.cards, view.touches)
    state.draw = 0
    state.turn = view.turn
    state.phase = view.phase
    state.masterpiece = view.masterpiece
    state.next = view.next
    state.improved = view.improved
    state.smeared = view.smeared
    state.won = view.won
    state.set_hand(view.turn, view.hand)
    for side, money in enumerate(view.purses):
        state.set_purse(side, money)
    if view.contenders:
        state.contender, state.rival = view.contenders
    return state
