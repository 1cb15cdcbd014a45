"""Pastiche as arrays. `bottega encoding pastiche` prints every index with its meaning; `indices` has the actions."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from bottega.core import encoding
from bottega.core.chance import Chance
from bottega.core.encoding import MAX_CELL, NOBODY, Row
from bottega.games.pastiche.box.colours import COLOURS, DABS
from bottega.games.pastiche.box.components import Box
from bottega.games.pastiche.box.hexes import BESIDE, CENTRES, START, Map
from bottega.games.pastiche.knowledge.view import View
from bottega.games.pastiche.learn.indices import CELLS, HUES, Indices, concerning
from bottega.games.pastiche.rules import offers, scoring, turn
from bottega.games.pastiche.rules.actions import PasticheAction
from bottega.games.pastiche.rules.commissions import COMMISSIONS
from bottega.games.pastiche.rules.gallery import GALLERY
from bottega.games.pastiche.rules.placing import HEXES
from bottega.games.pastiche.rules.state import EVERYONE, OVER, STEPS, TRADE, State

HAND: Final = 20  # palette cards that are told apart
POINTS: Final = 60  # of completed commissions
SHOWN_OFFERS: Final = 6
ORIGIN: Final = 128  # of the coordinates of cells
PER_CELL: Final = 5 + 6 * 3  # numbers
PER_HEX: Final = 1 + 6 * 3 + 3
PER_CARD: Final = 1 + HUES + 1


class Drawn:
    """A map that was written into a row, and who lies beside its free cells."""

    def __init__(self, laid: Map) -> None:
        self.map = laid
        beside = vec[u8]()
        for around in laid.free.values():
            if len(beside) < CELLS:
                beside = append(beside, u8(around & 31))
        self.beside = beside


class Encoding(encoding.Encoding):
    def __init__(self, box: Box, seats: int) -> None:
        self.box = box
        self.seats = seats
        self.indices = Indices(seats)
        artists = [card.artist for card in box.commissions]
        self.partners = [
            sum(1 << other for other in range(len(artists)) if artists[other] == artist and other != card)
            for card, artist in enumerate(artists)
        ]
        self.hexes = draw_hexes(box)
        self.cards = draw_commissions(box)
        super().__init__(features(box, seats), self.indices.labels())

    # --- observing ---

    def observe(self, view: View, row: Row) -> None:
        """A spectator sees the table from seat 0."""
        seat = view.seat or 0
        around = [(seat + further) % self.seats for further in range(self.seats)]
        row.one_of(view.step, len(STEPS) - 1)
        row.flag(view.last_round)
        for other in around:
            row.flag(other == view.turn)
        for other in around:
            row.flag(other == view.starter)
        row.put(view.turns[seat], MAX_CELL)
        row.put(view.offered[seat], offers.MAX_OFFERS)
        self._cards(view, around, row)
        self._hexes(view, around, row)
        self._commissions(view, seat, around, row)
        self._offers(view, around, row)
        self._map(view, seat, row)

    def _cards(self, view: View, around: list[int], row: Row) -> None:
        row.put_list(view.bank, MAX_CELL)
        for other in around:
            cards = view.palettes[other]
            if isinstance(cards, int):
                row.put(cards, HAND)
                row.blank(HUES)
            else:
                row.put(sum(cards), HAND)
                row.put_list(cards, HAND)

    def _hexes(self, view: View, around: list[int], row: Row) -> None:
        for index in range(HEXES):
            if index < len(view.hexes):
                row.copy(self.hexes, view.hexes[index] * PER_HEX, PER_HEX)
            else:
                row.blank(PER_HEX)
        for other in around[1:]:
            row.put(view.hex_sizes[other], HEXES)
        row.put(view.supply_size, MAX_CELL)

    def _commissions(self, view: View, seat: int, around: list[int], row: Row) -> None:
        done = 0
        for card in view.completed[seat]:
            done |= 1 << card
        for index in range(COMMISSIONS):
            self._commission(view.commissions, index, done, row)
        gallery = tuple(view.gallery)
        for index in range(GALLERY):
            self._commission(gallery, index, done, row)
        for other in around[1:]:
            held = view.hands[other]
            row.put(held if isinstance(held, int) else len(held), COMMISSIONS)
        row.put(view.deck_size, MAX_CELL)
        for other in around:
            row.put(scoring.completed_points(self.box, view.completed[other]), POINTS)
        first = row.at
        row.blank(len(self.box.commissions) * self.seats)
        for further in range(self.seats):
            for card in view.completed[around[further]]:
                row.cells[first + card * self.seats + further] = 1

    def _commission(self, cards: tuple[int, ...], index: int, done: int, row: Row) -> None:
        if index >= len(cards):
            row.blank(PER_CARD + 1)
            return
        row.copy(self.cards, cards[index] * PER_CARD, PER_CARD)
        row.flag(self.partners[cards[index]] & done != 0)

    def _offers(self, view: View, around: list[int], row: Row) -> None:
        there = concerning(view) if view.offers else []
        for index in range(SHOWN_OFFERS):
            if index >= len(there):
                row.blank(2 + self.seats + 2 * HUES)
                continue
            offer = there[index]
            row.flag(True)
            row.flag(offer.to == EVERYONE)
            for other in around:
                row.flag(offer.by == other)
            row.put_tuple(offer.give, HAND)
            row.put_tuple(offer.get, HAND)

    def _map(self, view: View, seat: int, row: Row) -> None:
        """The free cells, oldest first, with the dabs that wait at their points. A map never changes."""
        first = row.at
        drawn: Drawn | None = row.drawn.get(int(first))
        if drawn is None or drawn.map is not view.map:
            drawn = Drawn(view.map)
            row.drawn[int(first)] = drawn
            self._cells(view.map, row)
        others: u8 = 31 - (1 << seat)
        cells, at = row.cells, first
        for beside in drawn.beside:
            cells[at + 1] = 1 if beside & others else 0
            at += PER_CELL
        row.at = first + CELLS * PER_CELL

    def _cells(self, laid: Map, row: Row) -> None:
        """All but who may lay there."""
        cells, at = row.cells, row.at
        end = at + CELLS * PER_CELL
        for at_cell, around in laid.free.items():
            if at == end:
                break
            cells[at] = 1
            cells[at + 2] = 1 if around & 1 << START else 0
            cells[at + 3] = u8(at_cell // 256)
            cells[at + 4] = u8(at_cell % 256)
            dabs: i64 = around >> BESIDE
            for cell in range(at + 5, at + PER_CELL):
                cells[cell] = u8(dabs & 7)
                dabs >>= 3
            at += PER_CELL
        while at < end and cells[at]:  # what an earlier, larger map has left; after the first blank cell all are blank
            for cell in range(at, at + PER_CELL):
                cells[cell] = 0
            at += PER_CELL

    # --- actions ---

    def legal(self, view: View) -> vec[i64]:
        return self.indices.legal(view)

    def action(self, view: View, index: int) -> PasticheAction:
        return self.indices.action(view, self.check_index(index))

    def index(self, view: View, action: PasticheAction) -> int:
        return self.indices.index(view, action)


def draw_hexes(box: Box) -> vec[u8]:
    """How each hex is shown to whoever holds it."""
    row = Row(len(box.hexes) * PER_HEX)
    for tile in box.hexes:
        row.flag(True)
        for point in range(6):
            row.one_of(tile >> 2 * point & 3, 3)
        for name in DABS:
            row.flag(name in CENTRES[tile >> 12])
    return row.cells


def most_worth(box: Box) -> int:
    return min(max(card.points for card in box.commissions), int(MAX_CELL))


def draw_commissions(box: Box) -> vec[u8]:
    row, most = Row(len(box.commissions) * PER_CARD), most_worth(box)
    for card in box.commissions:
        row.flag(True)
        row.put_tuple(card.palette, HAND)
        row.put(card.points, most)
    return row.cells


def features(box: Box, seats: int) -> list[tuple[str, int]]:
    around = ["you", *(f"seat +{further}" for further in range(1, seats))]
    others = around[1:]
    found = [(f"step: {step}", 1) for step in STEPS[:-1]]
    found += [("last round", 1)]
    found += [(f"on turn: {who}", 1) for who in around]
    found += [(f"began: {who}", 1) for who in around]
    found += [("turns you have taken", int(MAX_CELL)), ("offers you have made this turn", offers.MAX_OFFERS)]
    found += [(f"bank: {colour}", min(box.bank[index], int(MAX_CELL))) for index, colour in enumerate(COLOURS)]
    for who in around:
        found += [(f"palette of {who}: cards", HAND)]
        found += [(f"palette of {who}, if you see it: {colour}", HAND) for colour in COLOURS]
    for index in range(HEXES):
        found += [(f"your hex {index}: there", 1)]
        found += [(f"your hex {index}: {dab} at point {point}", 1) for point in range(6) for dab in DABS]
        found += [(f"your hex {index}: {dab} in the centre", 1) for dab in DABS]
    found += [(f"hexes of {who}", HEXES) for who in others] + [("hexes in the supply", int(MAX_CELL))]
    found += _commission_features(box, around)
    for index in range(SHOWN_OFFERS):
        found += [(f"offer {index}: there", 1), (f"offer {index}: to everyone", 1)]
        found += [(f"offer {index}: by {who}", 1) for who in around]
        found += [(f"offer {index}: gives {colour}", HAND) for colour in COLOURS]
        found += [(f"offer {index}: wants {colour}", HAND) for colour in COLOURS]
    for cell in range(CELLS):
        found += [(f"free cell {cell}: {what}", 1) for what in ("there", "you may lay", "beside the starting piece")]
        found += [(f"free cell {cell}: {axis} + {ORIGIN}", int(MAX_CELL)) for axis in ("q", "r")]
        found += [(f"free cell {cell}: {dab} waiting at point {point}", 2) for point in range(6) for dab in DABS]
    return found


def _commission_features(box: Box, around: list[str]) -> list[tuple[str, int]]:
    worth = most_worth(box)
    places = [*(f"your commission {index}" for index in range(COMMISSIONS))]
    places += [f"gallery {index}" for index in range(GALLERY)]
    found: list[tuple[str, int]] = []
    for place in places:
        found += [(f"{place}: there", 1)]
        found += [(f"{place}: {colour}", HAND) for colour in COLOURS]
        found += [(f"{place}: points", worth), (f"{place}: you completed its artist's other work", 1)]
    found += [(f"commissions of {who}", COMMISSIONS) for who in around[1:]]
    found += [("commissions in the deck", int(MAX_CELL))]
    found += [(f"completed by {who}: points", POINTS) for who in around]
    return found + [(f"completed by {who}: {card.title}", 1) for card in box.commissions for who in around]


# --- playing by indices ---


def asked(state: State) -> i64:
    """Who decides next: whoever has an offer to answer, clockwise, and then the seat on turn."""
    if state.step == OVER:
        return NOBODY
    if state.offers and state.step == TRADE:
        for further in range(1, state.seats):
            seat = (state.turn + further) % state.seats
            for offer in state.offers:
                if offer.is_for(seat):
                    return seat
    return state.turn


class IndexedGame(encoding.ViewIndexedGame):
    def asked(self) -> i64:
        return asked(self.state)

    def borrow(self, seat: int) -> View:
        return View(self.state, seat, borrowed=True)

    def play(self, action: PasticheAction, chance: Chance) -> None:
        turn.apply(self.state, int(self.seat), action, chance)

    def scores(self) -> list[int]:
        state: State = self.state
        return [scoring.completed_points(state.box, completed) for completed in state.completed]
