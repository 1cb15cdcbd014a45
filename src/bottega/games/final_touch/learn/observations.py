"""Final Touch as arrays. `bottega encoding final-touch` prints every index with its meaning."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from bottega.core import encoding
from bottega.core.chance import Chance
from bottega.core.encoding import MAX_CELL, NO_MOVES, NOBODY, Row
from bottega.games.final_touch.box.components import Box, Masterpiece
from bottega.games.final_touch.box.touches import (
    BITS,
    COLOURS,
    HAND,
    MAX_TOUCHES,
    size,
)
from bottega.games.final_touch.knowledge.view import View
from bottega.games.final_touch.learn import indices
from bottega.games.final_touch.learn.indices import HANDFULS, SMEARS, labels, legal
from bottega.games.final_touch.rules import masterpieces, turn
from bottega.games.final_touch.rules.actions import Play
from bottega.games.final_touch.rules.ending import MONEY_TO_WIN
from bottega.games.final_touch.rules.smearing import SMEARS_THAT_RUIN
from bottega.games.final_touch.rules.state import OVER, TIEBREAK, State

# --- observations ---


def seats_from(seats: int) -> list[str]:
    return ["you", *(f"seat +{further}" for further in range(1, seats))]


def sides_from(seats: int) -> list[str]:
    return ["your side", "the other side"] if seats == 4 else seats_from(seats)


def _of_each(what: str, most: list[int]) -> list[tuple[str, int]]:
    return [(f"{what}: {colour}", min(count, int(MAX_CELL))) for colour, count in zip(COLOURS, most, strict=True)]


def counts(touches: int) -> list[int]:
    return [touches >> BITS * colour & MAX_TOUCHES for colour in range(len(COLOURS))]


# --- what an observation is made of ---

PACKED: Final = 12  # bits for each of the sizes and purses that are held in one number
PACK: Final = 4095


class Observation:
    """What a seat sees, in plain numbers: a view's, or looked up in the state without the cost of a view."""

    def __init__(self, seat: i64, masterpiece: Masterpiece, upcoming: Masterpiece | None) -> None:
        self.seat = seat
        self.masterpiece = masterpiece
        self.next = upcoming
        self.improved: i64 = 0
        self.smeared: i64 = 0
        self.hand: i64 = 0
        self.discard: i64 = 0
        self.unseen: i64 = 0
        self.draw: i64 = 0
        self.pile: i64 = 0
        self.hands: i64 = 0  # their sizes
        self.purses: i64 = 0
        self.turn: i64 = 0
        self.tiebreak = False
        self.contender = NOBODY
        self.rival = NOBODY


def seen_by(view: View) -> Observation:
    """A spectator sees the table from seat 0."""
    seen = Observation(0 if view.seat is None else view.seat, view.masterpiece, view.next)
    seen.improved, seen.smeared, seen.hand, seen.discard = view.improved, view.smeared, view.hand, view.discard
    seen.unseen, seen.draw, seen.pile = view.unseen, view.draw_size, view.pile_size
    for place, held in enumerate(view.hand_sizes):
        seen.hands += i64(held) << PACKED * place
    for place, money in enumerate(view.purses):
        seen.purses += i64(min(money, PACK)) << PACKED * place
    seen.turn, seen.tiebreak = view.turn, view.phase == TIEBREAK
    if view.contenders:
        seen.contender, seen.rival = view.contenders
    return seen


def looked_up(state: State, seat: i64) -> Observation:
    """The same as `seen_by` of the seat's view; a test compares them."""
    seen = Observation(seat, state.masterpiece, state.next)
    hand = state.hand(seat)
    seen.improved, seen.smeared, seen.hand, seen.discard = state.improved, state.smeared, hand, state.discard
    seen.unseen = state.touches - state.improved - state.smeared - state.discard - hand
    seen.draw, seen.pile = size(state.draw), masterpieces.pile_size(state)
    seen.hands = size(state.hand0) + (size(state.hand1) << PACKED)
    seen.hands += (size(state.hand2) << PACKED * 2) + (size(state.hand3) << PACKED * 3)
    seen.purses = state.purse0 + (state.purse1 << PACKED) + (state.purse2 << PACKED * 2)
    seen.turn, seen.tiebreak = state.turn, state.phase == TIEBREAK
    seen.contender, seen.rival = state.contender, state.rival
    return seen


def put_colours(touches: i64, most: i64, row: Row) -> None:
    cells, at = row.cells, row.at
    for cell in range(at, at + len(COLOURS)):
        count = touches & MAX_TOUCHES
        cells[cell] = u8(most if count > most else count)
        touches >>= BITS
    row.at = at + len(COLOURS)


class Encoding(encoding.Encoding):
    def __init__(self, box: Box, seats: int) -> None:
        cards = box.masterpieces
        held = counts(box.touches)
        self.seats: i64 = seats
        self.money: i64 = min(max(int(card.finished) for card in cards), int(MAX_CELL))
        self.purse: i64 = min(int(MONEY_TO_WIN + self.money), int(MAX_CELL))
        self.touches: i64 = min(max(held), int(MAX_CELL))
        self.cards: i64 = min(sum(held), int(MAX_CELL))
        self.pile: i64 = len(cards)
        value = [("value finished", int(self.money)), ("value ruined", int(self.money))]
        anything = [int(self.touches)] * len(COLOURS)
        super().__init__(
            [
                *_of_each("masterpiece needs", anything),
                *_of_each("masterpiece still lacks", anything),
                *((f"masterpiece: {what}", most) for what, most in value),
                *_of_each("smeared", [int(SMEARS_THAT_RUIN)] * len(COLOURS)),
                ("smears", int(SMEARS_THAT_RUIN)),
                ("there is a next masterpiece", 1),
                *_of_each("next needs", anything),
                *((f"next: {what}", most) for what, most in value),
                *_of_each("your hand", [HAND] * len(COLOURS)),
                *_of_each("discard", anything),
                *_of_each("not seen by you", anything),
                ("cards in the draw pile", int(self.cards)),
                ("masterpieces in the pile", int(self.pile)),
                *((f"cards in the hand of {who}", HAND) for who in seats_from(seats)[1:]),
                *((f"purse of {who}", int(self.purse)) for who in sides_from(seats)),
                *((f"on turn: {who}", 1) for who in seats_from(seats)),
                ("tie-break", 1),
                *((f"in the tie-break: {who}", 1) for who in seats_from(seats)),
            ],
            labels(),
        )

    def observe(self, view: View, row: Row) -> None:
        self.write(seen_by(view), row)

    def write(self, seen: Observation, row: Row) -> None:
        card, upcoming = seen.masterpiece, seen.next
        put_colours(card.needs, self.touches, row)
        put_colours(card.needs - seen.improved, self.touches, row)
        row.put(card.finished, self.money)
        row.put(card.ruined, self.money)
        put_colours(seen.smeared, SMEARS_THAT_RUIN, row)
        row.put(size(seen.smeared), SMEARS_THAT_RUIN)
        row.flag(upcoming is not None)
        if upcoming is None:
            row.blank(len(COLOURS) + 2)
        else:
            put_colours(upcoming.needs, self.touches, row)
            row.put(upcoming.finished, self.money)
            row.put(upcoming.ruined, self.money)
        put_colours(seen.hand, HAND, row)
        put_colours(seen.discard, self.touches, row)
        put_colours(seen.unseen, self.touches, row)
        row.put(seen.draw, self.cards)
        row.put(seen.pile, self.pile)
        self._players(seen, row)

    def _players(self, seen: Observation, row: Row) -> None:
        for further in range(1, self.seats):
            row.put(seen.hands >> PACKED * self._beyond(seen.seat, further) & PACK, HAND)
        if self.seats == 4:
            row.put(seen.purses >> PACKED * (seen.seat & 1) & PACK, self.purse)
            row.put(seen.purses >> PACKED * (1 - (seen.seat & 1)) & PACK, self.purse)
        else:
            for further in range(self.seats):
                row.put(seen.purses >> PACKED * self._beyond(seen.seat, further) & PACK, self.purse)
        row.one_of(self._before(seen.turn, seen.seat), self.seats)
        row.flag(seen.tiebreak)
        first = row.at
        row.blank(self.seats)
        if seen.contender != NOBODY:
            row.cells[first + self._before(seen.contender, seen.seat)] = 1
            row.cells[first + self._before(seen.rival, seen.seat)] = 1

    def _beyond(self, seat: i64, further: i64) -> i64:
        other = seat + further
        return other - self.seats if other >= self.seats else other

    def _before(self, other: i64, seat: i64) -> i64:
        """How much further another seat is."""
        return other - seat if other >= seat else other - seat + self.seats

    def legal(self, view: View) -> vec[i64]:
        return legal(view.hand, view.missing) if view.awaited else NO_MOVES

    def action(self, view: View, index: int) -> Play:
        return indices.action(self.check_index(index))

    def index(self, view: View, action: Play) -> int:
        return indices.index_of(action)


class IndexedGame(encoding.IndexedGame):
    def __init__(self, encoding: Encoding) -> None:
        super().__init__(encoding)
        self.code = encoding

    def load(self, state: State) -> None:
        self.state = state
        self._look(state)

    def _look(self, state: State) -> None:
        over = state.phase == OVER
        self.seat = NOBODY if over else state.turn
        self.legal = NO_MOVES if over else legal(state.hand(state.turn), masterpieces.missing(state))

    def observe(self, seat: int, row: Row) -> None:
        self.code.write(looked_up(self.state, seat), row)

    def step(self, index: i64, chance: Chance) -> None:
        state: State = self.state
        if index < SMEARS:
            turn.improve(state, HANDFULS[index], chance)
        else:
            turn.smear(state, HANDFULS[index - SMEARS], chance)
        self._look(state)

    def scores(self) -> list[int]:
        state: State = self.state
        return state.purses()
