"""The companion of a real table: set-up, turns, the score pad that the server counts, and rules found by words."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bottega import games, texts
from web.conftest import allowed
from web.test_access import in_both_themes, too_wide

PARTS = ("set-up", "turns", "score", "rules")
LOOKED_AT = {"final-touch": ("set-up", "turns"), "pastiche": ("score",), "fresco": ("score", "rules")}  # by axe
REFUSED = "status of 422"  # what the browser itself says of it
PHONE = {"viewport": {"width": 360, "height": 780}}


def part(page: Page, name: str) -> None:
    page.get_by_role("radio", name=name).check()


def points(page: Page) -> list[str]:
    return page.locator("[data-standings] .points").all_inner_texts()


@pytest.mark.parametrize(("game", "lang"), [("final-touch", "en"), ("pastiche", "fr"), ("fresco", "pl")])
def test_every_part_on_a_phone(visit: Any, game: str, lang: str) -> None:
    """In three languages, in both themes: axe has nothing to say, and nothing is too wide."""
    page = visit(locale={"en": "en-GB", "fr": "fr-FR", "pl": "pl-PL"}[lang], **PHONE).page
    page.goto(f"/companion/{game}")
    title = games.spec(game)
    steps = games.standard(game).guide
    assert steps is not None
    told = [step.text for step in steps.set_up(games.standard(game).unpack(title.usual_seats, {}), lang)]
    expect(page.locator("[data-set-up] label span")).to_have_text(told)
    wrong = []
    for name in PARTS:
        page.locator(".parts input").nth(PARTS.index(name)).check()
        page.locator(f"[data-part={name}]").wait_for()
        page.wait_for_load_state("networkidle")
        wrong += in_both_themes(page) if name in LOOKED_AT[game] else []
        assert not too_wide(page), name
    assert wrong == []
    page.locator("input[type=search]").fill("e1")
    rule = f"{title.rules_prefix}-E1"
    expect(page.locator("[data-found] > li")).to_have_count(1)
    expect(page.locator("[data-found] > li > a")).to_have_text(rule)
    expect(page.locator("[data-found] > li > p")).to_contain_text(texts.say(lang, rule)[:20])


def test_final_touch_by_keyboard(visit: Any) -> None:
    """A row is added with Enter; the end, its rule, and what the pad refuses."""
    visitor = visit()
    page = visitor.page
    page.goto("/companion/final-touch")
    page.get_by_label("Name of player 1").fill("Anna")
    page.get_by_label("Name of player 2").fill("Ben")
    part(page, "Score")
    page.get_by_label("Masterpiece", exact=True).select_option("Mona Lisa")
    page.get_by_label("Finished by", exact=True).focus()
    page.keyboard.type("Anna")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("[data-standings] .points").first).to_have_text("7")
    expect(page.get_by_role("list", name="The score sheet").get_by_role("listitem")).to_have_text(
        ["1. Mona Lisa · Finished by Anna"]
    )
    expect(page.get_by_label("Masterpiece", exact=True).locator("option", has_text="Mona Lisa")).to_be_disabled()
    page.get_by_label("What it is").first.select_option("Another card, which paid $")
    page.get_by_label("Another card, which paid $").fill("25")
    page.get_by_label("What it is").nth(1).select_option("Ruined by")
    page.get_by_label("Ruined by").select_option("Anna")
    page.get_by_role("button", name="Add").click()
    expect(page.locator("[data-winners]")).to_contain_text("Ben wins.")
    page.locator("[data-winners] button").click()
    expect(page.get_by_role("dialog")).to_contain_text("The game ends the moment a player or team has $25")
    page.keyboard.press("Escape")
    page.get_by_label("Masterpiece", exact=True).select_option("The Night Watch")
    page.get_by_label("Finished by", exact=True).select_option("Ben")
    page.get_by_role("button", name="Add").click()
    with allowed(visitor, REFUSED):
        expect(page.get_by_role("alert")).to_have_text("Row 3: the game was over before it. (FT-E1)")
    assert points(page) == ["7", "25"]
    page.reload()  # the browser keeps it
    part(page, "Score")
    expect(page.locator("[data-winners]")).to_contain_text("Ben wins.")
    page.get_by_role("button", name="Remove: Another card").click()
    expect(page.locator("[data-winners]")).to_have_count(0)
    page.get_by_role("button", name="Clear the score sheet").click()
    expect(page.locator("[data-standings] .points")).to_have_text(["0", "0"])


def test_fresco_asks_which_way_to_step(visit: Any) -> None:
    visitor = visit(**PHONE)
    page = visitor.page
    page.goto("/companion/fresco#score")
    for who in ("Player 1", "Player 2"):
        page.get_by_label("Who", exact=True).select_option(who)
        page.get_by_role("spinbutton", name="Fresco tile of value").fill("8")
        page.get_by_role("button", name="Add").click()
    with allowed(visitor, REFUSED):
        expect(page.get_by_role("alert")).to_contain_text("Choose: ahead to 9, or behind to 7. (FR-V1)")
    page.get_by_label("If another painter stands there").select_option("go behind")
    page.get_by_role("button", name="Add").click()
    expect(page.locator("[data-standings] .points")).to_have_text(["8", "7", "0"])
    page.get_by_label("Who", exact=True).select_option("Player 3")
    page.get_by_label("What it is").select_option("Altar with")
    for number, paint in enumerate(("red", "yellow", "orange"), start=1):
        page.get_by_label(f"Altar with, {number}").select_option(paint)
    page.get_by_role("button", name="Add").click()
    expect(page.locator("[data-standings] .points")).to_have_text(["8", "7", "3"])
    page.locator("[data-standings] summary").nth(2).click()
    expect(page.locator(".lines").nth(2)).to_contain_text("Altar with 1 red, 1 yellow and 1 orange")


def test_pastiche_has_a_row_for_each_player(visit: Any) -> None:
    page = visit().page
    page.goto("/companion/pastiche#score")
    mine = page.get_by_role("region", name="Player 1")
    mine.get_by_label("Add: Completed commissions").select_option("The Starry Night")
    expect(page.locator("[data-standings] .points").first).to_have_text("15")
    mine.get_by_label("Add: Commissions in the hand").select_option("Mona Lisa")
    mine.get_by_label("bisque").fill("2")
    mine.get_by_label("bisque").blur()
    expect(page.locator("[data-standings] .points").first).to_have_text("19")  # one of the two is usable
    theirs = page.get_by_role("region", name="Player 2")
    night = theirs.get_by_label("Add: Completed commissions").locator("option", has_text="The Starry Night")
    expect(night).to_be_disabled()
    mine.get_by_role("button", name="Remove: The Starry Night").click()
    expect(page.locator("[data-standings] .points").first).to_have_text("4")


def test_turns_rounds_and_a_timer(visit: Any) -> None:
    page = visit().page
    page.clock.install()
    page.goto("/companion/fresco#turns")
    expect(page.locator("[data-turn]")).to_have_text("Player 1")
    page.get_by_role("button", name="Start the timer").click()
    page.clock.run_for(65_000)
    expect(page.get_by_role("timer")).to_have_text("1:05")
    for _ in range(3):
        page.get_by_role("button", name="Next player").click()
    expect(page.locator("[data-turn]")).to_have_text("Player 1")
    expect(page.get_by_text("Round 2")).to_be_visible()
    expect(page.get_by_role("timer")).to_have_text("0:00")
    page.get_by_role("button", name="Back").click()
    expect(page.locator("[data-turn]")).to_have_text("Player 3")


def test_the_start_page_and_the_rules_lead_there(visit: Any) -> None:
    page = visit().page
    for path in ("/", "/rules/fresco"):
        page.goto(path)
        page.locator("a[href='/companion/fresco']").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Fresco: the companion")
