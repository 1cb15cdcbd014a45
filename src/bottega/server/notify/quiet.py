"""Quiet hours: when somebody is not told of anything, in their own time zone."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from bottega.server.people.zones import is_zone
from bottega.store import QuietHours

MINUTES = 24 * 60


def quiet_until(hours: QuietHours | None, now: float) -> float | None:
    """When the quiet hours end, if it is quiet now. They may go over midnight."""
    if hours is None or not is_zone(hours.zone):
        return None
    local = datetime.fromtimestamp(now, ZoneInfo(hours.zone))
    minute = local.hour * 60 + local.minute
    if (minute - hours.start) % MINUTES >= (hours.finish - hours.start) % MINUTES:
        return None
    end = local.replace(hour=hours.finish // 60, minute=hours.finish % 60, second=0, microsecond=0)
    if end <= local:
        end += timedelta(days=1)  # of the wall clock: the length of a day may be another
    return end.timestamp()
