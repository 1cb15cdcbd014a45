"""A real browser in front of a real server. Without a browser or a built page the tests say so and skip."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

import bottega
from deals import same_deals
from server.processes import Process
from server.running import Running, settings

__all__ = ["browser", "same_deals", "server", "visit"]

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the leanest first
FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
)
expect.set_options(timeout=15_000)  # a busy machine is no fault of the page
NO_SERVICE_WORKER = "delete Navigator.prototype.serviceWorker"  # each would start a process and store files
# Moves of others are shown without a pause between them, unless a test has set something else.
AT_ONCE = "if (location.origin !== 'null') localStorage.bottega ??= JSON.stringify({ pace: 'once' })"
DIST = Path(bottega.__file__).parent / "web" / "dist"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser, server and test share a busy machine: what fails has a second try, and the summary counts it."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.flaky(reruns=1))


def browser_path() -> str | None:
    return next((found for name in BROWSERS if (found := shutil.which(name))), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = browser_path()
    if os.environ.get("BROWSER") == "off":
        pytest.skip("make test BROWSER=off")
    if path is None:
        pytest.skip("no chromium: apt install chromium-headless-shell")
    if not (DIST / "index.html").is_file():
        pytest.skip("the page was not built: make page")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield running
        running.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One for all tests: each brings people and tables of its own."""
    with Running(settings(tmp_path_factory.mktemp("server"))) as running:
        yield running


class Visitor:
    """Somebody with a browser of their own; complaints of the page are kept."""

    def __init__(
        self, browser: Browser, server: Running | Process, service_worker: bool = False, **wishes: Any
    ) -> None:
        usual = {"locale": "en-GB", "viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"}
        self.context = browser.new_context(base_url=f"http://127.0.0.1:{server.port}", **{**usual, **wishes})
        self.context.set_default_timeout(15_000)
        self.context.add_init_script(AT_ONCE)
        if not service_worker:
            self.context.add_init_script(NO_SERVICE_WORKER)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def play_now(self, game: str = "final-touch", level: str = "apprentice") -> str:
        """At a table against bots; its code. Apprentices do not keep a test waiting."""
        self.page.goto("/")
        self.page.locator("label", has=self.page.locator(f"input[value={level}]")).click()
        self.page.locator("article", has=self.page.locator(f"#game-{game}")).locator("button.primary").click()
        self.page.wait_for_url("**/t/*")
        self.page.locator(".board-place").wait_for()
        return self.page.url.rsplit("/", 1)[1]


@pytest.fixture
def visit(browser: Browser, server: Running) -> Iterator[Any]:
    """Makes visitors; at the end none of their pages may have complained."""
    visitors: list[Visitor] = []

    def make(**wishes: Any) -> Visitor:
        visitors.append(Visitor(browser, server, **wishes))
        return visitors[-1]

    yield make
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    for visitor in visitors:
        visitor.context.close()
    assert complaints == []


@contextmanager
def allowed(visitor: Visitor, *parts: str) -> Iterator[None]:
    """What the browser itself complains about when a line breaks is no fault of the page."""
    yield
    visitor.complaints = [text for text in visitor.complaints if not any(part in text for part in parts)]
