"""Hints over the socket: for one person against bots, to that person alone, and only while they fit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bottega import games, texts
from bottega.server.table import hints
from bottega.server.work import workers
from server.gate import Gate
from server.running import Player, Running, Socket, settings, wait_for


def my_turn(vera: Player, code: str, **params: object) -> Socket:
    socket = vera.socket(code, **params)
    socket.until(lambda: socket.table.get("mine") and socket.table["mine"][0] in socket.view.get("awaited", []))
    return socket


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_the_best_moves_with_their_worth_and_a_reason(running: Running, game: str, lang: str) -> None:
    vera = running.guest()
    seats = "me,greedy,greedy" if 2 not in games.spec(game).seats else "me,greedy"
    socket = my_turn(vera, vera.table(game, seats)["code"], lang=lang)
    told = socket.ask("hint")
    assert told["type"] == "hint", told
    assert told["decision"] == socket.view["decision"]
    assert 0 < len(told["moves"]) <= 5
    for move in told["moves"]:
        assert move["action"] in socket.view["choices"]
        assert move["words"]
        assert move["reason"]
        assert move["value"] is None or 0 <= move["value"] <= 1
    assert socket.move(told["moves"][0]["action"])["type"] == "ack"


def test_a_draft_is_weighed_too_if_it_is_a_legal_move(running: Running) -> None:
    vera = running.guest()
    socket = my_turn(vera, vera.table(seats="me,greedy")["code"])
    draft = socket.ask("hint")["moves"][0]["action"]
    told = socket.ask("hint", draft=draft)
    assert [move["action"] for move in told["moves"] if move["draft"]] == [draft]
    assert socket.ask("hint", draft={"type": "improve", "touches": {"red": 30}})["rule"] == "FT-I1"
    assert socket.ask("hint", draft={"type": "sleep"})["code"] == "invalid"


def test_nobody_else_hears_of_it(running: Running) -> None:
    vera = running.guest()
    code = vera.table(seats="me,greedy")["code"]
    socket = my_turn(vera, code)
    with running.guest("Ada").socket(code) as watcher:
        watcher.until_told("state")
        assert watcher.ask("hint")["code"] == "not-seated"
        assert socket.ask("hint")["type"] == "hint"
        watcher.ask("ping")
        assert all(message["type"] != "hint" for message in watcher.received)


@pytest.mark.parametrize("seats", ["me,open", "me,device:Ada", "me,greedy,device:Ada"])
def test_not_in_games_with_other_people(running: Running, seats: str) -> None:
    vera = running.guest()
    code = vera.table(seats=seats)["code"]
    if "open" in seats:
        running.guest("Ada").sit(code)
    with vera.socket(code) as socket:
        socket.until_told("state")
        refusal = socket.ask("hint")
    assert refusal["code"] == "with-people"
    assert refusal["sentence"] == "Hints are for games against bots alone."


def test_not_before_the_game_nor_after_it(running: Running) -> None:
    vera = running.guest()
    code = vera.table(seats="me,apprentice", autostart=False)["code"]
    with vera.socket(code) as socket:
        assert socket.ask("hint")["code"] == "not-started"
        vera.post(f"/tables/{code}/start")
        while not socket.over:
            if socket.view and 0 in socket.view["awaited"]:
                socket.follow(socket.move()["seq"])
            else:
                socket.read()
        assert socket.ask("hint")["code"] == "nothing-to-decide"


def test_whoever_asked_may_play_on_and_what_comes_too_late_is_said(running: Running) -> None:
    vera = running.guest()
    socket = my_turn(vera, vera.table("pastiche", "me,greedy")["code"])
    asked = socket.send("hint")
    assert socket.move()["type"] == "ack"
    assert asked not in socket.answers  # the move did not wait for it
    socket.until(lambda: asked in socket.answers)
    assert socket.answers[asked]["code"] == "moved-on"


def test_not_too_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "AT_ONCE", 1)
    with Running(settings(tmp_path, hints_per_minute=1.0)) as running:
        vera = running.guest()
        socket = my_turn(vera, vera.table(seats="me,greedy")["code"])
        asked = [socket.send("hint") for _ in range(2)]
        socket.until(lambda: all(name in socket.answers for name in asked))
        assert [socket.answers[name].get("code") for name in asked] == [None, "too-fast"]


def held_up(running: Running, gate: Gate) -> None:
    """The only process that thinks is busy until the gate is opened."""
    code = running.against(running.guest("Mallory", address="192.0.2.9"), gate.bot)
    wait_for(lambda: running.workers._thinking.queue.full and running.server.tables.live[code].bots.jobs)


def test_hints_come_after_moves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gate, order, ask = Gate(tmp_path), [], workers._question

    def noted(*args: Any, **more: Any) -> Any:
        order.append("hint" if "lang" in more else "move")
        return ask(*args, **more)

    with Running(settings(tmp_path)) as running:
        live = running.server.tables.live
        vera = running.guest()
        code = vera.table(seats="me,greedy", options={"starter": 0})["code"]
        socket = my_turn(vera, code)
        held_up(running, gate)
        monkeypatch.setattr(workers, "_question", noted)
        hint = socket.send("hint")
        wait_for(lambda: live[code].bots.jobs)
        late = running.against(vera, gate.bot)
        wait_for(lambda: live[late].bots.jobs)
        gate.open()
        socket.until(lambda: hint in socket.answers)
        assert order[:2] == ["move", "hint"]


def test_a_hint_that_nobody_waits_for_any_more_is_dropped(tmp_path: Path) -> None:
    gate = Gate(tmp_path)
    with Running(settings(tmp_path)) as running:
        vera = running.guest()
        code = vera.table(seats="me,greedy", options={"starter": 0})["code"]
        socket, live = my_turn(vera, code), running.server.tables.live[code]
        held_up(running, gate)
        hint = socket.send("hint")
        wait_for(lambda: live.bots.jobs)
        assert socket.move()["type"] == "ack"
        socket.until(lambda: hint in socket.answers)  # though the process is still busy
        assert socket.answers[hint]["code"] == "moved-on"
        socket.until(lambda: 0 in socket.view["awaited"])
        wait_for(lambda: not live.bots.jobs)
        socket.send("hint")
        wait_for(lambda: live.bots.jobs)
        socket.close()
        wait_for(lambda: not live.bots.jobs)
        gate.open()


def test_one_address_waits_for_so_many_hints_at_most(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "WAITING", 2)
    gate = Gate(tmp_path)

    def asks(address: str) -> tuple[Socket, str]:
        player = running.guest(address=address)
        socket = my_turn(player, player.table(seats="me,greedy", options={"starter": 0})["code"])
        return socket, socket.send("hint")

    with Running(settings(tmp_path)) as running:
        held_up(running, gate)
        waiting = [asks("192.0.2.1") for _ in range(2)]
        wait_for(lambda: running.server.services.limits.open["hints 192.0.2.1"] == 2)
        socket, name = asks("192.0.2.1")
        socket.until(lambda: name in socket.answers)
        assert socket.answers[name]["code"] == "too-fast"
        waiting.append(asks("192.0.2.2"))
        gate.open()
        assert [socket.until_told("hint")["id"] for socket, _ in waiting] == [name for _, name in waiting]
