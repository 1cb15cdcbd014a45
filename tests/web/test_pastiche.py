"""Pastiche in real browsers against a real server: whole games, by mouse, by keyboard, by thumb."""

from __future__ import annotations

import re
import socket
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bottega import texts
from bottega.games.pastiche.box import components
from server.running import Player, Running, settings
from web.conftest import Visitor, allowed
from web.test_access import violations
from web.test_frame import person, too_wide

MAX_TURNS = 60  # of one player; more than any game takes
SMALLEST = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}

BOARD = "[data-board=pastiche]"
MINE = f"{BOARD}[data-mine=true]"
SCALE = "world => Number(world.style.getPropertyValue('--scale'))"


def seat(visitor: Visitor, server: Running, who: Player, code: str) -> Page:
    """Opens a table as somebody who has a seat there."""
    url = f"http://127.0.0.1:{server.port}"
    visitor.context.add_cookies([{"name": "bottega", "value": who.cookie or "", "url": url}])
    visitor.page.goto(f"/t/{code}")
    visitor.page.wait_for_selector(f"{BOARD}, [data-handover]")
    return visitor.page


def step(page: Page) -> str:
    return str(page.locator(BOARD).get_attribute("data-step-now"))


def moves(page: Page, press: Any) -> None:
    """Presses something that is a move, says yes if it gives something up, and waits until it has happened."""
    ply = page.locator(BOARD).get_attribute("data-ply")
    happened = f"{BOARD}:not([data-ply='{ply}']), [data-result]"
    press()
    page.wait_for_selector(f"{happened}, [data-answer=yes]")
    if page.query_selector("[data-answer=yes]"):
        page.click("[data-answer=yes]")
        page.wait_for_selector(happened)


def until_mine_or_over(page: Page) -> bool:
    page.wait_for_selector(f"{MINE}, [data-result]", timeout=30_000)
    return page.query_selector("[data-result]") is None


def uncovered(page: Page) -> str:
    """A cell that none of the map's buttons lies on."""
    cell: str = page.evaluate(
        """() => [...document.querySelectorAll('[data-cell]')].find(cell => {
            cell.scrollIntoView({ block: 'center' });
            const { x, y, width, height } = cell.getBoundingClientRect();
            return cell.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }).dataset.cell"""
    )
    return cell


def lay(page: Page) -> dict[str, int]:
    """Lays the first hex in the first cell for its mix; what the page promised it would bring."""
    if page.query_selector("[data-take=mix][aria-disabled=false]") is None:
        page.locator("[data-cell]").first.dispatch_event("click")
    promised = colours(page, "[data-take=mix] .mark path")
    before = hand(page)
    moves(page, lambda: page.click("[data-take=mix]"))
    after = hand(page)
    gained = {name: count - before.get(name, 0) for name, count in after.items() if count > before.get(name, 0)}
    assert sum(gained.values()) == promised, "the preview was true"
    return gained


def by_day_and_by_lamp(page: Page) -> list[str]:
    page.emulate_media(color_scheme="light")
    wrong = violations(page)
    page.emulate_media(color_scheme="dark")
    return wrong + violations(page)


def colours(page: Page, selector: str) -> int:
    return page.locator(selector).count()


def hand(page: Page) -> dict[str, int]:
    """The palette as the page shows it."""
    found: dict[str, int] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('[data-hand] [data-card]')].map(card =>
        [card.dataset.card, Number(card.querySelector('.count')?.textContent.replace('×', '') ?? 1)]))"""
    )
    return found


def give_back(page: Page) -> None:
    while page.query_selector("[data-return].primary") is None:
        page.locator("[data-hand] button[aria-pressed=false]").first.click()
    moves(page, lambda: page.click("[data-return]"))


def play_turn(page: Page) -> None:
    """A whole turn: lay, complete what can be, end, return what is too much."""
    if step(page) == "place":
        lay(page)
    while step(page) in ("trade", "complete"):
        completes = page.locator("[data-complete].primary")
        if completes.count():
            title = completes.first.get_attribute("data-complete")
            moves(page, completes.first.click)
            expect(page.locator("[data-completed]")).to_contain_text(str(title)[:12])
        else:
            moves(page, lambda: page.click("[data-end]"))
            break
    if page.query_selector("[data-return]"):
        give_back(page)


# Somebody who plays as fast as the page lets them: lays, completes, ends, returns, and declines whatever is offered,
# with real presses, until it is over.
PLAYS_ON = """() => {
  const find = (what) => document.querySelector(what);
  let pressed = null;
  const press = () => {
    if (find('[data-result]')) return;
    setTimeout(press, 5);
    find('[data-answer] .button:last-of-type:not(.pending), [data-answer=yes]')?.click();
    const board = find('[data-board][data-mine=true]');
    if (!board || board.dataset.ply === pressed) return;
    const moves = {
      place: '[data-take=mix].primary',
      trade: '[data-complete].primary, [data-end].primary',
      complete: '[data-complete].primary, [data-end].primary',
      discard: '[data-return].primary',
    };
    const move = find(moves[board.dataset.stepNow]);
    if (move) pressed = board.dataset.ply;
    const next = move ?? find('[data-cell], [data-hand] button[aria-pressed=false]');
    next?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  };
  press();
}"""


def compose(page: Page, to: str, give: str, get: str) -> None:
    page.click("[data-compose]")
    page.get_by_role("radio", name=to).check()
    page.click(f"[data-hand] [data-card={give}]")
    page.click(f"[data-composer] [data-ask={get}]")


def bargain(page: Page, other: Page, theirs: str) -> None:
    """Offers between two people: seen, countered, withdrawn, declined, accepted, and not listened to."""
    compose(page, theirs, "green", "orange")
    moves(page, lambda: page.click("[data-send]"))
    expect(other.locator("[data-offer]")).to_contain_text("1 green for 1 orange")
    other.click("[data-counter]")
    expect(other.locator("[data-composer] [data-tray=give] button")).to_have_count(1)
    other.click("[data-composer] [data-ask=brown]")
    moves(other, lambda: other.click("[data-send]"))
    expect(page.locator("[data-offer]")).to_have_count(1)  # to counter is to decline
    expect(page.locator("[data-offer]")).to_contain_text("1 orange for 1 green and 1 brown")
    moves(other, lambda: other.click("[data-withdraw]"))
    compose(page, "everyone", "violet", "red")
    moves(page, lambda: page.click("[data-send]"))
    other.click("[data-accept]", force=True)  # no red at hand: the reason is told, and nothing happens
    expect(other.locator("[data-message]")).to_contain_text("You do not have these cards")
    moves(other, lambda: other.click("[data-decline]"))
    greens, oranges = hand(page)["green"], hand(page)["orange"]
    compose(page, theirs, "green", "orange")
    moves(page, lambda: page.click("[data-send]"))
    moves(other, lambda: other.click("[data-accept]"))
    expect(page.locator("[data-offer]")).to_have_count(0)
    assert hand(page).get("green", 0) == greens - 1
    assert hand(page)["orange"] == oranges + 1
    moves(other, lambda: other.get_by_label("Open to offers").uncheck())
    expect(page.locator("[data-seats], .seats")).to_contain_text("does not trade")
    compose(page, theirs, "orange", "blue")
    moves(page, lambda: page.click("[data-send]"))
    expect(page.locator("[aria-label=Log]")).to_contain_text("declined at once")
    moves(other, lambda: other.get_by_label("Open to offers").check())


def test_two_browsers_and_a_bot_play_a_whole_game(visit: Any, server: Running) -> None:
    vera, bruno = server.guest("Vera"), server.guest("Bruno")
    code = vera.table("pastiche", "me,open,greedy")["code"]
    bruno.sit(code)
    pages = [seat(visit(), server, who, code) for who in (vera, bruno)]
    while not any(page.query_selector(MINE) for page in pages):
        pages[0].wait_for_timeout(20)
    page, other = pages if pages[0].query_selector(MINE) else pages[::-1]
    lay(page)
    bargain(page, other, "Bruno" if page is pages[0] else "Vera")
    play_turn(page)
    for page in pages:
        page.evaluate(PLAYS_ON)
    for page in pages:
        page.wait_for_selector("[data-result]", timeout=120_000)
        expect(page.locator("[data-totals] [data-side]")).to_have_count(3)
        expect(page.locator("[data-totals]")).to_contain_text("Artist bonuses")
    page = pages[0]
    wrong = by_day_and_by_lamp(page)
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_selector("[data-step='0']")
    page.locator("h1").focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("[data-step='1']")
    expect(page.locator("[data-laid]")).to_have_count(4)
    expect(page.locator("[data-completed] .cards")).to_have_count(3)  # all hands open
    wrong += by_day_and_by_lamp(page)
    page.get_by_label("Point of view").select_option("0")
    expect(page.locator("[data-hand] [data-card]").first).to_be_visible()
    assert page.locator("[data-cell], [data-compose], [data-closed]").count() == 0  # nothing to press
    assert wrong == []


def test_a_turn_by_mouse(visit: Any, server: Running) -> None:
    """The map moves, the best cells are marked, the hex turns, the reasons are told, the chart is a press away."""
    visitor = visit()
    code = visitor.play_now("pastiche")
    page = visitor.page
    page.wait_for_selector(f"{MINE}[data-step-now=place]")
    world = page.locator("[data-world]")
    fitted = world.get_attribute("style")
    box = page.locator(".window").bounding_box()
    assert box
    page.mouse.move(box["x"] + 30, box["y"] + box["height"] - 30)
    page.mouse.wheel(0, -300)  # the page's, not the map's
    page.keyboard.down("Control")
    expect(world).to_have_attribute("style", str(fitted))
    page.mouse.wheel(0, -300)
    page.keyboard.up("Control")
    expect(world).not_to_have_attribute("style", str(fitted))
    near = world.get_attribute("style")
    page.mouse.down()
    page.mouse.move(box["x"] + 130, box["y"] + box["height"] - 60, steps=4)
    page.mouse.up()
    expect(world).not_to_have_attribute("style", str(near))
    page.click("[data-fit]")
    expect(world).to_have_attribute("style", str(fitted))

    with person(visitor, server).socket(code) as line:
        preview = line.until_told("state")["view"]["preview"]
    brings: dict[str, int] = {}
    for entry in preview:
        if entry["hex"] == 0:
            where = "{},{}".format(*entry["at"])
            brings[where] = max(brings.get(where, 0), entry["cards"].get("orange", 0))
    page.select_option("[data-wish]", "orange")
    marked = [str(cell.get_attribute("data-cell")) for cell in page.locator("[data-cell].best").all()]
    assert marked
    assert {brings[where] for where in marked} == {max(brings.values())}
    page.locator("[data-cell].best").first.click()
    expect(page.locator("[data-mixed=orange]")).to_have_count(brings[marked[0]])  # and turned the best way
    turned = page.locator("[data-hex='0'] text").all_text_contents()
    page.click("[data-turn]")
    assert page.locator("[data-hex='0'] text").all_text_contents() != turned
    page.locator("[data-turn]").hover()
    page.mouse.wheel(0, -100)
    assert page.locator("[data-hex='0'] text").all_text_contents() == turned
    lay(page)

    page.locator("[data-complete]:not(.primary)").first.click(force=True)
    expect(page.locator("[data-message]")).to_contain_text("Your palette still lacks")
    page.locator("[data-message] button").click()
    expect(page.get_by_role("dialog")).to_contain_text("PA-G2")
    page.keyboard.press("Escape")
    page.click("[data-open-chart]")
    expect(page.get_by_role("dialog").locator("li")).to_have_count(13)
    page.keyboard.press("Escape")
    mine = page.locator("[data-mine-cards] [data-commission]").first.get_attribute("data-commission")
    theirs = page.locator("[data-gallery] [data-commission]").first.get_attribute("data-commission")
    page.locator("[data-swap]").first.click()
    moves(page, lambda: page.locator("[data-swap-for]").first.click())
    expect(page.locator("[data-mine-cards] [data-commission]").first).to_have_attribute("data-commission", str(theirs))
    expect(page.locator("[data-gallery] [data-commission]").first).to_have_attribute("data-commission", str(mine))
    page.locator("[data-swap]").first.click(force=True)
    expect(page.locator("[data-message]")).to_contain_text("one commission a turn")
    moves(page, lambda: page.click("[data-end]"))


def test_the_bank_trades(visit: Any, server: Running) -> None:
    """Turn by turn until the palette can buy something; every trade the server lists is a button."""
    visitor = visit()
    code = visitor.play_now("pastiche")
    page = visitor.page
    for _ in range(MAX_TURNS):
        assert until_mine_or_over(page)
        lay(page)
        if page.locator("[data-trade]").count():
            break
        moves(page, lambda: page.click("[data-end]"))
        if page.query_selector("[data-return]"):
            give_back(page)
    with person(visitor, server).socket(code) as line:
        listed = [choice for choice in line.until_told("state")["view"]["choices"] if choice["type"] == "bank"]
    assert page.locator("[data-trade]").count() == len(listed)
    expect(page.locator("[data-trades]")).to_contain_text("PA-B")
    trade = page.locator("[data-trade]").first
    colour = str(trade.get_attribute("data-trade"))
    before = hand(page).get(colour, 0)
    moves(page, trade.click)
    assert hand(page)[colour] == before + 1


def test_by_keyboard_alone(visit: Any) -> None:
    visitor = visit()
    visitor.play_now("pastiche")
    page = visitor.page
    page.wait_for_selector(f"{MINE}[data-step-now=place]")

    def tab_to(selector: str) -> None:
        for _ in range(90):
            if page.evaluate("selector => document.activeElement?.matches(selector)", selector):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"no way to {selector}")

    tab_to("[data-cell]")
    first = page.evaluate("document.activeElement.dataset.cell")
    for key in ("ArrowRight", "ArrowDown"):  # from where there is no cell to the right there is one below
        if page.evaluate("document.activeElement.dataset.cell") == first:
            page.keyboard.press(key)
    assert page.evaluate("document.activeElement.dataset.cell") != first
    page.keyboard.press("Enter")
    label = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert "Chosen" in label
    page.keyboard.press("r")
    page.keyboard.press("2")
    expect(page.locator("[data-hex='1']")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("0")  # the whole map: it may have come near to the cell
    expect(page.locator("[data-world]")).to_have_class(re.compile("still"))
    whole = float(page.locator("[data-world]").evaluate(SCALE))
    page.keyboard.press("+")
    page.keyboard.press("Shift+ArrowLeft")
    page.wait_for_function(f"Math.abs(({SCALE})(document.querySelector('[data-world]')) - {whole}) > 0.05")
    page.keyboard.press("0")
    page.wait_for_function(f"Math.abs(({SCALE})(document.querySelector('[data-world]')) - {whole}) < 0.05")
    tab_to("[data-take=mix]")
    moves(page, lambda: page.keyboard.press("Enter"))
    assert step(page) == "trade"
    tab_to("[data-compose]")
    page.keyboard.press("Enter")
    tab_to("[data-hand] button[data-card]")
    page.keyboard.press("Enter")
    tab_to("[data-composer] [data-ask=red]")
    page.keyboard.press("Enter")
    tab_to("[data-send]")
    moves(page, lambda: page.keyboard.press("Enter"))
    tab_to("[data-end]")
    moves(page, lambda: page.keyboard.press("Enter"))


def test_on_a_phone(visit: Any) -> None:
    visitor = visit(**SMALLEST)
    visitor.play_now("pastiche")
    page = visitor.page

    def fits() -> None:
        assert not too_wide(page)
        small = page.evaluate(
            """() => [...document.querySelectorAll('[data-board] button, [data-board] select, [data-board] label')]
            .filter(e => e.offsetParent && !e.closest('p'))
            .map(e => [e.getBoundingClientRect(), e.outerHTML.slice(0, 90)])
            .filter(([box]) => box.height && (box.height < 43.5 || box.width < 43.5)).map(([, html]) => html)"""
        )
        assert small == []

    for _ in range(3):
        if not until_mine_or_over(page):
            break
        if step(page) == "place":
            cell, window = page.locator(f"[data-cell='{uncovered(page)}']"), page.locator("[data-map] .window")
            before = window.bounding_box()
            cell.tap()
            expect(page.locator("[data-take=mix][aria-disabled=false]")).to_be_visible()
            assert window.bounding_box() == before  # nothing moves under the thumb
            fits()
            lay(page)
        fits()
        if page.locator("[data-compose]").count():
            page.tap("[data-show-pane=offers]")
            page.tap("[data-compose]")
            fits()
            page.get_by_role("button", name="Cancel").tap()
        moves(page, lambda: page.tap("[data-end]"))
        if page.query_selector("[data-return]"):
            fits()
            give_back(page)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate("(e => e.scrollWidth <= e.clientWidth)(document.querySelector('[data-board]'))")


@pytest.mark.parametrize(("name", "others"), [("Vera", "random,random,random"), ("Artemisia", "master,master")])
def test_names_fit_a_phone(visit: Any, server: Running, name: str, others: str) -> None:
    """Three long ones, or four short ones."""
    guest = server.guest(name)
    page = seat(visit(**SMALLEST), server, guest, guest.table("pastiche", f"me,{others}")["code"])
    expect(page.locator("[data-seat] .called")).to_have_count(others.count(",") + 2)
    cut = "names => names.filter(name => name.scrollWidth > name.clientWidth).map(name => name.textContent)"
    assert page.locator("[data-seat] .called").evaluate_all(cut) == []


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_titles_do_not_run_under_the_points(visit: Any, server: Running, lang: str) -> None:
    """While a hex is laid, commissions are small; every title is tried."""
    vera = server.guest("Vera", lang)
    visitor = visit(viewport={"width": 1366, "height": 768}, locale=lang)
    page = seat(visitor, server, vera, vera.table("pastiche", "me,random")["code"])
    page.wait_for_selector(f"{MINE}[data-step-now=place]")
    titles = [texts.named(lang, "title", card.title) for card in components.standard().commissions]
    under = page.locator("[data-commission]").first.evaluate(
        """(card, titles) => titles.filter((title) => {
            card.querySelector('h3').textContent = title;
            const points = card.querySelector('.points').getBoundingClientRect(), text = document.createRange();
            text.selectNodeContents(card.querySelector('h3'));
            return [...text.getClientRects()].some(line => line.right > points.left && line.top < points.bottom);
        })""",
        titles,
    )
    assert under == []


@pytest.mark.parametrize(("locale", "hand_is"), [("fr-FR", "Votre palette"), ("pl-PL", "Twoja paleta")])
def test_other_languages(visit: Any, locale: str, hand_is: str) -> None:
    visitor = visit(locale=locale)
    visitor.play_now("pastiche")
    page = visitor.page
    page.wait_for_selector(f"{MINE}[data-step-now=place]")
    expect(page.get_by_role("heading", name=hand_is)).to_be_visible()
    lay(page)
    page.click("[data-compose]")
    page.click("[data-open-chart]")
    told = page.content()
    assert not re.findall(r"[\s>\"](?:pas|pa|palette|cards)-[a-z]+[a-z-]*[\s<\"]", page.locator("main").inner_text())
    assert "learn-" not in told


def test_players_at_one_device_and_a_spectator(visit: Any) -> None:
    page = visit().page
    page.goto("/new/pastiche?with=device")
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Name of the player at seat 2").fill("Bela")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    handover = page.locator("[data-handover]")
    expect(handover).to_be_visible()
    assert page.locator("[data-hand], [data-mine-cards]").count() == 0
    page.get_by_role("button", name=re.compile("I am")).click()
    watcher = visit().page
    watcher.goto(page.url)
    expect(watcher.locator("[data-laid]")).to_have_count(3)
    lay(page)
    expect(watcher.locator("[data-laid]")).to_have_count(4)
    assert watcher.locator("[data-hand], [data-mine-cards], [data-cell], [data-compose]").count() == 0
    page.click("[data-end]")
    expect(handover).to_be_visible()
    assert page.locator("[data-hand], [data-mine-cards]").count() == 0


def test_the_server_restarts_in_the_middle(browser: Any, tmp_path: Path) -> None:
    first = Running(settings(tmp_path))
    with first:
        visitor = Visitor(browser, first)
        code = visitor.play_now("pastiche")
        page = visitor.page
        page.wait_for_selector(f"{MINE}[data-step-now=place]")
        page.locator("[data-cell]").first.dispatch_event("click")
        page.click("[data-turn-right]")
    expect(page.locator("[data-line=broken]")).to_be_visible()
    expect(page.locator("[data-take=mix][aria-disabled=false]")).to_have_count(0)  # never a stale choice
    again = Running(settings(tmp_path))
    again.listener.close()
    again.listener = socket.create_server(("127.0.0.1", first.port))
    again.port = first.port
    with again:
        expect(page.locator("[data-line=back]")).to_contain_text("restarted", timeout=20_000)
        page.wait_for_selector("[data-take=mix][aria-disabled=false]")  # half-made, and kept
        lay(page)
        assert page.url.endswith(code)
        with allowed(visitor, "WebSocket", "ERR_CONNECTION"):
            visitor.context.close()
    assert visitor.complaints == []


def test_axe_finds_nothing(visit: Any) -> None:
    """The end and the replay are looked at where a whole game was played."""
    visitor = visit()
    visitor.play_now("pastiche")
    page = visitor.page
    page.wait_for_selector(f"{MINE}[data-step-now=place]")
    page.locator("[data-cell]").first.dispatch_event("click")
    wrong = by_day_and_by_lamp(page)
    lay(page)
    page.click("[data-compose]")
    wrong += by_day_and_by_lamp(page)
    page.click("[data-open-chart]")
    wrong += by_day_and_by_lamp(page)
    assert wrong == []
