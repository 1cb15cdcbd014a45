"""Sessions: begun, listed, ended, expired; cookies of version 0.1.0."""

from __future__ import annotations

import hmac
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from server.fake_time import FakeTime
from server.processes import Process
from server.running import Player, Running, settings, wait_for

PASSWORD = "correct horse"
DAY = 86_400.0


def sessions(player: Player) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = player.get("/sessions")
    return found


def is_nobody(player: Player) -> bool:
    return player.http.get("/me").status_code == 401


def phone_of(player: Player, port: int) -> Player:
    """Another device of the same person, brought in by a link."""
    phone = Player(port)
    phone.http.headers["user-agent"] = "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0"
    phone.post("/session/link", token=player.post("/me/link")["token"])
    return phone


def test_a_cookie_is_void_after_signing_out(running: Running) -> None:
    vera = running.guest()
    stolen = Player(running.port, vera.cookie)
    code = vera.table()["code"]
    with stolen.socket(code) as socket:
        socket.until_told("table")
        assert vera.http.delete("/session").status_code == 204
        assert socket.until_closed() == 4401
        assert socket.received[-1]["code"] == "signed-out"
    assert is_nobody(stolen)
    assert is_nobody(vera)


def test_the_list_says_which_device_came_by_a_link_and_each_can_be_ended(running: Running) -> None:
    vera = running.guest()
    assert vera.get("/session")["opened_elsewhere"] is None
    phone = phone_of(vera, running.port)
    assert vera.get("/session")["opened_elsewhere"] is not None
    assert phone.get("/session")["opened_elsewhere"] is None
    listed = {each["device"]: each for each in sessions(vera)}
    assert {each["began"] for each in listed.values()} == {"guest", "link"}
    assert listed["Firefox, Android"]["began"] == "link"
    assert [each["current"] for each in listed.values()].count(True) == 1
    assert not listed["Firefox, Android"]["current"]
    ada = running.guest("Ada")
    gone = f"/sessions/{listed['Firefox, Android']['id']}"
    assert ada.http.delete(gone).status_code == 404
    assert not is_nobody(phone)
    assert vera.http.delete(gone).status_code == 204
    assert is_nobody(phone)
    assert not is_nobody(vera)


def test_signing_out_everywhere_ends_all_sessions(running: Running) -> None:
    vera = running.guest()
    phone = phone_of(vera, running.port)
    code = vera.table()["code"]
    with phone.socket(code) as socket:
        socket.until_told("table")
        assert vera.http.delete("/sessions").status_code == 204
        assert socket.until_closed() == 4401
    assert is_nobody(phone)
    assert is_nobody(vera)


def test_whoever_brought_a_guest_in_does_not_keep_the_account(running: Running) -> None:
    """M5: a stranger's link, opened by Vera, who then makes an account of what she takes for her own."""
    mallory = running.guest("Mallory")
    vera = phone_of(mallory, running.port)
    before = vera.cookie
    code = mallory.table()["code"]
    with mallory.socket(code) as theirs, vera.socket(code) as hers:
        theirs.until_told("table")
        hers.until_told("table")
        vera.post("/me/account", account="vera", password=PASSWORD)
        assert theirs.until_closed() == 4401
        assert hers.until_closed() == 4205  # she comes back with the cookie she has now
    assert is_nobody(mallory)
    assert is_nobody(Player(running.port, before))
    assert [each["began"] for each in sessions(vera)] == ["claim"]


def test_signing_in_gives_a_new_session_and_ends_the_one_of_before(running: Running) -> None:
    vera = running.guest()
    vera.post("/me/account", account="vera", password=PASSWORD)
    before = vera.cookie
    vera.post("/session", account="vera", password=PASSWORD)
    assert vera.cookie != before
    assert is_nobody(Player(running.port, before))
    assert [each["began"] for each in sessions(vera)] == ["sign-in"]


def test_an_unused_session_expires_and_a_used_one_does_not(tmp_path: Path) -> None:
    time = FakeTime()
    with Running(settings(tmp_path, session_days=10.0), time) as running:
        vera, ada = running.guest("Vera"), running.guest("Ada")
        time.advance(9 * DAY)
        assert not is_nobody(vera)
        time.advance(2 * DAY)
        assert not is_nobody(vera)
        assert is_nobody(ada)


def test_requests_write_once_an_hour_and_with_sqlite_do_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time, asked = FakeTime(), list[str]()

    async def see(*_: object) -> None:
        asked.append("see")

    with Running(settings(tmp_path), time) as running:
        vera, store = running.guest(), running.server.services.store
        monkeypatch.setattr(store.sessions, "see", see)
        monkeypatch.setattr(store.sessions, "get", lambda *_: asked.append("get"))
        for seconds in (0.0, 3_599.5, 0.5):
            time.advance(seconds)
            vera.get("/me")
        assert asked == []
        time.advance(0.5)
        vera.get("/me")
        vera.get("/me")
        wait_for(lambda: asked == ["see"])


def test_after_a_restart_a_session_and_its_person_are_read_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Running(settings(tmp_path)) as running:
        cookie = running.guest().cookie
    with Running(settings(tmp_path)) as running:
        store, asked, read = running.server.services.store, list[str](), running.server.services.store.database.read

        async def counted(sql: str, *args: object) -> object:
            asked.extend(name for name in ("sessions", "people") if f"FROM {name}" in sql)
            return await read(sql, *args)

        monkeypatch.setattr(store.database, "read", counted)
        vera = Player(running.port, cookie)
        assert [vera.get("/me")["name"] for _ in range(3)] == ["Vera"] * 3
        assert asked == ["sessions"]


def test_after_a_break_whoever_was_signed_out_meanwhile_is_turned_away(running: Running) -> None:
    """The connection to the database was lost, and with it the notice that a session has ended."""
    vera = running.guest()
    code = vera.table()["code"]
    with vera.socket(code) as socket:
        socket.until_told("table")
        with sqlite3.connect(running.server.services.settings.data / "bottega.db") as database:
            database.execute("DELETE FROM sessions")
        database.close()
        assert running.loop is not None
        running.loop.call_soon_threadsafe(running.server._on_notice, None)
        assert socket.until_closed() == 4401
    assert is_nobody(vera)


def test_of_two_cookies_the_valid_one_counts_and_of_two_valid_ones_none(running: Running) -> None:
    vera, mallory = running.guest("Vera"), running.guest("Mallory")

    def name(*values: str | None) -> str | None:
        cookie = "; ".join(f"bottega={value}" for value in values)
        answer = Player(running.port).http.get("/me", headers={"cookie": cookie})
        return str(answer.json().get("name")) if answer.is_success else None

    assert name("garbage", vera.cookie) == "Vera"
    assert name(vera.cookie, "garbage") == "Vera"
    assert name(vera.cookie, vera.cookie) == "Vera"
    assert name(vera.cookie, mallory.cookie) is None
    assert name(mallory.cookie, vera.cookie) is None


# --- cookies of version 0.1.0 ---


def old_cookie(folder: Path, person: str) -> str:
    """A signed id, for somebody who was there before there were sessions."""
    with sqlite3.connect(folder / "bottega.db") as connection:
        connection.execute("UPDATE people SET old_cookie = 1 WHERE id = ?", (person,))
        connection.execute("DELETE FROM sessions WHERE person = ?", (person,))
        (secret,) = connection.execute("SELECT value FROM settings WHERE name = 'cookie-secret'").fetchone()
    connection.close()
    return f"{person}.{hmac.digest(bytes.fromhex(secret), f'session/{person}'.encode(), 'sha256').hex()}"


@pytest.fixture
def before(tmp_path: Path) -> tuple[str, str]:
    """The cookie of somebody who played version 0.1.0, and the code of their table."""
    with Running(settings(tmp_path)) as running:
        vera = running.guest()
        code = vera.table()["code"]
        person = vera.get("/me")["id"]
    return old_cookie(tmp_path, person), code


def test_an_old_cookie_is_exchanged_for_a_session_and_no_game_is_lost(tmp_path: Path, before: tuple[str, str]) -> None:
    cookie, code = before
    with Running(settings(tmp_path)) as running:
        vera = Player(running.port, cookie)
        with vera.socket(code) as socket:  # a tab that was open during the upgrade
            assert socket.until_told("table")["table"]["mine"] == [0]
        assert [line["code"] for line in vera.get("/tables/mine")] == [code]
        vera.get("/session")
        token = [each.value for each in vera.http.cookies.jar if each.value and "." not in each.value]
        vera = Player(running.port, token[0])
        assert [line["code"] for line in vera.get("/tables/mine")] == [code]
        assert [(each["began"], each["current"]) for each in sessions(vera)] == [("old-cookie", True)]


@pytest.mark.parametrize("how", ["sign out", "sign out everywhere", "claim", "wait"])
def test_an_old_cookie_is_void_in_the_end(tmp_path: Path, before: tuple[str, str], how: str) -> None:
    time = FakeTime()
    with Running(settings(tmp_path, session_days=500.0), time) as running:
        old, vera = Player(running.port, before[0]), Player(running.port, before[0])
        assert not is_nobody(old)
        if how == "claim":
            vera.post("/me/account", account="vera", password=PASSWORD)
        elif how == "wait":
            time.advance(1000 * DAY)
        else:
            vera.http.delete("/sessions" if how.endswith("everywhere") else "/session")
        assert is_nobody(old)


def test_the_signed_id_of_somebody_new_is_no_cookie(tmp_path: Path) -> None:
    with Running(settings(tmp_path)) as running:
        vera = running.guest()
        secret = running.server.sessions._secret
        id = vera.get("/me")["id"]  # noqa: A001
        forged = f"{id}.{hmac.digest(secret, f'session/{id}'.encode(), 'sha256').hex()}"
        assert is_nobody(Player(running.port, forged))


@pytest.mark.parametrize("forged", ["", ".", "nobody.0", "é", "x" * 4000])
def test_a_forged_cookie_is_nobody(running: Running, forged: str) -> None:
    answer = Player(running.port).http.get("/me", headers=[(b"cookie", f"bottega={forged}".encode())])
    assert answer.status_code == 401
    assert answer.json()["code"] == "sign-in"


# --- several processes ---


def test_a_session_that_ends_in_one_process_ends_in_all(postgres_url: str) -> None:
    flags = ("--database", postgres_url)
    with Process(*flags) as one, Process(*flags) as two:
        vera = Player.guest(one.port)
        code = vera.table()["code"]
        stolen = Player(two.port, vera.cookie)
        with stolen.socket(code) as socket:
            socket.until_told("table")
            assert vera.http.delete("/session").status_code == 204
            assert socket.until_closed() == 4401
        wait_for(lambda: is_nobody(stolen))
