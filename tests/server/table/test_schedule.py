"""When a table is due: a clock runs out, or bots have to go on."""

from __future__ import annotations

import pytest

from bottega import games
from bottega.core.match import Match
from bottega.server.protocol import LiveClock, NoClock
from bottega.server.seats.seating import Chair, Seating
from bottega.server.table.clocks import ClockState
from bottega.server.table.log import AwayEntry, BackEntry, MatchLog, MoveEntry
from bottega.server.table.schedule import TAKE_OVER_SECONDS, NextStatus, due_time, next_status

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
