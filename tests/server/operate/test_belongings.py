"""Everything about a person in one file, and everything about a person erased."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from bottega import record
from server.processes import Process
from server.running import Json, Player, Running, wait_for

PASSWORD = "correct horse"


def erase(player: Player, **body: Any) -> int:
    return player.http.request("DELETE", "/me", json=body).status_code


def say(player: Player, code: str, text: str) -> None:
    with player.socket(code) as socket:
        socket.ask("say", text=text)


def finished(vera: Player, ada: Player) -> str:
    """A game of the two, played to its end."""
    code = str(vera.table()["code"])
    ada.sit(code)
    with vera.socket(code) as one, ada.socket(code) as two:
        sockets = [one, two]
        for socket in sockets:
            socket.until_told("state")
        while not one.over:
            seat = one.view["awaited"][0]
            sockets[seat].follow(one.seq)
            answer = sockets[seat].move()
            one.follow(answer["seq"])
    return code


@pytest.fixture(scope="module")
def names() -> tuple[str, str]:
    return "Véra Unforgettable", "Ada"


# --- one file ---


def test_an_export_has_all_my_games_and_what_i_said(running: Running, names: tuple[str, str]) -> None:
    vera, ada = (running.guest(name) for name in names)
    over = finished(vera, ada)
    say(vera, over, "well done")
    say(ada, over, "not mine")
    plays, foreign = vera.table(seats="me,greedy")["code"], ada.table()["code"]
    answer = vera.http.get("/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    export: Json = answer.json()
    assert (export["format"], export["version"], export["person"]["name"]) == ("bottega-export", 1, names[0])
    games = {game["code"]: game for game in export["games"]}
    assert set(games) == {over, plays}
    assert foreign not in games
    assert games[plays]["record"] is None  # it holds what nobody may know yet
    assert games[over]["names"] == list(names)
    record.verify(games[over]["record"])
    assert [line["text"] for line in export["chat"]] == ["well done"]
    assert len(export["sessions"]) == 1
    imported = ada.post("/replays", **games[over]["record"])
    assert imported["steps"] == len(games[over]["record"]["moves"])
    assert Player(running.port).http.get("/me/export").status_code == 401


def test_an_export_has_every_record_however_many_there_are(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Looking at replays is limited by address; an export is one look."""
    vera, ada = running.guest(), running.guest("Ada")
    codes = {finished(vera, ada) for _ in range(2)}
    monkeypatch.setattr("bottega.server.replay.replays.LOOKS", (1e-6, 1))
    games = vera.get("/me/export")["games"]
    assert {game["code"] for game in games if game["record"] is not None} == codes


def test_exports_are_limited(running: Running) -> None:
    vera = running.guest()
    assert [vera.http.get("/me/export").status_code for _ in range(4)] == [200, 200, 200, 429]


# --- nothing ---


def test_nothing_is_left_of_who_is_erased_but_the_games(running: Running, names: tuple[str, str]) -> None:
    vera, ada = (running.guest(name) for name in names)
    over = finished(vera, ada)
    vera.post("/me/account", account="unforgettable", password=PASSWORD)
    say(vera, over, "remember me")
    say(ada, over, "still here")
    device = vera.table(seats="me,device:Grandma,open")["code"]
    steps = partial(ada.get, f"/replays/{over}/steps", view="open", lang="en")
    assert names[0] in str(steps())  # and is kept for the next who looks
    assert erase(vera) == 403
    assert erase(vera, password="wrong horse") == 403
    assert vera.get("/me")["account"] == "unforgettable"
    assert erase(vera, password=PASSWORD) == 204
    assert vera.http.get("/me").status_code == 401
    assert Player(running.port).refused("/session", account="unforgettable", password=PASSWORD) == "wrong-password"
    table = ada.get(f"/tables/{over}")
    assert [(seat["name"], seat["erased"]) for seat in table["seats"]] == [(None, True), ("Ada", False)]
    assert ada.get(f"/replays/{over}")["names"] == ["Erased player 1", "Ada"]
    assert names[0] not in str(steps())
    record.verify(ada.get(f"/replays/{over}/record"))
    assert [seat["kind"] for seat in ada.get(f"/tables/{device}")["seats"]] == ["open"] * 3
    with ada.socket(over) as socket:
        socket.ask("ping")
        assert [each["text"] for each in socket.received if each["type"] == "chat"] == ["still here"]
    say(ada, over, "and again")
    again = ada.post(f"/tables/{over}/rematch")
    assert sorted(seat["kind"] for seat in again["seats"]) == ["open", "person"]
    dump = "\n".join(running.server.services.store.database._reading.iterdump())  # type: ignore[attr-defined]
    for trace in (*names[:1], "nforgettable", "Grandma", "remember me"):
        assert trace not in dump


def test_a_table_in_memory_does_not_remember_who_is_erased(running: Running, names: tuple[str, str]) -> None:
    vera, ada = (running.guest(name) for name in names)
    code = vera.table()["code"]
    ada.sit(code)
    with ada.socket(code) as socket:
        socket.until_told("state")
        assert names[0] in str(socket.ask("describe")["lines"])
        for text in ("remember me", "and this"):
            say(vera, code, text)
        assert erase(vera) == 204
        socket.until(lambda: socket.table["seats"][0]["erased"])
        assert names[0] not in str(socket.ask("describe")["lines"])
        with ada.socket(code) as later:
            later.ask("ping")
            assert not [each for each in later.received if each["type"] == "chat"]


def test_a_bot_plays_on_for_who_is_erased(running: Running) -> None:
    vera, ada = running.guest("Vera"), running.guest("Ada", "fr")
    code = vera.table(options={"starter": 0})["code"]
    ada.sit(code)
    with vera.socket(code) as hers, ada.socket(code, lang="fr") as socket:
        hers.until_told("state")
        socket.until_told("state")
        assert erase(vera) == 204
        assert hers.until_closed() == 4205
        socket.until(lambda: socket.table["seats"][0]["erased"] and 1 in socket.view["awaited"])
        told = [event["words"] for each in socket.received for event in each.get("events", [])]
        assert any("Joueur effacé 1" in words for words in told)
        assert socket.move()["type"] == "ack"


def test_all_processes_forget_who_is_erased(postgres_url: str) -> None:
    flags = ("--database", postgres_url)
    with Process(*flags) as one, Process(*flags) as two:
        vera, ada = Player.guest(one.port, "Vera"), Player.guest(two.port, "Ada")
        code = vera.table(options={"starter": 0})["code"]
        ada.sit(code)
        there = Player(two.port, vera.cookie)
        with there.socket(code) as hers, ada.socket(code) as socket:
            hers.until_told("state")
            socket.until_told("state")
            hers.ask("say", text="remember me")
            assert erase(vera) == 204
            assert hers.until_closed() == 4205
            socket.until(lambda: socket.table["seats"][0]["erased"] and 1 in socket.view["awaited"])
        wait_for(lambda: there.http.get("/me").status_code == 401)
        with ada.socket(code) as socket:
            socket.ask("ping")
            assert not [each for each in socket.received if each["type"] == "chat"]
