"""Final Touch has one phase; what is picked up changes what is said of it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from web.layouts import Layout, Phase

TURN = ("[data-easel] svg", "[data-needs]", "[data-smears]", "[data-hand]", "[data-bench]", "[data-confirm]")
PAINTING: dict[str, Any] = {"turn": 0}


def pick_a_card(page: Page) -> None:
    if page.locator("[data-card][aria-pressed=true]").count() == 0:
        page.locator("[data-card]").first.click()
    page.wait_for_selector("[data-card][aria-pressed=true]")


LAYOUT = Layout(
    "final-touch",
    2,
    (
        Phase("nothing picked up", PAINTING, TURN),
        Phase("a card picked up", PAINTING, TURN, pick_a_card),
    ),
)
