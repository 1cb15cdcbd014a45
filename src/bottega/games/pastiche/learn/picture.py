"""A table of Pastiche as a picture, put together from the drawings of the page."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin, sqrt
from typing import Any

from bottega.art import WIDTH, art, at, colour, commission, dab, rect, words

SIDE = 445  # of the square on the left where the board lies
POINTS = [(sin(point * pi / 3), -cos(point * pi / 3)) for point in range(6)]
PRIMARY = {"R": "red", "Y": "yellow", "B": "blue"}
HEX = 46  # from the middle of a hex to its points, as its marks are drawn


def draw(table: Mapping[str, Any], seat: int) -> str:
    parts = [rect(0, 0, SIDE + 15, 430, colour("map")), _map(table["map"])]
    hand = table["commissions"][seat]
    titles = [*table["gallery"], *([] if isinstance(hand, int) else hand)]
    for place, title in enumerate(titles):
        card = table["details"][title]
        x, y = 470 + place % 2 * 125, 8 + place // 2 * 100 + (14 if place >= 4 else 0)
        picture, w, h = commission(title, card["palette"])
        fit = min(115 / w, 80 / h)
        parts.append(at(x + (115 - w * fit) / 2, y + (80 - h * fit) / 2, fit, picture))
        parts += [dab(x + 6 + 12 * k, y + 89, 0.45, name) for k, name in enumerate(card["palette"])]
        parts.append(words(x + 112, y + 93, card["points"], 12, "end"))
    parts.append(words(470, 219, "your commissions", 11))
    for other, points in enumerate(table["points"]):
        x, y = 470 + other % 2 * 125, 348 + other // 2 * 36
        mark_of = f'<path d="{art()["badges"][other]}" fill="{colour(f"seat-{other}")}"/>'
        parts.append(at(x + 10, y, 1, mark_of))
        parts.append(words(x + 26, y + 5, f"{points} points{' *' if other == table['turn'] else ''}", 14))
    return "".join(parts) + _palette(table, seat)


def _palette(table: Mapping[str, Any], seat: int) -> str:
    """What the seat holds, on its bench."""
    cards, hexes = table["palettes"][seat], table["hexes"][seat]
    parts = [rect(0, 430, WIDTH, 50, colour("bench"))]
    held = [] if isinstance(cards, int) else [name for name, count in cards.items() for _ in range(count)]
    gap = min(30, 540 / max(len(held), 1))
    parts += [dab(24 + gap * place, 455, 1, name) for place, name in enumerate(held)]
    for place, tile in enumerate([] if isinstance(hexes, int) else hexes):
        parts.append(at(640 + 54 * place, 455, 25 / HEX, _hex({**tile, "by": -1})))
    return "".join(parts)


def _map(laid: list[Mapping[str, Any]]) -> str:
    centres = [(sqrt(3) * (q + r / 2), 1.5 * r) for q, r in (tile["at"] for tile in laid)]
    (left, right), (top, low) = ((min(along), max(along)) for along in zip(*centres, strict=True))
    size = min(SIDE / (right - left + 2), 410 / (low - top + 2), HEX)
    return "".join(
        at(230 + (x - (left + right) / 2) * size, 215 + (y - (top + low) / 2) * size, size / HEX, _hex(tile))
        for tile, (x, y) in zip(laid, centres, strict=True)
    )


def _hex(tile: Mapping[str, Any]) -> str:
    """Its dabs, and in the middle who laid it, or its primaries as long as it is in a hand."""
    corners = " ".join(f"{HEX * dx:.1f},{HEX * dy:.1f}" for dx, dy in POINTS)
    parts = [f'<polygon points="{corners}" fill="{colour("tile")}" stroke="{colour("tile-edge")}" stroke-width="1.5"/>']
    for letter, (dx, dy) in zip(tile["points"], POINTS, strict=True):
        parts.append(dab(HEX * 0.7 * dx, HEX * 0.7 * dy, 0.95, PRIMARY[letter]))
    by, middle = tile["by"], tile["centre"] or ""
    if by is None or by >= 0:
        badge = "M0-8l2 6 6 2-6 2-2 6-2-6-6-2 6-2z" if by is None else art()["badges"][by]
        return "".join(parts) + f'<path d="{badge}" fill="{colour("brass-deep" if by is None else f"seat-{by}")}"/>'
    parts += [dab((k - (len(middle) - 1) / 2) * 19, 0, 0.72, PRIMARY[letter]) for k, letter in enumerate(middle)]
    return "".join(parts)
