"""A bot that takes until a test lets it go on: whatever is asked for meanwhile has to wait, or not."""

from __future__ import annotations

from pathlib import Path

BOT = """
import time
from pathlib import Path

class Gated:
    name = "gated"
    def choose(self, view, chance):
        while not Path({opened!r}).exists():
            time.sleep(0.01)
        return view.choices[0]
"""


class Gate:
    def __init__(self, folder: Path) -> None:
        self._opened = folder / "opened"
        file = folder / "gated.py"
        file.write_text(BOT.format(opened=str(self._opened)), encoding="utf-8")
        self.bot = f"{file}:Gated"

    def open(self) -> None:
        self._opened.touch()
