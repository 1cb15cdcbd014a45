"""For everyone: axe on every screen by day and by lamp, large letters, forced colours, and what is heard."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from server.running import Running
from web.conftest import FLAGS, Visitor, browser_path
from web.pages.table import TablePage
from web.test_frame import finish, person

# What passes is counted and not listed: a list of a whole board is megabytes.
BRIEF = {"resultTypes": ["violations"]}
RULES = {**BRIEF, "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
CONTRAST = {**BRIEF, "runOnly": {"type": "rule", "values": ["color-contrast"]}}  # all that a theme changes


def violations(page: Page, rules: dict[str, Any] = RULES) -> list[str]:
    found = Axe().run(page, options=rules).response["violations"]
    return [f"{page.url} {each['id']}: {node['html'][:160]}" for each in found for node in each["nodes"]]


def in_both_themes(page: Page) -> list[str]:
    by_day = violations(page)
    page.emulate_media(color_scheme="dark")
    by_lamp = violations(page, CONTRAST)
    page.emulate_media(color_scheme="light")
    return by_day + by_lamp


def test_screens_around_the_games(visit: Any) -> None:
    page = visit().page
    wrong = []
    for path in ("/", "/settings", "/new/fresco?with=device", "/rules/final-touch#FT-M2", "/move#x", "/nowhere"):
        page.goto(path)
        page.locator("h1").wait_for()
        page.wait_for_load_state("networkidle")
        wrong += in_both_themes(page)
    assert wrong == []


def test_tables(visit: Any, server: Running) -> None:
    visitor = visit()
    page = visitor.page
    visitor.play_now("pastiche")
    wrong = in_both_themes(page)
    TablePage(page).choose("share")
    expect(page.get_by_role("dialog")).to_be_visible()
    wrong += in_both_themes(page)
    page.goto("/new/final-touch?with=friends")
    page.get_by_role("button", name="Open the table").click()
    page.locator("[data-act]").wait_for()
    wrong += in_both_themes(page)
    page.goto("/new/final-touch?with=device")
    page.get_by_role("button", name="Open the table").click()
    page.locator("[data-handover]").wait_for()
    wrong += in_both_themes(page)
    code = visitor.play_now()
    page.wait_for_load_state("networkidle")
    page.get_by_role("tab", name="Chat").click()
    wrong += in_both_themes(page)
    finish(person(visitor, server), code)
    page.locator("[data-result]").wait_for()
    wrong += in_both_themes(page)
    page.goto(f"/t/{code}/replay?step=4")
    page.locator("[data-step='4']").wait_for()
    page.wait_for_load_state("networkidle")
    wrong += in_both_themes(page)
    page.goto("/learn/final-touch")
    page.locator("[aria-label=Hint]").wait_for()
    wrong += in_both_themes(page)
    assert wrong == []


@pytest.fixture(scope="module")
def large_letters(browser: Browser) -> Iterator[Browser]:
    """A browser whose reader chose letters of twice the usual size."""
    path = browser_path()
    running = browser.browser_type.launch(
        executable_path=path, args=[*FLAGS, "--blink-settings=defaultFontSize=32,defaultFixedFontSize=32"]
    )
    yield running
    running.close()


CUT_OFF = """() => [...document.querySelectorAll('main *, header *')]
  .filter((e) => e.children.length === 0 && e.textContent.trim() && e.offsetParent)
  .filter((e) => !e.closest('.hidden, svg, option'))
  .filter((e) => e.getBoundingClientRect().right > innerWidth + 1 || e.getBoundingClientRect().left < -1)
  .map((e) => e.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("width", [1280, 720])
def test_letters_twice_as_large_lose_nothing(large_letters: Browser, server: Running, width: int) -> None:
    visitor = Visitor(large_letters, server, viewport={"width": width, "height": 800})
    page = visitor.page
    page.goto("/")
    page.locator("article button.primary").first.wait_for()
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    assert (too_wide(page), page.evaluate(CUT_OFF)) == (False, [])
    visitor.play_now()
    page.locator("[data-board][data-active=true]").wait_for()
    assert (too_wide(page), page.evaluate(CUT_OFF)) == (False, [])
    page.locator("[data-card]").first.click()
    page.locator("[data-confirm]").scroll_into_view_if_needed()
    page.locator("[data-confirm]").click()  # nothing lies over it
    expect(page.locator("[aria-label=Log] li").filter(has_text="You").first).to_be_attached()
    visitor.context.close()
    assert visitor.complaints == []


def test_forced_colours_leave_colours_letters_and_a_selection_to_be_seen(visit: Any) -> None:
    visitor = visit(forced_colors="active")
    page = visitor.page
    visitor.play_now()
    page.locator("[data-board][data-active=true]").wait_for()
    card = page.locator("[data-card]").first
    before = card.evaluate("card => getComputedStyle(card).outlineStyle + getComputedStyle(card).borderTopWidth")
    card.click()
    page.locator("h1").focus()
    after = card.evaluate("card => getComputedStyle(card).outlineStyle + getComputedStyle(card).borderTopWidth")
    assert before != after  # shadows are gone here
    fill = card.locator("path").first.evaluate("path => getComputedStyle(path).fill")
    assert fill not in ("rgb(0, 0, 0)", "rgb(255, 255, 255)")
    assert violations(page) == []


def test_what_a_screen_reader_is_told(visit: Any, server: Running) -> None:
    visitor = visit()
    page = visitor.page
    visitor.play_now()
    vera = person(visitor, server)
    code = vera.table(seats="me,apprentice", options={"starter": 0})["code"]  # so that my card finishes nothing
    page.goto(f"/t/{code}")
    page.locator("[data-board][data-active=true]").wait_for()
    hand = page.get_by_role("toolbar", name="Your hand")
    expect(hand.get_by_role("button")).to_have_count(5)
    expect(hand.get_by_role("button").first).to_have_accessible_name(re.compile(r"card 1 of 5: (improves|smears)"))
    painting = page.get_by_role("region", name="The masterpiece").get_by_role("img")
    expect(painting).to_have_accessible_name(re.compile(r"being painted. Done: .+ Missing: .+ Smears: \d of 3"))
    expect(page.get_by_role("region", name="Next").get_by_role("img")).to_have_accessible_name(re.compile("Needs "))
    hand.get_by_role("button").first.click()
    expect(page.locator("[data-message]")).to_have_attribute("role", "status")
    expect(page.locator("[data-message]")).to_contain_text("with 1")
    page.locator("[data-confirm]").click()
    events = page.locator("body > #app > [aria-live=polite]")
    expect(events).to_contain_text(re.compile("Sandro .*Your turn"))  # the answer, not what was said before
    page.get_by_role("button", name="Text view").click()
    lines = page.locator("[data-as-text] p")
    expect(lines.first).to_contain_text("Masterpiece:")
    with vera.socket(code, lang="en") as line:
        line.until_told("state")
        told = line.ask("describe")["lines"]
    expect(lines).to_have_text(told)


def too_wide(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))
