"""A screen with a board: a table, a replay or a lesson."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from server.running import Player, Running
from web.conftest import Visitor

ACTIVE = "[data-board][data-active=true]"


class TablePage:
    def __init__(self, page: Page) -> None:
        self.page = page

    @classmethod
    def open_as(cls, visitor: Visitor, server: Running, who: Player, code: str) -> TablePage:
        """As somebody who has a seat there."""
        url = f"http://127.0.0.1:{server.port}"
        visitor.context.add_cookies([{"name": "bottega", "value": who.cookie or "", "url": url}])
        visitor.page.goto(f"/t/{code}")
        visitor.page.wait_for_selector("[data-board], [data-handover], .lobby")
        return cls(visitor.page)

    def choose(self, what: str) -> None:
        """Something in the menu of the bar, such as `share` or `leave`."""
        self.page.locator(".bar [data-menu]").click()
        self.page.locator(f"[data-{what}]").click()

    def leave(self) -> None:
        self.choose("leave")
        self.page.get_by_role("dialog").locator(".button.primary").click()

    def take_the_device(self) -> None:
        self.page.locator("[data-handover] button").click()

    def until_active(self) -> None:
        self.page.wait_for_selector(ACTIVE)

    def show(self, pane: str) -> Locator:
        """A pane of the board; where all are seen at once, there is nothing to press."""
        button = self.page.locator(f"[data-show-pane={pane}]")
        if button.count():
            button.click()
        return self.page.locator(f"[data-pane={pane}]")
