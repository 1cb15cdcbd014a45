"""A table as a picture, for `rgb_array`: 720 by 480 pixels of what one seat sees."""

from __future__ import annotations

import io
from collections.abc import Mapping
from math import cos, pi, sin, sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bottega.core.errors import Invalid
from bottega.envs.art import at, blend, colour, cover, disc, dots, painting, rect, words

WIDTH, HEIGHT = 720, 480
PRIMARIES = {"R": "paint-red-3", "Y": "paint-yellow-3", "B": "paint-blue-3"}
# What the names of colours look like: some tokens, blended.
NAMES = "red yellow blue orange green violet purple amber scarlet olive teal magenta pink brown black white gray bisque"
MIXES = "R Y B RY V RB RBB RYY RRY VVY VVB RRB RWW N K W G S"
HUES = dict(zip(NAMES.split(), MIXES.split(), strict=True))
OTHERS = {"V": "paint-green-3", "N": "paint-brown-4", "K": "paint-ink", "W": "paint-white", "G": "paint-grey-2"}
PAINTS = PRIMARIES | OTHERS | {"S": "paint-skin-2"}


def pixels(game: str, view: Any) -> NDArray[np.uint8]:
    """Red, green and blue of every pixel."""
    try:
        from PIL import Image
        from resvg_py import svg_to_bytes
    except ImportError as error:
        raise Invalid(f'render_mode: rgb_array needs {error.name}: pip install "bottega[envs]"') from None
    with Image.open(io.BytesIO(bytes(svg_to_bytes(svg_string=svg(game, view))))) as image:
        return np.asarray(image.convert("RGB"))


def svg(game: str, view: Any) -> str:
    drawn = {"final-touch": final_touch, "pastiche": pastiche, "fresco": fresco}[game](view.to_json(), view.seat or 0)
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{rect(0, 0, WIDTH, HEIGHT, colour("ground"))}{drawn}</svg>'


def paint(name: str) -> str:
    return blend([PAINTS[letter] for letter in HUES[name]])


def paints(x: float, y: float, counts: Mapping[str, int], gap: float = 14, r: float = 6) -> str:
    """A row of dots of the colours named."""
    return dots(x, y, [paint(name) for name, count in counts.items() for _ in range(count)], gap, r)


def listed(names: list[str]) -> dict[str, int]:
    return {name: names.count(name) for name in names}


# --- Final Touch ---


def final_touch(table: Mapping[str, Any], seat: int) -> str:
    card, upcoming = table["masterpiece"], table["next"]
    picture, w, h = painting(card["title"], card["needs"], table["improved"], table["smeared"])
    fit = min(400 / w, 290 / h)
    parts = [rect(0, 0, WIDTH, 345, colour("wall")), at(235 - w * fit / 2, 160 - h * fit / 2, fit, picture)]
    parts.append(words(235, 333, f"{card['title']}, {card['finished']} / {card['ruined']}", 16, "middle"))
    if upcoming is not None:
        picture, w, h = painting(upcoming["title"], upcoming["needs"], {}, {})
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


# --- Pastiche ---

POINTS = [(sin(point * pi / 3), -cos(point * pi / 3)) for point in range(6)]


def pastiche(table: Mapping[str, Any], seat: int) -> str:
    parts = [_map(table["map"]), at(475, 10, 0.72, cover("pastiche"))]
    for place, title in enumerate(table["gallery"]):
        parts.append(words(475, 192 + 17 * place, title[:38], 12))
    hand = table["commissions"][seat]
    for place, title in enumerate([] if isinstance(hand, int) else hand):
        parts.append(words(475, 275 + 17 * place, f"yours: {title[:32]}", 12))
    for other, points in enumerate(table["points"]):
        marked = " *" if other == table["turn"] else ""
        parts.append(words(475, 325 + 20 * other, f"seat_{other}: {points} points{marked}", 14))
    cards = table["palettes"][seat]
    parts.append(rect(0, 430, WIDTH, 50, colour("bench")))
    return "".join(parts) + ("" if isinstance(cards, int) else paints(24, 455, cards, 26, 10))


def _map(laid: list[Mapping[str, Any]]) -> str:
    centres = [(sqrt(3) * (q + r / 2), 1.5 * r) for q, r in (tile["at"] for tile in laid)]
    (left, right), (top, low) = ((min(along), max(along)) for along in zip(*centres, strict=True))
    size = min(445 / (right - left + 2), 410 / (low - top + 2), 46)
    parts = []
    for tile, (across, down) in zip(laid, centres, strict=True):
        x, y = 235 + (across - (left + right) / 2) * size, 217 + (down - (top + low) / 2) * size
        corners = " ".join(f"{x + size * dx:.1f},{y + size * dy:.1f}" for dx, dy in POINTS)
        parts.append(f'<polygon points="{corners}" fill="{colour("card")}" stroke="{colour("card-line")}"/>')
        for dab, (dx, dy) in zip(tile["points"], POINTS, strict=True):
            parts.append(disc(x + size * 0.7 * dx, y + size * 0.7 * dy, size * 0.22, colour(PRIMARIES[dab])))
        middle = [PRIMARIES[dab] for dab in tile["centre"] or ""]
        parts += [
            disc(x + size * 0.22 * (place * 2 - len(middle) + 1), y, size * 0.16, colour(name), colour("card-line"))
            for place, name in enumerate(middle)
        ]
    return "".join(parts)


# --- Fresco ---


def fresco(table: Mapping[str, Any], seat: int) -> str:
    parts = [at(475, 10, 0.72, cover("fresco"))]
    for row, tiles in enumerate(table["fresco"]):
        for column, tile in enumerate(tiles):
            parts.append(_segment(12 + column * 90, 12 + row * 80, tile, [row, column] == table["bishop"]))
    for number, booth in enumerate(table["booths"]):
        parts.append(words(475, 196 + 20 * number, f"booth {number}" if booth is not None else "closed", 12))
        goods = [tile for tile in booth or [] if tile is not None]
        parts += [
            paints(540 + 46 * place, 192 + 20 * number, listed(tile["paints"]), 11, 5)
            for place, tile in enumerate(goods)
        ]
    for other, player in enumerate(table["players"]):
        text = f"seat_{other}: {player['score']}, mood {player['mood']}" + (" *" if other == table["turn"] else "")
        parts.append(words(475, 295 + 22 * other, text, 14))
    parts.append(words(475, 400, f"round {table['round']}, {table['phase']}", 14))
    mine = table["players"][seat]
    parts.append(rect(0, 430, WIDTH, 50, colour("bench")))
    if mine["paints"] is not None:
        parts.append(words(20, 461, f"{mine['thalers']} thalers", 16))
        parts.append(paints(140, 455, mine["paints"], 26, 10))
    return "".join(parts)


def _segment(x: float, y: float, tile: Mapping[str, Any] | None, bishop: bool) -> str:
    if tile is None:
        drawn = rect(x, y, 86, 76, colour("gilt"), colour("brass-deep"))
    else:
        drawn = rect(x, y, 86, 76, colour("card"), colour("card-line")) + words(x + 8, y + 28, tile["value"], 22)
        drawn += paints(x + 16, y + 56, listed(tile["paints"]), 22, 9)
    return drawn + (disc(x + 70, y + 16, 9, colour("accent"), colour("ink")) if bishop else "")
