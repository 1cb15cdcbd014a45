"""Makes the page's icons and the pictures of links to it, from its own mark and covers: `make screenshots`."""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from PIL import Image  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from bottega import games  # noqa: E402
from bottega.server.web.previews import PICTURE_SIZE  # noqa: E402
from server.running import Running, settings  # noqa: E402
from web.conftest import FLAGS, browser_path  # noqa: E402

PUBLIC = ROOT / "web" / "public"
COLOURS = 256  # of a picture: half the bytes, and nobody sees it

# The mark as a file of its own: with colours instead of tokens. `whole` keeps the frame; without it the letter stands
# on canvas that fills any mask, as phones cut icons to their own shapes. `turn` adds the dot of "your turn".
MARK = """([whole, turn]) => {
  const mark = document.querySelector(".brand svg").cloneNode(true);
  const live = [...document.querySelectorAll(".brand svg *")];
  const hex = (colour) =>
    "#" + colour.match(/\\d+/g).slice(0, 3).map((part) => Number(part).toString(16).padStart(2, "0")).join("");
  [...mark.querySelectorAll("*")].forEach((part, place) => {
    for (const name of ["fill", "stroke"])
      if (part.getAttribute(name)?.startsWith("var")) part.setAttribute(name, hex(getComputedStyle(live[place])[name]));
  });
  for (const name of ["width", "height", "class", "aria-hidden"]) mark.removeAttribute(name);
  const frame = mark.querySelector("rect");
  if (!whole) {
    mark.setAttribute("viewBox", "-2.25 -2.9 38 38");
    for (const [name, value] of Object.entries({ x: -3, y: -3, width: 40, height: 40, rx: 0, stroke: "none" }))
      frame.setAttribute(name, value);
  }
  if (turn)
    for (const [radius, token] of [[7, "--raised"], [5.25, "--turn"]]) {
      const dot = document.createElementNS("http://www.w3.org/2000/svg", "circle");
      document.body.style.color = `var(${token})`;
      const colour = hex(getComputedStyle(document.body).color);
      const shape = { cx: 25, cy: 7, r: radius, fill: colour };
      for (const [name, value] of Object.entries(shape)) dot.setAttribute(name, value);
      mark.append(dot);
    }
  return new XMLSerializer().serializeToString(mark).replace(/<!--.*?-->/g, "");
}"""

# All that a link's picture shows: the framed covers of some games, the title of a single one, the mark and its name.
COMPOSE = """(names) => {
  const stage = document.createElement("div");
  stage.className = names.length === 1 ? "stage one" : "stage";
  const text = document.createElement("div");
  const brand = document.querySelector(".brand").cloneNode(true);
  const covers = document.createElement("div");
  covers.className = "covers";
  for (const name of names) {
    const heading = document.querySelector(`#game-${name}`);
    covers.append(heading.closest("article").querySelector(".frame").cloneNode(true));
    if (names.length > 1) continue;
    const title = document.createElement("h1");
    title.textContent = heading.textContent;
    text.append(title);
  }
  text.append(brand);
  stage.append(text, covers);
  document.body.replaceChildren(stage);
}"""
STYLE = """
.stage { display: grid; place-content: center; gap: 44px; width: 1200px; height: 630px; }
.stage > div:first-child { display: grid; justify-items: center; }
.covers { display: flex; gap: 32px; width: 1104px; }
.covers > * { flex: 1; height: max-content; }
.covers .cover.cover { aspect-ratio: 16 / 11; }
.brand.brand { gap: 24px; font-size: 92px; }
.brand svg { width: 104px; height: 104px; }
.one { grid-template-columns: 700px auto; align-items: center; gap: 56px; }
.one .covers { order: -1; width: auto; }
.one > div:first-child { justify-items: start; gap: 32px; }
.one h1 { font-size: 88px; line-height: 1.05; max-width: 340px; margin: 0; }
.one .brand.brand { gap: 16px; font-size: 52px; }
.one .brand svg { width: 60px; height: 60px; }
"""


def start_page(browser: Browser, server: Running) -> Page:
    width, height = PICTURE_SIZE
    context = browser.new_context(
        base_url=f"http://127.0.0.1:{server.port}",
        viewport={"width": width, "height": height},
        color_scheme="light",
        reduced_motion="reduce",
        bypass_csp=True,
    )
    page = context.new_page()
    page.goto("/")
    for name in games.names():
        page.locator(f"article:has(#game-{name}) .cover svg").wait_for()
    page.wait_for_load_state("networkidle")
    return page


def save(shot: bytes, path: Path) -> None:
    picture = Image.open(io.BytesIO(shot))
    picture.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(path, optimize=True)


def draw_icons(page: Page) -> None:
    whole, full = (page.evaluate(MARK, [kept, False]) for kept in (True, False))
    (PUBLIC / "icon.svg").write_text(whole + "\n", encoding="utf-8")
    (PUBLIC / "icon-turn.svg").write_text(page.evaluate(MARK, [True, True]) + "\n", encoding="utf-8")
    sizes = {"icon-192": (whole, 192), "icon-512": (whole, 512), "icon-apple": (full, 180)}
    for name, (mark, size) in {**sizes, "icon-maskable-512": (full, 512)}.items():
        page.set_viewport_size({"width": size, "height": size})
        page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block; width: {size}px }}</style>{mark}")
        save(page.screenshot(omit_background=True), PUBLIC / f"{name}.png")


def draw_previews(browser: Browser, server: Running) -> None:
    for name, shown in {"og": games.names(), **{f"og-{game}": [game] for game in games.names()}}.items():
        page = start_page(browser, server)
        page.evaluate(COMPOSE, list(shown))
        page.add_style_tag(content=STYLE)
        save(page.screenshot(), PUBLIC / f"{name}.png")
        page.context.close()


def main() -> None:
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=list(FLAGS))
        with Running(settings(Path(data))) as server:
            draw_icons(start_page(browser, server))
            draw_previews(browser, server)
        browser.close()


if __name__ == "__main__":
    main()
