"""At every size: the device that changes hands shows its button, and the open chat its field; who reads what there."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from server.running import Running
from web.pages.table import TablePage
from web.sight import faults
from web.test_layout import SIZES


@pytest.mark.parametrize("lang", ["fr-FR", "pl-PL"])
def test_hand_over_and_chat(visit: Any, server: Running, lang: str) -> None:
    vera = server.guest("Vera")
    shared = vera.table("pastiche", seats="me,device:Ada")["code"]
    own = vera.table("fresco", seats="me,open")["code"]
    server.guest("Eve").sit(own)
    found = []
    page = TablePage.open_as(visit(locale=lang), server, vera, shared).page
    page.locator("[data-handover]").wait_for()
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        found += [f"hand-over, {size}: {fault}" for fault in faults(page, ["[data-handover] button"])]
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"/t/{own}")
        page.locator("[data-board]").wait_for()
        page.locator("#tab-chat").click()
        page.locator("#say").focus()
        found += [f"chat, {size}: {fault}" for fault in faults(page, ["#say"])]
    assert not found, "\n".join(found)


def test_spectators_talk_among_themselves_until_the_end(visit: Any, server: Running) -> None:
    vera, ada = server.guest("Vera"), server.guest("Ada")
    code = vera.table(options={"starter": 0})["code"]
    ada.sit(code)
    player = TablePage.open_as(visit(), server, vera, code).page
    watcher = TablePage.open_as(visit(locale="fr-FR"), server, server.guest("Eve", "fr"), code).page
    for page in (player, watcher):
        page.locator("[data-board]").wait_for()
        page.locator("#tab-chat").click()
    watcher.locator("#say").fill("Elle a deux rouges.")
    watcher.locator("#say").press("Enter")
    expect(watcher.locator(".chat").get_by_text("Elle a deux rouges.")).to_be_visible()
    expect(watcher.locator(".chat")).to_contain_text("joueurs")  # who reads it is said
    player.locator("#say").fill("Good luck!")
    player.locator("#say").press("Enter")
    for page in (watcher, player):  # what is read aloud has the sentence too, so the chat itself is asked
        expect(page.locator(".chat").get_by_text("Good luck!")).to_be_visible()
    expect(player.get_by_text("Elle a deux rouges.")).to_have_count(0)
    for who, seat in ((vera, 0), (ada, 1)):
        with who.socket(code, seat=seat) as socket:
            socket.until_told("state")
            assert socket.ask("resign")["type"] == "ack"
    player.reload()
    player.locator("[data-look]").click()
    player.locator("#tab-chat").click()
    expect(player.locator(".chat").get_by_text("Elle a deux rouges.")).to_be_visible()


def test_declining_by_itself_is_chosen_in_the_menu(visit: Any, server: Running) -> None:
    vera = server.guest("Vera")
    code = vera.table("pastiche", seats="me,apprentice")["code"]
    page = TablePage.open_as(visit(locale="pl-PL"), server, vera, code).page
    page.locator("[data-board]").wait_for()
    for on, said in ((True, "są teraz odrzucane za ciebie"), (False, "Znów odpowiadasz na każdą ofertę")):
        page.locator(".bar [data-menu]").click()
        page.locator("[data-auto-decline]").set_checked(on)
        page.keyboard.press("Escape")
        expect(page.locator(".log li", has_text=said).first).to_be_attached()
