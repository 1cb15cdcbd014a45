"""The actions of Pastiche by number, for learners: what each index stands for, and which ones a view's seat may choose.

Cells are counted by their age among the free ones, hexes and commissions by their place in the hand and in the
gallery, partners clockwise from the seat that acts, and ways to return cards as the view lists them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.action import Action
from bottega.core.errors import Invalid
from bottega.games.pastiche.box.colours import BISQUE, BLACK, BROWN, COLOURS, FOR_THREE, GRAY, PRIMARIES, WHITE, YELLOW
from bottega.games.pastiche.box.hexes import ROTATIONS
from bottega.games.pastiche.knowledge.view import View
from bottega.games.pastiche.rules import bank, offers, returns, turn
from bottega.games.pastiche.rules.actions import TAKES, Answer, Bank, Complete, End, MakeOffer, Place, Return, Swap
from bottega.games.pastiche.rules.bank import GIVEN, HANDFULS, PAIRS, SINGLES
from bottega.games.pastiche.rules.state import DISCARD, EVERYONE, OVER, PLACE, TRADE, Offer

CELLS: Final = 96  # more free cells have never been seen; in a map that had them, the youngest could not be chosen
HUES: Final = 17
ANSWERS: Final = ("accept", "decline", "withdraw")
PER_CELL: Final = turn.HEXES * ROTATIONS * len(TAKES)


# --- pairs of cards, and what the bank trades ---


def _pairs() -> list[tuple[int, int]]:
    return [(one, other) for one in range(HUES) for other in range(one, HUES)]


def _pair_numbers() -> list[int]:
    numbers = [0] * (HUES * HUES)
    for number, (one, other) in enumerate(_pairs()):
        numbers[one * HUES + other] = numbers[other * HUES + one] = number
    return numbers


def _bank_codes() -> list[int]:
    """Every trade of `bank.options`, whoever has the cards."""
    codes = [
        PAIRS + give + HANDFULS * get for give in range(HUES) for get in range(PRIMARIES, FOR_THREE) if give != get
    ]
    codes += [YELLOW * HUES + BROWN + HANDFULS * BISQUE, BLACK * HUES + WHITE + HANDFULS * GRAY]
    for primary in range(PRIMARIES):
        for penalty in range(primary, HUES):
            codes += [
                primary * HUES + penalty + HANDFULS * get for get in range(PRIMARIES) if get not in (primary, penalty)
            ]
    return codes


def _bank_numbers() -> list[int]:
    numbers = [0] * (HANDFULS * HUES)
    for number, code in enumerate(BANK_CODES):
        numbers[code] = number
    return numbers


PAIR_LIST: Final = _pairs()
PAIR_NUMBERS: Final = vec[i64](_pair_numbers())
PAIR_COUNT: Final = 153
BANK_CODES: Final = _bank_codes()
BANK_NUMBERS: Final = vec[i64](_bank_numbers())


def two_of(give: tuple[int, ...]) -> tuple[int, int]:
    """The two cards of a handful."""
    one = next(colour for colour in range(HUES) if give[colour])
    return one, one if give[one] == 2 else next(colour for colour in range(one + 1, HUES) if give[colour])


def words(cards: tuple[int, ...]) -> str:
    return " and ".join(
        COLOURS[colour] if cards[colour] == 1 else f"{cards[colour]} {COLOURS[colour]}"
        for colour in range(HUES)
        if cards[colour]
    )


class Indices:
    """Where each kind of action begins, for so many seats."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.partners: i64 = 1 if seats == 2 else seats  # all at once, then each of the others
        self.slots: i64 = offers.MAX_OFFERS * seats
        self.bank: i64 = CELLS * PER_CELL
        self.swap: i64 = self.bank + len(BANK_CODES)
        self.complete: i64 = self.swap + turn.COMMISSIONS * turn.GALLERY
        self.end: i64 = self.complete + turn.COMMISSIONS + turn.GALLERY
        self.give_back: i64 = self.end + 1
        self.answer: i64 = self.give_back + returns.MAX_LISTED
        self.one_for_one: i64 = self.answer + len(ANSWERS) * self.slots
        self.two_for_one: i64 = self.one_for_one + self.partners * HUES * HUES
        self.one_for_two: i64 = self.two_for_one + PAIR_COUNT * HUES
        self.two_for_two: i64 = self.one_for_two + HUES * PAIR_COUNT
        self.count: i64 = self.two_for_two + HUES * HUES

    # --- what may be chosen ---

    def legal(self, view: View) -> vec[i64]:
        """All of the view's choices, and offers of two alike for two alike, which it does not list."""
        found = vec[i64]()
        if view.seat is None or view.step == OVER or (view.seat != view.turn and view.step != TRADE):
            return found
        if view.step == PLACE:
            return self._places(view)
        if view.step == DISCARD:
            for number in range(view.count_returns()):
                found = append(found, self.give_back + number)
            return found
        if view.step == TRADE:
            found = self._offers(view, self._answers(view, found))
        if view.seat == view.turn:
            found = self._own_turn(view, found)
        return found

    def _places(self, view: View) -> vec[i64]:
        """In the order of `rules.placements`, cell by cell."""
        others, hexes = 31 - (1 << view.turn), len(view.hexes)
        found = vec[i64](capacity=len(view.map.free) * PER_CELL)
        turned = self._turned(view, 0)
        if hexes > 1:
            for index in self._turned(view, 1):
                turned = append(turned, index)
        first: i64 = 0
        for beside in view.map.free.values():
            if first == self.bank:
                break
            if beside & others:
                for index in turned:
                    found = append(found, first + index)
            first += PER_CELL
        return found

    def _turned(self, view: View, which: i64) -> vec[i64]:
        """The ways to lay one of one's hexes in the first cell."""
        found, takes = vec[i64](), self._takes(view, int(which))
        for rotation in range(ROTATIONS):
            for take in takes:
                found = append(found, (which * ROTATIONS + rotation) * len(TAKES) + take)
        return found

    def _takes(self, view: View, which: int) -> vec[i64]:
        found = append(vec[i64](), 0)
        for primary in turn.centre_takes(view.box.hexes[view.hexes[which]], view.bank):
            found = append(found, 1 + primary)
        return found

    def _own_turn(self, view: View, found: vec[i64]) -> vec[i64]:
        if view.step == TRADE:
            for code in bank.options(view.bank, view.palette):
                found = append(found, self.bank + BANK_NUMBERS[code])
            for mine in range(len(view.commissions)):
                for theirs in range(len(view.gallery)):
                    found = append(found, self.swap + mine * turn.GALLERY + theirs)
        for card in turn.completable(view.box, view.commissions, view.gallery, view.palette):
            found = append(found, self.complete + complete_place(view, card))
        return append(found, self.end)

    def _answers(self, view: View, found: vec[i64]) -> vec[i64]:
        if not view.offers:
            return found
        places = {offer.number: place for place, offer in enumerate(concerning(view))}
        for answer in offers.answers(view.offers, view.seat or 0, view.palette):
            if places[answer.offer] < self.slots:
                found = append(found, self._answer(answer.answer, places[answer.offer]))
        return found

    def _answer(self, answer: str, place: int) -> i64:
        return self.answer + ANSWERS.index(answer) * self.slots + place

    def _offers(self, view: View, found: vec[i64]) -> vec[i64]:
        firsts = self._firsts(view)
        if not len(firsts):
            return found
        palette, wanted = view.palette, turn.wanted(view.box, view.commissions)
        missing, extra = above(wanted, palette), above(palette, wanted)  # `offers.lacking`, `offers.spare`
        for give in extra:
            least = give if palette[give] - wanted[give] >= 2 else give + 1  # to give with it
            for get in missing:
                for first in firsts:
                    found = append(found, first + give * HUES + get)
                for other in extra:
                    if other >= least:
                        found = append(found, self.two_for_one + PAIR_NUMBERS[give * HUES + other] * HUES + get)
                for other in missing:
                    if other > get:
                        found = append(found, self.one_for_two + give * PAIR_COUNT + PAIR_NUMBERS[get * HUES + other])
                if least == give and wanted[get] - palette[get] >= 2:
                    found = append(found, self.two_for_two + give * HUES + get)
        return found

    def _firsts(self, view: View) -> vec[i64]:
        """The first index of offers one for one, to each partner."""
        firsts = vec[i64]()
        for to in view.partners():
            firsts = append(firsts, self._one_for_one(self._partner(view, to), 0, 0))
        return firsts

    def _one_for_one(self, partner: i64, give: i64, get: i64) -> i64:
        return self.one_for_one + (partner * HUES + give) * HUES + get

    def _partner(self, view: View, to: int) -> i64:
        """0 is all at once, or the only other; then clockwise."""
        if to == EVERYONE or self.seats == 2:
            return 0
        return (to - (view.seat or 0)) % self.seats

    # --- from an action to its index ---

    def index(self, view: View, action: Action) -> int:
        if isinstance(action, Place):
            cell = [*view.map.free].index(action.at)
            if cell >= CELLS:
                raise Invalid(f"action: only the {CELLS} oldest free cells have an index")
            turned = (cell * turn.HEXES + action.which) * ROTATIONS + action.rotation
            return turned * len(TAKES) + action.take + 1
        if isinstance(action, Bank):
            return int(self.bank) + trade_number(action)
        if isinstance(action, Swap):
            mine, theirs = view.titles(view.commissions), view.titles(view.gallery)
            place = mine.index(action.commission) * turn.GALLERY + theirs.index(action.gallery)
            return int(self.swap) + place
        if isinstance(action, Complete):
            return int(self.complete) + complete_place(view, view.box.numbered(action.commission) or 0)
        return self._index_of_rest(view, action)

    def _index_of_rest(self, view: View, action: Action) -> int:
        if isinstance(action, Return):
            return int(self.give_back) + view.returns(0, returns.MAX_LISTED).index(action)
        if isinstance(action, Answer):
            numbers = [offer.number for offer in concerning(view)]
            return int(self._answer(action.answer, numbers.index(action.offer)))
        if isinstance(action, MakeOffer):
            return self._index_of_offer(view, action)
        return int(self.end)

    def _index_of_offer(self, view: View, offer: MakeOffer) -> int:
        many, few = sum(offer.give), sum(offer.get)
        if many == few == 1:
            to = self._partner(view, offer.to)
            return int(self._one_for_one(to, offer.give.index(1), offer.get.index(1)))
        if many == 2 and few == 1:
            one, other = two_of(offer.give)
            return int(self.two_for_one + PAIR_NUMBERS[one * HUES + other] * HUES + offer.get.index(1))
        if many == 1 and few == 2:
            one, other = two_of(offer.get)
            return int(self.one_for_two + offer.give.index(1) * PAIR_COUNT + PAIR_NUMBERS[one * HUES + other])
        if 2 in offer.give and 2 in offer.get and many == few == 2:
            return int(self.two_for_two + offer.give.index(2) * HUES + offer.get.index(2))
        raise Invalid("action: an offer with an index gives one or two cards for one or two; two for two, each alike")

    # --- and back ---

    def action(self, view: View, index: int) -> Action:
        if index < self.bank:
            return self._place(view, index)
        if index < self.swap:
            return bank.trade(BANK_CODES[index - self.bank])
        if index < self.end:
            return self._commission(view, index)
        if index == self.end:
            return End()
        if index < self.answer:
            number = int(index - self.give_back)
            listed = view.returns(number, number + 1) if view.step == DISCARD else []
            return listed[0] if listed else Return((0,) * HUES)
        if index < self.one_for_one:
            answer, place = divmod(int(index - self.answer), int(self.slots))
            there = concerning(view)
            return Answer(ANSWERS[answer], there[place].number if place < len(there) else 0)
        return self._offer(view, index)

    def _place(self, view: View, index: int) -> Place:
        turned, take = divmod(index, len(TAKES))
        laid, rotation = divmod(turned, ROTATIONS)
        cell, which = divmod(laid, turn.HEXES)
        free = [*view.map.free]
        return Place(which, free[cell] if cell < len(free) else 0, rotation, take - 1)

    def _commission(self, view: View, index: int) -> Action:
        """A place where no card lies is named so that the rules refuse it."""
        mine, theirs = view.titles(view.commissions), view.titles(view.gallery)
        if index < self.complete:
            own, other = divmod(int(index - self.swap), turn.GALLERY)
            return Swap(nth(mine, own), nth(theirs, other))
        place = int(index - self.complete)
        if place < turn.COMMISSIONS:
            return Complete(nth(mine, place))
        return Complete(nth(theirs, place - turn.COMMISSIONS))

    def _offer(self, view: View, index: int) -> MakeOffer:
        if index < self.two_for_one:
            pair, get = divmod(int(index - self.one_for_one), HUES)
            partner, give = divmod(pair, HUES)
            return MakeOffer(self._seat(view, partner), SINGLES[give], SINGLES[get])
        to = self._seat(view, 0)
        if index < self.one_for_two:
            pair, get = divmod(int(index - self.two_for_one), HUES)
            return MakeOffer(to, handful(PAIR_LIST[pair]), SINGLES[get])
        if index < self.two_for_two:
            give, pair = divmod(int(index - self.one_for_two), PAIR_COUNT)
            return MakeOffer(to, SINGLES[give], handful(PAIR_LIST[pair]))
        give, get = divmod(int(index - self.two_for_two), HUES)
        return MakeOffer(to, GIVEN[give * HUES + give], GIVEN[get * HUES + get])

    def _seat(self, view: View, partner: int) -> int:
        """Partner 0 is the first that the view lists: everyone, or the only one there is to trade with."""
        seat = view.seat or 0
        if partner:
            return (seat + partner) % self.seats
        partners = view.partners()
        if partners:
            return partners[0]
        return view.turn if seat != view.turn else EVERYONE if self.seats > 2 else 1 - seat

    # --- labels ---

    def labels(self) -> list[str]:
        who = ["the other player"] if self.seats == 2 else ["everyone", *(f"seat +{n}" for n in range(1, self.seats))]
        first = f"{who[0]} (or the seat on turn)" if self.seats > 2 else who[0]
        return [
            *(
                f"lay hex {which} in free cell {cell}, turned {rotation}, take {take}"
                for cell in range(CELLS)
                for which in range(turn.HEXES)
                for rotation in range(ROTATIONS)
                for take in TAKES
            ),
            *(f"bank: {words(GIVEN[code % HANDFULS])} for {COLOURS[code // HANDFULS]}" for code in BANK_CODES),
            *(
                f"swap commission {mine} for {theirs} of the gallery"
                for mine in range(turn.COMMISSIONS)
                for theirs in range(turn.GALLERY)
            ),
            *(f"complete commission {mine} of the hand" for mine in range(turn.COMMISSIONS)),
            *(f"complete commission {theirs} of the gallery" for theirs in range(turn.GALLERY)),
            "end the turn",
            *(f"return cards, way {number}, the least needed first" for number in range(returns.MAX_LISTED)),
            *(f"{answer} offer {place}" for answer in ANSWERS for place in range(self.slots)),
            *(
                f"offer {partner} {COLOURS[give]} for {COLOURS[get]}"
                for partner in who
                for give in range(HUES)
                for get in range(HUES)
            ),
            *(f"offer {first} {words(handful(pair))} for {COLOURS[get]}" for pair in PAIR_LIST for get in range(HUES)),
            *(
                f"offer {first} {COLOURS[give]} for {words(handful(pair))}"
                for give in range(HUES)
                for pair in PAIR_LIST
            ),
            *(f"offer {first} 2 {COLOURS[give]} for 2 {COLOURS[get]}" for give in range(HUES) for get in range(HUES)),
        ]


# --- what an index counts ---


def concerning(view: View) -> list[Offer]:
    """The open offers that this seat made or may answer; answers count by them."""
    seat = view.seat or 0
    return [offer for offer in view.offers if offer.by == seat or offer.is_for(seat)]


def complete_place(view: View, card: int) -> int:
    if card in view.commissions:
        return view.commissions.index(card)
    return turn.COMMISSIONS + view.gallery.index(card)


def trade_number(action: Bank) -> int:
    """Of a trade among those of the bank."""
    if sum(action.give) == 3:
        given = PAIRS + action.give.index(3)
    else:
        one, other = two_of(action.give)
        given = one * HUES + other
    return int(BANK_NUMBERS[given + HANDFULS * action.get])


def handful(pair: tuple[int, int]) -> tuple[int, ...]:
    return GIVEN[pair[0] * HUES + pair[1]]


def above(cards: list[int], others: list[int]) -> vec[i64]:
    """The colours of which there are more among these cards than among the others."""
    found = vec[i64]()
    for colour in range(HUES):
        if cards[colour] > others[colour]:
            found = append(found, colour)
    return found


def nth(titles: list[str], place: int) -> str:
    return titles[place] if place < len(titles) else "-"
