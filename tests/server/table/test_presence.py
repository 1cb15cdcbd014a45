"""Who plays a seat: a person, or a bot for them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bottega import games
from bottega.core.errors import Illegal
from bottega.core.match import Match
from bottega.server.problems import Refused
from bottega.server.protocol import NoClock
from bottega.server.seats.seating import Chair, Seating
from bottega.server.table import presence
from bottega.server.table.log import AwayEntry, BackEntry, DeclineEntry, MatchLog, ResignEntry
from server.running import Running, settings, wait_for
from server.table.test_table import in_turn, open_both, two

SEATING = Seating([Chair("person", "vera"), Chair("device", "vera"), Chair("bot", bot="greedy")], {}, NoClock())


@pytest.fixture
def log() -> MatchLog:
    return MatchLog(Match(games.load("final-touch"), 3))


def test_a_bot_stands_in_until_somebody_is_back(log: MatchLog) -> None:
    with pytest.raises(presence.AlreadyDone):
        presence.come_back(log, 0)
    assert presence.leave(log, 0) == AwayEntry(0)
    log.follow(AwayEntry(0))
    with pytest.raises(presence.AlreadyDone):
        presence.leave(log, 0)
    assert presence.come_back(log, 0) == BackEntry(0)


def test_who_resigned_does_not_come_back_and_the_last_ends_the_game(log: MatchLog) -> None:
    assert presence.resign(log, SEATING, 0) == ResignEntry(0, last=False)
    log.follow(ResignEntry(0))
    assert (log.away, log.resigned, log.over) == (frozenset({0}), frozenset({0}), False)
    with pytest.raises(Refused, match="resigned"):
        presence.come_back(log, 0)
    with pytest.raises(presence.AlreadyDone):
        presence.resign(log, SEATING, 0)
    assert presence.resign(log, SEATING, 1) == ResignEntry(1, last=True)
    log.follow(ResignEntry(1, last=True))
    assert log.over
    assert log.awaited == ()
    with pytest.raises(presence.AlreadyDone):
        presence.leave(log, 2)
    with pytest.raises(Illegal):
        presence.resign(log, SEATING, 2)


def test_declining_by_itself_is_switched_on_and_off(log: MatchLog) -> None:
    with pytest.raises(presence.AlreadyDone):
        presence.decline_by_itself(log, 1, False)
    assert presence.decline_by_itself(log, 1, True) == DeclineEntry(1, True)
    log.follow(DeclineEntry(1, True))
    assert log.declining == {1}
    log.follow(DeclineEntry(1, False))
    assert log.declining == frozenset()


# --- over the wire ---


def test_a_bot_plays_on_for_who_resigned_and_the_game_leaves_their_list(tmp_path: Path) -> None:
    with Running(settings(tmp_path)) as running:
        code, vera, ada = two(running)
        sockets = open_both(code, vera, ada, lang="en")
        mover, other = in_turn(sockets)
        seat = sockets.index(mover)
        resigner, rest = (vera, ada) if seat == 0 else (ada, vera)
        assert mover.ask("resign")["type"] == "ack"
        told = other.until_told("update")["events"][0]
        assert told["event"] == {"type": "resigned", "seat": seat, "last": False}
        assert told["words"] == f"{('Vera', 'Ada')[seat]} resigned. A bot plays on."
        other.until(lambda: other.table["seats"][seat]["resigned"])
        assert other.table["seats"][seat]["stand_in"] == "greedy"
        other.until(lambda: seat not in other.view["awaited"])  # the bot has played
        assert mover.ask("back")["code"] == "resigned"
        assert resigner.get("/tables/mine") == []
        assert [line["code"] for line in rest.get("/tables/mine")] == [code]
        while not other.over:
            if 1 - seat in other.view["awaited"]:
                other.move()
            else:
                other.read()
        assert [line["status"] for line in resigner.get("/tables/mine")] == ["over"]
        assert resigner.get("/tables/mine")[0]["seats"][seat]["resigned"]


def test_the_game_ends_with_the_last_person_and_stays_so(tmp_path: Path) -> None:
    with Running(settings(tmp_path)) as running:
        vera = running.guest()
        code = vera.table(seats="me,greedy,greedy", options={"starter": 0})["code"]
        with vera.socket(code, lang="en") as socket:
            socket.follow(0)
            assert socket.ask("resign")["type"] == "ack"
            socket.until(lambda: socket.table["status"] == "over")
            assert socket.table["outcome"] is None
            assert socket.table["awaited"] == []
            assert socket.move()["code"] == "resigned"
            assert socket.ask("undo")["rule"] == "G-OVER"
    with Running(settings(tmp_path)) as running:
        vera.port = running.port
        again = running.guest("Ada")
        info = again.get(f"/tables/{code}")
        assert (info["status"], info["outcome"], info["seats"][0]["resigned"]) == ("over", None, True)
        assert again.get(f"/replays/{code}")["seed"] is not None
        with again.socket(code) as socket:
            socket.until_told("state")
        wait_for(lambda: running.server.tables.live.get(code) is None)  # nobody goes on
