"""The page that needs no server (`make static`), opened from a plain file server in a sub-folder."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from bottega.record import read_lines, replay

BUILT = Path(__file__).parents[2] / "build" / "static"
LOADED = 90_000  # milliseconds that Python may take to load on a busy machine
MOVES = "() => Number(document.querySelector('[data-ply]').dataset.ply)"


class Files(SimpleHTTPRequestHandler):
    """What any host of files does."""

    extensions_map = {  # noqa: RUF012  # as its base has it
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Says nothing."""


@pytest.fixture
def files() -> Iterator[ThreadingHTTPServer]:
    if not (BUILT / "index.html").is_file():
        pytest.skip("the page without a server was not built: make static")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(BUILT.parent)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser with an empty profile, whose requests go nowhere else."""
    made = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce", accept_downloads=True)
    made.set_default_timeout(30_000)
    made.add_init_script("localStorage.bottega ??= JSON.stringify({ pace: 'once', level: 'apprentice' })")
    yield made
    made.close()


def opened(context: BrowserContext, address: str) -> Page:
    page = context.new_page()
    page.on("request", lambda request: _check_ours(request.url, address))
    page.goto(address)
    expect(page.locator("h1")).to_be_visible()  # before Python is there
    return page


def _check_ours(url: str, address: str) -> None:
    assert url.startswith((address.partition("#")[0], "blob:", "data:")), url


def until_loaded(page: Page) -> None:
    page.locator("progress").wait_for(state="detached", timeout=LOADED)


def make_a_move(page: Page) -> int:
    """Smears or improves with the first card that can be played; how many moves there are then."""
    page.wait_for_selector("[data-board][data-active=true]")
    before = page.evaluate(MOVES)
    for card in page.locator("[data-card]").all():
        card.click()
        if page.locator("[data-confirm]").is_enabled():
            break
        card.click()
    page.locator("[data-confirm]").click()
    page.wait_for_function("before => Number(document.querySelector('[data-ply]').dataset.ply) > before", arg=before)
    return int(page.evaluate(MOVES))


def test_played_kept_without_a_network_and_exported(
    files: ThreadingHTTPServer, context: BrowserContext, tmp_path: Path
) -> None:
    address = f"http://127.0.0.1:{files.server_address[1]}/static/"
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
