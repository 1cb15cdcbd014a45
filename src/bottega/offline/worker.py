"""What the page's half (`web/src/offline/worker.ts`) calls when Python is there."""

from __future__ import annotations

from pathlib import Path

from bottega import games
from bottega.offline.inline import answer_json
from bottega.offline.page import OpenPort, Page, Send
from bottega.store.inline_sqlite import Flush


async def open_page(database: str, flush: Flush, open_port: OpenPort, send: Send) -> Page:
    page = Page(Path(database), flush, open_port, send)
    await page.open()
    return page


def prepare_bots() -> None:
    games.import_all()


def answer(question: str) -> str:
    """The answer of a bot to a question of `server/work/worker.py`."""
    return answer_json(question).decode()
