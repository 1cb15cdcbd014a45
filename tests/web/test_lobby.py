"""A table before the game: the invitation, who waits for whom, the host's acts; what a guest keeps who signs in."""

from __future__ import annotations

from secrets import token_hex
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.running import Player, Running
from web.conftest import Visitor
from web.pages.table import ACTIVE, TablePage
from web.test_frame import play_one

LANGUAGES = {"en": "en-GB", "fr": "fr-FR", "pl": "pl-PL"}
SAID = {
    "en": {
        "one": "Waiting for one more player. When every seat is taken, you can start the game.",
        "welcome": "Vera invites you to a game.",
        "host": "Every seat is taken. You can start the game.",
        "guest": "Every seat is taken. Waiting for Vera to start the game.",
        "third": "Every seat is taken. You can watch when it starts.",
        "line": "Full, waiting for Vera to start",
        "signed in": "Welcome back. One game from this device is now in your account.",
    },
    "fr": {
        "one": "Il manque encore un joueur. Quand toutes les places seront prises, vous pourrez commencer.",
        "welcome": "Vera vous invite à jouer.",
        "host": "Toutes les places sont prises. Vous pouvez commencer.",
        "guest": "Toutes les places sont prises. On attend que Vera commence.",
        "third": "Toutes les places sont prises. Vous pourrez regarder la partie.",
        "line": "Complet, on attend que Vera commence",
        "signed in": "Bon retour parmi nous. Une partie de cet appareil est maintenant dans votre compte.",
    },
    "pl": {
        "one": "Czekamy na jeszcze jednego gracza. Gdy wszystkie miejsca będą zajęte, możesz zacząć.",
        "welcome": "Vera zaprasza cię do gry.",
        "host": "Wszystkie miejsca są zajęte. Możesz zacząć.",
        "guest": "Wszystkie miejsca są zajęte. Czekamy, aż Vera zacznie.",
        "third": "Wszystkie miejsca są zajęte. Grę można będzie oglądać.",
        "line": "Komplet, czekamy, aż Vera zacznie",
        "signed in": "Witamy z powrotem. Jedna gra z tego urządzenia jest teraz na twoim koncie.",
    },
}


def become(visitor: Visitor, player: Player) -> Page:
    """The browser of somebody who has been here before."""
    url = f"http://127.0.0.1:{player.port}"
    visitor.context.add_cookies([{"name": "bottega", "value": player.cookie or "", "url": url}])
    return visitor.page


def lobby(page: Page, code: str) -> Any:
    """What the lobby says."""
    page.goto(f"/t/{code}")
    return page.locator("[data-lobby]")


def primary(page: Page) -> Any:
    """The one thing to do here, if there is one."""
    return page.locator("[data-act] button.primary")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybody_reads_who_waits_for_whom(visit: Any, server: Running, lang: str) -> None:
    said = SAID[lang]
    vera, ada, eve = (server.guest(name, lang) for name in ("Vera", "Ada", "Eve"))
    code = vera.table(autostart=False)["code"]
    host, guest, third = (become(visit(locale=LANGUAGES[lang]), player) for player in (vera, ada, eve))
    expect(lobby(host, code)).to_have_text(said["one"])
    expect(primary(host)).to_have_count(0)
    expect(host.locator("[data-share-link]")).to_be_visible()
    expect(lobby(third, code)).to_have_text(said["welcome"])
    expect(lobby(guest, code)).to_have_text(said["welcome"])
    primary(guest).click()
    expect(guest.locator("[data-lobby]")).to_have_text(said["guest"])
    expect(host.locator("[data-lobby]")).to_have_text(said["host"])
    expect(third.locator("[data-lobby]")).to_have_text(said["third"])
    for page in (guest, third):  # full is full: no offer of a seat
        expect(page.locator("[data-act] button")).to_have_count(0)
    guest.goto("/")
    expect(guest.locator(f'a[href="/t/{code}"]')).to_contain_text(said["line"])
    primary(host).click()
    expect(host.locator("[data-board]")).to_be_visible()
    expect(third.locator("[data-board]")).to_be_visible()


def test_a_lobby_that_begins_by_itself_says_so(visit: Any, server: Running) -> None:
    vera, ada = server.guest("Vera"), server.guest("Ada")
    code = vera.table(seats="me,open,open")["code"]
    page = become(visit(), vera)
    said = lobby(page, code)
    expect(said).to_have_text("Waiting for 2 more players. The game starts when every seat is taken.")
    ada.sit(code)
    expect(said).to_have_text("Waiting for one more player. The game starts when every seat is taken.")


def test_the_next_begins_when_the_host_has_left(visit: Any, server: Running) -> None:
    vera, ada, eve = (server.guest(name) for name in ("Vera", "Ada", "Eve"))
    code = vera.table(autostart=False)["code"]
    host, second = become(visit(), vera), become(visit(), ada)
    lobby(host, code)
    TablePage(host).leave()
    host.wait_for_url("**/")
    ada.sit(code)
    eve.sit(code)
    expect(lobby(second, code)).to_have_text("Every seat is taken. You can start the game.")
    expect(lobby(host, code)).to_have_text("Every seat is taken. You can watch when it starts.")
    primary(second).click()
    expect(second.locator("[data-board]")).to_be_visible()


def act_at(page: Page, seat: int, words: str) -> None:
    """Something in the menu of a seat."""
    page.locator(f"[data-seat='{seat}'] [data-menu]").click()
    page.locator(f"[data-seat='{seat}'] .items").get_by_text(words, exact=True).click()


def test_a_host_and_a_friend_from_the_link_to_the_first_move(visit: Any) -> None:
    """On a laptop in French, and on a phone in Polish."""
    laptop, phone = visit(locale="fr-FR"), visit(locale="pl-PL", viewport={"width": 360, "height": 780})
    host, friend = laptop.page, phone.page
    host.goto("/new/final-touch?with=friends")
    host.locator("input[autocomplete=nickname]").fill("Véra")
    host.get_by_role("radio", name="4", exact=True).check()
    expect(host.locator(".seats .team")).to_have_text(["Équipe 1", "Équipe 2", "Équipe 1", "Équipe 2"])
    host.get_by_label("Place 4").select_option("apprentice")
    host.locator("select", has=host.locator("option[value=live-5]")).select_option("live-5")
    host.locator("form button[type=submit]").click()
    host.wait_for_url("**/t/*")
    said, heard = host.locator("[data-lobby]"), friend.locator("[data-lobby]")
    expect(said).to_contain_text("Il manque encore 2 joueurs.")

    friend.goto(host.url)
    expect(heard).to_have_text("Véra zaprasza cię do gry.")
    expect(friend.locator("[data-terms]")).to_contain_text("5 min na osobę + 10 s za ruch")
    expect(friend.locator("[data-terms]")).to_contain_text("od 15 do 20 min")
    expect(friend.locator("[data-terms] a").first).to_have_attribute("href", "/learn/final-touch")
    name = friend.locator("[data-act] input")
    expect(name).not_to_have_value("")
    name.fill("Ola")
    primary(friend).click()
    expect(heard).to_contain_text("Czekamy na jeszcze jednego gracza.")
    expect(host.locator("[data-seat='1'] .name")).to_have_text("Ola")

    friend.locator("#say").fill("Cześć!")
    friend.locator("#say").press("Enter")
    expect(host.get_by_text("Cześć!")).to_be_visible()
    act_at(host, 1, "Passer à la place 3")  # to be partners
    expect(friend.locator("[data-seat='2'] .name")).to_have_text("Ola")
    host.locator("[data-seat='1'] [data-add-bot]").click()
    expect(said).to_have_text("Toutes les places sont prises. Le temps démarre quand tout le monde est prêt.")
    primary(friend).click()
    expect(heard).to_have_text("Czekamy, aż gotowość potwierdzą: Véra.")
    expect(host.locator("[data-seat='2'] .ready")).to_have_text("prêt(e)")
    primary(host).click()
    for page in (host, friend):
        expect(page.locator("[data-board]")).to_be_visible()
    expect(friend.locator("[data-seat='2']")).to_contain_text("Ola")


def test_a_host_hands_the_role_over_and_frees_a_seat(visit: Any, server: Running) -> None:
    vera, ada = server.guest("Vera"), server.guest("Ada")
    code = vera.table(seats="me,open,open")["code"]
    ada.sit(code)
    host, guest = become(visit(), vera), become(visit(), ada)
    lobby(guest, code)
    lobby(host, code)
    expect(guest.locator("[data-seat] [data-menu]")).to_have_count(0)
    act_at(host, 1, "Make Ada the host")
    expect(guest.locator("[data-seat='1'] .under")).to_contain_text("host")
    expect(host.locator("[data-seat] [data-menu]")).to_have_count(0)
    host.locator("[data-seat='2'] [data-move]").click()  # everybody may move to a free seat
    expect(guest.locator("[data-seat='2'] .name")).to_have_text("Vera")
    act_at(guest, 2, "Free this seat")
    expect(host.locator("[data-lobby]")).to_have_text("The host has freed your seat.")
    expect(primary(host)).to_have_text("Sit down")


def play_on(page: Page) -> None:
    """A move of mine is made."""
    page.wait_for_selector(ACTIVE)
    ply = page.locator("[data-ply]").get_attribute("data-ply") or ""
    play_one(page)
    expect(page.locator("[data-ply]")).not_to_have_attribute("data-ply", ply)


def test_a_seat_is_handed_on_by_a_link_in_the_middle_of_a_game(visit: Any) -> None:
    visitor, other = visit(), visit(viewport={"width": 360, "height": 780})
    visitor.play_now()
    page, phone = visitor.page, other.page
    play_on(page)
    TablePage(page).choose("hand-seat")
    page.get_by_role("button", name="Make the link").click()
    link = page.get_by_role("dialog").locator("[data-share-link]").input_value()
    phone.goto(link)
    phone.get_by_role("dialog").locator("input").fill("Ola")
    phone.locator("[data-take]").click()
    expect(phone.get_by_role("dialog")).to_have_count(0)
    play_on(phone)
    expect(page.locator("[data-seat='0']")).to_contain_text("Ola")
    expect(page.locator("[data-board][data-active=true]")).to_have_count(0)  # whoever handed it on watches


def sign_in(page: Page, account: str) -> None:
    page.goto("/settings")
    page.locator("label", has=page.locator("input[value=sign-in]")).click()
    page.locator("input[autocomplete=username]").fill(account)
    page.locator("input[type=password]").fill("correct horse")
    page.locator("form", has=page.locator("input[type=password]")).locator("button.primary").click()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_guest_who_signs_in_plays_on(visit: Any, server: Running, lang: str) -> None:
    account = f"vera-{lang}-{token_hex(3)}"  # another at a second try
    server.guest("Vera").post("/me/account", account=account, password="correct horse")
    visitor = visit(locale=LANGUAGES[lang], viewport={"width": 360, "height": 780})
    code = visitor.play_now()
    page = visitor.page
    sign_in(page, account)
    expect(page.locator(".message")).to_have_text(SAID[lang]["signed in"])
    expect(page.locator(".message")).to_be_in_viewport(ratio=1)  # though the form is far below
    page.goto("/")
    page.locator(f'a[href="/t/{code}"]').click()
    play_on(page)


def test_another_tab_of_the_guest_plays_on_as_the_account(visit: Any, server: Running) -> None:
    account = f"vera-tabs-{token_hex(3)}"
    server.guest("Vera").post("/me/account", account=account, password="correct horse")
    visitor = visit()
    visitor.play_now()
    page, other = visitor.page, visitor.context.new_page()
    page.wait_for_selector(ACTIVE)
    sign_in(other, account)
    expect(other.locator(".message")).to_contain_text("One game from this device")
    expect(page.locator("[data-line=back]")).to_be_visible()
    play_on(page)
