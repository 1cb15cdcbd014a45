"""The application as a whole: headers, errors, pages, health, OpenAPI."""

from __future__ import annotations

import json
import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import settings as examples
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from bottega.server.web.pages import Pages
from bottega.store import Unavailable
from bottega.store.database import Job
from server.running import Player, Running, settings, wait_for


@pytest.fixture
def site(running: Running) -> httpx.Client:
    return httpx.Client(base_url=f"http://127.0.0.1:{running.port}", timeout=30)


def test_every_answer_carries_the_security_headers(site: httpx.Client) -> None:
    for path in ("/", "/api/v1/games", "/nothing.js", "/api/v1/nothing", "/healthz"):
        headers = site.get(path).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_health_and_metrics(site: httpx.Client, running: Running) -> None:
    assert site.get("/healthz").json() == {"status": "ok"}
    seconds = running.server.services.metrics.store_seconds
    for took in (0.0005, 0.003, 0.004, 60.0):
        seconds.observe(took)
    told = site.get("/metrics").text
    for line in ('le="0.001"} 1.0', 'le="0.005"} 3.0', 'le="5.0"} 3.0', 'le="+Inf"} 4.0'):
        assert f"bottega_store_seconds_bucket{{{line}" in told
    assert "bottega_store_seconds_sum 60.0075" in told


def test_what_is_counted_while_people_play(running: Running) -> None:
    vera, metrics = running.guest(), running.server.services.metrics
    code = vera.table(seats="me,device:Ada")["code"]
    with vera.socket(code) as socket:
        socket.follow(0)
        assert (metrics.sockets.value, metrics.tables.value) == (1, 1)
        socket.ask("as", seat=socket.view["awaited"][0])
        socket.until_told("state")
        move = {"decision": socket.view["decision"], "action": socket.view["choices"][0]}
        assert socket.ask("move", **move)["type"] == "ack"
        assert socket.ask("move", **move)["type"] == "refusal"  # that decision is made
        assert socket.ask("mute", seat=7, on=True)["type"] == "refusal"
    wait_for(lambda: not metrics.sockets.value)
    assert dict(metrics.moves.counts) == {"final-touch": 1}
    assert metrics.refusals.counts.total() == 2
    for seconds in (metrics.store_seconds, metrics.rules_seconds):
        assert sum(seconds.counts) == 1
        assert 0 < seconds.total < 30


def test_the_database_gone_is_a_clear_answer_and_nothing_is_lost(running: Running, monkeypatch: Any) -> None:
    vera = running.guest()
    code = vera.table(seats="me,device:Ada")["code"]
    socket = vera.socket(code)
    socket.follow(0)
    socket.ask("as", seat=socket.view["awaited"][0])
    socket.until_told("state")
    store = running.server.services.store
    real = store.database.write

    def gone(*_: object) -> None:
        raise Unavailable("database: gone")

    monkeypatch.setattr(store.database, "write", gone)
    message = {"decision": socket.view["decision"], "action": socket.view["choices"][0], "id": "again"}
    refusal = socket.ask("move", **message)
    assert refusal["code"] == "unavailable"
    assert vera.http.post("/guest", json={"name": "Ada"}).status_code == 503
    monkeypatch.setattr(store.database, "write", real)
    socket.answers.clear()
    assert socket.ask("move", **message) == {"type": "ack", "id": "again", "seq": 1}


def test_a_write_that_arrived_though_the_answer_was_lost(running: Running, monkeypatch: Any) -> None:
    """The database took it and the line broke: the server looks it up, and the message sent again finds it done.

    Meanwhile another process has written too: the number of one's own entry is told, not of the last.
    """
    vera = running.guest()
    code = vera.table(seats="me,device:Ada")["code"]
    socket = vera.socket(code)
    socket.follow(0)
    socket.ask("as", seat=socket.view["awaited"][0])
    socket.until_told("state")
    store = running.server.services.store
    real = store.database.write

    def lost(job: Job) -> None:
        done = job.done
        assert done is not None

        def write_another(_: object) -> None:
            with closing(sqlite3.connect(running.server.services.settings.data / "bottega.db")) as other, other:
                row = (code, 2, '{"decline": 1, "on": true}', None, 1.0, "[0]")
                other.execute("INSERT INTO log (code, seq, entry, message, at, awaited) VALUES (?, ?, ?, ?, ?, ?)", row)
            done(Unavailable("database: the line broke"))

        job.done = write_another
        real(job)

    monkeypatch.setattr(store.database, "write", lost)
    message = {"decision": socket.view["decision"], "action": socket.view["choices"][0], "id": "again"}
    assert socket.ask("move", **message) == {"type": "ack", "id": "again", "seq": 1}
    monkeypatch.setattr(store.database, "write", real)
    socket.answers.clear()
    assert socket.ask("move", **message) == {"type": "ack", "id": "again", "seq": 1}
    assert len(running.run(store.log.read(code))) == 2


def test_requests_from_other_sites_change_nothing(running: Running) -> None:
    vera = running.guest()
    body = {"game": "final-touch", "seats": [{"kind": "me"}, {"kind": "open"}]}
    for origin in ("https://evil.example", "null", "http://127.0.0.1"):
        answer = vera.http.post("/tables", json=body, headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
    form = vera.http.post("/tables", data={"game": "final-touch"})
    assert form.json()["code"] == "malformed"
    plain = vera.http.post("/tables", content=json.dumps(body), headers={"content-type": "text/plain"})
    assert plain.json()["code"] == "malformed"
    ours = vera.http.post("/tables", json=body, headers={"origin": f"http://127.0.0.1:{running.port}"})
    assert ours.status_code == 201


def test_errors_are_typed_translated_and_tell_nothing_of_the_inside(running: Running, monkeypatch: Any) -> None:
    vera = Player(running.port)
    french = vera.http.get("/me", headers={"accept-language": "fr-CH, en;q=0.5"}).json()
    assert french["sentence"] == "Dites-nous d’abord votre nom."
    assert vera.http.get("/nowhere").json()["code"] == "not-found"
    assert vera.http.put("/me", json={}).json()["code"] == "method"
    assert (
        vera.http.post("/guest", content="{", headers={"content-type": "application/json"}).json()["code"]
        == "malformed"
    )
    large = vera.http.post("/guest", content="x" * 3_000_000, headers={"content-type": "application/json"})
    assert large.json()["code"] == "too-large"

    async def broken(*_: object) -> None:
        raise RuntimeError("the secret is 42")

    monkeypatch.setattr(running.server.people, "guest", broken)
    answer = vera.http.post("/guest", json={"name": "Vera"})
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    assert "42" not in answer.text


def test_a_wrong_request_is_no_error_of_the_server(running: Running, caplog: pytest.LogCaptureFixture) -> None:
    vera = running.guest()
    with caplog.at_level(logging.ERROR):
        assert vera.http.post("/tables", json={"game": 3}).status_code == 400
        assert vera.http.get("/nothing-here").status_code == 404
    assert [record.getMessage() for record in caplog.records] == []


def test_too_many_requests(tmp_path: Path) -> None:
    with Running(settings(tmp_path, requests_per_second=1.0)) as running:
        vera = Player(running.port)
        answers = [vera.http.post("/guest", json={"name": "Vera"}) for _ in range(8)]
        refused = [answer for answer in answers if answer.status_code == 429]  # in a slow second one is let in again
        assert refused
        assert int(refused[0].headers["retry-after"]) >= 1


def test_a_plain_page_until_the_client_is_there(site: httpx.Client) -> None:
    assert "Bottega" in site.get("/").text
    assert site.get("/t/abcdefgh").status_code == 200
    assert site.get("/missing.js").status_code == 404


def test_the_client_is_served_where_it_was_built(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>client", encoding="utf-8")
    (tmp_path / "assets" / "app-1a2b.js").write_text("let x", encoding="utf-8")
    pages = Pages(tmp_path)
    assert pages.find("/") == pages.find("/t/abc") == pages.index
    script = pages.find("/assets/app-1a2b.js")
    assert script is not None
    assert (script.type.split(";")[0], script.hashed) == ("text/javascript", True)
    assert pages.find("/../settings.py") is None


def test_what_is_long_is_sent_compressed_to_those_who_read_it(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>" + 100 * "<p>paint", encoding="utf-8")
    with Running(settings(tmp_path), files=tmp_path) as running:
        site = httpx.Client(base_url=f"http://127.0.0.1:{running.port}")
        small = site.get("/", headers={"accept-encoding": "gzip"})
        plain = site.get("/", headers={"accept-encoding": "identity"})
    assert small.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert small.text == plain.text
    assert int(small.headers["content-length"]) < 100


def test_idle_tables_leave_memory_and_come_back(running: Running, monkeypatch: Any) -> None:
    monkeypatch.setattr("bottega.server.table.tables.IDLE_SECONDS", -1.0)
    vera = running.guest()
    code = vera.table(seats="me,device:Ada")["code"]
    with vera.socket(code) as socket:
        socket.follow(0)
        running.run(running.server.tables.sweep())
        assert code in running.server.tables.live
    live = running.server.tables.live  # the server sweeps by itself too
    wait_for(lambda: code not in live or not live[code].feed.subscribers)
    running.run(running.server.tables.sweep())
    assert code not in running.server.tables.live
    assert vera.get(f"/tables/{code}")["status"] == "playing"


def test_openapi_holds_and_nothing_breaks_the_server(running: Running) -> None:
    """Anything that fits the published schema, and much that does not: never a 5xx."""
    vera = running.guest()
    vera.table(seats="me,device:Ada")
    schema = schemathesis.openapi.from_url(f"http://127.0.0.1:{running.port}/api/v1/schema/openapi.json")
    headers = {"Cookie": f"bottega={vera.cookie}"}
    operations = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    assert len(operations) >= 20
    for operation in operations:

        @examples(max_examples=5, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        @given(case=operation.as_strategy())
        def check(case: Any) -> None:
            response = case.call(headers=headers)
            assert response.status_code < 500, (case, response.text)
            case.validate_response(response, checks=[status_code_conformance, response_schema_conformance])

        check()
