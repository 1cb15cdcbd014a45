"""From what a seat knows back to a state it could be in."""

from __future__ import annotations

from mypy_extensions import i64

from bottega.core.chance import Chance
from bottega.games.final_touch.box.touches import nth, size
from bottega.games.final_touch.knowledge.view import View
from bottega.games.final_touch.rules import masterpieces
from bottega.games.final_touch.rules.state import DRAW, NEXT, State, gallery


def determinise(view: View, chance: Chance) -> State:
    """Hidden hands and the draw pile are dealt from the touches the seat cannot see; so is the masterpiece pile."""
    state = State(view.seats, view.cards, view.touches)
    state.masterpiece = view.masterpiece
    state.next = view.next
    state.improved = view.improved
    state.smeared = view.smeared
    state.first_smear = view.first_smear
    state.second_smear = view.second_smear
    state.last = view.last
    state.discard = view.discard
    state.won = view.won
    state.turn = view.turn
    state.phase = view.phase
    for side in range(len(view.purses)):
        state.set_purse(side, view.purses[side])
    if view.contenders:
        state.contender, state.rival = view.contenders
    _deal_touches(state, view, view.unseen, chance)
    _fill_pile(state, view, chance)
    return state


def _deal_touches(state: State, view: View, unseen: i64, chance: Chance) -> None:
    for seat in range(view.seats):
        if view.seat is not None and seat == view.seat:
            state.set_hand(seat, view.hand)
        else:
            hand = handful(unseen, view.hand_sizes[seat], chance)
            state.set_hand(seat, hand)
            unseen -= hand
    state.draw = unseen if size(unseen) == view.draw_size else handful(unseen, view.draw_size, chance)


def handful(touches: i64, count: i64, chance: Chance) -> i64:
    """Touches drawn blindly."""
    drawn: i64 = 0
    for _card in range(count):
        drawn += nth(touches - drawn, chance.pick(DRAW, size(touches - drawn)))
    return drawn


def _fill_pile(state: State, view: View, chance: Chance) -> None:
    """All masterpieces not seen yet; fewer, at random, where a position left some in the box."""
    seen = {card.title for card in gallery(view.won)}
    seen.add(view.masterpiece.title)
    if view.next is not None:
        seen.add(view.next.title)
    for index, card in enumerate(view.cards):
        if card.title not in seen:
            state.pile |= 1 << index
    while masterpieces.pile_size(state) > view.pile_size:
        masterpieces.take_from_pile(state, chance.pick(NEXT, masterpieces.pile_size(state)))
