"""Limits: so many a second, so many at once."""

from __future__ import annotations

from collections import Counter

import pytest

from bottega.server.limits import Bucket, Limits
from bottega.server.problems import Refused


def test_a_bucket_fills_with_time() -> None:
    bucket = Bucket(rate=2.0, most=2.0, now=0.0)
    assert [bucket.take(0.0) for _ in range(3)] == [0.0, 0.0, 0.5]
    assert bucket.take(0.5) == 0.0
    assert bucket.take(0.4) > 0  # a clock that goes back gives nothing


def test_a_slow_rate_lets_one_through_after_the_other() -> None:
    bucket = Bucket(rate=0.1, most=0.5, now=0.0)
    assert [bucket.take(now) for now in (0.0, 0.0, 10.0)] == [0.0, 10.0, 0.0]


def test_limits_forget_what_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bottega.server.limits.KEPT", 3)
    limits = Limits()
    for number in range(10):
        limits.take("request", f"address {number}", 1.0, 1.0, now=number * 10.0)
    assert len(limits._buckets) <= 4
    with pytest.raises(Refused) as refused:
        limits.take("request", "address 9", 1.0, 1.0, now=90.5)
    assert refused.value.retry_after == 0.5


def test_what_costs_more_than_is_left_is_paid_back_before_the_next() -> None:
    limits, limit = Limits(), ("work", "address", 1.0, 10.0)
    limits.take(*limit, now=0.0, count=0.0)
    limits.spend(*limit, now=0.0, cost=15.0)
    with pytest.raises(Refused) as refused:
        limits.take(*limit, now=0.0, count=0.0)
    assert refused.value.retry_after == 5.0
    limits.take(*limit, now=5.0, count=0.0)


def test_what_was_taken_at_another_process_is_not_left_here() -> None:
    here, there = Limits(), Limits()
    there.taken = {}
    for _ in range(3):
        there.take("chat", "vera", 1.0, 5.0, now=0.0)
    told = there.taken_since()
    assert told == [("chat", "vera", 1.0, 5.0, 3)]
    assert there.taken_since() == []
    here.take_elsewhere(*told[0], now=0.0)
    for _ in range(2):
        here.take("chat", "vera", 1.0, 5.0, now=0.0)
    with pytest.raises(Refused):
        here.take("chat", "vera", 1.0, 5.0, now=0.0)
    here.take_elsewhere(*told[0], now=0.0)  # more than there is left: it is empty, and owes nothing
    here.take("chat", "vera", 1.0, 5.0, now=1.0)


def test_what_is_open_at_another_process_counts_here() -> None:
    limits = Limits()
    limits.open_elsewhere = {"sockets 192.0.2.1": 2}.__getitem__
    with limits.one_more("sockets 192.0.2.1", 3), pytest.raises(Refused), limits.one_more("sockets 192.0.2.1", 3):
        pass
    assert limits.open == Counter()
