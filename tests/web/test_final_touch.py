"""Final Touch in real browsers against a real server: whole games, by mouse, by keyboard, by thumb."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from bottega.core.match import Match
from bottega.server.table import tables as server_tables
from server.running import Player, Running, wait_for
from web.conftest import AT_ONCE, NO_SERVICE_WORKER
from web.sight import settle

MAX_TURNS = 200  # more than any game takes

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALLEST = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


Opens = Callable[..., Any]


@pytest.fixture
def opens(browser: Browser, server: Running) -> Iterator[Opens]:
    """Opens a page as somebody; at the end, no page may have complained."""
    complaints: list[str] = []
    contexts: list[Any] = []

    def opened(path: str, person: Player | None = None, *, calm: bool = False, **options: Any) -> Any:
        context = browser.new_context(**{"reduced_motion": "reduce", "locale": "en-GB", **options})
        contexts.append(context)
        context.add_init_script(NO_SERVICE_WORKER)
        if not calm:
            context.add_init_script(AT_ONCE)
        if person is not None:
            context.add_cookies(
                [{"name": "bottega", "value": person.cookie or "", "url": f"http://127.0.0.1:{server.port}"}]
            )
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda line: complaints.append(line.text) if line.type == "error" else None)
        page.goto(f"http://127.0.0.1:{server.port}{path}")
        return page

    yield opened
    for context in contexts:
        context.close()
    assert complaints == []


def table(person: Player, *others: dict[str, Any], **rest: Any) -> str:
    made = person.post("/tables", game="final-touch", seats=[{"kind": "me"}, *others], **rest)
    return str(made["code"])


ACTIVE = "[data-board][data-active=true]"
I_BEGIN = {"starter": 0}  # and so my first card finishes nothing: the others answer it


def until_asked_or_over(page: Any) -> bool:
    """Is it this page's turn (or else: is the game over)?"""
    page.wait_for_selector(f"{ACTIVE}, [data-result]")
    return bool(page.query_selector(ACTIVE)) and not page.query_selector("[data-result]")


def play_a_card(page: Any) -> None:
    """The first card of the hand, whatever it does; the page says it first."""
    page.click("[data-card] >> nth=0")
    page.wait_for_selector('[data-confirm][aria-disabled="false"]')
    page.click("[data-confirm]")
    page.wait_for_selector("[data-card][aria-pressed=true]", state="detached")


@pytest.fixture
def soon_over(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """So many sides have nearly all the money that they need: a masterpiece or two, and the game is over."""

    def begin(sides: int) -> None:
        monkeypatch.setattr(server_tables, "Match", partial(Match, seed="1", position={"purses": [17] * sides}))

    return begin


def test_two_browsers_and_a_bot_play_to_the_end(
    server: Running, opens: Opens, soon_over: Callable[[int], None]
) -> None:
    soon_over(3)
    vera, bruno = server.guest("Vera"), server.guest("Bruno")
    code = table(vera, {"kind": "open"}, {"kind": "bot", "bot": "greedy"})
    bruno.post(f"/tables/{code}/sit")
    pages = [opens(f"/t/{code}", vera), opens(f"/t/{code}", bruno)]
    for _ in range(MAX_TURNS):
        wait_for(lambda: any(page.query_selector(f"{ACTIVE}, [data-result]") for page in pages))
        asked = [page for page in pages if page.query_selector(ACTIVE)]
        if not asked:
            break
        for page in asked:
            play_a_card(page)
    for page in pages:
        page.wait_for_selector("[data-result]")
        expect(page.locator("[data-money] [data-side]")).to_have_count(3)
        expect(page.locator("[data-money]")).to_contain_text("$")


def walk_to(page: Any, selector: str, key: str, most: int = 60) -> bool:
    """Presses a key until the focus is there."""
    for _ in range(most):
        if page.evaluate("selector => document.activeElement?.matches(selector)", selector):
            return True
        page.keyboard.press(key)
    return False


def test_to_the_end_by_keyboard_alone(server: Running, opens: Opens, soon_over: Callable[[int], None]) -> None:
    soon_over(2)
    vera = server.guest("Vera")
    page = opens(f"/t/{table(vera, {'kind': 'bot', 'bot': 'random'})}", vera)
    for _ in range(MAX_TURNS):
        if not until_asked_or_over(page):
            break
        assert walk_to(page, "[data-card]", "Shift+Tab", 6) or walk_to(page, "[data-card]", "Tab")
        page.keyboard.press("Home")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Space")
        page.wait_for_selector("[data-card][aria-pressed=true]")
        assert walk_to(page, "[data-confirm]", "Tab", 4)
        page.keyboard.press("Enter")
        page.wait_for_selector("[data-card][aria-pressed=true]", state="detached")
    expect(page.locator("[data-result] h2")).to_be_focused()
    first = page.url
    assert walk_to(page, "[data-result] .button.primary", "Tab", 8)
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: url != first)
    assert until_asked_or_over(page)


FLOWN = """() => {
  window.flown = [];
  new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach((node) => {
    if (node.dataset?.flight) window.flown.push(node.dataset.flight);
    document.body.dataset.flown = window.flown.join(', ');
  }))).observe(document.body, { subtree: true, childList: true });
}"""


def test_cards_travel_between_places_that_mean_something(server: Running, opens: Opens) -> None:
    vera = server.guest("Vera")
    code = table(vera, {"kind": "bot", "bot": "random"}, options=I_BEGIN)
    page = opens(f"/t/{code}", vera, calm=True, reduced_motion="no-preference")
    until_asked_or_over(page)
    page.evaluate(FLOWN)
    play_a_card(page)
    expect(page.locator("body")).to_have_attribute("data-flown", re.compile("draw seat-1"))
    played = page.evaluate("window.flown.filter((each) => each.startsWith('seat-1 '))")
    assert played
    assert set(played) <= {"seat-1 canvas", "seat-1 smears"}
    expect(page.locator("[data-flight]")).to_have_count(0)  # quick, and gone


def test_nothing_moves_where_motion_is_not_wanted(server: Running, opens: Opens) -> None:
    vera = server.guest("Vera")
    page = opens(f"/t/{table(vera, {'kind': 'bot', 'bot': 'random'})}", vera)
    until_asked_or_over(page)
    page.evaluate(FLOWN)
    play_a_card(page)
    assert until_asked_or_over(page)
    assert page.evaluate("window.flown") == []
    running = "document.getAnimations().filter((each) => each.effect.getComputedTiming().activeDuration > 0).length"
    assert page.evaluate(running) == 0
    expect(page.locator("[data-last-move]")).to_be_visible()  # and what was done is said and marked


def test_a_move_lies_on_the_table_before_the_server_answers(server: Running, opens: Opens) -> None:
    vera = server.guest("Vera")
    page = opens("/settings", vera)
    held: list[tuple[Any, Any, str]] = []

    def between(page_side: Any) -> None:
        server_side = page_side.connect_to_server()

        def said(text: str) -> None:
            if json.loads(text)["type"] == "move":
                held.append((page_side, server_side, text))
            else:
                server_side.send(text)

        page_side.on_message(said)

    page.route_web_socket(re.compile("/socket"), between)
    page.goto(f"http://127.0.0.1:{server.port}/t/{table(vera, {'kind': 'bot', 'bot': 'random'})}")
    assert until_asked_or_over(page)
    before = page.get_attribute("[data-ply]", "data-ply")
    board, card = page.locator("[data-board]"), page.locator("[data-card]").first
    card.click()
    page.click('[data-confirm][aria-disabled="false"]')
    expect(board).to_have_attribute("data-sent", "true")
    expect(card).to_be_hidden()

    page_side, _, text = held.pop()
    refusal = {"type": "refusal", "id": json.loads(text)["id"], "code": "illegal", "rule": None, "sentence": "Not so."}
    page_side.send(json.dumps(refusal))
    expect(page.get_by_text("Not so.")).to_be_visible()
    expect(card).to_be_visible()  # taken back
    expect(card).to_have_attribute("aria-pressed", "true")

    page.click('[data-confirm][aria-disabled="false"]')
    expect(card).to_be_hidden()
    _, server_side, text = held.pop()
    server_side.send(text)
    expect(page.locator("[data-ply]")).not_to_have_attribute("data-ply", before)


FRAMES = """() => {
  window.frames_ = [];
  let frame = 0;
  const count = () => { frame++; requestAnimationFrame(count); };
  count();
  new MutationObserver(() => window.frames_.push(frame)).observe(document.querySelector('[data-ply]'), {
    attributes: true, attributeFilter: ['data-ply'],
  });
}"""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_no_two_moves_share_a_frame(server: Running, opens: Opens, motion: str) -> None:
    vera = server.guest("Vera")
    bots = [{"kind": "bot", "bot": "random"}] * 2
    page = opens(f"/t/{table(vera, *bots, options=I_BEGIN)}", vera, calm=True, reduced_motion=motion)
    assert until_asked_or_over(page)
    page.evaluate(FRAMES)
    play_a_card(page)
    until_asked_or_over(page)
    frames = page.evaluate("window.frames_")
    assert len(frames) >= 3
    assert len(set(frames)) == len(frames)


def test_both_masterpieces_are_seen_above_the_hand(server: Running, opens: Opens) -> None:
    vera = server.guest("Vera")
    page = opens(f"/t/{table(vera, {'kind': 'bot', 'bot': 'greedy'})}", vera, **PHONE)
    until_asked_or_over(page)
    for width, height in ((390, 844), (360, 740), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        top = page.locator("[data-hand]").bounding_box()["y"]
        for part in (
            "[data-easel] .plaque",
            "[data-easel] [data-needs]",
            "[data-next] .plaque",
            "[data-next] [data-needs]",
        ):
            box = page.locator(part).bounding_box()
            assert box["y"] + box["height"] <= top, (part, width, height)


def test_the_turn_is_told_in_full_on_a_french_phone(server: Running, opens: Opens) -> None:
    """Beside hint and undo, on one line."""
    vera = server.guest("Vera")
    page = opens(f"/t/{table(vera, {'kind': 'bot', 'bot': 'random'})}", vera, **SMALLEST, locale="fr-FR")
    until_asked_or_over(page)
    play_a_card(page)
    assert until_asked_or_over(page)
    page.get_by_role("button", name="Reprendre mon dernier coup").wait_for()
    turn = page.locator("[data-wanted] .words")
    expect(turn).to_have_text("À vous de jouer")
    assert turn.evaluate("words => words.scrollWidth <= words.clientWidth && words.clientHeight < 32")


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR", "pl-PL"])
def test_a_shared_phone_is_no_wider_than_its_screen(server: Running, opens: Opens, lang: str) -> None:
    """Names, money, cards and the button that hands over do not overlap at any seat."""
    vera = server.guest("Vera")
    code = table(vera, *({"kind": "device", "name": name} for name in ("Azurite", "Bruno", "Maximiliana")))
    page = opens(f"/t/{code}", vera, **SMALLEST, locale=lang)
    page.locator("[data-handover] button").click()
    until_asked_or_over(page)
    expect(page.locator("[data-hand-over]")).to_have_count(3)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert page.evaluate(OVERLAPS, "[data-seat] :is(.called, .money, .hand, [data-hand-over] svg)") == []


OVERLAPS = """selector => {
  const boxes = [...document.querySelectorAll(selector)].map(each => [each, each.getBoundingClientRect()]);
  return boxes.flatMap(([one, a], at) => boxes.slice(at + 1)
    .filter(([, b]) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
    .map(([other]) => `${one.textContent} and ${other.textContent}`));
}"""


def test_to_the_end_by_thumb(server: Running, opens: Opens, soon_over: Callable[[int], None]) -> None:
    soon_over(2)
    vera = server.guest("Vera")
    page = opens(f"/t/{table(vera, {'kind': 'bot', 'bot': 'random'})}", vera, **PHONE)
    for _ in range(MAX_TURNS):
        if not until_asked_or_over(page):
            break
        page.tap("[data-card] >> nth=0")
        page.tap('[data-confirm][aria-disabled="false"]')
        page.wait_for_selector("[data-card][aria-pressed=true]", state="detached")
    page.wait_for_selector("[data-result]")


def test_no_sideways_scrolling_and_targets_for_thumbs(server: Running, opens: Opens) -> None:
    vera = server.guest("Vera")
    code = table(vera, *({"kind": "bot", "bot": "greedy"} for _ in range(3)))
    page = opens(f"/t/{code}", vera, **SMALLEST)
    until_asked_or_over(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for target in page.locator("[data-card], [data-confirm]").all():
        size = target.bounding_box()
        assert size["width"] >= 44
        assert size["height"] >= 44


def test_the_page_tells_what_a_selection_would_do_and_why_not(begin: Opens) -> None:
    """Smearing and improving are both possible; mixing them is explained by the rule."""
    page = begin(
        masterpiece={"title": "The Swing", "needs": {"red": 1, "yellow": 2}, "finished": 4, "ruined": 2},
        hands=[{"red": 1, "blue": 2, "green": 2}, None],
    )
    fits = page.locator('[data-card][aria-label$="improves"]')
    spare = page.locator('[data-card][aria-label$="smears"]')
    page.set_viewport_size({"width": 360, "height": 780})
    lies = spare.last.bounding_box()
    fits.first.click()
    expect(page.locator("[data-message]")).to_contain_text("Then still missing")
    assert spare.last.bounding_box() == lies, "nothing moves under the thumb"
    spare.first.click()
    page.wait_for_selector("[data-message] >> text=FT-T2")
    assert spare.last.bounding_box() == lies
    assert fits.first.get_attribute("aria-pressed") == "true", "the selection stays"
    page.click("[data-message] >> text=FT-T2")
    page.wait_for_selector("dialog >> text=FT-T2")


# --- scripted positions ---


@pytest.fixture
def begin(opens: Opens, server: Running, monkeypatch: pytest.MonkeyPatch) -> Opens:
    """A page at a table that begins at a position, my move."""

    def at(*, moving: bool = False, **position: Any) -> Any:
        start = partial(Match, seed="1", position={"turn": 0, **position})
        monkeypatch.setattr(server_tables, "Match", start)
        vera = server.guest("Vera")
        page = opens("/settings", vera, reduced_motion="no-preference" if moving else "reduce")
        if not moving:
            page.clock.install()
        page.goto(f"http://127.0.0.1:{server.port}/t/{table(vera, {'kind': 'bot', 'bot': 'greedy'})}")
        page.wait_for_selector(ACTIVE)
        return page

    return at


LAST_TOUCH = {
    "masterpiece": {"title": "The Swing", "needs": {"red": 1}, "finished": 4, "ruined": 2},
    "next": {"title": "Mona Lisa", "needs": {"blue": 3}, "finished": 5, "ruined": 2},
    "hands": [{"red": 1, "blue": 2, "green": 2}, None],
}


def put_the_final_touch(page: Any) -> None:
    """On The Swing, while the page's clock stands still."""
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    page.click("[data-card=red]")
    page.click('[data-confirm][aria-disabled="false"]')
    page.wait_for_selector("[data-easel] .caption.finished")


def test_a_finished_picture_is_looked_at_before_anything_of_the_next_is_shown(begin: Opens) -> None:
    page = begin(**LAST_TOUCH)
    put_the_final_touch(page)
    expect(page.locator("[aria-label=Log]")).to_contain_text(
        "You put the final touch to The Swing"
    )  # the server has gone on
    easel, board = page.locator("[data-easel]"), page.locator("[data-board]")
    expect(easel).to_have_attribute("data-masterpiece", "The Swing")
    expect(board).to_have_attribute("data-active", "false")
    expect(page.locator("[data-next]")).to_contain_text("Mona Lisa")
    assert page.locator("[data-message]").inner_text().strip() == ""
    assert page.locator("[data-purse]").first.get_attribute("data-purse") == "0"
    page.clock.run_for(1200)
    expect(easel).to_have_attribute("data-masterpiece", "The Swing")
    page.clock.run_for(200)
    expect(easel).to_have_attribute("data-masterpiece", "Mona Lisa")
    expect(board).to_have_attribute("data-active", "true")
    expect(easel.locator(".caption")).to_have_count(0)


# What the purse says when a coin sets out for it, and in every frame that it is on its way.
PURSE = """() => {
  window.purse = new Set();
  const look = () => {
    const coin = document.querySelector("[data-flight$='purse-0']");
    if (coin) window.purse.add(document.querySelector("[data-place=purse-0] b").textContent.trim());
  };
  const frame = () => { look(); requestAnimationFrame(frame); };
  frame();
  new MutationObserver((changes) => {
    if (changes.some((change) => change.addedNodes.length > 0)) look();
  }).observe(document.body, { subtree: true, childList: true });
}"""


def test_a_purse_is_counted_when_its_coin_has_landed(begin: Opens) -> None:
    page = begin(moving=True, **LAST_TOUCH)
    purse = page.locator("[data-place=purse-0] b")
    before = purse.inner_text()
    page.evaluate(PURSE)
    page.click("[data-card=red]")
    page.click("[data-confirm][aria-disabled=false]")
    expect(purse).not_to_have_text(before)
    assert page.evaluate("[...window.purse]") == [before]


def test_a_tap_on_a_card_ends_the_look(begin: Opens) -> None:
    page = begin(**LAST_TOUCH)
    put_the_final_touch(page)
    page.click("[data-card=blue] >> nth=0")
    expect(page.locator("[data-easel]")).to_have_attribute("data-masterpiece", "Mona Lisa")
    page.click("[data-card=blue] >> nth=0")  # and is played from the table that is seen now
    expect(page.locator("[data-card=blue][aria-pressed=true]")).to_have_count(1)
    page.clock.resume()


def test_smears_stay_where_they_were_drawn(begin: Opens) -> None:
    """Red first, then green; green comes before red among the colours."""
    page = begin(
        masterpiece={"title": "The Swing", "needs": {"blue": 3, "yellow": 1}, "finished": 4, "ruined": 2},
        smeared={"red": 1},
        hands=[{"green": 5}, {"yellow": 5}],  # the other can only improve
    )
    scribbles = page.locator("[data-easel] .smear")
    paints = """all => all.map((each) =>
        [each.style.getPropertyValue('--paint'), each.firstElementChild.getAttribute('d')])"""
    first = scribbles.evaluate_all(paints)
    page.click("[data-card=green] >> nth=0")
    page.click('[data-confirm][aria-disabled="false"]')
    expect(scribbles).to_have_count(2)
    page.wait_for_selector(ACTIVE)
    both = scribbles.evaluate_all(paints)
    assert both[:1] == first
    assert [paint for paint, _ in both] == ["var(--touch-red)", "var(--touch-green)"]
    page.reload()
    expect(scribbles).to_have_count(2)
    assert scribbles.evaluate_all(paints) == both
