"""The page when its server cannot be reached."""

from __future__ import annotations

import io
import struct
from pathlib import Path
from typing import Any

import httpx
import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, expect

from server.running import Running, settings, wait_for
from web.conftest import Visitor
from web.test_frame import finish

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
        visitor = Visitor(browser, server, service_worker=True, locale="fr-FR")
        stored_page(visitor.page)
        assert visitor.complaints == []
    visitor.page.reload()
    expect(visitor.page.locator("h1")).to_be_visible()
    expect(visitor.page.locator("html")).to_have_attribute("lang", "fr")
    expect(visitor.page.get_by_role("alert")).to_contain_text("serveur")
    visitor.context.close()


def test_rules_lessons_and_replays_that_were_opened_are_there(browser: Browser, tmp_path: Path) -> None:
    with Running(settings(tmp_path)) as server:
        visitor = Visitor(browser, server, service_worker=True)
        page = visitor.page
        stored_page(page)
        ochre = server.guest("Ochre")
        code = str(ochre.table(seats="me,greedy")["code"])
        finish(ochre, code)
        pages = {
            "/rules/final-touch": "#FT-M2",
            "/learn/final-touch": ".board-place",
            f"/t/{code}/replay": ".board-place",
        }
        for path, shown in pages.items():
            page.goto(path)
            page.locator(shown).first.wait_for()
            page.wait_for_load_state("networkidle")
        assert visitor.complaints == []
    for path, shown in pages.items():
        page.goto(path)
        expect(page.locator(shown).first).to_be_visible()
    visitor.context.close()


def test_nothing_about_people_is_stored_and_nothing_opened_is_left_to_the_next_one(visit: Any) -> None:
    visitor = visit(service_worker=True)
    page = visitor.page
    stored_page(page)
    visitor.play_now()  # now the service worker sees every request
    page.goto("/rules/fresco")
    page.locator("#FR-X10").wait_for()
    rules = "/api/v1/games/fresco/rules"
    wait_for(lambda: rules in page.evaluate(STORED))
    stored = [path for path in page.evaluate(STORED) if not path.startswith("/assets/")]
    assert set(stored) <= {"/", "/api/v1/games", "/api/v1/phrases", "/api/v1/games/final-touch/rules", rules}
    page.goto("/settings")
    page.get_by_role("button", name="Sign out everywhere").click()
    expect(page.get_by_role("status").first).to_contain_text("Signed out")
    assert rules not in page.evaluate(STORED)


@pytest.mark.usefixtures("browser")  # the page is built
def test_the_page_can_be_installed(server: Running) -> None:
    """What browsers ask for before they offer it: a manifest with icons that are what it says."""
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}") as client:
        manifest = client.get("/manifest.webmanifest").json()
        assert (manifest["start_url"], manifest["display"]) == (".", "standalone")  # where the manifest lies
        sizes = set()
        for icon in manifest["icons"]:
            answer = client.get(icon["src"])
            assert answer.headers["content-type"] == icon["type"]
            if icon["type"] == "image/png":
                width, height = struct.unpack(">II", answer.content[16:24])
                assert icon["sizes"] == f"{width}x{height}"
                sizes.add((width, icon.get("purpose", "any")))
        assert sizes == {(192, "any"), (512, "any"), (512, "maskable")}
        assert {shot["form_factor"] for shot in manifest["screenshots"]} == {"wide", "narrow"}
        for shot in manifest["screenshots"]:
            answer = client.get(shot["src"])
            assert answer.headers["content-type"] == shot["type"]
            assert shot["sizes"] == "x".join(map(str, Image.open(io.BytesIO(answer.content)).size))


@pytest.mark.usefixtures("browser")  # the page is built
def test_browsers_ask_for_a_new_service_worker_every_time(server: Running) -> None:
    answer = httpx.get(f"http://127.0.0.1:{server.port}/sw.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert "worker-src 'self'" in answer.headers["content-security-policy"]
    assert "START_FILES" not in answer.text
