"""Devices, data, reports and invitations in the browser: by keyboard, on a phone, in three languages."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from bottega.server.operate.host import invite
from server.running import Player, Running, settings
from web.conftest import Visitor, allowed
from web.pages.table import TablePage
from web.test_access import CUT_OFF, too_wide, violations

PHONE = {"width": 360, "height": 640}
LANGUAGES = {"en-GB": "en", "fr-FR": "fr", "pl-PL": "pl"}


def come_as(visitor: Visitor, server: Running, who: Player, path: str) -> Page:
    url = f"http://127.0.0.1:{server.port}"
    visitor.context.add_cookies([{"name": "bottega", "value": who.cookie or "", "url": url}])
    visitor.page.goto(path)
    visitor.page.locator("h1").wait_for()
    return visitor.page


def with_phone(server: Running, vera: Player) -> Player:
    phone = Player(server.port)
    phone.http.headers["user-agent"] = "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0"
    phone.post("/session/link", token=vera.post("/me/link")["token"])
    return phone


def test_a_device_that_came_by_a_link_is_shown_and_signed_out(visit: Any, server: Running) -> None:
    vera = server.guest("Vera")
    phone = with_phone(server, vera)
    visitor = visit()
    page = come_as(visitor, server, vera, "/")
    notice = page.get_by_role("status").filter(has_text="Your games were opened on another device")
    notice.get_by_role("link", name="Settings").click()
    expect(page.locator("[data-sessions] li")).to_have_count(2)
    row = page.locator("[data-sessions] li", has_text="Firefox, Android")
    expect(row).to_contain_text("Opened with a link")
    page.get_by_role("button", name="Sign out: Firefox, Android").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-sessions] li")).to_have_count(1)
    assert phone.http.get("/me").status_code == 401
    page.goto("/")
    expect(page.locator("article").first).to_be_visible()
    expect(notice).to_have_count(0)


def test_it_was_me(visit: Any, server: Running) -> None:
    vera = server.guest("Vera")
    with_phone(server, vera)
    page = come_as(visit(), server, vera, "/")
    page.get_by_role("button", name="It was me").click()
    page.reload()
    expect(page.locator("article").first).to_be_visible()
    expect(page.get_by_role("button", name="It was me")).to_have_count(0)


def test_signing_out_everywhere_is_seen_at_a_table_that_is_open(visit: Any, server: Running) -> None:
    vera = server.guest("Vera")
    code = vera.table(seats="me,greedy", options={"starter": 0})["code"]
    page = come_as(visit(), server, vera, f"/t/{code}")
    page.locator("[data-board][data-active=true]").wait_for()
    assert vera.http.delete("/sessions").status_code == 204
    expect(page.get_by_text("You were signed out on this device.")).to_be_visible()
    expect(page.locator("[data-board][data-active=true]")).to_have_count(0)


def test_everything_in_one_file_then_nothing(visit: Any, server: Running) -> None:
    vera = server.guest("Vera")
    vera.post("/me/account", account="browserine", password="correct horse")
    code = vera.table(seats="me,greedy")["code"]
    visitor = visit()
    page = come_as(visitor, server, vera, "/settings")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download everything").click()
    export = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert [game["code"] for game in export["games"]] == [code]
    page.get_by_role("button", name="Delete my data").click()
    dialog = page.get_by_role("dialog", name="Delete everything about you?")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name="Delete my data").click()
    with allowed(visitor, "403"):
        dialog.get_by_label("Password of browserine").fill("wrong horse")
        dialog.get_by_role("button", name="Delete for good").click()
        expect(dialog.get_by_role("alert")).to_have_text("Wrong name or password.")
    dialog.get_by_label("Password of browserine").fill("correct horse")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="Everything about you has been deleted.")).to_be_visible()
    assert vera.http.get("/me").status_code == 401
    page.goto(f"/t/{code}")
    expect(page.locator("[data-seat='0']")).to_contain_text("Erased player 1")


def test_games_are_brought_from_a_file(visit: Any, server: Running, tmp_path: Path) -> None:
    vera = server.guest("Vera")
    code = vera.table(seats="greedy,greedy", autostart=False)["code"]
    vera.post(f"/tables/{code}/start")
    vera.watch(code)
    record = vera.get(f"/replays/{code}/record")
    games = [{"code": "a", "record": record}, {"code": "b", "record": None}]
    file, broken = tmp_path / "export.json", tmp_path / "broken.json"
    file.write_text(json.dumps({"format": "bottega-export", "version": 1, "games": games}), encoding="utf-8")
    broken.write_text("{}", encoding="utf-8")
    page = come_as(visit(), server, vera, "/settings")
    page.get_by_label("Import games from a file").set_input_files(broken)
    expect(page.get_by_role("alert")).to_contain_text("neither an export")
    page.get_by_label("Import games from a file").set_input_files(file)
    expect(page.get_by_role("status").filter(has_text="One game is here to be replayed.")).to_be_visible()
    page.locator("[data-imported] a").click()
    expect(page.locator("[data-step='0']")).to_be_visible()


def test_a_message_and_a_name_are_reported_by_keyboard(visit: Any, server: Running) -> None:
    vera, ada = server.guest("Vera"), server.guest("Rude Name")
    code = vera.table(options={"starter": 0})["code"]
    ada.sit(code)
    with ada.socket(code) as socket:
        socket.ask("say", text="something rude")
    page = come_as(visit(), server, vera, f"/t/{code}")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("button", name="Report to the host: Rude Name, “something rude”").focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Report to the host")
    dialog.get_by_label("What is wrong?").fill("This.")
    assert violations(page) == []
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(dialog.get_by_role("status")).to_contain_text("Thank you.")
    page.keyboard.press("Escape")
    TablePage(page).choose("report")
    expect(dialog.get_by_role("radio", name="Rude Name")).to_be_checked()
    dialog.get_by_role("button", name="Send").click()
    expect(dialog.get_by_role("status")).to_contain_text("Thank you.")
    about = ada.get("/me")["id"]
    found = server.run(server.server.services.store.reports.all(answered=False))
    assert [(row.text, row.note) for row in found if row.person == about] == [("something rude", "This."), (None, "")]


@pytest.mark.parametrize("locale", LANGUAGES)
def test_settings_and_reports_fit_a_phone_in_every_language(visit: Any, server: Running, locale: str) -> None:
    vera, ada = server.guest("Vera", LANGUAGES[locale]), server.guest("A rather long name here")
    with_phone(server, vera)
    code = vera.table(options={"starter": 0})["code"]
    ada.sit(code)
    page = come_as(visit(locale=locale, viewport=PHONE, color_scheme="dark"), server, vera, "/settings")
    expect(page.locator("[data-sessions] li")).to_have_count(2)
    assert (too_wide(page), page.evaluate(CUT_OFF), violations(page)) == (False, [], [])
    page.goto("/")
    expect(page.locator("[role=status] a[href='/settings']")).to_be_visible()
    assert (too_wide(page), page.evaluate(CUT_OFF)) == (False, [])
    page.goto("/invited#code")
    expect(page.get_by_role("textbox")).to_have_value("code")
    assert (too_wide(page), page.evaluate(CUT_OFF), violations(page)) == (False, [], [])
    page.goto(f"/t/{code}")
    page.wait_for_selector("[data-board]")
    TablePage(page).choose("report")
    page.get_by_role("dialog").wait_for()
    assert (too_wide(page), page.evaluate(CUT_OFF), violations(page)) == (False, [], [])


# --- by invitation ---


@pytest.fixture
def closed_house(tmp_path: Path) -> Iterator[Running]:
    with Running(settings(tmp_path, sign_up="invited")) as running:
        yield running


def test_a_newcomer_is_asked_for_an_invitation_and_comes_in_with_it(browser: Browser, closed_house: Running) -> None:
    visitor = Visitor(browser, closed_house)
    page = visitor.page
    code = closed_house.run(invite(closed_house.server.services.store, 1.0))
    with allowed(visitor, "403"):
        page.goto("/")
        page.locator("article button.primary").first.click()
        page.wait_for_url("**/invited")
        page.get_by_label("Invitation code").fill("made-up")
        page.keyboard.press("Enter")
        expect(page.get_by_role("alert")).to_contain_text("This server is by invitation.")
    page.get_by_label("Invitation code").fill(code)
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/$"))
    page.locator("article button.primary").first.click()
    page.wait_for_url("**/t/*")
    visitor.context.close()
    assert visitor.complaints == []


def test_who_sits_at_a_table_twice_is_asked_before_signing_in(visit: Any, server: Running) -> None:
    vera, guest = server.guest("Vera"), server.guest("Sepia")
    vera.post("/me/account", account="vera-twice", password="correct horse")
    code = vera.table()["code"]
    guest.sit(code)
    visitor = visit(viewport=PHONE)
    page = come_as(visitor, server, guest, "/settings#sign-in")
    page.get_by_label("Account name").fill("vera-twice")
    page.get_by_label("Password", exact=True).fill("correct horse")
    with allowed(visitor, "409"):
        page.keyboard.press("Enter")
        question = page.locator("[data-twice]")
        expect(question.get_by_role("alert")).to_contain_text("a bot takes over the seat of Sepia")
        assert violations(page) == []
        assert not too_wide(page)
        question.get_by_role("button", name="Stay a guest").click()
        expect(question).to_have_count(0)
        page.get_by_label("Password", exact=True).fill("correct horse")
        page.keyboard.press("Enter")
        question.get_by_role("button", name="Sign in and give up that seat").click()
        expect(page.get_by_role("status").first).to_have_text("Welcome back.")
    table = page.evaluate("code => fetch(`/api/v1/tables/${code}`).then(answer => answer.json())", code)
    assert (table["mine"], table["seats"][1]["kind"]) == ([0], "bot")
