"""Makes the README's pictures from a real server: `make screenshots`.

`.venv/bin/python scripts/screenshots.py FOLDER [NAME...]` makes one of every screen, or of those with such a word in
their name, at four sizes in both themes, and on a phone in the other languages: to be looked at side by side.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Literal

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from PIL import Image  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from server.running import Player, Running, settings  # noqa: E402
from web import screens  # noqa: E402
from web.conftest import FLAGS, Visitor, browser_path  # noqa: E402
from web.test_frame import person  # noqa: E402

SHOWN = ROOT / "docs" / "pictures"
PUBLIC = ROOT / "web" / "public"
SIZES = {"wide": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
# Where every screen is looked at.
LOOKED_AT = {"phone": (360, 780), "low": (780, 360), "laptop": (1366, 768), "large": (2560, 1440)}
OTHER_LANGUAGES = ("fr-FR", "pl-PL")
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


def table(visitor: Visitor, server: Running) -> str:
    code, me = visitor.play_now(), person(visitor, server)
    me.http.patch("/me", json={"name": "Ada"})
    play(me, code)
    reopened(visitor.page)
    return code


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


def ceiling(visitor: Visitor, server: Running) -> None:
    """At the end of a game, when most of it is restored."""
    code = finished_fresco(server)
    open_step(visitor.page, code, steps_of(server, code))


def open_step(page: Page, code: str, step: int) -> None:
    page.goto(f"/t/{code}/replay?step={step}")
    page.locator("[data-board]").wait_for()


def steps_of(server: Running, code: str) -> int:
    return int(server.guest().get(f"/replays/{code}")["steps"])


SCREENS: dict[str, screens.Opens] = {
    "home": screens.SCREENS["start"],
    "table": table,
    "end": screens.SCREENS["result, final-touch"],
    "pastiche": pastiche,
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


def make_all(browser: Browser, server: Running, folder: Path, words: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    wanted = [name for name in screens.SCREENS if not words or any(word in name for word in words)]
    for name, lang in product(wanted, ("en-GB", *OTHER_LANGUAGES)):
        sizes = LOOKED_AT if lang == "en-GB" else {"phone": LOOKED_AT["phone"]}
        width, height = next(iter(sizes.values()))
        visitor = Visitor(browser, server, locale=lang, viewport={"width": width, "height": height})
        screens.SCREENS[name](visitor, server)
        for (size, (width, height)), theme in product(sizes.items(), THEMES):
            visitor.page.set_viewport_size({"width": width, "height": height})
            visitor.page.emulate_media(color_scheme=theme)
            picture_of(visitor.page).save(folder / f"{name} {size} {theme} {lang[:2]}.png")
        visitor.context.close()


def main(folder: Path | None, words: list[str]) -> None:
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=list(FLAGS))
        with Running(settings(Path(data))) as server:
            if folder is None:
                make_pictures(browser, server)
            else:
                make_all(browser, server, folder, words)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else None, sys.argv[2:])
