"""A connector in a thread, which a test can look into and stop."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

from bottega import games
from bottega.client.account import Account
from bottega.client.connector import Connector
from server.running import TIMEOUT, wait_for

BOTS = """
class First:
    name = "first"

    def choose(self, view, chance):
        return view.choices[0] if view.awaited else None


class Broken(First):
    name = "broken"
    moves = 0

    def choose(self, view, chance):
        self.moves += 1
        if self.moves == 2:
            raise KeyError("lost my palette")
        return super().choose(view, chance)


class Cheat(First):
    name = "cheat"

    def choose(self, view, chance):
        return Red()


class Red:
    def to_json(self):
        return {"type": "improve", "touches": {"red": 9}}


class Thinker(First):
    name = "thinker"

    def choose(self, view, chance):
        import time

        time.sleep(600)
"""


class Connecting:
    def __init__(self, port: int, token: str, bot: str, wanted: list[str] | None = None, **rest: Any) -> None:
        self.said: list[str] = []
        self.error: BaseException | None = None
        account = Account(f"http://127.0.0.1:{port}", token)
        usual: dict[str, Any] = {"at_a_time": 4, "on_error": "resign", **rest}
        self.connector = Connector(account, bot, wanted or games.names(), report=self.said.append, **usual)
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        async def main() -> None:
            self.loop = asyncio.get_running_loop()
            self.task = asyncio.create_task(self.connector.run())
            with suppress(asyncio.CancelledError):
                await self.task

        try:
            asyncio.run(main())
        except Exception as error:
            self.error = error

    def __enter__(self) -> Self:
        self.thread.start()
        self.until("connected to")
        return self

    def __exit__(self, *_: object) -> None:
        if self.thread.is_alive():
            self.loop.call_soon_threadsafe(self.task.cancel)
        self.thread.join(TIMEOUT)
        assert not self.thread.is_alive()

    def until(self, words: str) -> None:
        """Until it has said so."""
        wait_for(lambda: any(words in line for line in self.said) or self.error)
        assert any(words in line for line in self.said), (self.said, self.error)


def bot_file(folder: Path) -> Path:
    file = folder / "some_bots.py"
    file.write_text(BOTS, encoding="utf-8")
    return file
