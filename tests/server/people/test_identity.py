"""Guests, accounts, and moving to another device."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher

from bottega.server.operate.host import invite
from bottega.server.people.identity import CLAIMS, GUESSES, GUESSES_FROM, GUESSES_OF
from server.fake_time import FakeTime
from server.running import TIMEOUT, Player, Running, Socket, settings, wait_for


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


def account(running: Running, name: str = "vera") -> Player:
    """Somebody with an account, at another device."""
    player = running.guest(name.capitalize())
    player.post("/me/account", account=name, password="correct horse")
    return player


def sign_in(guest: Player, name: str = "vera") -> dict[str, Any]:
    answer: dict[str, Any] = guest.post("/session", account=name, password="correct horse")
    return answer


def test_who_signs_in_brings_the_games_of_the_guest_along(running: Running) -> None:
    """A running game, a lobby one made, and a seat at the table of another: all are mine, and can be played on."""
    vera, guest, ada = account(running), running.guest("Sepia"), running.guest("Ada")
    game, lobby = guest.table(seats="me,greedy")["code"], guest.table()["code"]
    other = ada.table(autostart=False)["code"]
    guest.sit(other)
    answer = sign_in(guest)
    assert (answer["games"], answer["account"], answer["id"]) == (3, "vera", vera.get("/me")["id"])
    assert {line["code"] for line in guest.get("/tables/mine")} == {game, lobby, other}
    assert guest.get(f"/tables/{lobby}")["host"]
    assert guest.get(f"/tables/{other}")["mine"] == [1]
    with guest.socket(game) as socket:
        socket.until(lambda: socket.view.get("choices"))
        assert socket.move()["type"] == "ack"
    with vera.socket(game) as elsewhere:  # the account's other device
        assert elsewhere.until_told("state")["seat"] == 0
    assert sign_in(running.guest("Nobody"))["games"] == 0


def test_the_games_are_the_accounts_after_a_restart(tmp_path: Path) -> None:
    with Running(settings(tmp_path)) as running:
        account(running)
        guest = running.guest("Sepia")
        code = guest.table()["code"]
        sign_in(guest)
        cookie = guest.cookie
    with Running(settings(tmp_path)) as again:
        vera = Player(again.port, cookie)
        assert [(line["code"], line["mine"]) for line in vera.get("/tables/mine")] == [(code, [0])]
        assert vera.get(f"/tables/{code}")["host"]


def test_the_cookie_of_a_guest_who_signed_in_opens_nothing(running: Running) -> None:
    account(running)
    guest = running.guest("Sepia")
    old = Player(running.port, guest.cookie)  # a second device of the guest's
    code, link = guest.table(seats="me,greedy", privacy="closed")["code"], guest.post("/me/link")
    sign_in(guest)
    assert old.get("/session") is None
    assert old.http.get("/tables/mine").status_code == 401
    assert old.http.get(f"/tables/{code}").json()["code"] == "not-allowed"
    assert Player(running.port).refused("/session/link", token=link["token"]) == "link-used"


def test_sockets_of_a_guest_come_back_as_the_account(running: Running) -> None:
    """Another tab of the same browser: it is hung up on, and plays on with the cookie it has now."""
    account(running)
    guest, ada = running.guest("Sepia"), running.guest("Ada")
    code = guest.table()["code"]
    ada.sit(code)
    with guest.socket(code) as tab, ada.socket(code) as opposite:
        tab.until_told("state")
        opposite.until_told("state")
        sign_in(guest)
        assert tab.until_closed() == 4205
        opposite.until(lambda: opposite.table["mine"] == [1] and not opposite.table["seats"][0]["online"])
    with guest.socket(code, seat=0) as tab:
        assert tab.until_told("state")["seat"] == 0


def test_an_account_that_signs_in_to_another_keeps_its_games(running: Running) -> None:
    account(running)
    ada = account(running, "ada")
    code = ada.table()["code"]
    assert sign_in(ada)["games"] == 0
    assert ada.get("/tables/mine") == []
    assert ada.post("/session", account="ada", password="correct horse")["games"] == 0
    assert [line["code"] for line in ada.get("/tables/mine")] == [code]


def test_a_wrong_password_merges_nothing(running: Running) -> None:
    account(running)
    guest = running.guest("Sepia")
    code = guest.table()["code"]
    assert guest.refused("/session", account="vera", password="wrong horse") == "wrong-password"
    assert [line["code"] for line in guest.get("/tables/mine")] == [code]


def test_who_muted_a_guest_does_not_hear_the_account(running: Running) -> None:
    account(running)
    guest, ada = running.guest("Sepia"), running.guest("Ada")
    code = guest.table()["code"]
    ada.sit(code)
    with ada.socket(code) as deaf:
        deaf.until_told("state")
        assert deaf.ask("mute", seat=0)["type"] == "ack"
        said(guest.socket(code), "before")
        sign_in(guest)
        assert deaf.until_closed() == 4205
    said(guest.socket(code), "after")
    with ada.socket(code) as deaf:
        deaf.ask("ping")
        assert not [message for message in deaf.received if message["type"] == "chat"]


def said(socket: Socket, text: str) -> None:
    with socket:
        socket.until_told("state")
        assert socket.ask("say", text=text)["type"] == "ack"


@pytest.mark.parametrize("name", ["vera\n", "ve ra", "v", "vera\u202e"])
def test_account_names_have_letters_digits_dots_and_dashes(running: Running, name: str) -> None:
    assert running.guest().refused("/me/account", account=name, password="correct horse") == "malformed"


def test_a_session_moves_by_a_link_that_works_once(tmp_path: Path) -> None:
    time = FakeTime()
    with Running(settings(tmp_path), time) as running:
        vera, phone, late = running.guest(), Player(running.port), Player(running.port)
        link = vera.post("/me/link")
        assert link["path"].endswith(link["token"])
        assert phone.post("/session/link", token=link["token"])["id"] == vera.get("/me")["id"]
        assert phone.get("/me") == vera.get("/me")
        assert late.refused("/session/link", token=link["token"]) == "link-used"
        new, old = vera.post("/me/link"), vera.post("/me/link")
        time.advance(599)
        assert Player(running.port).post("/session/link", token=new["token"])["name"] == "Vera"
        time.advance(1)
        assert late.refused("/session/link", token=old["token"]) == "link-used"
        assert late.refused("/session/link", token="made up") == "link-used"


def test_a_name_that_is_taken_costs_no_hashing(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    running.guest().post("/me/account", account="vera", password="correct horse")
    hashed: list[str] = []

    def noted(_: object, password: str) -> str:
        hashed.append(password)
        return "hash"

    monkeypatch.setattr(PasswordHasher, "hash", noted)
    for _ in range(3):
        assert running.guest().refused("/me/account", account="VERA", password="wrong horse") == "name-taken"
    assert hashed == []
    running.guest().post("/me/account", account="other", password="correct horse")
    assert hashed == ["correct horse"]


def test_one_address_claims_so_many_accounts_at_most(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PasswordHasher, "hash", lambda *_: "hash")
    for number in range(CLAIMS[1]):
        guest = running.guest(address="192.0.2.1")
        guest.post("/me/account", account=f"name{number}", password="correct horse")
    mallory = running.guest(address="192.0.2.1")
    assert mallory.refused("/me/account", account="more", password="correct horse") == "too-fast"
    assert running.guest(address="192.0.2.2").post("/me/account", account="more", password="correct horse")


def test_sign_in_does_not_wait_for_all_that_another_address_asked_before(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    vera = running.guest()
    vera.post("/me/account", account="vera", password="correct horse")
    gate, order = threading.Event(), []

    def verify(_: object, __: str, password: str) -> bool:
        order.append(password)
        return gate.wait(TIMEOUT)

    monkeypatch.setattr(PasswordHasher, "verify", verify)
    limits = running.server.services.limits
    with ThreadPoolExecutor(max_workers=7) as threads:

        def sign_in(number: int, address: str) -> None:
            player = Player(running.port, address=address)
            body = {"account": f"name{number}", "password": f"from {address}"}
            threads.submit(player.http.post, "/session", json=body)

        for number in range(6):
            sign_in(number, "192.0.2.1")
        wait_for(lambda: len(order) == 2 and limits._buckets["password", "192.0.2.1"].left < GUESSES_FROM[1] - 5)
        sign_in(6, "192.0.2.2")
        wait_for(lambda: ("password", "192.0.2.2") in limits._buckets)
        running.run(running.server.services.store.ping())  # by then it has been read whose account it is
        gate.set()
        wait_for(lambda: len(order) == 7)
    assert order.index("from 192.0.2.2") <= 3


# --- guesses ---


def test_strangers_who_guess_do_not_lock_the_owner_out(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PasswordHasher, "verify", lambda _, __, password: password == "correct horse")
    vera = account(running)
    vera.http.delete("/session")
    guesses = [
        Player(running.port, address=f"192.0.2.{number}").refused("/session", account="vera", password="wrong horse")
        for number in range(GUESSES_OF[1] + 1)
    ]
    assert guesses == ["wrong-password"] * GUESSES_OF[1] + ["too-fast"]
    stranger = Player(running.port, address="198.51.100.1")
    assert stranger.refused("/session", account="vera", password="correct horse") == "too-fast"
    assert sign_in(vera)["account"] == "vera"  # a device that was signed in before


def test_a_known_device_cannot_guess_for_ever(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PasswordHasher, "verify", lambda *_: False)
    vera, other = account(running), account(running, "other")
    for player in (vera, other):
        player.http.delete("/session")
    codes = [vera.refused("/session", account="vera", password="wrong horse") for _ in range(GUESSES[1] + 1)]
    assert codes == ["wrong-password"] * GUESSES[1] + ["too-fast"]
    assert other.refused("/session", account="other", password="wrong horse") == "wrong-password"  # at the same address


# --- who may come ---


def test_where_one_is_invited_a_code_lets_one_person_in(tmp_path: Path) -> None:
    with Running(settings(tmp_path, sign_up="invited")) as running:
        code = running.run(invite(running.server.services.store, 1.0))
        vera = Player(running.port)
        assert vera.refused("/guest", name="Vera") == "not-invited"
        assert vera.refused("/guest", name="Vera", invitation="made-up") == "not-invited"
        assert vera.refused("/guest", name="\u200b", invitation=code) == "no-name"  # and the code is not used up
        assert vera.post("/guest", name="Vera", invitation=f" {code.upper()} ")["name"] == "Vera"
        assert vera.post("/me/account", account="vera", password="correct horse")["account"] == "vera"
        assert Player(running.port).refused("/guest", name="Ada", invitation=code) == "not-invited"
        assert Player(running.port).post("/session", account="vera", password="correct horse")


def test_where_nobody_new_may_come_those_who_are_there_play_on(tmp_path: Path) -> None:
    with Running(settings(tmp_path)) as running:
        vera = running.guest()
        cookie = vera.cookie
    with Running(settings(tmp_path, sign_up="closed")) as running:
        assert Player(running.port).refused("/guest", name="Ada") == "no-sign-up"
        vera = Player(running.port, cookie)
        assert vera.table()
        assert vera.post("/me/account", account="vera", password="correct horse")


def test_a_changed_password_lets_in_and_the_old_one_no_longer(running: Running) -> None:
    vera = account(running)
    other = running.guest("Sepia")
    sign_in(other)
    vera.http.put("/me/password", json={"password": "correct horse", "fresh": "staple battery"}).raise_for_status()
    assert vera.get("/me")["account"] == "vera"  # with the new cookie
    assert other.http.get("/me").json()["code"] == "sign-in"
    again = running.guest("Umbra")
    assert again.http.post("/session", json={"account": "vera", "password": "correct horse"}).status_code == 403
    assert again.post("/session", account="vera", password="staple battery")["account"] == "vera"


@pytest.mark.parametrize(
    ("password", "fresh", "code"),
    [("wrong horse", "staple battery", "wrong-password"), ("correct horse", "password1", "weak-password")],
)
def test_a_password_that_is_not_changed(running: Running, password: str, fresh: str, code: str) -> None:
    vera, guest = account(running), running.guest("Sepia")
    wish = {"password": password, "fresh": fresh}
    assert vera.http.put("/me/password", json=wish).json()["code"] == code
    assert guest.http.put("/me/password", json=wish).json()["code"] == "no-account"
    sign_in(guest)
