"""Estimates that carry their 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

Z = 1.959964  # of the normal distribution, for 95 %


@dataclass(frozen=True)
class Estimate:
    value: float
    low: float
    high: float

    def percent(self) -> str:
        return f"{self.value:.1%} [{self.low:.1%}, {self.high:.1%}]"

    def plain(self, digits: int = 1) -> str:
        return f"{self.value:.{digits}f} [{self.low:.{digits}f}, {self.high:.{digits}f}]"


def share(count: float, total: int) -> Estimate:
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
