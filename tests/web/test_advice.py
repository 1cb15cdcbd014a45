"""What would the master do: asked on the page, taken up on the board, played or not; and whom one plays against."""

from __future__ import annotations

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from server.running import Player, Running
from web.conftest import Visitor
from web.sight import faults

ASK = "[data-ask-advice]"
BOARD = "[data-board]"


def advised(visitor: Visitor, game: str) -> Page:
    """At a table, with the master's moves in sight."""
    visitor.play_now(game)
    page = visitor.page
    page.locator(f"{ASK}:not([disabled])").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-advised]").first).to_be_visible(timeout=60_000)
    return page


def test_a_move_is_taken_up_by_keyboard_and_not_played(visit: Any) -> None:
    page = advised(visit(), "final-touch")
    ply = page.locator("[data-ply]").get_attribute("data-ply")
    expect(page.locator(ASK)).to_have_attribute("aria-expanded", "true")
    expect(page.locator(ASK)).to_be_focused()
    move = page.locator("[data-advised]").first
    move.focus()
    page.keyboard.press("Enter")
    expect(move).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-card][aria-pressed=true]")).not_to_have_count(0)
    expect(page.locator("[data-confirm]")).to_have_attribute("aria-disabled", "false")
    assert page.locator("[data-ply]").get_attribute("data-ply") == ply
    assert Axe().run(page, options={"runOnly": ["wcag2a", "wcag2aa"]}).violations_count == 0
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # play this
    expect(page.locator("[data-advice]")).to_have_count(0)
    expect(page.locator("[aria-label=Log] li").filter(has_text="You").first).to_be_visible()


@pytest.mark.parametrize("game", ["pastiche", "fresco"])
def test_other_boards_take_a_move_up_too(visit: Any, game: str) -> None:
    page = advised(visit(), game)
    page.locator("[data-advised]").first.click()
    for width, height in ((360, 780), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        assert faults(page, ["[data-play-advised]"]) == []
    ready = "[data-take=mix][aria-disabled=false]" if game == "pastiche" else "[data-confirm][aria-disabled=false]"
    expect(page.locator(ready)).to_be_visible()
    page.locator("[data-play-advised]").click()
    expect(page.locator("[data-advice]")).to_have_count(0)


def test_it_tells_of_my_own_choice_and_goes_when_it_is_closed_or_a_move_is_made(visit: Any) -> None:
    page = advised(visit(), "final-touch")
    page.locator("[data-advice]").get_by_role("button", name="Close").click()
    expect(page.locator("[data-advice]")).to_have_count(0)
    expect(page.locator(ASK)).to_be_focused()
    page.locator(f"{BOARD} [data-card]").first.click()
    page.locator(ASK).click()
    expect(page.locator("[data-advised] [data-draft]")).to_have_text("Your own choice", timeout=60_000)
    page.locator("[data-confirm][aria-disabled=false]").click()
    expect(page.locator("[data-advice]")).to_have_count(0)


def test_neither_people_nor_spectators_are_helped(visit: Any, server: Running) -> None:
    ada = visit()
    ada.page.goto("/new/final-touch?with=device")
    ada.page.get_by_role("radio", name="2", exact=True).check()
    ada.page.get_by_role("button", name="Open the table").click()
    ada.page.get_by_role("button", name=re.compile("^I am")).click()
    expect(ada.page.locator(f"{BOARD}[data-active=true]")).to_be_visible()
    expect(ada.page.locator(ASK)).to_have_count(0)
    vera = Player.guest(server.port)
    code = vera.table(seats="me,apprentice", options={"starter": 0})["code"]
    watcher = visit().page
    watcher.goto(f"/t/{code}")
    expect(watcher.locator(BOARD)).to_be_visible()
    expect(watcher.locator(ASK)).to_have_count(0)


@pytest.mark.parametrize(("locale", "name"), [("en-GB", "Master"), ("fr-FR", "Maître"), ("pl-PL", "Mistrz")])
def test_the_opponent_is_chosen_and_remembered(visit: Any, locale: str, name: str) -> None:
    visitor = visit(locale=locale)
    page = visitor.page
    page.goto("/")
    expect(page.locator("input[type=radio]:checked")).to_have_value("journeyman")
    visitor.play_now(level="master")
    expect(page.locator(".seats li").nth(1)).to_contain_text(name)
    page.goto("/")
    expect(page.locator("input[type=radio]:checked")).to_have_value("master")
    page.goto("/new/final-touch?with=bots")
    expect(page.locator(".seats select").nth(1)).to_have_value("master")
