"""The box of Final Touch, read from `components.toml` or from its owner's corrected list."""

from __future__ import annotations

from importlib import resources
from typing import Any

from mypy_extensions import i64

from bottega.core.components import Source, TomlTable
from bottega.core.errors import Invalid
from bottega.games.final_touch.box.touches import COLOURS, HAND, MAX_TOUCHES, pack, size, unpack

TOUCH_CARDS = dict.fromkeys(COLOURS, 12)  # FT-C2, where the list does not say
MAX_MASTERPIECES = 60
MAX_MONEY = 1000
FEWEST_PLAYERS = 2  # a list must be enough for these


class Masterpiece:
    """A masterpiece card."""

    __slots__ = ("artist", "finished", "needs", "ruined", "title", "year")

    def __init__(self, title: str, artist: str, year: str, needs: i64, finished: i64, ruined: i64) -> None:
        self.title = title
        self.artist = artist
        self.year = year
        self.needs = needs
        self.finished = finished
        self.ruined = ruined

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Masterpiece) and self._all() == other._all()

    def __hash__(self) -> int:
        return hash(self._all())

    def __reduce__(self) -> tuple[Any, ...]:
        return Masterpiece, self._all()

    def __deepcopy__(self, memo: object) -> Masterpiece:
        return self

    def __repr__(self) -> str:
        return f"Masterpiece{self._all()!r}"

    def _all(self) -> tuple[str, str, str, int, int, int]:
        return self.title, self.artist, self.year, self.needs, self.finished, self.ruined

    def to_json(self) -> dict[str, Any]:
        return {
            "title": self.title,
            "artist": self.artist,
            "year": self.year,
            "needs": unpack(self.needs),
            "finished": self.finished,
            "ruined": self.ruined,
        }


class Box:
    """FT-C1, FT-C2: the masterpieces, and how many touches of each colour."""

    def __init__(self, masterpieces: tuple[Masterpiece, ...], touches: int, fingerprint: str) -> None:
        self.masterpieces = masterpieces
        self.touches = touches
        self.fingerprint = fingerprint
        self.largest = max(int(size(card.needs)) for card in masterpieces)

    def __reduce__(self) -> tuple[Any, ...]:
        return Box, (self.masterpieces, self.touches, self.fingerprint)

    def __deepcopy__(self, memo: object) -> Box:
        return self  # it never changes

    def __repr__(self) -> str:
        return f"<Box of Final Touch: {len(self.masterpieces)} masterpieces, {self.fingerprint[:8]}>"

    def check_enough(self, seats: int) -> None:
        """Every hand must always be refillable: five a seat, and a masterpiece all but done, smeared twice."""
        least, held = HAND * seats + self.largest + 1, int(size(self.touches))
        if held < least:
            raise Invalid(f"components: touch_cards: {held} are too few, {seats} players may need {least}")


def standard() -> Box:
    text = resources.files(__package__).joinpath("components.toml").read_text(encoding="utf-8")
    return read(Source(text, "components.toml"))


def read(source: Source) -> Box:
    table = source.table()
    table.only("touch_cards", "masterpiece")
    counts = TOUCH_CARDS
    if "touch_cards" in table.data:
        counts = table.multiset("touch_cards", COLOURS, MAX_TOUCHES // len(COLOURS))
    cards: list[Masterpiece] = []
    for row in table.tables("masterpiece", MAX_MASTERPIECES):
        card = _masterpiece(row, counts)
        if any(card.title == other.title for other in cards):
            row.fail("title", f"there are two of {card.title!r}")
        cards.append(card)
    box = Box(tuple(cards), pack(counts), source.fingerprint)
    table.check_whole(lambda: box.check_enough(FEWEST_PLAYERS))
    return box


def _masterpiece(row: TomlTable, counts: dict[str, int]) -> Masterpiece:
    row.only("title", "artist", "year", "needs", "finished", "ruined")
    needs = row.multiset("needs", COLOURS, counts)
    finished = row.whole("finished", 1, MAX_MONEY)
    ruined = row.whole("ruined", 0, finished - 1)
    return Masterpiece(row.text("title"), row.text("artist", ""), row.text("year", ""), pack(needs), finished, ruined)
