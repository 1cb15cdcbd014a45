"""Makes the README's pictures from a real server: `make screenshots`. With a folder as argument: all screens."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from playwright.sync_api import Page, sync_playwright  # noqa: E402

from server.running import Player, Running, settings  # noqa: E402
from web.conftest import FLAGS, Visitor, browser_path  # noqa: E402
from web.test_frame import finish, person  # noqa: E402

SHOWN = ROOT / "docs" / "pictures"
SIZES = {"wide": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
PICTURES = {
    "home": "wide-light",
    "table": "wide-light",
    "end": "wide-dark",
    "phone": "phone-dark",
    "pastiche": "wide-light",
    "fresco": "wide-light",
}
MOVES = 9  # until the table looks lived in
HEXES = 7  # of mine, until the map does


def play(player: Player, code: str) -> None:
    with player.socket(code) as line:
        seat = line.until_told("state")["seat"]
        moves = 0
        while moves < MOVES and not line.over:
            if seat in line.view["awaited"]:
                choices = line.view["choices"]
                line.follow(line.move(max(choices, key=lambda choice: len(str(choice))))["seq"])
                moves += 1
            else:
                line.read()
        line.until(lambda: line.over or seat in line.view["awaited"])


def play_pastiche(player: Player, code: str) -> None:
    """Lays for the most cards, completes what can be, and stops before another hex."""
    with player.socket(code) as line:
        seat = line.until_told("state")["seat"]
        laid = 0
        while not line.over:
            view = line.view
            if seat not in view["awaited"]:
                line.read()
                continue
            choices = {choice["type"]: choice for choice in reversed(view["choices"])}
            move = choices.get("complete") or choices.get("return") or choices.get("end")
            if view["step"] == "place":
                if laid == HEXES:
                    return
                laid += 1
                best = max(view["preview"], key=lambda each: sum(each["cards"].values()))
                where = {name: best[name] for name in ("hex", "at", "rotation")}
                move = {"type": "place", "take": "mix", **where}
            line.follow(line.move(move)["seq"])


def pastiche(visitor: Visitor, server: Running, shoot: Callable[[str], None]) -> None:
    page = visitor.page
    code = visitor.play_now("pastiche")
    play_pastiche(person(visitor, server), code)
    page.reload()
    page.locator("[data-cell]").first.wait_for()
    close = page.get_by_role("button", name="Close")  # what happened since
    if close.count():
        close.click()
    colour = page.locator("[data-mine-cards] .lack").first
    if colour.count():
        colour.click()
    best = page.locator("[data-cell].best")
    (best if best.count() else page.locator("[data-cell]")).first.dispatch_event("click")
    shoot("pastiche")
    page.goto("/learn/pastiche")
    shoot("learn-pastiche")


def settled(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.evaluate("document.activeElement?.blur()")
    page.wait_for_timeout(600)


def walk(visitor: Visitor, server: Running, folder: Path, look: str) -> None:
    page = visitor.page

    def shoot(name: str, whole: bool = False) -> None:
        settled(page)
        page.screenshot(path=folder / f"{name}-{look}.png", full_page=whole)

    page.goto("/")
    shoot("home")
    page.goto("/rules/final-touch#FT-M2")
    shoot("rules")
    page.goto("/settings")
    shoot("settings")
    code = visitor.play_now()
    me = person(visitor, server)
    me.http.patch("/me", json={"name": "Ada"})
    play(me, code)
    page.reload()
    page.locator("[data-board]").wait_for()
    if page.locator(".since button").count():
        page.locator(".since button").click()
    shoot("table")
    shoot("phone")
    finish(me, code)
    page.locator("[data-result]").wait_for()
    shoot("end")
    page.goto(f"/t/{code}/replay?step=7")
    shoot("replay")
    page.goto("/learn/final-touch")
    shoot("learn")
    pastiche(visitor, server, shoot)
    fresco(visitor, server)
    shoot("fresco")


def fresco(visitor: Visitor, server: Running) -> None:
    """A table of Fresco in its third round, with a segment chosen."""
    code, page = visitor.play_now("fresco"), visitor.page
    with person(visitor, server).socket(code) as line:
        seat = line.until_told("state")["seat"]
        while not (seat in line.view["awaited"] and line.view["round"] >= 3 and line.view["phase"] == "cathedral"):
            if line.over:
                break
            if seat in line.view["awaited"]:
                line.follow(line.move(sensible(line.view))["seq"])
            else:
                line.read()
    page.reload()
    page.locator("[data-board]").wait_for()
    if page.locator(".since button").count():
        page.locator(".since button").click()
    if page.locator("[data-reach]").count():
        page.locator("[data-reach]").last.click()


def sensible(view: dict[str, Any]) -> Any:
    """What brings most points or paint, by what the view says of each choice; late risers, and a bit of everything."""
    if view["phase"] == "plan":
        return {"type": "plan", "market": 2, "cathedral": 1, "workshop": 1}
    gains = [(each["points"], sum(each["gains"].values()), each["mood"]) for each in view["effects"]]
    return view["choices"][gains.index(max(gains))]


def main(folder: Path, wanted: set[str] | None) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=list(FLAGS))
        with Running(settings(Path(data))) as server:
            for size, viewport in SIZES.items():
                for theme in ("light", "dark"):
                    if wanted is None or f"{size}-{theme}" in wanted:
                        visitor = Visitor(browser, server, viewport=viewport, color_scheme=theme)
                        walk(visitor, server, folder, f"{size}-{theme}")
                        visitor.context.close()
        browser.close()


if __name__ == "__main__":
    if len(sys.argv) > 1:
        main(Path(sys.argv[1]), None)
    else:
        with tempfile.TemporaryDirectory() as made:
            main(Path(made), set(PICTURES.values()))
            SHOWN.mkdir(parents=True, exist_ok=True)
            for name, look in PICTURES.items():
                (SHOWN / f"{name}.png").write_bytes((Path(made) / f"{name}-{look}.png").read_bytes())
