"""Guests, accounts, and moving to another device."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.fake_time import FakeTime
from server.running import Player, Running, settings


def test_a_guest_is_a_cookie_and_a_name(running: Running) -> None:
    vera = Player(running.port)
    assert vera.http.get("/me").status_code == 401
    assert vera.get("/session") is None
    answer = vera.http.post("/guest", json={"name": "  Vera \u202e ", "lang": "fr"})
    assert answer.json()["name"] == "Vera"
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert vera.get("/me")["lang"] == "fr"
    assert vera.get("/session") == vera.get("/me")
    changed = vera.http.patch("/me", json={"name": "V."}).json()
    assert (changed["name"], changed["lang"]) == ("V.", "fr")
    assert vera.refused("/guest", name="\u200b") == "no-name"
    assert vera.refused("/guest", name="x" * 25) == "malformed"
    assert vera.refused("/guest", name="x", role="admin") == "malformed"


def test_long_names_in_forged_cookies_are_not_remembered(running: Running) -> None:
    people = running.server.people
    before = people._signature.cache_info().currsize
    assert running.run(people.by_token(f"{'x' * 1000}.{'0' * 64}")) is None
    assert people._signature.cache_info().currsize == before


@pytest.mark.parametrize("forged", ["", ".", "nobody.0", "{id}.", "{id}.{short}", "{id}é.{signature}", "x" * 4000])
def test_a_forged_cookie_is_nobody(running: Running, forged: str) -> None:
    id, _, signature = str(running.guest().cookie).partition(".")  # noqa: A001
    value = forged.format(id=id, signature=signature, short=signature[:-1])
    mallory = Player(running.port)
    answer = mallory.http.get("/me", headers=[(b"cookie", f"bottega={value}".encode())])
    assert answer.status_code == 401
    assert answer.json()["code"] == "sign-in"


def test_an_account_keeps_the_games(running: Running) -> None:
    vera = running.guest()
    code = vera.table(seats="me,greedy")["code"]
    assert vera.post("/me/account", account="vera", password="correct horse")["account"] == "vera"
    assert vera.refused("/me/account", account="again", password="correct horse") == "name-taken"
    assert running.guest().refused("/me/account", account="VERA", password="correct horse") == "name-taken"
    elsewhere = Player(running.port)
    assert elsewhere.refused("/session", account="vera", password="wrong horse") == "wrong-password"
    assert elsewhere.refused("/session", account="nobody", password="wrong horse") == "wrong-password"
    elsewhere.post("/session", account="Vera", password="correct horse")
    assert [table["code"] for table in elsewhere.get("/tables/mine")] == [code]
    assert elsewhere.http.delete("/session").status_code == 204
    assert elsewhere.http.get("/me").status_code == 401


def test_passwords_cannot_be_tried_out(running: Running) -> None:
    mallory = Player(running.port)
    codes = {mallory.refused("/session", account="vera", password="guess number one") for _ in range(12)}
    assert "too-fast" in codes


def test_behind_a_proxy_that_speaks_https_the_cookie_is_for_https_alone(running: Running) -> None:
    for scheme, secure in (("https", True), ("http", False)):
        answer = Player(running.port).http.post("/guest", json={"name": "Vera"}, headers={"x-forwarded-proto": scheme})
        assert ("; Secure" in answer.headers["set-cookie"]) is secure


def test_a_session_moves_by_a_link_that_works_once(tmp_path: Path) -> None:
    time = FakeTime()
    with Running(settings(tmp_path), time) as running:
        vera, phone, late = running.guest(), Player(running.port), Player(running.port)
        link = vera.post("/me/link")
        assert link["path"].endswith(link["token"])
        assert phone.post("/session/link", token=link["token"])["id"] == vera.get("/me")["id"]
        assert phone.get("/me") == vera.get("/me")
        assert late.refused("/session/link", token=link["token"]) == "link-used"
        old = vera.post("/me/link")
        time.advance(601)
        assert late.refused("/session/link", token=old["token"]) == "link-used"
        assert late.refused("/session/link", token="made up") == "link-used"
