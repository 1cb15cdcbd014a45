"""Every phase of a round of Fresco, with all modules: the place where it happens, what is mine, the button."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from web.layouts import Layout, Phase

FRONT = ("[data-screen]", "[data-bench]")
READY = "[data-confirm][aria-disabled=false]"
ANSWERS = ("[data-question]", "[data-answer=yes]", "[data-answer=no]")
KINDS = ("red", "yellow", "blue", "orange", "green", "purple", "pink", "brown")
PAINTS = dict.fromkeys(KINDS, 2)  # a full hand
FEW = dict.fromkeys(KINDS[:4], 2)  # beside a hint and a full hand the altar has to be scrolled to
TILES = [
    {"value": 3, "paints": ["red", "yellow"]},
    {"value": 3, "paints": ["yellow", "blue"]},
    {"value": 5, "paints": ["orange", "blue"]},
    {"value": 5, "paints": ["green", "red"]},
]


def at(place: str, left: int = 2, **mine: Any) -> dict[str, Any]:
    """I act, and everybody else comes to the same place after me."""
    me = {"get_up": 6, "left": left, "plan": {place: left}, "score": 10, "thalers": 12, "paints": PAINTS, **mine}
    others = [{"get_up": time, "plan": {place: 2}, "score": time + 5} for time in (7, 8)]
    return {"phase": place, "turn": 0, "players": [me, *others]}


def pressing(*selectors: str, until: str) -> Callable[[Page], None]:
    """Presses one after the other on a small phone, unless what that leads to is there already."""

    def pick(page: Page) -> None:
        if page.locator(until).count() == 0:
            page.set_viewport_size({"width": 360, "height": 780})
            for selector in selectors:
                page.locator(selector).first.click()
            page.wait_for_selector(until)

    return pick


COLUMNS = ("market", "cathedral", "studio", "workshop", "theatre")
SHEET = tuple(f"[data-{what}={column}]" for column in COLUMNS for what in ("send", "back"))
PLAN = {"phase": "plan", "players": [{"get_up": 6, "thalers": 12, "paints": PAINTS}, {"get_up": 7}, {"get_up": 8}]}
SENT = tuple(f"[data-send={column}]" for column in COLUMNS[:4])
LOW_TILE = "[data-at='4,3'][aria-pressed=true]"
STUDIO = {
    **at("studio", 1),
    "portraits_open": [{"kind": "primary", "amount": 2}, {"kind": "points", "amount": 3}],
}
PORTRAITS = ("[data-portrait='0']", "[data-portrait='1']")
REQUESTS = {"requests": [{"stack": "general", "points": 6, "tiles": TILES[:3]}]}
ALTAR = ("[data-pot=red]", "[data-pot=yellow]", "[data-pot=blue]")
RECIPES = tuple(f"[data-blend={paint}]" for paint in ("orange", "green", "purple", "pink", "brown"))
STACKS = tuple(f"[data-stack={stack}]" for stack in ("general", "orange", "green", "purple"))

TOWN = (
    *(f"[data-location={place}]" for place in ("hostel", "market", "workshop", "studio")),
    *("[data-mood]", "[data-fresco]", "[data-altar]", "[data-track]"),
)

LAYOUT = Layout(
    "fresco",
    3,
    (
        Phase(
            "get up",
            {"turn": 0},
            ("[data-time='9'][aria-pressed=true]", *FRONT, READY),
            pressing("[data-time='9']", until=READY),
        ),
        Phase("plan", PLAN, (*SHEET, *FRONT, READY), from_1366=TOWN),
        Phase(
            "plan, some sent", PLAN, (*SHEET, *FRONT, READY), pressing(*SENT, until="[data-outlook]"), from_1366=TOWN
        ),
        Phase("plan, idle", PLAN, (*SHEET, *FRONT, *ANSWERS), pressing(READY, until="[data-question]")),
        Phase(
            "market",
            at("market"),
            ("[data-booth='0']", "[data-booth='2'] [data-goods][aria-pressed=true]", *FRONT, READY),
            pressing("[data-booth='2'] [data-goods]", until=READY),
        ),
        Phase("cathedral", at("cathedral"), ("[data-at='0,0']", "[data-at='2,4']", *FRONT, "[data-pass]")),
        Phase(
            "cathedral, a tile",
            at("cathedral"),
            (LOW_TILE, "[data-ways]", *FRONT, READY),
            pressing("[data-at='4,3']", until=LOW_TILE),
        ),
        Phase(
            "cathedral, the altar",
            at("cathedral", paints=FEW),
            ("[data-altar]", *FRONT, READY),
            pressing(*ALTAR, until=READY),
        ),
        Phase(
            "bump",
            at("cathedral"),
            ("[data-track]", *FRONT, "[data-step-to=ahead]", "[data-step-to=behind]"),
            pressing(*ALTAR, READY, until="[data-bump]"),
        ),
        Phase("studio", STUDIO, (*PORTRAITS, *FRONT, "[data-pay]", "[data-pass]")),
        Phase(
            "studio, paints",
            STUDIO,
            (PORTRAITS[0], *FRONT, "[data-primary=blue]", "[data-confirm]", "[data-pay]"),
            pressing("[data-portrait='0']", until="[data-primaries]"),
        ),
        Phase("workshop", at("workshop"), (*RECIPES, *FRONT, "[data-pass]")),
        Phase(
            "workshop, a request",
            at("workshop", tiles=TILES),
            (*STACKS, "[data-tiles]", *FRONT, "[data-confirm]"),
            pressing("[data-stack=general]", until="[data-tiles]"),
        ),
        Phase(
            "income",
            {"phase": "income", "turn": 0, "players": [{"get_up": 6, **REQUESTS}]},
            ("[data-primary=red]", "[data-primary=blue]", *FRONT, "[data-confirm]"),
        ),
    ),
)
