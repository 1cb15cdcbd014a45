"""How smoothly the largest map of Pastiche moves: the frames drawn while it is dragged, brought nearer and turned upon.

    make bench-map

Two people lay hexes for nothing else until the supply is gone, on a real server; then a real browser drags the map.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from playwright.sync_api import Page, ViewportSize, sync_playwright  # noqa: E402

from server.running import Player, Running, Socket, settings  # noqa: E402
from web.conftest import FLAGS, browser_path  # noqa: E402

SIZES: dict[str, ViewportSize] = {
    "laptop": {"width": 1280, "height": 800},
    "phone": {"width": 390, "height": 844},
}
DRAGS = 180  # moves of the pointer, a few a frame

FRAMES = """() => {
  window.frames_ = [];
  let last = performance.now();
  const next = (now) => { window.frames_.push(now - last); last = now; window.raf = requestAnimationFrame(next); };
  window.raf = requestAnimationFrame((now) => { last = now; next(now); });
}"""
STOP = "() => { cancelAnimationFrame(window.raf); return window.frames_.slice(2); }"


def choice(view: dict[str, Any], dice: Random) -> dict[str, Any]:
    """Lay where chance will have it, and nothing else."""
    listed: list[dict[str, Any]] = view["choices"]
    ends = [each for each in listed if each["type"] == "end"]
    return ends[0] if ends else dice.choice(listed)


def largest(lines: list[Socket]) -> None:
    """Plays on until the first player lays one of the last hexes."""
    dice = Random(7)
    for line in lines:
        line.until_told("state")
    while True:
        for seat, line in enumerate(lines):
            while line.view["turn"] != seat and lines[1 - seat].seq > line.seq:
                line.read()
        turn = lines[0].view["turn"] if lines[0].seq >= lines[1].seq else lines[1].view["turn"]
        line = lines[turn]
        if turn == 0 and line.view["step"] == "place" and line.view["supply"] == 0:
            return
        line.follow(line.move(choice(line.view, dice))["seq"])


def measure(page: Page, name: str, move: Any) -> str:
    page.evaluate(FRAMES)
    move()
    frames = sorted(page.evaluate(STOP))
    p95 = frames[int(len(frames) * 0.95)]
    fps = 1000 / statistics.fmean(frames)
    return f"| {name} | {len(frames)} | {fps:.0f} | {statistics.median(frames):.1f} | {p95:.1f} | {frames[-1]:.1f} |"


def look(page: Page, size: str) -> list[str]:
    page.wait_for_selector("[data-cell]")
    box = page.locator(".window").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    hexes, cells = page.locator("[data-laid]").count(), page.locator("[data-cell]").count()

    def drag() -> None:
        page.mouse.move(x, y)
        page.mouse.down()
        for step in range(DRAGS):
            page.mouse.move(x + 70 * ((step % 60) / 30 - 1), y + 50 * ((step % 40) / 20 - 1))
        page.mouse.up()

    def wheel() -> None:
        page.mouse.move(box["x"] + 20, box["y"] + box["height"] - 20)
        for step in range(DRAGS // 3):
            page.mouse.wheel(0, -40 if step % 30 < 15 else 40)

    def turn() -> None:
        page.locator("[data-cell]").first.focus()
        page.keyboard.press("Enter")
        for _ in range(30):
            page.keyboard.press("r")

    where = f"{size}, {hexes} hexes, {cells} free cells"
    return [
        measure(page, f"{where}: drag", drag),
        measure(page, f"{where}: wheel", wheel),
        measure(page, f"{where}: turn a hex", turn),
    ]


def main() -> None:
    rows = []
    with (
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory() as data,
        Running(settings(Path(data))) as server,
    ):
        players = [server.guest("Vera"), server.guest("Bruno")]
        code = players[0].table("pastiche", "me,open")["code"]
        players[1].sit(code)
        lines = [player.socket(code) for player in players]
        largest(lines)
        browser = playwright.chromium.launch(executable_path=browser_path(), args=list(FLAGS))
        for size, viewport in SIZES.items():
            context = browser.new_context(viewport=viewport)
            rows += look(opened(context.new_page(), server, players[0], code), size)
            context.close()
        browser.close()
        for line in lines:
            line.close()
    head = "| The largest map | frames | frames a second | median ms | p95 ms | longest ms |"
    sys.stdout.write("\n".join([head, "|---|---:|---:|---:|---:|---:|", *rows]) + "\n")


def opened(page: Page, server: Running, player: Player, code: str) -> Page:
    url = f"http://127.0.0.1:{server.port}"
    page.context.add_cookies([{"name": "bottega", "value": player.cookie or "", "url": url}])
    page.goto(f"{url}/t/{code}")
    return page


if __name__ == "__main__":
    main()
