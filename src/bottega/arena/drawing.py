"""Small SVG drawings for the report. Places across are per cent, so that they fit a phone without shrinking their text;
colours are the page's, by class."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from bottega.arena.statistics import Estimate

STRIP = 26  # pixels high
MAX_BARS = 40


@dataclass(frozen=True)
class Scale:
    """From a value to a place across."""

    low: float
    high: float

    @classmethod
    def over(cls, *values: float) -> Scale:
        """With a little air on both sides."""
        air = (max(values) - min(values) or 1.0) * 0.06
        return cls(min(values) - air, max(values) + air)

    def at(self, value: float) -> float:
        return round(100 * (value - self.low) / (self.high - self.low), 2)


def strip(estimate: Estimate, scale: Scale, mark: float, clear: bool) -> str:
    """An interval against the value that would mean nothing special."""
    low, high, middle, zero = (scale.at(value) for value in (estimate.low, estimate.high, estimate.value, mark))
    y, kind = STRIP // 2, "clear" if clear else "unclear"
    return (
        f'<svg class="strip {kind}" height="{STRIP}" aria-hidden="true">'
        f'<line class="mark" x1="{zero}%" x2="{zero}%" y1="0" y2="{STRIP}"/>'
        f'<line class="interval" x1="{low}%" x2="{high}%" y1="{y}" y2="{y}"/>'
        f'<circle cx="{middle}%" cy="{y}" r="4"/></svg>'
    )


def bars(values: Sequence[tuple[str, float]], scale: Scale) -> str:
    """One bar under the other, by class, from zero."""
    height = STRIP // len(values)
    drawn = []
    for row, (kind, value) in enumerate(values):
        left, right = sorted((scale.at(0), scale.at(value)))
        across = f'x="{left}%" width="{round(right - left, 2)}%"'
        drawn.append(f'<rect class="{kind}" {across} y="{row * height + 1}" height="{height - 2}"/>')
    return f'<svg class="strip" height="{STRIP}" aria-hidden="true">{"".join(drawn)}</svg>'


def axis(scale: Scale, ticks: Sequence[tuple[float, str]]) -> str:
    """The head of a column of strips."""
    texts = "".join(f'<text x="{scale.at(value)}%" y="12">{escape(label)}</text>' for value, label in ticks)
    return f'<svg class="axis" height="16" aria-hidden="true">{texts}</svg>'


def histogram(values: Sequence[int], label: str) -> str:
    """How often each number came, several in one bar where they are many."""
    low, high = min(values), max(values)
    step = -(-(high - low + 1) // MAX_BARS)
    counts = Counter((value - low) // step for value in values)
    slots, tallest = (high - low) // step + 1, max(counts.values())
    drawn = []
    for slot in range(slots):
        height = 130 * counts[slot] / tallest
        first, last = low + slot * step, low + (slot + 1) * step - 1
        title = f"{first if first == last else f'{first} to {last}'}: {counts[slot]}"
        drawn.append(
            f'<rect x="{100 * slot / slots + 0.1:.2f}%" width="{100 / slots - 0.2:.2f}%" y="{140 - height:.1f}"'
            f' height="{height:.1f}"><title>{title}</title></rect>'
        )
    texts = "".join(
        f'<text x="{place}%" y="158" class="{kind}">{value}</text>'
        for place, kind, value in ((0, "start", low), (50, "middle", (low + high) // 2), (100, "end", high))
    )
    ground = '<line class="mark" x1="0" x2="100%" y1="140.5" y2="140.5"/>'
    inside = "".join(drawn) + ground + texts
    return f'<svg class="histogram" height="164" role="img" aria-label="{escape(label)}">{inside}</svg>'


def _ticks(scale: Scale) -> list[int]:
    """About five round numbers."""
    span = scale.high - scale.low
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000) if span / step <= 6 or step == 1000)
    return [value for value in range(0, int(scale.high) + 1, step) if value >= scale.low]


@dataclass(frozen=True)
class Dot:
    name: str
    across: float
    up: float
    named: bool  # is its name written, or only shown on pointing


def _apart(heights: Sequence[float]) -> list[float]:
    """Texts from the top down, moved so far that none lies on the one above it."""
    placed: list[float] = []
    for height in heights:
        placed.append(round(max(height, placed[-1] + 13), 1) if placed else height)
    return placed


def scatter(dots: Sequence[Dot], line: tuple[float, float], across: str, up: str) -> str:
    """Dots, and the line (at 0, a step) through them."""
    xs = Scale.over(*(dot.across for dot in dots))
    ends = [line[0] + line[1] * edge for edge in (xs.low, xs.high)]
    ys = Scale.over(*(dot.up for dot in dots), *ends, 0.0)
    height = 300

    def y(value: float) -> float:
        return round(height * (1 - ys.at(value) / 100), 1)

    drawn = [
        f'<line class="mark" x1="0" x2="100%" y1="{y(0)}" y2="{y(0)}"/>',
        f'<line class="trend" x1="0" x2="100%" y1="{y(ends[0])}" y2="{y(ends[1])}"/>',
    ]
    for dot in dots:
        kind, title = "clear" if dot.named else "unclear", f"<title>{escape(dot.name)}</title>"
        drawn.append(f'<circle class="{kind}" cx="{xs.at(dot.across)}%" cy="{y(dot.up)}" r="5">{title}</circle>')
    named = sorted((dot for dot in dots if dot.named), key=lambda dot: -dot.up)
    for dot, top in zip(named, _apart([y(dot.up) + 4 for dot in named]), strict=True):
        x = xs.at(dot.across)
        side, shift = ("end", -9) if x > 40 else ("start", 9)
        drawn.append(f'<text class="name {side}" x="{x}%" dx="{shift}" y="{top}">{escape(dot.name)}</text>')
    for value in _ticks(xs):
        drawn.append(f'<text x="{xs.at(value)}%" y="{height + 30}">{value:g}</text>')
    drawn.append(f'<text class="start" x="0" y="{y(0) - 4}">0</text>')
    label = f"{up} against {across}"
    return (
        f'<figure><p class="axis-name">↑ {escape(up)}</p>'
        f'<svg class="scatter" height="{height + 34}" role="img" aria-label="{escape(label)}">{"".join(drawn)}</svg>'
        f'<p class="axis-name end">{escape(across)} →</p></figure>'
    )
