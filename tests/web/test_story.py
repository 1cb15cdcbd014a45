"""Two people and a bot, from an invitation to a rematch: in French on a phone, in Polish on a laptop."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import Page, expect

from server.running import Running
from web.sight import faults
from web.test_access import too_wide, violations
from web.test_frame import finish, person, play_one
from web.test_people import come_as

PHONE, LAPTOP = {"width": 360, "height": 780}, {"width": 1366, "height": 768}


def check(page: Page, *in_sight: str) -> None:
    """Nothing is hidden, too wide, or hard to use."""
    assert faults(page, in_sight) == []
    assert not too_wide(page)
    assert violations(page) == []


def test_from_an_invitation_to_a_rematch(visit: Any, server: Running) -> None:
    host, guest = visit(viewport=PHONE, locale="fr-FR"), visit(viewport=LAPTOP, locale="pl-PL")
    mine, hers = host.page, guest.page

    # a table for two and a bot
    vera = server.guest("Véra", "fr")
    code = str(vera.table(seats="me,open,apprentice")["code"])
    come_as(host, server, vera, f"/t/{code}")
    expect(mine.locator("[data-lobby]")).to_contain_text("Il manque encore un joueur")
    expect(mine.locator("[data-share-link]")).to_be_visible()
    check(mine)

    # the friend opens the link, says who she is, and the game begins
    hers.goto(f"/t/{code}")
    expect(hers.locator("[data-lobby]")).to_have_text("Véra zaprasza cię do gry.")
    expect(hers.locator("[data-terms] .about")).to_contain_text("arcydzieło")
    hers.locator("[data-act] input").fill("Żaneta")
    check(hers, "[data-act] .primary", "[data-act] input")
    hers.locator("[data-act] .primary").click()
    for page in (mine, hers):
        page.locator("[data-board]").wait_for()
    expect(mine.locator(".seats, [data-seats]").first).to_contain_text("Żaneta")
    ada = person(guest, server)

    # whoever is waited for is said to both, and a move is seen by both
    with vera.socket(code) as line:
        line.until(lambda: line.view)
        for _ in range(3):  # the bot moves by itself
            line.until(lambda: line.view["awaited"] != [2] or line.over)
            mover = line.view["awaited"][0]
            seq = line.seq
            page = (mine, hers)[mover]
            play_one(page)
            line.until(lambda seq=seq: line.seq > seq)  # type: ignore[misc]

    # what is said is noticed on the phone
    with ada.socket(code) as line:
        line.until(lambda: line.view)
        assert line.ask("say", text="Cześć!")["type"] == "ack"
    mine.locator("[data-unread]").click()
    expect(mine.get_by_text("Cześć!").first).to_be_in_viewport()
    check(mine)

    # to the end, with the same result for both, and again
    with ThreadPoolExecutor(2) as pool:
        for done in [pool.submit(finish, player, code) for player in (vera, ada)]:
            done.result()
    for page in (mine, hers):
        page.locator("[data-result]").wait_for()
        expect(page.locator("[data-reason]")).not_to_be_empty()
        check(page)
    mine.get_by_role("button", name="Rejouer").click()
    mine.wait_for_url(lambda url: not url.endswith(code))
    hers.get_by_role("link", name="Do następnej gry").click()
    for page in (mine, hers):
        page.locator("[data-board]").wait_for()
    assert mine.url.rsplit("/", 1)[1] == hers.url.rsplit("/", 1)[1]
