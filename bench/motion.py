"""How smoothly things travel: the frames drawn while cards, hexes, coins and tiles are in the air, on a slowed CPU.

    make bench-motion

In each game a person and two bots play the same moves on a real server, about a round; a real browser, four times
slower than it is, watches over the person's shoulder. No frame may take longer than 50 ms while something travels. That
needs a quiet machine. What the page itself does in a frame is counted in CPU time, four times as much of it; on a busy
machine that is too high rather than too low, since a frame that comes late has more to do.
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

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from server.running import Running, Socket, settings  # noqa: E402
from web.conftest import FLAGS, browser_path  # noqa: E402

MOVES = {"final-touch": 4, "pastiche": 6, "fresco": 8}  # of the person: about a round
SLOWER = 4
LONG = 50  # ms
FRAME = 1000 / 60

FLYING = """() => {
  window.flying = [];
  performance.mark("flying");
  let last = performance.now();
  let moving = false; // when the frame began: what is done before things set out keeps nothing from moving
  const next = (now) => {
    const ways = [...document.querySelectorAll("[data-flight]")].flatMap((piece) => piece.getAnimations());
    if (moving) window.flying.push([last, now]);
    moving = ways.some((way) => way.playState === "running" && way.currentTime > way.effect.getTiming().delay);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
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


def watch(browser: Browser, server: Running, game: str, slower: int) -> list[tuple[float, float]]:
    """Of each frame in which something travels, how long it took and the CPU time it took, in ms."""
    player = server.guest("Vera")
    code = player.table(game, "me,random,random")["code"]
    url = f"http://127.0.0.1:{server.port}"
    context = browser.new_context(viewport={"width": 1366, "height": 768})
    context.add_cookies([{"name": "bottega", "value": player.cookie or "", "url": url}])
    page = context.new_page()
    page.goto(f"{url}/t/{code}")
    page.wait_for_selector("[data-ply]")
    devtools = context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    events: list[dict[str, Any]] = []
    devtools.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    devtools.send("Tracing.start", {"traceConfig": {"includedCategories": CATEGORIES}})
    page.evaluate(FLYING)
    with player.socket(code) as line:
        line.until_told("state")
        play(line, page, MOVES[game])
        page.wait_for_function(SHOWN, arg=line.view["ply"], timeout=120_000)
    frames = page.evaluate("() => window.flying")
    marked = page.evaluate("() => performance.getEntriesByName('flying')[0].startTime")
    ended: list[object] = []
    devtools.on("Tracing.tracingComplete", lambda told: ended.append(told))
    devtools.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(100)
    context.close()
    return [(end - begin, cpu) for (begin, end), cpu in zip(frames, work(events, frames, marked), strict=True)]


def work(events: list[dict[str, Any]], frames: list[list[float]], marked: float) -> list[float]:
    """The CPU time of the page's own thread in each frame, in ms."""
    mark = next(event for event in events if event["name"] == "flying")
    tasks = [
        event
        for event in events
        if event["name"] == "RunTask"
        and event.get("dur")
        and (event["pid"], event["tid"]) == (mark["pid"], mark["tid"])
    ]

    def within(task: dict[str, Any], begin: float, end: float) -> float:
        """Of a task that reaches over the edge of a frame, the part inside it."""
        start = (task["ts"] - mark["ts"]) / 1000 + marked
        shared = min(start + task["dur"] / 1000, end) - max(start, begin)
        share: float = max(0.0, shared) / task["dur"]
        return share * float(task.get("tdur", task["dur"]))

    return [sum(within(task, begin, end) for task in tasks) for begin, end in frames]


def row(game: str, slowed: list[tuple[float, float]], free: list[tuple[float, float]]) -> str:
    frames = sorted(wall for wall, _ in slowed)
    dropped = sum(round(each / FRAME) - 1 for each in frames if each > 1.5 * FRAME)
    over = sum(each > LONG for each in frames)
    median, longest = (statistics.median(frames), frames[-1]) if frames else (0.0, 0.0)
    busiest = max((cpu * SLOWER for _, cpu in free), default=0.0)
    return (
        f"| {game} | {len(frames)} | {median:.1f} | {longest:.1f} | {dropped} | {over} | {len(free)} | {busiest:.1f} |"
    )


def main() -> None:
    with (
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory() as data,
        Running(settings(Path(data))) as server,
    ):
        browser = playwright.chromium.launch(executable_path=browser_path(), args=list(FLAGS))
        rows = [
            row(game, watch(browser, server, game, SLOWER), watch(browser, server, game, slower=1)) for game in MOVES
        ]
        browser.close()
    head = (
        f"| Things travel, CPU {SLOWER} times slower | frames | median ms | longest ms | dropped | over {LONG} ms "
        f"| frames at full speed | most work in one, {SLOWER} times |"
    )
    sys.stdout.write("\n".join([head, "|---" + "|---:" * 7 + "|", *rows]) + "\n")


if __name__ == "__main__":
    main()
