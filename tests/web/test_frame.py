"""What all games share in the browser: coming in, going away, coming back, handing over, reading."""

from __future__ import annotations

import gzip
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from server.processes import Process
from server.running import Player, Running, settings
from web.conftest import Visitor, allowed
from web.pages.table import ACTIVE, TablePage


def person(visitor: Visitor, server: Running) -> Player:
    """The same person without a browser, to hurry things on."""
    cookies = {each["name"]: each["value"] for each in visitor.context.cookies()}
    return Player(server.port, cookies["bottega"])


def finish(player: Player, code: str) -> None:
    """Plays on to the end with whatever comes first."""
    with player.socket(code) as line:
        seat = line.until_told("state")["seat"]
        while not line.over:
            if seat in line.view["awaited"]:
                line.follow(line.move()["seq"])
            else:
                line.read()


def play_one(page: Page) -> None:
    """A move of Final Touch with the first card."""
    page.locator(f"{ACTIVE} [data-card]").first.click()
    page.locator("[data-confirm][aria-disabled=false]").click()


def test_one_click_from_the_start_page_to_a_table(visit: Any) -> None:
    visitor = visit()
    visitor.play_now()
    expect(visitor.page.locator(".seats li")).to_have_count(2)
    expect(visitor.page.locator("h1")).to_have_text("Final Touch")
    expect(visitor.page).to_have_title(re.compile("Final Touch"))


@pytest.fixture
def empty_server(tmp_path: Path) -> Iterator[Running]:
    """On which nobody has been yet: lists of tables are loaded only where there are any."""
    with Running(settings(tmp_path)) as running:
        yield running


def test_the_start_page_loads_little(browser: Browser, empty_server: Running) -> None:
    """`make bench-page` shows what it comes to in seconds. The typeface of texts is fetched when all else is there."""
    page, answers = Visitor(browser, empty_server).page, list[Response]()
    page.on("response", lambda answer: answers.append(answer))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    scripts = [answer.body() for answer in answers if answer.url.endswith(".js")]
    assert scripts
    assert sum(len(gzip.compress(each)) for each in scripts) <= 54_000
    expect(page.locator(":root[data-typeface]")).to_be_attached()
    first = [answer for answer in answers if "source-sans" not in answer.url]
    assert {answer.url.rsplit("/")[-1][:14] for answer in answers if "source-sans" in answer.url} == {"source-sans-3-"}
    assert sum(answer.request.sizes()["responseBodySize"] for answer in first) <= 80_000


def test_my_turn_stands_in_the_title_and_the_icon(visit: Any) -> None:
    visitor = visit()
    visitor.play_now()
    page = visitor.page
    page.wait_for_selector(ACTIVE)
    expect(page).to_have_title(re.compile("^● Your turn"))
    expect(page.locator('link[rel="icon"]')).to_have_attribute("href", "/icon-turn.svg")
    play_one(page)
    expect(page.locator("[aria-label=Log] li").filter(has_text="You").first).to_be_visible()


def test_reload_in_the_middle_tells_what_happened_since(visit: Any, server: Running) -> None:
    visitor = visit()
    code = visitor.play_now()
    page = visitor.page
    with person(visitor, server).socket(code) as line:  # a move of mine, and the bot's answer
        line.until(lambda: 0 in line.view.get("awaited", []))
        while 0 in line.view["awaited"]:  # whoever finishes a masterpiece goes on
            line.follow(line.move()["seq"])
        line.until(lambda: 0 in line.view["awaited"])
    expect(page.locator("[data-ply]")).to_have_attribute("data-ply", str(line.view["ply"]))  # all of it is shown
    expect(page.locator("[aria-label=Log] li").filter(has_text="You")).not_to_have_count(0)
    log = page.locator("[aria-label=Log] li").all_inner_texts()
    page.reload()
    expect(page.locator("[aria-label=Log] li")).to_have_text(log)
    expect(page.get_by_role("heading", name="Since your last turn")).to_be_visible()
    page.goto("/")
    expect(page.locator(f'a[href="/t/{code}"]')).to_contain_text("Your turn")


def test_the_server_restarts_in_the_middle(browser: Any, tmp_path: Path) -> None:
    first = Running(settings(tmp_path))
    with first:
        visitor = Visitor(browser, first)
        code = visitor.play_now()
        page = visitor.page
        page.wait_for_selector(ACTIVE)
    expect(page.locator("[data-line=broken]")).to_be_visible()
    expect(page.locator(ACTIVE)).to_have_count(0)  # never a stale choice
    again = Running(settings(tmp_path))
    again.listener.close()
    again.listener = socket.create_server(("127.0.0.1", first.port))
    again.port = first.port
    with again:
        expect(page.locator("[data-line=back]")).to_contain_text("restarted", timeout=20_000)
        play_one(page)
        expect(page.locator("[aria-label=Log] li").filter(has_text="You").first).to_be_visible()
        assert page.url.endswith(code)
        with allowed(visitor, "WebSocket", "ERR_CONNECTION"):
            visitor.context.close()
    assert visitor.complaints == []


def test_a_killed_server_is_told_from_a_broken_line(browser: Any, tmp_path: Path) -> None:
    with Process("--data", str(tmp_path)) as first:
        visitor = Visitor(browser, first)
        visitor.play_now()
        page = visitor.page
        expect(page.locator("[data-board][data-active=true]")).to_be_visible()
        page.locator("[data-card]").first.click()
        first.kill()
        expect(page.locator("[data-line=broken]")).to_be_visible()
        expect(page.locator("[data-board][data-active=true]")).to_have_count(0)
    with Process("--data", str(tmp_path), "--port", str(first.port)):
        expect(page.locator("[data-line=back]")).to_contain_text("restarted", timeout=30_000)
        expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(1)  # the half-made selection
        page.locator("[data-confirm]").click()
        expect(page.locator("[aria-label=Log] li").filter(has_text="You").first).to_be_visible()
        with allowed(visitor, "WebSocket", "ERR_CONNECTION"):
            visitor.context.close()
    assert visitor.complaints == []


def test_one_line_to_a_table_and_an_undo_only_where_there_is_one(visit: Any) -> None:
    visitor = visit()
    page = visitor.page
    lines: list[str] = []
    page.on("websocket", lambda line: lines.append(line.url))
    visitor.play_now()
    undo = page.get_by_role("button", name="Take back my last move")
    expect(page.locator("[data-board][data-active=true]")).to_be_visible()
    expect(undo).to_have_count(0)
    page.locator("[data-card]").first.click()
    page.locator("[data-confirm]").click()
    expect(page.locator("[data-board][data-active=true]")).to_be_visible()  # the bots have moved
    undo.click()
    page.locator("[data-undo-sure]").click()
    expect(undo).to_have_count(0)
    expect(page.locator("[aria-label=Log] li").last).to_contain_text("You took back a move")
    assert len(lines) == 1


def test_a_line_that_breaks_mends_itself(visit: Any) -> None:
    visitor = visit()
    visitor.play_now()
    page = visitor.page
    page.wait_for_selector(ACTIVE)
    with allowed(visitor, "WebSocket", "ERR_INTERNET"):
        visitor.context.set_offline(True)
        page.evaluate("dispatchEvent(new Event('online'))")  # asks at once whether the line still holds
        expect(page.locator("[data-line=broken]")).to_be_visible(timeout=20_000)
        visitor.context.set_offline(False)
        expect(page.locator("[data-line=back]")).to_be_visible(timeout=20_000)
        play_one(page)
        expect(page.locator("[aria-label=Log] li").filter(has_text="You").first).to_be_visible()


def test_players_at_one_device_do_not_see_each_others_hands(visit: Any) -> None:
    page = visit().page
    page.goto("/new/final-touch?with=device")
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Name of the player at seat 2").fill("Bela")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    handover = page.locator("[data-handover]")
    expect(handover).to_be_visible()
    first = "Ada" if "Ada" in handover.inner_text() else "Bela"
    second = "Bela" if first == "Ada" else "Ada"
    assert page.locator("[data-card]").count() == 0
    page.get_by_role("button", name=f"I am {first}").click()
    expect(page.locator("[data-card]")).to_have_count(5)
    while handover.count() == 0:
        play_one(page)
        page.wait_for_selector(f"{ACTIVE}, [data-handover]")
    expect(handover).to_contain_text(second)
    assert page.locator("[data-card]").count() == 0
    page.reload()
    expect(handover).to_contain_text(second)
    page.get_by_role("button", name=f"I am {second}").click()
    page.wait_for_selector(ACTIVE)
    page.locator("[data-hand-over]").click()  # a look at one's own cards, or an answer to an offer
    expect(handover).to_contain_text(first)
    page.get_by_role("button", name=f"I am {first}").click()
    expect(page.locator("[data-board][data-active=false] [data-card]").first).to_be_visible()
    page.locator("[data-hand-over]").click()
    page.get_by_role("button", name=f"I am {second}").click()
    page.wait_for_selector(ACTIVE)


def test_friends_come_by_the_link_and_talk(visit: Any) -> None:
    host, friend = visit(), visit(locale="fr-FR")
    host.page.goto("/new/final-touch?with=friends")
    host.page.get_by_label("Your name").fill("Ada")
    host.page.get_by_role("button", name="Open the table").click()
    host.page.wait_for_url("**/t/*")
    friend.page.goto(host.page.get_by_role("textbox", name="Link").input_value())
    friend.page.get_by_role("button", name="S’asseoir", exact=True).click()
    for page, chat in ((host.page, "Chat"), (friend.page, "Discussion")):
        expect(page.locator(".seats li")).to_have_count(2)
        page.get_by_role("tab", name=chat).click()
    host.page.get_by_label("Say something").fill("Bonjour <b>toi</b>")
    host.page.keyboard.press("Enter")
    expect(friend.page.get_by_role("listitem").filter(has_text="Bonjour <b>toi</b>")).to_be_visible()
    friend.page.get_by_text("Phrases toutes").click()
    friend.page.get_by_role("button", name="Bonne chance").click()
    expect(host.page.locator("[aria-label=Chat] li").filter(has_text="Good luck")).to_be_visible()


def test_leaving_hands_the_seat_to_a_bot_and_coming_back_takes_it(visit: Any, server: Running) -> None:
    visitor = visit()
    visitor.play_now()
    code = person(visitor, server).table("fresco", "me,open,apprentice")["code"]
    server.guest("Bruno").sit(code)  # and never moves: bots alone might be done before anyone is back
    page = visitor.page
    page.goto(f"/t/{code}")
    TablePage(page).leave()
    page.wait_for_url(re.compile(r"/$"))
    page.goto(f"/t/{code}")
    back = page.get_by_role("button", name="Take my seat back")
    back.click()
    expect(back).to_have_count(0)


def test_the_end_replay_and_fairness(visit: Any, server: Running) -> None:
    visitor = visit()
    code = visitor.play_now()
    page = visitor.page
    page.locator("[data-sealed-deal] summary").click()
    sealed = page.locator("[data-sealed-deal] code").inner_text()
    finish(person(visitor, server), code)
    expect(page.locator("[data-result] h2")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[data-result]")).to_have_count(0)
    expect(page.locator("[data-show-result]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-result]")).to_be_visible()
    page.reload()
    page.get_by_text("Was the deal fair?").click()
    page.get_by_role("button", name="Check it here").click()
    expect(page.locator("[data-fairness=fair]")).to_contain_text(sealed)
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.locator("[data-step='0']")).to_be_visible()
    page.locator("h1").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-step='1']")).to_be_visible()
    expect(page).to_have_url(re.compile(r"step=1$"))
    page.get_by_role("button", name="Text view").click()
    expect(page.locator("[data-as-text]")).to_contain_text("sees: Your hand")
    page.get_by_label("Point of view").select_option("1")
    expect(page).to_have_url(re.compile(r"step=1&view=1$"))
    page.keyboard.press("End")
    page.goto(f"/t/{code}/replay?step=3")
    expect(page.locator("[data-step='3']")).to_be_visible()
    page.get_by_role("link", name="Back to the table").click()
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: code not in url)
    expect(page.locator(".seats li")).to_have_count(2)


@pytest.mark.parametrize(("locale", "play", "turn"), [("fr-FR", "Jouer", "Discussion"), ("pl-PL", "Zagraj", "Czat")])
def test_other_languages(visit: Any, locale: str, play: str, turn: str) -> None:
    visitor = visit(locale=locale)
    page = visitor.page
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])
    page.get_by_role("button", name=play).first.click()
    expect(page.get_by_role("tab", name=turn)).to_be_visible()
    page.locator("[data-menu]").click()
    page.locator("header select").select_option("en")
    expect(page.get_by_role("tab", name="Chat")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_the_narrowest_screen_and_the_largest_letters(visit: Any) -> None:
    page = visit(viewport={"width": 360, "height": 640}, has_touch=True).page
    for path in ("/", "/settings", "/new/fresco?with=device", "/rules/final-touch#FT-M2", "/nowhere"):
        page.goto(path)
        page.locator("h1").wait_for()
        assert not too_wide(page), path
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert not too_wide(page), path


def test_a_table_on_a_phone(visit: Any) -> None:
    visitor = visit(viewport={"width": 360, "height": 640}, has_touch=True)
    for game in ("final-touch", "pastiche"):
        visitor.play_now(game)
        assert not too_wide(visitor.page)
    small = visitor.page.evaluate(
        """() => [...document.querySelectorAll('button, select, input, summary, nav a, a.button')]
        .filter(e => e.offsetParent && !e.closest('.hidden, p'))
        .map(e => [(e.closest('label') ?? e).getBoundingClientRect(), e.outerHTML.slice(0, 80)])
        .filter(([box]) => box.height && (box.height < 43.5 || box.width < 43.5)).map(([, html]) => html)"""
    )
    assert small == []


def too_wide(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))


def move_by_keyboard(page: Page) -> None:
    """From the start page to a first move and the chat, with nothing but keys."""
    page.locator("article button.primary").first.wait_for()
    page.keyboard.press("Tab")
    expect(page.locator(".skip.button")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    page.locator("article button.primary").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    page.wait_for_selector(ACTIVE)
    expect(page.locator("h1")).to_be_focused()
    page.locator("[data-card]").first.focus()
    page.keyboard.press("Enter")
    page.locator("[data-confirm][aria-disabled=false]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[aria-label=Log] li").filter(has_text="You").first).to_be_visible()
    page.get_by_role("tab", name="Log").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Chat")).to_be_focused()


def test_by_keyboard_alone(visit: Any) -> None:
    page = visit().page
    page.goto("/")
    move_by_keyboard(page)
    page.get_by_role("button", name="More").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Invite players").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="More")).to_be_focused()


def test_settings_stay(visit: Any) -> None:
    page = visit().page
    page.goto("/settings")
    page.get_by_role("radio", name="Dark").check()
    page.get_by_label("Your name").fill("Vera")
    page.get_by_role("button", name="Save").click()
    page.get_by_label("Account name").fill("vera")
    page.get_by_label("Password").fill("long enough")
    page.get_by_role("button", name="Create account").click()
    expect(page.get_by_text("You are signed in as vera.")).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_label("Your name")).to_have_value("Vera")


def test_moving_to_another_device(visit: Any) -> None:
    here, there = visit(), visit()
    here.play_now()
    here.page.goto("/settings")
    here.page.get_by_role("button", name="Create a link").click()
    there.page.goto(here.page.get_by_role("textbox", name="Link").input_value())
    there.page.get_by_role("button", name="Move them here").click()
    expect(there.page.get_by_role("heading", name="My games")).to_be_visible()


def test_a_table_that_is_not_there(visit: Any) -> None:
    visitor = visit()
    visitor.page.goto("/t/nosuch99")
    expect(visitor.page.get_by_role("alert")).to_contain_text("no table")


def test_nothing_comes_from_elsewhere(visit: Any) -> None:
    visitor = visit()
    seen: list[str] = []
    visitor.page.on("request", lambda request: seen.append(request.url))
    visitor.play_now()
    assert {url.split("/")[2].split(":")[0] for url in seen if not url.startswith(("data:", "blob:"))} == {"127.0.0.1"}
