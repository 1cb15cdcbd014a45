"""Clocks: arithmetic, and tables on time that a test moves by hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bottega.server.protocol import AsyncClock, LiveClock, NoClock
from bottega.server.table import clocks
from bottega.server.table.clocks import ClockState, Rest
from server.fake_time import FakeTime
from server.running import Player, Running, Socket, settings, wait_for
from server.table.test_table import in_turn, open_both, two

LIVE = LiveClock(minutes=1, increment=5)


def test_a_live_clock_runs_for_the_awaited_side_alone() -> None:
    state = clocks.started(LIVE, 2, [0], 100.0)
    assert state == ClockState([60.0, 60.0], [0], 100.0)
    assert state.left_at(110.0) == [50.0, 60.0]
    assert state.runs_out() == 160.0
    assert state.expired_sides(159.9) == []
    assert state.expired_sides(160.0) == [0]
    moved = clocks.after_log_entry(LIVE, state, [1], 110.0, moved=0)
    assert moved == ClockState([55.0, 60.0], [1], 110.0)
    assert moved.info(120.0).left == [55.0, 50.0]


def test_an_async_clock_starts_anew_with_each_question() -> None:
    clock = AsyncClock(days=1)
    state = clocks.started(clock, 3, [0, 1], 0.0)  # two seal their plans at once
    assert state is not None
    later = clocks.after_log_entry(clock, state, [1, 2], 100.0, moved=0)
    assert later == ClockState([86_400.0, 86_300.0, 86_400.0], [1, 2], 100.0)


def test_a_clock_stands_still_for_rests() -> None:
    clock = AsyncClock(days=1)
    state = clocks.with_rests(
        clocks.started(clock, 2, [0], 100.0), {0: [(0.0, 150.0), (200.0, 300.0)], 1: [(0.0, 9.0)]}
    )
    assert state is not None
    assert state.rests == [Rest(0, 0.0, 150.0), Rest(0, 200.0, 300.0)]  # of who is waited for
    assert state.left_at(120.0) == [86_400.0, 86_400.0]
    assert state.left_at(250.0) == [86_350.0, 86_400.0]
    assert state.runs_out() == state.ends_at(0) == 100.0 + 86_400.0 + 150.0
    assert state.ends_at(1) == 100.0 + 86_400.0
    assert state.expired_sides(86_649.0) == []
    assert state.expired_sides(86_650.0) == [0]
    assert [state.off_until(0, now) for now in (100.0, 150.0, 299.0)] == [150.0, None, 300.0]
    assert (state.off_until(1, 0.0), state.next_change(150.0), state.next_change(300.0)) == (None, 200.0, None)
    assert (state.info(120.0).running, state.info(160.0).running) == ([], [0])
    moved = clocks.after_log_entry(clock, state, [1], 250.0, moved=0)
    assert moved == ClockState([86_400.0, 86_400.0], [1], 250.0)
    assert clocks.answer_seconds(clock, state, 0, 250.0) == 50.0
    assert clocks.answer_seconds(LIVE, state, 0, 250.0) is None


def test_no_clock_is_none() -> None:
    assert clocks.started(NoClock(), 2, [0], 0.0) is None
    assert clocks.after_log_entry(NoClock(), None, [0], 0.0) is None
    assert clocks.with_grace(NoClock(), None, 0) is None


def test_a_bot_stands_in_when_the_time_is_up_and_the_person_returns(tmp_path: Path) -> None:
    time = FakeTime()
    with Running(settings(tmp_path), time) as running:
        code, vera, ada = two(running, clock={"type": "live", "minutes": 1, "increment": 5})
        sockets = open_both(code, vera, ada, lang="en")
        mover, other = in_turn(sockets)
        seat = sockets.index(mover)
        time.advance(30)
        assert mover.ask("sync")["type"] == "ack"
        assert mover.until_told("state")["clock"]["left"][seat] == 30.0
        time.advance(31)
        told = other.until_told("update")
        assert told["events"][0]["event"] == {"type": "away", "seat": seat}
        assert told["events"][0]["words"] == f"A bot stands in for {('Vera', 'Ada')[seat]}."
        while other.table["seats"][seat]["stand_in"] != "greedy":
            other.read()
        while seat in other.view["awaited"]:  # the bot moves
            other.read()
        assert mover.ask("back")["type"] == "ack"
        while other.table["seats"][seat]["stand_in"] is not None:
            other.read()
        play_on(sockets)
        mover, _ = in_turn(sockets)
        if sockets.index(mover) != seat:
            play_on(sockets)
        left = sockets[seat].received[-1]["clock"]["left"][seat]
        assert left >= 60


def play_on(sockets: list[Socket]) -> None:
    newest = max(socket.seq for socket in sockets)
    for socket in sockets:
        socket.follow(newest)
    mover, other = in_turn(sockets)
    answer = mover.move()
    for socket in (mover, other):
        socket.follow(answer["seq"])


def test_a_move_of_somebody_who_was_away_brings_them_back(tmp_path: Path) -> None:
    time = FakeTime()
    with Running(settings(tmp_path), time) as running:
        code, vera, ada = two(running, clock={"type": "async", "days": 1})
        sockets = open_both(code, vera, ada)
        mover, other = in_turn(sockets)
        seat = sockets.index(mover)
        time.advance(86_401)
        while seat in other.view["awaited"]:
            other.read()
        assert other.move()["type"] == "ack"
        # the bot answers for the one who is away, again and again
        seq = other.seq
        other.follow(seq + 1)
        sockets[seat].follow(other.seq)
        wait_for(lambda: seat not in running.server.tables.live[code].running_match().awaited)
        assert sockets[seat].ask("back")["type"] == "ack"
        assert running.server.tables.live[code].away == frozenset()


def test_days_go_by_while_the_server_is_down(tmp_path: Path) -> None:
    time = FakeTime()
    with Running(settings(tmp_path), time) as running:
        code, vera, ada = two(running, clock={"type": "async", "days": 1})
        seat = open_both(code, vera, ada)[0].view["awaited"][0]
        cookie = vera.cookie
    time.advance(2 * 86_400)
    with Running(settings(tmp_path), time) as again:
        vera = Player(again.port, cookie)
        wait_for(lambda: vera.get(f"/tables/{code}")["seats"][seat]["stand_in"] == "greedy")


def test_live_time_does_not_run_while_the_server_is_down(tmp_path: Path) -> None:
    time = FakeTime()
    with Running(settings(tmp_path), time) as running:
        code, vera, ada = two(running, clock={"type": "live", "minutes": 5})
        open_both(code, vera, ada)
        cookie = vera.cookie
    time.advance(3600)
    with Running(settings(tmp_path), time) as again, Player(again.port, cookie).socket(code) as socket:
        assert socket.until_told("state")["clock"]["left"] == [300.0, 300.0]


@pytest.mark.parametrize("clock", [{"type": "live", "minutes": 5}, {"type": "async", "days": 1}])
def test_a_clock_runs_though_the_systems_was_set_back(tmp_path: Path, clock: dict[str, Any]) -> None:
    """The server was stopped meanwhile: what it finds stored lies ahead of the time."""
    time, full = FakeTime(), 300 if clock["type"] == "live" else 86_400
    with Running(settings(tmp_path), time) as running:
        code, vera, ada = two(running, clock=clock)
        seat = open_both(code, vera, ada)[0].view["awaited"][0]
        cookie = vera.cookie
    time.advance(-3600)
    with Running(settings(tmp_path), time) as again:
        vera = Player(again.port, cookie)
        with vera.socket(code) as socket:
            assert socket.until_told("state")["clock"]["left"] == [full, full]
            time.advance(full + 1)
            wait_for(lambda: vera.get(f"/tables/{code}")["seats"][seat]["stand_in"] == "greedy")


@pytest.mark.parametrize("clock", [{"type": "live", "minutes": 5}, {"type": "async", "days": 1}])
def test_a_clock_that_was_set_back_stalls_no_table_that_nobody_opens(tmp_path: Path, clock: dict[str, Any]) -> None:
    """Also after another restart: the time that is left does not begin anew each time."""
    time, full = FakeTime(), 300 if clock["type"] == "live" else 86_400
    with Running(settings(tmp_path), time) as running:
        code, vera, ada = two(running, clock=clock)
        open_both(code, vera, ada)
    time.advance(-100 * 86_400)
    with Running(settings(tmp_path), time) as running:
        store = running.server.services.store
        wait_for(lambda: running.run(store.tables.next_due(time.now())) == time.now() + full)
        assert running.run(store.log.read(code))[-1].data["clock"]["left"] == [full, full]
    with Running(settings(tmp_path), time) as running:
        store = running.server.services.store
        assert running.run(store.tables.due_and_changed_after(time.now())) == []
        time.advance(full)
        wait_for(lambda: "away" in running.run(store.log.read(code))[-1].data)


def test_offers_to_somebody_away_are_declined(tmp_path: Path) -> None:
    with Running(settings(tmp_path)) as running:
        code, vera, ada = two(running, "pastiche")
        sockets = open_both(code, vera, ada)
        mover, _ = in_turn(sockets)
        seat = sockets.index(mover)
        (vera, ada)[1 - seat].post(f"/tables/{code}/stand")
        assert mover.move()["type"] == "ack"  # a hex is laid: now one may trade, though no useful offer may be listed
        palette = mover.view["palettes"][seat]
        give = next(iter(palette))
        get = next(colour for colour in ("red", "yellow", "blue", "green") if colour != give)
        answer = mover.move({"type": "offer", "to": 1 - seat, "give": {give: 1}, "get": {get: 1}})
        assert answer["type"] == "ack", answer
        while not any(event["event"]["type"] == "declined" for event in mover.received[-1].get("events", [])):
            mover.read()
        assert not mover.view["offers"]
