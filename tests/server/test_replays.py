"""Finished games looked at again; records out and in; the fairness proof."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega import games, record
from bottega.core.match import Match
from server.running import Player, Running, wait_for

GOLDEN = Path(__file__).parent.parent / "golden" / "final-touch" / "two-end-by-finishing.jsonl"


def finished(running: Running, game: str, privacy: str = "link") -> tuple[Player, str]:
    vera = running.guest("Vera")
    seats = games.spec(game).seats[0]
    code = vera.table(game, ",".join(["me"] + ["greedy"] * (seats - 1)), privacy=privacy)["code"]
    vera.post(f"/tables/{code}/stand")
    vera.watch(code)
    return vera, code


@pytest.mark.parametrize("game", games.names())
def test_a_game_step_by_step_from_every_view(running: Running, game: str) -> None:
    vera, code = finished(running, game)
    info = vera.get(f"/replays/{code}")
    found = vera.get(f"/replays/{code}/record")
    record.verify(found)
    assert (info["seed"], info["commitment"]) == (found["seed"], found["commitment"])
    assert info["names"][0] == "Vera"
    for view in ("open", "spectator", "0"):
        steps: list[Any] = []
        total = info["steps"]
        while len(steps) <= total:
            page = vera.get(f"/replays/{code}/steps", view=view, first=len(steps), count=100, lang="fr")
            steps += page["steps"]
        assert [step["step"] for step in steps] == list(range(total + 1))
        match = Match(games.load(game), info["seats"], info["options"], setup=found["setup"])
        assert_shows(steps[0], match, view)
        for step, move in zip(steps[1:], found["moves"], strict=True):
            match.replay(move["seat"], move["action"], move.get("chance", {}))
            assert_shows(step, match, view)
            assert step["move"]["seat"] == move["seat"]
            assert ("chance" in step["move"]) == ("chance" in move and view == "open")
        assert all(event["words"] for step in steps for event in step["events"])


def assert_shows(step: dict[str, object], match: Match, view: str) -> None:
    viewer = int(view) if view.isdigit() else None
    seen = match.state_json() if view == "open" else {**match.view_json(viewer), "commitment": None}
    assert json.loads(json.dumps(seen)) == {**step["view"], **({} if view == "open" else {"commitment": None})}  # type: ignore[dict-item]


def test_a_running_game_has_no_record(running: Running) -> None:
    vera = running.guest()
    code = vera.table(seats="me,open")["code"]
    for path in ("", "/record", "/steps"):
        assert vera.http.get(f"/replays/{code}{path}").json()["code"] == "not-over"
    running.guest("Ada").sit(code)
    for path in ("", "/record", "/steps"):
        assert vera.http.get(f"/replays/{code}{path}").json()["code"] == "not-over"


def test_a_closed_game_stays_closed(running: Running) -> None:
    vera, code = finished(running, "final-touch", "closed")
    assert vera.get(f"/replays/{code}")["steps"]
    assert running.guest("Eve").http.get(f"/replays/{code}").json()["code"] == "not-allowed"


def test_a_record_from_elsewhere(running: Running) -> None:
    vera = running.guest()
    told = json.loads(GOLDEN.read_text(encoding="utf-8").splitlines()[0])
    info = vera.http.post("/replays", json=told).json()
    assert info["imported"]
    assert info["steps"] == len(told["moves"])
    steps = Player(running.port).get(f"/replays/{info['code']}/steps", view="1", count=3)
    assert len(steps["steps"]) == 3
    again = vera.get(f"/replays/{info['code']}/record")
    assert bottega.load(again).outcome == bottega.load(told).outcome
    told["moves"][3]["action"] = {"type": "smear", "touch": "gold"}
    answer = vera.http.post("/replays", json=told)
    assert answer.json()["code"] == "invalid"
    assert "moves: 3" in answer.json()["sentence"]
    bad: list[dict[str, Any]] = [{}, {"moves": []}, {"game": "final-touch", "moves": "x"}, {"moves": [{}] * 6000}]
    for nonsense in bad:
        assert vera.http.post("/replays", json=nonsense).json()["code"] in ("invalid", "too-large")
    assert Player(running.port).http.post("/replays", json=told).json()["code"] == "sign-in"
