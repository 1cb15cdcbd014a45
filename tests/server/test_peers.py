"""Two processes on one PostgreSQL know of each other's people, bots and limits; one that hangs is not waited for."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from bottega.server.peers import Peers
from bottega.server.problems import Refused
from server.processes import Process
from server.running import Player, Running, Socket, settings, wait_for


@pytest.fixture
def both(postgres_url: str, tmp_path: Path) -> Iterator[list[Running]]:
    wanted = settings(tmp_path, database=postgres_url)
    with Running(wanted) as one, Running(wanted) as two:
        wait_for(lambda: all(running.server.services.peers._peers for running in (one, two)))
        yield [one, two]


def at(running: Running, player: Player) -> Player:
    return Player(running.port, player.cookie)


def play_until_the_bot_has_moved(tab: Socket) -> None:
    """Several moves of one's own may come first."""
    before = tab.seq
    while tab.seq <= before + 1 and not tab.over:
        before = tab.seq
        seq = tab.move()["seq"]
        tab.until(lambda seq=seq: tab.seq >= seq and (tab.view["choices"] or tab.over))  # type: ignore[misc]


def online(socket: Socket) -> list[bool]:
    return [bool(seat["online"]) for seat in socket.table["seats"]]


def test_people_and_watchers_of_the_other_process_are_seen(both: list[Running]) -> None:
    one, two = both
    vera, ada = one.guest("Vera"), two.guest("Ada")
    code = vera.table(seats="me,open")["code"]
    here = vera.socket(code)
    ada.sit(code)
    there = ada.socket(code)
    here.until(lambda: here.table and online(here) == [True, True])
    there.until(lambda: there.table and online(there) == [True, True])
    with two.guest("Sepia").socket(code, seat="watch"):
        here.until(lambda: here.table["watchers"] == 1)
    here.until(lambda: here.table["watchers"] == 0)
    there.close()
    here.until(lambda: online(here) == [True, False])


def test_a_process_that_comes_later_learns_who_is_there(both: list[Running]) -> None:
    vera = both[0].guest("Vera")
    code = vera.table(seats="me,open")["code"]
    with vera.socket(code) as here, Running(both[0].server.services.settings) as late:
        here.until_told("table")
        wait_for(lambda: late.server.services.peers.people(code))
        assert late.guest("Ada").get(f"/tables/{code}")["seats"][0]["online"]
    both[0].stop()
    wait_for(lambda: len(both[1].server.services.peers._peers) == 0)  # both others have said goodbye


def test_a_bot_thinks_in_one_process_only(both: list[Running]) -> None:
    vera = both[0].guest("Vera")
    code = vera.table(seats="me,greedy", options={"starter": 0})["code"]
    tabs = [at(running, vera).socket(code) for running in both]
    for tab in tabs:
        tab.until(lambda tab=tab: tab.view.get("choices"))  # type: ignore[misc]
    services = [running.server.services for running in both]
    wait_for(lambda: sorted(each.peers.leads(code) for each in services) == [False, True])
    for _ in range(3):
        play_until_the_bot_has_moved(tabs[0])
        tabs[1].follow(tabs[0].seq)
    moves = both[0].server.tables.live[code].running_match().moves
    thoughts = [each.metrics.bot_moves.counts["own"] for each in services]
    assert sorted(thoughts) == [0, sum(move.seat == 1 for move in moves)]


async def lost(peers: Peers) -> None:
    """Letters may have been lost: the connection to the database was."""
    peers.on_notice(None)
    assert not peers._peers


def test_limits_are_kept_together(both: list[Running]) -> None:
    one, two = (running.server.services for running in both)
    for _ in range(5):
        one.limits.take("letters", "vera", 1e-6, 5.0, one.time.now())

    def refused() -> bool:
        try:
            two.limits.take("letters", "vera", 1e-6, 5.0, two.time.now())
        except Refused:
            return True
        return False

    wait_for(refused)
    vera = both[0].guest("Vera")
    code = vera.table(seats="me,open")["code"]
    with vera.socket(code):
        wait_for(lambda: two.limits.open_elsewhere("sockets 127.0.0.1") == 1)
        both[1].run(lost(two.peers))
        wait_for(lambda: two.limits.open_elsewhere("sockets 127.0.0.1") == 1)  # told again, and counted once
    wait_for(lambda: two.limits.open_elsewhere("sockets 127.0.0.1") == 0)


@pytest.mark.parametrize("stopped", [0, 1])
def test_bots_go_on_while_a_process_hangs(postgres_url: str, stopped: int) -> None:
    """Whichever of the two the bots thought in."""
    flags = ("--database", postgres_url)
    with Process(*flags) as one, Process(*flags) as two:
        processes = [one, two]
        vera = Player.guest(one.port)
        code = vera.table(seats="me,greedy", options={"starter": 0})["code"]
        tabs = [Player(process.port, vera.cookie).socket(code) for process in processes]
        for tab in tabs:
            tab.until(lambda tab=tab: tab.view.get("choices"))  # type: ignore[misc]
        hanging, going = tabs[stopped], tabs[1 - stopped]
        processes[stopped].process.send_signal(signal.SIGSTOP)
        try:
            play_until_the_bot_has_moved(going)
        finally:
            processes[stopped].process.send_signal(signal.SIGCONT)
        hanging.follow(going.seq)
        assert hanging.view == going.view
        rows = vera.get(f"/tables/{code}")["seq"]
        assert rows == going.seq
