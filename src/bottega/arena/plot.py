"""A tournament as a picture: ratings, and each line-up's share of the wins, with their intervals."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bottega.arena.extras import need
from bottega.arena.standings import Standings, named
from bottega.core.errors import Invalid

SUFFIXES = (".png", ".svg")
INK, SOFT, ACCENT = "#2a211b", "#867359", "#8c2f1b"  # of the page's light theme
ROW = 0.34  # inches


def check(path: Path) -> None:
    """Before the first game, not after the last."""
    if path.suffix.lower() not in SUFFIXES:
        raise Invalid(f"plot: {path}: must end in {' or '.join(SUFFIXES)}")
    need("matplotlib.figure", "arena")


def draw(standings: Standings, path: Path) -> None:
    matplotlib = need("matplotlib", "arena")
    rows = len(standings.ratings), len(standings.encounters)
    style = {"font.family": "sans-serif", "font.size": 10, "svg.hashsalt": "bottega", "svg.fonttype": "none"}
    with matplotlib.rc_context({**style, "text.color": INK, "axes.edgecolor": SOFT}):
        size = (9, 2.2 + ROW * sum(rows))
        figure = need("matplotlib.figure", "arena").Figure(size, layout="constrained", facecolor="white")
        figure.suptitle(standings.title, fontsize=12)
        above, below = figure.subplots(2, 1, height_ratios=[count + 1 for count in rows])
        _ratings(above, standings)
        _shares(below, standings)
        figure.savefig(path, dpi=150, metadata={"Date": None} if path.suffix.lower() == ".svg" else None)


def _ratings(axes: Any, standings: Standings) -> None:
    for row, rating in enumerate(standings.ratings.values()):
        _interval(axes, row, rating.low, rating.high, 3)
        axes.plot(rating.value, row, "o", color=ACCENT)
    _frame(axes, list(standings.ratings), "Rating (everyone begins at 25), 95 % interval")


def _shares(axes: Any, standings: Standings) -> None:
    for row, encounter in enumerate(standings.encounters):
        always, share = encounter.always(), encounter.share()
        _interval(axes, row, always.low, always.high, 1)
        _interval(axes, row, share.low, share.high, 3)
        axes.plot(share.value, row, "o", color=ACCENT)
    fair = standings.encounters[0].line_up.fair
    axes.axvline(fair, color=SOFT, linestyle="--", linewidth=1)
    axes.set_xlim(-0.02, 1.02)
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
    names = [named(encounter.line_up) for encounter in standings.encounters]
    _frame(axes, names, "Share of wins, 95 % interval; thin: valid whenever one stops; dashed: between equals")


def _interval(axes: Any, row: int, low: float, high: float, width: float) -> None:
    axes.plot([low, high], [row, row], color=INK, linewidth=width, solid_capstyle="butt")


def _frame(axes: Any, names: list[str], label: str) -> None:
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_xlabel(label, color=INK)
    axes.tick_params(colors=INK)
    axes.grid(axis="x", color="#e8dcc6", linewidth=0.8)
    axes.set_axisbelow(True)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
