"""Lessons in a real browser: every chapter of every game, chosen, gone through, remembered."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.test_access import violations

READY = '[data-confirm][aria-disabled="false"]'
PHONE = {"viewport": {"width": 360, "height": 780}, "has_touch": True}
READERS = [
    ("en-GB", {}),
    ("pl-PL", {"color_scheme": "dark", **PHONE}),
]


class Pupil:
    """Goes through the chapters of a game, from the address that the start page links to."""

    def __init__(self, page: Page, game: str, axe: bool) -> None:
        self.page = page
        self.game = game
        self.axe = axe
        self.hint = page.locator(".hint-paper p")
        self.wrong: list[str] = []
        page.goto(f"/learn/{game}")
        page.locator("[data-board]").wait_for()

    def look(self) -> None:
        """What the hint is about is there; now and then axe looks, too."""
        expect(self.page.locator("[data-pointed]").first).to_be_attached()
        assert "-learn-" not in self.hint.inner_text()
        if self.axe:
            self.wrong += violations(self.page)

    def onwards(self, times: int = 1) -> None:
        for _ in range(times):
            self.page.locator(".hint-paper .primary").click()

    def clicks(self, *selectors: str) -> None:
        for selector in selectors:
            self.page.locator(selector).click()

    def then(self, *selectors: str) -> None:
        """After these the hint is another one."""
        said = self.hint.inner_text()
        self.clicks(*selectors)
        expect(self.hint).not_to_have_text(said)

    def finished(self, chapter: str) -> None:
        over = self.page.locator(f"[data-lesson-over={chapter}]")
        expect(over).to_be_visible()
        expect(over.locator(f"[data-chapter={chapter}]")).to_contain_text("✓")
        expect(self.page.locator("[data-all-chapters]")).to_have_count(0)  # nothing is left to be skipped

    def next(self, chapter: str) -> None:
        self.page.locator("[data-next-chapter]").click()
        self.page.wait_for_url(f"**/learn/{self.game}#{chapter}")
        self.page.locator("[data-board]").wait_for()

    def leaves(self, chapters: int) -> None:
        """All is done: so it is after a reload, and any chapter may be chosen again."""
        expect(self.page.locator("[data-next-chapter]")).to_have_count(0)
        self.page.goto(f"/learn/{self.game}")
        listed = self.page.locator("[data-chapters] a")
        expect(listed).to_have_count(chapters)
        expect(listed.filter(has_text="✓")).to_have_count(chapters)
        assert "-left" not in self.page.locator(".sheet-of-paper").inner_text()
        assert self.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        self.wrong += violations(self.page)
        listed.nth(1).focus()
        self.page.keyboard.press("Enter")
        expect(self.page.locator("[data-board]")).to_be_visible()
        self.page.locator("[data-all-chapters]").click()
        expect(listed).to_have_count(chapters)
        assert self.wrong == []


@pytest.mark.parametrize(("lang", "looks"), READERS)
def test_final_touch(visit: Any, lang: str, looks: dict[str, Any]) -> None:
    page: Page = visit(locale=lang, **looks).page
    pupil = Pupil(page, "final-touch", axe=False)  # it looks at this board in test_access.py

    def plays(*hues: str) -> None:
        page.locator("[data-board][data-active=true]").wait_for()  # what was painted before has been looked at
        for hue in hues:
            page.locator(f"[data-card={hue}]:not([aria-pressed=true])").first.click()
        page.locator(READY).click()

    expect(pupil.hint).to_contain_text("25")  # the aim comes first
    expect(page.locator("[data-message]")).not_to_contain_text("Vera")
    pupil.onwards(2)
    plays("red")  # allowed, but not what was asked for
    expect(page.locator("[data-card=brown]")).to_have_count(2)
    page.keyboard.press("Escape")
    page.locator("[data-card=brown]").first.click()
    page.locator("[data-card=red]").click()
    expect(page.locator("[data-message]")).to_contain_text("FT-T2")
    page.keyboard.press("Escape")
    plays("brown", "brown")
    pupil.look()
    pupil.onwards(2)
    pupil.finished("first")
    pupil.next("final")
    plays("blue")
    plays("green")
    plays("red", "red")
    pupil.onwards()
    pupil.finished("final")
    pupil.next("ruin")
    plays("blue")
    pupil.onwards()
    pupil.finished("ruin")
    pupil.next("several")
    plays("yellow", "yellow", "green", "red")
    pupil.look()
    pupil.onwards()
    pupil.next("three")
    pupil.then(".hint-paper .primary")  # what happens is looked at first
    pupil.look()
    pupil.onwards()
    pupil.next("partners")
    pupil.onwards()
    plays("green")
    pupil.onwards()
    pupil.finished("partners")
    pupil.leaves(6)


@pytest.mark.parametrize(("lang", "looks"), READERS)
def test_fresco(visit: Any, lang: str, looks: dict[str, Any]) -> None:
    """Every phase of a round, always the same: so axe looks at them here."""
    page: Page = visit(locale=lang, **looks).page
    pupil = Pupil(page, "fresco", axe=lang != "pl-PL")  # the phone has its turn in the whole game
    clicks, message = pupil.clicks, page.locator("[data-message]")

    def sends(*places: str) -> None:
        clicks(*(f"[data-send={place}]" for place in places))

    def buys() -> None:
        goods = page.locator("[data-booth='0'] [data-goods]")
        goods.nth(0).click()
        goods.nth(2).click()

    def lays(*paints: str) -> None:
        clicks(*(f"[data-pot={paint}]" for paint in paints))

    pupil.onwards(2)
    clicks("[data-time='7']", READY)
    sends("market", "cathedral", "studio", "workshop", "market")
    clicks(READY, "[data-answer=yes]")  # one is idle
    expect(page.locator("[data-phase=plan]")).to_be_visible()  # that was not what the hint asked for
    sends("cathedral")
    expect(page.locator("[data-outlook] li")).to_have_count(4)
    pupil.look()
    clicks(READY)
    expect(page.locator("[data-reveal]")).to_be_visible()
    pupil.onwards()
    pupil.finished("morning")
    pupil.next("work")
    buys()
    pupil.look()
    clicks(READY, "[data-at='0,1']")
    expect(message).to_contain_text("FR-H3")
    clicks("[data-at='3,2']", "[data-ways] button >> nth=1")
    expect(message).to_contain_text("8")
    pupil.look()
    clicks(READY)
    lays("red", "yellow", "blue")
    expect(message).to_contain_text(re.compile("17.*19"))
    clicks(READY, "[data-step-to=ahead]")
    pupil.onwards()
    pupil.next("evening")
    clicks("[data-portrait='0']", READY, "[data-blend=purple]")
    expect(message).to_contain_text("FR-W1")
    pupil.look()
    clicks("[data-blend=green]")
    expect(page.locator("[data-summary]")).to_be_visible()
    pupil.onwards()
    pupil.next("mood")
    clicks("[data-time='9']", READY)
    sends("market", "market", "theatre", "theatre", "theatre")
    clicks(READY)
    buys()
    clicks(READY)
    pupil.look()
    pupil.onwards()
    pupil.next("blends")
    pupil.then("[data-blend=orange]")
    pupil.then("[data-blend=purple]")
    pupil.then("[data-blend=pink]")
    lays("orange", "green", "pink")
    clicks(READY)
    pupil.look()
    pupil.onwards()
    pupil.next("requests")
    pupil.onwards()
    clicks("[data-stack=green]", *(f"[data-tiles] [data-fits=true] >> nth={place}" for place in range(3)))
    clicks(READY, "[data-primary=blue]", READY)
    pupil.look()
    pupil.onwards()
    pupil.next("end")
    pupil.onwards()
    sends("cathedral", "cathedral", "cathedral", "cathedral", "studio")
    clicks(READY)
    for place in ("3,2", "2,4", "3,4"):
        pupil.then(f"[data-at='{place}']", READY)
    lays("red", "yellow", "blue")
    clicks(READY, "[data-portrait='0']", READY)
    pupil.look()
    expect(pupil.hint).to_contain_text("86")
    pupil.onwards()
    pupil.finished("end")
    pupil.leaves(7)


@pytest.mark.parametrize(("lang", "looks"), READERS)
def test_pastiche(visit: Any, lang: str, looks: dict[str, Any]) -> None:
    page: Page = visit(locale=lang, **looks).page
    pupil = Pupil(page, "pastiche", axe=False)  # it looks at this board in test_access.py
    then = pupil.then
    pupil.onwards(2)
    page.locator("[data-cell]").last.click()
    then("[data-take=mix]")  # something else: the hint says what is wanted
    page.select_option("[data-wish]", "amber")
    pupil.clicks("[data-cell].best")
    then("[data-take=mix]")
    if looks != READERS[1][1]:  # on a phone the commissions are in another pane
        page.locator('[data-complete="Sunflowers"]').click(force=True)
        expect(page.locator("[data-message]")).to_contain_text("PA-G2")
    then("[data-handful=violet] [data-trade=black]")
    then("[data-accept]")
    then('[data-complete="Sunflowers"]')
    then("[data-end]")
    pupil.look()
    pupil.onwards()
    pupil.finished("first")
    pupil.next("primary")
    then("[data-cell='0,-1']", "[data-take=red]")
    then('[data-complete="Madonna of the Meadow"]')
    pupil.onwards()
    pupil.next("trading")
    then("[data-handful='yellow+brown'] [data-trade=bisque]")
    then("[data-handful='black+white'] [data-trade=gray]")
    then("[data-handful='blue+orange'] [data-trade=yellow]")
    then("[data-compose]", "[data-hand] [data-card=orange]", "[data-ask=amber]", "[data-send]")
    pupil.look()
    pupil.onwards()
    pupil.next("commissions")
    then('[data-swap="The Milkmaid"]', '[data-swap-for="Sunflowers"]')
    then('[data-complete="Sunflowers"]')
    then('[data-complete="Madonna of the Meadow"]')
    pupil.look()
    pupil.onwards()
    pupil.next("end")
    pupil.onwards()
    then('[data-complete="Sunflowers"]')
    then("[data-end]")
    pupil.look()
    pupil.onwards()
    pupil.finished("end")
    pupil.leaves(5)
