"""How smoothly things travel: the frames drawn while cards, hexes, coins and tiles are in the air, on a slowed CPU.

    make bench-motion

In each game a person and two bots play the same moves on a real server, about a round; a real browser, four times
slower than it is, watches over the person's shoulder. No frame may take longer than 50 ms while something travels.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from server.running import Running, Socket, settings  # noqa: E402
from web.conftest import FLAGS, browser_path  # noqa: E402

MOVES = {"final-touch": 4, "pastiche": 6, "fresco": 8}  # of the person: about a round
SLOWER = 4
LONG = 50  # ms
FRAME = 1000 / 60

FLYING = """() => {
  window.flying = [];
  let last = performance.now();
  const next = (now) => {
    if (document.querySelector("[data-flight]")) window.flying.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""
SHOWN = "ply => +document.querySelector('[data-ply]').dataset.ply >= ply && !document.querySelector('[data-flight]')"


def play(line: Socket, page: Page, moves: int) -> None:
    """The person's moves, by chance that is always the same; the bots answer, and the page shows all of it."""
    dice = Random(7)
    for _ in range(moves):
        line.until(lambda: line.over or 0 in line.view["awaited"])
        if line.over:
            return
        page.wait_for_function(SHOWN, arg=line.view["ply"], timeout=120_000)
        answer = line.move(dice.choice(line.view["choices"]))
        if "seq" in answer:  # else somebody was quicker, such as with an offer
            line.follow(answer["seq"])


def watch(browser: Browser, server: Running, game: str) -> str:
    player = server.guest("Vera")
    code = player.table(game, "me,random,random")["code"]
    url = f"http://127.0.0.1:{server.port}"
    context = browser.new_context(viewport={"width": 1366, "height": 768})
    context.add_cookies([{"name": "bottega", "value": player.cookie or "", "url": url}])
    page = context.new_page()
    page.goto(f"{url}/t/{code}")
    page.wait_for_selector("[data-ply]")
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.evaluate(FLYING)
    with player.socket(code) as line:
        line.until_told("state")
        play(line, page, MOVES[game])
        page.wait_for_function(SHOWN, arg=line.view["ply"], timeout=120_000)
    frames = sorted(page.evaluate("() => window.flying"))
    context.close()
    dropped = sum(round(each / FRAME) - 1 for each in frames if each > 1.5 * FRAME)
    over = sum(each > LONG for each in frames)
    return f"| {game} | {len(frames)} | {statistics.median(frames):.1f} | {frames[-1]:.1f} | {dropped} | {over} |"


def main() -> None:
    with (
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory() as data,
        Running(settings(Path(data))) as server,
    ):
        browser = playwright.chromium.launch(executable_path=browser_path(), args=list(FLAGS))
        rows = [watch(browser, server, game) for game in MOVES]
        browser.close()
    head = f"| Things travel, CPU {SLOWER} times slower | frames | median ms | longest ms | dropped | over {LONG} ms |"
    sys.stdout.write("\n".join([head, "|---|---:|---:|---:|---:|---:|", *rows]) + "\n")


if __name__ == "__main__":
    main()
