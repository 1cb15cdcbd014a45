"""The page that needs no server (`make static`), opened from a plain file server in a sub-folder."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from bottega.record import read_lines, replay
from web.files import BUILT, LOADED, MOVES, make_a_move, serve_files, until_loaded
from web.layouts import Phase, final_touch, fresco
from web.test_access import in_both_themes
from web.test_frame import move_by_keyboard
from web.test_layout import faults_of

# What a table begins with, and what has to be in sight then. In Pastiche that is a matter of the deal: a bot may begin
# with an offer.
FIRST = {
    "final-touch": final_touch.LAYOUT.phases[0],
    "fresco": Phase("get up", {}, ("button[data-time]", *fresco.FRONT)),
}


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Of the page, in a sub-folder."""
    if not (BUILT / "index.html").is_file():
        pytest.skip("the page without a server was not built: make static")
    with serve_files() as host:
        yield f"{host}static/"


def empty_profile(browser: Browser) -> BrowserContext:
    made = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce", accept_downloads=True)
    made.set_default_timeout(30_000)
    made.add_init_script("localStorage.bottega ??= JSON.stringify({ pace: 'once', level: 'apprentice' })")
    return made


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    made = empty_profile(browser)
    yield made
    made.close()


@pytest.fixture(scope="module")
def loaded(browser: Browser, address: str) -> Iterator[Page]:
    """The page with Python in it, for all tests that only look at it. None of them may make it complain."""
    context, complaints = empty_profile(browser), list[str]()
    page = opened(context, address)
    page.on("console", lambda line: complaints.append(line.text) if line.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    until_loaded(page)
    yield page
    context.close()
    assert complaints == []


def opened(context: BrowserContext, address: str) -> Page:
    page = context.new_page()
    page.on("request", lambda request: _check_ours(request.url, address))
    page.goto(address)
    expect(page.locator("h1")).to_be_visible()  # before Python is there
    return page


def _check_ours(url: str, address: str) -> None:
    assert url.startswith((address.partition("#")[0], "blob:", "data:")), url


def test_played_kept_without_a_network_and_exported(address: str, context: BrowserContext, tmp_path: Path) -> None:
    page = opened(context, address)
    page.goto(f"{address}#/rules/final-touch")
    expect(page.locator("#FT-M2")).to_be_visible()  # rules are files
    page.goto(f"{address}#/")
    expect(page.get_by_text("Sign in")).to_have_count(0)
    until_loaded(page)
    page.locator("article", has=page.locator("#game-final-touch")).locator("button.primary").click()
    page.wait_for_url("**#/t/*")
    make_a_move(page)
    made = make_a_move(page)

    other = opened(context, address)
    expect(other.get_by_role("alert")).to_contain_text("another tab", timeout=LOADED)
    other.close()

    page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
    table = page.url
    page.close()  # in the middle of whatever bots are doing
    context.set_offline(True)
    page = opened(context, table)
    until_loaded(page)
    page.wait_for_selector("[data-ply]")
    assert page.evaluate(MOVES) >= made
    make_a_move(page)

    page.goto(f"{address}#/settings")
    with page.expect_download() as download:
        page.locator("[data-save-games]").click()
    download.value.save_as(tmp_path / "games.jsonl")
    ((_, record),) = read_lines(tmp_path / "games.jsonl")
    assert len(replay(record).moves) > made
    assert json.loads((tmp_path / "games.jsonl").read_text(encoding="utf-8"))["sealed"] is False


def test_links_can_be_opened_in_a_new_tab(loaded: Page, address: str) -> None:
    loaded.goto(f"{address}#/")
    with loaded.context.expect_page() as tab:
        loaded.locator("a[href='#/rules/fresco']").click(modifiers=["Control"])
    expect(tab.value.locator("#FR-C1")).to_be_visible()  # rules are files: they need no second Python
    tab.value.close()


def test_an_address_that_is_no_file_leads_to_its_place(loaded: Page, address: str) -> None:
    tab = loaded.context.new_page()
    tab.goto(f"{address}rules/pastiche?x=1")
    tab.wait_for_url(f"{address}#/rules/pastiche?x=1")
    expect(tab.locator("h1")).to_contain_text("Pastiche")
    tab.close()


def test_everything_is_in_sight_and_axe_finds_nothing(loaded: Page, address: str) -> None:
    wrong = []
    for place in ("", "settings", "new/fresco?with=device", "learn/final-touch"):
        loaded.goto(f"{address}#/{place}")
        loaded.locator("h1").wait_for()
        wrong += in_both_themes(loaded)
    for game, phase in FIRST.items():
        loaded.set_viewport_size({"width": 1366, "height": 768})
        loaded.goto(f"{address}#/")
        loaded.locator("article", has=loaded.locator(f"#game-{game}")).locator("button.primary").click()
        loaded.wait_for_selector("[data-board][data-active=true]")
        wrong += in_both_themes(loaded)
        wrong += [f"{game}: {fault}" for fault in faults_of(loaded, phase)]
    assert not wrong, "\n".join(wrong)


def test_a_move_by_keyboard_alone(loaded: Page, address: str) -> None:
    loaded.set_viewport_size({"width": 1366, "height": 768})
    loaded.goto(address)
    until_loaded(loaded)
    move_by_keyboard(loaded)
