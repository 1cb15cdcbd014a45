"""The market: one booth a visit, a tile an apprentice, and then the booth is closed."""

from __future__ import annotations

from bottega.core.errors import Illegal
from bottega.games.fresco.box.paints import gain
from bottega.games.fresco.rules.actions import Market
from bottega.games.fresco.rules.state import GONE, PublicState, State


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


def price(table: PublicState, which: int) -> int:
    """FR-K1: of a tile, by the row of one's get-up time."""
    return table.box.prices[table.painters[which].get_up]


def most_tiles(table: PublicState, which: int) -> int:
    """How many tiles a painter can buy: one an apprentice, as long as the money lasts. Leonardo buys none (FR-X7)."""
    if which >= table.seats:
        return 0
    painter, each = table.painters[which], price(table, which)
    return painter.left if each == 0 else min(painter.left, painter.thalers // each)


def check(table: PublicState, which: int, action: Market) -> None:
    if action.booth >= len(table.booths):
        raise Illegal("FR-K1", "no-booth", booth=action.booth + 1)
    booth = table.booths[action.booth]
    if booth is None or not is_open(booth):
        raise Illegal("FR-K2", "booth-closed", booth=action.booth + 1)
    if which >= table.seats and action.tiles:
        raise Illegal("FR-X7", "leonardo-buys-nothing")
    for place in action.tiles:
        if place >= len(booth) or booth[place] == GONE or action.tiles.count(place) > 1:
            raise Illegal("FR-K1", "tile-not-there", tile=place + 1)
    if len(action.tiles) > table.painters[which].left:
        raise Illegal("FR-K1", "tile-each", apprentices=table.painters[which].left)
    if len(action.tiles) > most_tiles(table, which):
        raise Illegal("FR-K1", "cannot-pay", thalers=len(action.tiles) * price(table, which))


def visit(state: State, which: int, booth: int, tiles: tuple[int, ...]) -> None:
    """FR-K1, FR-K2: buy, and close the booth; all its tiles go to the bag."""
    painter = state.painters[which]
    goods = state.booths[booth] or ()
    for place in tiles:
        gain(painter.paints, state.box.market[goods[place]].paints)
    if tiles:
        painter.thalers -= len(tiles) * price(state, which)
    for number in goods:
        if number != GONE:
            state.bag |= 1 << number
    state.booths[booth] = None
    painter.left = 0


def subsets(booth: tuple[int, ...], most: int) -> list[tuple[int, ...]]:
    """The places of at most so many tiles of a booth."""
    found: list[tuple[int, ...]] = [()]
    for place in range(len(booth)):
        if booth[place] != GONE:
            found += [(*some, place) for some in found if len(some) < most]
    return found


def visits(table: PublicState, which: int) -> list[Market]:
    most = most_tiles(table, which)
    return [
        Market(number, tiles)
        for number, booth in enumerate(table.booths)
        if booth is not None and is_open(booth)
        for tiles in subsets(booth, most)
    ]
