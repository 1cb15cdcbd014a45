"""The lessons of Pastiche."""

from __future__ import annotations

from typing import Any

import lessons
from bottega.core.chance import Dice
from bottega.core.match import Match
from bottega.games.pastiche.game import Pastiche
from lessons import ME, Move, Stage, Story

FILE = lessons.GAMES / "pastiche/lesson.json"

TABLE: dict[str, Any] = {
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
LAID = {
    **TABLE,
    "step": "trade",
    "map": [*TABLE["map"], {"at": [1, -1], "points": "BRRYYY", "centre": "Y", "by": 0}],
    "hexes": [[{"points": "BBRYYR", "centre": "RB"}], None],
}


def grown(turns: int) -> dict[str, Any]:
    """A table at which each has laid so many hexes anywhere, and the pupil one more."""
    match, dice = Match(Pastiche(), 2, seed=0, position={"turn": 0, "starter": 0}), Dice(1)
    while match.state_json()["step"] != "trade" or match.state_json()["turns"] != [turns, turns]:
        seat = match.awaited[0]
        choices = [action for action in match.choices(seat) if action.kind in ("place", "end", "return")]
        match.play(seat, choices[dice.pick(0, len(choices))])
    state = match.state_json()
    return {name: state[name] for name in ("turn", "starter", "step", "turns", "map", "hexes")}


def move(seat: int, kind: str, chance: dict[str, Any] | None = None, /, **what: Any) -> Move:
    return Move(seat, {"type": kind, **what}, chance or {})


def hex_drawn(points: str, centre: str) -> dict[str, Any]:
    return {"hexes": [{"points": points, "centre": centre}]}


LAST_HEX = {"hex": 0, "at": [-1, 1], "rotation": 0, "take": "mix"}
STORIES = {
    "turn": Story(
        2,
        TABLE,
        (
            move(0, "place", hex=0, at=[1, -1], rotation=0, take="mix"),
            move(0, "bank", give={"violet": 3}, get="black"),
            move(1, "offer", to=0, give={"yellow": 1}, get={"brown": 1}),
            move(0, "accept", offer=1),
            move(0, "complete", {"commissions": ["Madonna of the Meadow"]}, commission="Sunflowers"),
            move(0, "end", hex_drawn("BYBYRY", "Y")),
            move(1, "place", hex=0, at=[0, -1], rotation=0, take="mix"),
        ),
    ),
    "primary": Story(
        2,
        {
            **TABLE,
            "palettes": [{"blue": 1, "green": 1, "brown": 1}, {"yellow": 1, "green": 1, "teal": 1, "orange": 2}],
            "hexes": [[{"points": "BBRYYR", "centre": "RB"}, {"points": "BRRYYY", "centre": "Y"}], None],
            "commissions": [["Madonna of the Meadow", "Mona Lisa"], None],
        },
        (
            move(0, "place", hex=0, at=[0, -1], rotation=0, take="red"),
            move(0, "complete", {"commissions": ["Sunflowers"]}, commission="Madonna of the Meadow"),
        ),
    ),
    "trading": Story(
        2,
        {
            **LAID,
            "palettes": [
                {"yellow": 1, "brown": 1, "green": 1, "black": 2, "white": 1, "blue": 1, "orange": 2},
                {"amber": 2, "teal": 1, "olive": 1},
            ],
            "commissions": [["L'Absinthe", "Mona Lisa"], None],
            "gallery": ["The Swing", "The Milkmaid", "The Starry Night", "Sunflowers"],
        },
        (
            move(0, "bank", give={"yellow": 1, "brown": 1}, get="bisque"),
            move(0, "bank", give={"black": 1, "white": 1}, get="gray"),
            move(0, "bank", give={"blue": 1, "orange": 1}, get="yellow"),
            move(0, "offer", to=1, give={"orange": 1}, get={"amber": 1}),
            move(1, "accept", offer=1),
        ),
    ),
    "commissions": Story(
        2,
        {
            **grown(6),
            "palettes": [
                {"red": 1, "blue": 1, "yellow": 1, "orange": 1, "green": 1, "amber": 1, "brown": 1},
                {"teal": 1, "olive": 1},
            ],
            "completed": [["The Starry Night"], ["L'Absinthe"]],
            "commissions": [["The Milkmaid", "Mona Lisa"], None],
            "gallery": ["The Swing", "Sunflowers", "Madonna of the Meadow", "Las Meninas"],
        },
        (
            move(0, "swap", commission="The Milkmaid", gallery="Sunflowers"),
            move(0, "complete", {"commissions": ["Yellow Cow"]}, commission="Sunflowers"),
            move(0, "complete", {"commissions": ["The Fifer"]}, commission="Madonna of the Meadow"),
        ),
    ),
    "end": Story(
        2,
        {
            **grown(10),
            "palettes": [
                {"orange": 1, "green": 2, "yellow": 1, "amber": 1, "black": 1, "violet": 1},
                {"teal": 1, "olive": 1},
            ],
            "completed": [["The Starry Night", "The Milkmaid", "The Large Blue Horses"], ["L'Absinthe"]],
            "commissions": [["Sunflowers", "Mona Lisa"], None],
            "gallery": ["The Swing", "Las Meninas", "The Fifer", "Yellow Cow"],
        },
        (
            move(0, "complete", {"commissions": ["The Card Players"]}, commission="Sunflowers"),
            move(0, "end"),
            move(1, "place", **LAST_HEX),
            move(1, "end"),
        ),
    ),
}


def story(name: str) -> list[Stage]:
    return lessons.stages(Pastiche(), STORIES[name], refusals)


def refusals(match: Match, view: dict[str, Any]) -> dict[str, Any]:
    """Why the commissions in sight cannot be completed now, by their titles."""
    found: dict[str, Any] = {}
    for title in [*view["commissions"][ME], *view["gallery"]]:
        error = lessons.refusal(match, {"type": "complete", "commission": title})
        if error:
            found[title] = {"rule": error.rule, "text": f"refused-{error.reason}", **error.details}
    return found


def written() -> str:
    return lessons.written({name: story(name) for name in STORIES})
