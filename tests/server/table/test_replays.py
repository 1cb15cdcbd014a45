"""Finished games looked at again; records out and in; the fairness proof."""

from __future__ import annotations

import json
import socket
import threading
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega import games, record
from bottega.core.match import Match
from bottega.server.protocol import ReplayStep
from bottega.server.table import replays
from server.running import TIMEOUT, Player, Running, wait_for

GOLDEN = Path(__file__).parents[2] / "golden" / "final-touch" / "two-end-by-finishing.jsonl"


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


# --- one reader does not hold up the others ---


class Stuck:
    """Replays take until they are let go of."""

    def __init__(self, running: Running, patch: pytest.MonkeyPatch) -> None:
        self.open = running.server.services.limits.open
        self.gate = threading.Event()
        replay = record.replay

        def wait(told: object) -> Match:
            self.gate.wait(TIMEOUT)
            return replay(told)

        patch.setattr(record, "replay", wait)

    def __enter__(self) -> Stuck:
        return self

    def __exit__(self, *_: object) -> None:
        self.gate.set()


def test_opening_a_table_does_not_wait_for_replays(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    _, over = finished(running, "final-touch")
    vera = running.guest()
    code = vera.table(seats="me,device:Ada")["code"]
    mallory = Player(running.port, address="192.0.2.1")
    told = json.loads(GOLDEN.read_text(encoding="utf-8").splitlines()[0])
    with ThreadPoolExecutor(40) as threads, Stuck(running, monkeypatch):
        pages = [threads.submit(mallory.http.get, f"/replays/{over}/steps?count=1") for _ in range(39)]
        imported = threads.submit(vera.http.post, "/replays", json=told)
        wait_for(lambda: sum(not page.done() for page in pages) <= replays.PAGES)
        del running.server.tables.live[code]  # as after a restart
        assert vera.get(f"/tables/{code}")["status"] == "playing"
        assert not imported.done()
    assert sorted(page.result().status_code for page in pages) == [200] * replays.PAGES + [429] * (39 - replays.PAGES)
    assert imported.result().status_code == 201


def test_one_address_waits_for_so_many_pages_at_most(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "PAGES", 1)
    _, over = finished(running, "final-touch")
    mallory, ada = (Player(running.port, address=address) for address in ("192.0.2.1", "192.0.2.2"))
    with ThreadPoolExecutor() as threads, Stuck(running, monkeypatch) as stuck:
        first = threads.submit(mallory.http.get, f"/replays/{over}/steps")
        wait_for(lambda: stuck.open["replays 192.0.2.1"])
        assert mallory.http.get(f"/replays/{over}/steps").json()["code"] == "too-fast"
        other = threads.submit(ada.http.get, f"/replays/{over}/steps")
        wait_for(lambda: stuck.open["replays 192.0.2.2"])
    assert (first.result().status_code, other.result().status_code) == (200, 200)


def test_readers_take_turns(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A short page asked for after a long one is ready first."""
    monkeypatch.setattr(replays, "SLICE", 0.0)
    _, over = finished(running, "final-touch")
    ready: list[int] = []  # how long pages are, in the order they are ready
    told: Counter[Iterator[ReplayStep]] = Counter()
    some = replays._some

    def noted(steps: Iterator[ReplayStep]) -> list[ReplayStep]:
        found = some(steps)
        told[steps] += len(found)
        if not found:
            ready.append(told[steps])
        return found

    monkeypatch.setattr(replays, "_some", noted)
    long, short = (Player(running.port, address=address) for address in ("192.0.2.1", "192.0.2.2"))
    with ThreadPoolExecutor() as threads, Stuck(running, monkeypatch) as stuck:
        threads.submit(long.http.get, f"/replays/{over}/steps", params={"count": 20})
        wait_for(lambda: stuck.open["replays 192.0.2.1"])
        threads.submit(short.http.get, f"/replays/{over}/steps", params={"count": 2})
        wait_for(lambda: stuck.open["replays 192.0.2.2"])
    assert ready == [2, 20]


def test_a_reader_who_hangs_up_is_not_worked_for(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    _, over = finished(running, "final-touch")
    with Stuck(running, monkeypatch) as stuck:
        line = socket.create_connection(("127.0.0.1", running.port))
        line.sendall(f"GET /api/v1/replays/{over}/steps HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        wait_for(lambda: stuck.open["replays 127.0.0.1"])
        line.close()
        wait_for(lambda: not stuck.open["replays 127.0.0.1"])
