"""Every screen of the page by name, and how somebody comes to it: for pictures of all (`scripts/screenshots.py`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from playwright.sync_api import Page

import golden_games
from bottega.core.match import Match
from bottega.record import replay
from bottega.server.table import tables as server_tables
from server.running import Running, settings
from web.conftest import Visitor
from web.layouts import Layout, Phase, final_touch, fresco, pastiche
from web.pages.table import ACTIVE, TablePage
from web.test_lobby import become

Opens = Callable[[Visitor, Running], object]
LAYOUTS = (final_touch.LAYOUT, fresco.LAYOUT, pastiche.LAYOUT)
LIVE = {"type": "live", "minutes": 5, "increment": 10}
NAMES = ("Ada", "Bruno", "Chiara", "Dora")
TERMS = ("game", "version", "seats", "options", "outcome")  # of a state: what a table is told otherwise
# Golden games whose last move is worth seeing.
ENDS = {
    "final-touch": "three-end-by-finishing",
    "fresco": "three-last-round-by-tiles",
    "pastiche": "three-end-with-40-points",
}


# --- tables ---


@contextmanager
def dealt(position: dict[str, Any]) -> Iterator[None]:
    """Games that begin meanwhile begin at a position."""
    with patch.object(server_tables, "Match", partial(Match, seed="1", position=position)):
        yield


def open_phase(visitor: Visitor, server: Running, layout: Layout, phase: Phase, shared: bool = False) -> Page:
    """A table that begins at a phase, my move."""
    vera, other = server.guest("Vera"), "open" if phase.theirs else "device:Ada" if shared else "random"
    with dealt(phase.position):
        code = vera.table(layout.game, ",".join(["me", *[other] * (layout.seats - 1)]))["code"]
        for _ in range(layout.seats - 1 if phase.theirs else 0):
            server.guest("Bruno").sit(code)
    page = become(visitor, vera)
    page.goto(f"/t/{code}")
    return page


def in_phase(layout: Layout, phase: Phase) -> Opens:
    def come(visitor: Visitor, server: Running) -> None:
        page = open_phase(visitor, server, layout, phase)
        page.wait_for_selector(ACTIVE)
        size = page.viewport_size
        phase.pick(page)
        if size is not None:
            page.set_viewport_size(size)

    return come


def golden_of(game: str) -> dict[str, Any]:
    return golden_games.read(golden_games.FOLDER / game / f"{ENDS[game]}.jsonl").record


class LastMove:
    """A table of people, one move before its end; `make` makes it."""

    def __init__(self, server: Running, game: str) -> None:
        record = golden_of(game)
        *before, last = record["moves"]
        state = replay({**record, "moves": before, "outcome": None}).state_json()
        self.people = [server.guest(name) for name in NAMES[: record["seats"]]]
        self.winner = self.people[record["outcome"]["winners"][0]]
        host, *others = self.people
        with dealt({name: state[name] for name in state if name not in TERMS}):
            seats = ",".join(["me", *["open"] * len(others)])
            self.code = str(host.table(game, seats, options=record["options"])["code"])
            for place, each in enumerate(others, start=1):
                each.sit(self.code, seat=place)
        self._mover, self._action = self.people[last["seat"]], last["action"]

    def make(self) -> None:
        with self._mover.socket(self.code) as line:
            line.until_told("state")
            line.follow(line.move(self._action)["seq"])


def ended(game: str) -> Callable[[Visitor, Running], LastMove]:
    """The result, as the winner sees it come."""

    def come(visitor: Visitor, server: Running) -> LastMove:
        last = LastMove(server, game)
        page = become(visitor, last.winner)
        page.goto(f"/t/{last.code}")
        page.locator("[data-board]").wait_for()
        last.make()
        page.locator("[data-result]").wait_for()
        return last

    return come


def put_away(visitor: Visitor, server: Running) -> None:
    ended("fresco")(visitor, server)
    visitor.page.locator("[data-look]").click()
    visitor.page.locator("[data-show-result]").wait_for()


def replayed(game: str) -> Opens:
    """The middle of a whole game."""

    def come(visitor: Visitor, server: Running) -> None:
        vera, record = server.guest("Vera"), golden_of(game)
        code = vera.post("/replays", **record)["code"]
        become(visitor, vera).goto(f"/t/{code}/replay?step={len(record['moves']) // 2}")
        visitor.page.locator("[data-board]").wait_for()

    return come


def begun(visitor: Visitor, server: Running) -> TablePage:
    """A game against a bot; my turn."""
    vera = server.guest("Vera")
    code = vera.table(seats="me,apprentice", options={"starter": 0})["code"]
    become(visitor, vera).goto(f"/t/{code}")
    table = TablePage(visitor.page)
    table.until_active()
    return table


def dialog(name: str) -> Opens:
    """What the menu of the bar opens."""

    def come(visitor: Visitor, server: Running) -> None:
        begun(visitor, server).choose(name)
        visitor.page.get_by_role("dialog").wait_for()

    return come


def pressed(selector: str) -> Opens:
    """What a press on something beside the board shows."""

    def come(visitor: Visitor, server: Running) -> None:
        begun(visitor, server)
        visitor.page.locator(selector).first.click()

    return come


def hint(visitor: Visitor, server: Running) -> None:
    begun(visitor, server)
    visitor.page.locator("[data-ask-advice]").click()
    visitor.page.wait_for_selector("[data-advised='0']", timeout=30_000)


def handover(visitor: Visitor, server: Running) -> None:
    vera = server.guest("Vera")
    code = vera.table("pastiche", seats="me,device:Ada,device:Bruno")["code"]
    become(visitor, vera).goto(f"/t/{code}")
    visitor.page.locator("[data-handover]").wait_for()


# --- before and beside a game ---


def address(path: str, ready: str = "h1") -> Opens:
    def come(visitor: Visitor, _: Running) -> None:
        visitor.page.goto(path)
        visitor.page.locator(ready).first.wait_for()

    return come


def my_games(visitor: Visitor, server: Running) -> None:
    """The start page of somebody with games that run, one that waits and one that is over."""
    last = LastMove(server, "final-touch")
    last.make()
    ada = last.people[0]
    for game in ("fresco", "pastiche"):
        ada.table(game, seats="me,apprentice")
    ada.table("final-touch", seats="me,open", clock=LIVE)
    become(visitor, ada).goto("/")
    visitor.page.locator("article button.primary").first.wait_for()


def lobby(visitor: Visitor, server: Running) -> str:
    vera, ada = server.guest("Vera"), server.guest("Ada")
    code = str(vera.table("fresco", seats="me,open,open,apprentice", clock=LIVE)["code"])
    ada.sit(code)
    become(visitor, vera).goto(f"/t/{code}")
    visitor.page.wait_for_selector("[data-act] .primary")
    return code


def invitation(visitor: Visitor, server: Running) -> None:
    code = server.guest("Vera").table("pastiche", seats="me,open,open")["code"]
    visitor.page.goto(f"/t/{code}")
    visitor.page.wait_for_selector("[data-act] .primary")


def account(visitor: Visitor, server: Running) -> None:
    """The settings of somebody with an account, a bot and a token that is shown once."""
    number = next(_numbers)
    vera = server.owner(f"vera-{number}")
    vera.bot(f"robo-{number}")
    become(visitor, vera).goto("/settings")
    visitor.page.locator("[data-bots] summary").click()
    visitor.page.locator("[data-bots] article input").first.press("Enter")
    visitor.page.locator("[data-token]").wait_for()


def server_away(visitor: Visitor, _server: Running) -> None:
    """The start page with games that it knows from before."""
    visitor.page.route("**/api/v1/tables*", lambda route: route.abort())
    visitor.page.goto("/")
    visitor.page.get_by_role("alert").first.wait_for()


def line_lost(visitor: Visitor, _: Running) -> None:
    """A table whose server has gone."""
    with TemporaryDirectory() as folder, Running(settings(Path(folder))) as other:
        vera = other.guest("Vera")
        code = vera.table(seats="me,apprentice", options={"starter": 0})["code"]
        become(visitor, vera).goto(f"http://127.0.0.1:{other.port}/t/{code}")
        visitor.page.wait_for_selector(ACTIVE)
    visitor.page.locator("[data-line=broken]").wait_for()


_numbers = count()
AROUND: dict[str, Opens] = {
    "start": address("/", "article button.primary"),
    "start, my games": my_games,
    "start, server away": server_away,
    "new table, friends": address("/new/fresco?with=friends", "[data-round-table]"),
    "new table, one device": address("/new/pastiche?with=device", "[data-round-table]"),
    "new table, bots": address("/new/final-touch?with=bots", "[data-round-table]"),
    "lobby": lobby,
    "invitation": invitation,
    "rules": address("/rules/final-touch#FT-M2", "#FT-M2"),
    "companion": address("/companion/fresco#score", "[data-standings]"),
    "settings": address("/settings"),
    "settings, sign in": address("/settings#sign-in", "#sign-in"),
    "settings, account": account,
    "invited": address("/invited#abc"),
    "confirm": address("/confirm#x"),
    "unsubscribe": address("/unsubscribe#x"),
    "recover": address("/recover#x"),
    "move": address("/move#x"),
    "no such page": address("/nowhere"),
    "no such table": address("/t/nosuch99", "[role=alert]"),
}
TABLES: dict[str, Opens] = {
    **{f"lesson, {game}": address(f"/learn/{game}", "[data-board]") for game in ENDS},
    **{f"result, {game}": ended(game) for game in ENDS},
    **{f"replay, {game}": replayed(game) for game in ENDS},
    "result put away": put_away,
    "handover": handover,
    "menu": pressed(".bar [data-menu]"),
    "chat": pressed("[role=tab]:not([aria-selected=true])"),
    "text view": pressed("[data-read-text]"),
    "hint": hint,
    "line lost": line_lost,
    **{f"dialog, {name}": dialog(name) for name in ("share", "hand-seat", "pause", "resign", "leave")},
}
PHASES: dict[str, Opens] = {
    f"{layout.game}, {phase.name}": in_phase(layout, phase) for layout in LAYOUTS for phase in layout.phases
}
SCREENS = {**AROUND, **TABLES, **PHASES}
