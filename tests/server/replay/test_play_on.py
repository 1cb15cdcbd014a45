"""A table whose game goes on from a step of one that is over."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bottega import record
from bottega.play_on import until
from server.running import Player, Running, settings

GOLDEN = Path(__file__).parents[2] / "golden"
RECORDS = {
    "final-touch": "two-end-by-finishing",
    "pastiche": "two-end-with-45-points",
    "fresco": "three-last-round-by-tiles",  # of the first version of the rules
}
BOTS = [{"kind": "bot", "bot": "greedy"}] * 2
ME_AND_A_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
STEP = 12


def recorded(game: str = "final-touch") -> dict[str, Any]:
    file = GOLDEN / game / f"{RECORDS[game]}.jsonl"
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    return found


def imported(player: Player, game: str = "final-touch") -> str:
    return str(player.post("/replays", **recorded(game))["code"])


def seen(player: Player, code: str, seat: str) -> dict[str, Any]:
    with player.socket(code, seat=seat) as socket:
        socket.until(lambda: socket.view)
        view: dict[str, Any] = socket.view
        return view


@pytest.mark.parametrize("game", RECORDS)
def test_bots_play_on_from_an_imported_game(running: Running, game: str) -> None:
    vera, seats, step = running.guest(), recorded(game)["seats"], len(recorded(game)["moves"]) - 20
    code = imported(vera, game)
    table = vera.post(f"/replays/{code}/tables", step=step, seats=BOTS[:1] * seats, privacy="public")
    origin = {"step": step, "code": code, "dealt_for": None, "same_draws": False, "before": 0}
    assert table["origin"] == origin
    assert [line["origin"] for line in vera.get("/tables", status="playing")] == [origin]
    vera.watch(table["code"])
    assert vera.get(f"/replays/{table['code']}")["origin"] == origin
    played = vera.get(f"/replays/{table['code']}/record")
    record.verify(played)
    assert played["version"] == recorded(game)["version"]
    *_, before = until(recorded(game), step)
    assert played["position"] == json.loads(json.dumps(before.game.state_json(before.state)))
    assert played["commitment"] == table["commitment"]
    again = vera.post("/replays", **played)  # and so it can be passed on
    assert again["origin"] == origin
    further = vera.post(f"/replays/{again['code']}/tables", step=2, seats=BOTS[:1] * seats)
    assert further["origin"] == {**origin, "code": again["code"], "step": 2, "before": step}


def test_the_same_draws_come_from_the_seed_of_the_game_that_is_over(running: Running) -> None:
    vera = running.guest()
    table = vera.table(seats="greedy,greedy", autostart=True)
    vera.watch(table["code"])
    first = vera.get(f"/replays/{table['code']}/record")
    wish = {"step": 4, "seats": [{"kind": "device", "name": "Ada"}] * 2}
    new, same = (
        vera.post(f"/replays/{table['code']}/tables", **wish, same_draws=same_draws) for same_draws in (False, True)
    )
    assert new["commitment"] != first["commitment"]
    assert same["commitment"] == first["commitment"]
    move = first["moves"][4]
    with vera.socket(same["code"], seat=str(move["seat"])) as socket:
        socket.until(lambda: socket.view)
        socket.move(move["action"])
        socket.until(lambda: socket.seq == 1)
    running.server.tables.live.clear()  # as after a restart
    with vera.socket(same["code"], seat="watch") as socket:
        socket.until(lambda: socket.seq == 1)
    kept = running.server.tables.live[same["code"]].match
    assert kept is not None
    assert [each.to_json() for each in kept.moves] == [move]


def test_the_same_people_come_by_invitation_and_hidden_cards_are_dealt_anew(running: Running) -> None:
    vera, ada = running.guest("Vera"), running.guest("Ada")
    code = imported(vera)
    wish = {"step": STEP, "seats": [{"kind": "open"}, {"kind": "me"}], "dealt_for": 1}
    table = vera.post(f"/replays/{code}/tables", **wish)
    assert table["status"] == "open"
    assert "position" not in json.dumps(table)  # it is as secret as a deal
    assert ada.get(f"/tables/{table['code']}")["origin"] == table["origin"]
    assert ada.sit(table["code"])["status"] == "playing"
    *_, before = until(recorded(), STEP)
    own = {"hands": before.view_json(1)["hands"], "masterpiece": before.view_json(1)["masterpiece"]}
    view = seen(vera, table["code"], "1")
    assert {name: view[name] for name in own} == own
    again = vera.post(f"/tables/{table['code']}/stand")
    assert again["origin"] == table["origin"]


def test_what_is_refused(running: Running) -> None:
    vera = running.guest()
    code, wish = imported(vera), {"step": STEP, "seats": ME_AND_A_BOT}
    path = f"/replays/{code}/tables"
    total = vera.get(f"/replays/{code}")["steps"]

    def reason(**changed: Any) -> str:
        answer = vera.http.post(path, json=wish | changed)
        assert answer.status_code == 422, answer.text
        return str(answer.json()["sentence"])

    assert "the game is over" in reason(step=total)
    assert "step: must be 0 to" in reason(step=total + 1)
    assert "seats: the game has 2, not 1" in reason(seats=ME_AND_A_BOT[:1])
    assert "dealt_for: must be 0 to 1" in reason(dealt_for=2)
    assert "bots: unknown" in reason(seats=[{"kind": "me"}, {"kind": "bot", "bot": "nobody"}])
    assert Player(running.port).refused(path, **wish) == "sign-in"
    assert not vera.get("/tables/mine")


def test_nobody_goes_on_from_a_running_or_a_closed_game(running: Running) -> None:
    vera, ada = running.guest("Vera"), running.guest("Ada")
    table = vera.table(seats="me,greedy", privacy="closed")["code"]
    wish = {"step": 0, "seats": ME_AND_A_BOT}
    assert vera.refused(f"/replays/{table}/tables", **wish) == "not-over"
    assert ada.refused(f"/replays/{table}/tables", **wish) == "not-allowed"


def test_a_table_from_a_position_survives_a_restart_before_it_begins(tmp_path: Path) -> None:
    with Running(settings(tmp_path)) as running:
        vera = running.guest()
        code = imported(vera)
        made = vera.post(f"/replays/{code}/tables", step=STEP, seats=[{"kind": "me"}, {"kind": "open"}])
    with Running(settings(tmp_path)) as running:
        again, ada = Player(running.port, vera.cookie), running.guest("Ada")
        assert ada.sit(made["code"])["origin"] == made["origin"]
        *_, before = until(recorded(), STEP)
        assert seen(again, made["code"], "0")["purses"] == before.view_json(0)["purses"]
