"""The page when its server cannot be reached."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from server.running import Running, settings
from web.conftest import Visitor

STORED = """async () => {
    const opened = await Promise.all((await caches.keys()).map(name => caches.open(name)));
    const requests = (await Promise.all(opened.map(cache => cache.keys()))).flat();
    return requests.map(request => new URL(request.url).pathname);
}"""


def stored_page(page: Page) -> None:
    """The start page, once it is stored."""
    page.goto("/")
    page.locator("article").first.wait_for()
    page.wait_for_function("navigator.serviceWorker.ready.then(() => true)")


def test_the_start_page_is_shown_and_says_that_the_server_is_away(browser: Browser, tmp_path: Path) -> None:
    with Running(settings(tmp_path)) as server:
        visitor = Visitor(browser, server, locale="fr-FR")
        stored_page(visitor.page)
        assert visitor.complaints == []
    visitor.page.reload()
    expect(visitor.page.locator("h1")).to_be_visible()
    expect(visitor.page.locator("html")).to_have_attribute("lang", "fr")
    expect(visitor.page.get_by_role("alert")).to_contain_text("serveur")
    visitor.context.close()


def test_nothing_of_the_api_is_stored(visit: Any) -> None:
    page = visit().page
    stored_page(page)
    page.reload()  # now that the service worker sees every request
    page.locator("article").first.wait_for()
    stored = page.evaluate(STORED)
    assert "/" in stored
    assert [path for path in stored if path != "/" and not path.startswith("/assets/")] == []


@pytest.mark.usefixtures("browser")  # the page is built
def test_browsers_ask_for_a_new_service_worker_every_time(server: Running) -> None:
    answer = httpx.get(f"http://127.0.0.1:{server.port}/sw.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert "worker-src 'self'" in answer.headers["content-security-policy"]
    assert "START_FILES" not in answer.text
