"""Pigment Market: a toy that proves the contract fits offers answered out of turn, as Pastiche has them.

Painters hold pigments nobody else sees. On your turn you may offer to swap a pigment with this or that painter, who may
accept or decline while your turn lasts; then you draw one. When the jar is empty, n of a pigment are worth n(n-1)/2.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from bottega.core.chance import Chance, Dice, Kind
from bottega.core.errors import Illegal, Invalid
from bottega.core.event import Event
from bottega.core.game import Game, Outcome, Spec
from bottega.core.reading import as_map, as_whole

PIGMENTS = ("azurite", "madder", "ochre")
BOX = tuple(sorted(PIGMENTS * 6))
HAND = 4
OFFERS = 2  # a turn
DRAW = 0  # the one kind of chance
TYPES = ("offer", "accept", "decline", "end")
FIELDS = ("turn", "turns", "made", "hands", "deck", "offers")

Pigments = tuple[str, ...]  # no order, hence sorted


def swapped(held: Pigments, out: str, into: str) -> Pigments:
    place = held.index(out)
    return tuple(sorted((*held[:place], *held[place + 1 :], into)))


@dataclass(frozen=True)
class Deed:
    """An offer, an answer to one (named by its number), or the end of the turn. Offers that stand are numbered too."""

    type: str
    to: int | None = None
    give: str = ""
    get: str = ""
    offer: int | None = None

    def to_json(self) -> dict[str, Any]:
        return {name: value for name, value in asdict(self).items() if value not in (None, "")}


def read(data: object) -> Deed:
    fields = as_map(data, "action")
    if fields.get("type") not in TYPES:
        raise Invalid(f"action: type: must be one of {', '.join(TYPES)}")
    for name, value in fields.items():
        if name in ("to", "offer"):
            as_whole(value, f"action: {name}", 0, 999)
        elif name != "type" and (name not in ("give", "get") or value not in PIGMENTS):
            raise Invalid(f"action: {name}: cannot be {value!r}")
    return Deed(**fields)


@dataclass
class State:
    """Every field is immutable, so a copy is a new set of references."""

    hands: tuple[Pigments, ...]
    deck: Pigments = BOX
    turn: int = 0
    turns: int = 0  # taken
    made: int = 0  # offers this turn, answered or not
    offers: tuple[Deed, ...] = ()  # all by the seat on turn

    @property
    def seats(self) -> int:
        return len(self.hands)

    def copy(self) -> State:
        return replace(self)

    def asked(self, seat: int) -> list[Deed]:
        return [offer for offer in self.offers if offer.to == seat]

    def to_json(self) -> dict[str, Any]:
        hands, offers = [dict(Counter(hand)) for hand in self.hands], [offer.to_json() for offer in self.offers]
        counts = {"turn": self.turn, "turns": self.turns, "made": self.made}
        return {**counts, "hands": hands, "deck": dict(Counter(self.deck)), "offers": offers}


@dataclass(frozen=True)
class View:
    """Of others' hands and the deck only the sizes are known: in `known` they are empty."""

    seat: int | None
    known: State
    sizes: tuple[int, ...]
    deck: int

    @property
    def seats(self) -> int:
        return len(self.sizes)

    @property
    def awaited(self) -> bool:
        return self.seat == self.known.turn and bool(self.deck)

    @property
    def choices(self) -> list[Deed]:
        return [] if self.seat is None or not self.deck else common_deeds(self.known, self.seat)

    def public_json(self) -> dict[str, Any]:
        return {}  # a small view needs no sharing

    def private_json(self) -> dict[str, Any]:
        return self.to_json()

    def to_json(self) -> dict[str, Any]:
        data = self.known.to_json()
        hands = [hand or size for hand, size in zip(data["hands"], self.sizes, strict=True)]
        return {**data, "hands": hands, "deck": self.deck, "choices": [deed.to_json() for deed in self.choices]}


def common_deeds(state: State, seat: int) -> list[Deed]:
    """Offers of the rarest pigment in hand only: `check` allows the others. What others hold must not matter here."""
    hand = state.hands[seat]
    if seat != state.turn:
        accepts = [Deed("accept", offer=offer.offer) for offer in state.asked(seat) if offer.get in hand]
        return accepts + [Deed("decline", offer=offer.offer) for offer in state.asked(seat)]
    give = min(hand, key=hand.count)
    wanted = [get for get in PIGMENTS if get != give and state.made < OFFERS]
    others = [other for other in range(len(state.hands)) if other != seat]
    return [Deed("end"), *(Deed("offer", other, give, get) for other in others for get in wanted)]


class PigmentMarket(Game[State, Deed, View]):
    spec = Spec("pigment-market", "Pigment Market", "PM", (2, 3), (1, 2))
    kinds = (Kind("draw", several=True),)
    colours = PIGMENTS
    remainders = frozenset({"deck"})
    components = "toy"

    # --- rules ---

    def unpack(self, seats: int, options: Mapping[str, Any]) -> State:
        return State(((),) * seats)

    def deal(self, state: State, options: Mapping[str, Any], chance: Chance) -> None:
        for seat in range(len(state.hands)):
            draw(state, seat, HAND, chance)

    def awaited(self, state: State) -> tuple[int, ...]:
        return (state.turn,) if state.deck else ()

    def allowed(self, state: State) -> tuple[int, ...]:
        """Whoever has an offer to answer, able to accept it or not: else this would tell what they hold."""
        return tuple(seat for seat in range(len(state.hands)) if seat in self.awaited(state) or state.asked(seat))

    def asked(self, state: State) -> tuple[int, ...]:
        return tuple(seat for seat in range(len(state.hands)) if state.asked(seat))

    def choices(self, state: State, seat: int) -> Sequence[Deed]:
        return common_deeds(state, seat) if state.deck else []

    def check(self, state: State, seat: int, action: Deed) -> None:
        if not state.deck:
            raise Illegal("G-OVER", "over")
        if seat not in self.allowed(state) or (seat == state.turn) == (action.type in ("accept", "decline")):
            raise Illegal("G-TURN", "turn")
        if action.type == "offer":
            check_offer(state, action)
        elif action.type != "end":
            check_answer(state, seat, action)

    def apply(self, state: State, seat: int, action: Deed, chance: Chance, events: list[Event] | None = None) -> None:
        if action.type == "offer":
            told = offer(state, action)
        elif action.type == "end":
            told = end_turn(state, chance)
        else:
            told = answer(state, seat, action)
        if events is not None:
            events.append(told)

    def outcome(self, state: State) -> Outcome | None:
        if state.deck:
            return None
        points = tuple(sum(count * (count - 1) // 2 for count in Counter(hand).values()) for hand in state.hands)
        return Outcome(tuple(seat for seat, sum_ in enumerate(points) if sum_ == max(points)), points, "PM-E1")

    def fallback(self, state: State, seat: int) -> Deed:
        return Deed("end") if seat == state.turn else Deed("decline", offer=state.asked(seat)[0].offer)

    def question(self, state: State, seat: int) -> object:
        """Made of nothing that this seat may not know: else a new decision id would tell."""
        return state.turns, state.hands[seat], state.asked(seat)

    def reveals(self, before: State, seat: int, action: Deed, after: State) -> bool:
        """An acceptance that made another offer void: it tells what its giver no longer holds. The end shows all."""
        return not after.deck or (action.type == "accept" and len(after.offers) < len(before.offers) - 1)

    # --- knowledge ---

    def view(self, state: State, seat: int | None) -> View:
        open_to = (
            range(len(state.hands)) if not state.deck else (seat,)
        )  # at the end all is shown, or nobody could score
        hands = tuple(hand if owner in open_to else () for owner, hand in enumerate(state.hands))
        known = State(hands, (), state.turn, state.turns, state.made, state.offers)
        return View(seat, known, tuple(map(len, state.hands)), len(state.deck))

    def determinise(self, view: View, chance: Chance) -> State:
        """Whoever offers holds what is offered, or the offer would be void; the rest is dealt at random."""
        pledged = tuple(sorted({offer.give for offer in view.known.offers}))
        hands = view.known.hands if view.known.turn == view.seat else put(view.known.hands, view.known.turn, pledged)
        state = replace(view.known, hands=hands, deck=rest(hands))
        for seat, size in enumerate(view.sizes):
            draw(state, seat, size - len(state.hands[seat]), chance)
        return state

    def results(self, state: State, kind: int) -> Sequence[str]:
        return state.deck

    # --- reading and writing ---

    def action_from_json(self, data: object) -> Deed:
        return read(data)

    def state_json(self, state: State) -> dict[str, Any]:
        return state.to_json()

    def state_from_json(self, data: object, seats: int, options: Mapping[str, Any]) -> State:
        return self.position(as_map(data, "state"), seats, options, Dice(0))

    def position(self, data: Mapping[str, Any], seats: int, options: Mapping[str, Any], chance: Chance) -> State:
        for field in data:
            if field not in FIELDS:
                raise Invalid(f"position: {field}: unknown")
        state = self.setup(seats, options, chance)
        if "hands" in data:
            state.hands = tuple(tuple(sorted(Counter(as_map(hand, "hands")).elements())) for hand in data["hands"])
            state.deck = rest(state.hands)
        state.turn, state.turns, state.made = (data.get(name, 0) for name in ("turn", "turns", "made"))
        state.offers = tuple(read(offer) for offer in data.get("offers", ()))
        return state


def rest(hands: tuple[Pigments, ...]) -> Pigments:
    return tuple(sorted((Counter(BOX) - Counter(pigment for hand in hands for pigment in hand)).elements()))


def put(hands: tuple[Pigments, ...], seat: int, hand: Pigments) -> tuple[Pigments, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def draw(state: State, seat: int, count: int, chance: Chance) -> None:
    for _ in range(count):
        place = int(chance.pick(DRAW, len(state.deck)))
        state.hands = put(state.hands, seat, tuple(sorted((*state.hands[seat], state.deck[place]))))
        state.deck = (*state.deck[:place], *state.deck[place + 1 :])


def check_offer(state: State, offer: Deed) -> None:
    if state.made == OFFERS:
        raise Illegal("PM-O1", "offers")
    if offer.to not in range(len(state.hands)) or offer.to == state.turn or not offer.get or offer.offer is not None:
        raise Illegal("PM-O2", "offer")
    if offer.give not in state.hands[state.turn]:
        raise Illegal("G-HELD", "held")


def check_answer(state: State, seat: int, action: Deed) -> None:
    found = next((offer for offer in state.asked(seat) if offer.offer == action.offer), None)
    if found is None:
        raise Illegal("PM-O3", "offer")
    if action.type == "accept" and found.get not in state.hands[seat]:
        raise Illegal("G-HELD", "held")


def offer(state: State, action: Deed) -> Event:
    numbered = replace(action, offer=state.turns * OFFERS + state.made)  # a number never used again
    state.made += 1
    state.offers += (numbered,)
    return Event("offered", {"by": state.turn, "offer": numbered.to_json()})


def answer(state: State, seat: int, action: Deed) -> Event:
    deal = next(offer for offer in state.offers if offer.offer == action.offer)
    giver = state.turn
    state.offers = tuple(offer for offer in state.offers if offer != deal)
    if action.type == "accept":
        state.hands = put(state.hands, giver, swapped(state.hands[giver], deal.give, deal.get))
        state.hands = put(state.hands, seat, swapped(state.hands[seat], deal.get, deal.give))
        state.offers = tuple(offer for offer in state.offers if offer.give in state.hands[giver])
    return Event("answered", {"seat": seat, "answer": action.to_json()})


def end_turn(state: State, chance: Chance) -> Event:
    """Offers die with the turn."""
    seat, before = state.turn, Counter(state.hands[state.turn])
    draw(state, seat, 1, chance)
    drawn = next((Counter(state.hands[seat]) - before).elements())
    state.turn, state.turns, state.made, state.offers = (seat + 1) % len(state.hands), state.turns + 1, 0, ()
    return Event("drew", {"seat": seat}, (seat,), {"pigment": drawn})
