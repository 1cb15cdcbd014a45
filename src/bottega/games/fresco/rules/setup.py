"""The setup of Fresco, and dealing, which each round does again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bottega.core.bits import members, nth_member
from bottega.core.chance import Chance
from bottega.games.fresco.box.components import HIGHEST_PLAIN, Box, is_special
from bottega.games.fresco.box.grid import CENTRE, SPACES
from bottega.games.fresco.rules import planning
from bottega.games.fresco.rules.state import (
    ALL_MODULES,
    BLENDS,
    GONE,
    LEONARDO,
    LEONARDO_STARTS_LAST,
    MODULES,
    PORTRAITS,
    REQUESTS,
    Painter,
    PublicState,
    State,
)

OPEN_PORTRAITS: Final = 2

# The kinds of chance: indices into the `kinds` of the game in `game.py`.
ORDER: Final = 0
FRESCO: Final = 1
MARKET_TILE: Final = 2
PORTRAIT: Final = 3


def read_modules(options: Mapping[str, Any]) -> int:
    """FR-X1: which modules are in the game, a bit each; all of them if the options name none."""
    if "modules" not in options:
        return ALL_MODULES
    return sum([1 << MODULES.index(name) for name in options["modules"]])


def unpack(box: Box, seats: int, is_open: bool, modules: int, version: int) -> State:
    """FR-S2, FR-S3, FR-S5, FR-X2 to FR-X5: all that is not random."""
    state = State(box, seats, is_open, modules, version)
    painters = 3 if seats == LEONARDO else seats
    state.painters = [new_painter(box, painter_no < seats) for painter_no in range(painters)]
    state.fresco = [GONE] * SPACES
    state.fresco[CENTRE] = centre_tile(box, modules)
    state.booths = [()] * len(box.booths[painters])
    fill_bag(state)
    state.requests = list(box.requests) if modules & REQUESTS else [()] * len(box.requests)
    if modules & PORTRAITS:
        state.portraits_left = portraits_in_play(box, modules)
    return state


def fill_bag(state: State) -> None:
    """FR-S3: all market tiles; with three painters some leave the game."""
    state.bag = (1 << len(state.box.market)) - 1
    if len(state.painters) == 3:
        state.bag &= ~state.box.removed


def new_painter(box: Box, is_player: bool) -> Painter:
    painter = Painter()
    painter.paints = list(box.paints) if is_player else [0] * len(box.paints)
    if is_player:
        painter.mood = box.mood_start
        painter.thalers = box.thalers
        planning.count_apprentices(box, painter)
    return painter


def portraits_in_play(box: Box, modules: int) -> int:
    return sum([1 << n for n, card in enumerate(box.portraits) if modules & BLENDS or not is_special(card)])


def tiles_in_play(box: Box, modules: int) -> list[int]:
    """FR-X2: without the special blends only the tiles up to 11."""
    return [n for n, tile in enumerate(box.tiles) if modules & BLENDS or tile.value <= HIGHEST_PLAIN]


def centre_tile(box: Box, modules: int) -> int:
    """FR-S4: the most valuable one."""
    best = GONE
    for number in tiles_in_play(box, modules):
        if best == GONE or box.tiles[number].value > box.tiles[best].value:
            best = number
    return best


def deal(state: State, chance: Chance) -> None:
    """FR-S1, FR-S3 to FR-S5."""
    for _ in state.painters:
        left = waiting(state)
        state.start = (*state.start, left[int(chance.pick(ORDER, len(left)))])
    sure, spare, spaces = tiles_to_deal(state)
    for at in range(SPACES):
        if at != CENTRE:
            drawn = int(chance.pick(FRESCO, spaces * max(len(spare), 1)))
            tile = dealt(sure, spare, spaces, drawn)
            state.fresco[at] = tile
            (sure if tile in sure else spare).remove(tile)
            spaces -= 1
    deal_market(state, chance)
    deal_portraits(state, chance)


def waiting(table: PublicState) -> list[int]:
    """FR-S1, FR-X5: the painters that may be drawn for the next start space; Leonardo when the others have theirs."""
    left = [painter_no for painter_no in range(len(table.painters)) if painter_no not in table.start]
    if len(left) > 1 and table.version >= LEONARDO_STARTS_LAST:
        return [painter_no for painter_no in left if painter_no < table.seats]
    return left


def tiles_to_deal(table: PublicState) -> tuple[list[int], list[int], int]:
    """FR-S4: the tiles that must all be dealt, those of which some leave the game, and the spaces still empty."""
    laid = table.fresco
    left = [number for number in tiles_in_play(table.box, table.modules) if number not in laid]
    sure = [number for number in left if table.box.tiles[number].value > HIGHEST_PLAIN]
    spare = [number for number in left if table.box.tiles[number].value <= HIGHEST_PLAIN]
    return sure, spare, laid.count(GONE)


def dealt(sure: list[int], spare: list[int], spaces: int, drawn: int) -> int:
    """Each sure tile is as likely as any here, 1 in `spaces`; the spare ones share the rest equally."""
    weight = max(len(spare), 1)
    if drawn < len(sure) * weight:
        return sure[drawn // weight]
    return spare[(drawn - len(sure) * weight) // (spaces - len(sure))]


def deal_market(state: State, chance: Chance) -> None:
    """FR-S3, FR-B1: into the booths in turn; what is left stays in the bag."""
    state.booths = [
        tuple([draw_goods(state, chance) for _ in range(spaces)]) for spaces in state.box.booths[len(state.painters)]
    ]


def draw_goods(state: State, chance: Chance) -> int:
    goods = nth_member(state.bag, int(chance.pick(MARKET_TILE, state.bag.bit_count())))
    state.bag &= ~(1 << goods)
    return goods


def deal_portraits(state: State, chance: Chance) -> None:
    """FR-S5, FR-B1."""
    drawn: list[int] = []
    while len(drawn) < OPEN_PORTRAITS and state.portraits_left:
        stack = top_portraits(state)
        drawn.append(stack[int(chance.pick(PORTRAIT, len(stack)))])
        state.portraits_left &= ~(1 << drawn[-1])
    if state.has(PORTRAITS):
        drawn += [GONE] * (OPEN_PORTRAITS - len(drawn))
    state.portraits_open = tuple(drawn)


def top_portraits(state: State) -> list[int]:
    """What the next portrait may be: A lies on B, B on C."""
    left, portraits = members(state.portraits_left), state.box.portraits
    return [card for card in left if portraits[card].letter == portraits[left[0]].letter]
