"""What happens in Pastiche, told one thing at a time. Cards are gained, traded and returned in the open."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.core.event import Event
from bottega.games.pastiche.box.colours import COLOURS, unpack
from bottega.games.pastiche.box.hexes import coordinates, hex_json
from bottega.games.pastiche.rules.state import EVERYONE, Offer, State


def placed(state: State, at: int, tile: int, take: str, before: Sequence[int]) -> Event:
    """`take` is "mix" or "centre"; `before` is the palette before the cards were taken."""
    gained = {
        colour: after - held
        for colour, after, held in zip(COLOURS, state.palettes[state.turn], before, strict=True)
        if after > held
    }
    facts = {"seat": state.turn, "at": coordinates(at), "hex": hex_json(tile), "take": take, "cards": gained}
    return Event("placed", facts)


def banked(seat: int, give: Sequence[int], get: int) -> Event:
    return Event("banked", {"seat": seat, "cards": unpack(give), "get": COLOURS[get]})


def offered(offer: Offer, is_open: bool) -> Event:
    to = None if offer.to == EVERYONE else offer.to
    facts = {"seat": offer.by, "to": to, "cards": unpack(offer.give), "for": unpack(offer.get)}
    return Event("offered", {**facts, "offer": offer.number if is_open else None})


def answered(seat: int, answer: str, offer: Offer) -> Event:
    facts = {"seat": seat, "by": offer.by, "offer": offer.number, "cards": unpack(offer.give), "for": unpack(offer.get)}
    return Event({"accept": "accepted", "decline": "declined", "withdraw": "withdrawn"}[answer], facts)


def closed(seat: int, on: bool) -> Event:
    return Event("closed", {"seat": seat, "on": on})


def swapped(seat: int, gave: str, took: str) -> Event:
    return Event("swapped", {"seat": seat, "gave": gave, "took": took})


def completed(state: State, seat: int, card: int, from_gallery: bool) -> Event:
    commission = state.box.commissions[card]
    facts = {"seat": seat, "title": commission.title, "points": commission.points, "gallery": from_gallery}
    return Event("completed", facts)


def last_round(seat: int) -> Event:
    return Event("last-round", {"seat": seat})


def returned(seat: int, cards: Sequence[int]) -> Event:
    return Event("returned", {"seat": seat, "cards": unpack(cards)})


def drew(state: State, seat: int, drawn: int) -> Event:
    """Everyone sees how many hexes; the seat alone sees which."""
    return Event(
        "drew-hex", {"seat": seat, "count": drawn}, (seat,), {"hexes": state.hexes_json(state.hexes[seat][-drawn:])}
    )


def over() -> Event:
    return Event("over")
