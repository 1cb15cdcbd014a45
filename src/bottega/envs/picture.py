"""A table as a picture, for `rgb_array`: 720 by 480 pixels of what one seat sees."""

from __future__ import annotations

import io
from collections.abc import Mapping
from math import cos, pi, sin, sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bottega.core.errors import Invalid
from bottega.envs.art import art, at, colour, commission, dab, disc, drawing, painting, pot, rect, words

WIDTH, HEIGHT = 720, 480


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


# --- Final Touch ---


def final_touch(table: Mapping[str, Any], seat: int) -> str:
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


# --- Pastiche ---

SIDE = 445  # of the square on the left where the board lies
POINTS = [(sin(point * pi / 3), -cos(point * pi / 3)) for point in range(6)]
PRIMARY = {"R": "red", "Y": "yellow", "B": "blue"}
HEX = 46  # from the middle of a hex to its points, as its marks are drawn


def pastiche(table: Mapping[str, Any], seat: int) -> str:
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


# --- Fresco ---

CEILING = 415
SPACE = CEILING / 5


def fresco(table: Mapping[str, Any], seat: int) -> str:
    parts = [rect(2, 2, CEILING + 11, CEILING + 11, colour("brass"), colour("brass-deep"), 3)]
    parts.append(at(7.5, 7.5, 1, drawing("ceiling", CEILING, CEILING)))
    for row, tiles in enumerate(table["fresco"]):
        parts += [_plaster(7.5 + column * SPACE, 7.5 + row * SPACE, tile) for column, tile in enumerate(tiles) if tile]
    row, column = table["bishop"]
    parts.append(at(7.5 + (column + 0.62) * SPACE, 7.5 + (row + 0.16) * SPACE, 1, drawing("bishop", 28, 38)))
    parts.append(words(448, 24, f"round {table['round']}, {table['phase']}", 15))
    for number, booth in enumerate(table["booths"]):
        parts.append(_booth(448, 38 + 62 * number, booth))
    for other, player in enumerate(table["players"]):
        text = f"seat_{other}: {player['score']}, mood {player['mood']}" + (" *" if other == table["turn"] else "")
        parts.append(disc(456, 305 + 24 * other, 7, colour(f"painter-{other + 1}")))
        parts.append(words(470, 310 + 24 * other, text, 14))
    if table["leonardo"] is not None:
        parts.append(disc(456, 305 + 24 * len(table["players"]), 7, colour("painter-5")))
        parts.append(words(470, 310 + 24 * len(table["players"]), f"Leonardo: {table['leonardo']['score']}", 14))
    mine = table["players"][seat]
    parts.append(rect(0, 430, WIDTH, 50, colour("bench")))
    if mine["paints"] is not None:
        held = [name for name, count in mine["paints"].items() for _ in range(count)]
        parts.append(words(16, 461, f"{mine['thalers']} thalers", 16))
        parts += [pot(130 + min(28, 570 / max(len(held), 1)) * k, 455, 0.95, name) for k, name in enumerate(held)]
    return "".join(parts)


def _plaster(x: float, y: float, tile: Mapping[str, Any]) -> str:
    """A segment that waits to be restored."""
    parts = [rect(x + 0.5, y + 0.5, SPACE - 1, SPACE - 1, colour("plaster"), colour("plaster-deep"))]
    parts.append(words(x + 9, y + 30, tile["value"], 24, "start", "plaster-ink"))
    gap = min(22, (SPACE - 20) / len(tile["paints"]))
    parts += [pot(x + 16 + gap * k, y + SPACE - 17, 0.8, name) for k, name in enumerate(tile["paints"])]
    return "".join(parts)


def _booth(x: float, y: float, booth: list[Mapping[str, Any] | None] | None) -> str:
    if booth is None:
        return rect(x, y, 260, 54, colour("sunken"), colour("line"), 5) + words(x + 130, y + 32, "closed", 13, "middle")
    parts = [rect(x, y, 260, 54, colour("stone"), colour("line"), 5)]
    for place, goods in enumerate(booth):
        if goods is not None:
            left = x + 6 + 63 * place
            parts.append(rect(left, y + 7, 57, 40, colour("card"), colour("card-line"), 4))
            count = len(goods["paints"])
            parts += [
                pot(left + 28.5 + (k - (count - 1) / 2) * 18, y + 27, 0.7, name)
                for k, name in enumerate(goods["paints"])
            ]
    return "".join(parts)
