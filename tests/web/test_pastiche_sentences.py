"""What the page of Pastiche says is true: scripted positions, a browser for one player, a socket for the other."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bottega.core.chance import Dice
from bottega.games.pastiche.game import Pastiche
from bottega.games.pastiche.rules.state import PublicState, State
from server.running import Running, Socket
from web.conftest import Visitor
from web.test_access import violations
from web.test_pastiche import BOARD, compose, moves, seat

Opened = tuple[Page, Socket]

# Vera holds nothing that her commissions or the gallery ask for; whoever is on turn may swap all the same.
TRADING: dict[str, Any] = {
    "turn": 0,
    "starter": 0,
    "step": "trade",
    "palettes": [{"orange": 2, "green": 1}, {"red": 1, "violet": 1}],
    "commissions": [["Mona Lisa", "Sunflowers"], ["View of Toledo", "The Fifer"]],
    "gallery": ["The Swing", "The Milkmaid", "The Starry Night", "L'Absinthe"],
}


@pytest.fixture
def opened(
    visit: Callable[..., Visitor], server: Running, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[..., Opened]]:
    """A table at a position: Vera's page, and a socket of Bruno's."""
    with ExitStack() as lines:

        def at(position: dict[str, Any], seats: str = "me,open", **wishes: Any) -> Opened:
            def deal(game: Pastiche, state: State, *_: object) -> None:
                laid: State = game.position(position, state.seats, {}, Dice(1))
                for field in (*PublicState.__slots__, *State.__slots__):
                    setattr(state, field, getattr(laid, field))

            monkeypatch.setattr(Pastiche, "deal", deal)
            vera, bruno = server.guest("Vera"), server.guest("Bruno")
            code = vera.table("pastiche", seats)["code"]
            bruno.sit(code)
            line = lines.enter_context(bruno.socket(code))
            line.until_told("state")
            return seat(visit(**wishes), server, vera, code), line

        yield at


def says(page: Page) -> Any:
    return page.locator("[data-message]")


# --- the score ---


def test_only_commissions_count_towards_the_goal(opened: Callable[..., Opened]) -> None:
    """PA-E1: 8 and 10 points on cards, and a bonus of 4 that does not call the end."""
    completed = [["Mona Lisa", "Lady with an Ermine"], []]
    commissions = [["The Ballet Class", "Sunflowers"], ["View of Toledo", "The Fifer"]]
    last = {"turn": 1, "last_round": True, "completed": completed, "commissions": commissions}
    page, bruno = opened({**TRADING, **last})
    mine = page.locator(".seats li").first
    expect(mine.locator(".sum")).to_contain_text(re.compile(r"18\s*/ 45"))
    expect(mine).to_contain_text("bonus +4")
    assert bruno.move({"type": "end"})["type"] == "ack"
    page.wait_for_selector("[data-result]")
    expect(mine.locator("b").first).to_have_text("24")  # the bonus, and two usable cards
    expect(mine).not_to_contain_text("/ 45")
    expect(mine).not_to_contain_text("bonus")


# --- what a hex brings ---

PLACING: dict[str, Any] = {
    **{name: TRADING[name] for name in ("turn", "starter", "commissions", "gallery")},
    "hexes": [[{"points": "RRRRRR", "centre": "B"}, {"points": "BRRYYY", "centre": "Y"}], None],
    "map": [
        {"at": [1, 1], "points": "RYYBBR", "centre": "RY", "by": 0},
        {"at": [-1, 1], "points": "BYRRYB", "centre": "RY", "by": 1},
    ],
}


def test_a_hex_says_what_it_can_bring(opened: Callable[..., Opened]) -> None:
    page, _ = opened(PLACING)
    page.select_option("[data-wish]", "blue")  # six red dabs mix no blue, but the centre has it
    expect(says(page)).to_have_text("In any marked cell you may take one blue from the centre of this hex.")
    expect(page.locator("[data-cell].dull")).to_have_count(0)
    page.select_option("[data-wish]", "white")
    expect(says(page)).to_have_text("No hex brings white. It comes only from the bank or from another player.")
    page.select_option("[data-wish]", "teal")
    expect(says(page)).to_have_text("This hex can bring no teal now.")
    page.select_option("[data-wish]", "blue")
    page.locator("[data-cell]").first.dispatch_event("click")
    moves(page, lambda: page.click("[data-take=blue]"))
    expect(page.locator("[data-hand] [data-card=blue]")).to_have_count(1)


def test_an_empty_stack_is_named(opened: Callable[..., Opened]) -> None:
    secondaries = {"orange": 10, "green": 10, "violet": 10, "brown": 10}
    page, _ = opened({**PLACING, "bank": secondaries})
    page.select_option("[data-wish]", "blue")
    expect(says(page)).to_have_text("The bank has no blue card left.")


def test_a_star_shows_what_it_promises(opened: Callable[..., Opened]) -> None:
    """However the hex is turned now: the cell turns it the best way."""
    page, _ = opened(PLACING)
    page.click("[data-hex='1']")
    page.click("[data-turn-right]")
    page.click("[data-turn-right]")
    page.select_option("[data-wish]", "amber")
    best = page.locator("[data-cell].best").first
    shown = best.locator("circle[style*=amber]").count()
    assert shown > 0
    best.dispatch_event("click")
    expect(page.locator("[data-mixed=amber]")).to_have_count(shown)


def test_r_turns_the_hex_after_a_press_of_the_mouse(opened: Callable[..., Opened]) -> None:
    page, _ = opened(PLACING)
    page.click("[data-fit]")
    page.click("[data-hex='1']")
    page.locator("[data-cell='1,-1']").click()
    turned = page.locator("[data-hex='1'] text").all_text_contents()
    page.keyboard.press("r")
    assert page.locator("[data-hex='1'] text").all_text_contents() != turned
    page.click("[data-turn]")
    page.keyboard.press("Shift+R")
    page.keyboard.press("Shift+R")
    assert page.locator("[data-hex='1'] text").all_text_contents() == turned


# --- trading ---


def test_what_became_of_an_offer_and_why_trading_is_closed(opened: Callable[..., Opened]) -> None:
    page, bruno = opened(TRADING)
    none = page.locator("[data-no-offers]")
    expect(none).to_have_text("Nobody has offered anything this turn.")
    compose(page, "Bruno", "green", "violet")
    moves(page, lambda: page.click("[data-send]"))
    bruno.until(lambda: bruno.view["offers"])
    bruno.move({"type": "decline", "offer": 1})
    expect(none).to_have_text("No offer is open.")
    settled = page.locator("[data-settled] li")
    expect(settled).to_have_text(["Your offer 1, 1 green for 1 violet: Bruno declined it."])
    compose(page, "Bruno", "orange", "red")
    moves(page, lambda: page.click("[data-send]"))
    expect(page.locator("[data-closes-trading]")).to_be_visible()  # before it is too late
    page.locator("[data-swap]").first.click()
    moves(page, lambda: page.locator("[data-swap-for]").first.click())
    expect(page.locator("[data-closes-trading]")).to_have_count(0)
    expect(settled).to_have_count(2)
    expect(settled.last).to_contain_text("trading ended before it was answered")
    expect(none).to_contain_text("Trading is closed: a commission has been swapped or completed this turn.")
    none.get_by_role("button", name="PA-T5").click()
    expect(page.get_by_role("dialog")).to_contain_text("ends the trading of the turn")


def test_a_spectator_is_told_the_same(opened: Callable[..., Opened], visit: Callable[..., Visitor]) -> None:
    page, _ = opened(TRADING)
    watcher = visit().page
    watcher.goto(page.url)
    expect(watcher.locator("[data-no-offers]")).to_have_text("Nobody has offered anything this turn.")


# --- an answer of mine ---

THEIRS: dict[str, Any] = {**TRADING, "turn": 1}
OFFER: dict[str, Any] = {"type": "offer", "to": 0, "give": {"red": 1}, "get": {"teal": 1}}


def test_an_offer_calls_for_my_answer(opened: Callable[..., Opened]) -> None:
    """In the bar, the title and the icon, as my turn does; and the bar leads to the question."""
    page, bruno = opened(THEIRS, viewport={"width": 360, "height": 560})
    wanted = page.locator("[data-wanted], .turn").first
    expect(wanted).to_have_text("Waiting for Bruno")
    bruno.move(OFFER)
    expect(wanted).to_have_text("Your answer")
    expect(page).to_have_title(re.compile("^● Your answer: Pastiche"))
    expect(page.locator('link[rel="icon"]')).to_have_attribute("href", "/icon-turn.svg")
    answer = page.locator("[data-answer]")
    expect(answer).to_be_in_viewport()
    wanted.click()
    expect(answer.get_by_role("button", name="Accept")).to_be_focused()
    expect(answer.get_by_role("button", name="Accept")).to_have_attribute("aria-disabled", "true")
    expect(answer).to_contain_text("You lack 1 teal.")
    expect(page.locator("[data-offers] [data-lacks]")).to_have_text("You lack 1 teal.")
    assert violations(page) == []
    moves(page, answer.get_by_role("button", name="Decline").click)
    expect(wanted).to_have_text("Waiting for Bruno")
    expect(page).to_have_title(re.compile("^Pastiche"))


def test_at_one_device_the_bar_hands_over_to_whoever_is_asked(opened: Callable[..., Opened]) -> None:
    position = {**THEIRS, "turn": 2, "palettes": [{"orange": 1}, {"teal": 1}, {"red": 1}], "commissions": None}
    page, bruno = opened(position, "me,device:Ada,open")
    page.get_by_role("button", name=re.compile("I am")).click()
    bruno.move({**OFFER, "to": 1})
    asked = page.get_by_role("button", name="Waiting for Ada to answer")
    asked.click()
    expect(page.locator("[data-handover]")).to_contain_text("Ada")
    page.get_by_role("button", name=re.compile("I am Ada")).click()
    moves(page, lambda: page.locator("[data-answer]").get_by_role("button", name="Accept").click())
    expect(page.locator(BOARD)).to_be_visible()
    expect(asked).to_have_count(0)
