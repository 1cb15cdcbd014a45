"""When a table is due: a clock runs out, or bots have to go on."""

from __future__ import annotations

import pytest

from bottega import games
from bottega.core.match import Match
from bottega.server.protocol import AsyncClock, LiveClock, NoClock
from bottega.server.seats.seating import Chair, Seating
from bottega.server.table.clocks import ClockState
from bottega.server.table.log import (
    AwayEntry,
    BackEntry,
    ClockSetEntry,
    MatchLog,
    MoveEntry,
    PauseEntry,
    ResignEntry,
    ResumeEntry,
    UndoEntry,
)
from bottega.server.table.schedule import TAKE_OVER_SECONDS, NextStatus, due_time, next_status, reply_of
from bottega.store import Reply

NOW = 1_000.0
SIDES = {0: 0, 1: 1}
PERSON, BOT = Chair("person", "vera"), Chair("bot", bot="greedy")


@pytest.mark.parametrize(
    ("left", "bots_go_on", "due"),
    [
        (None, False, None),
        (None, True, NOW + TAKE_OVER_SECONDS),
        (60.0, False, NOW + 60.0),
        (60.0, True, NOW + TAKE_OVER_SECONDS),
        (5.0, True, NOW + 5.0),
    ],
)
def test_a_table_is_due_when_a_clock_runs_out_or_bots_would_be_late(
    left: float | None, bots_go_on: bool, due: float | None
) -> None:
    clock = None if left is None else ClockState([left, 99.0], [0], NOW)
    assert due_time(clock, bots_go_on, NOW) == due


def moved(other: Chair, clock: ClockState | None = None, is_watched: bool = False) -> tuple[NextStatus, MatchLog]:
    """After the first move of seat 0."""
    log = MatchLog(Match(games.load("final-touch"), 2, {"starter": 0}, seed=7))
    proposal = log.match.propose(0, log.match.choices(0)[-1])
    entry = MoveEntry(0, proposal.move.action.to_json(), proposal.move.chance)
    seating = Seating([PERSON, other], {}, NoClock() if clock is None else LiveClock(1.0, 10.0))
    status = next_status(log, entry, proposal, seating, SIDES, clock, is_watched, NOW)
    assert log.match.ply == 0, "nothing has happened yet"
    return status, log


def test_after_a_move_the_next_seat_is_awaited_and_bots_are_due() -> None:
    status, _ = moved(PERSON)
    assert status == NextStatus((1,), None, None, None)
    assert status.progress.status == "playing"
    status, _ = moved(BOT)
    assert status == NextStatus((1,), None, NOW + TAKE_OVER_SECONDS, None)


def test_after_a_move_the_clock_of_the_next_side_runs() -> None:
    status, _ = moved(PERSON, ClockState([50.0, 60.0], [0], NOW - 20.0))
    assert status.clock == ClockState([40.0, 60.0], [1], NOW)  # 20 seconds spent, 10 added for the move
    assert status.due == NOW + 60.0


def test_bots_pause_where_nobody_plays_or_watches() -> None:
    log = MatchLog(Match(games.load("final-touch"), 2, {"starter": 1}, seed=7))
    seating = Seating([PERSON, BOT], {}, NoClock())
    for is_watched, due in ((True, NOW + TAKE_OVER_SECONDS), (False, None)):
        assert next_status(log, AwayEntry(0), None, seating, SIDES, None, is_watched, NOW).due == due


def test_who_comes_back_gets_some_time() -> None:
    log = MatchLog(Match(games.load("final-touch"), 2, {"starter": 0}, seed=7))
    log.follow(AwayEntry(0))
    seating = Seating([PERSON, PERSON], {}, LiveClock(1.0, 0.0))
    clock = ClockState([0.0, 30.0], [], NOW)
    status = next_status(log, BackEntry(0), None, seating, SIDES, clock, True, NOW)
    assert status.clock == ClockState([60.0, 30.0], [0], NOW)


def new_log() -> MatchLog:
    return MatchLog(Match(games.load("final-touch"), 2, {"starter": 0}, seed=7))


def test_in_a_pause_nobody_is_awaited_and_no_time_runs() -> None:
    log, seating, clock = new_log(), Seating([PERSON, PERSON], {}, LiveClock(1.0)), ClockState([50.0, 60.0], [0], NOW)
    pause = PauseEntry(until=NOW + 3_610.0, hours=1.0)
    status = next_status(log, pause, None, seating, SIDES, clock, True, NOW + 10.0)
    assert status == NextStatus((), ClockState([40.0, 60.0], [], NOW + 10.0), NOW + 3_610.0, None)
    log.follow(pause)
    status = next_status(log, ResumeEntry(resumed=True), None, seating, SIDES, status.clock, True, NOW + 99.0)
    assert status == NextStatus((0,), ClockState([40.0, 60.0], [0], NOW + 99.0), NOW + 139.0, None)


def test_a_clock_that_is_set_back_takes_nothing_from_anybody() -> None:
    clock, seating = ClockState([50.0, 60.0], [0], NOW), Seating([PERSON, PERSON], {}, LiveClock(1.0))
    status = next_status(new_log(), ClockSetEntry(clock_set=True), None, seating, SIDES, clock, True, NOW - 500.0)
    assert status.clock == ClockState([50.0, 60.0], [0], NOW - 500.0)


def test_who_resigns_is_told_of_and_with_the_last_it_is_over() -> None:
    log, seating = new_log(), Seating([PERSON, Chair("person", "ada")], {}, NoClock())
    status = next_status(log, ResignEntry(0), None, seating, SIDES, None, True, NOW)
    assert status == NextStatus((0,), None, NOW + TAKE_OVER_SECONDS, None, False, [0])  # a bot plays on
    log.follow(AwayEntry(0))
    log.follow(ResignEntry(0))
    status = next_status(log, ResignEntry(1, last=True), None, seating, SIDES, None, True, NOW)
    assert status == NextStatus((), None, None, None, True, [0, 1])
    assert status.progress.status == "over"


def test_after_an_undo_the_seat_of_before_is_awaited() -> None:
    log = new_log()
    proposal = log.match.propose(0, log.match.choices(0)[-1])
    log.accept(proposal, MoveEntry(0, proposal.move.action.to_json(), proposal.move.chance))
    status = next_status(log, UndoEntry(0), None, Seating([PERSON, PERSON], {}, NoClock()), SIDES, None, True, NOW)
    assert status.awaited == (0,)


def test_the_first_move_of_a_turn_in_a_slow_game_tells_how_quickly_somebody_answers() -> None:
    log, clock = new_log(), ClockState([86_400.0, 86_400.0], [0], NOW)
    entry = MoveEntry(0, {})
    slow = Seating([PERSON, Chair("device", "vera", "Ada")], {}, AsyncClock(1.0))
    assert reply_of(log, entry, slow, SIDES, clock, NOW + 30.0) == Reply("vera", NOW + 30.0, 30.0)
    other = MoveEntry(1, {})
    assert reply_of(log, other, slow, SIDES, clock, NOW + 30.0) is None  # nobody waits for her
    both = ClockState([86_400.0, 86_400.0], [0, 1], NOW)
    assert reply_of(log, other, slow, SIDES, both, NOW + 30.0) is None  # she has no account to remember it for
    assert reply_of(log, entry, Seating([PERSON, PERSON], {}, LiveClock(1.0)), SIDES, clock, NOW) is None
    assert reply_of(log, entry, slow, SIDES, None, NOW) is None
    assert reply_of(log, AwayEntry(0), slow, SIDES, clock, NOW) is None
    proposal = log.match.propose(0, log.match.choices(0)[-1])
    log.accept(proposal, MoveEntry(0, proposal.move.action.to_json(), proposal.move.chance))
    assert reply_of(log, entry, slow, SIDES, clock, NOW + 30.0) is None  # not the first of the turn


def test_a_pause_comes_before_everything_else() -> None:
    assert due_time(ClockState([1.0], [0], NOW), True, NOW, paused_until=NOW + 99.0) == NOW + 99.0
