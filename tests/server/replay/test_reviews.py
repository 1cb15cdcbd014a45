"""Reviews of finished games: made once, the same for everybody, in pieces that stay; never of a running game."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bottega.record import replay
from bottega.server.replay import reviews
from golden_games import FOLDER
from server.running import Player, Running, settings, wait_for

EFFORT = 0.002  # some iterations of Final Touch
GOLDEN = FOLDER / "final-touch" / "two-end-by-finishing.jsonl"


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    with Running(settings(tmp_path, review_effort=EFFORT)) as server:
        yield server


def golden() -> dict[str, Any]:
    record: dict[str, Any] = json.loads(GOLDEN.read_text(encoding="utf-8").splitlines()[0])
    return record


def imported(player: Player, record: dict[str, Any]) -> str:
    return str(player.post("/replays", **record)["code"])


def whole(player: Player, code: str, lang: str = "en") -> Any:
    """The review, once it is there."""
    player.post(f"/replays/{code}/review")
    wait_for(lambda: not player.get(f"/replays/{code}/review")["making"])
    return player.get(f"/replays/{code}/review", lang=lang)


def kept(running: Running, code: str) -> int:
    store = running.server.services.store.reviews
    assert running.loop is not None
    return asyncio.run_coroutine_threadsafe(store.count(code, round(2000 * EFFORT)), running.loop).result()


def test_a_game_of_a_foreign_server_is_reviewed_once_and_told_to_everybody(running: Running) -> None:
    vera, record = running.guest(), golden()
    code = imported(vera, record)
    assert vera.get(f"/replays/{code}/review")["done"] == 0
    asked = vera.post(f"/replays/{code}/review")
    assert (asked["making"], asked["story"], asked["total"]) == (True, None, len(record["moves"]) + 1)
    found = whole(vera, code)
    story = found["story"]
    assert (found["done"], found["making"], found["mine"]) == (found["total"], False, [])
    for side in story["sides"]:
        assert side["luck"] + side["play"] == pytest.approx(side["result"])
        assert (side["result"] > 0) == (side["seats"][0] in record["outcome"]["winners"])
        assert side["error"] > 0
    assert [len(shares) for shares in story["curve"]] == [2] * found["total"]
    blamed = [mark for mark in story["marks"] if mark["kind"] in ("mistake", "blunder")]
    for seat, moments in enumerate(story["moments"]):
        assert len(moments) <= 3
        for moment in moments:
            assert record["moves"][moment["step"] - 1]["seat"] == seat
            assert moment["step"] in [mark["step"] for mark in blamed if mark["side"] == seat]
            assert moment["made"]
            assert moment["better"] != moment["made"]
    stranger = Player(running.port)
    assert stranger.get(f"/replays/{code}/review", lang="en")["story"] == story
    french = stranger.get(f"/replays/{code}/review", lang="fr")["story"]
    assert french["curve"] == story["curve"]
    assert {mark["words"].split()[0] for mark in french["marks"]} <= {"Coup", "La"}
    assert not stranger.post(f"/replays/{code}/review")["making"]  # it is there


def test_who_played_here_finds_their_own_seat(running: Running) -> None:
    vera = running.guest()
    code = vera.table(seats="me,greedy", options={"starter": 0})["code"]
    with vera.socket(code) as line:
        line.until_told("state")
        while not line.over:
            if 0 in line.view["awaited"]:
                line.follow(line.move()["seq"])
            else:
                line.read()
    found = whole(vera, code)
    assert (found["mine"], found["names"][0]) == ([0], "Vera")
    assert found["story"]["sides"][0]["name"] == "Vera"
    assert Player(running.port).get(f"/replays/{code}/review")["mine"] == []


def test_a_running_game_is_refused_with_a_sentence_and_nothing_is_kept(running: Running) -> None:
    vera = running.guest()
    code = vera.table(seats="me,device:Ada", options={"starter": 0})["code"]
    with vera.socket(code) as line:
        line.until_told("state")
        line.follow(line.move()["seq"])
    action = {"type": "smear", "touch": "red"}
    for answer in (
        vera.http.get(f"/replays/{code}/review"),
        vera.http.post(f"/replays/{code}/review", json={}),
        vera.http.post(f"/replays/{code}/tries", json={"step": 1, "action": action}),
    ):
        assert answer.json() == {"code": "not-over", "sentence": "The game is not over yet.", "rule": None}
    assert kept(running, code) == 0
    unfinished = golden()
    del unfinished["moves"][-1], unfinished["outcome"]
    code = imported(vera, unfinished)
    assert vera.refused(f"/replays/{code}/review") == "no-outcome"
    assert vera.http.get(f"/replays/{code}/review").json()["code"] == "no-outcome"


def test_a_closed_game_has_no_review_for_others(running: Running) -> None:
    vera = running.guest()
    code = vera.table(seats="me,greedy", privacy="closed")["code"]
    vera.post(f"/tables/{code}/stand")
    vera.watch(code)
    assert running.guest("Eve").refused(f"/replays/{code}/review") == "not-allowed"
    assert vera.get(f"/replays/{code}/review")["total"] > 1


def test_it_is_made_while_somebody_looks_and_goes_on_where_it_stopped(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    vera, record = running.guest(), golden()
    code = imported(vera, record)
    asked: list[int] = []
    workers = running.server.services.workers
    review_piece = workers.review_piece

    async def noted(job: Any, text: str, ply: int, iterations: int) -> dict[str, Any]:
        asked.append(ply)
        if ply == 3:
            monkeypatch.setattr(reviews, "PATIENCE", -1.0)  # nobody looks any more
        return await review_piece(job, text, ply, iterations)

    monkeypatch.setattr(workers, "review_piece", noted)
    stopped = whole(vera, code)
    assert (stopped["done"], stopped["story"]) == (3, None)
    monkeypatch.setattr(workers, "review_piece", review_piece)
    monkeypatch.setattr(reviews, "PATIENCE", 60.0)
    assert whole(vera, code)["story"] is not None
    assert asked == [0, 1, 2, 3]
    assert kept(running, code) == len(record["moves"]) + 1


def test_how_many_are_begun_is_limited(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    vera, ada = running.guest(), running.guest("Ada")
    code = imported(vera, golden())
    with monkeypatch.context() as patch:
        patch.setattr(reviews, "AT_ONCE", 0)
        assert vera.refused(f"/replays/{code}/review") == "too-fast"
        patch.setattr(reviews, "LONGEST", 10)
        assert vera.refused(f"/replays/{code}/review") == "too-large"
    monkeypatch.setattr(reviews, "ASKED", (1e-6, 1))
    monkeypatch.setattr(reviews, "PATIENCE", -1.0)
    assert whole(ada, code)["done"] == 0
    assert ada.refused(f"/replays/{code}/review") == "too-fast"
    assert not running.server.services.limits.open  # the places are free again


def test_another_move_is_tried_and_the_master_answers(running: Running) -> None:
    vera, record = Player(running.port), golden()
    code = imported(running.guest(), record)
    match = replay({**record, "moves": record["moves"][:4], "outcome": None})
    seat = record["moves"][4]["seat"]
    mine, *_ = (each.to_json() for each in match.choices(seat) if each.to_json() != record["moves"][4]["action"])
    found = vera.post(f"/replays/{code}/tries?lang=fr", step=5, action=mine)
    assert found["made"].startswith("Joué")
    best = vera.post(f"/replays/{code}/tries", step=5, action=found["best"])
    assert (best["verdict"], best["better"], best["cost"]) == ("best", "", "")
    refused = vera.http.post(f"/replays/{code}/tries", json={"step": 5, "action": {"type": "smear", "touch": "gold"}})
    assert refused.json()["code"] == "invalid"
    other = next(
        each
        for each in ({"type": "smear", "touch": colour} for colour in ("red", "blue", "green", "yellow"))
        if each not in [choice.to_json() for choice in match.choices(seat)]
    )
    assert vera.refused(f"/replays/{code}/tries", step=5, action=other) == "invalid"
    assert vera.refused(f"/replays/{code}/tries", step=len(record["moves"]) + 1, action=mine) == "not-found"
    assert vera.refused(f"/replays/{code}/tries", step=0, action=mine) == "malformed"
