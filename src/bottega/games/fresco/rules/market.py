"""The market: one booth a visit, a tile an apprentice, and then the booth is closed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from bottega.core.errors import Illegal
from bottega.core.event import Event
from bottega.core.reading import as_whole
from bottega.games.fresco.box.paints import gain
from bottega.games.fresco.rules import events as happened
from bottega.games.fresco.rules.actions import MAX_COUNT, FrescoAction, bits, read_indices
from bottega.games.fresco.rules.state import GONE, MARKET, PublicState, State


class Market(FrescoAction):
    """Go to a booth, and buy some of its tiles or none."""

    __slots__ = ("booth", "tiles")
    kind: ClassVar[str] = "market"
    fields: ClassVar[tuple[str, ...]] = ("booth", "tiles")
    phases: ClassVar[tuple[int, ...]] = (MARKET,)

    def __init__(self, booth: int, tiles: tuple[int, ...]) -> None:
        self.booth = booth
        self.tiles = tiles  # indices within the booth

    def says(self) -> tuple[object, ...]:
        return self.booth, tuple(sorted(self.tiles))

    def to_json(self) -> dict[str, Any]:
        return {"type": "market", "booth": self.booth, "tiles": list(self.tiles)}

    @classmethod
    def read(cls, row: Mapping[str, Any]) -> FrescoAction:
        return Market(as_whole(row.get("booth"), "action: booth", 0, MAX_COUNT), read_indices(row.get("tiles", [])))

    def check(self, table: PublicState, seat: int) -> None:
        if self.booth >= len(table.booths):
            raise Illegal("FR-K1", "no-booth", booth=self.booth + 1)
        booth = table.booths[self.booth]
        if booth is None or not is_open(booth):
            raise Illegal("FR-K2", "booth-closed", booth=self.booth + 1)
        if table.acting >= table.seats and self.tiles:
            raise Illegal("FR-X7", "leonardo-buys-nothing")
        for index in self.tiles:
            if index >= len(booth) or booth[index] == GONE or self.tiles.count(index) > 1:
                raise Illegal("FR-K1", "tile-not-there", tile=index + 1)
        if len(self.tiles) > table.painters[table.acting].left:
            raise Illegal("FR-K1", "tile-each", apprentices=table.painters[table.acting].left)
        if len(self.tiles) > most_tiles(table, table.acting):
            raise Illegal("FR-K1", "cannot-pay", thalers=len(self.tiles) * price(table, table.acting))

    def carry_out(self, state: State, seat: int, events: list[Event] | None) -> int:
        """FR-K1, FR-K2: buy, and close the booth; all its tiles go to the bag."""
        painter = state.painters[state.acting]
        goods = state.booths[self.booth] or ()
        if events is not None:
            events.append(happened.visited_market(state, self.booth, self.tiles))
        for index in self.tiles:
            gain(painter.paints, state.box.market[goods[index]].paints)
        if self.tiles:
            painter.thalers -= len(self.tiles) * price(state, state.acting)
        for number in goods:
            if number != GONE:
                state.bag |= 1 << number
        state.booths[self.booth] = None
        painter.left = 0
        return 0

    def number(self) -> int:
        return self.booth * 65536 + bits(self.tiles)


def is_open(booth: tuple[int, ...] | None) -> bool:
    """FR-K2: neither closed nor empty."""
    if booth is not None:
        for goods in booth:
            if goods != GONE:
                return True
    return False


def any_open(table: PublicState) -> bool:
    for booth in table.booths:  # noqa: SIM110  # a loop compiles to faster code than `any`
        if is_open(booth):
            return True
    return False


def price(table: PublicState, painter_no: int) -> int:
    """FR-K1: of a tile, by the row of one's get-up time."""
    return table.box.prices[table.painters[painter_no].get_up]


def most_tiles(table: PublicState, painter_no: int) -> int:
    """How many tiles a painter can buy: one an apprentice, as long as the money lasts. Leonardo buys none (FR-X7)."""
    if painter_no >= table.seats:
        return 0
    painter, each = table.painters[painter_no], price(table, painter_no)
    return painter.left if each == 0 else min(painter.left, painter.thalers // each)


def subsets(booth: tuple[int, ...], most: int) -> list[tuple[int, ...]]:
    """Every choice of at most so many tiles of a booth, by their indices."""
    found: list[tuple[int, ...]] = [()]
    for index in range(len(booth)):
        if booth[index] != GONE:
            found += [(*subset, index) for subset in found if len(subset) < most]
    return found


def visits(table: PublicState, painter_no: int) -> list[Market]:
    """All choices at the market."""
    most = most_tiles(table, painter_no)
    return [
        Market(number, tiles)
        for number, booth in enumerate(table.booths)
        if booth is not None and is_open(booth)
        for tiles in subsets(booth, most)
    ]
