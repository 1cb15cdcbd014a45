"""A bot at a server: it accepts challenges, plays whole games, and goes on after breaks."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from bottega import games
from bottega.client.account import RefusedByServer
from client.connecting import Connecting, bot_file
from server.running import BotPlayer, Player, Running, settings, wait_for


def over(player: Player, code: str) -> bool:
    return bool(player.get(f"/tables/{code}")["status"] == "over")


@pytest.mark.parametrize("game", games.names())
def test_a_bot_plays_whole_games(running: Running, game: str) -> None:
    """Against a bot of the server, while its owner looks on."""
    owner = running.owner()
    robo = owner.bot()
    with Connecting(running.port, robo.token, "greedy") as bot:
        code = owner.table(game=game, seats="challenge:robo,greedy")["code"]
        wait_for(lambda: owner.get(f"/tables/{code}")["status"] == "playing")
        owner.watch(code)
        bot.until(f"{code}: over, ")
    assert not any("refused" in line or "failed" in line for line in bot.said), bot.said
    record = owner.get(f"/replays/{code}")
    assert record["bots"] == ["outside", "greedy"]


def test_games_that_are_not_wanted_are_declined(running: Running) -> None:
    owner = running.owner()
    robo = owner.bot()
    with Connecting(running.port, robo.token, "greedy", ["fresco"]) as bot:
        code = owner.table(seats="me,challenge:robo")["code"]
        bot.until(f"{code}: Final Touch with Vera declined")
        wait_for(lambda: owner.get(f"/tables/{code}")["seats"][1]["declined"] == "robo")


def test_more_challenges_wait_until_a_game_is_over(running: Running) -> None:
    owner = running.owner()
    robo = owner.bot()
    with Connecting(running.port, robo.token, "greedy", at_a_time=1) as bot:
        first, second = (owner.table(seats="me,challenge:robo")["code"] for _ in range(2))
        bot.until(f"{second}: Vera wants")
        wait_for(lambda: owner.get(f"/tables/{first}")["status"] == "playing")
        assert owner.get(f"/tables/{second}")["seats"][1]["challenged"] == "robo"
        with owner.socket(first) as vera:
            vera.until(lambda: vera.view)
            vera.ask("resign")
            wait_for(lambda: running.server.tables.live[first].log is not None)
            robo_socket = robo.socket(first)
            robo_socket.ask("resign")
        wait_for(lambda: owner.get(f"/tables/{second}")["status"] == "playing")


def test_a_live_clock_starts_without_anybody_saying_ready_for_the_bot(running: Running) -> None:
    owner = running.owner()
    robo = owner.bot()
    with Connecting(running.port, robo.token, "greedy"):
        table = owner.table(seats="me,challenge:robo", clock={"type": "live", "minutes": 5})
        with owner.socket(table["code"]) as vera:
            wait_for(lambda: owner.get(f"/tables/{table['code']}")["seats"][1]["ready"])
            owner.post(f"/tables/{table['code']}/ready", ready=True)
            vera.until(lambda: vera.view)


def test_a_bot_agrees_to_an_undo(running: Running) -> None:
    owner = running.owner()
    robo = owner.bot()
    with Connecting(running.port, robo.token, "greedy"):
        code = owner.table(seats="me,challenge:robo", options={"starter": 0})["code"]
        with owner.socket(code) as vera:
            vera.until(lambda: vera.view and 0 in vera.view["awaited"])
            vera.move()
            vera.until(lambda: 0 in vera.view["awaited"])
            asked = vera.ask("undo")
            assert asked["type"] == "ack"
            vera.until(lambda: any(event["event"]["type"] == "undone" for event in vera.received[-1].get("events", [])))


# --- a bot that fails ---


def test_a_bot_that_fails_shows_its_traceback_and_resigns(running: Running, tmp_path: Path) -> None:
    owner = running.owner()
    robo = owner.bot()
    with Connecting(running.port, robo.token, f"{bot_file(tmp_path)}:Broken") as bot:
        code = owner.table(seats="challenge:robo,greedy", options={"starter": 0})["code"]
        with owner.socket(code, seat="watch"):
            bot.until("lost my palette")
            bot.until(f"{code}: resigned")
    (told,) = [line for line in bot.said if "lost my palette" in line]
    assert "some_bots.py" in told
    assert "in choose" in told
    assert owner.get(f"/tables/{code}")["seats"][0]["resigned"]


def test_a_bot_that_fails_may_play_on(running: Running, tmp_path: Path) -> None:
    owner = running.owner()
    robo = owner.bot()
    with Connecting(running.port, robo.token, f"{bot_file(tmp_path)}:Broken", on_error="random") as bot:
        code = owner.table(seats="challenge:robo,greedy", options={"starter": 0})["code"]
        wait_for(lambda: owner.get(f"/tables/{code}")["status"] == "playing")
        owner.watch(code)
        bot.until(f"{code}: over, ")
    assert any("lost my palette" in line for line in bot.said)


def test_what_the_rules_do_not_allow_is_told_with_the_rule(running: Running, tmp_path: Path) -> None:
    owner = running.owner()
    robo = owner.bot()
    with Connecting(running.port, robo.token, f"{bot_file(tmp_path)}:Cheat") as bot:
        code = owner.table(seats="challenge:robo,greedy", options={"starter": 0})["code"]
        with owner.socket(code, seat="watch"):
            bot.until(f"{code}: resigned")
    assert any("refused" in line and "FT-" in line for line in bot.said), bot.said


# --- breaks ---


class Gate:
    """A way to a server that a test can close: connections through it break, and new ones are refused."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.open: list[socket.socket] = []
        self.is_shut = False
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self.listener.accept()
            except OSError:
                return
            if self.is_shut:
                client.close()
                continue
            try:
                server = socket.create_connection(("127.0.0.1", self.target))
            except OSError:
                client.close()
                continue
            self.open += [client, server]
            for source, sink in ((client, server), (server, client)):
                threading.Thread(target=self._pass_on, args=(source, sink), daemon=True).start()

    def _pass_on(self, source: socket.socket, sink: socket.socket) -> None:
        try:
            while data := source.recv(65_536):
                sink.sendall(data)
        except OSError:
            pass
        finally:
            for end in (source, sink):
                end.close()

    def shut(self) -> None:
        self.is_shut = True
        for end in self.open:
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                continue


@pytest.fixture
def gate(running: Running) -> Iterator[Gate]:
    made = Gate(running.port)
    yield made
    made.shut()
    made.listener.close()


def test_a_bot_goes_on_after_the_network_was_gone(running: Running, gate: Gate) -> None:
    owner = running.owner()
    robo = owner.bot()
    with Connecting(gate.port, robo.token, "greedy") as bot:
        code = owner.table(seats="me,challenge:robo", options={"starter": 0})["code"]
        with owner.socket(code) as vera:
            vera.until(lambda: vera.view)
            gate.shut()
            bot.until("no connection")
            vera.move()
            vera.until(lambda: 1 in vera.view["awaited"] or 0 in vera.view["awaited"])
            later = owner.table(seats="me,challenge:robo")["code"]
            gate.is_shut = False
            bot.until("connected again")
            while 1 not in vera.view["awaited"] and not vera.over:
                vera.move()
            seq = vera.seq
            vera.until(lambda: vera.seq > seq)  # the bot has moved
        wait_for(lambda: owner.get(f"/tables/{later}")["status"] == "playing")


def test_a_bot_goes_on_after_a_restart_of_the_server(tmp_path: Path) -> None:
    first = Running(settings(tmp_path)).__enter__()
    owner, gate = first.owner(), Gate(first.port)
    robo = owner.bot()
    with Connecting(gate.port, robo.token, "greedy") as bot:
        code = owner.table(seats="challenge:robo,greedy")["code"]
        wait_for(lambda: owner.get(f"/tables/{code}")["status"] == "playing")
        owner.watch(code, seq=4)
        first.stop()
        with Running(settings(tmp_path)) as second:
            gate.target = second.port
            owner = Player(second.port, owner.cookie)
            bot.until("connected again")
            owner.watch(code)
            bot.until(f"{code}: over, ")
    gate.listener.close()


def test_a_bot_that_is_started_again_goes_on_with_its_games(running: Running) -> None:
    owner = running.owner()
    robo = owner.bot()
    with Connecting(running.port, robo.token, "greedy"):
        code = owner.table(seats="challenge:robo,greedy")["code"]
        wait_for(lambda: owner.get(f"/tables/{code}")["status"] == "playing")
        owner.watch(code, seq=2)
    with Connecting(running.port, robo.token, "greedy") as again:
        owner.watch(code)
        again.until(f"{code}: over, ")


def test_a_revoked_token_ends_it(running: Running) -> None:
    owner = running.owner()
    robo = owner.bot()
    with Connecting(running.port, robo.token, "greedy") as bot:
        code = owner.table(seats="me,challenge:robo", options={"starter": 0})["code"]
        with owner.socket(code) as vera:
            vera.until(lambda: vera.view)
            owner.http.delete(f"/me/bots/{robo.id}/tokens/{robo.token_id}")
            bot.thread.join(30)
    assert isinstance(bot.error, RefusedByServer)
    assert bot.error.code == "wrong-token"


def test_a_token_that_may_not_play_is_refused(running: Running) -> None:
    owner = running.owner()
    robo = owner.bot(scopes=["read"])
    assert isinstance(robo, BotPlayer)
    with Connecting(running.port, robo.token, "greedy") as bot:
        owner.table(seats="me,challenge:robo")
        bot.thread.join(30)
    assert isinstance(bot.error, RefusedByServer)
    assert bot.error.code == "scope"
