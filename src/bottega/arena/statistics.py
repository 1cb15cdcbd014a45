"""Estimates that carry their 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt

Z = 1.959964  # of the normal distribution, for 95 %
ERROR = 0.05
LEAST_DEALS = 20  # before that a spread is too uncertain to stop on
SHARPEST = 100  # deals at which the confidence sequence is narrowest; it is valid at any number


@dataclass(frozen=True)
class Estimate:
    value: float
    low: float
    high: float

    def holds(self, value: float) -> bool:
        return self.low <= value <= self.high

    def to_json(self) -> dict[str, float]:
        return {
            name: round(value, 5) for name, value in (("value", self.value), ("low", self.low), ("high", self.high))
        }

    def percent(self) -> str:
        return f"{self.value:.1%} [{self.low:.1%}, {self.high:.1%}]"

    def plain(self, digits: int = 1) -> str:
        return f"{self.value:.{digits}f} [{self.low:.{digits}f}, {self.high:.{digits}f}]"


def share(count: float, total: float) -> Estimate:
    """A proportion with its Wilson interval; a shared win may count as a part."""
    if total == 0:
        return Estimate(0.0, 0.0, 1.0)
    p = count / total
    middle = (p + Z * Z / (2 * total)) / (1 + Z * Z / total)
    spread = Z * sqrt(p * (1 - p) / total + Z * Z / (4 * total * total)) / (1 + Z * Z / total)
    return Estimate(p, max(0.0, middle - spread), min(1.0, middle + spread))


def mean(values: Sequence[float]) -> Estimate:
    count = len(values)
    if count == 0:
        return Estimate(0.0, 0.0, 0.0)
    average = sum(values) / count
    variance = sum((value - average) ** 2 for value in values) / max(1, count - 1)
    spread = Z * sqrt(variance / count)
    return Estimate(average, average - spread, average + spread)


def ratio(parts: Sequence[float], wholes: Sequence[float]) -> Estimate:
    """A share of things of which each game has several: games are independent, the things in one are not."""
    total = sum(wholes)
    if not total:
        return Estimate(0.0, 0.0, 1.0)
    p = sum(parts) / total
    spread = Z * sqrt(sum((part - p * whole) ** 2 for part, whole in zip(parts, wholes, strict=True))) / total
    return Estimate(p, max(0.0, p - spread), min(1.0, p + spread))


def share_by_deals(scores: Sequence[float], games_a_deal: int) -> Estimate:
    """The mean of scores from 0 to 1, one for each deal, that several games of that deal made.

    Wilson's interval, with as many games as independent ones would have shown the same spread between deals: fewer than
    were played where the deal decides who wins, more where changing seats evens its luck out.
    """
    deals = len(scores)
    if deals < 2:
        return share(sum(scores), deals)
    p = sum(scores) / deals
    if p in (0.0, 1.0):
        return share(sum(scores), deals)  # no spread to learn from: each deal counts once
    variance = sum((score - p) ** 2 for score in scores) / (deals - 1) / deals
    effective = max(deals, p * (1 - p) / variance) if variance else deals * games_a_deal
    return share(p * effective, effective)


def always_valid(scores: Sequence[float]) -> Estimate:
    """The mean of scores from 0 to 1, in an interval that holds the truth at all times at once, in 95 % of runs.

    So it may be looked at after every deal, and the look may decide whether to stop. It is Robbins' normal mixture with
    the spread estimated (an asymptotic confidence sequence); the widest possible spread is added as one deal more.
    """
    deals = len(scores)
    if deals < LEAST_DEALS:
        return Estimate(sum(scores) / deals if deals else 0.0, 0.0, 1.0)
    average = sum(scores) / deals
    variance = (sum((score - average) ** 2 for score in scores) + 0.25) / (deals + 1)
    mixing = deals * (2 * log(1 / ERROR) + log(1 + 2 * log(1 / ERROR))) / SHARPEST
    spread = sqrt(variance * 2 * (mixing + 1) / (deals * mixing) * log(sqrt(mixing + 1) / ERROR))
    return Estimate(average, max(0.0, average - spread), min(1.0, average + spread))
