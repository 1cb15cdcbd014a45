"""Fresco as arrays. `bottega encoding fresco` prints every index with its meaning; `indices` has the actions."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from bottega.core import encoding
from bottega.core.action import Action
from bottega.core.chance import Chance
from bottega.core.encoding import MAX_CELL, NOBODY, Row
from bottega.games.fresco.box.components import KINDS, POWERS, SETS, STACKS, Box
from bottega.games.fresco.box.grid import SPACES, coordinates
from bottega.games.fresco.box.paints import COUNT, PAINTS
from bottega.games.fresco.knowledge.view import View
from bottega.games.fresco.learn.indices import Indices, kinds_of
from bottega.games.fresco.rules import turn
from bottega.games.fresco.rules.setup import OPEN_PORTRAITS
from bottega.games.fresco.rules.state import (
    COLUMNS,
    GONE,
    LEONARDO,
    MODULES,
    NOT_PLANNED,
    OVER,
    PHASES,
    PLAN,
    Painter,
    State,
)

ROUNDS: Final = 40
SCORE: Final = 200
THALERS: Final = 60
HELD: Final = 20  # paints of a colour, or tiles of a kind
APPRENTICES: Final = 13
PER_TILE: Final = 3 + COUNT + len(STACKS) - 1  # numbers
PER_GOODS: Final = 1 + COUNT
PER_PORTRAIT: Final = 2 + len(KINDS) + COUNT + len(POWERS)
NOT_DRAWN: Final[list[int]] = []
NO_POWER: Final = -1


class Encoding(encoding.Encoding):
    def __init__(self, box: Box, seats: int) -> None:
        self.box = box
        self.seats = seats
        self.indices = Indices(box)
        self.value: i64 = min(max(tile.value for tile in box.tiles), int(MAX_CELL))
        self.coins: i64 = max(1, max(tile.coins for tile in box.tiles))
        self.amount: i64 = min(max(card.amount for card in box.portraits), int(MAX_CELL))
        self.points: i64 = min(max(1, *(points for stack in box.requests for points in stack)), int(MAX_CELL))
        self.needs: i64 = max(max(tile.paints) for tile in box.tiles)
        self.most_goods: i64 = max(max(goods.paints) for goods in box.market)
        self.powers = [POWERS.index(card.power) if card.power else NO_POWER for card in box.portraits]
        self.tiles = self._draw_tiles()
        self.goods = self._draw_goods()
        self.portraits = self._draw_portraits()
        super().__init__(Features(self, box, seats).found, self.indices.labels())

    # --- observing ---

    def observe(self, view: View, row: Row) -> None:
        """A spectator sees the table from seat 0."""
        seat = view.seat or 0
        around = [(seat + further) % self.seats for further in range(self.seats)]
        if self.seats == LEONARDO:
            around.append(LEONARDO)
        row.one_of(view.phase, len(PHASES) - 1)
        row.put(view.round, ROUNDS)
        row.flag(view.last_round)
        for module in range(len(MODULES)):
            row.flag(view.modules >> module & 1 == 1)
        for painter_no in around:
            row.flag(view.acting == painter_no)
        for painter_no in around:
            row.flag(view.bumped == painter_no)
        row.put(view.ahead, MAX_CELL)
        row.put(view.behind, MAX_CELL)
        self._fresco(view, row)
        self._booths(view, row)
        self._portraits(view, row)
        for stack in range(len(STACKS)):
            left = view.requests[stack]
            row.put(len(left), MAX_CELL)
            row.put(left[0] if left else 0, self.points)
        for painter_no in around[: self.seats]:
            self._painter(view, view.painters[painter_no], view.sealed[painter_no], row)
        if self.seats == LEONARDO:
            self._leonardo(view, seat, row)
        for painter_no in around:
            row.put(view.start.index(painter_no), self.seats)

    def _fresco(self, view: View, row: Row) -> None:
        row.one_of(view.bishop, SPACES)
        first = int(row.at)
        drawn: list[int] = row.drawn.get(first, NOT_DRAWN)
        for space in range(SPACES):
            number = view.fresco[space]
            if drawn and drawn[space] == number:
                row.at += PER_TILE
            elif number == GONE:
                row.blank(PER_TILE)
            else:
                row.copy(self.tiles, number * PER_TILE, PER_TILE)
        if drawn != view.fresco:
            row.drawn[first] = view.fresco.copy()

    def _booths(self, view: View, row: Row) -> None:
        for number in range(self.indices.booths):
            booth = view.booths[number] if number < len(view.booths) else None
            row.flag(booth is not None)
            for index in range(self.indices.tiles):
                if booth is None or index >= len(booth) or booth[index] == GONE:
                    row.blank(PER_GOODS)
                else:
                    row.copy(self.goods, booth[index] * PER_GOODS, PER_GOODS)

    def _portraits(self, view: View, row: Row) -> None:
        for index in range(OPEN_PORTRAITS):
            number = view.portraits_open[index] if index < len(view.portraits_open) else GONE
            if number == GONE:
                row.blank(PER_PORTRAIT)
            else:
                row.copy(self.portraits, number * PER_PORTRAIT, PER_PORTRAIT)
        for index in range(len(SETS)):
            row.put(view.portraits_left[index], MAX_CELL)

    def _painter(self, view: View, painter: Painter, sealed: bool, row: Row) -> None:
        row.put(painter.score, SCORE)
        row.put(painter.mood, self.box.mood_spaces)
        row.flag(painter.hidden)
        row.put(painter.thalers, THALERS)
        row.put_list(painter.paints, HELD)
        for time in self.box.times:
            row.flag(painter.get_up == time)
        row.flag(sealed)
        if painter.plan == NOT_PLANNED:
            row.blank(len(COLUMNS))
        else:
            row.put_tuple(painter.plan, APPRENTICES)
        row.put(painter.apprentices, APPRENTICES)
        row.put(painter.left, APPRENTICES)
        row.put(painter.blends_left, 2)
        row.flag(painter.sexton_used)
        row.flag(painter.request_used)
        self._tiles(painter, row)
        first = row.at
        row.blank(len(STACKS) + len(POWERS))
        for fulfilled in painter.requests:
            row.cells[first + fulfilled.stack] += 1
        for card in painter.portraits:
            row.cells[first + len(STACKS) + self.powers[card]] = 1

    def _tiles(self, painter: Painter, row: Row) -> None:
        first = row.at
        row.blank(self.indices.kind_count)
        for tile in painter.tiles:
            row.cells[first + self.indices.kinds[tile]] += 1

    def _leonardo(self, view: View, seat: int, row: Row) -> None:
        painter = view.painters[LEONARDO]
        row.put(painter.score, SCORE)
        for time in self.box.times:
            row.flag(painter.get_up == time)
        row.put(len(painter.tiles), HELD)
        row.flag(view.decider == seat)

    # --- what is printed, drawn once ---

    def _draw_tiles(self) -> vec[u8]:
        row = Row(len(self.box.tiles) * PER_TILE)
        for tile in self.box.tiles:
            row.flag(True)
            row.put(tile.value, self.value)
            row.put_tuple(tile.paints, self.needs)
            row.put(tile.coins, self.coins)
            for stack in range(1, len(STACKS)):
                row.flag(stack in tile.splotches)
        return row.cells

    def _draw_goods(self) -> vec[u8]:
        row = Row(len(self.box.market) * PER_GOODS)
        for goods in self.box.market:
            row.flag(True)
            row.put_tuple(goods.paints, self.most_goods)
        return row.cells

    def _draw_portraits(self) -> vec[u8]:
        row = Row(len(self.box.portraits) * PER_PORTRAIT)
        for card in self.box.portraits:
            row.flag(True)
            row.put(card.amount, self.amount)
            for kind in KINDS:
                row.flag(card.kind == kind)
            for paint in range(COUNT):
                row.flag(card.kind == "paint" and card.paint == paint)
            for power in POWERS:
                row.flag(card.power == power)
        return row.cells

    # --- actions ---

    def legal(self, view: View) -> vec[i64]:
        return self.indices.legal(view)

    def action(self, view: View, index: int) -> Action:
        return self.indices.action(view, self.check_index(index))

    def index(self, view: View, action: Action) -> int:
        return self.indices.index(view, action)


class Features:
    """The labels of an observation, in the order of `Encoding.observe`."""

    def __init__(self, code: Encoding, box: Box, seats: int) -> None:
        self.found: list[tuple[str, int]] = []
        around = ["you", *(f"seat +{further}" for further in range(1, seats))]
        everyone = [*around, "Leonardo"] if seats == LEONARDO else around
        self._each(1, *(f"phase: {phase}" for phase in PHASES[:-1]))
        self._each(ROUNDS, "round")
        self._each(1, "last round", *(f"module: {module}" for module in MODULES))
        self._each(1, *(f"acting: {who}" for who in everyone))
        self._each(1, *(f"decides where to step: {who}" for who in everyone))
        self._each(int(MAX_CELL), "the space ahead", "the space behind")
        self._table(code)
        for who in around:
            self._painter(code, box, who)
        if seats == LEONARDO:
            self._each(SCORE, "score of Leonardo")
            self._each(1, *(f"Leonardo gets up at {time}" for time in box.times))
            self._each(HELD, "tiles of Leonardo")
            self._each(1, "you decide for Leonardo")
        self._each(seats, *(f"start space of {who}" for who in everyone))

    def _each(self, most: int, *labels: str) -> None:
        self.found += [(label, most) for label in labels]

    def _table(self, code: Encoding) -> None:
        spaces = [str(coordinates(space)) for space in range(SPACES)]
        self._each(1, *(f"bishop: {space}" for space in spaces))
        for space in spaces:
            self._each(1, f"segment {space}: there")
            self._each(int(code.value), f"segment {space}: value")
            self._each(int(code.needs), *(f"segment {space}: {paint}" for paint in PAINTS))
            self._each(int(code.coins), f"segment {space}: coins")
            self._each(1, *(f"segment {space}: splotch {stack}" for stack in STACKS[1:]))
        for booth in range(code.indices.booths):
            self._each(1, f"booth {booth}: open")
            for index in range(code.indices.tiles):
                self._each(1, f"booth {booth}, tile {index}: there")
                self._each(int(code.most_goods), *(f"booth {booth}, tile {index}: {paint}" for paint in PAINTS))
        for index in range(OPEN_PORTRAITS):
            self._each(1, f"portrait {index}: there")
            self._each(int(code.amount), f"portrait {index}: amount")
            names = (*KINDS, *(f"a piece of {paint}" for paint in PAINTS), *POWERS)
            self._each(1, *(f"portrait {index}: {name}" for name in names))
        self._each(int(MAX_CELL), *(f"portraits left of set {letter}" for letter in SETS))
        for stack in STACKS:
            self._each(int(MAX_CELL), f"requests left: {stack}")
            self._each(int(code.points), f"points of the next request: {stack}")

    def _painter(self, code: Encoding, box: Box, who: str) -> None:
        self._each(SCORE, f"score of {who}")
        self._each(box.mood_spaces, f"mood of {who}")
        self._each(1, f"{who}: money and paint are hidden")
        self._each(THALERS, f"thalers of {who}")
        self._each(HELD, *(f"paints of {who}: {paint}" for paint in PAINTS))
        self._each(1, *(f"{who} gets up at {time}" for time in box.times), f"{who} has sealed a plan")
        self._each(APPRENTICES, *(f"plan of {who}, if you see it: {column}" for column in COLUMNS))
        self._each(APPRENTICES, f"apprentices of {who}", f"apprentices of {who} left here")
        self._each(2, f"blends left to {who}")
        self._each(1, f"{who} has used the Sexton", f"{who} has fulfilled a request this round")
        for coins, splotches in kinds_of(box):
            named = ", ".join(STACKS[stack] for stack in splotches) or "no splotch"
            self._each(HELD, f"tiles of {who}: coins {coins}, {named}")
        self._each(HELD, *(f"requests of {who}: {stack}" for stack in STACKS))
        self._each(1, *(f"{who} has the power: {power}" for power in POWERS))


# --- playing by indices ---


def asked(state: State) -> i64:
    """Who decides next; plans are sealed in the order of seats, unseen by the others."""
    if state.phase == OVER:
        return NOBODY
    if state.phase == PLAN:
        for seat in range(state.seats):
            if state.painters[seat].plan == NOT_PLANNED:
                return seat
    return state.turn


class IndexedGame(encoding.ViewIndexedGame):
    def asked(self) -> i64:
        return asked(self.state)

    def borrow(self, seat: int) -> View:
        return View(self.state, seat, borrowed=True)

    def play(self, action: Action, chance: Chance) -> None:
        turn.apply(self.state, int(self.seat), action, chance)

    def scores(self) -> list[int]:
        state: State = self.state
        return [state.painters[seat].score for seat in range(state.seats)]
