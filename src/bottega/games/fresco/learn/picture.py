"""A table of Fresco as a picture, put together from the drawings of the page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bottega.art import WIDTH, at, colour, disc, drawing, pot, rect, words

CEILING = 415
SPACE = CEILING / 5


def draw(table: Mapping[str, Any], seat: int) -> str:
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
