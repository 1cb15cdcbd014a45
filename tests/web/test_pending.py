"""While a move is under way nothing on the board vanishes or changes its look, in any game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from web.conftest import Visitor

MINE = "[data-board][data-active=true]"


class Line:
    """The page's socket; what the server says can be held back."""

    def __init__(self, page: Page) -> None:
        self.held: list[Callable[[], None]] | None = None
        page.route_web_socket("**/socket*", self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(server.send)
        server.on_message(lambda message: self._told(lambda: page.send(message)))

    def _told(self, tell: Callable[[], None]) -> None:
        if self.held is None:
            tell()
        else:
            self.held.append(tell)

    def hold(self) -> None:
        self.held = []

    def release(self) -> None:
        held, self.held = self.held or [], None
        for tell in held:
            tell()


def final_touch(page: Page) -> str:
    page.locator(f"{MINE} [data-card]").first.click()
    return "[data-confirm]"


def fresco(page: Page) -> str:
    page.locator(f"{MINE} button[data-time]:not(.taken)").first.click()
    return "[data-confirm]"


def pastiche(page: Page) -> str:
    """A trade with the others: all that can be done after a hex is laid is in sight."""
    page.wait_for_selector(f"{MINE}[data-step-now=place]")
    page.locator("[data-cell]").first.dispatch_event("click")
    page.click("[data-take=mix]")
    page.wait_for_selector(f"{MINE}[data-step-now=trade]")
    page.locator("[data-swap]").first.click()
    return "[data-swap-for]"


# Where every control of the board is, and how it looks; cards that are played may leave the hand.
CONTROLS = """() => [...document.querySelectorAll('[data-board] button:not([data-card])')].map(button => {
    const { x, y, width, height } = button.getBoundingClientRect();
    const { color, backgroundColor } = getComputedStyle(button);
    return [button.textContent.trim(), x, y, width, height, color, backgroundColor].join(' ');
})"""


@pytest.mark.parametrize(("game", "choose"), [("final-touch", final_touch), ("fresco", fresco), ("pastiche", pastiche)])
def test_controls_stay_as_they_are(visit: Any, game: str, choose: Callable[[Page], str]) -> None:
    visitor: Visitor = visit()
    page = visitor.page
    line = Line(page)
    page.goto("/settings")
    page.get_by_label("Ask before I give something up").uncheck()
    visitor.play_now(game)
    page.wait_for_selector(MINE)
    button = page.locator(choose(page)).first
    button.focus()
    page.mouse.move(0, 0)  # no control looks pointed at
    page.wait_for_function("() => !document.getAnimations().some(each => each instanceof CSSTransition)")
    before = page.evaluate(CONTROLS)
    line.hold()
    page.keyboard.press("Enter")
    waits = page.locator("[data-sending]")
    expect(waits).to_have_css("opacity", "1")  # the server takes long: there is a sign of it
    expect(waits).to_have_css("height", "2px")
    expect(button).to_have_attribute("aria-disabled", "true")
    expect(button).to_be_focused()
    assert page.evaluate(CONTROLS) == before
    line.release()
    expect(waits).to_have_count(0)
