"""My games on the start page: those that wait for me first, and the way from one to the next."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from server.running import Running
from web.test_frame import person, play_one


def test_from_one_game_that_waits_to_the_next(visit: Any, server: Running) -> None:
    visitor = visit()
    page = visitor.page
    visitor.play_now()
    vera, ada = person(visitor, server), server.guest("Ada")
    first = vera.table(options={"starter": 0}, clock={"type": "async", "days": 3})["code"]
    second = vera.table(options={"starter": 0})["code"]
    for code in (first, second):
        ada.sit(code)
    page.goto("/")
    lines = page.locator("section[aria-labelledby=mine] a")
    expect(lines.first).to_have_attribute("href", f"/t/{first}")  # the clock runs there
    expect(lines.first).to_contain_text(re.compile("Your turn.*(2|3) days left", re.S))
    assert_games_start_on_the_first_screen(page)
    lines.first.click()
    play_one(page)
    page.locator("[data-next-game]").click()
    expect(page).not_to_have_url(re.compile(first))
    page.goto(f"/t/{second}")
    play_one(page)
    with ada.socket(second) as socket:
        socket.until(lambda: 1 in socket.view.get("awaited", []))
        while 1 in socket.view["awaited"]:  # whoever finishes a masterpiece goes on
            socket.follow(socket.move()["seq"])
    page.goto("/")
    expect(page.locator(f"section[aria-labelledby=mine] a[href='/t/{second}']")).to_contain_text(
        re.compile(r"Ada \w+ with")
    )


def assert_games_start_on_the_first_screen(page: Page) -> None:
    """On a phone the first button has room below it; on a small laptop no button is cut. My games are one row."""
    start = page.locator("article .primary").first
    page.set_viewport_size({"width": 360, "height": 780})
    box = start.bounding_box()
    assert box is not None
    assert box["y"] <= 560
    page.set_viewport_size({"width": 1366, "height": 768})
    last = page.locator("article .ways .button").last.bounding_box()
    assert last is not None
    assert last["y"] + last["height"] <= 768
    assert len({each.bounding_box()["y"] for each in page.locator("section[aria-labelledby=mine] li").all()}) <= 1  # type: ignore[index]


def test_my_name_and_the_way_in_stand_above_the_first_screen(visit: Any) -> None:
    page = visit(locale="pl-PL", viewport={"width": 360, "height": 780}).page
    page.goto("/")
    page.locator("article .primary").first.wait_for()
    assert_games_start_on_the_first_screen(page)
    page.set_viewport_size({"width": 360, "height": 780})
    page.get_by_role("link", name="Zaloguj się").click()
    expect(page.get_by_label("Nazwa konta")).to_be_focused()
    expect(page.get_by_role("radio", name="Zaloguj się")).to_be_checked()


def test_how_many_play_against_me_is_chosen_and_remembered(visit: Any) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/")
    page.get_by_label("Players, Final Touch").select_option("4")
    visitor.play_now()
    expect(page.locator(".seats li")).to_have_count(4)
    page.goto("/")
    expect(page.get_by_label("Players, Final Touch")).to_have_value("4")
    expect(page.get_by_label("Players, Pastiche")).to_have_value("3")
