"""Intervals, against figures from the literature and against simulation."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from bottega.arena.statistics import LEAST_DEALS, always_valid, mean, ratio, share, share_by_deals


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


# --- deals of several games ---


def deals_that_decide(random: Random) -> float:
    """Three of four games of a deal go the way of its cards."""
    lucky = random.random() < 0.5
    return sum(random.random() < (0.75 if lucky else 0.25) for _ in range(4)) / 4


def seats_that_decide(random: Random) -> float:
    """Mostly each wins from the good seat, so that both win one of two games."""
    return 0.5 if random.random() < 0.6 else random.choice((0.0, 0.5, 0.5, 1.0))


@pytest.mark.parametrize("deal", [deals_that_decide, seats_that_decide])
def test_the_interval_over_deals_covers_the_truth(deal: Callable[[Random], float]) -> None:
    random, covered = Random(1), 0
    for _ in range(400):
        covered += share_by_deals([deal(random) for _ in range(50)], 4).holds(0.5)
    assert 0.92 <= covered / 400 <= 0.98


def test_games_of_a_deal_count_for_as_much_as_they_tell() -> None:
    same = share_by_deals([0.0, 1.0] * 50, 4)
    assert same == share(50, 100), "a deal that always goes the same way is one game"
    even = share_by_deals([0.25, 0.5, 0.5, 0.75] * 25, 4)
    assert even.high - even.low < share(200, 400).high - share(200, 400).low
    assert share_by_deals([0.5] * 10, 2) == share(10, 20)
    assert share_by_deals([1.0] * 10, 2) == share(10, 10)
    assert share_by_deals([], 2) == share(0, 0)
    assert share_by_deals([0.5], 2).low < 0.1


def test_looking_often_rarely_stops_an_even_match() -> None:
    """Looked at after every tenth deal; a plain 95 % interval would err several times as often."""
    random, always, plain = Random(1), 0, 0
    for _ in range(200):
        scores = [deals_that_decide(random) for _ in range(400)]
        looks = range(LEAST_DEALS, 401, 10)
        always += any(not always_valid(scores[:deals]).holds(0.5) for deals in looks)
        plain += any(not share_by_deals(scores[:deals], 4).holds(0.5) for deals in looks)
    assert always / 200 <= 0.05 < 0.2 <= plain / 200


def test_what_is_clear_is_settled_soon() -> None:
    random = Random(1)
    scores = [float(random.random() < 0.8) for _ in range(100)]
    assert not always_valid(scores[:60]).holds(0.5)
    assert always_valid([1.0] * (LEAST_DEALS - 1)).holds(0.5), "too early to say"
    assert not always_valid([1.0] * LEAST_DEALS).holds(0.5)
    assert always_valid([]).low == 0
