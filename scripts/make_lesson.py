"""Writes the guided first game of Final Touch for the browser: views of a scripted match, played by the real rules.

The page knows no rules, so everything it shows in a lesson is made here: `python scripts/make_lesson.py`.
"""

from __future__ import annotations

import json
import sys
from itertools import product
from pathlib import Path
from typing import Any

from bottega.core.errors import Illegal
from bottega.core.event import Event
from bottega.core.match import Match
from bottega.games.final_touch.box.touches import COLOURS
from bottega.games.final_touch.game import FinalTouch

FILE = Path(__file__).parent.parent / "web/src/games/final-touch/lesson.json"
ME = 0

POSITION = {
    "turn": 0,
    "masterpiece": "The Gleaners",
    "next": "The Kiss",
    "hands": [{"brown": 2, "blue": 2, "red": 1}, {"yellow": 1, "blue": 2, "red": 1, "brown": 1}],
    "purses": [18, 19],
}
# The pupil's moves are the ones the hints ask for; the other seat's are the ones its hand leaves it.
MOVES: list[tuple[int, dict[str, Any], dict[str, Any]]] = [
    (0, {"type": "improve", "touches": {"brown": 2}}, {"draw": ["yellow", "blue"]}),
    (1, {"type": "smear", "touch": "red"}, {"draw": ["brown"]}),
    (0, {"type": "smear", "touch": "blue"}, {"draw": ["green"]}),
    (1, {"type": "improve", "touches": {"yellow": 1}}, {"draw": ["blue"]}),
    (0, {"type": "improve", "touches": {"green": 1}}, {"next": "Under the Wave off Kanagawa", "draw": ["red"]}),
    (0, {"type": "improve", "touches": {"red": 2}}, {"draw": ["green", "blue"]}),
    (1, {"type": "smear", "touch": "blue"}, {"draw": ["brown"]}),
    (0, {"type": "smear", "touch": "blue"}, {"draw": ["red"]}),
    (1, {"type": "smear", "touch": "brown"}, {}),
]


def lesson() -> list[dict[str, Any]]:
    """The table before the first move and after each."""
    match = Match(FinalTouch(), 2, seed=0, position=POSITION)
    stages = [stage(match, [])]
    for seat, action, chance in MOVES:
        events: list[Event] = []
        match.play(seat, action, chance=chance, events=events)
        stages.append(stage(match, events))
    return stages


def stage(match: Match, events: list[Event]) -> dict[str, Any]:
    view = match.view_json(ME)
    return {"view": view, "events": [event.seen_by(ME) for event in events], "refusals": refusals(match, view)}


def refusals(match: Match, view: dict[str, Any]) -> dict[str, Any]:
    """Why a handful may not be played, for every handful somebody could pick up, by its touches."""
    found: dict[str, Any] = {}
    if not view["choices"]:
        return found
    hand = view["hands"][ME]
    spare = {choice["touch"] for choice in view["choices"] if choice["type"] == "smear"}
    for counts in product(*(range(hand.get(colour, 0) + 1) for colour in COLOURS)):
        picked = {colour: count for colour, count in zip(COLOURS, counts, strict=True) if count}
        fitting = {colour: count for colour, count in picked.items() if colour not in spare}
        smears = [colour for colour, count in picked.items() if colour in spare for _ in range(count)]
        action: dict[str, Any] = {"type": "improve", "touches": fitting} if fitting else {"type": "smear"}
        try:
            match.check(ME, {**action, "touch": smears} if smears else action)
        except Illegal as error:
            name = " ".join(f"{colour}{count}" for colour, count in picked.items())
            found[name] = {"rule": error.rule, "text": f"refused-{error.reason}", **error.details}
    return found


def written() -> str:
    return json.dumps(lesson(), ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
    sys.stdout.write(f"{FILE.name}: {FILE.stat().st_size} bytes\n")
