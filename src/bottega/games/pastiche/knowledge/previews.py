"""What a choice would do, told before it is played. The rules themselves are asked, so that a client needs none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bottega.core.chance import Dice
from bottega.games.pastiche.box.colours import COLOURS, NOTHING, shortfall, unpack
from bottega.games.pastiche.box.hexes import ROTATIONS, coordinates, rotate
from bottega.games.pastiche.rules import placing
from bottega.games.pastiche.rules.actions import PasticheAction
from bottega.games.pastiche.rules.placing import MIX, Place
from bottega.games.pastiche.rules.state import OVER, TRADE, State

if TYPE_CHECKING:
    from bottega.games.pastiche.knowledge.view import View


def placements(view: View) -> list[dict[str, Any]]:
    """For each legal cell, hex and rotation, what it would mix at its points, and the cards it would give."""
    if view.seat is None or view.step == OVER:
        return []
    shown = []
    for at in view.map.cells_for(view.seat):
        for index, number in enumerate(view.hexes):
            for rotation in range(ROTATIONS):
                tile = rotate(view.box.hexes[number], rotation)
                where = {"at": coordinates(at), "hex": index, "rotation": rotation}
                mixes = [None if colour == NOTHING else COLOURS[colour] for colour in view.map.mix(at, tile)]
                cards = placing.cards_for(view.map, at, tile, MIX, view.bank)
                shown.append({**where, "mixes": mixes, "cards": unpack(cards)})
    return shown


def gain(view: View, place: Place) -> list[int]:
    """PA-T4: the cards that a placement would bring from the bank."""
    tile = rotate(view.box.hexes[view.hexes[place.hex_index]], place.rotation)
    return placing.cards_for(view.map, place.at, tile, place.take, view.bank)


def unpayable(view: View) -> list[dict[str, Any]]:
    """The offers to this seat that it cannot accept, and the cards it lacks for each (G-HELD)."""
    if view.seat is None or view.step != TRADE:
        return []
    found = []
    for offer in view.offers:
        lacks = shortfall(offer.get, view.palette)
        if lacks and offer.by != view.seat and offer.is_for(view.seat):
            found.append({"offer": offer.number, "lacks": lacks})
    return found


def palette_after(view: View, action: PasticheAction) -> list[int]:
    """The palette of the view's seat after one of its choices."""
    state, seat = known(view), view.seat or 0
    action.carry_out(state, seat, Dice(0), None)
    return state.palettes[seat]


def known(view: View) -> State:
    """A state with all that the view knows; what it does not know is left empty, so nothing hidden can be drawn."""
    state = State(view.box, view.seats, view.open)
    state.lay_out()
    state.copy_public_from(view)
    state.palettes = [cards.copy() for cards in view.deduced]
    state.deck = state.supply = 0
    if view.seat is not None:
        state.hexes[view.seat] = view.hexes
        state.commissions[view.seat] = view.commissions
    return state
