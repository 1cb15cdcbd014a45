"""Quiet hours."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bottega.server.notify.quiet import quiet_until
from bottega.store import QuietHours

WARSAW = "Europe/Warsaw"
NIGHT = QuietHours(WARSAW, 22 * 60, 7 * 60 + 30)


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(WARSAW)).timestamp()


@pytest.mark.parametrize(
    ("now", "until"),
    [
        ("2027-01-15 21:59:59", None),
        ("2027-01-15 22:00", "2027-01-16 07:30"),
        ("2027-01-16 03:00", "2027-01-16 07:30"),
        ("2027-01-16 07:30", None),
        ("2027-03-27 23:00", "2027-03-28 07:30"),  # the night in which the clocks change
        ("2027-10-30 23:00", "2027-10-31 07:30"),
    ],
)
def test_a_night(now: str, until: str | None) -> None:
    assert quiet_until(NIGHT, at(now)) == (None if until is None else at(until))


def test_a_day_and_no_time_at_all() -> None:
    assert quiet_until(QuietHours(WARSAW, 9 * 60, 17 * 60), at("2027-01-15 12:00")) == at("2027-01-15 17:00")
    assert quiet_until(QuietHours(WARSAW, 9 * 60, 17 * 60), at("2027-01-15 18:00")) is None
    assert quiet_until(QuietHours(WARSAW, 540, 540), at("2027-01-15 09:00")) is None
    assert quiet_until(None, 0.0) is None
