"""Days off: which days, from when, in whose time zone; and a table whose clock stands still for them."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bottega.core.errors import Invalid
from bottega.server.people.days_off import changed, common, rests
from bottega.server.protocol import DaysOffWish
from bottega.store import DaysOff
from server.fake_time import FakeTime
from server.notify.receivers import begin, waiting_table
from server.running import Running, settings

WARSAW = ZoneInfo("Europe/Warsaw")
FRIDAY = datetime(2027, 1, 15, 9, tzinfo=WARSAW).timestamp()
DAY = 86_400.0


def at(month: int, day: int) -> float:
    return datetime(2027, month, day, tzinfo=WARSAW).timestamp()


def wish(weekdays: list[int], *dates: str, zone: str = "Europe/Warsaw") -> DaysOffWish:
    return DaysOffWish(zone, weekdays, list(dates))


def test_weekends_and_holidays_in_a_row_are_one_rest() -> None:
    days = changed(None, wish([5, 6], "2027-01-18", "2027-03-28"), FRIDAY)
    first, second, *_ = found = rests(days, FRIDAY)
    assert first == (at(1, 16), at(1, 19))  # Saturday to Monday
    assert second == (at(1, 23), at(1, 25))
    assert (at(3, 27), at(3, 29)) in found
    assert at(3, 29) - at(3, 28) == DAY - 3_600  # the clocks go forward
    assert rests(None, FRIDAY) == []


def test_what_is_changed_counts_from_tomorrow_and_used_days_stay() -> None:
    today = changed(None, wish([4]), FRIDAY)
    assert rests(today, FRIDAY)[0] == (at(1, 22), at(1, 23))  # not this Friday
    later = FRIDAY + 7 * DAY
    assert rests(changed(today, wish([4, 5]), later), later)[0] == (at(1, 22), at(1, 24))  # it was off, and stays so
    assert rests(changed(today, wish([5]), later), later)[0] == (at(1, 23), at(1, 24))
    holiday = changed(None, wish([], "2027-01-16", "2027-01-17"), FRIDAY)
    assert changed(holiday, wish([]), at(1, 16)).dates == ["2027-01-16"]  # it has begun
    assert changed(holiday, wish([]), FRIDAY).dates == []
    assert changed(DaysOff("Europe/Warsaw", [], ["2026-12-24"], ""), wish([]), FRIDAY).dates == []


@pytest.mark.parametrize(
    ("days", "field"),
    [
        (wish([0, 1, 2, 3]), "weekdays"),
        (wish([], zone="../etc/passwd"), "zone"),
        (wish([], "tomorrow"), "dates"),
        (wish([], "2027-01-15"), "dates"),
        (wish([], "2029-01-15"), "dates"),
        (wish([], *(f"2027-02-{day:02}" for day in range(1, 29)), "2027-03-01"), "dates"),
    ],
)
def test_bad_wishes_name_the_field(days: DaysOffWish, field: str) -> None:
    with pytest.raises(Invalid, match=f"^{field}: "):
        changed(None, days, FRIDAY)


def test_partners_rest_when_all_of_them_do() -> None:
    assert common([[(0.0, 2.0), (5.0, 9.0)], [(1.0, 6.0)]]) == [(1.0, 2.0), (5.0, 6.0)]
    assert common([[(0.0, 2.0)], []]) == []
    assert common([[(0.0, 2.0)]]) == [(0.0, 2.0)]


def test_the_clock_of_a_slow_game_stands_still(tmp_path: Path) -> None:
    """On a Friday, with a day for each answer, and both at weekends off."""
    time = FakeTime()
    time.at = FRIDAY
    with Running(settings(tmp_path), time) as running:
        vera, ochre, code = waiting_table(running.port, clock={"type": "async", "days": 1})
        begin(vera, code)
        with vera.socket(code, lang="en") as socket:
            before = socket.until_told("state")["clock"]
            assert (before["running"], before["off_until"]) == ([1], [None, None])
            body = {"zone": "Europe/Warsaw", "weekdays": [5, 6], "dates": []}
            answer = ochre.http.put("/me/days-off", json=body).json()
            assert answer == {**body, "left": 28}
            assert ochre.get("/me/days-off") == answer
            update = socket.until_told("update")
            assert update["events"][0]["words"] == "Ochre has changed their days off."
            (line,) = ochre.get("/tables/mine")
            assert line["left"] == 3 * DAY
            time.advance(15 * 3_600)  # midnight
            told = socket.until_told("state")["clock"]
            assert (told["running"], told["off_until"]) == ([], [None, at(1, 18)])
            assert told["left"][1] == 9 * 3_600
            time.advance(2 * DAY)
            told = socket.until_told("state")["clock"]
            assert (told["running"], told["left"][1]) == ([1], 9 * 3_600)
            assert socket.table["seats"][1]["stand_in"] is None
            time.advance(9 * 3_600)
            socket.until(lambda: socket.table["seats"][1]["stand_in"] is not None)  # the time is up, as anywhere
        refused = ochre.http.put("/me/days-off", json={**body, "dates": ["2027-01-02"]})
        assert (refused.status_code, "dates: 2027-01-02" in refused.json()["sentence"]) == (422, True)


def test_days_off_outlive_a_restart_and_are_exported(tmp_path: Path) -> None:
    time = FakeTime()
    time.at = FRIDAY
    with Running(settings(tmp_path), time) as running:
        vera, ochre, code = waiting_table(running.port, clock={"type": "async", "days": 1})
        ochre.http.put("/me/days-off", json={"zone": "Europe/Warsaw", "weekdays": [5, 6], "dates": []})
        begin(vera, code)
        cookie = ochre.cookie
    time.advance(2 * DAY)
    with Running(settings(tmp_path), time) as running:
        ochre = type(ochre)(running.port, cookie)
        (line,) = ochre.get("/tables/mine")
        assert line["left"] == DAY
        assert line["seats"][1]["stand_in"] is None
        assert ochre.get("/me/export")["slow_games"]["days_off"]["weekdays"] == [5, 6]
