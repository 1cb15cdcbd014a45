"""At a running table: leaving, resigning, undo, pauses, a bot for somebody absent, and chat."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.running import Running, settings
from web.pages.table import ACTIVE, TablePage
from web.test_access import violations

PHONE = {"width": 360, "height": 780}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Where a bot may stand in at once for somebody who goes."""
    with Running(settings(tmp_path_factory.mktemp("server"), absent_minutes=0.0)) as running:
        yield running


def lines(page: Page, text: str) -> Any:
    return page.locator(".log li", has_text=text)


def test_alone_a_move_is_taken_back_with_what_followed_and_the_game_given_up(visit: Any, server: Running) -> None:
    vera = server.guest("Vera")
    code = vera.table(seats="me,greedy", options={"starter": 0})["code"]
    table = TablePage.open_as(visit(), server, vera, code)
    page = table.page
    table.until_active()
    first, second = page.locator("[data-hand] [data-card]").nth(0), page.locator("[data-hand] [data-card]").nth(1)
    page.keyboard.press("2")
    expect(second).to_have_attribute("aria-pressed", "true")
    expect(second).to_be_focused()
    page.keyboard.press("Escape")
    expect(second).to_have_attribute("aria-pressed", "false")
    expect(first).to_be_focused()
    page.keyboard.press("1")
    page.get_by_role("button", name="Put back").click()
    expect(first).to_be_focused()
    page.get_by_role("button", name="Text view").click()
    expect(page.locator("[data-as-text]")).to_be_in_viewport()
    with vera.socket(code) as socket:
        socket.until_told("state")
        assert socket.move()["type"] == "ack"
        socket.until(lambda: socket.view["awaited"] == [0])
    page.locator(ACTIVE).wait_for()
    played = page.locator(".log li").first.inner_text().splitlines()[-1]  # under the medallion
    page.reload()  # the last move is still shown
    expect(page.locator("[data-last-move]")).to_be_visible()
    page.locator("[data-take-back]").click()
    question = page.locator("[data-table-question]")
    expect(question).to_contain_text(f"Take this back? {played}")
    expect(question).to_contain_text("after it")
    assert violations(page) == []
    expect(page.locator("[data-undo-sure]")).to_be_focused()
    page.get_by_role("button", name="Leave it").click()
    expect(page.locator("[data-take-back]")).to_be_focused()
    page.locator("[data-take-back]").click()
    page.keyboard.press("Enter")
    expect(page.locator(".log li s").first).to_have_text(played)
    expect(lines(page, "You took back a move, and")).to_be_visible()
    expect(page.locator("[data-last-move]")).to_have_count(0)
    table.choose("resign")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("the game ends at once, without a winner")
    assert violations(page) == []
    dialog.locator(".button.primary").click()
    expect(page.locator("[data-result] h2")).to_have_text("The game was given up")
    expect(page.locator("[data-result]")).to_contain_text("You resigned, and nobody was left to play on.")
    expect(page.locator(ACTIVE)).to_have_count(0)
    assert violations(page) == []
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.locator("h1")).to_contain_text("replay")


def test_leaving_against_bots_goes_home_and_the_game_stays(visit: Any, server: Running) -> None:
    vera = server.guest("Vera")
    code = vera.table(seats="me,greedy", options={"starter": 0})["code"]
    table = TablePage.open_as(visit(), server, vera, code)
    table.choose("leave")
    table.page.wait_for_url(re.compile(r"/$"))
    assert vera.get("/tables/mine")[0]["my_turn"]


def test_two_people_ask_each_other(visit: Any, server: Running) -> None:
    """By phone and by desk: undo refused, pause agreed and ended, chat noticed, a bot for who goes, resigning."""
    vera, ada = server.guest("Vera"), server.guest("Ada")
    code = vera.table(options={"starter": 0})["code"]
    ada.sit(code)
    desk = TablePage.open_as(visit(), server, vera, code)
    phone = TablePage.open_as(visit(viewport=PHONE, has_touch=True), server, ada, code)
    desk.until_active()
    with vera.socket(code) as socket:
        socket.until_told("state")
        assert socket.move()["type"] == "ack"
    phone.until_active()
    played = desk.page.locator(".log li").first.inner_text().splitlines()[-1]

    desk.page.locator("[data-take-back]").click()
    expect(desk.page.locator("[data-table-question]")).to_contain_text(played)
    asked = phone.page.locator("[data-table-question]")
    expect(asked).to_contain_text("Vera would like to take this back: Vera")
    assert violations(phone.page) == []
    asked.locator("[data-answer-question=no]").click()
    expect(desk.page.locator("[data-table-question]")).to_have_text("Ada declined.")
    desk.page.locator("[data-table-question]").get_by_role("button").click()

    desk.choose("pause")
    desk.page.get_by_role("dialog").get_by_label("2 days").check()
    assert violations(desk.page) == []
    desk.page.get_by_role("dialog").locator(".button.primary").click()
    expect(asked).to_contain_text("Vera asks for a pause until")
    asked.locator("[data-answer-question=yes]").click()
    expect(phone.page.locator("[data-table-question]")).to_contain_text("The game is paused until")
    expect(phone.page.locator(ACTIVE)).to_have_count(0)
    expect(desk.page.locator("[data-wanted]")).to_have_text("Paused")
    assert violations(phone.page) == []
    desk.page.locator("[data-resume]").click()
    asked.filter(has_text="go on now").locator("[data-answer-question=yes]").click()
    phone.until_active()

    with vera.socket(code) as socket:
        socket.until_told("state")
        assert socket.ask("say", text="Are you there?")["type"] == "ack"
    badge = phone.page.locator("[data-unread]")
    expect(badge).to_be_in_viewport()
    expect(badge).to_have_attribute("aria-label", "One new message")
    phone.page.reload()
    expect(badge).to_have_attribute("aria-label", "One new message")
    phone.until_active()  # all of the page is there
    badge.click()
    expect(phone.page.get_by_text("Are you there?")).to_be_in_viewport()
    expect(badge).to_have_count(0)
    phone.page.reload()
    phone.until_active()
    expect(badge).to_have_count(0)

    phone.page.goto("/settings")
    away = desk.page.locator("[data-stand-in]")
    expect(away).to_be_visible()
    expect(desk.page.get_by_text("Ada has been away for a while, and it is their turn.")).to_be_visible()
    away.click()
    desk.until_active()
    phone.page.goto(f"/t/{code}")
    phone.page.get_by_role("button", name="Take my seat back").click()
    phone.choose("resign")
    phone.page.get_by_role("dialog").locator(".button.primary").click()
    expect(phone.page.locator("[data-you-resigned]")).to_contain_text("You have resigned.")
    expect(desk.page.locator("[data-seat='1']")).to_contain_text("resigned")
    assert ada.get("/tables/mine") == []
    with vera.socket(code) as socket:
        socket.until_told("state")
        while not socket.over:
            if 0 in socket.view["awaited"]:
                socket.move()
            else:
                socket.read()
    expect(desk.page.locator("[data-result]")).to_contain_text("Ada resigned. A bot played on.")
    expect(phone.page.locator("[data-result]")).to_contain_text("You resigned. A bot played on for you.")
    expect(desk.page.locator("[data-reason]")).to_contain_text("$25")
