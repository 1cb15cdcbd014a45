"""How quickly people answer: roughly, from enough answers, and shown before a slow game."""

from __future__ import annotations

from pathlib import Path

import pytest

from bottega.server.seats.answers import ENOUGH, within
from server.fake_time import FakeTime
from server.notify.receivers import play_on
from server.running import Running, settings

HOUR = 3_600.0


@pytest.mark.parametrize(
    ("hours", "told"),
    [([1] * 4, None), ([1] * 5, 1), ([2, 2, 2, 2, 50], 3), ([1, 1, 1, 30, 30], 48), ([100] * 5, None), ([0.1] * 20, 1)],
)
def test_most_answers_came_within_that_time(hours: list[float], told: int | None) -> None:
    assert within([each * HOUR for each in hours]) == told


@pytest.mark.parametrize(("hours", "more"), [(1, 3), (3, 6), (6, 12), (12, 24), (24, 48), (48, 72), (72, None)])
def test_it_is_told_roughly(hours: int, more: int | None) -> None:
    assert within([hours * HOUR] * 20) == hours
    assert within([hours * HOUR + 1] * 20) == more
    assert within([hours * HOUR] * 15 + [999 * HOUR] * 5) == hours  # three quarters
    assert within([hours * HOUR] * 14 + [999 * HOUR] * 6) is None


def test_answers_in_slow_games_are_told_before_the_next_one(tmp_path: Path) -> None:
    """Vera takes two hours for each of her turns; the bot's moves and the second move of a turn do not count."""
    time, slow = FakeTime(), {"type": "async", "days": 3}
    with Running(settings(tmp_path), time) as running:
        vera, ada = running.guest("Vera"), running.guest("Ada")
        code = str(vera.table(seats="me,greedy", options={"starter": 0}, clock=slow)["code"])
        turns = 0
        with vera.socket(code) as socket:
            socket.until_told("state")
            while turns < ENOUGH and not socket.over:
                socket.until(lambda: socket.view["awaited"] == [0] or socket.over)
                time.advance(2 * HOUR)
                play_on(socket)
                turns += 1
        assert turns == ENOUGH
        replies = vera.get("/me/export")["slow_games"]["replies"]
        assert replies == [2 * HOUR] * ENOUGH
        for clock, shown in ((slow, 3), ({"type": "none"}, None)):
            open_table = str(vera.table(seats="me,open", clock=clock, privacy="public")["code"])
            assert ada.get(f"/tables/{open_table}")["seats"][0]["answers_within"] == shown
            (line,) = [each for each in ada.get("/tables") if each["code"] == open_table]
            assert line["seats"][0]["answers_within"] == shown
        ada.sit(str(ada.get("/tables")[-1]["code"]))
        assert ada.get(f"/tables/{code}")["seats"][0]["answers_within"] is None  # it has begun
