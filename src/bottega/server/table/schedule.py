"""When a table must be looked at again though nobody does anything.

A clock runs out, a pause ends, or bots have to go on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType

import msgspec
from msgspec import Struct

from bottega.core.game import Outcome
from bottega.core.match import Proposal
from bottega.server.people.days_off import Interval, common, rests
from bottega.server.protocol import AsyncClock
from bottega.server.seats.seating import Seating
from bottega.server.table import clocks
from bottega.server.table.clocks import ClockState
from bottega.server.table.log import (
    BackEntry,
    ClockSetEntry,
    Entry,
    MatchLog,
    MoveEntry,
    ResignEntry,
    ResumeEntry,
    UndoEntry,
)
from bottega.server.timing import Alarms
from bottega.store import DaysOff, Progress, Reply, Store, Unavailable

RETRY_SECONDS = 5.0  # until a table is looked at again for which the database was unavailable
TAKE_OVER_SECONDS = 15.0  # until another process asks the bots, should this one be gone


class Schedule:
    """The due time of a table, as an alarm in this process. `is_stored`: the table's row may have one too.

    `days_off`: of the people at a table with days for each answer.
    """

    def __init__(self, alarms: Alarms, code: str) -> None:
        self._alarms = alarms
        self._code = code
        self.is_stored = False
        self.days_off: dict[str, DaysOff] = {}

    async def read_days_off(self, store: Store, seating: Seating) -> None:
        """Before a clock is set: they may have changed. A database that is down changes nothing."""
        if isinstance(seating.clock, AsyncClock):
            with suppress(Unavailable):
                self.days_off = await store.habits.days_off(sorted(set(seating.people().values())))

    def set(self, due: float | None, clock: ClockState | None, now: float) -> None:
        """Also when a day off begins or ends: whoever watches then sees the clock stand still, or run."""
        change = clock.next_change(now) if clock else None
        self._alarms.set(self._code, min((at for at in (due, change) if at is not None), default=None))


class NextStatus(Struct):
    """How a table stands after an entry of its log."""

    awaited: tuple[int, ...]
    clock: ClockState | None
    due: float | None
    outcome: Outcome | None
    over: bool = False
    resigned: list[int] = []

    @property
    def progress(self) -> Progress:
        """What the table's row says from then on."""
        return Progress(
            status="over" if self.over else "playing",
            clock=msgspec.to_builtins(self.clock),
            due=self.due,
            outcome=self.outcome.to_json() if self.outcome else None,
            resigned=self.resigned,
        )


def next_status(
    log: MatchLog,
    entry: Entry,
    proposal: Proposal | None,
    seating: Seating,
    side_of: Mapping[int, int],
    clock: ClockState | None,
    is_watched: bool,
    now: float,
    days_off: Mapping[str, DaysOff] = MappingProxyType({}),
) -> NextStatus:
    """Works out how the table will stand, before the entry is stored."""
    if proposal is not None:
        state = proposal.after.state
    elif isinstance(entry, UndoEntry):
        state = log.match.state_at(entry.ply)
    else:
        state = log.match.state
    game = log.match.game
    outcome, paused_until = game.outcome(state), log.paused_after(entry)
    over = outcome is not None or log.is_given_up or (isinstance(entry, ResignEntry) and entry.last)
    awaited = () if over or paused_until is not None else game.awaited(state)
    played_by_bots = seating.bots | log.away_after(entry)
    people = [seat for seat in awaited if seat not in played_by_bots]
    if over or paused_until is not None:
        clock = clocks.stopped(clock, now)
    elif clock is not None:
        clock = _clock_after(entry, seating, side_of, clock, people, now)
        clock = with_days_off(clock, seating, side_of, people, days_off, now)
    is_deserted = not is_watched and len(played_by_bots) == len(seating.seats)
    bots_go_on = len(people) < len(awaited) and not is_deserted
    due = None if over else due_time(clock, bots_go_on, now, paused_until)
    resigned = log.resigned | {entry.seat} if isinstance(entry, ResignEntry) else log.resigned
    return NextStatus(awaited, clock, due, outcome, over, sorted(resigned))


def _clock_after(
    entry: Entry,
    seating: Seating,
    side_of: Mapping[int, int],
    clock: ClockState,
    people: Sequence[int],
    now: float,
) -> ClockState | None:
    running = [side_of[seat] for seat in people]
    if isinstance(entry, (ResumeEntry, ClockSetEntry)):
        return clocks.resumed(clock, running, now)
    moved = side_of[entry.seat] if isinstance(entry, MoveEntry) else None
    after = clocks.after_log_entry(seating.clock, clock, running, now, moved)
    return clocks.with_grace(seating.clock, after, side_of[entry.seat]) if isinstance(entry, BackEntry) else after


def reply_of(
    log: MatchLog, entry: Entry, seating: Seating, side_of: Mapping[int, int], clock: ClockState | None, now: float
) -> Reply | None:
    """How long somebody took for the first move of their turn, in a slow game."""
    moves = log.match.moves
    if not isinstance(entry, MoveEntry) or (moves and moves[-1].seat == entry.seat):
        return None
    chair, seconds = seating.seats[entry.seat], clocks.answer_seconds(seating.clock, clock, side_of[entry.seat], now)
    if seconds is None or chair.kind != "person" or chair.person is None:
        return None
    return Reply(chair.person, now, seconds)


def with_days_off(
    clock: ClockState | None,
    seating: Seating,
    side_of: Mapping[int, int],
    people: Sequence[int],
    days_off: Mapping[str, DaysOff],
    now: float,
) -> ClockState | None:
    """The time of a side stands still while all of it who are waited for have a day off."""
    if not days_off:
        return clock
    sides: dict[int, list[list[Interval]]] = {}
    for seat in people:
        days = days_off.get(seating.seats[seat].person or "")
        sides.setdefault(side_of[seat], []).append(rests(days, now))
    return clocks.with_rests(clock, {side: common(each) for side, each in sides.items()})


def due_time(clock: ClockState | None, bots_go_on: bool, now: float, paused_until: float | None = None) -> float | None:
    if paused_until is not None:
        return paused_until
    out = clock.runs_out() if clock else None
    if not bots_go_on:
        return out
    return now + TAKE_OVER_SECONDS if out is None else min(out, now + TAKE_OVER_SECONDS)
