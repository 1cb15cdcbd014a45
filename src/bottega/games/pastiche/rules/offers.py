"""Trading between players (PA-P1, PA-P2): open offers that live in the state and die with the step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from bottega.core.chance import Chance
from bottega.core.errors import Illegal
from bottega.core.event import Event
from bottega.core.reading import as_flag, as_map, as_whole
from bottega.games.pastiche.box.colours import COLOURS, GIVEN, SINGLES, includes, move, read_cards, unpack
from bottega.games.pastiche.rules import events as happened
from bottega.games.pastiche.rules.actions import PasticheAction
from bottega.games.pastiche.rules.state import COMPLETE, EVERYONE, TRADE, Offer, Settled, State

MAX_OFFERS: Final = 6  # a seat and turn
MAX_NUMBER: Final = 1_000_000  # of an offer


# --- making ---


class MakeOffer(PasticheAction):
    """Offer a trade to one seat, or to `EVERYONE`."""

    __slots__ = ("get", "give", "strange", "to")
    kind: ClassVar[str] = "offer"
    fields: ClassVar[tuple[str, ...]] = ("to", "give", "get")
    out_of_turn: ClassVar[bool] = True

    def __init__(self, to: int, give: tuple[int, ...], get: tuple[int, ...], strange: bool = False) -> None:
        self.to = to
        self.give = give
        self.get = get
        self.strange = strange  # names something that is no palette card; PA-P1 refuses it

    def says(self) -> tuple[object, ...]:
        return self.to, self.give, self.get, self.strange

    def to_json(self) -> dict[str, Any]:
        to = None if self.to == EVERYONE else self.to
        return {"type": "offer", "to": to, "give": unpack(self.give), "get": unpack(self.get)}

    @classmethod
    def read(cls, row: Mapping[str, Any]) -> PasticheAction:
        to = row.get("to")
        partner = EVERYONE if to is None else as_whole(to, "action: to", 0, 3)
        give, get = (as_map(row.get(side), f"action: {side}") for side in ("give", "get"))
        strange = any(name not in COLOURS for name in (*give, *get))
        return MakeOffer(partner, read_known(give, "action: give"), read_known(get, "action: get"), strange)

    def check(self, state: State, seat: int) -> None:
        if state.step != TRADE:
            raise Illegal("G-STEP", "step")
        if self.strange:
            raise Illegal("PA-P1", "palette-only")
        if self.to == seat or self.to >= state.seats or (seat != state.turn and self.to != state.turn):
            raise Illegal("PA-P1", "partner")
        if not sum(self.give) or not sum(self.get):
            raise Illegal("PA-P2", "empty-side")
        if state.offered[seat] >= MAX_OFFERS:
            raise Illegal("PA-P2", "too-many-offers")
        if not includes(state.palettes[seat], self.give):
            raise Illegal("G-HELD", "cards-held")

    def carry_out(self, state: State, seat: int, chance: Chance, events: list[Event] | None) -> bool:
        """PA-P2: lays the offer open, unless everyone it is for declines at once."""
        number = next_number(state)
        state.offered[seat] += 1
        decline_all(state, seat, self.to)
        declined = closed_to(state) if self.to == EVERYONE else 0
        offer = Offer(number, seat, self.to, self.give, self.get, declined)
        heard = has_listener(state, offer)
        if heard:
            state.offers.append(offer)
        else:
            state.settled.append(Settled(offer, "declined", offer.to))
        if events is not None:
            events.append(happened.offered(offer, heard))
        return False


def read_known(cards: Mapping[str, Any], field: str) -> tuple[int, ...]:
    """The palette cards among what one side of an offer names."""
    return read_cards({name: count for name, count in cards.items() if name in COLOURS}, field)


def next_number(state: State) -> int:
    """For the next offer of this turn."""
    number = 1 + sum(state.offered)
    for other in (*state.offers, *[settled.offer for settled in state.settled]):
        number = max(number, 1 + other.number)
    return number


def has_listener(state: State, offer: Offer) -> bool:
    """Is the offer for anybody who trades?"""
    for seat in range(state.seats):  # noqa: SIM110  # a loop compiles to faster code than `any`
        if offer.is_for(seat) and not state.closed[seat]:
            return True
    return False


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


class Answer(PasticheAction):
    """Accept or decline another's offer, or withdraw one's own."""

    __slots__ = ("answer", "offer")
    kind: ClassVar[str] = "answer"
    fields: ClassVar[tuple[str, ...]] = ("offer",)
    out_of_turn: ClassVar[bool] = True

    def __init__(self, answer: str, offer: int) -> None:
        self.answer = answer
        self.offer = offer

    def says(self) -> tuple[object, ...]:
        return self.answer, self.offer

    def to_json(self) -> dict[str, Any]:
        return {"type": self.answer, "offer": self.offer}

    @classmethod
    def read(cls, row: Mapping[str, Any]) -> PasticheAction:
        return Answer(row["type"], as_whole(row.get("offer"), "action: offer", 0, MAX_NUMBER))

    def check(self, state: State, seat: int) -> None:
        offer = find(state, self.offer)
        if offer is None:
            raise Illegal("PA-P2", "dead-offer")
        if (seat != offer.by) if self.answer == "withdraw" else not offer.is_for(seat):
            raise Illegal("PA-P2", "not-your-offer")
        if self.answer == "accept" and not includes(state.palettes[seat], offer.get):
            raise Illegal("G-HELD", "cards-held")

    def carry_out(self, state: State, seat: int, chance: Chance, events: list[Event] | None) -> bool:
        offer = find(state, self.offer)
        if offer is None:
            return False
        if self.answer == "accept":
            accept(state, seat, offer)
        elif self.answer == "decline":
            decline(state, seat, offer)
        else:
            settle(state, offer, "withdrawn", seat)
        if events is not None:
            events.append(happened.answered(seat, self.answer, offer))
        return False


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
    index = state.offers.index(offer)
    declined = offer.declined | 1 << seat
    rest = Offer(offer.number, offer.by, offer.to, offer.give, offer.get, declined)
    if offer.to == EVERYONE and any(rest.is_for(other) for other in range(state.seats)):
        state.offers[index] = rest
    else:
        settle(state, offer, "declined", offer.to)


def drop_void(state: State) -> None:
    """An offer falls when its maker no longer has the cards."""
    for offer in state.offers.copy():
        if not includes(state.palettes[offer.by], offer.give):
            settle(state, offer, "void")


def end_trading(state: State) -> None:
    """PA-T5: a swap or a completion comes after all trading of the turn."""
    state.step = COMPLETE
    settle_all(state, "lapsed")


# --- not trading at all ---


class Closed(PasticheAction):
    """PA-P2: "I don't trade" declines what is there and what comes."""

    __slots__ = ("on",)
    kind: ClassVar[str] = "closed"
    fields: ClassVar[tuple[str, ...]] = ("on",)
    out_of_turn: ClassVar[bool] = True

    def __init__(self, on: bool) -> None:
        self.on = on

    def says(self) -> tuple[object, ...]:
        return (self.on,)

    def to_json(self) -> dict[str, Any]:
        return {"type": "closed", "on": self.on}

    @classmethod
    def read(cls, row: Mapping[str, Any]) -> PasticheAction:
        return Closed(as_flag(row.get("on"), "action: on"))

    def check(self, state: State, seat: int) -> None:
        """Always allowed."""

    def carry_out(self, state: State, seat: int, chance: Chance, events: list[Event] | None) -> bool:
        state.closed[seat] = self.on
        if self.on:
            for offer in [offer for offer in state.offers if offer.is_for(seat)]:
                decline(state, seat, offer)
        if events is not None:
            events.append(happened.closed(seat, self.on))
        return False


# --- choices ---


def asked(state: State) -> tuple[int, ...]:
    """The seats out of turn that have an offer to answer."""
    if state.step != TRADE or not state.offers:
        return ()
    others = [seat for seat in range(state.seats) if seat != state.turn]
    return tuple([seat for seat in others if any(offer.is_for(seat) for offer in state.offers)])


def refuse_hopeless(state: State, seat: int) -> Answer | None:
    """Declines the first offer for which a seat lacks the cards."""
    for offer in state.offers:
        if offer.is_for(seat) and not includes(state.palettes[seat], offer.get):
            return Answer("decline", offer.number)
    return None


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
