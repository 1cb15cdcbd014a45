"""The box of Fresco, read from `components.toml` or from its owner's corrected list."""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources
from typing import Any, Final, TypeVar

from bottega.core.components import Source, TomlTable
from bottega.core.errors import Invalid
from bottega.core.reading import as_list
from bottega.games.fresco.box.grid import SPACES
from bottega.games.fresco.box.paints import COUNT, NONE, PAINTS, PINK, SECONDARIES, read_list, read_paint

T = TypeVar("T")
STACKS: Final = ("general", "orange", "green", "purple")
GENERAL: Final = 0
KINDS: Final = ("money", "points", "primary", "paint", "mood", "lasting")
POWERS: Final = ("gods-servant", "abbot", "actor", "sexton")
SETS: Final = ("A", "B", "C")
HIGHEST_PLAIN: Final = 11  # tiles worth more need special blends
MAX_PIECES: Final = 60  # of a kind
MAX_PRINTED: Final = 12  # paints on a piece


class Tile:
    """A segment of the fresco."""

    __slots__ = ("coins", "in_full", "kinds", "names", "paints", "splotches", "value")

    def __init__(
        self,
        value: int,
        names: tuple[str, ...],
        paints: tuple[int, ...],
        coins: int,
        splotches: tuple[int, ...],
        in_full: bool = False,
    ) -> None:
        self.value = value
        self.names = names  # of its paints, in the order of the list
        self.paints = paints
        self.kinds = tuple([paint for paint in range(COUNT) if paints[paint]])  # the paints it needs at all
        self.coins = coins
        self.splotches = splotches  # the stacks of requests that it counts for
        self.in_full = in_full  # value and paints do not say which it is: another in the box has them, or none has

    def __reduce__(self) -> tuple[Any, ...]:
        return Tile, self._all()

    def __repr__(self) -> str:
        return f"Tile{self._all()}"

    def _all(self) -> tuple[object, ...]:
        return *self.printed(), self.in_full

    def printed(self) -> tuple[object, ...]:
        return self.value, self.names, self.paints, self.coins, self.splotches

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"value": self.value, "paints": list(self.names)}
        if self.in_full:
            data |= {"coins": self.coins, "splotches": [STACKS[stack] for stack in self.splotches]}
        return data


class Goods:
    """A market tile: the paints that whoever buys it takes."""

    __slots__ = ("names", "paints")

    def __init__(self, names: tuple[str, ...], paints: tuple[int, ...]) -> None:
        self.names = names
        self.paints = paints

    def __reduce__(self) -> tuple[Any, ...]:
        return Goods, (self.names, self.paints)

    def __repr__(self) -> str:
        return f"Goods({self.names}, {self.paints})"

    def to_json(self) -> dict[str, Any]:
        return {"paints": list(self.names)}


class Portrait:
    """A portrait card: a lightning one pays at once, a lasting one keeps its power."""

    __slots__ = ("amount", "kind", "letter", "paint", "power")

    def __init__(self, letter: str, kind: str, amount: int, paint: int, power: str) -> None:
        self.letter = letter
        self.kind = kind
        self.amount = amount
        self.paint = paint
        self.power = power

    def __reduce__(self) -> tuple[Any, ...]:
        return Portrait, self.printed()

    def __repr__(self) -> str:
        return f"Portrait{self.printed()}"

    def printed(self) -> tuple[object, ...]:
        return self.letter, self.kind, self.amount, self.paint, self.power

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"set": self.letter, "kind": self.kind}
        if self.kind == "paint":
            return {**data, "paint": PAINTS[self.paint]}
        return {**data, "power": self.power} if self.kind == "lasting" else {**data, "amount": self.amount}


FIGURES: Final = (
    *("actor_step", "altar", "apprentices", "bishop_cost", "bishop_next", "bishop_on", "blends", "booths"),
    *("column", "fingerprint", "market", "minus_to", "mood_spaces", "mood_start", "moods", "paints", "pay"),
    *("plus_from", "portraits", "prices", "removed", "requests", "sets", "thalers", "thalers_per_point"),
    *("theatre_step", "tiles", "tiles_left", "times"),
)


class Box:
    """FR-C1 to FR-C3, as plain figures."""

    __slots__ = FIGURES

    def __init__(self, fingerprint: str) -> None:
        self.fingerprint = fingerprint
        self.thalers = 0
        self.paints: tuple[int, ...] = NONE
        self.apprentices = 0
        self.mood_spaces = 0
        self.mood_start = 0
        self.plus_from = 0
        self.minus_to = 0
        self.theatre_step = 0
        self.actor_step = 0
        self.booths: dict[int, list[int]] = {}  # spaces of each booth, by painters
        self.market: list[Goods] = []
        self.removed = 0  # a bit for each market tile that leaves the game with three painters
        self.column = 0
        self.altar: dict[str, int] = {}
        self.bishop_on = 0
        self.bishop_next = 0
        self.bishop_cost = 0
        self.pay = 0
        self.tiles_left = 0
        self.thalers_per_point = 1
        self.times: list[int] = []
        self.moods: dict[int, int] = {}  # by get-up time
        self.prices: dict[int, int] = {}
        self.blends: list[tuple[int, ...] | None] = [None] * COUNT  # what is used up, by the paint it gives
        self.tiles: list[Tile] = []
        self.requests: list[tuple[int, ...]] = []
        self.portraits: list[Portrait] = []
        self.sets: list[int] = []  # of portraits, a bit for each

    def __reduce__(self) -> tuple[Any, ...]:
        return Box, (self.fingerprint,), self.__getstate__()

    def __deepcopy__(self, memo: object) -> Box:
        return self  # it never changes

    def __repr__(self) -> str:
        pieces = f"{len(self.tiles)} tiles, {len(self.market)} market tiles, {len(self.portraits)} portraits"
        return f"<Box of Fresco: {pieces}, {self.fingerprint[:8]}>"

    def with_tiles(self, tiles: list[Tile]) -> Box:
        """The same box with the tiles that a position writes out."""
        twin = Box(self.fingerprint)
        for name in FIGURES:
            setattr(twin, name, getattr(self, name))
        twin.tiles = tiles
        return twin

    def check_enough(self) -> None:
        """Every number of players can be dealt in."""
        plain = sum(1 for tile in self.tiles if tile.value <= HIGHEST_PLAIN)
        special = len(self.tiles) - plain
        if not special or special > SPACES or plain < SPACES:
            few = f"at least {SPACES} worth up to {HIGHEST_PLAIN} are needed, and 1 to {SPACES} worth more"
            raise Invalid(f"components: tile: {few}")
        for painters, gone in ((3, self.removed.bit_count()), (4, 0)):
            spaces = sum(self.booths[painters])
            if len(self.market) - gone <= spaces:
                raise Invalid(f"components: market: {painters} players need more than {spaces} tiles")
        if len(self.times) < 4:
            raise Invalid("components: get_up: at least 4 times are needed")
        had = self._paints_to_be_had()
        for tile in self.tiles:
            for paint in tile.kinds:
                if paint not in had:
                    reason = f"one needs {PAINTS[paint]}, which is neither sold nor can be blended"
                    raise Invalid(f"components: tile: {reason}")

    def _paints_to_be_had(self) -> set[int]:
        """Bought at the market, or blended from what can be had."""
        had = {paint for goods in self.market for paint in range(COUNT) if goods.paints[paint]}
        for _ in PAINTS:
            for to, used in enumerate(self.blends):
                if used is not None and all(paint in had for paint in range(COUNT) if used[paint]):
                    had.add(to)
        return had


def standard() -> Box:
    text = resources.files(__package__).joinpath("components.toml").read_text(encoding="utf-8")
    return read(Source(text, "components.toml"))


PARTS: Final = {
    "start": ("thalers", "paints", "apprentices"),
    "mood": ("spaces", "start", "plus_from", "minus_to", "theatre_step", "actor_step"),
    "market": ("booths_3_players", "booths_4_players", "tiles", "removed_3_players"),
    "sheet": ("spaces",),
    "altar": ("primaries", "primary_to_secondary", "blends", "blend_to_pink", "blend_to_brown"),
    "bishop": ("on", "next_to", "move_cost"),
    "studio": ("pay",),
    "end": ("tiles_left", "thalers_per_point"),
}


def read(source: Source) -> Box:
    table = source.table()
    table.only(*PARTS, "get_up", "blend", "tile", "request", "portrait")
    box = Box(source.fingerprint)
    _read_start(table, box)
    _read_market(_part(table, "market"), box)
    _read_places(table, box)
    for row in table.tables("get_up", MAX_PIECES):
        _read_get_up(row, box)
    for row in table.tables("blend", MAX_PIECES):
        _read_blend(row, box)
    for row in table.tables("tile", MAX_PIECES):
        box.tiles.append(_tile(row))
    box.tiles = _name_apart(side_by_side(box.tiles, Tile.printed))
    _read_requests(table, box)
    for row in table.tables("portrait", MAX_PIECES):
        box.portraits.append(_portrait(row))
    box.portraits = side_by_side(box.portraits, Portrait.printed)
    box.portraits.sort(key=lambda portrait: portrait.letter)  # A is on top
    box.sets = [sum(1 << n for n, card in enumerate(box.portraits) if card.letter == letter) for letter in SETS]
    table.check_whole(box.check_enough)
    return box


def _part(table: TomlTable, name: str) -> TomlTable:
    part = table.table(name)
    part.only(*PARTS[name])
    return part


def _paints(table: TomlTable, field: str, least: int, most: int) -> tuple[int, ...]:
    return _checked_paints(table, field, table.data.get(field), least, most)


def _checked_paints(table: TomlTable, field: str, listed: object, least: int, most: int) -> tuple[int, ...]:
    paints = table.read_with(field, read_list, listed)
    if not least <= sum(paints) <= most:
        table.fail(field, f"must be {least} to {most} paints, not {sum(paints)}")
    return paints


def _read_start(table: TomlTable, box: Box) -> None:
    start, mood = _part(table, "start"), _part(table, "mood")
    box.thalers = start.whole("thalers", 0, 1000)
    box.paints = _paints(start, "paints", 0, MAX_PIECES)
    box.apprentices = start.whole("apprentices", 2, 12)
    box.mood_spaces = mood.whole("spaces", 1, 100)
    box.mood_start = mood.whole("start", 1, box.mood_spaces)
    box.plus_from = mood.whole("plus_from", 1, box.mood_spaces + 1)
    box.minus_to = mood.whole("minus_to", 0, box.plus_from - 1)
    box.theatre_step = mood.whole("theatre_step", 0, 100)
    box.actor_step = mood.whole("actor_step", 0, 100)


def _read_market(market: TomlTable, box: Box) -> None:
    for row in market.read_with("tiles", as_list, market.data.get("tiles")):
        paints = _checked_paints(market, "tiles", row, 1, MAX_PRINTED)
        box.market.append(Goods(tuple(row), paints))
    if not 1 <= len(box.market) <= MAX_PIECES:
        market.fail("tiles", f"1 to {MAX_PIECES} tiles are needed")
    box.market = side_by_side(box.market, lambda goods: goods.names)
    for row in market.read_with("removed_3_players", as_list, market.data.get("removed_3_players", [])):
        paints = market.read_with("removed_3_players", read_list, row)
        same = [n for n, goods in enumerate(box.market) if goods.paints == paints and not box.removed >> n & 1]
        if not same:
            market.fail("removed_3_players", f"there is no tile {', '.join(row)}")
        box.removed |= 1 << same[0]
    for painters in (3, 4):
        field = f"booths_{painters}_players"
        spaces = market.data.get(field)
        good = isinstance(spaces, list) and all(type(count) is int and 1 <= count <= 6 for count in spaces)
        if not spaces or not good or len(spaces) > 8:
            market.fail(field, "must list the spaces of 1 to 8 booths, 1 to 6 each")
        box.booths[painters] = list(spaces)


def _read_places(table: TomlTable, box: Box) -> None:
    box.column = _part(table, "sheet").whole("spaces", 1, 6)
    altar = _part(table, "altar")
    box.altar = {name: altar.whole(name, 0, 100) for name in PARTS["altar"]}
    bishop = _part(table, "bishop")
    box.bishop_on = bishop.whole("on", 0, 100)
    box.bishop_next = bishop.whole("next_to", 0, 100)
    box.bishop_cost = bishop.whole("move_cost", 0, 100)
    box.pay = _part(table, "studio").whole("pay", 0, 100)
    end = _part(table, "end")
    box.tiles_left = end.whole("tiles_left", 0, SPACES)
    box.thalers_per_point = end.whole("thalers_per_point", 1, 1000)


def _read_get_up(row: TomlTable, box: Box) -> None:
    row.only("time", "mood", "price")
    time = row.whole("time", 1, 24)
    if time in box.moods:
        row.fail("time", f"{time} stands there twice")
    box.times = sorted([*box.times, time])
    box.moods[time], box.prices[time] = row.whole("mood", -100, 100), row.whole("price", 0, 100)


def _read_blend(row: TomlTable, box: Box) -> None:
    row.only("from", "to")
    to = row.read_with("to", read_paint, row.data.get("to"))
    if box.blends[to] is not None:
        row.fail("to", f"there are two ways to {PAINTS[to]}")
    used = _paints(row, "from", 2, MAX_PRINTED)
    if used[to]:
        row.fail("from", f"none of them may be {PAINTS[to]}")
    box.blends[to] = used


def _tile(row: TomlTable) -> Tile:
    row.only("value", "paints", "coins", "splotches")
    paints = _paints(row, "paints", 1, MAX_PRINTED)
    value = row.whole("value", 1, 1000)
    if value <= HIGHEST_PLAIN and any(paints[PINK:]):
        row.fail("paints", f"a tile worth up to {HIGHEST_PLAIN} has no special blend")
    listed = row.read_with("splotches", as_list, row.data.get("splotches", []))
    for splotch in listed:
        if splotch not in STACKS[1:] or listed.count(splotch) > 1:
            row.fail("splotches", f"must be some of {', '.join(STACKS[1:])}, each once")
    splotches = tuple(STACKS.index(splotch) for splotch in listed)
    return Tile(value, tuple(row.data["paints"]), paints, row.whole("coins", 0, 100), splotches)


def side_by_side(pieces: list[T], printed: Callable[[T], object]) -> list[T]:
    """Equal ones next to each other, else in their order: then it does not matter which of them is where."""
    kinds = [printed(piece) for piece in pieces]
    return sorted(pieces, key=lambda piece: kinds.index(printed(piece)))


def _name_apart(tiles: list[Tile]) -> list[Tile]:
    """Tiles that differ in coins or splotches alone are named in full, so that records tell them apart."""
    for tile in tiles:
        alike = [other for other in tiles if (other.value, other.names) == (tile.value, tile.names)]
        tile.in_full = any(other.printed() != tile.printed() for other in alike)
    return tiles


def _read_requests(table: TomlTable, box: Box) -> None:
    points: dict[str, list[int]] = {stack: [] for stack in STACKS}
    for row in table.tables("request", MAX_PIECES):
        row.only("stack", "points")
        points[row.one_of("stack", STACKS)].append(row.whole("points", 0, 1000))
    box.requests = [tuple(sorted(points[stack], reverse=True)) for stack in STACKS]


def _portrait(row: TomlTable) -> Portrait:
    row.only("set", "kind", "amount", "paint", "power")
    letter, kind = row.one_of("set", SETS), row.one_of("kind", KINDS)
    if kind == "paint":
        return Portrait(letter, kind, 1, row.read_with("paint", read_paint, row.data.get("paint")), "")
    if kind == "lasting":
        return Portrait(letter, kind, 0, 0, row.one_of("power", POWERS))
    return Portrait(letter, kind, row.whole("amount", 1, 6 if kind == "primary" else 1000), 0, "")


def is_special(portrait: Portrait) -> bool:
    """Does it bring a special blend? Without that module it leaves the game (FR-X2)."""
    return portrait.kind == "paint" and portrait.paint >= SECONDARIES
