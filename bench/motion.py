"""How smoothly things travel: the frames drawn while cards, hexes, coins and tiles are in the air, on a slowed CPU.

    make bench-motion

In each game a person and two bots play the same moves on a real server, about a round; a real browser, four times
slower than it is, watches over the person's shoulder. No frame may take longer than 50 ms while something travels. That
needs a quiet machine. Frames are counted twice: those in which the page's own thread has its turn, and those that are
drawn. What travels is moved by another thread, so that the second go on while the first are late. What the page itself
does in a frame is counted in CPU time, four times as much of it; on a busy machine that is too high rather than too
low, since a frame that comes late has more to do.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from dataclasses import dataclass
from itertools import pairwise
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
CATEGORIES = [
    *("devtools.timeline", "disabled-by-default-devtools.timeline", "disabled-by-default-devtools.timeline.frame"),
    "blink.user_timing",
]
SHOWN = "ply => +document.querySelector('[data-ply]').dataset.ply >= ply && !document.querySelector('[data-flight]')"


@dataclass(frozen=True)
class Watched:
    """Of the time in which something travels, in ms."""

    turns: list[float]  # from one frame of the page's own thread to the next
    work: list[float]  # CPU time of that thread in each
    drawn: list[float]  # from one picture on the screen to the next


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


def watch(browser: Browser, server: Running, game: str, slower: int) -> Watched:
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
    turns = [end - begin for begin, end in frames]
    trace = Trace(events, marked)
    return Watched(turns, [trace.work(begin, end) for begin, end in frames], trace.drawn(frames))


class Trace:
    """What the browser noted, by the clock of the page."""

    def __init__(self, events: list[dict[str, Any]], marked: float) -> None:
        mark = next(event for event in events if event["name"] == "flying")
        self._begun = mark["ts"] - marked * 1000
        process = [event for event in events if event["pid"] == mark["pid"]]
        self._tasks = [
            event
            for event in process
            if event["name"] == "RunTask" and event["tid"] == mark["tid"] and event.get("dur")
        ]
        self._pictures = sorted(self._at(event) for event in process if event["name"] == "DrawFrame")

    def _at(self, event: dict[str, Any]) -> float:
        return float(event["ts"] - self._begun) / 1000

    def work(self, begin: float, end: float) -> float:
        """The CPU time of the page's own thread; of a task that reaches over the edge, the part inside."""

        def within(task: dict[str, Any]) -> float:
            start, took = self._at(task), float(task["dur"]) / 1000
            shared = max(0.0, min(start + took, end) - max(start, begin))
            return shared / took * float(task.get("tdur", task["dur"])) / 1000

        return sum(within(task) for task in self._tasks)

    def drawn(self, frames: list[list[float]]) -> list[float]:
        """The time between two pictures, both drawn while something travels without a break."""
        gaps: list[float] = []
        spans: list[list[float]] = []
        for begin, end in frames:
            if spans and begin <= spans[-1][1]:
                spans[-1][1] = end
            else:
                spans.append([begin, end])
        for begin, end in spans:
            times = [at for at in self._pictures if begin <= at <= end]
            gaps += [after - before for before, after in pairwise(times)]
        return gaps


def cells(gaps: list[float]) -> str:
    """How many, the median, the longest, how many were dropped, and how many took too long."""
    dropped = sum(round(each / FRAME) - 1 for each in gaps if each > 1.5 * FRAME)
    median, longest = (statistics.median(gaps), max(gaps)) if gaps else (0.0, 0.0)
    return f"{len(gaps)} | {median:.1f} | {longest:.1f} | {dropped} | {sum(each > LONG for each in gaps)}"


def row(game: str, slowed: Watched, free: Watched) -> str:
    busiest = max((cpu * SLOWER for cpu in free.work), default=0.0)
    return f"| {game} | {cells(slowed.drawn)} | {cells(slowed.turns)} | {len(free.turns)} | {busiest:.1f} |"


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
    frames = f"frames {{}} | median ms | longest ms | dropped | over {LONG} ms"
    head = (
        f"| Things travel, CPU {SLOWER} times slower | {frames.format('drawn')} | {frames.format('of the page')} "
        f"| frames at full speed | most work in one, {SLOWER} times |"
    )
    sys.stdout.write("\n".join([head, "|---" + "|---:" * 12 + "|", *rows]) + "\n")


if __name__ == "__main__":
    main()
