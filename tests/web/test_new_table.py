"""A table to one's own taste: the form is drawn from what the server says of the game's options."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from bottega import games
from server.running import Running
from web.conftest import Visitor
from web.test_access import in_both_themes
from web.test_frame import person, too_wide


def form(visitor: Visitor, game: str) -> Page:
    visitor.page.goto(f"/new/{game}?with=friends")
    visitor.page.get_by_text("More options").click()
    return visitor.page


def options_of_new_table(visitor: Visitor, server: Running) -> Any:
    visitor.page.locator("form button[type=submit]").click()
    visitor.page.wait_for_url("**/t/*")
    return person(visitor, server).get(f"/tables/{visitor.page.url.rsplit('/', 1)[1]}")["options"]


def test_what_is_left_as_it_is_is_not_sent(visit: Any, server: Running) -> None:
    visitor = visit()
    page = form(visitor, "fresco")
    expect(page.get_by_role("group", name="Modules").get_by_role("checkbox", checked=True)).to_have_count(3)
    assert options_of_new_table(visitor, server) == {}


def test_parts_and_flags(visit: Any, server: Running) -> None:
    visitor = visit()
    page = form(visitor, "fresco")
    page.get_by_label("The bishop’s requests").uncheck()
    page.get_by_label("Show everyone’s cards and money").check()
    assert options_of_new_table(visitor, server) == {"modules": ["portraits", "blends"], "open": True}


def test_a_seat(visit: Any, server: Running) -> None:
    visitor = visit()
    form(visitor, "final-touch").get_by_label("Who begins").select_option("Seat 1")
    assert options_of_new_table(visitor, server) == {"starter": 0}


def test_a_seat_that_is_gone_begins_no_more(visit: Any, server: Running) -> None:
    visitor = visit()
    page = form(visitor, "final-touch")
    page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_label("Who begins").select_option("Seat 3")
    page.get_by_label("Seat 2").select_option("master")
    expect(page.locator("[data-round-table] .name")).to_have_text(
        [page.get_by_label("Your name").input_value(), "Master", "Free seat"]
    )
    page.get_by_role("radio", name="2", exact=True).check()
    expect(page.locator("[data-round-table] .name")).to_have_count(2)
    expect(page.get_by_label("Who begins")).to_have_value("")  # chance decides
    assert options_of_new_table(visitor, server) == {}


def test_another_language_changes_the_words_and_nothing_that_was_chosen(visit: Any) -> None:
    page = form(visit(), "fresco")
    page.get_by_label("Portraits").uncheck()
    page.locator("header select").select_option("pl")
    modules = page.get_by_role("group", name="Moduły")
    expect(modules.get_by_label("Portrety")).not_to_be_checked()
    expect(modules.get_by_label("Życzenia biskupa")).to_be_checked()


def own_list(game: str, name: str) -> bytes:
    return games.standard_box(game).relabelled(name, "Vera", 2).text.encode()


def test_with_a_component_list_of_ones_own(visit: Any) -> None:
    visitor = visit(viewport={"width": 360, "height": 780})
    page = visitor.page
    page.goto("/new/final-touch?with=friends")
    choice = page.locator("[data-box-choice]")
    expect(choice).to_contain_text("our own")
    choice.get_by_label("From a file").check()
    file = choice.get_by_label("Component list (TOML)")
    file.set_input_files({"name": "bad.toml", "mimeType": "application/toml", "buffer": b"touch_cards = 3"})
    page.locator("form button[type=submit]").click()
    expect(page.get_by_role("alert")).to_contain_text("touch_cards")
    visitor.complaints.clear()  # of the refusal
    file.set_input_files({"name": "mine.toml", "mimeType": "", "buffer": own_list("final-touch", "My cards")})
    assert in_both_themes(page) == []
    assert not too_wide(page)
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-terms] [data-box]")).to_contain_text("“My cards” by Vera, version 2")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the list").click()
    assert saved.value.path().read_bytes() == own_list("final-touch", "My cards")

    first = page.url
    page.get_by_role("link", name="New table with it").click()
    expect(choice.get_by_role("radio", name="My cards")).to_be_checked()
    page.locator("form button[type=submit]").click()
    page.wait_for_url(lambda url: "/t/" in url and url != first)
    expect(page.locator("[data-terms] [data-box]")).to_contain_text("My cards")
