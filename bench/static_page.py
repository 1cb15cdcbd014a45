"""How quick the page without a server is, what it weighs, and how its bots fare, in Debian's chromium.

    make bench-static

The folder of `make static` on a plain file server, uncompressed, on the same machine. Beside the page stands a worker
that loads the same runtime and nothing else: what no page of this kind can be quicker than. Bots are measured by the
same worker, with Bottega in it (`bench/in_browser.py`), one thing at a time: quick bots and those that search.
"""

from __future__ import annotations

import json
import re
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests")]

import typer  # noqa: E402
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright  # noqa: E402

from bottega import games  # noqa: E402
from web.conftest import FLAGS, browser_path  # noqa: E402
from web.files import BUILT, LOADED, Files, make_a_move, serve_files, until_loaded  # noqa: E402

ROUNDS = 3
BOTS_TIMEOUT = 600_000  # ms for all bots of a game
# What was measured before the page was built, the slower of each pair; three times that is the bar. Seconds.
REPORTED = {"cold": 7.2, "warm": 4.1}
PLAIN = """<!doctype html><title>Python alone</title><script type="module" src="plain-page.js"></script>"""
PLAIN_PAGE = """
const worker = new Worker("plain-worker.js", { type: "module" });
worker.onmessage = ({ data }) => (window.said = data);
const at = (path) => new URL(path, location).href;
worker.postMessage({ folder: at("static/FOLDER"), app: at("static/APP") });
window.measure = (code) => { window.said = null; worker.postMessage({ code }); };
"""
PLAIN_WORKER = """
let python, app;
onmessage = async ({ data }) => {
  if (data.folder) {
    app = data.app;
    const { loadPyodide } = await import(`${data.folder}pyodide.mjs`);
    python = await loadPyodide({ indexURL: data.folder });
    postMessage("up");
    return;
  }
  if (app) python.unpackArchive(await (await fetch(app)).arrayBuffer(), "zip", { extractDir: "/app" });
  app = null;
  try {
    postMessage(python.runPython(data.code));
  } catch (error) {
    postMessage(JSON.stringify({ error: String(error) }));
  }
};
"""


def own_files() -> dict[str, str]:
    """The page with the runtime alone, beside the folder of the page."""
    found = re.search(r'<meta name="runtime" content="([^"]*)"', (BUILT / "index.html").read_text(encoding="utf-8"))
    assert found is not None
    runtime = json.loads(found[1].replace("&quot;", '"'))
    script = PLAIN_PAGE.replace("FOLDER", runtime["folder"]).replace("APP", runtime["app"])
    return {"/plain.html": PLAIN, "/plain-page.js": script, "/plain-worker.js": PLAIN_WORKER}


class BenchFiles(Files):
    def do_GET(self) -> None:  # noqa: N802  # as its base has it
        text = own_files().get(self.path)
        if text is None:
            super().do_GET()
            return
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(self.path))
        self.end_headers()
        self.wfile.write(text.encode())


def seconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


# --- the first view ---


def load_runtime(context: BrowserContext, address: str) -> float:
    page = context.new_page()

    def load() -> None:
        page.goto(f"{address}plain.html")
        page.wait_for_function("window.said === 'up'", timeout=LOADED)

    taken = seconds(load)
    page.close()
    return taken


def first_game(page: Page, address: str) -> float:
    """Seconds from an empty profile to a game of Fresco, by a click on its button."""

    def play() -> None:
        page.goto(f"{address}static/")
        page.locator("article", has=page.locator("#game-fresco")).locator("button.primary").click()
        page.locator("[data-board]").wait_for(timeout=LOADED)

    return seconds(play)


def next_visit(context: BrowserContext, table: str) -> tuple[float, float]:
    """Seconds until there is something to read, and until the game is there."""
    page = context.new_page()
    start = time.perf_counter()
    page.goto(table.partition("#")[0])
    page.locator("h1").wait_for()
    drawn = time.perf_counter() - start
    page.close()
    page = context.new_page()

    def open_table() -> None:
        page.goto(table)
        page.locator("[data-board]").wait_for(timeout=LOADED)

    taken = seconds(open_table)
    page.close()
    return drawn, taken


def new_context(browser: Browser, level: str) -> BrowserContext:
    context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    context.set_default_timeout(LOADED)
    context.add_init_script(f"localStorage.bottega ??= JSON.stringify({{ pace: 'once', level: '{level}' }})")
    return context


def measure_views(browser: Browser, address: str) -> None:
    found: dict[str, list[float]] = {name: [] for name in ("alone", "cold", "alone again", "warm", "drawn")}
    for _ in range(ROUNDS):
        context = new_context(browser, "apprentice")
        found["alone"].append(load_runtime(context, address))
        found["alone again"].append(load_runtime(context, address))
        context.close()
        context = new_context(browser, "apprentice")
        page = context.new_page()
        found["cold"].append(first_game(page, address))
        table = page.url
        page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)", timeout=LOADED)
        page.close()
        drawn, warm = next_visit(context, table)
        found["drawn"].append(drawn)
        found["warm"].append(warm)
        context.close()
    names = {
        "alone": "the runtime alone, empty profile",
        "cold": "first view of a game, empty profile, with a click",
        "alone again": "the runtime alone, second visit",
        "warm": "first view of a game, second visit",
        "drawn": "start page drawn, second visit",
    }
    for name, taken in found.items():
        bar = f"; bar {3 * REPORTED[name]:.1f} s" if name in REPORTED else ""
        typer.echo(f"{names[name]}: {statistics.median(taken):.1f} s ({min(taken):.1f} to {max(taken):.1f}){bar}")


# --- memory ---


def resident_megabytes(browser: Browser) -> float:
    """Of the largest renderer: the page with its workers."""
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    sizes = [_resident(each["id"]) for each in processes if each["type"] == "renderer"]
    return max(sizes)


def _resident(number: int) -> float:
    status = Path(f"/proc/{number}/status").read_text(encoding="utf-8")
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def measure_memory(browser: Browser, address: str) -> None:
    context = new_context(browser, "master")
    page = context.new_page()
    page.goto(f"{address}static/")
    until_loaded(page)
    alone = resident_megabytes(browser)
    page.locator("article", has=page.locator("#game-final-touch")).locator("button.primary").click()
    page.wait_for_url("**#/t/*")
    make_a_move(page)
    make_a_move(page)  # the master has thought by then, in its own worker
    thinking = resident_megabytes(browser)
    typer.echo(f"memory of the page: {alone:.0f} MB; at a table with a bot that thinks {thinking:.0f} MB; bar 400 MB")
    context.close()


# --- bots ---


def measure_bots(browser: Browser, address: str) -> None:
    context = new_context(browser, "apprentice")
    page = context.new_page()
    page.goto(f"{address}plain.html")
    page.wait_for_function("window.said === 'up'", timeout=LOADED)
    code = (ROOT / "bench" / "in_browser.py").read_text(encoding="utf-8")
    for game in games.names():
        page.evaluate("code => window.measure(code)", f"{code}\nmeasure({game!r})")
        page.wait_for_function("window.said", timeout=BOTS_TIMEOUT)
        tell(json.loads(page.evaluate("window.said")))
    context.close()


def tell(found: dict[str, Any]) -> None:
    if "error" in found:
        sys.exit(found["error"])
    greedy, journeyman, master = found["greedy"], found["journeyman"], found["master"]
    typer.echo(
        f"{found['title']}: greedy {greedy['mean']:.2f} ms a move (worst {greedy['worst']:.1f}; bar 5);"
        f" journeyman {journeyman['mean']:.0f} ms (worst {journeyman['worst']:.0f}; bar 1500),"
        f" all its iterations at {journeyman['whole']} of {journeyman['decisions']} decisions;"
        f" search {master['a_second']:.0f} iterations a second, {master['a_decision']:.0f} for a decision of the master"
    )


def main() -> None:
    with sync_playwright() as playwright, serve_files(BenchFiles) as address:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=list(FLAGS))
        wanted = sys.argv[1:] or ["views", "memory", "bots"]
        if "views" in wanted:
            measure_views(browser, address)
        if "memory" in wanted:
            measure_memory(browser, address)
        if "bots" in wanted:
            measure_bots(browser, address)
        browser.close()


if __name__ == "__main__":
    main()
