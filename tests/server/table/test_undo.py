"""Undo: who has to agree, and what an answer leads to."""

from __future__ import annotations

import pytest

from bottega import games
from bottega.core.errors import Illegal
from bottega.core.match import Match
from bottega.server.protocol import NoClock
from bottega.server.seats.seating import Chair, Seating
from bottega.server.table import undo
from bottega.server.table.log import AgreeEntry, AskEntry, AwayEntry, MatchLog, MoveEntry, RefuseEntry, UndoEntry


def seating(*chairs: Chair) -> Seating:
    return Seating(list(chairs), {}, NoClock())


PEOPLE = seating(Chair("person", "vera"), Chair("person", "ada"), Chair("device", "ada"), Chair("bot", bot="greedy"))


def begun(moves: int = 1) -> tuple[MatchLog, int]:
    """Some moves at a table of four, and the seat that made the last one."""
    log = MatchLog(Match(games.load("final-touch"), 4, {"starter": 0}))
    for _ in range(moves):
        seat = log.match.awaited[0]
        move = log.match.propose(seat, log.match.choices(seat)[0]).move
        log.follow(MoveEntry(seat, move.action.to_json(), move.chance))
    return log, log.match.moves[-1].seat if moves else 0


def test_everybody_else_has_to_agree_but_bots() -> None:
    log, seat = begun()
    assert seat == 0
    assert undo.can_ask(log, 0)
    entry = undo.ask(log, PEOPLE, 0)
    assert entry == AskEntry(0, 0)
    log.follow(entry)
    assert not undo.can_ask(log, 0)
    assert undo.waiting_for(log, PEOPLE) == [1, 2]
    assert undo.answer(log, PEOPLE, 2, True) == AgreeEntry(2)
    log.follow(AgreeEntry(2))
    assert undo.waiting_for(log, PEOPLE) == [1]
    assert undo.answer(log, PEOPLE, 1, False) == RefuseEntry(1)
    assert undo.answer(log, PEOPLE, 1, True) == UndoEntry(0)
    log.follow(AwayEntry(1))
    assert undo.waiting_for(log, PEOPLE) == [1]  # until they are back, or somebody moves


def refusal(log: MatchLog, seat: int) -> str:
    with pytest.raises(Illegal) as refused:
        undo.ask(log, PEOPLE, seat)
    return refused.value.reason


def test_one_request_at_a_time_and_none_again_after_a_refusal_until_somebody_moves() -> None:
    log, seat = begun()
    log.follow(AskEntry(seat, 0))
    assert refusal(log, seat) == "undo-waits"
    log.follow(RefuseEntry(1))
    assert not undo.can_ask(log, seat)
    assert refusal(log, seat) == "undo-again"
    mover = log.match.awaited[0]
    move = log.match.propose(mover, log.match.choices(mover)[0]).move
    log.follow(MoveEntry(mover, move.action.to_json(), move.chance))
    assert undo.can_ask(log, seat)
    assert undo.ask(log, PEOPLE, seat) == AskEntry(seat, 0)


def test_nobody_is_asked_behind_the_back_of_somebody_who_is_away() -> None:
    log, seat = begun()
    log.follow(AwayEntry(1))
    assert refusal(log, seat) == "undo-away"


def test_nobody_is_asked_where_all_others_are_bots_or_at_the_same_device() -> None:
    log, seat = begun()
    alone = seating(Chair("person", "vera"), Chair("device", "vera"), *[Chair("bot", bot="greedy")] * 2)
    assert undo.ask(log, alone, seat) == UndoEntry(0)


def test_nothing_can_be_taken_back_before_a_move_of_ones_own() -> None:
    log, seat = begun()
    other = (seat + 1) % 4
    assert not undo.can_ask(log, other)
    with pytest.raises(Illegal):
        undo.ask(log, PEOPLE, other)
