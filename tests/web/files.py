"""The page that needs no server (`make static`) on a plain file server, and how tests get about in it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Page

BUILT = Path(__file__).parents[2] / "build" / "static"
LOADED = 90_000  # milliseconds that Python may take to load on a busy machine
MOVES = "() => Number(document.querySelector('[data-ply]').dataset.ply)"


class Files(SimpleHTTPRequestHandler):
    """What any host of files does."""

    extensions_map = {  # noqa: RUF012  # as its base has it
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def send_error(self, code: int, *args: Any, **more: Any) -> None:
        """A host shows the folder's own page for addresses that are no files."""
        if code != 404:
            super().send_error(code, *args, **more)
            return
        text = (BUILT / "404.html").read_bytes()
        self.send_response(404)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Says nothing."""


@contextmanager
def serve_files(handler: type[Files] = Files) -> Iterator[str]:
    """The address of the folder that the page's folder lies in."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(BUILT.parent)))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/"
    finally:
        server.shutdown()
        server.server_close()


def until_loaded(page: Page) -> None:
    page.locator("progress").wait_for(state="detached", timeout=LOADED)


def make_a_move(page: Page) -> int:
    """Smears or improves with the first card that can be played; how many moves there are then."""
    page.wait_for_selector("[data-board][data-active=true]")
    before = page.evaluate(MOVES)
    for card in page.locator("[data-card]").all():
        card.click()
        if page.locator("[data-confirm]").is_enabled():
            break
        card.click()
    page.locator("[data-confirm]").click()
    page.wait_for_function("before => Number(document.querySelector('[data-ply]').dataset.ply) > before", arg=before)
    return int(page.evaluate(MOVES))
