"""Rate limits (token buckets), and limits on what is open at the same time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from bottega.server.problems import Refused

KEPT = 10_000  # buckets; full ones are forgotten first

Taken = tuple[str, str, float, float, float]  # kind, who, the bucket's rate and size, and how many tokens


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
        self.left, self.at = self.left_at(now), now
        if self.left >= count:
            self.left -= count
            return 0.0
        return (count - self.left) / self.rate

    def left_at(self, now: float) -> float:
        passed = max(0.0, now - self.at)  # the system's clock may be set back
        return min(self.most, self.left + passed * self.rate)

    def is_full(self, now: float) -> bool:
        return self.left_at(now) >= self.most


class Limits:
    """Where several processes serve, `peers.py` tells each of them what was taken and is open at the others."""

    def __init__(self) -> None:
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self.open: Counter[str] = Counter()  # at this process
        self.open_elsewhere: Callable[[str], int] = lambda _: 0
        self.taken: dict[tuple[str, str], float] | None = None  # at this process; None where nobody has to be told

    def take(self, kind: str, who: str, rate: float, most: float, now: float, count: float = 1.0) -> None:
        """Raises `too-fast` where somebody does something too often."""
        if wait := self._bucket(kind, who, rate, most, now).take(now, count):
            raise Refused("too-fast", retry_after=wait)
        self._note(kind, who, count)

    def spend(self, kind: str, who: str, rate: float, most: float, now: float, cost: float) -> None:
        """For what is known afterwards only: takes even what is not there, and the next `take` is refused."""
        bucket = self._bucket(kind, who, rate, most, now)
        bucket.take(now, 0.0)
        bucket.left -= cost
        self._note(kind, who, cost)

    # --- other processes ---

    def _note(self, kind: str, who: str, count: float) -> None:
        if self.taken is not None:
            self.taken[kind, who] = self.taken.get((kind, who), 0.0) + count

    def taken_since(self) -> list[Taken]:
        """What was taken at this process since the last call."""
        taken, self.taken = self.taken or {}, {}
        buckets = [(self._buckets.get(key), *key, count) for key, count in taken.items()]
        return [(kind, who, found.rate, found.most, count) for found, kind, who, count in buckets if found is not None]

    def take_elsewhere(self, kind: str, who: str, rate: float, most: float, count: float, now: float) -> None:
        """What was taken at another process is not left at this one."""
        bucket = self._bucket(kind, who, rate, most, now)
        bucket.take(now, max(0.0, min(count, bucket.left_at(now))))

    def _bucket(self, kind: str, who: str, rate: float, most: float, now: float) -> Bucket:
        bucket = self._buckets.get((kind, who))
        if bucket is None:
            self._tidy(now)
            bucket = self._buckets[kind, who] = Bucket(rate, most, now)
        return bucket

    def _tidy(self, now: float) -> None:
        if len(self._buckets) >= KEPT:
            self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.is_full(now)}

    @contextmanager
    def one_more(self, who: str, most: int) -> Iterator[None]:
        """Counts what is open at the same time."""
        if self.open[who] + self.open_elsewhere(who) >= most:
            raise Refused("too-fast", retry_after=10.0)
        self.open[who] += 1
        try:
            yield
        finally:
            self.open[who] -= 1
            if not self.open[who]:
                del self.open[who]
