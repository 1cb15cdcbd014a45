"""Writes the guided first game of Fresco for the browser: views of a scripted round, played by the real rules.

The page knows no rules, so everything it shows in a lesson is made here: `python scripts/make_fresco_lesson.py`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from bottega.core.errors import Illegal
from bottega.core.event import Event
from bottega.core.match import Match
from bottega.games.fresco.box.paints import PAINTS
from bottega.games.fresco.game import Fresco

FILE = Path(__file__).parent.parent / "web/src/games/fresco/lesson.json"
ME = 0


def tile(text: str) -> dict[str, Any] | None:
    """`5 orange blue`, or nothing."""
    if not text:
        return None
    value, *paints = text.split()
    return {"value": int(value), "paints": paints}


def tiles(*texts: str) -> list[Any]:
    return [tile(text) for text in texts]


CENTRE, WANTED = "24 pink brown brown", "5 orange blue"
POSITION = {
    "round": 3,
    "fresco": [
        tiles("", "14 pink green purple", "15 brown yellow blue", "", "20 pink brown green"),
        tiles("", "6 green yellow blue", "3 red blue", "13 pink red orange", "10 orange green green"),
        tiles("7 green purple", "18 pink pink purple", CENTRE, "8 purple purple yellow", "7 orange purple"),
        tiles("11 orange green purple", "6 purple red blue", WANTED, "4 blue blue red", "9 green purple yellow"),
        tiles("", "16 brown orange green", "", "4 red yellow blue", "7 orange green"),
    ],
    "bishop": [2, 2],
    "booths": [
        [{"paints": ["orange"]}, {"paints": ["red"] * 3}, {"paints": ["blue"] * 3}, {"paints": ["blue"]}],
        [{"paints": ["yellow"] * 3}, {"paints": ["red"]}, {"paints": ["yellow", "blue"]}],
        [{"paints": ["yellow"]}, {"paints": ["red", "blue"]}, {"paints": ["red", "yellow"]}],
    ],
    "portraits_open": [{"power": "gods-servant"}, {"paint": "green"}],
    "players": [
        {
            "score": 8,
            "mood": 9,
            "thalers": 9,
            "paints": {"red": 1, "yellow": 2, "blue": 1},
            "tiles": tiles("4 red red yellow"),
        },
        {
            "score": 18,
            "paints": {"green": 1, "purple": 1},
            "tiles": tiles("9 orange green red", "6 orange red yellow"),
        },
        {"score": 12, "mood": 4, "tiles": tiles("8 green green red", "5 green red")},
    ],
}
# The pupil's moves are the ones the hints ask for; the others do something sensible.
MOVES: list[tuple[int, dict[str, Any]]] = [
    (0, {"type": "get_up", "time": 7}),
    (2, {"type": "get_up", "time": 8}),
    (1, {"type": "get_up", "time": 9}),
    (1, {"type": "plan", "market": 2, "cathedral": 1, "studio": 2}),
    (2, {"type": "plan", "market": 1, "studio": 3, "theatre": 1}),
    (0, {"type": "plan", "market": 2, "cathedral": 2, "studio": 1, "workshop": 1}),
    (0, {"type": "market", "booth": 0, "tiles": [0, 2]}),
    (2, {"type": "market", "booth": 1, "tiles": [0]}),
    (1, {"type": "market", "booth": 2, "tiles": [2]}),
    (0, {"type": "restore", "at": [3, 2], "bishop": [3, 2]}),
    (0, {"type": "altar", "paints": {"red": 1, "yellow": 1, "blue": 1}}),
    (0, {"type": "step", "to": "ahead"}),
    (1, {"type": "restore", "at": [2, 0]}),
    (0, {"type": "studio", "portrait": 0}),
    (2, {"type": "studio", "portrait": 1}),
    (0, {"type": "blend", "to": "green"}),
]


def lesson() -> list[dict[str, Any]]:
    """The table before the first move and after each."""
    match = Match(Fresco(), 3, seed=0, position=POSITION)
    stages = [stage(match, [])]
    for seat, action in MOVES:
        events: list[Event] = []
        match.play(seat, action, events=events)
        stages.append(stage(match, events))
    return stages


def stage(match: Match, events: list[Event]) -> dict[str, Any]:
    view = match.view_json(ME)
    return {"view": view, "events": [event.seen_by(ME) for event in events], "refusals": refusals(match, view)}


def refusals(match: Match, view: dict[str, Any]) -> list[dict[str, Any]]:
    """Why the likeliest other things may not be done: hours that are taken, segments and blends out of reach."""
    if not view["choices"] or view["bump"]:
        return []
    phase, wishes = view["phase"], list[dict[str, Any]]()
    if phase == "get_up":
        wishes = [{"type": "get_up", "time": row["time"]} for row in view["figures"]["hostel"]]
    elif phase == "cathedral":
        wishes = [{"type": "restore", "at": [row, column]} for row in range(5) for column in range(5)]
    elif phase == "workshop":
        wishes = [{"type": "blend", "to": paint} for paint in PAINTS[3:]]
    found = []
    for action in wishes:
        try:
            match.check(ME, action)
        except Illegal as error:
            details = {name: value for name, value in error.details.items() if name != "paint"}
            if "paint" in error.details:
                details["paint"] = {"text": f"paint-{error.details['paint']}"}
            found.append({"action": action, "rule": error.rule, "text": f"refused-{error.reason}", "details": details})
    return found


def written() -> str:
    """Each view as what differs from the one before."""
    before: dict[str, Any] = {}
    rows = []
    for made in lesson():
        changes = {name: value for name, value in made["view"].items() if before.get(name, ...) != value}
        rows.append({**made, "view": changes})
        before = made["view"]
    return json.dumps(rows, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
    sys.stdout.write(f"{FILE.name}: {FILE.stat().st_size} bytes\n")
