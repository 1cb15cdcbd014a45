"""Fresco in real browsers against a real server: a whole game, why-nots, undo, hand-over, restart, replay."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from bottega.core.match import Match
from bottega.server.table import tables as server_tables
from server.running import Player, Running, settings
from web.conftest import Visitor, allowed
from web.test_access import violations
from web.test_frame import finish, person

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
READY = '[data-confirm][aria-disabled="false"]'

# Plays by itself in the page, at each tick the next click, and notes what was shown and what was amiss.
AUTOMATON = """() => {
  let tried = '';
  window.seen = {}; window.amiss = {};
  const next = (board, find) => {
    const sent = board.querySelectorAll('[data-plan] i.full').length;
    if (board.dataset.phase === 'plan') {
      if (!find('[data-plan][data-sealed=false]')) return null;
      const column = ['cathedral', 'market', 'studio', 'market'][sent];
      return find('[data-answer=yes]') ?? find(column ? `[data-send=${column}]` : '[data-confirm]');
    }
    const first = tried !== board.dataset.ply;
    tried = board.dataset.ply;
    return find('[data-answer=yes]') ?? find('[data-step-to=ahead]') ?? find('[data-primary]:enabled')
      ?? find('[data-confirm][aria-disabled=false]')
      ?? find('button[data-time]:not(.taken)') ?? (first ? find('[data-goods]') : null) ?? find('button.number')
      ?? find('[data-reach]') ?? find('[data-portrait]') ?? find('[data-can=true]') ?? find('[data-pass]');
  };
  const tick = () => {
    const board = document.querySelector('[data-board]'), root = document.documentElement;
    if (!board) return;
    const find = (selector) => board.querySelector(selector);
    for (const name of ['reveal', 'summary', 'bump', 'undo']) if (find(`[data-${name}]`)) seen[name] = true;
    if (find('.round.last')) seen.last = true;
    if (board.dataset.active !== 'true') return;
    const fresh = !seen[board.dataset.phase];
    if (fresh && root.scrollWidth > root.clientWidth) amiss[board.dataset.phase] = 'too wide';
    if (fresh) for (const button of board.querySelectorAll('button:not(p button)')) {
      const box = button.getBoundingClientRect();
      const small = button.offsetParent && (box.width < 43.5 || box.height < 43.5);
      if (small) amiss[button.outerHTML.slice(0, 120)] = 'too small';
    }
    seen[board.dataset.phase] = true;
    next(board, find)?.click();
  };
  setInterval(tick, 25);
}"""


class Hand:
    """Plays through the page by mouse, whatever comes first."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def board(self) -> Locator:
        return self.page.locator("[data-board]")

    def move(self) -> None:
        phase = str(self.board.get_attribute("data-phase"))
        ply = self.board.get_attribute("data-ply")
        if self.page.locator("[data-bump]").count():
            self.page.locator("[data-step-to=ahead]").click()
        else:
            getattr(self, phase)()
        self.page.locator(f'[data-board]:not([data-ply="{ply}"]), [data-handover]').first.wait_for()

    def confirm(self) -> None:
        self.page.locator(READY).click()

    def get_up(self) -> None:
        self.page.locator("button[data-time]:not(.taken)").last.click()
        self.confirm()

    def plan(self) -> None:
        for column in ("market", "market", "cathedral", "workshop"):
            self.page.locator(f"[data-send={column}]").click()
        self.confirm()
        self.page.locator("[data-answer=yes]").click()  # one is idle

    def market(self) -> None:
        goods = self.page.locator("[data-goods]")
        if goods.count():
            goods.first.click()
        if not self.page.locator('[data-goods][aria-pressed="true"]').count():  # too dear, or Leonardo
            self.page.locator("[data-booth] button.number").first.click()
        self.confirm()

    def cathedral(self) -> None:
        tiles = self.page.locator("[data-reach]")
        if not tiles.count():
            self.give_up()
            return
        tiles.first.click()
        ways = self.page.locator("[data-ways] button")
        if ways.count():
            ways.last.click()
        self.confirm()

    def give_up(self) -> None:
        self.page.locator("[data-pass]").click()
        self.page.locator("[data-answer=yes]").click()

    def studio(self) -> None:
        self.page.locator("[data-portrait]").first.click()
        self._primaries()
        self.confirm()

    def workshop(self) -> None:
        recipes = self.page.locator("[data-can=true]")
        if recipes.count():
            recipes.first.click()
        else:
            self.give_up()

    def income(self) -> None:
        self._primaries()
        self.confirm()

    def _primaries(self) -> None:
        while self.page.locator("[data-primary]:enabled").count():
            self.page.locator("[data-primary]:enabled").first.click()


def table(person: Player, *others: str, **rest: Any) -> str:
    return str(person.table("fresco", ",".join(("me", *others)), **rest)["code"])


def seated(visitor: Visitor, who: Player, server: Running, code: str) -> Page:
    url = f"http://127.0.0.1:{server.port}"
    visitor.context.add_cookies([{"name": "bottega", "value": who.cookie or "", "url": url}])
    visitor.page.goto(f"/t/{code}")
    visitor.page.locator("[data-board]").wait_for()
    return visitor.page


# Few enough tiles are left that the round after the first is the last.
SOON_OVER = {
    "last_round": False,
    "fresco": [[None] * 5] * 4 + [[{"value": 5, "paints": ["red", "yellow"]}, {"value": 9}, None, None, None]],
}


def test_two_browsers_and_a_bot_play_to_the_end(visit: Any, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """One at a desk by day, one on a small phone by lamp and in French: nothing is ever too wide or too small."""
    monkeypatch.setattr(server_tables, "Match", partial(Match, seed="1", position=SOON_OVER))
    vera, bruno = server.guest("Vera"), server.guest("Bruno", "fr")
    code = table(vera, "open", "random")
    bruno.sit(code)
    desk = seated(visit(), vera, server, code)
    phone = seated(visit(locale="fr-FR", color_scheme="dark", **PHONE), bruno, server, code)
    for page in (desk, phone):
        page.evaluate(AUTOMATON)
    for page in (desk, phone):
        page.locator("[data-result]").wait_for(timeout=180_000)
        expect(page.locator("[data-tally] [data-side]")).to_have_count(3)
        expect(page.locator("[data-course=over]")).to_be_visible()
        assert page.evaluate("window.amiss") == {}
        shown = page.evaluate("window.seen")
        assert {"get_up", "plan", "market", "cathedral", "studio", "reveal", "summary", "last"} <= set(shown)
    assert "dernière manche" in " ".join(phone.locator("[aria-label=Journal] li").all_inner_texts())
    assert violations(phone) == []


def test_a_round_by_keyboard_alone_in_polish(visit: Any, server: Running) -> None:
    vera = server.guest("Vera", "pl")
    page = seated(visit(locale="pl-PL"), vera, server, table(vera, "greedy", "greedy"))

    def to(selector: str) -> None:
        for _ in range(120):
            if page.evaluate("selector => document.activeElement?.matches(selector)", selector):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key never comes to {selector}")

    def press(selector: str, key: str = "Enter") -> None:
        to(selector)
        page.keyboard.press(key)

    page.locator("[data-active=true]").wait_for()
    press("button[data-time]:not(.taken)", "Space")
    press(READY)
    page.locator("[data-phase=plan][data-active=true]").wait_for()
    for column in ("market", "cathedral", "cathedral", "studio"):
        press(f"[data-send={column}]", "Space")
    press("[data-back=studio]")
    expect(page.locator("[data-plan]")).to_contain_text("Bez zajęcia: ")
    press(READY)
    expect(page.locator("[data-answer=no]")).to_be_focused()  # two are idle: the safe answer comes first
    page.keyboard.press("Enter")
    expect(page.locator(READY)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-message]")).to_contain_text("zostaje bez zajęcia")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    page.locator("[data-phase=market][data-active=true]").wait_for()
    press("[data-booth] button.number")
    expect(page.locator("[data-message]")).to_contain_text("się zamyka")
    press(READY)
    expect(page.locator("[data-message]")).to_contain_text("Nic nie kupować?")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    page.locator("[data-phase=cathedral][data-active=true]").wait_for()  # red, yellow and blue always suffice
    to("button[data-at]")
    for _ in range(5):
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowDown")
    expect(page.locator("button[data-at]:focus")).to_have_count(1)
    for paint in ("red", "yellow", "blue"):
        press(f"[data-pot={paint}]")
    expect(page.locator("[data-message]")).to_contain_text("2 punkty")
    press(READY)
    mine = page.locator("[aria-label='Przebieg gry'] li").filter(has_text="Odnawiasz ołtarz")  # a bot may do it too
    expect(mine).to_be_visible()


def blend_with_another_after_it(page: Page) -> str:
    """A blend that leaves paint for one more, so that the apprentice is not done with it."""
    recipes = {"orange": ("red", "yellow"), "green": ("yellow", "blue"), "purple": ("red", "blue")}
    held: dict[str, int] = page.evaluate("window.held")

    def can(paints: dict[str, int], to: str) -> bool:
        return all(paints.get(paint, 0) > 0 for paint in recipes[to])

    for to, used in recipes.items():
        left = {paint: count - (paint in used) for paint, count in held.items()}
        if can(held, to) and any(can(left, other) for other in recipes):
            return to
    raise AssertionError(f"no two blends out of {held}")


def take_back(page: Page) -> None:
    """My last move, and with it what others did after it."""
    page.locator("[data-take-back]").click()
    page.locator("[data-undo-sure], [data-phase=plan]").first.wait_for()
    if page.locator("[data-undo-sure]").count():
        page.locator("[data-undo-sure]").click()


def test_previews_why_nots_and_undo_in_the_workshop(visit: Any, server: Running) -> None:
    vera = server.guest("Vera")
    code = table(vera, "random", "random", options={"open": True})
    page = seated(visit(), vera, server, code)
    hand = Hand(page)
    page.locator("[data-active=true]").wait_for()
    if page.locator("button[data-time].taken").count():
        page.locator("button[data-time].taken").first.click()
        expect(page.locator("[data-message]")).to_contain_text("is not free")
    page.locator("button[data-time]:not(.taken)").last.click()
    expect(page.locator("[data-message]")).to_contain_text("market price")
    hand.confirm()
    page.locator("[data-phase=plan][data-active=true]").wait_for()
    for column in ("market", "market", "workshop", "workshop", "cathedral"):
        page.locator(f"[data-send={column}]").click()
    expect(page.locator("[data-outlook] li")).to_have_count(3)
    expect(page.locator("[data-outlook]")).to_contain_text("Up to 4 blends")
    for _ in range(2):
        page.locator("[data-send=studio]").click()
    page.locator("[data-message] button").click()
    page.get_by_role("dialog").filter(has_text="FR-P1").wait_for()
    page.keyboard.press("Escape")
    page.locator("[data-back=cathedral]").click()
    hand.confirm()
    page.locator("[data-answer=yes]").click()
    page.locator("[data-phase=market][data-active=true]").wait_for()
    expect(page.locator("[data-reveal]")).to_be_visible()
    take_back(page)  # the plan: what it revealed is gone
    page.locator("[data-phase=plan][data-active=true]").wait_for()
    expect(page.locator("[data-reveal], [data-painters] .sent")).to_have_count(0)
    for column in ("market", "market", "workshop", "workshop"):
        page.locator(f"[data-send={column}]").click()
    hand.confirm()
    page.locator("[data-answer=yes]").click()
    page.locator("[data-phase=market][data-active=true]").wait_for()
    page.locator("[data-entry]", has_text="You get up at").last.hover()
    expect(page.locator("[data-hour][data-pointed]")).to_have_count(1)
    goods = page.locator("[data-booth]:has([data-goods]) >> nth=0").locator("[data-goods]").all()
    goods.sort(key=lambda each: not re.search("red|yellow|blue", each.get_attribute("aria-label") or ""))
    for each in goods[:3]:  # paint for a second blend first; a third tile is too much for two apprentices
        each.click()
    expect(page.locator("[data-message]")).to_contain_text("you have 2 here")
    hand.confirm()
    while page.locator("[data-phase=workshop][data-active=true]").count() == 0:
        page.locator("[data-phase][data-active=true]").wait_for()
        if page.locator("[data-phase=workshop]").count() == 0:
            hand.move()
    with vera.socket(code) as line:
        paints = line.until_told("state")["view"]["players"][0]["paints"]
    page.evaluate("held => { window.held = held }", paints)
    to, before = blend_with_another_after_it(page), page.locator("[data-screen]").inner_text()
    page.locator(f"[data-blend={to}]").click()
    expect(page.locator("[data-screen]")).not_to_have_text(before)
    page.locator("[data-undo]").click()
    expect(page.locator("[data-undo]")).to_have_count(0)
    assert page.locator("[data-screen]").inner_text() == before
    page.locator("[data-stack=general]").click()  # nobody has three tiles yet
    expect(page.locator("[data-message]")).to_contain_text("three different fresco tiles")


def test_two_players_with_leonardo_and_no_modules(visit: Any, server: Running) -> None:
    """Chosen on the page; then the game is hurried to its end, and looked at with everyone's eyes."""
    visitor = visit()
    page: Page = visitor.page
    page.goto("/new/fresco?with=bots")
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_text("More options").click()
    page.get_by_label("Show everyone’s cards and money").last.check()
    for module in page.locator("fieldset input[type=checkbox]").all():
        module.uncheck()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    page.locator("[data-board]").wait_for()
    code = page.url.rsplit("/", 1)[1]
    expect(page.locator("[data-painter]")).to_have_count(3)
    expect(page.locator("[data-painters]")).to_contain_text("Leonardo")
    expect(page.locator("[data-stack], [data-portrait], .stacks")).to_have_count(0)
    expect(page.locator(".recipes li")).to_have_count(3)
    hand, leonardo, deeds = Hand(page), 0, 0
    for _ in range(12):  # my own moves, and Leonardo's where I decide for him
        page.locator("[data-active=true]").wait_for()
        leonardo += page.get_by_text("You decide for Leonardo").count()
        deeds += page.locator("[data-deeds=leonardo]").count()
        expect(page.locator("[data-bench]")).not_to_contain_text("request")  # there are none without the module
        hand.move()
    watcher = visit().page
    watcher.goto(f"/t/{code}")
    watcher.locator("[data-board]").wait_for()
    expect(watcher.locator("[data-confirm], [data-screen]")).to_have_count(0)
    finish(person(visitor, server), code)
    expect(page.locator("[data-tally]")).to_contain_text("Leonardo cannot win", timeout=30_000)
    expect(watcher.locator("[data-tally]")).to_be_visible(timeout=30_000)
    page.goto(f"/t/{code}/replay?step=9&view=1")
    page.locator("[data-step='9']").wait_for()
    expect(page.locator("[data-fresco] [role=img]")).to_have_count(25)
    expect(page.locator("[data-painter]")).to_have_count(3)
    expect(page.locator("[data-confirm]")).to_have_count(0)
    assert violations(page) == []
    assert leonardo > 0
    assert deeds > 0  # what he did is shown as it is of painters


def test_players_at_one_device_look_away_while_they_plan_and_only_then(visit: Any) -> None:
    page: Page = visit(viewport={"width": 800, "height": 900}).page
    page.goto("/new/fresco?with=device")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    handover, hand = page.locator("[data-handover]"), Hand(page)
    for _ in range(3):  # all get up, and see who does when
        page.locator("[data-phase=get_up][data-active=true]").wait_for()
        assert handover.count() == 0
        hand.move()
    for _ in range(3):
        handover.wait_for()
        assert page.locator("[data-screen]").count() == 0
        handover.get_by_role("button").click()
        page.locator("[data-phase=plan][data-active=true]").wait_for()
        expect(page.locator("[data-screen]")).to_have_count(1)
        assert page.locator("[data-painters] .sent").count() == 0  # plans are hidden
        hand.move()
    page.locator("[data-phase=market][data-active=true]").wait_for()
    assert handover.count() == 0


def test_the_server_restarts_in_the_middle_of_a_plan(browser: Any, tmp_path: Path) -> None:
    first = Running(settings(tmp_path))
    with first:
        visitor = Visitor(browser, first)
        visitor.play_now("fresco")
        page, hand = visitor.page, Hand(visitor.page)
        page.locator("[data-active=true]").wait_for()
        hand.move()
        page.locator("[data-phase=plan][data-active=true]").wait_for()
        page.locator("[data-send=market]").click()
        page.locator("[data-send=studio]").click()
    expect(page.locator("[data-line=broken]")).to_be_visible()
    expect(page.locator("[data-active=false]")).to_be_visible()  # never a stale choice
    expect(page.locator("[data-send], [data-confirm]")).to_have_count(0)
    again = Running(settings(tmp_path))
    again.listener.close()
    again.listener = socket.create_server(("127.0.0.1", first.port))
    again.port = first.port
    with again:
        expect(page.locator("[data-line=back]")).to_contain_text("restarted", timeout=20_000)
        expect(page.locator("[data-outlook] li")).to_have_count(2)  # the half-made plan is still there
        hand.confirm()
        page.locator("[data-answer=yes]").click()
        page.locator("[data-reveal]").wait_for()
        with allowed(visitor, "WebSocket", "ERR_CONNECTION"):
            visitor.context.close()
    assert visitor.complaints == []


# --- scripted positions ---

DESKS = [{"width": 1366, "height": 768}, {"width": 360, "height": 780}]
# Wholly on the screen, and nothing lies over its middle.
SEEN = """element => {
  const box = element.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight && element.contains(top);
}"""


def painter(get_up: int, left: int = 0, **sheet: int) -> dict[str, Any]:
    return {"get_up": get_up, "left": left, "plan": sheet}


def in_studio(left: int) -> dict[str, Any]:
    """I have this many apprentices in the studio, and everybody else goes there after me."""
    return {
        "phase": "studio",
        "turn": 0,
        "portraits_open": [{"kind": "primary", "amount": 2}, {"kind": "points", "amount": 3}],
        "players": [painter(6, left, studio=left), painter(7, 2, studio=2), painter(8, 2, studio=2)],
    }


Begin = Callable[..., Page]


@pytest.fixture
def begin(visit: Any, server: Running, monkeypatch: pytest.MonkeyPatch) -> Begin:
    """A page at a table that begins at a position, my move."""

    def at(position: dict[str, Any], **looks: Any) -> Page:
        monkeypatch.setattr(server_tables, "Match", partial(Match, seed="1", position=position))
        vera = server.guest("Vera")
        page = seated(visit(**looks), vera, server, table(vera, "apprentice", "apprentice"))
        page.locator("[data-active=true]").wait_for()
        return page

    return at


def seen(page: Page, *selectors: str) -> None:
    for selector in selectors:
        for each in page.locator(selector).all():
            assert each.evaluate(SEEN), selector
        assert page.locator(selector).count(), selector


@pytest.mark.parametrize("viewport", DESKS)
def test_the_studios_paints_and_pay_are_chosen_in_sight(begin: Begin, viewport: dict[str, int]) -> None:
    page = begin(in_studio(1), viewport=viewport)
    seen(page, "[data-portrait]", "[data-pay]", "[data-pass]")
    expect(page.locator("[data-pay]")).to_have_text("Take 3 thalers, no portrait")
    expect(page.locator("[data-message]")).to_have_text("Your apprentice: take a portrait, or 3 thalers.")
    page.locator("[data-portrait='0']").click()
    expect(page.locator("[data-confirm]")).to_have_text("Choose 2 paints")
    expect(page.locator("[data-confirm]")).to_have_attribute("aria-disabled", "true")
    seen(page, "[data-portrait]", "[data-primaries]", "[data-primary]", "[data-pay]", "[data-confirm]")
    page.locator("[data-primary=red]").click()
    expect(page.locator("[data-confirm]")).to_have_text("Choose 1 paint")
    page.locator("[data-primary=blue]").click()
    seen(page, READY)
    page.locator(READY).click()
    expect(page.locator("[aria-label=Log]")).to_contain_text("You take a portrait")


@pytest.mark.parametrize(("left", "pay"), [(1, 3), (3, 9)])
def test_the_pay_of_the_studio_is_one_press_away(begin: Begin, left: int, pay: int) -> None:
    page = begin(in_studio(left))
    page.locator("[data-pay]").click()
    expect(page.locator("[aria-label=Log]")).to_contain_text(f"You earn {pay} thalers in the studio.")


def test_nobody_gives_up_the_pay_by_one_press(begin: Begin) -> None:
    page = begin(in_studio(2))
    ply = page.locator("[data-board]").get_attribute("data-ply")
    give_up = page.get_by_role("button", name="Give up 2 apprentices")
    give_up.focus()
    page.keyboard.press("Enter")
    question = page.get_by_role("status").filter(has_text="Give up 2 apprentices: no 6 thalers and no portrait?")
    expect(question).to_be_visible()
    expect(page.locator("[data-answer=no]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(give_up).to_be_focused()
    expect(page.locator("[data-question]")).to_have_count(0)
    assert page.locator("[data-board]").get_attribute("data-ply") == ply
    give_up.click()
    page.locator("[data-answer=yes]").click()
    expect(page.locator("[aria-label=Log]")).to_contain_text("You pass.")


@pytest.mark.parametrize("viewport", DESKS)
def test_a_plan_with_idle_apprentices_is_sealed_after_a_question(begin: Begin, viewport: dict[str, int]) -> None:
    page = begin({"phase": "plan", "players": [{"get_up": time} for time in (6, 7, 8)]}, viewport=viewport)
    page.locator(READY).click()
    expect(page.locator("[data-message]")).to_have_text("5 apprentices stay idle. Seal anyway?")
    seen(page, "[data-message]", "[data-answer=yes]", "[data-answer=no]")
    expect(page.locator("[data-plan]")).to_have_attribute("data-sealed", "false")
    page.locator("[data-answer=no]").click()
    for column in ("market", "market", "cathedral", "studio"):
        page.locator(f"[data-send={column}]").click()
    page.locator(READY).click()
    expect(page.locator("[data-message]")).to_have_text("1 apprentice stays idle. Seal anyway?")
    page.locator("[data-send=workshop]").click()  # another plan: the question is no longer asked
    expect(page.locator("[data-question]")).to_have_count(0)
    page.locator(READY).click()
    page.locator("[data-phase=plan]").wait_for(state="detached")


IN_CATHEDRAL: dict[str, Any] = {
    "phase": "cathedral",
    "turn": 0,
    "bishop": [0, 0],
    "fresco": [[None] * 5] * 4 + [[{"value": 5, "paints": ["red", "yellow"]}, {"value": 9}, None, None, None]],
    "players": [
        {
            **painter(6, 2, cathedral=2),
            "thalers": 3,
            "paints": {"red": 1, "yellow": 1, "blue": 1},
            "portraits": [{"power": "sexton"}],
        },
        painter(7, 2, cathedral=2),
        painter(8, 2, studio=2),
    ],
}


@pytest.mark.parametrize("viewport", DESKS)
def test_the_sexton_moves_the_bishop_by_himself(begin: Begin, viewport: dict[str, int]) -> None:
    """To a space where nothing is restored; to a segment too, where one says which of the two is meant."""
    page = begin(IN_CATHEDRAL, viewport=viewport)
    page.locator("[data-at='4,0']").click()
    expect(page.locator("[data-confirm]")).to_have_text("Restore")
    page.locator("[data-sexton]").click()
    seen(page, "[data-at='4,0']", "[data-sexton]", READY)
    expect(page.locator("[data-confirm]")).to_have_text("Move the bishop")
    page.locator("[data-at='2,3']").click()
    expect(page.locator("[data-message]")).to_contain_text("The bishop goes to 3,4. Nothing is restored.")
    seen(page, "[data-at='2,3']", READY)
    page.locator(READY).click()
    expect(page.locator("[aria-label=Log]")).to_contain_text(
        "You have the Sexton move the bishop to 3,4, for 1 thaler."
    )
    expect(page.locator("[data-at='2,3']")).to_have_count(0)
    expect(page.locator("[data-confirm]")).to_have_attribute("aria-disabled", "true")
    page.locator("[data-at='4,0']").click()
    expect(page.locator("[data-sexton]")).to_have_count(0)
    page.locator(READY).click()
    expect(page.locator("[aria-label=Log]")).to_contain_text("You restore 5,1")


def test_one_who_can_restore_nothing_is_told_of_the_sexton(begin: Begin) -> None:
    vera, *others = IN_CATHEDRAL["players"]
    page = begin({**IN_CATHEDRAL, "players": [{**vera, "paints": {}}, *others]})
    expect(page.locator("[data-message]")).to_contain_text("The Sexton can bring the bishop anywhere.")
    page.locator("[data-at='1,1']").click()
    page.locator(READY).click()
    expect(page.locator("[aria-label=Log]")).to_contain_text(
        "You have the Sexton move the bishop to 2,2, for 1 thaler."
    )


def test_a_plan_is_foreseen_on_the_board_and_what_rivals_leave_of_it(begin: Begin) -> None:
    fresco: list[list[Any]] = [[None] * 5 for _ in range(5)]
    fresco[0][0] = {"value": 11, "paints": ["orange", "green", "purple"]}
    fresco[4][4] = {"value": 3, "paints": ["red", "yellow"]}
    me = {"get_up": 7, "thalers": 12, "paints": {"green": 1, "purple": 1, "red": 1}}
    page = begin(
        {
            "phase": "plan",
            "bishop": [2, 2],
            "fresco": fresco,
            "booths": [[{"paints": ["orange"]}], [{"paints": ["yellow"]}], []],
            "players": [me, {"get_up": 8}, {"get_up": 5}],
        }
    )
    page.locator("[data-send=market]").click()
    page.locator("[data-send=cathedral]").click()
    expect(page.locator("[data-booth='0'].foreseen")).to_be_visible()
    expect(page.locator(".space.foreseen")).to_contain_text("1,1")
    expect(page.locator("[data-outlook]")).to_contain_text("Before you: Nina. If booth 1 is closed by then: 5 points")


def test_questions_before_something_is_given_up_can_be_switched_off(begin: Begin) -> None:
    page = begin({"phase": "workshop", "turn": 0, "players": [painter(6, 2, workshop=2), painter(7, 2, workshop=2)]})
    page.locator("[data-pass]").click()
    expect(page.locator("[data-question]")).to_contain_text("Give up 2 apprentices and up to 4 blends?")
    page.locator("[data-answer=no]").click()
    table = page.url
    page.goto("/settings")
    page.get_by_label("Ask before I give something up").uncheck()
    page.goto(table)
    expect(page.locator("[data-box]")).to_contain_text("our own")
    page.locator("[data-pass]").click()
    expect(
        page.locator("[data-seats] [data-seat='1'].turn, [data-phase]:not([data-phase=workshop])")
    ).not_to_have_count(0)
