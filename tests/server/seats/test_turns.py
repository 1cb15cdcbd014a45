"""Who has to be told that it is their turn."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from bottega.server.protocol import AsyncClock, Clock, LiveClock, NoClock
from bottega.server.seats.seating import Chair, Seating
from bottega.server.seats.turns import TurnNotices
from bottega.server.settings import Settings
from bottega.store import Turn

DAY = 86_400.0


def told(
    clock: Clock | None = None,
    awaited: tuple[int, ...] = (0, 1, 2, 3, 4),
    waited: tuple[int, ...] = (),
    online: tuple[str, ...] = (),
) -> list[Turn]:
    chairs = [
        *(Chair("person", "vera"), Chair("person", "ochre"), Chair("device", "vera"), Chair("bot", bot="greedy")),
        Chair("bot", bot="greedy", erased=True),
    ]
    runs_out = dict.fromkeys(range(5), 100.0 + 4 * DAY)
    services: Any = SimpleNamespace(time=SimpleNamespace(now=lambda: 100.0), settings=Settings(notify_seconds=60.0))
    seating = Seating(chairs, {}, clock or NoClock())
    return TurnNotices(services, "code").begun(seating, awaited, waited, online, runs_out, 7)


def test_only_people_are_told_and_only_those_who_are_away() -> None:
    assert told() == [Turn("turn", "vera", 0, 7, 160.0), Turn("turn", "ochre", 1, 7, 160.0)]
    assert told(online=("vera",)) == [Turn("turn", "ochre", 1, 7, 160.0)]
    assert told(LiveClock(5), awaited=(0,)) == [Turn("turn", "vera", 0, 7, 160.0)]


def test_a_turn_is_told_once() -> None:
    assert told(waited=(0,)) == [Turn("turn", "ochre", 1, 7, 160.0)]


def test_before_the_time_runs_out_they_are_told_again_even_if_they_have_looked() -> None:
    quarter = 100.0 + 4 * DAY - DAY / 4
    assert told(AsyncClock(1), awaited=(0,), online=("vera",)) == [Turn("reminder", "vera", 0, 7, quarter)]
    half_a_day = 100.0 + 4 * DAY - DAY / 2
    assert told(AsyncClock(4), awaited=(1,))[1] == Turn("reminder", "ochre", 1, 7, half_a_day)
