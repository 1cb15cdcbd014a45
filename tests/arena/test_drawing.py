"""Drawings: places across in per cent, whatever the values are."""

from __future__ import annotations

import itertools
import re

from bottega.arena.drawing import Dot, Scale, axis, bars, histogram, scatter, strip
from bottega.arena.statistics import Estimate


def test_a_scale_leaves_some_air() -> None:
    scale = Scale.over(0, 50, 100)
    assert 0 < scale.at(0) < scale.at(100) < 100
    assert scale.at(50) == 50
    assert Scale.over(3, 3).at(3) == 50


def test_a_strip_shows_value_interval_and_mark() -> None:
    drawn = strip(Estimate(0.5, 0.25, 0.75), Scale(0, 1), 0.1, clear=True)
    assert 'x1="25.0%" x2="75.0%"' in drawn
    assert 'cx="50.0%"' in drawn
    assert 'x1="10.0%" x2="10.0%"' in drawn
    assert "strip clear" in drawn


def test_bars_start_at_zero() -> None:
    drawn = bars([("winners", 3), ("others", -1)], Scale(-1, 3))
    assert re.findall(r'x="([\d.]+)%" width="([\d.]+)%"', drawn) == [("25.0", "75.0"), ("0.0", "25.0")]


def test_a_histogram_counts_everything() -> None:
    counted = [int(count) for count in re.findall(r": (\d+)</title>", histogram([*range(10, 200), 10, 10], "moves"))]
    assert sum(counted) == 192
    assert len(counted) <= 40
    assert "7: 3" in histogram([7, 7, 7], "moves")


def test_an_axis_is_text() -> None:
    assert ">&lt;0&gt;<" in axis(Scale(0, 1), [(0, "<0>")])


def test_names_in_a_scatter_do_not_overlap() -> None:
    dots = [Dot(f"card {number}", number, 0.5 + number / 1000, True) for number in range(4)]
    drawn = scatter([*dots, Dot("<quiet>", 9, -0.5, False)], (0.1, 0.0), "points", "wins")
    heights = [float(height) for height in re.findall(r'class="name \w+" .*?y="([\d.]+)"', drawn)]
    assert len(heights) == 4
    assert all(below - above >= 13 for above, below in itertools.pairwise(heights))
    assert "<title>&lt;quiet&gt;</title>" in drawn
    assert ">&lt;quiet&gt;</text>" not in drawn
