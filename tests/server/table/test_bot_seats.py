"""Bots at a table: at the same time where the game asks several, at a pace people can follow, patient with offers."""

from __future__ import annotations

import sqlite3
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bottega.core.match import Match
from bottega.games.pastiche.box.colours import COLOURS
from bottega.server.table import tables
from bottega.server.table.bot_seats import BotSeats, Patience
from bottega.server.table.table import Table
from bottega.server.work import workers
from bottega.server.work.worker import Question
from server.fake_time import FakeTime
from server.gate import Gate
from server.running import Running, Socket, settings, wait_for
from server.table.test_table import in_turn, open_both, two


def test_patience_gets_shorter_with_each_offer_that_is_not_answered() -> None:
    patience, now = Patience(), 100.0
    for decision, seconds in ((1, 16.0), (2, 8.0), (3, 4.0)):
        assert patience.start(decision, now, 16.0)
        assert patience.until == now + seconds
        assert not patience.start(decision, now + seconds / 2, 16.0)  # still the same question
        now = patience.until
        assert not patience.start(decision, now, 16.0)
        assert not patience.start(decision, now + 1, 16.0)  # it counts once
    assert patience.start(4, now, 16.0)
    assert patience.until == now + 2.0
    assert patience.start(5, now + 1, 16.0)  # the fourth was answered in time
    assert patience.until == now + 1 + 16.0


def test_plans_are_made_at_the_same_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    most, shares = 0, []
    play = BotSeats._play

    async def counted(bots: BotSeats, table: Table, seat: int, share: float) -> None:
        nonlocal most
        most = max(most, len(bots._thinking))
        if len(bots._thinking) > 1:
            shares.append(share)
        await play(bots, table, seat, share)

    monkeypatch.setattr(BotSeats, "_play", counted)
    with Running(settings(tmp_path)) as running:
        vera = running.guest()
        code = vera.table("fresco", "me,apprentice,apprentice,apprentice")["code"]
        with vera.socket(code) as socket:
            socket.until(lambda: socket.view)
            while socket.view["phase"] != "plan" or socket.view["awaited"] != [0]:
                if 0 in socket.view["awaited"] and socket.view["phase"] == "get_up":
                    socket.follow(socket.move()["seq"])
                else:
                    socket.read()
    assert most == 3
    assert max(shares) <= 1 / 2  # one process for all of them


def test_bots_move_no_faster_than_people_can_follow(tmp_path: Path) -> None:
    time = FakeTime()
    with Running(settings(tmp_path, bot_pace=5.0), time) as running:
        vera = running.guest()
        code = vera.table(seats="me,greedy", options={"starter": 0})["code"]
        with vera.socket(code) as socket:
            socket.until(lambda: socket.view)
            moved = socket.move()["seq"]
            socket.follow(moved)
            live = running.server.tables.live[code]
            wait_for(lambda: live.bots._asked and not live.bots.jobs)
            socket.ask("ping")
            assert socket.seq == moved
            time.advance(4.0)
            socket.ask("ping")
            assert socket.seq == moved
            time.advance(1.0)
            socket.follow(moved + 1)


def until_offered(socket: Socket, tries: int = 400) -> dict[str, Any]:
    """Plays on until a bot offers something to seat 0."""
    for _ in range(tries):
        if any(choice["type"] == "decline" for choice in socket.view.get("choices", [])):
            return next(choice for choice in socket.view["choices"] if choice["type"] == "decline")
        if socket.view and 0 in socket.view["awaited"]:
            socket.follow(socket.move()["seq"])
        else:
            socket.read()
    raise AssertionError("no offer")


@pytest.mark.parametrize("answered", [True, False])
def test_a_bot_waits_for_the_answer_to_its_offer(
    tmp_path: Path, answered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "Match", partial(Match, seed="6"))  # in this deal greedy has something to offer
    time = FakeTime()
    with Running(settings(tmp_path, offer_seconds=20.0), time) as running:
        vera = running.guest()
        code = vera.table("pastiche", "me,greedy")["code"]
        live = running.server.tables.live[code]
        with vera.socket(code) as socket:
            decline = until_offered(socket)
            seq = socket.seq
            wait_for(lambda: not live.bots._thinking)
            time.advance(19.0)
            socket.ask("ping")
            assert socket.seq == seq
            assert live.bots._thinking == set()
            if answered:
                assert socket.move(decline)["type"] == "ack"
            else:
                time.advance(1.5)
            socket.until(lambda: socket.seq > seq + answered)
            assert live.bots._patience[0].lapsed == (0 if answered else 1)


# --- whose bots think first, and whose not at all ---


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Match]:
    """The matches about which the processes are asked, in this order."""
    order: list[Match] = []
    ask = workers._question

    def noted(match: Match, *args: Any, **more: Any) -> Question:
        order.append(match)
        return ask(match, *args, **more)

    monkeypatch.setattr(workers, "_question", noted)
    return order


def test_a_bot_that_answers_at_once_waits_for_none_that_thinks(tmp_path: Path) -> None:
    gate = Gate(tmp_path)
    with Running(settings(tmp_path)) as running:  # one process for those who think
        mallory, vera = running.guest("Mallory"), running.guest()
        slow = [running.against(mallory, gate.bot) for _ in range(5)]
        with vera.socket(vera.table(seats="me,greedy", options={"starter": 1})["code"]) as socket:
            socket.follow(1)
        assert [running.server.tables.live[code].seq for code in slow] == [0] * 5
        gate.open()


@pytest.mark.parametrize("is_there", [True, False])
def test_one_address_does_not_keep_the_bots_from_the_others(tmp_path: Path, asked: list[Match], is_there: bool) -> None:
    gate = Gate(tmp_path)
    with Running(settings(tmp_path)) as running:
        live = running.server.tables.live
        for number in range(6):  # guests from one address
            mallory = running.guest(f"Mallory {number}", address="192.0.2.1")
            running.against(mallory, gate.bot)
        wait_for(lambda: len(asked) == 1 and all(table.bots.jobs for table in live.values()))
        vera = running.guest(address="192.0.2.2")
        code = running.against(vera, gate.bot)
        wait_for(lambda: live[code].bots.jobs)
        if is_there:
            vera.socket(code).until_told("state")
        gate.open()
        wait_for(lambda: live[code].seq and len(asked) >= 3)
        assert live[code].match in asked[1:3]  # though it was asked for last of seven


def test_somebody_who_opens_the_table_goes_before_those_who_are_not_there(tmp_path: Path, asked: list[Match]) -> None:
    gate = Gate(tmp_path)
    with Running(settings(tmp_path)) as running:
        live = running.server.tables.live
        vera = running.guest()
        codes = [running.against(vera, gate.bot) for _ in range(4)]
        wait_for(lambda: len(asked) == 1 and all(live[code].bots.jobs for code in codes))
        watched = next(code for code in reversed(codes) if live[code].match is not asked[0])
        with vera.socket(watched) as socket:
            socket.until_told("state")
            gate.open()
            socket.follow(1)
        assert live[watched].match in asked[1:3]


@pytest.mark.parametrize("seats", ["greedy,greedy", "me,greedy"])
def test_bots_pause_without_people_and_go_on_when_somebody_looks(running: Running, seats: str) -> None:
    vera = running.guest()
    code = vera.table(seats=seats, options={"starter": 0}, clock={"type": "live", "minutes": 5})["code"]
    if "me" in seats:
        vera.post(f"/tables/{code}/stand")
    other = running.guest("Ada")
    later = other.table(seats="me,greedy", options={"starter": 1})["code"]
    wait_for(lambda: other.get(f"/tables/{later}")["seq"])  # asked for last, and answered
    live = running.server.tables.live[code]
    paused = live.seq
    assert (paused, live.bots.jobs) == (len(live.away), set())  # the line of her leaving
    assert live.clock is not None
    assert live.clock.running == []  # nobody's time
    other.watch(code, seq=paused + 3)
    wait_for(lambda: not live.feed.subscribers and not live.bots._thinking)
    stopped = live.seq
    wait_for(lambda: other.get(f"/tables/{later}")["seq"])
    assert live.seq == stopped
    vera.watch(code)
    assert live.status == "over"


def test_a_deserted_table_is_not_looked_at_again_and_again(tmp_path: Path) -> None:
    """Its row may say that bots are due: they were before the last spectator left, or an older server wrote it."""
    with Running(settings(tmp_path)) as running:
        code = running.guest().table(seats="greedy,greedy")["code"]
    with sqlite3.connect(tmp_path / "bottega.db") as database:
        database.execute("UPDATE tables SET due = 1.0 WHERE code = ?", (code,))
    database.close()
    with Running(settings(tmp_path)) as running:
        store = running.server.services.store
        wait_for(lambda: running.run(store.tables.due(2.0)) == [])
        assert running.server.tables.live[code].seq == 0


def test_offers_that_cannot_be_paid_are_declined_for_who_wants_that(running: Running) -> None:
    code, vera, ada = two(running, "pastiche")
    sockets = open_both(code, vera, ada, lang="en")
    mover, other = in_turn(sockets)
    seat = sockets.index(mover)
    assert mover.move()["type"] == "ack"  # a hex is laid: now one may trade
    other.follow(mover.seq)
    give = next(iter(mover.view["palettes"][seat]))
    held = next(iter(other.view["palettes"][1 - seat]))
    lacking = next(name for name in COLOURS if name not in other.view["palettes"][1 - seat])

    def offer(colour: str) -> None:
        wish = {"type": "offer", "to": 1 - seat, "give": {give: 1}, "get": {colour: 1}}
        assert mover.move(wish)["type"] == "ack"

    assert other.ask("auto-decline", on=True)["type"] == "ack"
    mover.follow(other.answers[list(other.answers)[-1]]["seq"])
    told = [event for message in mover.received for event in message.get("events", [])][-1]
    assert told["event"] == {"type": "auto-decline", "seat": 1 - seat, "on": True}
    offer(lacking)
    mover.until(lambda: any(event["event"]["type"] == "declined" for event in mover.received[-1].get("events", [])))
    offer(held)  # this one is theirs to answer
    other.until(lambda: any(action["type"] == "accept" for action in other.view["choices"]))
    assert other.ask("auto-decline", on=False)["type"] == "ack"
