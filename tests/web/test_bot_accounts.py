"""Bot accounts on the page: made in Settings, challenged at a new table, shown as bots in the lobby and in the game."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.running import BotPlayer, Player, Running
from web.test_access import in_both_themes, too_wide, violations
from web.test_people import come_as

PHONE = {"width": 360, "height": 780}


def owner(server: Running, name: str) -> Player:
    return server.owner(name)


def make_bot(page: Page, name: str) -> str:
    """By the keyboard alone; returns the token."""
    section = page.locator("[data-bots]")
    section.get_by_label("Name of a new bot").fill(name)
    section.get_by_label("Name of a new bot").press("Enter")
    bot = section.locator(f"[data-bot={name}]")
    bot.get_by_label("What it is for").press("Enter")
    token = bot.locator("[data-token]")
    expect(token).to_be_visible()
    return token.input_value()


def test_a_bot_and_its_token_are_made_and_revoked(visit: Any, server: Running) -> None:
    vera = owner(server, "vera-of-bots")
    visitor = visit()
    page = come_as(visitor, server, vera, "/settings")
    said = page.get_by_role("status").first
    token = make_bot(page, "robo")
    expect(said).to_have_text("The token is ready.")
    bot = page.locator("[data-bot=robo]")
    expect(bot.get_by_role("listitem")).to_contain_text("Not used yet.")
    expect(bot.get_by_role("listitem")).to_contain_text("Play: accept challenges, move, chat")
    assert in_both_themes(page) == []
    info = vera.get("/me/bots")[0]
    robo = BotPlayer(server.port, info["id"], {"token": token, "id": info["tokens"][0]["id"]})
    assert robo.get("/me")["name"] == "robo"
    bot.get_by_role("button", name="I have copied it").click()
    expect(bot.locator("[data-token]")).to_have_count(0)
    page.reload()
    expect(bot.get_by_role("listitem")).to_contain_text("Last used")
    assert token not in page.content()
    bot.get_by_role("button", name="Revoke the token my computer of robo").press("Enter")
    expect(said).to_have_text("The token is revoked. Whatever used it is signed out.")
    assert robo.http.get("/me").status_code == 401
    bot.get_by_role("button", name="Delete robo…").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete for good").click()
    expect(bot).to_have_count(0)
    assert vera.get("/me/bots") == []


@pytest.mark.parametrize(("locale", "title"), [("fr-FR", "Vos robots"), ("pl-PL", "Twoje boty")])
def test_on_a_phone_in_other_languages(visit: Any, server: Running, locale: str, title: str) -> None:
    vera = owner(server, f"vera-of-bots-{locale[:2]}")
    vera.bot(f"robo-{locale[:2]}-with-a-name")
    page = come_as(visit(viewport=PHONE, locale=locale), server, vera, "/settings")
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect(page.locator("[data-bots] article").get_by_role("listitem")).to_have_count(1)
    assert violations(page) == []
    assert not too_wide(page)


def test_guests_are_told_to_make_an_account(visit: Any, server: Running) -> None:
    page = come_as(visit(), server, server.guest("Ada"), "/settings")
    expect(page.locator("[data-bots]")).to_contain_text("Bots belong to an account.")


@pytest.mark.parametrize("viewport", [PHONE, {"width": 1280, "height": 800}])
def test_a_bot_is_challenged_at_a_new_table(visit: Any, server: Running, viewport: dict[str, int]) -> None:
    name = f"robo-{viewport['width']}"
    vera = owner(server, f"vera-{viewport['width']}")
    robo = vera.bot(name)
    visitor = visit(viewport=viewport)
    page = come_as(visitor, server, vera, "/new/final-touch?with=friends")
    page.get_by_label("Seat 2").select_option("challenge")
    page.get_by_label("Name of the bot at seat 2").fill("nobody-of-this-name")
    page.locator("form button[type=submit]").click()
    expect(page.get_by_role("alert")).to_contain_text("No bot is called “nobody-of-this-name”.")
    visitor.complaints.clear()  # the browser's, of the 404
    page.get_by_label("Name of the bot at seat 2").fill(name)
    expect(page.locator("[data-round-table] .name").nth(1)).to_have_text(name)
    assert violations(page) == []
    assert not too_wide(page)
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/t/*")
    seat = page.locator("[data-seat='1']")
    expect(seat.locator("[data-challenged]")).to_have_text(f"waiting for {name} to accept")
    assert violations(page) == []
    code = page.url.rsplit("/", 1)[1]
    robo.post(f"/tables/{code}/challenge", accept=False)
    expect(seat.locator("[data-declined]")).to_have_text(f"{name} declined")
    vera.post(f"/tables/{code}/seats", act="challenge", seat=1, account=name)
    robo.post(f"/tables/{code}/challenge", accept=True)
    page.locator(".board-place").wait_for()
    expect(page.locator("[data-level]").first).to_have_text("Bot account")
