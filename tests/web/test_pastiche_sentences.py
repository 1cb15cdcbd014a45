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
    account = page.locator("[data-totals] [data-side]").first  # every point has a source
    expect(account.locator("[data-bonus]")).to_have_text(re.compile("Both works of Leonardo da Vinci\\s*4"))
    expect(account.locator("[data-usable]")).to_have_text([re.compile(r"1 orange\s*1"), re.compile(r"1 green\s*1")])


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
    shown = best.locator("[data-dot=amber]").count()
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
    page.locator("h1").focus()  # wherever the focus is
    page.keyboard.press("Shift+R")
    page.keyboard.press("Shift+R")
    assert page.locator("[data-hex='1'] text").all_text_contents() == turned


def drag(page: Page, hex_index: int, to: str) -> None:
    """From the bench to a cell or hex of the map."""
    start = page.locator(f"[data-hex='{hex_index}']").bounding_box()
    end = page.locator(to).bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=8)
    expect(page.locator("[data-dragged]")).to_be_visible()
    page.mouse.up()
    expect(page.locator("[data-dragged]")).to_have_count(0)


def test_a_hex_is_dragged_to_the_map(opened: Callable[..., Opened]) -> None:
    """Where it may not lie it goes back, with the reason; beside the map nothing happens."""
    page, _ = opened(PLACING)
    drag(page, 1, "[data-laid='1,1']")
    expect(says(page)).to_contain_text("The hex needs a free cell")
    expect(page.locator("[data-turn]")).to_have_count(0)
    drag(page, 1, "[data-bank]")
    expect(page.locator("[data-turn]")).to_have_count(0)
    drag(page, 1, "[data-cell='1,-1']")
    expect(page.locator("[data-cell='1,-1']")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-hex='1']")).to_have_attribute("aria-pressed", "true")
    moves(page, lambda: page.click("[data-take=mix]"))
    expect(page.locator("[data-laid='1,-1']")).to_have_count(1)


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
    page.locator("[data-swap-for]").first.click()
    expect(page.locator("[data-question]")).to_contain_text("You give up: offers to Bruno and an open offer.")
    page.click("[data-answer=no]")
    expect(page.locator("[data-question]")).to_have_count(0)
    expect(page.locator("[data-offer]")).to_have_count(1)  # nothing has happened
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


def test_a_last_chance_to_complete_is_not_missed(opened: Callable[..., Opened]) -> None:
    """Asked once, unless such questions are switched off."""
    payable = {"orange": 1, "green": 1, "amber": 1, "yellow": 1}
    page, _ = opened({**TRADING, "step": "complete", "palettes": [payable, {"red": 1}]})
    page.click("[data-end]")
    expect(page.locator("[data-question]")).to_have_text("If you end the turn, you give up: Sunflowers (8 points).")
    assert violations(page) == []
    page.click("[data-answer=no]")
    expect(page.locator("[data-end]")).to_be_focused()
    page.goto("/settings")
    page.get_by_label("Ask before I give something up").uncheck()
    page.go_back()
    page.wait_for_selector(f"{BOARD}[data-mine=true]")
    page.click("[data-end]")
    page.wait_for_selector(f"{BOARD}[data-mine=false]")


# --- what the others did ---


def test_the_others_last_turn_is_seen_and_undone(opened: Callable[..., Opened]) -> None:
    """In icons, with the sentence of the log; their new hex is ringed, and sentences about it light it up."""
    page, bruno = opened({**PLACING, "turn": 1, "palettes": [{}, {"orange": 3}]})
    laid = bruno.view["choices"][0]
    bruno.move(laid)
    bruno.move({"type": "bank", "give": {"orange": 3}, "get": "brown"})
    key = "{},{}".format(*laid["at"])
    deeds = page.locator("[data-deeds='1'] [data-deed]")
    expect(deeds).to_have_count(2)
    expect(deeds.last).to_have_attribute("aria-label", "Bruno gives the bank 3 orange for 1 brown.")
    expect(page.locator("[data-laid][data-new]")).to_have_count(1)
    deeds.first.hover()
    expect(page.locator(f"[data-laid='{key}'][data-lit]")).to_have_count(1)
    page.locator("[data-bank]").hover()
    expect(page.locator("[data-lit]")).to_have_count(0)
    page.locator("[data-entry]").get_by_text(f"Bruno places a hex at {key}").hover()
    expect(page.locator(f"[data-laid='{key}'][data-lit]")).to_have_count(1)
    assert violations(page) == []
    assert bruno.ask("undo")["type"] == "ack"
    expect(deeds).to_have_count(1)
    bruno.move({"type": "end"})
    page.wait_for_selector(f"{BOARD}[data-mine=true]")
    expect(page.locator("[data-laid][data-new]")).to_have_count(1)


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
