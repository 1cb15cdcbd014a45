"""A table to one's own taste: the form is drawn from what the server says of the game's options."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from server.running import Running
from web.conftest import Visitor
from web.test_frame import person


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
