"""When a table must be looked at again though nobody does anything.

A clock runs out, a pause ends, or bots have to go on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Struct

from bottega.core.game import Outcome
from bottega.core.match import Proposal
from bottega.server.seats.seating import Seating
from bottega.server.table import clocks
from bottega.server.table.clocks import ClockState
from bottega.server.table.log import BackEntry, Entry, MatchLog, MoveEntry, ResignEntry, ResumeEntry, UndoEntry
from bottega.server.timing import Alarms
from bottega.store import Progress

RETRY_SECONDS = 5.0  # until a table is looked at again for which the database was unavailable
TAKE_OVER_SECONDS = 15.0  # until another process asks the bots, should this one be gone


class Schedule:
    """The due time of a table, as an alarm in this process. `is_stored`: the table's row may have one too."""

    def __init__(self, alarms: Alarms, code: str) -> None:
        self._alarms = alarms
        self._code = code
        self.is_stored = False

    def set(self, due: float | None) -> None:
        self._alarms.set(self._code, due)


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
    if isinstance(entry, ResumeEntry):
        return clocks.resumed(clock, running, now)
    moved = side_of[entry.seat] if isinstance(entry, MoveEntry) else None
    after = clocks.after_log_entry(seating.clock, clock, running, now, moved)
    return clocks.with_grace(seating.clock, after, side_of[entry.seat]) if isinstance(entry, BackEntry) else after


def due_time(clock: ClockState | None, bots_go_on: bool, now: float, paused_until: float | None = None) -> float | None:
    if paused_until is not None:
        return paused_until
    out = clock.runs_out() if clock else None
    if not bots_go_on:
        return out
    return now + TAKE_OVER_SECONDS if out is None else min(out, now + TAKE_OVER_SECONDS)
