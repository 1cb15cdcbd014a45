"""Writes the lessons of the page: views of scripted matches, played by the real rules.

The page knows no rules, so everything it shows in a lesson is made here: `python scripts/make_lessons.py`.
"""

from __future__ import annotations

import sys

from lessons import final_touch, fresco, pastiche

if __name__ == "__main__":
    for game in (final_touch, fresco, pastiche):
        game.FILE.write_text(game.written(), encoding="utf-8")
        sys.stdout.write(f"{game.FILE}: {game.FILE.stat().st_size} bytes\n")
