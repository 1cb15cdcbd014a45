"""A table of Final Touch as a picture, put together from the drawings of the page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bottega.art import WIDTH, at, colour, disc, painting, rect, words


def draw(table: Mapping[str, Any], seat: int) -> str:
    card, upcoming = table["masterpiece"], table["next"]
    picture, w, h = painting(card["title"], card["needs"], table["improved"], table["smear_order"])
    fit = min(400 / w, 290 / h)
    parts = [rect(0, 0, WIDTH, 345, colour("wall")), at(235 - w * fit / 2, 160 - h * fit / 2, fit, picture)]
    parts.append(words(235, 333, f"{card['title']}, {card['finished']} / {card['ruined']}", 16, "middle"))
    if upcoming is not None:
        picture, w, h = painting(upcoming["title"], upcoming["needs"], {}, [])
        fit = min(210 / w, 130 / h)
        parts.append(at(580 - w * fit / 2, 90 - h * fit / 2, fit, picture))
        parts.append(
            words(580, 178, f"{upcoming['title']}, {upcoming['finished']} / {upcoming['ruined']}", 12, "middle")
        )
    for side, money in enumerate(table["purses"]):
        seats = " and ".join(f"seat_{other}" for other in table["sides"][side])
        parts.append(words(475, 215 + 24 * side, f"{seats}: {money}", 15))
    parts.append(words(475, 215 + 24 * len(table["purses"]), f"{sum(table['smeared'].values())} smears", 15))
    return "".join(parts) + _touches(table["hands"][seat])


def _touches(hand: Any) -> str:
    """The hand on its bench."""
    parts = [rect(0, 345, WIDTH, 135, colour("bench"))]
    cards = [] if isinstance(hand, int) else [hue for hue, count in hand.items() for _ in range(count)]
    for place, hue in enumerate(cards):
        x = WIDTH / 2 + (place - len(cards) / 2) * 100 + 10
        parts.append(rect(x, 360, 80, 106, colour("card"), colour("card-line"), 7))
        parts.append(disc(x + 40, 402, 26, colour(f"touch-{hue}")))
        parts.append(words(x + 40, 455, hue, 14, "middle"))
    return "".join(parts)
