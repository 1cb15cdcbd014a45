"""What happens in Pastiche, told one thing at a time. Cards are gained, traded and returned in the open."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.core.event import Event
from bottega.games.pastiche.box.colours import COLOURS, unpack
from bottega.games.pastiche.box.hexes import coordinates, hex_json
from bottega.games.pastiche.rules.actions import MIX, MakeOffer
from bottega.games.pastiche.rules.state import EVERYONE, Offer, State


def placed(state: State, at: int, tile: int, take: int, before: Sequence[int]) -> Event:
    gained = {
        colour: after - held
        for colour, after, held in zip(COLOURS, state.palettes[state.turn], before, strict=True)
        if after > held
    }
    how = "mix" if take == MIX else "centre"
    facts = {"seat": state.turn, "at": coordinates(at), "hex": hex_json(tile), "take": how, "cards": gained}
    return Event("placed", facts)


def banked(seat: int, give: Sequence[int], get: int) -> Event:
    return Event("banked", {"seat": seat, "cards": unpack(give), "get": COLOURS[get]})


def offered(seat: int, action: MakeOffer, made: Offer | None) -> Event:
    to = None if action.to == EVERYONE else action.to
    facts = {"seat": seat, "to": to, "cards": unpack(action.give), "for": unpack(action.get)}
    return Event("offered", {**facts, "offer": made.number if made else None})


def answered(seat: int, answer: str, offer: Offer) -> Event:
    facts = {"seat": seat, "by": offer.by, "offer": offer.number, "cards": unpack(offer.give), "for": unpack(offer.get)}
    return Event({"accept": "accepted", "decline": "declined", "withdraw": "withdrawn"}[answer], facts)


def completed(state: State, seat: int, card: int, from_gallery: bool) -> Event:
    commission = state.box.commissions[card]
    facts = {"seat": seat, "title": commission.title, "points": commission.points, "gallery": from_gallery}
    return Event("completed", facts)


def returned(seat: int, cards: Sequence[int]) -> Event:
    return Event("returned", {"seat": seat, "cards": unpack(cards)})


def drew(state: State, seat: int, drawn: int) -> Event:
    """Everyone sees how many hexes; the seat alone sees which."""
    return Event(
        "drew-hex", {"seat": seat, "count": drawn}, (seat,), {"hexes": state.hexes_json(state.hexes[seat][-drawn:])}
    )
