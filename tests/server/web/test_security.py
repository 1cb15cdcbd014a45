"""What is read from the headers of a request."""

from __future__ import annotations

import pytest

from bottega.server.web import security
from bottega.server.web.security import language_of
from server.running import Running


@pytest.mark.parametrize(
    ("accepted", "lang"),
    [(None, "en"), ("xx, pl;q=0.8", "pl"), ("fr-CA", "fr"), ("plt", "en"), ("*", "en"), (";;,", "en")],
)
def test_the_language_a_browser_wants(accepted: str | None, lang: str) -> None:
    assert language_of(accepted) == lang


@pytest.mark.parametrize(
    ("kind", "status"),
    [
        ("application/json", 200),
        ("APPLICATION/JSON", 200),
        ("Application/Json ; charset=utf-8", 200),
        ("text/plain", 400),
        ("application/jsonpatch", 400),
        ("", 400),
    ],
)
def test_only_json_changes_something(running: Running, kind: str, status: int) -> None:
    vera = running.guest()
    body, headers = b'{"name": "Ada"}', {"content-type": kind}
    assert vera.http.patch("/me", content=body, headers=headers).status_code == status
    created = 201 if status == 200 else status
    assert vera.http.post("/guest", content=body, headers=headers).status_code == created


def test_a_wrong_method_is_told_the_right_ones(running: Running) -> None:
    answer = running.guest().http.put("/me", json={})
    assert answer.status_code == 405
    assert {"DELETE", "PATCH"} <= set(answer.headers["allow"].split(", "))


def test_imports_are_limited_before_they_are_read(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(security, "IMPORTS", (0.001, 2))
    vera = running.guest()
    assert [vera.refused("/replays", game="x") for _ in range(4)] == ["malformed", "malformed", "too-fast", "too-fast"]


def test_only_a_record_may_be_large(running: Running) -> None:
    vera = running.guest()
    assert vera.refused("/guest", name="x" * 100_000) == "too-large"
    assert vera.refused("/replays", game="x" * 100_000) == "malformed"
    assert vera.refused("/replays", game="x" * 2_000_000) == "too-large"
