"""The end of a game: its own moment, which any key ends, then the result; without motion the same is told."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from server.running import Running
from web.screens import ENDS, LastMove
from web.test_lobby import become

# The most animations that ran in any frame since.
COUNT = """() => {
  window.most = 0;
  const look = () => {
    const running = document.getAnimations().filter((each) => each.playState === "running");
    window.most = Math.max(window.most, running.length);
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.parametrize("game", ENDS)
def test_a_moment_then_the_result_and_the_same_without_motion(visit: Any, server: Running, game: str) -> None:
    last = LastMove(server, game)
    still, lively = visit(), visit(reduced_motion="no-preference")
    for visitor in (still, lively):
        become(visitor, last.winner).goto(f"/t/{last.code}")
        visitor.page.locator("[data-board]").wait_for()
    still.page.evaluate(COUNT)
    last.make()
    lively.page.locator("[data-moment]").wait_for()
    lively.page.keyboard.press("Shift")
    result = still.page.locator("[data-result]")
    expect(result.locator("[data-reason]")).not_to_be_empty()
    expect(result.locator("[data-review]")).to_have_attribute("href", f"/t/{last.code}/review")
    expect(still.page.locator("[data-moment]")).to_have_count(0)
    expect(lively.page.locator("[data-result]")).to_have_text(result.inner_text(), use_inner_text=True)
    assert still.page.evaluate("window.most") == 0
