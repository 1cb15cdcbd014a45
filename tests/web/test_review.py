"""The review of a finished game on the page: made while one looks, its parts, and a moment that is tried again."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from golden_games import FOLDER
from server.running import Running, settings
from web.conftest import Visitor
from web.test_access import in_both_themes
from web.test_lobby import become

EFFORT = 0.01  # enough for a mistake to be found in the game below
GOLDEN = FOLDER / "final-touch" / "two-end-by-finishing.jsonl"
PHONE = {"width": 360, "height": 780}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(settings(tmp_path_factory.mktemp("server"), review_effort=EFFORT)) as running:
        yield running


@pytest.fixture(scope="module")
def reviewed(browser: Browser, server: Running) -> Iterator[tuple[Visitor, str]]:
    """Somebody without an account who opened the replay of an imported game and pressed the button."""
    record = json.loads(GOLDEN.read_text(encoding="utf-8").splitlines()[0])
    code = server.guest().post("/replays", **record)["code"]
    visitor = Visitor(browser, server)
    visitor.page.goto(f"/t/{code}/replay")
    visitor.page.locator("[data-review]").click()
    visitor.page.locator("[data-split]").wait_for(timeout=120_000)
    yield visitor, code
    assert visitor.complaints == []
    visitor.context.close()


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_luck_and_play_and_the_course_of_the_game(reviewed: tuple[Visitor, str]) -> None:
    page = reviewed[0].page
    expect(page).to_have_title(re.compile("Final Touch: review"))
    expect(page.locator("[data-split] tbody tr")).to_have_count(2)
    split = re.compile(r"[+−]50.*[+−]\d+ \([+−]\d+ to [+−]\d+\)")
    expect(page.locator("[data-split] tbody tr").first).to_contain_text(split)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.locator("[data-curve] + p + details summary").click()
    page.locator("[data-moment-at] summary").first.click()
    assert fits(page)
    assert in_both_themes(page) == []
    marks = page.locator("[data-mark]")
    assert page.locator("[data-marks] tbody tr").count() == marks.count() > 1
    marks.first.focus()
    page.keyboard.press("ArrowRight")
    second = marks.nth(1)
    expect(second).to_be_focused()
    step = second.get_attribute("data-mark")
    page.keyboard.press("Enter")
    expect(page.locator("output[data-step]")).to_have_attribute("data-step", step or "")
    page.go_back()
    page.get_by_role("combobox").first.select_option("fr")
    expect(page.get_by_role("heading", name="Chance et jeu")).to_be_visible()
    expect(page.locator("[data-moment-at]").first).to_contain_text("Joué")
    page.get_by_role("combobox").first.select_option("en")
    expect(page.locator("[data-moment-at]").first).to_contain_text("Played")


def test_a_moment_is_tried_again_and_the_master_answers(reviewed: tuple[Visitor, str]) -> None:
    visitor, code = reviewed
    page = visitor.page
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.goto(f"/t/{code}/review")
    moment = page.locator("details[open] [data-moment-at]").first
    moment.get_by_role("link", name="Try again").click()
    trial = page.locator("[data-trial]")
    expect(trial).to_have_attribute("data-trial", "asked")
    page.locator("[data-board] [data-card]").first.click()
    page.locator("[data-confirm][aria-disabled=false]").click()
    expect(trial).to_have_attribute("data-trial", re.compile("best|good|mistake|blunder"), timeout=60_000)
    assert fits(page)
    assert in_both_themes(page) == []
    page.locator("[data-back-to-review]").click()
    moment.locator("summary").click()
    moment.get_by_role("link", name="Show me").click()
    expect(trial).to_have_attribute("data-trial", "shown")
    page.locator("[data-confirm][aria-disabled=false]").click()  # the master's move lies on the board
    expect(trial).to_have_attribute("data-trial", "best", timeout=60_000)
    expect(trial).to_contain_text("The master would do the same.")


def test_a_running_game_has_no_review(visit: Any, server: Running) -> None:
    vera = server.guest()
    code = vera.table(seats="me,device:Ada")["code"]
    visitor = visit()
    page = become(visitor, vera)
    page.goto(f"/t/{code}/review")
    expect(page.get_by_role("alert")).to_contain_text("The game is not over yet.")
    expect(page.locator("[data-split]")).to_have_count(0)
    visitor.complaints.clear()  # of the browser, about the refusal
