"""Intervals, against figures from the literature and against simulation."""

from __future__ import annotations

from random import Random

import pytest

from bottega.arena.statistics import mean, ratio, share


def test_wilson_interval() -> None:
    """Ten of a hundred: 5.52 % to 17.44 % (Newcombe 1998, method 3)."""
    estimate = share(10, 100)
    assert (estimate.low, estimate.high) == pytest.approx((0.0552, 0.1744), abs=1e-4)
    assert estimate.percent() == "10.0% [5.5%, 17.4%]"


def test_extremes_stay_within_bounds() -> None:
    assert share(0, 20).low == 0
    assert share(20, 20).high == 1
    assert share(0, 0).high == 1


def test_mean() -> None:
    estimate = mean([1, 2, 3, 4])
    assert (estimate.value, estimate.high - estimate.value) == pytest.approx((2.5, 1.2650), abs=1e-3)
    assert mean([]).plain() == "0.0 [0.0, 0.0]"


def test_the_interval_of_a_ratio_covers_the_truth() -> None:
    """Things within a game depend on each other; about 95 of 100 intervals must hold the truth all the same."""
    random, covered = Random(1), 0
    for _ in range(200):
        wholes = [float(random.randint(2, 9)) for _ in range(100)]
        parts = [whole if random.random() < 0.3 else 0.0 for whole in wholes]
        estimate = ratio(parts, wholes)
        covered += estimate.low <= 0.3 <= estimate.high
    assert 180 <= covered <= 198
    assert ratio([], []).high == 1
