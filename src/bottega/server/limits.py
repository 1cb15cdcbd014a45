"""Rate limits (token buckets), and limits on what is open at the same time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from bottega.server.problems import Refused

KEPT = 10_000  # buckets; full ones are forgotten first


class Bucket:
    """A token bucket: holds `most` tokens and gets `rate` of them a second."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self.rate = rate
        self.most = max(most, 1.0)  # else a slow rate would never let anything through
        self.left = self.most
        self.at = now

    def take(self, now: float, count: float = 1.0) -> float:
        """Takes tokens and returns 0, or returns the seconds until there will be enough."""
        if now > self.at:  # the system's clock may be set back
            self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left >= count:
            self.left -= count
            return 0.0
        return (count - self.left) / self.rate

    def is_full(self, now: float) -> bool:
        return self.left + (now - self.at) * self.rate >= self.most


class Limits:
    def __init__(self) -> None:
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._open: Counter[str] = Counter()

    def take(self, kind: str, who: str, rate: float, most: float, now: float, count: float = 1.0) -> None:
        """Raises `too-fast` where somebody does something too often."""
        bucket = self._buckets.get((kind, who))
        if bucket is None:
            self._tidy(now)
            bucket = self._buckets[kind, who] = Bucket(rate, most, now)
        if wait := bucket.take(now, count):
            raise Refused("too-fast", retry_after=wait)

    def spend(self, kind: str, who: str, rate: float, most: float, now: float, cost: float) -> None:
        """For what is known afterwards only: takes even what is not there, and the next `take` is refused."""
        bucket = self._buckets.setdefault((kind, who), Bucket(rate, most, now))
        bucket.take(now, 0.0)
        bucket.left -= cost

    def _tidy(self, now: float) -> None:
        if len(self._buckets) >= KEPT:
            self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.is_full(now)}

    @contextmanager
    def one_more(self, who: str, most: int) -> Iterator[None]:
        """Counts what is open at the same time."""
        if self._open[who] >= most:
            raise Refused("too-fast", retry_after=10.0)
        self._open[who] += 1
        try:
            yield
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]
