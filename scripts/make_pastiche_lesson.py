"""Writes the guided first game of Pastiche for the browser: views of a scripted match, played by the real rules.

The page knows no rules, so everything it shows in a lesson is made here: `python scripts/make_pastiche_lesson.py`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from bottega.core.errors import Illegal
from bottega.core.event import Event
from bottega.core.match import Match
from bottega.games.pastiche.game import Pastiche

FILE = Path(__file__).parent.parent / "web/src/games/pastiche/lesson.json"
ME = 0

POSITION: dict[str, Any] = {
    "turn": 0,
    "starter": 0,
    "turns": [1, 1],
    "map": [
        {"at": [1, 1], "points": "RYYBBR", "centre": "RY", "by": 0},
        {"at": [-1, 1], "points": "BYRRYB", "centre": "RY", "by": 1},
    ],
    "palettes": [{"orange": 1, "green": 1, "violet": 3, "brown": 1}, {"yellow": 1, "green": 1, "teal": 1, "orange": 2}],
    "hexes": [[{"points": "BRRYYY", "centre": "Y"}, {"points": "BBRYYR", "centre": "RB"}], None],
    "commissions": [["Sunflowers", "Mona Lisa"], None],
    "gallery": ["The Swing", "The Milkmaid", "The Starry Night", "L'Absinthe"],
}
# The pupil's moves are the ones the hints ask for.
MOVES: list[tuple[int, dict[str, Any], dict[str, Any]]] = [
    (0, {"type": "place", "hex": 0, "at": [1, -1], "rotation": 0, "take": "mix"}, {}),
    (0, {"type": "bank", "give": {"violet": 3}, "get": "black"}, {}),
    (1, {"type": "offer", "to": 0, "give": {"yellow": 1}, "get": {"brown": 1}}, {}),
    (0, {"type": "accept", "offer": 1}, {}),
    (0, {"type": "complete", "commission": "Sunflowers"}, {"commissions": ["Madonna of the Meadow"]}),
    (0, {"type": "end"}, {"hexes": [{"points": "BYBYRY", "centre": "Y"}]}),
    (1, {"type": "place", "hex": 0, "at": [0, -1], "rotation": 0, "take": "mix"}, {}),
]


def lesson() -> list[dict[str, Any]]:
    """The table before the first move and after each."""
    match = Match(Pastiche(), 2, seed=0, position=POSITION)
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
    """Why the commissions in sight cannot be completed now, by their titles."""
    found: dict[str, Any] = {}
    for title in [*view["commissions"][ME], *view["gallery"]]:
        try:
            match.check(ME, {"type": "complete", "commission": title})
        except Illegal as error:
            found[title] = {"rule": error.rule, "text": f"refused-{error.reason}", **error.details}
    return found


def written() -> str:
    return json.dumps(lesson(), ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
    sys.stdout.write(f"{FILE.name}: {FILE.stat().st_size} bytes\n")
