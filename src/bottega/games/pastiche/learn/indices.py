"""The actions of Pastiche by number, for learners: what each index stands for, and which ones a view's seat may choose.

Cells are counted by their age among the free ones, hexes and commissions by their index in the hand and in the
gallery, partners clockwise from the seat that acts, and ways to return cards as the view lists them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.errors import Invalid
from bottega.games.pastiche.box.colours import (
    BISQUE,
    BLACK,
    BROWN,
    COLOURS,
    FOR_THREE,
    GIVEN,
    GRAY,
    HANDFULS,
    PAIRS,
    PRIMARIES,
    SINGLES,
    WHITE,
    YELLOW,
)
from bottega.games.pastiche.box.hexes import ROTATIONS
from bottega.games.pastiche.knowledge.view import View
from bottega.games.pastiche.rules import bank, commissions, offers, placing, returns
from bottega.games.pastiche.rules.actions import PasticheAction
from bottega.games.pastiche.rules.bank import Bank
from bottega.games.pastiche.rules.commissions import COMMISSIONS, Complete
from bottega.games.pastiche.rules.gallery import GALLERY, Swap
from bottega.games.pastiche.rules.offers import Answer, MakeOffer
from bottega.games.pastiche.rules.placing import HEXES, TAKES, Place
from bottega.games.pastiche.rules.returns import Return
from bottega.games.pastiche.rules.state import DISCARD, EVERYONE, OVER, PLACE, TRADE, Offer
from bottega.games.pastiche.rules.turn import End

CELLS: Final = 96  # more free cells have never been seen; in a map that had them, the youngest could not be chosen
HUES: Final = 17
ANSWERS: Final = ("accept", "decline", "withdraw")
PER_CELL: Final = HEXES * ROTATIONS * len(TAKES)


# --- pairs of cards, and what the bank trades ---


def _pairs() -> list[tuple[int, int]]:
    return [(first, second) for first in range(HUES) for second in range(first, HUES)]


def _pair_numbers() -> list[int]:
    numbers = [0] * (HUES * HUES)
    for number, (first, second) in enumerate(_pairs()):
        numbers[first * HUES + second] = numbers[second * HUES + first] = number
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
    first = next(colour for colour in range(HUES) if give[colour])
    return first, first if give[first] == 2 else next(colour for colour in range(first + 1, HUES) if give[colour])


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
        self.complete: i64 = self.swap + COMMISSIONS * GALLERY
        self.end: i64 = self.complete + COMMISSIONS + GALLERY
        self.give_back: i64 = self.end + 1
        self.answer: i64 = self.give_back + returns.MAX_LISTED
        self.one_for_one: i64 = self.answer + len(ANSWERS) * self.slots
        self.two_for_one: i64 = self.one_for_one + self.partners * HUES * HUES
        self.one_for_two: i64 = self.two_for_one + PAIR_COUNT * HUES
        self.two_for_two: i64 = self.one_for_two + HUES * PAIR_COUNT
        self.count: i64 = self.two_for_two + HUES * HUES
        self.index_of: dict[str, Callable[[View, Any], int]] = {
            "place": self._index_of_place,
            "bank": self._index_of_trade,
            "swap": self._index_of_swap,
            "complete": self._index_of_completion,
            "end": self._index_of_end,
            "return": self._index_of_return,
            "answer": self._index_of_answer,
            "offer": self._index_of_offer,
        }
        # The kinds of actions in the order of their indices: where each begins, and what an index above that means.
        self.kinds: list[tuple[int, Callable[[View, int], PasticheAction]]] = [
            (0, self._place),
            (int(self.bank), self._trade),
            (int(self.swap), self._swap),
            (int(self.complete), self._completion),
            (int(self.end), self._end),
            (int(self.give_back), self._return),
            (int(self.answer), self._answer),
            (int(self.one_for_one), self._offer_one_for_one),
            (int(self.two_for_one), self._offer_two_for_one),
            (int(self.one_for_two), self._offer_one_for_two),
            (int(self.two_for_two), self._offer_two_for_two),
        ]

    # --- what may be chosen ---

    def legal(self, view: View) -> vec[i64]:
        """All of the view's choices, and offers of two alike for two alike, which it does not list."""
        found = vec[i64]()
        if view.seat is None or view.step == OVER or (view.seat != view.turn and view.step != TRADE):
            return found
        if view.step == PLACE:
            return self._places(view)
        if view.step == DISCARD:
            for number in range(returns.count(view.palette)):
                found = append(found, self.give_back + number)
            return found
        if view.step == TRADE:
            found = self._offers(view, self._answers(view, found))
        if view.seat == view.turn:
            found = self._own_turn(view, found)
        return found

    def _places(self, view: View) -> vec[i64]:
        """In the order of `placing.placements`, cell by cell."""
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

    def _turned(self, view: View, hex_index: i64) -> vec[i64]:
        """The ways to lay one of one's hexes in the first cell."""
        found, takes = vec[i64](), self._takes(view, int(hex_index))
        for rotation in range(ROTATIONS):
            for take in takes:
                found = append(found, (hex_index * ROTATIONS + rotation) * len(TAKES) + take)
        return found

    def _takes(self, view: View, hex_index: int) -> vec[i64]:
        found = append(vec[i64](), 0)
        for primary in placing.centre_takes(view.box.hexes[view.hexes[hex_index]], view.bank):
            found = append(found, 1 + primary)
        return found

    def _own_turn(self, view: View, found: vec[i64]) -> vec[i64]:
        if view.step == TRADE:
            for code in bank.options(view.bank, view.palette):
                found = append(found, self.bank + BANK_NUMBERS[code])
            for mine in range(len(view.commissions)):
                for theirs in range(len(view.gallery)):
                    found = append(found, self.swap + mine * GALLERY + theirs)
        for card in commissions.completable(view.box, view.commissions, view.gallery, view.palette):
            found = append(found, self.complete + index_to_complete(view, card))
        return append(found, self.end)

    def _answers(self, view: View, found: vec[i64]) -> vec[i64]:
        if not view.offers:
            return found
        slots = {offer.number: slot for slot, offer in enumerate(concerning(view))}
        for answer in offers.answers(view.offers, view.seat or 0, view.palette):
            if slots[answer.offer] < self.slots:
                found = append(found, self._to_answer(answer.answer, slots[answer.offer]))
        return found

    def _to_answer(self, answer: str, slot: int) -> i64:
        return self.answer + ANSWERS.index(answer) * self.slots + slot

    def _offers(self, view: View, found: vec[i64]) -> vec[i64]:
        firsts = self._firsts(view)
        if not len(firsts):
            return found
        palette, wanted = view.palette, commissions.wanted(view.box, view.commissions)
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

    def index(self, view: View, action: PasticheAction) -> int:
        return self.index_of[action.kind](view, action)

    def _index_of_place(self, view: View, action: Place) -> int:
        cell = [*view.map.free].index(action.at)
        if cell >= CELLS:
            raise Invalid(f"action: only the {CELLS} oldest free cells have an index")
        turned = (cell * HEXES + action.hex_index) * ROTATIONS + action.rotation
        return turned * len(TAKES) + action.take + 1

    def _index_of_trade(self, view: View, action: Bank) -> int:
        return int(self.bank) + trade_number(action)

    def _index_of_swap(self, view: View, action: Swap) -> int:
        mine, theirs = view.titles(view.commissions), view.titles(view.gallery)
        return int(self.swap) + mine.index(action.commission) * GALLERY + theirs.index(action.gallery)

    def _index_of_completion(self, view: View, action: Complete) -> int:
        return int(self.complete) + index_to_complete(view, view.box.numbered(action.commission) or 0)

    def _index_of_end(self, view: View, action: End) -> int:
        return int(self.end)

    def _index_of_return(self, view: View, action: Return) -> int:
        return int(self.give_back) + view.returns(0, returns.MAX_LISTED).index(action)

    def _index_of_answer(self, view: View, action: Answer) -> int:
        numbers = [offer.number for offer in concerning(view)]
        return int(self._to_answer(action.answer, numbers.index(action.offer)))

    def _index_of_offer(self, view: View, offer: MakeOffer) -> int:
        many, few = sum(offer.give), sum(offer.get)
        if many == few == 1:
            to = self._partner(view, offer.to)
            return int(self._one_for_one(to, offer.give.index(1), offer.get.index(1)))
        if many == 2 and few == 1:
            first, second = two_of(offer.give)
            return int(self.two_for_one + PAIR_NUMBERS[first * HUES + second] * HUES + offer.get.index(1))
        if many == 1 and few == 2:
            first, second = two_of(offer.get)
            return int(self.one_for_two + offer.give.index(1) * PAIR_COUNT + PAIR_NUMBERS[first * HUES + second])
        if 2 in offer.give and 2 in offer.get and many == few == 2:
            return int(self.two_for_two + offer.give.index(2) * HUES + offer.get.index(2))
        raise Invalid("action: an offer with an index gives one or two cards for one or two; two for two, each alike")

    # --- and back ---

    def action(self, view: View, index: int) -> PasticheAction:
        kind = 0
        while kind + 1 < len(self.kinds) and index >= self.kinds[kind + 1][0]:
            kind += 1
        first, read = self.kinds[kind]
        return read(view, index - first)

    def _place(self, view: View, index: int) -> Place:
        turned, take = divmod(index, len(TAKES))
        laid, rotation = divmod(turned, ROTATIONS)
        cell, hex_index = divmod(laid, HEXES)
        free = [*view.map.free]
        return Place(hex_index, free[cell] if cell < len(free) else 0, rotation, take - 1)

    def _trade(self, view: View, index: int) -> Bank:
        return bank.numbered(BANK_CODES[index])

    def _swap(self, view: View, index: int) -> Swap:
        mine, theirs = divmod(index, GALLERY)
        return Swap(nth(view.titles(view.commissions), mine), nth(view.titles(view.gallery), theirs))

    def _completion(self, view: View, index: int) -> Complete:
        if index < COMMISSIONS:
            return Complete(nth(view.titles(view.commissions), index))
        return Complete(nth(view.titles(view.gallery), index - COMMISSIONS))

    def _end(self, view: View, index: int) -> End:
        return End()

    def _return(self, view: View, index: int) -> Return:
        listed = view.returns(index, index + 1) if view.step == DISCARD else []
        return listed[0] if listed else Return((0,) * HUES)

    def _answer(self, view: View, index: int) -> Answer:
        answer, slot = divmod(index, int(self.slots))
        there = concerning(view)
        return Answer(ANSWERS[answer], there[slot].number if slot < len(there) else 0)

    def _offer_one_for_one(self, view: View, index: int) -> MakeOffer:
        pair, get = divmod(index, HUES)
        partner, give = divmod(pair, HUES)
        return MakeOffer(self._seat(view, partner), SINGLES[give], SINGLES[get])

    def _offer_two_for_one(self, view: View, index: int) -> MakeOffer:
        pair, get = divmod(index, HUES)
        return MakeOffer(self._seat(view, 0), handful(PAIR_LIST[pair]), SINGLES[get])

    def _offer_one_for_two(self, view: View, index: int) -> MakeOffer:
        give, pair = divmod(index, PAIR_COUNT)
        return MakeOffer(self._seat(view, 0), SINGLES[give], handful(PAIR_LIST[pair]))

    def _offer_two_for_two(self, view: View, index: int) -> MakeOffer:
        give, get = divmod(index, HUES)
        return MakeOffer(self._seat(view, 0), GIVEN[give * HUES + give], GIVEN[get * HUES + get])

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
                f"lay hex {hex_index} in free cell {cell}, turned {rotation}, take {take}"
                for cell in range(CELLS)
                for hex_index in range(HEXES)
                for rotation in range(ROTATIONS)
                for take in TAKES
            ),
            *(f"bank: {words(GIVEN[code % HANDFULS])} for {COLOURS[code // HANDFULS]}" for code in BANK_CODES),
            *(
                f"swap commission {mine} for {theirs} of the gallery"
                for mine in range(COMMISSIONS)
                for theirs in range(GALLERY)
            ),
            *(f"complete commission {mine} of the hand" for mine in range(COMMISSIONS)),
            *(f"complete commission {theirs} of the gallery" for theirs in range(GALLERY)),
            "end the turn",
            *(f"return cards, way {number}, the least needed first" for number in range(returns.MAX_LISTED)),
            *(f"{answer} offer {slot}" for answer in ANSWERS for slot in range(self.slots)),
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


def index_to_complete(view: View, card: int) -> int:
    if card in view.commissions:
        return view.commissions.index(card)
    return COMMISSIONS + view.gallery.index(card)


def trade_number(action: Bank) -> int:
    """Of a trade among those of the bank."""
    if sum(action.give) == 3:
        given = PAIRS + action.give.index(3)
    else:
        first, second = two_of(action.give)
        given = first * HUES + second
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


def nth(titles: list[str], index: int) -> str:
    """The title at an index; where there is no card, one that the rules refuse."""
    return titles[index] if index < len(titles) else "-"
