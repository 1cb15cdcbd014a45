"""The clocks of a table.

A clock is plain data, stored with every entry of a match's log: the seconds left to each side `since` a moment, and the
sides whose time runs. Everything else is arithmetic on it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct, convert, structs

from bottega.server.protocol import AsyncClock, Clock, ClockInfo, Json, LiveClock, NoClock

DAY = 86_400.0
GRACE = 60.0  # seconds for somebody who comes back with no time left


class Rest(Struct):
    """The time of a side stands still from `start` to `end`: those who are waited for have a day off."""

    side: int
    start: float
    end: float


class ClockState(Struct, omit_defaults=True):
    left: list[float]
    running: list[int]
    since: float
    rests: list[Rest] = []  # of each side in their order, as they were known at `since`

    def left_at(self, now: float) -> list[float]:
        return [left - self._spent(side, now) for side, left in enumerate(self.left)]

    def _spent(self, side: int, now: float) -> float:
        if side not in self.running:
            return 0.0
        off = (min(rest.end, now) - max(rest.start, self.since) for rest in self.rests if rest.side == side)
        return max(0.0, now - self.since - sum(max(0.0, seconds) for seconds in off))

    def ends_at(self, side: int) -> float:
        """When the time of a side will be up, if it is the only one that runs."""
        end = self.since + self.left[side]
        for rest in self.rests:
            if rest.side == side and rest.start < end:
                end += max(0.0, rest.end - max(rest.start, self.since))
        return end

    def runs_out(self) -> float | None:
        """When the first side's time will be up, if nothing happens before."""
        return min((self.ends_at(side) for side in self.running), default=None)

    def off_until(self, side: int, now: float) -> float | None:
        """When the time of a side runs on, if it stands still for a day off."""
        rests = (rest for rest in self.rests if rest.side == side and side in self.running)
        return next((rest.end for rest in rests if rest.start <= now < rest.end), None)

    def next_change(self, now: float) -> float | None:
        """When a day off begins or ends next."""
        return min((at for rest in self.rests for at in (rest.start, rest.end) if at > now), default=None)

    def expired_sides(self, now: float) -> list[int]:
        left = self.left_at(now)
        return [side for side in self.running if left[side] <= 0]

    def info(self, now: float) -> ClockInfo:
        off_until = [self.off_until(side, now) for side in range(len(self.left))]
        running = [side for side in self.running if off_until[side] is None]
        return ClockInfo([round(max(0.0, left), 1) for left in self.left_at(now)], running, off_until)


def read(stored: Json | None) -> ClockState | None:
    return None if stored is None else convert(stored, ClockState)


def end_of_seats(state: ClockState | None, side_of: Mapping[int, int]) -> dict[int, float]:
    """When the time of each seat will be up, if it is the only one that runs."""
    return {} if state is None else {seat: state.ends_at(side) for seat, side in side_of.items()}


def started(clock: Clock, sides: int, running: Iterable[int], now: float) -> ClockState | None:
    if isinstance(clock, NoClock):
        return None
    return ClockState([full(clock)] * sides, sorted(set(running)), now)


def full(clock: LiveClock | AsyncClock) -> float:
    return clock.minutes * 60 if isinstance(clock, LiveClock) else clock.days * DAY


def after_log_entry(
    clock: Clock, state: ClockState | None, running: Iterable[int], now: float, moved: int | None = None
) -> ClockState | None:
    """After a log entry: `moved` is the side that made a move, `running` are those now awaited."""
    if state is None or isinstance(clock, NoClock):
        return None
    left, running = state.left_at(now), sorted(set(running))
    if isinstance(clock, LiveClock):
        if moved is not None:
            left[moved] += clock.increment
    else:
        for side in range(len(left)):
            if side not in state.running or side == moved:
                left[side] = full(clock)
    return ClockState(left, running, now)


def stopped(state: ClockState | None, now: float) -> ClockState | None:
    """Nobody's time runs: the game is paused, or given up."""
    return None if state is None else ClockState(state.left_at(now), [], now)


def resumed(state: ClockState | None, running: Iterable[int], now: float) -> ClockState | None:
    """After a pause, or where the system's clock was set back, everybody has what they had before it."""
    return None if state is None else ClockState(state.left_at(now), sorted(set(running)), now)


def with_grace(clock: Clock, state: ClockState | None, side: int) -> ClockState | None:
    """Gives a side that comes back time to look around."""
    if state is None or isinstance(clock, NoClock):
        return state
    least = max(GRACE, clock.increment) if isinstance(clock, LiveClock) else full(clock)
    left = [max(seconds, least) if place == side else seconds for place, seconds in enumerate(state.left)]
    return ClockState(left, state.running, state.since, state.rests)


def with_rests(state: ClockState | None, rests: Mapping[int, Iterable[tuple[float, float]]]) -> ClockState | None:
    """The clock with the days off of the sides that run."""
    if state is None:
        return None
    running = (side for side in state.running if side in rests)
    return structs.replace(state, rests=[Rest(side, *each) for side in running for each in rests[side]])


def answer_seconds(clock: Clock, state: ClockState | None, side: int, now: float) -> float | None:
    """How long a side takes for its answer, in a slow game."""
    if state is None or not isinstance(clock, AsyncClock) or side not in state.running:
        return None
    return max(0.0, full(clock) - state.left_at(now)[side])
