"""What is in sight: inside the window and under nothing else, on a page that does not scroll sideways."""

from __future__ import annotations

from collections.abc import Iterable

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as Timeout

SETTLED = "() => document.getAnimations().every(each => each.playState !== 'running')"
# The frame in which the page is arranged anew, and the one in which it scrolls to what is picked up.
ARRANGED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"

# What is wrong: an element outside the window or under another one, or a page that scrolls sideways.
FAULTS = """(selectors) => {
  const faults = [];
  const { clientWidth: width, clientHeight: height, scrollWidth } = document.documentElement;
  if (scrollWidth > width) faults.push(`the page is ${scrollWidth} px wide`);
  for (const selector of selectors) {
    const element = document.querySelector(selector);
    if (!element) { faults.push(`${selector} is missing`); continue; }
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const place = `${selector} is at ${[left, top, right, bottom].map(Math.round)} of ${width} x ${height}`;
    if (right - left < 1 || bottom - top < 1) { faults.push(`${selector} is not shown`); continue; }
    if (left < -1 || top < -1 || right > width + 1 || bottom > height + 1) { faults.push(place); continue; }
    const covered = [[0.5, 0.5], [0.5, 0.1], [0.5, 0.9], [0.1, 0.5], [0.9, 0.5]].filter(([across, down]) => {
      const found = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
      return found && !element.contains(found) && !found.contains(element);
    });
    if (covered.length > 0) faults.push(`${place}, partly under something else`);
  }
  return faults;
}"""


def settle(page: Page) -> None:
    page.evaluate(ARRANGED)
    page.wait_for_function(SETTLED)


def faults(page: Page, selectors: Iterable[str]) -> list[str]:
    """What is wrong and stays so: a page under load may still be on its way."""
    wanted = list(selectors)
    settle(page)
    try:
        page.wait_for_function(f"selectors => ({FAULTS})(selectors).length === 0", arg=wanted, timeout=3_000)
    except Timeout:
        return [str(fault) for fault in page.evaluate(FAULTS, wanted)]
    return []
