"""In every phase of every game and at every size, what one acts on, what one acts with and the button are in sight.

Scripted positions on a real server. With and without an open hint, on one's own and on a shared device.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from playwright.sync_api import Browser, Page

from bottega.core.match import Match
from bottega.server.table import tables as server_tables
from server.running import Running
from web.conftest import Visitor
from web.layouts import Layout, Phase, final_touch, fresco, pastiche
from web.sight import faults, settle

SIZES = {
    "phone": (360, 780),
    "phone on its side": (780, 360),
    "tablet": (1024, 768),
    "laptop": (1366, 768),
    "desk": (1440, 900),
    "large": (2560, 1440),
    "laptop at 200 %": (683, 384),
}
# Hints and buttons that hand a device over take room: what fits beside them here fits on larger windows, too.
TIGHT = {name: SIZES[name] for name in ("phone", "phone on its side", "laptop", "laptop at 200 %")}
LAYOUTS = (final_touch.LAYOUT, fresco.LAYOUT, pastiche.LAYOUT)
CASES = [
    pytest.param(layout, phase, shared, id=f"{layout.game}: {phase.name} ({'shared' if shared else 'own'})")
    for layout in LAYOUTS
    for phase in layout.phases
    for shared in ((False,) if phase.theirs else (False, True))
]
STRIP = 56  # px that the seats take at most on a phone


@pytest.fixture(scope="module")
def window(browser: Browser, server: Running) -> Iterator[Visitor]:
    """One for all cases: it loads the page once, and comes to each table as somebody new."""
    visitor = Visitor(browser, server)
    visitor.page.goto("/settings")
    yield visitor
    visitor.context.close()


@pytest.fixture
def at(window: Visitor, server: Running, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Page]]:
    """A page at a table that begins at a phase, my move."""

    def open_table(layout: Layout, phase: Phase, shared: bool) -> Page:
        monkeypatch.setattr(server_tables, "Match", partial(Match, seed="1", position=phase.position))
        vera, other = server.guest("Vera"), "open" if phase.theirs else "device:Ada" if shared else "random"
        code = vera.table(layout.game, ",".join(["me", *[other] * (layout.seats - 1)]))["code"]
        for _ in range(layout.seats - 1 if phase.theirs else 0):
            server.guest("Bruno").sit(code)
        page = window.page
        page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        url = f"http://127.0.0.1:{server.port}"
        window.context.add_cookies([{"name": "bottega", "value": vera.cookie or "", "url": url}])
        page.set_viewport_size({"width": 1280, "height": 800})
        page.goto(f"/t/{code}")
        return page

    yield open_table
    complaints, window.complaints = window.complaints, []
    assert complaints == []


def faults_of(page: Page, phase: Phase, sizes: dict[str, tuple[int, int]] = SIZES, hint: bool = False) -> list[str]:
    """At one size after the other; a hint may cover what is only looked at."""
    found = []
    for name, (width, height) in sizes.items():
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        strip = page.evaluate("document.querySelector('[data-seats]').offsetHeight")
        if name == "phone" and strip > STRIP:
            found.append(f"the seats are {strip} px high")
        desk = page.locator("[data-arrangement=desk]").count() > 0
        looked_at = [*(phase.at_a_desk if desk else ()), *(phase.from_1366 if name in ("laptop", "desk") else ())]
        together = [*phase.together, *([] if hint else looked_at)]
        found += [f"{name}: {fault}" for fault in faults(page, together)]
        for pane, seen in () if desk else phase.one_tap:
            before = page.locator("[data-show-pane][aria-current=true]")
            back = str(before.get_attribute("data-show-pane"))
            page.locator(f"[data-show-pane={pane}]").dispatch_event("click")
            found += [f"{name}, {pane}: {fault}" for fault in faults(page, [seen, "[data-bench]"])]
            page.locator(f"[data-show-pane={back}]").dispatch_event("click")
    return found


@pytest.mark.parametrize(("layout", "phase", "shared"), CASES)
def test_everything_of_a_turn_is_in_sight(layout: Layout, phase: Phase, shared: bool, at: Callable[..., Page]) -> None:
    page = at(layout, phase, shared)
    if shared:
        page.locator("[data-handover], [data-board][data-active=true]").first.wait_for()
        if page.locator("[data-handover]").count():  # none where all may look on
            page.locator("[data-handover] button").click()
    page.wait_for_selector("[data-board][data-active=true]")
    phase.pick(page)
    found = faults_of(page, phase, TIGHT if shared else SIZES)
    if not shared and not phase.theirs:
        page.set_viewport_size({"width": 1366, "height": 768})
        page.locator("[data-ask-advice]").click()
        page.wait_for_selector("[data-advised='0']", timeout=30_000)
        phase.pick(page)
        found += [f"with a hint, {fault}" for fault in faults_of(page, phase, TIGHT, hint=True)]
    assert not found, "\n".join(found)
