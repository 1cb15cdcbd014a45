"""Invitations: a link that is shown works for whoever gets it, or the page says that it does not."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from bottega.server.web.addresses import find_network_address
from server.running import Running, settings
from web.conftest import Visitor, allowed
from web.pages.table import TablePage

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 780}, "has_touch": True, "is_mobile": True}
NOT_HTTPS = "Cross-Origin-Opener-Policy"  # a header that browsers then leave aside, and say so
Host = Callable[..., Running]


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    """Starts servers with settings of one's own."""
    with ExitStack() as stack:

        def start(**wishes: Any) -> Running:
            return stack.enter_context(Running(settings(tmp_path, **wishes)))

        yield start


def lobby(visitor: Visitor, origin: str = "") -> Page:
    """With somebody who has opened a table and waits for others."""
    page = visitor.page
    page.goto(f"{origin}/new/final-touch?with=friends")
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/t/*")
    link(page).wait_for()
    return page


def link(page: Page) -> Locator:
    return page.locator("[data-share-link]")


def code_for_cameras(page: Page) -> Locator:
    return page.locator("svg.qr")


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en-GB", "This link only works on this computer."),
        ("fr-FR", "Ce lien ne fonctionne que sur cet ordinateur."),
        ("pl-PL", "Ten link działa tylko na tym komputerze."),
    ],
)
def test_on_a_loopback_address_the_lobby_says_so_and_tells_the_way_on(visit: Any, locale: str, said: str) -> None:
    page = lobby(visit(locale=locale, **PHONE))
    expect(page.get_by_text(said)).to_be_visible()
    expect(page.get_by_text("bottega --lan")).to_be_visible()
    expect(code_for_cameras(page)).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_the_link_in_the_lobby_and_the_one_in_the_sheet_are_two_fields(visit: Any) -> None:
    page = lobby(visit())
    TablePage(page).choose("share")
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_label("Link")).to_have_value(link(page).first.input_value())
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map(element => element.id)")
    assert len(ids) == len(set(ids))


def test_behind_a_proxy_the_link_has_the_public_address(browser: Browser, host: Host) -> None:
    visitor = Visitor(browser, host(public_url="https://games.example.org"))
    page = lobby(visitor)
    code = page.url.rsplit("/", 1)[1]
    expect(link(page)).to_have_value(f"https://games.example.org/t/{code}")
    expect(page.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    expect(page.get_by_text("this computer only")).to_have_count(0)
    page.goto("/settings")
    page.get_by_role("button", name="Create a link").click()
    expect(link(page)).to_have_value(re.compile(r"https://games\.example\.org/move#"))
    assert visitor.complaints == []
    visitor.context.close()


def test_in_a_network_a_phone_comes_by_the_link_the_host_was_shown(browser: Browser, host: Host) -> None:
    """The host is at 127.0.0.1, the phone at the machine's other address."""
    own = find_network_address(socket.AF_INET)
    if own is None:
        pytest.skip("this machine is in no network")
    server = host(host="0.0.0.0")
    visitor, friend = Visitor(browser, server), Visitor(browser, server, **PHONE)
    page, phone = lobby(visitor), friend.page
    url = link(page).input_value()
    assert url.startswith(f"http://{own}:{server.port}/t/")
    expect(code_for_cameras(page)).to_be_visible()
    with allowed(friend, NOT_HTTPS):
        phone.goto(url)
        phone.get_by_role("button", name="Sit down", exact=True).click()
        expect(phone.locator(".lobby, .board-place")).to_be_visible()
    expect(page.locator(".lobby, .board-place")).to_be_visible()
    assert visitor.complaints + friend.complaints == []
    visitor.context.close()
    friend.context.close()


def test_without_https_the_link_is_copied_all_the_same(browser: Browser, host: Host) -> None:
    own = find_network_address(socket.AF_INET)
    if own is None:
        pytest.skip("this machine is in no network")
    server = host(host="0.0.0.0")
    visitor = Visitor(browser, server)
    with allowed(visitor, NOT_HTTPS):
        page = lobby(visitor, f"http://{own}:{server.port}")
    url = link(page).input_value()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.evaluate("document.body.append(document.createElement('textarea'))")
    page.locator("textarea").focus()
    page.keyboard.press("Control+V")
    expect(page.locator("textarea")).to_have_value(url)
    assert visitor.complaints == []
    visitor.context.close()
