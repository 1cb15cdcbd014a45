"""How quick the page is: what a phone must load, Lighthouse's marks, and a click until its result is drawn.

    make bench-page

A real server and Debian's chromium on one machine. Lighthouse (mobile: a slow phone on a slow line, simulated) is
installed in a folder of its own, outside the project; it looks at the start page and at a table of a game going on.
"""

from __future__ import annotations

import argparse
import contextlib
import gzip
import json
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "web"), str(ROOT / "bench")]

import node  # noqa: E402
from playwright.sync_api import BrowserContext, Page, Playwright, Response, sync_playwright  # noqa: E402
from serve import start_ours  # noqa: E402

from web.conftest import FLAGS, browser_path  # noqa: E402

LIGHTHOUSE = "lighthouse@13.5"
JUDGED = ("performance", "accessibility", "best-practices")
TIMES = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time")
KEPT = Path(tempfile.gettempdir()) / "bottega-lighthouse"

# From a press until the frame with its result has been drawn: a card picked up; cards put down, which the page shows
# before the server has answered; the table after the move, as the server told it.
KINDS = {"card": "aria-pressed", "put": "data-sent", "told": "data-ply"}
NAMES = {"card": "a card is picked up", "put": "a move lies on the table", "told": "the server's answer is drawn"}
WATCH = """(kinds) => {
  window.drawn = { card: [], put: [], told: [] };
  let pressed = {};
  addEventListener('click', ({ target, timeStamp }) => {
    if (target.closest('[data-card]')) pressed = { card: timeStamp };
    else if (target.closest('[data-confirm]')) pressed = { put: timeStamp, told: timeStamp };
  }, true);
  new MutationObserver((changes) => {
    for (const [kind, attribute] of Object.entries(kinds)) {
      const from = pressed[kind];
      if (from === undefined || !changes.some((change) => change.attributeName === attribute)) continue;
      delete pressed[kind];
      requestAnimationFrame(() => setTimeout(() => window.drawn[kind].push(performance.now() - from)));
    }
  }).observe(document.querySelector('main'), {
    subtree: true, attributes: true, attributeFilter: Object.values(kinds),
  });
}"""


@contextlib.contextmanager
def server() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        process, port = start_ours(folder)
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait()


def begin(page: Page, address: str) -> float:
    """Seconds from opening the page until a stranger may play the first card."""
    start = time.perf_counter()
    play_now(page, address)
    page.locator("[data-board][data-active=true]").wait_for()
    return time.perf_counter() - start


def play_now(page: Page, address: str) -> str:
    page.goto(address)
    page.locator("article button.primary").first.click()
    page.wait_for_url("**/t/*")
    page.locator("[data-board]").wait_for()
    return page.url


# --- what is loaded ---


def scripts(page: Page, address: str) -> int:
    """Bytes of JavaScript, compressed, that the start page needs."""
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(address)
    page.wait_for_load_state("networkidle")
    return sum(len(gzip.compress(answer.body(), 9)) for answer in answers if answer.url.endswith(".js"))


# --- Lighthouse ---


def install(folder: Path) -> Path:
    program = folder / "node_modules" / "lighthouse" / "cli" / "index.js"
    if not program.is_file():
        folder.mkdir(parents=True, exist_ok=True)
        done = node.npm(["install", "--silent", "--prefix", str(folder), LIGHTHOUSE], quiet=True)
        if not program.is_file():
            sys.exit(f"Lighthouse could not be installed: {done.stderr}")
    return program


def judge(program: Path, port: int, address: str) -> dict[str, Any]:
    """Lighthouse's report on a page, in the browser that listens on a port: its cookies stay."""
    command = [node.binary(), str(program), address, "--quiet", "--output=json", f"--port={port}"]
    wanted = [f"--only-categories={','.join(JUDGED)}", "--disable-storage-reset"]
    done = subprocess.run([*command, *wanted], capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"Lighthouse gave up on {address}: {done.stderr.strip()}")
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def marks(program: Path, port: int, address: str, rounds: int) -> str:
    """The middle of some reports: a busy machine spoils one, and says so as `machine`."""
    reports = [judge(program, port, address) for _ in range(rounds)]

    def middle(*path: str) -> float:
        found: list[Any] = list(reports)
        for step in path:
            found = [each[step] for each in found]
        return float(statistics.median(found))

    scores = [f"{name} {middle('categories', name, 'score'):.2f}" for name in JUDGED]
    times = [f"{name} {middle('audits', name, 'numericValue'):,.0f} ms" for name in TIMES]
    shift = f"layout shift {middle('audits', 'cumulative-layout-shift', 'numericValue'):.3f}"
    return ", ".join([*scores, *times, shift, f"machine {middle('environment', 'benchmarkIndex'):,.0f}"])


# --- a click until its result is drawn ---


def clicks(page: Page, address: str, wanted: int) -> dict[str, list[float]]:
    """Milliseconds from a press to its drawn result, by kind, in games against a bot."""
    measured: dict[str, list[float]] = {kind: [] for kind in KINDS}
    while len(measured["told"]) < wanted:
        play_now(page, address)
        page.evaluate(WATCH, KINDS)
        while page.locator("[data-result]").count() == 0:
            page.locator("[data-board][data-active=true], [data-result]").first.wait_for()
            if page.locator("[data-result]").count():
                break
            before = page.locator("[data-ply]").get_attribute("data-ply")
            page.locator("[data-card]").first.click()
            page.locator('[data-confirm][aria-disabled="false"]').click()
            page.wait_for_function("before => document.querySelector('[data-ply]').dataset.ply !== before", arg=before)
        for kind, times in page.evaluate("window.drawn").items():
            measured[kind] += times
    return measured


# --- all of it ---


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def opened(playwright: Playwright, folder: str, port: int) -> BrowserContext:
    return playwright.chromium.launch_persistent_context(
        folder,
        executable_path=browser_path(),
        args=[*FLAGS, f"--remote-debugging-port={port}"],
        viewport={"width": 1280, "height": 800},
        locale="en-GB",
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7, help="reports of Lighthouse for each page; 0: none")
    parser.add_argument("--clicks", type=int, default=100, help="moves whose drawing is timed; 0: none")
    parser.add_argument("--lighthouse", type=Path, default=KEPT, help=f"where it is kept (usual: {KEPT})")
    asked = parser.parse_args()
    program = install(asked.lighthouse) if asked.rounds else None
    port = free_port()
    with server() as address, tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        context = opened(playwright, folder, port)
        page = context.pages[0]
        print(f"start page: {scripts(page, address) / 1000:.1f} kB of JavaScript, compressed")  # noqa: T201
        print(f"from opening it to the first card: {begin(page, address):.1f} s")  # noqa: T201
        for kind, took in (clicks(page, address, asked.clicks) if asked.clicks else {}).items():
            cuts = statistics.quantiles(took, n=20)
            print(f"click until {NAMES[kind]}: p50 {cuts[9]:.0f} ms, p95 {cuts[18]:.0f} ms, {len(took)} clicks")  # noqa: T201
        if program is not None:
            table = play_now(page, address)
            page.goto("about:blank")  # nothing else is to be drawn meanwhile
            for name, shown in (("home", address), ("table", table)):
                print(f"Lighthouse, {name}: {marks(program, port, shown, asked.rounds)}")  # noqa: T201
        context.close()


if __name__ == "__main__":
    main()
