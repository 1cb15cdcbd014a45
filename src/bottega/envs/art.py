"""The page's pictures without a browser: paintings and covers as SVG, in the colours of the page by day.

They are written once, in web/; building the page writes them to `art.json` beside it. Only how they are put together
on a table is said here.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from html import escape
from importlib import resources
from math import ceil
from typing import Any

from bottega.core.errors import Invalid

WOOD = 8  # of a frame
BARE = {"w": 130, "h": 98, "regions": (), "smears": (), "tear": {"hole": "", "flap": ""}}  # a card of one's own list


@cache
def art() -> dict[str, Any]:
    try:
        text = resources.files("bottega").joinpath("web/dist/art.json").read_text(encoding="utf-8")
    except OSError:
        why = "draws the page's pictures, and the page was not built (`make page`)"
        raise Invalid(f"render_mode: rgb_array {why}") from None
    found: dict[str, Any] = json.loads(text)
    return found


def colour(name: str) -> str:
    """A colour by its token, without the dashes. One that no token names is ink."""
    value: str = art()["colours"].get(name, "")
    other = re.fullmatch(r"var\(--([\w-]+)\)", value)
    return colour(other[1]) if other else value or colour("ink")


def blend(names: list[str]) -> str:
    """The colour between some."""
    channels = [[int(colour(name)[place : place + 2], 16) for place in (1, 3, 5)] for name in names]
    return "#" + "".join(f"{round(sum(of_each) / len(names)):02x}" for of_each in zip(*channels, strict=True))


# --- simple shapes ---


def rect(x: float, y: float, w: float, h: float, fill: str, line: str = "none", round_by: float = 0) -> str:
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{round_by}" fill="{fill}" stroke="{line}"/>'


def disc(x: float, y: float, r: float, fill: str, line: str = "none") -> str:
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}" stroke="{line}"/>'


def words(x: float, y: float, text: object, size: float = 14, anchor: str = "start", fill: str = "ink") -> str:
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" text-anchor="{anchor}" fill="{colour(fill)}" '
        f'font-family="serif">{escape(str(text))}</text>'
    )


def dots(x: float, y: float, fills: list[str], gap: float, r: float) -> str:
    line = colour("paint-ink")
    return "".join(disc(x + place * gap, y, r, fill, line) for place, fill in enumerate(fills))


def at(x: float, y: float, scale: float, inner: str) -> str:
    return f'<g transform="translate({x} {y}) scale({scale})">{inner}</g>'


# --- pictures ---


def cover(name: str) -> str:
    """What the start page shows of a game, 320 by 220."""
    drawn = re.sub(r"var\(--([\w-]+)\)", lambda token: colour(token[1]), art()["covers"][name])
    return re.sub(r"<!--.*?-->", "", drawn.replace("<svg ", '<svg width="320" height="220" ', 1))


def painting(
    title: str, needs: Mapping[str, int], improved: Mapping[str, int], smeared: Mapping[str, int]
) -> tuple[str, float, float]:
    """A framed masterpiece as far as it has come, and its width and height."""
    picture = art()["paintings"].get(title, BARE)
    w, h = picture["w"], picture["h"]
    parts = [_frame(w, h), rect(0, 0, w, h, colour("canvas"))]
    coats = _coats(picture, needs, improved)
    parts += [_region(region, coat) for region, coat in zip(picture["regions"], coats, strict=True)]
    hues = [hue for hue, count in smeared.items() for _ in range(count)]
    for hue, strokes in zip(hues, picture["smears"], strict=False):
        parts += [_stroke(stroke["path"], colour(f"touch-{hue}"), stroke["width"]) for stroke in strokes]
    clipped = f'<clipPath id="canvas-{w}-{h}"><rect width="{w}" height="{h}"/></clipPath>'
    inner = "".join(parts[1:])
    drawn = f'{clipped}{parts[0]}<g clip-path="url(#canvas-{w}-{h})">{inner}</g>'
    return f'<g transform="translate({WOOD} {WOOD})">{drawn}</g>', w + 2 * WOOD, h + 2 * WOOD


def _coats(picture: Mapping[str, Any], needs: Mapping[str, int], improved: Mapping[str, int]) -> list[str]:
    """As the page does it: a colour's regions are painted in order as its touches come in."""
    hues = [region[0].split("-")[0] for region in picture["regions"]]
    seen = dict.fromkeys(needs, 0)
    coats = []
    for hue in hues:
        if hue not in needs:
            coats.append("pencil")
            continue
        seen[hue] += 1
        done = ceil(hues.count(hue) * min(improved.get(hue, 0), needs[hue]) / needs[hue])
        coats.append("painted" if seen[hue] <= done else "owned")
    return coats


def _region(region: list[Any], coat: str) -> str:
    paint, path, *width = region
    if width:
        fill = colour(f"paint-{paint}") if coat == "painted" else blend(["pencil", "pencil", "canvas"])
        return _stroke(path, fill, width[0] if coat == "painted" else min(width[0], 0.8))
    if coat == "painted":
        return f'<path d="{path}" fill="{colour(f"paint-{paint}")}"/>'
    fill = blend([f"paint-{paint}", *["canvas"] * 4]) if coat == "owned" else colour("canvas")
    return f'<path d="{path}" fill="{fill}" stroke="{colour("pencil")}" stroke-width="0.5"/>'


def _stroke(path: str, line: str, width: float) -> str:
    how = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{path}" {how} stroke="{line}" stroke-width="{width}"/>'


def _frame(w: float, h: float) -> str:
    right, low = w + WOOD, h + WOOD
    sides = [
        ("walnut-edge", f"M{-WOOD} {-WOOD}H{right}L{w} 0H0Z"),
        ("walnut", f"M{-WOOD} {-WOOD}L0 0V{h}L{-WOOD} {low}Z"),
        ("walnut", f"M{right} {-WOOD}L{w} 0V{h}L{right} {low}Z"),
        ("walnut-deep", f"M{-WOOD} {low}L0 {h}H{w}L{right} {low}Z"),
    ]
    wood = "".join(f'<path d="{path}" fill="{colour(name)}"/>' for name, path in sides)
    return wood + rect(-1.4, -1.4, w + 2.8, h + 2.8, "none", colour("gilt"))
