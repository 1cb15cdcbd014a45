"""The box of Final Touch, read from `components.toml` or from its owner's corrected list."""

from __future__ import annotations

from importlib import resources

from bottega.core.components import Source, Table
from bottega.core.errors import Invalid
from bottega.games.final_touch.state import Masterpiece
from bottega.games.final_touch.touches import COLOURS, HAND, MOST, pack, size

TOUCH_CARDS = dict.fromkeys(COLOURS, 12)  # FT-C2, where the list does not say
MOST_MASTERPIECES = 60
MOST_MONEY = 1000


class Box:
    """FT-C1, FT-C2: the masterpieces, and how many touches of each colour."""

    def __init__(self, masterpieces: tuple[Masterpiece, ...], touches: int, fingerprint: str) -> None:
        self.masterpieces = masterpieces
        self.touches = touches
        self.fingerprint = fingerprint
        self.largest = max(int(size(card.needs)) for card in masterpieces)

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
        counts = table.multiset("touch_cards", COLOURS, MOST // len(COLOURS))
    cards: list[Masterpiece] = []
    for row in table.tables("masterpiece"):
        card = _masterpiece(row, counts)
        if any(card.title == other.title for other in cards):
            row.fail("title", f"there are two of {card.title!r}")
        if len(cards) == MOST_MASTERPIECES:
            row.fail("title", f"more than {MOST_MASTERPIECES} masterpieces")
        cards.append(card)
    return Box(tuple(cards), pack(counts), source.fingerprint)


def _masterpiece(row: Table, counts: dict[str, int]) -> Masterpiece:
    row.only("title", "artist", "year", "needs", "finished", "ruined")
    needs = row.multiset("needs", COLOURS, counts)
    finished = row.whole("finished", 1, MOST_MONEY)
    ruined = row.whole("ruined", 0, finished - 1)
    return Masterpiece(row.text("title"), row.text("artist", ""), row.text("year", ""), pack(needs), finished, ruined)
