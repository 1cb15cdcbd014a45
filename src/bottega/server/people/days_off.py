"""Days off: days on which somebody's time does not run in slow games, in their own time zone.

Weekdays, and single dates of which there are `DATES_A_YEAR`. What somebody changes counts from tomorrow on, so that
nobody is saved by it whose time is nearly up. A date that has come is used and cannot be taken back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import date, datetime, time, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

from bottega.core.errors import Invalid
from bottega.server.people.zones import is_zone
from bottega.server.problems import Refused
from bottega.server.protocol import DaysOffInfo, DaysOffWish
from bottega.server.services import Services
from bottega.store import DaysOff, Person

MAX_WEEKDAYS = 3
DATES_A_YEAR = 28
AHEAD_DAYS = 366  # that a date may be away
LOOK_AHEAD_DAYS = 100  # a clock of 30 days cannot run longer, with all days off there may be

Interval = tuple[float, float]  # seconds since 1970


class DaysOffOfPeople:
    def __init__(self, services: Services) -> None:
        self.services = services

    async def info(self, person: Person) -> DaysOffInfo:
        now = self.services.time.now()
        days = (await self.services.store.habits.days_off([person.id])).get(person.id)
        if days is None:
            return DaysOffInfo("", [], [], DATES_A_YEAR)
        today = _today(days.zone, now)
        used = sum(date.fromisoformat(each).year == today.year for each in days.dates)
        to_come = [each for each in days.dates if each >= today.isoformat()]
        return DaysOffInfo(days.zone, days.weekdays, to_come, DATES_A_YEAR - used)

    async def set(self, person: Person, wish: DaysOffWish) -> None:
        habits = self.services.store.habits
        before = (await habits.days_off([person.id])).get(person.id)
        try:
            days = changed(before, wish, self.services.time.now())
        except Invalid as error:
            raise Refused("invalid", reason=str(error)) from None
        await habits.set_days_off(person.id, days if days.weekdays or days.dates else None)


def changed(before: DaysOff | None, wish: DaysOffWish, now: float) -> DaysOff:
    """What somebody's days off are from tomorrow on. `Invalid` says what cannot be."""
    if not is_zone(wish.zone):
        raise Invalid("zone: must be a time zone, such as Europe/Warsaw")
    weekdays = sorted(set(wish.weekdays))
    if len(weekdays) > MAX_WEEKDAYS:
        raise Invalid(f"weekdays: at most {MAX_WEEKDAYS} of seven")
    today = _today(wish.zone, now)
    used = [each for each in before.dates if each <= today.isoformat()] if before else []
    dates = {each for each in used if each >= f"{today.year}-01-01"}
    for text in wish.dates:
        day = _date(text)
        if day > today + timedelta(days=AHEAD_DAYS):
            raise Invalid(f"dates: {text} is more than a year away")
        if day > today:
            dates.add(day.isoformat())
        elif day.isoformat() not in dates:
            raise Invalid(f"dates: {text} is not after today")
    if any(count > DATES_A_YEAR for count in Counter(each[:4] for each in dates).values()):
        raise Invalid(f"dates: at most {DATES_A_YEAR} in a year")
    after = DaysOff(wish.zone, weekdays, sorted(dates), today.isoformat())
    was_off = before is not None and before.zone == wish.zone and _is_off(before, today)
    if not (was_off and _is_off(after, today)):
        after.since = (today + timedelta(days=1)).isoformat()
    return after


def rests(days: DaysOff | None, now: float) -> list[Interval]:
    """When the days off of somebody begin and end, from today on; days in a row are one interval."""
    if days is None or not is_zone(days.zone):
        return []
    zone, today = ZoneInfo(days.zone), _today(days.zone, now)
    coming = (today + timedelta(days=number) for number in range(LOOK_AHEAD_DAYS))
    off = [day for day in coming if _is_off(days, day)]
    starts = [day for before, day in pairwise([date.min, *off]) if day - before > timedelta(days=1)]
    ends = [day for day, after in pairwise([*off, date.max]) if after - day > timedelta(days=1)]
    return [
        (_midnight(start, zone), _midnight(end + timedelta(days=1), zone))
        for start, end in zip(starts, ends, strict=True)
    ]


def common(each: Sequence[Sequence[Interval]]) -> list[Interval]:
    """When all of several people have a day off."""
    first, *others = each
    found = list(first)
    for other in others:
        both = [(max(a, c), min(b, d)) for a, b in found for c, d in other]
        found = [(start, end) for start, end in both if start < end]
    return found


def _is_off(days: DaysOff, day: date) -> bool:
    text = day.isoformat()
    return text >= days.since and (day.weekday() in days.weekdays or text in days.dates)


def _today(zone: str, now: float) -> date:
    return datetime.fromtimestamp(now, ZoneInfo(zone)).date()


def _midnight(day: date, zone: ZoneInfo) -> float:
    return datetime.combine(day, time(), zone).timestamp()


def _date(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Invalid(f"dates: {text!r} is no date, such as 2026-12-24") from None
