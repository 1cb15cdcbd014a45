"""From what a seat knows back to a state it could be in."""

from __future__ import annotations

from bottega.core.bits import members
from bottega.core.chance import Chance
from bottega.games.pastiche.box.hexes import START, unturned
from bottega.games.pastiche.knowledge.view import View
from bottega.games.pastiche.rules.commissions import draw_commission
from bottega.games.pastiche.rules.placing import draw_hex
from bottega.games.pastiche.rules.state import State


def determinise(view: View, chance: Chance) -> State:
    return deal(view, unseen_hexes(view), chance)


def deal(view: View, hexes: int, chance: Chance) -> State:
    """Others' commissions and hexes, the deck and the supply are dealt from what the seat cannot see.

    What was taken in the open is kept: cards of the palettes, and commissions of the gallery. `hexes` are those
    that the seat has not seen: whoever deals often finds them once.
    """
    state = State(view.box, view.seats, view.open)
    state.lay_out()
    state.copy_public_from(view)
    state.palettes = [cards.copy() for cards in view.deduced]
    _deal_commissions(state, view, chance)
    _deal_hexes(state, view, hexes, chance)
    return state


def _deal_commissions(state: State, view: View, chance: Chance) -> None:
    known = [cards for cards in view.hands if not isinstance(cards, int)]
    for card in [*view.gallery, *(card for cards in (*known, *view.completed) for card in cards)]:
        state.deck &= ~(1 << card)
    for taken in view.shown:
        state.deck &= ~taken
    for seat, cards in enumerate(view.hands):
        if isinstance(cards, int):
            known_cards = members(view.shown[seat])
            others = [draw_commission(state, chance) for _ in range(cards - len(known_cards))]
            state.commissions[seat] = (*known_cards, *others)
        else:
            state.commissions[seat] = cards
    while state.deck.bit_count() > view.deck_size:  # a position may have left cards in the box
        draw_commission(state, chance)


def _deal_hexes(state: State, view: View, hexes: int, chance: Chance) -> None:
    state.supply = hexes
    for seat in range(view.seats):
        if seat == view.seat:
            state.hexes[seat] = view.hexes
        else:
            state.hexes[seat] = tuple([draw_hex(state, chance) for _ in range(view.hex_sizes[seat])])
    while state.supply.bit_count() > view.supply_size:
        draw_hex(state, chance)


def unseen_hexes(view: View) -> int:
    """A bit for each hex of the box that neither lies on the map nor in this seat's hand."""
    unseen = (1 << len(view.box.hexes)) - 1
    for number in view.hexes:
        unseen &= ~(1 << number)
    kinds: dict[int, list[int]] = {}
    for number, tile in enumerate(view.box.hexes):
        if unseen >> number & 1:
            kinds.setdefault(unturned(tile), []).append(number)
    for laid in view.map.laid.values():
        if laid >> 16 != START and kinds.get(unturned(laid & 0xFFFF)):
            unseen &= ~(1 << kinds[unturned(laid & 0xFFFF)].pop())
    return unseen
