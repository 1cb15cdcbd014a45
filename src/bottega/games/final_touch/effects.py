"""What a choice would do, told before it is played. The rules themselves are asked, on a table that holds only what
the view knows, so that a client needs none of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bottega.core.chance import Dice
from bottega.games.final_touch import rules
from bottega.games.final_touch.state import OVER, TIEBREAK, State
from bottega.games.final_touch.touches import size, unpack

if TYPE_CHECKING:
    from bottega.games.final_touch.actions import Play
    from bottega.games.final_touch.view import View


def sides(seats: int) -> list[list[int]]:
    """FT-S4: who shares a purse."""
    return [[0, 2], [1, 3]] if seats == 4 else [[seat] for seat in range(seats)]


def effect(view: View, play: Play) -> dict[str, Any]:
    """`ends`: the game, then `winners` are seats. `again`: the same seat plays on at once (FT-N1)."""
    state = known(view)
    rules.apply(state, play, Dice(0))
    ended = state.won is not view.won
    over = state.phase == OVER
    paid = [
        {"side": side, "money": after - before}
        for side, (before, after) in enumerate(zip(view.purses, state.purses(), strict=True))
        if after > before
    ]
    winners = [seat for side in rules.winning_sides(state) for seat in sides(view.seats)[side]] if over else []
    return {
        "kind": ("finish" if ended else "improve") if play.improve else ("ruin" if ended else "smear"),
        "gets": paid,
        "missing": unpack(view.missing - play.improve),
        "smears": int(view.smears + size(play.smear)),
        "again": ended and not over and state.turn == view.turn,
        "tiebreak": ended and state.phase == TIEBREAK,
        "ends": over,
        "winners": sorted(winners),
    }


def known(view: View) -> State:
    """The table with what the view does not know left empty. What would be drawn is never looked at."""
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
