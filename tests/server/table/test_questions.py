"""What people have to agree on: who is asked, and what an answer leads to."""

from __future__ import annotations

from collections.abc import Container
from pathlib import Path

import pytest

from bottega import games
from bottega.core.errors import Illegal
from bottega.core.match import Match
from bottega.server.problems import Refused
from bottega.server.protocol import NoClock
from bottega.server.seats.seating import Chair, Seating
from bottega.server.table import questions
from bottega.server.table.log import (
    AgreeEntry,
    AskEntry,
    AwayEntry,
    Entry,
    MatchLog,
    MoveEntry,
    PauseEntry,
    RefuseEntry,
    ResignEntry,
    ResumeEntry,
    UndoEntry,
)
from server.fake_time import FakeTime
from server.running import Running, settings, wait_for
from server.table.test_table import in_turn, open_both, two

NOW = 1_000.0


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


def answer(log: MatchLog, seat: int, agree: bool, online: Container[int] = ()) -> Entry:
    assert log.question is not None
    return questions.answer(log, PEOPLE, online, seat, log.question.ask.about, agree, NOW)


def test_everybody_else_has_to_agree_but_bots() -> None:
    log, seat = begun()
    assert seat == 0
    assert questions.can_ask_undo(log, 0)
    entry = questions.ask_undo(log, PEOPLE, 0)
    assert entry == AskEntry(0, 0)
    log.follow(entry)
    assert not questions.can_ask_undo(log, 0)
    assert questions.waiting_for(log, PEOPLE, ()) == [1, 2]
    assert answer(log, 2, True) == AgreeEntry(2)
    log.follow(AgreeEntry(2))
    assert questions.waiting_for(log, PEOPLE, ()) == [1]
    assert answer(log, 1, False) == RefuseEntry(1)
    assert answer(log, 1, True) == UndoEntry(0)
    log.follow(AwayEntry(1))
    assert questions.waiting_for(log, PEOPLE, ()) == [1]  # until they are back, or somebody moves


def refusal(log: MatchLog, seat: int) -> str:
    with pytest.raises(Illegal) as refused:
        questions.ask_undo(log, PEOPLE, seat)
    return refused.value.reason


def test_one_request_at_a_time_and_none_again_after_a_refusal_until_somebody_moves() -> None:
    log, seat = begun()
    log.follow(AskEntry(seat, 0))
    assert refusal(log, seat) == "undo-waits"
    log.follow(RefuseEntry(1))
    assert not questions.can_ask_undo(log, seat)
    assert refusal(log, seat) == "undo-again"
    mover = log.match.awaited[0]
    move = log.match.propose(mover, log.match.choices(mover)[0]).move
    log.follow(MoveEntry(mover, move.action.to_json(), move.chance))
    assert questions.can_ask_undo(log, seat)
    assert questions.ask_undo(log, PEOPLE, seat) == AskEntry(seat, 0)


def test_nobody_is_asked_behind_the_back_of_somebody_who_is_away() -> None:
    log, seat = begun()
    log.follow(AwayEntry(1))
    assert refusal(log, seat) == "undo-away"


def test_nobody_is_asked_where_all_others_are_bots_or_at_the_same_device() -> None:
    log, seat = begun()
    alone = seating(Chair("person", "vera"), Chair("device", "vera"), *[Chair("bot", bot="greedy")] * 2)
    assert questions.ask_undo(log, alone, seat) == UndoEntry(0)


def test_nothing_can_be_taken_back_before_a_move_of_ones_own() -> None:
    log, seat = begun()
    other = (seat + 1) % 4
    assert not questions.can_ask_undo(log, other)
    with pytest.raises(Illegal):
        questions.ask_undo(log, PEOPLE, other)


def test_an_undo_takes_back_what_came_after_it_and_nobody_who_resigned_is_asked() -> None:
    log, _ = begun(3)
    assert questions.taken_back(log, 0) == [1, 2, 3]
    assert questions.taken_back(log, 2) == [3]
    assert questions.taken_back(log, 3) == []
    log.follow(ResignEntry(1))
    log.follow(questions.ask_undo(log, PEOPLE, 0))
    assert questions.waiting_for(log, PEOPLE, ()) == [2]
    log.follow(UndoEntry(0))
    assert questions.taken_back(log, 0) == []


def wish(log: MatchLog, entry: AskEntry, online: Container[int] = ()) -> Entry:
    return questions.ask(log, PEOPLE, online, entry, NOW)


def test_a_bot_stands_in_when_those_who_are_there_agree() -> None:
    for_seat_1 = AskEntry(0, stand_in=1)
    log, _ = begun()
    assert wish(log, for_seat_1, online={0}) == AwayEntry(1)  # nobody else is there
    log.follow(wish(log, for_seat_1, online={0, 2}))
    assert questions.waiting_for(log, PEOPLE, {0, 2}) == [2]
    assert questions.settled(log, PEOPLE, {0, 2}, NOW) is None
    assert questions.settled(log, PEOPLE, {0}, NOW) == AwayEntry(1)  # seat 2 has gone
    assert answer(log, 2, True, {0, 2}) == AwayEntry(1)
    assert questions.waiting_for(log, PEOPLE, {0, 1, 2}) == [1, 2]  # who is back may say so
    assert answer(log, 1, False, {0, 1, 2}) == RefuseEntry(1)
    log.follow(AwayEntry(1))
    assert log.question is None


def test_everybody_who_plays_agrees_to_a_pause_and_to_its_end() -> None:
    log, _ = begun()
    log.follow(wish(log, AskEntry(0, pause=48.0)))
    with pytest.raises(Refused, match="question-waits"):
        wish(log, AskEntry(1, pause=24.0))
    log.follow(answer(log, 1, True))
    with pytest.raises(Refused, match="nothing-asked"):
        answer(log, 1, True)
    assert answer(log, 0, False) == RefuseEntry(0)  # whoever asked takes it back
    assert answer(log, 2, True) == PauseEntry(NOW + 48 * 3_600, 48.0)
    log.follow(answer(log, 2, True))
    assert log.paused_until == NOW + 48 * 3_600
    assert log.awaited == ()
    assert not questions.can_ask_undo(log, 0)
    with pytest.raises(Refused, match="paused"):
        questions.ask_undo(log, PEOPLE, 0)
    with pytest.raises(Refused, match="paused"):
        wish(log, AskEntry(0, stand_in=1))
    log.follow(AwayEntry(1))
    log.follow(wish(log, AskEntry(0, resume=True)))
    assert questions.waiting_for(log, PEOPLE, ()) == [2]  # a bot plays for seat 1
    log.follow(answer(log, 2, True))
    assert not log.is_halted
    with pytest.raises(Refused, match="nothing-asked"):
        wish(log, AskEntry(0, resume=True))


def test_an_answer_fits_its_question_only() -> None:
    log, _ = begun()
    log.follow(wish(log, AskEntry(0, pause=48.0)))
    with pytest.raises(Illegal):
        questions.answer(log, PEOPLE, (), 1, "undo", True, NOW)
    with pytest.raises(Refused, match="nothing-asked"):
        questions.answer(log, PEOPLE, (), 1, "resume", True, NOW)


def test_moves_settle_a_question_about_the_game_but_none_about_a_pause() -> None:
    for asked, stays in ((AskEntry(0, to=0), False), (AskEntry(0, stand_in=1), False), (AskEntry(0, pause=2.0), True)):
        log, _ = begun()
        log.follow(asked)
        mover = log.match.awaited[0]
        move = log.match.propose(mover, log.match.choices(mover)[0]).move
        log.follow(MoveEntry(mover, move.action.to_json(), move.chance))
        assert (log.question is not None) == stays
    log.follow(ResumeEntry(True))
    assert log.question is None


# --- over the wire ---


def test_a_bot_stands_in_for_somebody_absent_who_may_return(tmp_path: Path) -> None:
    time = FakeTime()
    with Running(settings(tmp_path, absent_minutes=10.0), time) as running:
        code, vera, ada = two(running)
        sockets = open_both(code, vera, ada, lang="en")
        gone, here = in_turn(sockets)
        seat = sockets.index(gone)
        assert here.ask("ask-stand-in", seat=seat)["code"] == "not-absent"
        gone.close()
        here.until(lambda: here.table["seats"][seat]["replaceable_in"] == 600.0)
        time.advance(599)
        assert here.ask("ask-stand-in", seat=seat)["code"] == "not-absent"
        time.advance(1)
        assert here.ask("ask-stand-in", seat=seat)["type"] == "ack"  # nobody else is here: it is done
        here.until(lambda: seat not in here.view["awaited"])  # the bot has played
        assert here.table["seats"][seat]["stand_in"] == "greedy"
        with (vera, ada)[seat].socket(code) as again:
            again.until_told("state")
            assert again.ask("back")["type"] == "ack"
            again.until(lambda: again.table["seats"][seat]["stand_in"] is None)


def test_where_a_clock_decides_nobody_asks_for_a_bot(tmp_path: Path) -> None:
    with Running(settings(tmp_path, absent_minutes=0.0)) as running:
        code, vera, ada = two(running, clock={"type": "async", "days": 1})
        here, gone = open_both(code, vera, ada)
        gone.close()
        here.until(lambda: not here.table["seats"][1]["online"])
        assert here.table["seats"][1]["replaceable_in"] is None
        assert here.ask("ask-stand-in", seat=1)["code"] == "not-absent"


def test_a_pause_stops_clocks_and_bots_and_ends_by_itself_even_after_a_restart(tmp_path: Path) -> None:
    time, clock = FakeTime(), {"type": "async", "days": 1}
    with Running(settings(tmp_path), time) as running:
        code, vera, ada = two(running, clock=clock, seats="me,open,greedy", options={"starter": 0})
        first, second = open_both(code, vera, ada, lang="en")
        assert first.ask("ask-pause", hours=0.5)["code"] == "malformed"
        assert first.ask("ask-pause", hours=745)["code"] == "malformed"
        time.advance(3_600)
        assert first.ask("ask-pause", hours=48)["type"] == "ack"
        assert second.until_told("update")["question"] == {
            "about": "pause",
            "by": 0,
            "waiting": [1],
            "seat": None,
            "hours": 48.0,
        }
        assert second.ask("answer", about="pause", agree=True)["type"] == "ack"
        first.until(lambda: first.table["paused_until"] == time.now() + 48 * 3_600)
        assert first.received[-1]["table"]["awaited"] == []
        assert first.move()["code"] == "paused"
        assert not vera.get("/tables/mine")[0]["my_turn"]
        time.advance(40 * 3_600)
        assert first.ask("sync")["type"] == "ack"
        state = first.until_told("state")
        assert state["clock"] == {"left": [82_800.0, 86_400.0, 86_400.0], "running": [], "off_until": [None] * 3}
    with Running(settings(tmp_path), time) as running:
        time.advance(9 * 3_600)
        wait_for(lambda: running.guest().get(f"/tables/{code}")["paused_until"] is None)
        clock_now = running.server.tables.live[code].clock
        assert clock_now is not None
        assert (clock_now.left[0], clock_now.running) == (82_800.0, [0])
