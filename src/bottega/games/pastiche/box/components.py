"""The box of Pastiche, read from `components.toml` or from its owner's corrected list."""

from __future__ import annotations

from importlib import resources
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.components import Source, TomlTable
from bottega.core.errors import Invalid
from bottega.core.reading import shown
from bottega.games.pastiche.box.colours import COLOURS
from bottega.games.pastiche.box.hexes import START, Map, read_cell, read_hex

MAX_PIECES = 60  # commissions, and hexes
FEWEST_PLAYERS = 2  # a list must be enough for these
MAX_DABS = 20  # on a commission
MAX_POINTS = 1000
MAX_SUM = 2 * MAX_POINTS  # of two commissions
START_WITHIN = 60  # of the middle: so far from the edge of the map that all hexes have room
HEXES_AT_THE_START = 2
TEXTS = ("title", "artist", "nationality", "year", "place")  # of a commission


class Commission:
    """A commission card: the palette it shows and what it is worth."""

    __slots__ = ("artist", "kinds", "nationality", "needs", "palette", "place", "points", "title", "year")

    def __init__(self, texts: dict[str, str], palette: tuple[int, ...], points: int) -> None:
        self.title = texts["title"]
        self.artist = texts["artist"]
        self.nationality = texts["nationality"]
        self.year = texts["year"]
        self.place = texts["place"]
        self.palette = palette
        self.needs = vec[i64](palette)  # the same, for quick reckoning
        self.kinds = vec[i64]([colour for colour in range(len(palette)) if palette[colour]])  # what it needs at all
        self.points = points

    def __reduce__(self) -> tuple[Any, ...]:
        return Commission, (self.texts(), self.palette, self.points)

    def __repr__(self) -> str:
        return f"Commission({self.texts()}, {self.palette}, {self.points})"

    def texts(self) -> dict[str, str]:
        return {name: getattr(self, name) for name in TEXTS}

    def _all(self) -> tuple[object, ...]:
        return self.title, self.artist, self.palette, self.points

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Commission) and self._all() == other._all()

    def __hash__(self) -> int:
        return hash(self._all())

    def to_json(self) -> dict[str, Any]:
        listed = [colour for count, colour in zip(self.palette, COLOURS, strict=True) for _ in range(count)]
        return {**self.texts(), "palette": listed, "points": self.points}


class Box:
    """PA-C1 to PA-C4."""

    __slots__ = ("bank", "brackets", "commissions", "fingerprint", "hexes", "map", "points", "written_out")

    def __init__(self, fingerprint: str) -> None:
        self.fingerprint = fingerprint
        self.bank: list[int] = []  # cards of each colour
        self.points: list[int] = []  # and what one is worth
        self.commissions: list[Commission] = []
        self.written_out: list[Commission] = []  # those that only a position has
        self.hexes: list[int] = []
        self.map = Map({}, {})  # the starting piece
        self.brackets: list[tuple[int, int, int]] = []

    def __reduce__(self) -> tuple[Any, ...]:
        return Box, (self.fingerprint,), self.__getstate__()

    def __deepcopy__(self, memo: object) -> Box:
        return self  # it never changes

    def __repr__(self) -> str:
        pieces = f"{len(self.commissions)} commissions, {len(self.hexes)} hexes, {sum(self.bank)} palette cards"
        return f"<Box of Pastiche: {pieces}, {self.fingerprint[:8]}>"

    def numbered(self, title: str) -> int | None:
        return next((n for n, card in enumerate(self.commissions) if card.title == title), None)

    def extended(self, written_out: dict[int, Commission], hexes: dict[int, int]) -> Box:
        """The same box with the cards and hexes that a position writes out, some in place of its own."""
        twin = Box(self.fingerprint)
        twin.bank, twin.points, twin.brackets, twin.map = self.bank, self.points, self.brackets, self.map
        twin.written_out = list(written_out.values())
        twin.commissions = [written_out.get(number, card) for number, card in enumerate(self.commissions)]
        twin.commissions += [card for number, card in written_out.items() if number >= len(self.commissions)]
        twin.hexes = [hexes.get(number, tile) for number, tile in enumerate(self.hexes)]
        twin.hexes += [tile for number, tile in hexes.items() if number >= len(self.hexes)]
        return twin

    def check_enough(self, seats: int) -> None:
        if len(self.commissions) < 4 + 2 * seats:
            raise Invalid(f"components: commission: {seats} players need at least {4 + 2 * seats}")
        if len(self.hexes) < HEXES_AT_THE_START * seats:
            raise Invalid(f"components: hex: {seats} players need at least {HEXES_AT_THE_START * seats}")
        for colour in ("green", "violet", "orange", "brown"):
            if self.bank[COLOURS.index(colour)] < seats:
                raise Invalid(f"components: palette: {seats} players need at least {seats} {colour} cards")


def standard() -> Box:
    text = resources.files(__package__).joinpath("components.toml").read_text(encoding="utf-8")
    return read(Source(text, "components.toml"))


def read(source: Source) -> Box:
    table = source.table()
    table.only("palette", "artist_bonus", "commission", "start", "hex")
    box = Box(source.fingerprint)
    _read_palette(table, box)
    _read_brackets(table, box)
    for row in table.tables("commission", MAX_PIECES):
        _read_commission(row, box)
    for row in table.tables("start", MAX_PIECES):
        row.only("at", "points")
        _read_start(row, box)
    for row in table.tables("hex", MAX_PIECES):
        row.only("points", "centre")
        tile = row.read_with("hex", read_hex, row.data)
        if tile >> 12 == 0:
            row.fail("centre", "must be one or two primaries")
        box.hexes.append(tile)
    box.hexes.sort()  # equal ones side by side: then it does not matter which of them is where
    table.check_whole(lambda: box.check_enough(FEWEST_PLAYERS))
    return box


def _read_palette(table: TomlTable, box: Box) -> None:
    palette = table.table("palette")
    palette.only(*COLOURS)
    for colour in COLOURS:
        row = palette.table(colour)
        row.only("cards", "points")
        box.bank.append(row.whole("cards", 1, 1000))
        box.points.append(row.whole("points", 0, MAX_POINTS))


def _read_brackets(table: TomlTable, box: Box) -> None:
    bonus = table.table("artist_bonus")
    bonus.only("brackets")
    rows = bonus.data.get("brackets")
    if not isinstance(rows, list) or len(rows) > MAX_PIECES:
        bonus.fail("brackets", f"must be at most {MAX_PIECES} rows of [least, most, bonus]")
    for row in rows:
        if not isinstance(row, list) or len(row) != 3 or any(type(number) is not int for number in row):
            bonus.fail("brackets", f"must be rows of [least, most, bonus], not {shown(row)}")
        least, most, points = row
        if not 0 <= least <= most <= MAX_SUM or not 0 <= points <= MAX_POINTS:
            ranges = f"least and most must be 0 to {MAX_SUM} and the bonus 0 to {MAX_POINTS}"
            bonus.fail("brackets", f"{ranges}, not {shown(row)}")
        box.brackets.append((least, most, points))


def _read_commission(row: TomlTable, box: Box) -> None:
    row.only("title", "artist", "nationality", "year", "place", "palette", "points")
    texts = {"title": row.text("title"), "artist": row.text("artist")}
    texts |= {name: row.text(name, "") for name in ("nationality", "year", "place")}
    if box.numbered(texts["title"]) is not None:
        row.fail("title", f"there are two of {texts['title']!r}")
    listed = row.data.get("palette")
    if not isinstance(listed, list) or not 1 <= len(listed) <= MAX_DABS:
        row.fail("palette", f'must be a list of 1 to {MAX_DABS} colours, as ["red", "blue"]')
    for name in listed:
        if name not in COLOURS:
            row.fail("palette", f"unknown colour {shown(name)}, there are {', '.join(COLOURS)}")
    palette = tuple(listed.count(colour) for colour in COLOURS)
    for count, held, colour in zip(palette, box.bank, COLOURS, strict=True):
        if count > held:
            row.fail("palette", f"{count} {colour} cards, more than the bank has")
    box.commissions.append(Commission(texts, palette, row.whole("points", 1, MAX_POINTS)))


def _read_start(row: TomlTable, box: Box) -> None:
    at = row.read_with("at", lambda at, field: read_cell(at, field, START_WITHIN), row.data.get("at"))
    if at in box.map.laid:
        row.fail("at", "two hexes of the starting piece lie there")
    tile = row.read_with("hex", read_hex, row.data)
    box.map = box.map.with_hex(at, tile, START)
