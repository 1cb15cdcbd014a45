"""Finished games looked at again; records out and in; the fairness proof."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega import games, record
from bottega.core.match import Match
from bottega.server import slices
from bottega.server.replay import replays
from server.fake_time import FakeTime
from server.running import TIMEOUT, Player, Running, settings, wait_for

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
    move = {"seat": 0, "action": {}}
    bad: list[tuple[str, dict[str, Any]]] = [
        ("malformed", {"moves": "x"}),
        ("malformed", {"moves": [{"action": {}}]}),
        ("malformed", {"moves": [{**move, "chance": []}]}),
        ("malformed", {"version": 0}),
        ("malformed", {"seats": True}),
        ("invalid", {"game": "chess"}),
        ("invalid", {"version": 99}),
        ("invalid", {"setup": None}),
        ("too-large", {"moves": [move] * 5_001}),
    ]
    for code, nonsense in bad:
        assert vera.refused("/replays", **{**told, **nonsense}) == code
    for field in ("game", "version", "seats", "moves"):
        assert vera.refused("/replays", **{name: told[name] for name in told if name != field}) == "malformed"
    assert Player(running.port).http.post("/replays", json=told).json()["code"] == "sign-in"


# --- one reader does not hold up the others ---


class Stuck:
    """Replays take until they are let go of."""

    def __init__(self, running: Running, patch: pytest.MonkeyPatch) -> None:
        self.open = running.server.services.limits.open
        self.gate = threading.Event()
        replaying = record.replaying

        def wait(told: object, *args: Any, **named: Any) -> Iterator[Match]:
            self.gate.wait(TIMEOUT)
            yield from replaying(told, *args, **named)

        patch.setattr(record, "replaying", wait)

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
    monkeypatch.setattr(slices, "SLICE", 0.0)
    _, over = finished(running, "final-touch")
    ready: list[int] = []  # how long pages are, in the order they are ready
    steps = running.server.replays.steps

    async def noted(*args: Any) -> Any:
        page = await steps(*args)
        ready.append(len(page.steps))
        return page

    monkeypatch.setattr(running.server.replays, "steps", noted)
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


def test_who_hangs_up_while_a_record_is_read_is_not_worked_for(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    vera, body = running.guest(), GOLDEN.read_bytes().splitlines()[0]
    with Stuck(running, monkeypatch) as stuck:
        line = socket.create_connection(("127.0.0.1", running.port))
        head = f"POST /api/v1/replays HTTP/1.1\r\nHost: localhost\r\nCookie: bottega={vera.cookie}\r\n"
        line.sendall(f"{head}Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body)
        wait_for(lambda: stuck.open["imports 127.0.0.1"])
        line.close()
        wait_for(lambda: not stuck.open["imports 127.0.0.1"])
    assert not running.run(running.server.services.store.database.read("SELECT code FROM imports"))


def test_a_page_is_made_once(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    vera, over = finished(running, "final-touch")
    page = vera.get(f"/replays/{over}/steps", count=3, lang="fr")
    with Stuck(running, monkeypatch):
        assert vera.get(f"/replays/{over}/steps", count=3, lang="fr") == page


def test_an_address_has_so_many_seconds_of_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "thread_time", partial(next, count(0.0, 1000.0)))  # a machine that is slow beyond hope
    with Running(settings(tmp_path, narration_seconds=30.0)) as running:
        told = json.loads(GOLDEN.read_text(encoding="utf-8").splitlines()[0])
        code = running.guest().post("/replays", **told)["code"]  # the first piece of work is done whatever it takes
        mallory, ada = (Player(running.port, address=address) for address in ("127.0.0.1", "192.0.2.2"))
        assert mallory.http.get(f"/replays/{code}/steps").json()["code"] == "too-fast"
        assert ada.http.get(f"/replays/{code}/steps").status_code == 200


# --- imports fill no disk ---


@pytest.mark.parametrize("field", ["seed", "commitment"])
def test_the_proof_of_a_record_has_its_length(running: Running, field: str) -> None:
    vera = running.guest()
    told = json.loads(GOLDEN.read_text(encoding="utf-8").splitlines()[0])
    for wrong in ("x" * 65, ["x"], 7):
        answer = vera.http.post("/replays", json={**told, field: wrong})
        assert (answer.status_code, field in answer.json()["sentence"]) == (400, True)
    code = vera.post("/replays", **{**told, field: "a" * 64})["code"]
    assert vera.get(f"/replays/{code}/record")[field] == "a" * 64


def test_imports_of_a_person_and_of_an_address_are_limited_by_the_day(tmp_path: Path) -> None:
    told = json.loads(GOLDEN.read_text(encoding="utf-8").splitlines()[0])
    time = FakeTime()
    size = len(json.dumps(bottega.load(told).record_json(), separators=(",", ":")))
    with Running(settings(tmp_path, import_megabytes=1.5 * size / 1e6), time) as running:
        vera = running.guest()
        vera.post("/replays", **told)
        assert vera.refused("/replays", **told) == "too-fast"
        people = [
            running.guest(name, address="127.0.0.1") for name in ("Ada", "Bea", "Cleo", "Dora", "Eve", "Fay", "Gia")
        ]
        answers = [person.http.post("/replays", json=told).status_code for person in people]
        assert answers == [201] * 6 + [429]  # 7.5 times the size for all
        time.advance(86_400.0)
        vera.post("/replays", **told)


def test_looking_at_records_is_limited(running: Running) -> None:
    vera = running.guest()
    told = json.loads(GOLDEN.read_text(encoding="utf-8").splitlines()[0])
    code = vera.post("/replays", **told)["code"]
    mallory = Player(running.port, address="192.0.2.1")
    answers = [mallory.http.get(f"/replays/{code}/record").status_code for _ in range(100)]
    assert answers[0] == 200
    assert 429 in answers
    assert vera.get(f"/replays/{code}/record")
