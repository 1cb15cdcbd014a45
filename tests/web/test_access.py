"""axe finds nothing on any screen, by day and by lamp."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from server.running import Running
from web.test_frame import finish, person

RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
THEMES = ["light", "dark"]


def violations(page: Page) -> list[str]:
    found = Axe().run(page, options=RULES).response["violations"]
    return [f"{page.url} {each['id']}: {node['html'][:160]}" for each in found for node in each["nodes"]]


@pytest.mark.parametrize("theme", THEMES)
def test_screens_around_the_games(visit: Any, theme: str) -> None:
    visitor = visit(color_scheme=theme)
    page = visitor.page
    wrong = []
    for path in ("/", "/settings", "/new/fresco?with=device", "/rules/final-touch#FT-M2", "/move#x", "/nowhere"):
        page.goto(path)
        page.locator("h1").wait_for()
        page.wait_for_load_state("networkidle")
        wrong += violations(page)
    assert wrong == []


@pytest.mark.parametrize("theme", THEMES)
def test_tables(visit: Any, server: Running, theme: str) -> None:
    visitor = visit(color_scheme=theme)
    page = visitor.page
    visitor.play_now("pastiche")
    wrong = violations(page)
    page.get_by_role("button", name="Invite others").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    wrong += violations(page)
    page.goto("/new/final-touch?with=device")
    page.get_by_role("button", name="Open the table").click()
    page.locator("[data-handover]").wait_for()
    wrong += violations(page)
    code = visitor.play_now()
    page.wait_for_load_state("networkidle")
    page.get_by_role("tab", name="Chat").click()
    wrong += violations(page)
    finish(person(visitor, server), code)
    page.locator("[data-result]").wait_for()
    wrong += violations(page)
    page.goto(f"/t/{code}/replay?step=4")
    page.locator("[data-step='4']").wait_for()
    page.wait_for_load_state("networkidle")
    wrong += violations(page)
    page.goto("/learn/final-touch")
    page.locator("[aria-label=Hint]").wait_for()
    wrong += violations(page)
    assert wrong == []
