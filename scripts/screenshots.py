"""Makes the README's pictures from a real server: `make screenshots`. With a folder as argument: all screens."""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from PIL import Image  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from server.running import Player, Running, settings  # noqa: E402
from web.conftest import FLAGS, Visitor, browser_path  # noqa: E402
from web.test_frame import finish, person  # noqa: E402

SHOWN = ROOT / "docs" / "pictures"
PUBLIC = ROOT / "web" / "public"
SIZES = {"wide": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
LOOKS = [f"{size}-{theme}" for size in SIZES for theme in ("light", "dark")]
# The README's: which screen, and how.
PICTURES = {
    "home": ("home", "wide-light"),
    "table": ("table", "wide-light"),
    "end": ("end", "wide-dark"),
    "phone": ("table", "phone-dark"),
    "pastiche": ("pastiche", "wide-light"),
    "fresco": ("ceiling", "wide-light"),
}
INSTALLED = {"wide": "fresco", "narrow": "phone"}  # what the manifest shows of the page: some of the README's, smaller
QUALITY = 82  # of WebP: flat colours and letters stay clean
MOVES = 9  # until the table looks lived in
HEXES = 7  # of mine, until the map does
# The loop on top of the README: a whole game of Fresco in six seconds.
STILLS, FADES, STILL_MS, FADE_MS = 12, 2, 360, 70
LOOP_SIZE = (864, 540)
LOOP_QUALITY = 60


# --- games ---


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


def play_fresco(player: Player, code: str) -> None:
    """Until the third round, where a piece of the ceiling can be restored."""
    with player.socket(code) as line:
        seat = line.until_told("state")["seat"]
        while not (seat in line.view["awaited"] and line.view["round"] >= 3 and line.view["phase"] == "cathedral"):
            if line.over:
                break
            if seat in line.view["awaited"]:
                line.follow(line.move(sensible(line.view))["seq"])
            else:
                line.read()


def sensible(view: dict[str, Any]) -> Any:
    """What brings most points or paint, by what the view says of each choice; late risers, and a bit of everything."""
    if view["phase"] == "plan":
        return {"type": "plan", "market": 2, "cathedral": 1, "workshop": 1}
    gains = [(each["points"], sum(each["gains"].values()), each["mood"]) for each in view["effects"]]
    return view["choices"][gains.index(max(gains))]


def finished_fresco(server: Running) -> str:
    """A whole game of bots; its code."""
    ada = server.guest("Ada")
    code = str(ada.table("fresco", "me,apprentice,apprentice")["code"])
    ada.post(f"/tables/{code}/stand")
    ada.watch(code)
    return code


# --- screens ---


def settled(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.evaluate("document.activeElement?.blur()")
    page.wait_for_timeout(600)


def reopened(page: Page) -> None:
    """A table as somebody finds it who comes back to it, with what happened meanwhile put away."""
    page.reload()
    page.locator("[data-board]").wait_for()
    if page.locator(".since button").count():
        page.locator(".since button").click()


def address(path: str) -> Callable[[Visitor, Running], object]:
    return lambda visitor, _: visitor.page.goto(path)


def table(visitor: Visitor, server: Running) -> str:
    code, me = visitor.play_now(), person(visitor, server)
    me.http.patch("/me", json={"name": "Ada"})
    play(me, code)
    reopened(visitor.page)
    return code


def end(visitor: Visitor, server: Running) -> str:
    code = table(visitor, server)
    finish(person(visitor, server), code)
    visitor.page.locator("[data-result]").wait_for()
    return code


def replay(visitor: Visitor, server: Running) -> None:
    visitor.page.goto(f"/t/{end(visitor, server)}/replay?step=7")


def pastiche(visitor: Visitor, server: Running) -> None:
    page = visitor.page
    code = visitor.play_now("pastiche")
    play_pastiche(person(visitor, server), code)
    reopened(page)
    page.locator("[data-cell]").first.wait_for()
    colour = page.locator("[data-mine-cards] .lack").first
    if colour.count():
        colour.click()
    best = page.locator("[data-cell].best")
    (best if best.count() else page.locator("[data-cell]")).first.dispatch_event("click")


def fresco(visitor: Visitor, server: Running) -> None:
    page = visitor.page
    code = visitor.play_now("fresco")
    play_fresco(person(visitor, server), code)
    reopened(page)
    if page.locator("[data-reach]").count():
        page.locator("[data-reach]").last.click()


def ceiling(visitor: Visitor, server: Running) -> None:
    """At the end of a game, when most of it is restored."""
    code = finished_fresco(server)
    open_step(visitor.page, code, steps_of(server, code))


def open_step(page: Page, code: str, step: int) -> None:
    page.goto(f"/t/{code}/replay?step={step}")
    page.locator("[data-board]").wait_for()


def steps_of(server: Running, code: str) -> int:
    return int(server.guest().get(f"/replays/{code}")["steps"])


SCREENS: dict[str, Callable[[Visitor, Running], object]] = {
    "home": address("/"),
    "rules": address("/rules/final-touch#FT-M2"),
    "settings": address("/settings"),
    "new": address("/new/pastiche?with=friends"),
    "learn": address("/learn/final-touch"),
    "learn-pastiche": address("/learn/pastiche"),
    "table": table,
    "end": end,
    "replay": replay,
    "pastiche": pastiche,
    "fresco": fresco,
    "ceiling": ceiling,
}


# --- pictures ---


@contextmanager
def visiting(browser: Browser, server: Running, look: str) -> Iterator[Visitor]:
    size, theme = look.split("-")
    visitor = Visitor(browser, server, viewport=SIZES[size], color_scheme=theme, device_scale_factor=2)
    yield visitor
    visitor.context.close()


def shoot(browser: Browser, server: Running, screen: str, look: str) -> Image.Image:
    with visiting(browser, server, look) as visitor:
        SCREENS[screen](visitor, server)
        return picture_of(visitor.page)


def picture_of(page: Page) -> Image.Image:
    settled(page)
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def make_loop(browser: Browser, server: Running, path: Path) -> None:
    """Stills of a game from its first move to its last, which fade into each other."""
    code = finished_fresco(server)
    last = steps_of(server, code)
    with visiting(browser, server, "wide-light") as visitor:
        stills = []
        for place in range(STILLS):
            open_step(visitor.page, code, last * place // (STILLS - 1))
            stills.append(picture_of(visitor.page).resize(LOOP_SIZE, Image.Resampling.LANCZOS))
    frames, times = [], []
    for still, following in zip(stills, [*stills[1:], stills[0]], strict=True):
        fades = [Image.blend(still, following, (each + 1) / (FADES + 1)) for each in range(FADES)]
        frames += [still, *fades]
        times += [STILL_MS, *[FADE_MS] * FADES]
    frames[0].save(
        path, save_all=True, append_images=frames[1:], duration=times, loop=0, quality=LOOP_QUALITY, method=4
    )


def make_pictures(browser: Browser, server: Running) -> None:
    SHOWN.mkdir(parents=True, exist_ok=True)
    made = {}
    for name, (screen, look) in PICTURES.items():
        made[name] = shoot(browser, server, screen, look)
        made[name].save(SHOWN / f"{name}.webp", quality=QUALITY, method=6)
    for form, name in INSTALLED.items():
        whole = made[name]
        small = whole.resize((whole.width // 2, whole.height // 2), Image.Resampling.LANCZOS)
        small.save(PUBLIC / f"screenshot-{form}.webp", quality=QUALITY, method=6)
    make_loop(browser, server, SHOWN / "game.webp")


def make_all(browser: Browser, server: Running, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for look in LOOKS:
        for screen in SCREENS:
            shoot(browser, server, screen, look).save(folder / f"{screen}-{look}.png")


def main(folder: Path | None) -> None:
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=list(FLAGS))
        with Running(settings(Path(data))) as server:
            if folder is None:
                make_pictures(browser, server)
            else:
                make_all(browser, server, folder)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
