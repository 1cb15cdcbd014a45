"""Trading between players (PA-P1, PA-P2): open offers that live in the state and die with the step."""

from __future__ import annotations

from typing import Final

from bottega.core.errors import Illegal
from bottega.games.pastiche.box.colours import includes, move
from bottega.games.pastiche.rules.actions import Answer, MakeOffer
from bottega.games.pastiche.rules.bank import GIVEN, SINGLES
from bottega.games.pastiche.rules.state import EVERYONE, TRADE, Offer, Settled, State

MAX_OFFERS: Final = 6  # a seat and turn


# --- making ---


def check_offer(state: State, seat: int, offer: MakeOffer) -> None:
    if state.step != TRADE:
        raise Illegal("G-STEP", "step")
    if offer.strange:
        raise Illegal("PA-P1", "palette-only")
    if offer.to == seat or offer.to >= state.seats or (seat != state.turn and offer.to != state.turn):
        raise Illegal("PA-P1", "partner")
    if not sum(offer.give) or not sum(offer.get):
        raise Illegal("PA-P2", "empty-side")
    if state.offered[seat] >= MAX_OFFERS:
        raise Illegal("PA-P2", "too-many-offers")
    if not includes(state.palettes[seat], offer.give):
        raise Illegal("G-HELD", "cards-held")


def make(state: State, seat: int, offer: MakeOffer) -> Offer | None:
    """Lay an offer open; none if everyone it is for declines at once (PA-P2)."""
    number = 1 + sum(state.offered)
    for other in (*state.offers, *[settled.offer for settled in state.settled]):
        number = max(number, 1 + other.number)
    state.offered[seat] += 1
    decline_all(state, seat, offer.to)
    declined = closed_to(state) if offer.to == EVERYONE else 0
    made = Offer(number, seat, offer.to, offer.give, offer.get, declined)
    for somebody in range(state.seats):
        if made.is_for(somebody) and not state.closed[somebody]:
            state.offers.append(made)
            return made
    state.settled.append(Settled(made, "declined", offer.to))
    return None


def closed_to(state: State) -> int:
    """A bit for each seat that does not trade."""
    declined = 0
    for seat in range(state.seats):
        if state.closed[seat]:
            declined |= 1 << seat
    return declined


def decline_all(state: State, seat: int, by: int) -> None:
    """An offer to somebody declines what they offered."""
    for offer in [offer for offer in state.offers if offer.by == by and offer.is_for(seat)]:
        decline(state, seat, offer)


# --- answering ---


def check_answer(state: State, seat: int, answer: Answer) -> None:
    offer = find(state, answer.offer)
    if offer is None:
        raise Illegal("PA-P2", "dead-offer")
    if (seat != offer.by) if answer.answer == "withdraw" else not offer.is_for(seat):
        raise Illegal("PA-P2", "not-your-offer")
    if answer.answer == "accept" and not includes(state.palettes[seat], offer.get):
        raise Illegal("G-HELD", "cards-held")


def find(state: State, number: int) -> Offer | None:
    return next((offer for offer in state.offers if offer.number == number), None)


def accept(state: State, seat: int, offer: Offer) -> None:
    move(state.palettes[offer.by], state.palettes[seat], offer.give)
    move(state.palettes[seat], state.palettes[offer.by], offer.get)
    settle(state, offer, "accepted", seat)
    drop_void(state)


def settle(state: State, offer: Offer, fate: str, seat: int = EVERYONE) -> None:
    """It is no longer open; what became of it stays known to everyone until the turn is over."""
    state.offers.remove(offer)
    state.settled.append(Settled(offer, fate, seat))


def settle_all(state: State, fate: str) -> None:
    for offer in state.offers.copy():
        settle(state, offer, fate)


def decline(state: State, seat: int, offer: Offer) -> None:
    """It goes; an offer to all only hides for this seat, unless nobody is left to take it."""
    place = state.offers.index(offer)
    declined = offer.declined | 1 << seat
    rest = Offer(offer.number, offer.by, offer.to, offer.give, offer.get, declined)
    if offer.to == EVERYONE and any(rest.is_for(other) for other in range(state.seats)):
        state.offers[place] = rest
    else:
        settle(state, offer, "declined", offer.to)


def drop_void(state: State) -> None:
    """An offer falls when its maker no longer has the cards."""
    for offer in state.offers.copy():
        if not includes(state.palettes[offer.by], offer.give):
            settle(state, offer, "void")


def close(state: State, seat: int, closed: bool) -> None:
    """PA-P2: "I don't trade" declines what is there and what comes."""
    state.closed[seat] = closed
    if closed:
        for offer in [offer for offer in state.offers if offer.is_for(seat)]:
            decline(state, seat, offer)


# --- choices ---


def asked(state: State) -> tuple[int, ...]:
    """The seats out of turn that have an offer to answer."""
    if state.step != TRADE or not state.offers:
        return ()
    others = [seat for seat in range(state.seats) if seat != state.turn]
    return tuple([seat for seat in others if any(offer.is_for(seat) for offer in state.offers)])


def answers(offers: list[Offer], seat: int, palette: list[int]) -> list[Answer]:
    """What a seat may say to the open offers. `accept` shows only to a hand that can: to its own seat alone."""
    found: list[Answer] = []
    for offer in offers:
        if offer.by == seat:
            found.append(Answer("withdraw", offer.number))
        elif offer.is_for(seat):
            if includes(palette, offer.get):
                found.append(Answer("accept", offer.number))
            found.append(Answer("decline", offer.number))
    return found


def useful(palette: list[int], wanted: list[int], partners: list[int]) -> list[MakeOffer]:
    """Small offers, one for one to each partner, one for two and two for one to the first: spare cards for lacking."""
    missing, extra = lacking(palette, wanted), spare(palette, wanted)
    first = partners[0]
    found: list[MakeOffer] = []
    for give in extra:
        for get in missing:
            for to in partners:
                found.append(MakeOffer(to, SINGLES[give], SINGLES[get]))
            for other in extra:
                if other > give or (other == give and palette[give] - wanted[give] >= 2):
                    found.append(MakeOffer(first, GIVEN[17 * give + other], SINGLES[get]))
            for other in missing:
                if other > get:
                    found.append(MakeOffer(first, SINGLES[give], GIVEN[17 * get + other]))
    return found


def lacking(palette: list[int], wanted: list[int]) -> list[int]:
    """The colours of which one has too few."""
    return [colour for colour in range(17) if wanted[colour] > palette[colour]]


def spare(palette: list[int], wanted: list[int]) -> list[int]:
    """The colours of which one has more than enough."""
    return [colour for colour in range(17) if palette[colour] > wanted[colour]]
