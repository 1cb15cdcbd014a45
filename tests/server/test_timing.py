"""The time, and alarms: with the system's own clock, also where that is set back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import pytest

from bottega.server.timing import Alarms, SystemTime

HOUR = 3600.0


class Clock:
    """The system's clock, which somebody sets."""

    def __init__(self) -> None:
        self.wrong = 0.0
        self.real = time.time

    def __call__(self) -> float:
        return self.real() + self.wrong


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr("bottega.server.timing.time.time", clock)
    return clock


def test_it_is_the_systems_time(clock: Clock) -> None:
    source = SystemTime()
    before = clock.real()
    assert before <= source.now() <= clock.real() + 0.001  # two clocks, read one after the other
    clock.wrong = HOUR
    assert source.now() >= before + HOUR


def test_it_never_goes_back_and_does_not_stand_still(clock: Clock) -> None:
    source = SystemTime()
    before = source.now()
    clock.wrong = -HOUR
    after = source.now()
    assert before <= after < before + HOUR
    while source.now() == after:
        pass
    clock.wrong = 0.0
    assert after < source.now() < before + HOUR  # it has caught up


def within(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        async with asyncio.timeout(seconds):
            await work()

    asyncio.run(main())


def test_a_wait_ends_at_its_time_or_when_something_changes() -> None:
    source = SystemTime()

    async def work() -> None:
        until = source.now() + 0.05
        await source.wait(until, asyncio.Event())
        assert source.now() >= until - 0.001
        await source.wait(source.now() - HOUR, asyncio.Event())
        changed = asyncio.Event()
        asyncio.get_running_loop().call_soon(changed.set)
        await source.wait(None, changed)
        await source.wait(source.now() + HOUR, changed)

    within(20, work)


def test_alarms_ring_in_time_though_the_clock_is_set_back(clock: Clock) -> None:
    async def work() -> None:
        rung = asyncio.Queue[str]()
        source = SystemTime()
        alarms = Alarms(source)
        running = asyncio.create_task(alarms.run(rung.put))
        alarms.set("later", source.now() + 0.05)
        alarms.set("never", source.now() + HOUR)
        await asyncio.sleep(0)
        clock.wrong = -HOUR
        alarms.set("sooner", source.now() + 0.01)
        assert [await rung.get(), await rung.get()] == ["sooner", "later"]
        running.cancel()
        assert rung.empty()

    within(20, work)


def test_the_last_alarm_of_a_name_counts() -> None:
    async def work() -> None:
        rung = asyncio.Queue[str]()
        source = SystemTime()
        alarms = Alarms(source)
        for name, when in (
            ("one", 0.01),
            ("one", HOUR),
            ("two", 0.01),
            ("two", None),
            ("three", HOUR),
            ("three", 0.03),
        ):
            alarms.set(name, None if when is None else source.now() + when)
        running = asyncio.create_task(alarms.run(rung.put))
        assert await rung.get() == "three"
        running.cancel()
        assert rung.empty()

    within(20, work)
