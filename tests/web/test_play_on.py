"""A game goes on from a step of a finished one, in a real browser: by keyboard, on a phone, and by invitation."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from server.running import Player, Running
from web.conftest import Visitor
from web.screens import golden_of
from web.test_access import in_both_themes
from web.test_frame import too_wide
from web.test_lobby import become


def replay_at(visitor: Visitor, server: Running, step: int) -> tuple[Page, Player, str]:
    vera = server.guest("Vera")
    code = vera.post("/replays", **golden_of("final-touch"))["code"]
    page = become(visitor, vera)
    page.goto(f"/t/{code}/replay?step={step}")
    page.locator(f"[data-step='{step}']").wait_for()
    page.locator("[data-board]").wait_for()
    return page, vera, code


def test_against_a_bot_by_keyboard_on_a_phone(visit: Any, server: Running) -> None:
    visitor = visit(viewport={"width": 360, "height": 780})
    page, _, code = replay_at(visitor, server, 12)
    button = page.get_by_role("button", name="Play on from here")
    button.focus()
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog", name="Play on from step 12")
    expect(sheet).to_be_visible()
    assert in_both_themes(page) == []
    assert not too_wide(page)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    sheet.get_by_label("My seat").select_option("1")
    sheet.get_by_label("Strength of the bots").select_option("apprentice")
    sheet.get_by_label("Dealt anew").check()
    sheet.get_by_role("button", name="Play on").press("Enter")
    page.wait_for_url(re.compile(rf"/t/(?!{code})\w+$"))
    origin = page.locator("[data-origin]")
    expect(origin).to_contain_text("Goes on from move 12 of another game")
    expect(origin).to_contain_text("dealt anew, within what seat 2 knew there")
    expect(origin.get_by_role("link")).to_have_attribute("href", f"/t/{code}/replay?step=12")
    sealed = page.locator("[data-sealed-deal]")
    sealed.get_by_text("Can the deal be checked?").click()
    expect(sealed).to_contain_text("Everything drawn after the position this game began with comes from a secret seed")


def test_with_people_who_are_invited(visit: Any, server: Running) -> None:
    visitor = visit(locale="fr-FR")
    page, _, code = replay_at(visitor, server, 12)
    page.get_by_role("button", name="Rejouer à partir d’ici").click()
    page.get_by_label("Des personnes que j’invite").check()
    page.get_by_role("button", name="Rejouer", exact=True).click()
    page.wait_for_url(re.compile(rf"/t/(?!{code})\w+$"))
    expect(page.locator("[data-terms] [data-origin]")).to_contain_text("Reprend après le coup 12 d’une autre partie")
    assert in_both_themes(page) == []
    page.goto("/")
    expect(page.locator(".news")).to_contain_text("Reprend après le coup 12 d’une autre partie")
    page.goto(f"/t/{code}/replay?step=9999")
    expect(page.get_by_role("button", name="Rejouer à partir d’ici")).to_be_disabled()  # nothing is left to play
