"""Pastiche: a hex is laid, cards are traded, commissions swapped and completed, cards returned."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from web.layouts import Layout, Phase

MINE: dict[str, Any] = {
    "turn": 0,
    "starter": 0,
    "commissions": [["Mona Lisa", "Sunflowers"], ["View of Toledo", "The Fifer"]],
    "gallery": ["The Swing", "The Milkmaid", "The Starry Night", "L'Absinthe"],
}
MANY = {"orange": 3, "green": 2, "violet": 1, "amber": 1, "red": 1, "white": 1, "black": 1, "teal": 1}
NO_CARDS: dict[str, int] = {}  # the other player, a bot, can then make no offer, which would take the bench's place
PLACING = {
    **MINE,
    "hexes": [[{"points": "BBRYYR", "centre": "RB"}, {"points": "BRRYYY", "centre": "Y"}], None],
    "palettes": [{"orange": 2, "green": 1, "violet": 1, "amber": 1, "red": 1, "white": 1, "black": 1}, NO_CARDS],
}
TRADING = {**MINE, "step": "trade", "palettes": [MANY, NO_CARDS]}
PAYABLE = {**MANY, "yellow": 1}  # Sunflowers
ASKED = {
    **TRADING,
    "palettes": [MANY, {"red": 1, "violet": 1}],
    "turn": 1,
    "offers": [{"id": 1, "by": 1, "to": 0, "give": {"violet": 1, "red": 1}, "get": {"orange": 1, "green": 1}}],
}

PLACE = ("[data-map]", "[data-wish]", "[data-hexes]", "[data-turn-right]", "[data-hand]", "[data-take=mix]")
LATE = ("[data-hand]", "[data-bench]", "[data-end]")


def pick_a_cell(page: Page) -> None:
    page.locator("[data-cell]").first.dispatch_event("click")
    page.wait_for_selector("[data-take=mix][aria-disabled=false]")


def open_the_bank(page: Page) -> None:
    """A colour that is looked for is found there, whatever was in sight before."""
    if page.locator("[data-stack=brown][aria-pressed=true]").count() == 0:
        page.locator("[data-stack=brown]").dispatch_event("click")
    page.wait_for_selector("[data-stack=brown][aria-pressed=true]")


def compose(page: Page) -> None:
    if page.locator("[data-composer]").count() == 0:
        page.locator("[data-compose]").dispatch_event("click")
    page.locator("[data-hand] [data-card=orange]").click()
    page.locator("[data-ask=brown]").dispatch_event("click")
    page.wait_for_selector("[data-send].primary")


def swap(page: Page) -> None:
    if page.locator("[data-swap-for]").count() == 0:
        page.locator("[data-swap]").first.click()
    page.wait_for_selector("[data-swap-for]")


def swap_and_be_asked(page: Page) -> None:
    if page.locator("[data-question]").count() == 0:
        swap(page)
        page.locator("[data-swap-for]").first.dispatch_event("click")
    page.wait_for_selector("[data-question]")


NEEDS = tuple(f"[data-mine-cards] [data-commission='{title}'] .palette" for title in ("Mona Lisa", "Sunflowers"))
WHOLE_TABLE: dict[str, Any] = {
    "at_a_desk": ("[data-map]", *NEEDS, "[data-gallery]", "[data-stack=red]", "[data-stack=bisque]", "[data-hand]"),
    "one_tap": (("commissions", NEEDS[0]), ("bank", "[data-stack=red]"), ("map", "[data-map]")),
}
LAYOUT = Layout(
    "pastiche",
    2,
    (
        Phase("place, nothing picked", PLACING, PLACE, **WHOLE_TABLE),
        Phase("place, a cell picked", PLACING, (*PLACE, "[data-take=red]", "[data-take=blue]"), pick_a_cell),
        Phase("trade with the bank", TRADING, ("[data-trades]", "[data-trade]", *LATE), open_the_bank),
        Phase(
            "compose an offer",
            TRADING,
            ("[data-tray=give]", "[data-tray=get]", "[data-ask]", "[data-hand]", "[data-send]"),
            compose,
        ),
        Phase("answer an offer", ASKED, ("[data-offer]", "[data-hand]", "[data-answer]"), theirs=True),
        Phase(
            "complete",
            {**TRADING, "palettes": [PAYABLE, NO_CARDS], "step": "complete"},
            ("[data-mine-cards] [data-commission]", "[data-mine-cards] [data-complete]", *LATE),
        ),
        Phase("swap", TRADING, ("[data-swap-for]", "[data-hand]", "[data-message]", "[data-keep]"), swap),
        Phase(
            "a swap that ends trading",
            TRADING,
            ("[data-question]", "[data-answer=yes]", "[data-answer=no]", "[data-hand]"),
            swap_and_be_asked,
        ),
        Phase(
            "return cards",
            {**MINE, "step": "discard", "palettes": [MANY, NO_CARDS]},
            ("[data-mine-cards] [data-commission]", "[data-hand]", "[data-return]"),
        ),
    ),
)
