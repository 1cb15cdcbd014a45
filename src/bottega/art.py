"""The page's pictures without a browser: paintings, marks and the ceiling as SVG, in the colours of the page by day.

They are written once, in web/; building the page writes them to `art.json` beside it. Only how they are put together
on a table is said here.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache
from html import escape
from importlib import resources
from math import ceil
from typing import Any

from bottega.core.errors import Invalid

WIDTH, HEIGHT = 720, 480  # of a picture
WOOD = 8  # of a frame
BARE = {"w": 130, "h": 98, "regions": (), "smears": ()}  # a card of one's own list


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
    return mix([colour(name) for name in names])


def mix(colours: list[str]) -> str:
    channels = [[int(one[place : place + 2], 16) for place in (1, 3, 5)] for one in colours]
    return "#" + "".join(f"{round(sum(of_each) / len(colours)):02x}" for of_each in zip(*channels, strict=True))


@cache
def resolved(value: str) -> str:
    """A colour as the page writes it: a token, or so many hundredths of one mixed with another."""
    mixed = re.fullmatch(r"color-mix\(in srgb, var\(--([\w-]+)\) (\d+)%, var\(--([\w-]+)\)\)", value)
    if mixed:
        share = int(mixed[2])
        return mix([colour(mixed[1])] * share + [colour(mixed[3])] * (100 - share))
    token = re.fullmatch(r"var\(--([\w-]+)\)", value)
    return colour(token[1]) if token else value


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


def at(x: float, y: float, scale: float, inner: str) -> str:
    return f'<g transform="translate({x} {y}) scale({scale})">{inner}</g>'


# --- pictures ---


def drawing(name: str, w: float, h: float) -> str:
    """One of the page's own drawings in this size: the ceiling of Fresco, or its bishop."""
    drawn = re.sub(r"var\(--([\w-]+)\)", lambda token: colour(token[1]), art()[name])
    return re.sub(r"<!--.*?-->", "", drawn.replace("<svg ", f'<svg width="{w}" height="{h}" ', 1))


def mark(x: float, y: float, scale: float, path: str, token: str) -> str:
    """An outline of its own filled with a paint."""
    line = resolved(f"color-mix(in srgb, var(--{token}) 62%, var(--paint-ink))")
    return at(x, y, scale, f'<path d="{path}" fill="{colour(token)}" stroke="{line}"/>')


def dab(x: float, y: float, scale: float, name: str) -> str:
    """A colour of Pastiche."""
    return mark(x, y, scale, art()["dabs"][name], f"palette-{name}")


def pot(x: float, y: float, scale: float, name: str) -> str:
    """A paint of Fresco, by its middle."""
    return mark(x - 12 * scale, y - 12 * scale, scale, art()["pots"][name], f"pot-{name}")


def commission(title: str, palette: list[str]) -> tuple[str, float, float]:
    """A commission of Pastiche as it will hang, framed; of a card that has no picture, its colours in stripes."""
    picture = art()["commissions"].get(title) or striped(palette)
    w, h = picture["w"], picture["h"]
    shapes = []
    for paint, path, *width in picture["regions"]:
        fill = resolved(paint)
        shapes.append(_stroke(path, fill, width[0]) if width else _painted(path, fill))
    return _hung(w, h, "".join(shapes))


def striped(palette: list[str]) -> dict[str, Any]:
    each = 100 / len(palette)
    stripes = [(f"var(--palette-{name})", f"M0 {k * each}h130v{each}h-130z") for k, name in enumerate(palette)]
    return {"w": 130, "h": 100, "regions": stripes}


def painting(
    title: str, needs: Mapping[str, int], improved: Mapping[str, int], smears: Sequence[str]
) -> tuple[str, float, float]:
    """A framed masterpiece as far as it has come, and its width and height."""
    picture = art()["paintings"].get(title, BARE)
    w, h = picture["w"], picture["h"]
    coats = _coats(picture, needs, improved)
    parts = [_region(region, coat) for region, coat in zip(picture["regions"], coats, strict=True)]
    for hue, strokes in zip(smears, picture["smears"], strict=False):
        parts += [_stroke(stroke["path"], colour(f"touch-{hue}"), stroke["width"]) for stroke in strokes]
    return _hung(w, h, "".join(parts))


def _hung(w: float, h: float, shapes: str) -> tuple[str, float, float]:
    """On canvas in a frame, and how large that is."""
    clipped = f'<clipPath id="canvas-{w}-{h}"><rect width="{w}" height="{h}"/></clipPath>'
    inner = rect(0, 0, w, h, colour("canvas")) + shapes
    drawn = f'{clipped}{_frame(w, h)}<g clip-path="url(#canvas-{w}-{h})">{inner}</g>'
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
        return _painted(path, colour(f"paint-{paint}"))
    fill = blend([f"paint-{paint}", *["canvas"] * 4]) if coat == "owned" else colour("canvas")
    return f'<path d="{path}" fill="{fill}" stroke="{colour("pencil")}" stroke-width="0.5"/>'


def _painted(path: str, fill: str) -> str:
    """The pencil line stays, in a deeper tone of the paint."""
    line = mix([fill] * 62 + [colour("paint-ink")] * 38)
    return f'<path d="{path}" fill="{fill}" stroke="{line}" stroke-opacity="0.35" stroke-width="0.6"/>'


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
