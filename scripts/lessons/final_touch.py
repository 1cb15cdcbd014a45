"""The lessons of Final Touch."""

from __future__ import annotations

from itertools import product
from typing import Any

import lessons
from bottega.core.match import Match
from bottega.games.final_touch.box.touches import COLOURS
from bottega.games.final_touch.game import FinalTouch
from lessons import ME, Move, Stage, Story

FILE = lessons.GAMES / "final-touch/lesson.json"


def improves(seat: int, touches: dict[str, int], **chance: Any) -> Move:
    return Move(seat, {"type": "improve", "touches": touches}, chance)


def smears(seat: int, touch: str, **chance: Any) -> Move:
    return Move(seat, {"type": "smear", "touch": touch}, chance)


STORIES = {
    "game": Story(
        2,
        {
            "turn": 0,
            "masterpiece": "The Gleaners",
            "next": "The Kiss",
            "hands": [{"brown": 2, "blue": 2, "red": 1}, {"yellow": 1, "blue": 2, "red": 1, "brown": 1}],
            "purses": [18, 19],
        },
        (
            improves(0, {"brown": 2}, draw=["yellow", "blue"]),
            smears(1, "red", draw=["brown"]),
            smears(0, "blue", draw=["green"]),
            improves(1, {"yellow": 1}, draw=["blue"]),
            improves(0, {"green": 1}, next="Under the Wave off Kanagawa", draw=["red"]),
            improves(0, {"red": 2}, draw=["green", "blue"]),
            smears(1, "blue", draw=["brown"]),
            smears(0, "blue", draw=["red"]),
            smears(1, "brown"),
        ),
    ),
    "several": Story(
        2,
        {
            "turn": 0,
            "masterpiece": "The Kiss",
            "next": "The Gleaners",
            "improved": {"yellow": 1, "red": 1},
            "hands": [{"yellow": 2, "green": 1, "red": 1, "blue": 1}, {"blue": 3, "brown": 2}],
            "purses": [8, 11],
        },
        (improves(0, {"yellow": 2, "green": 1, "red": 1}, next="Under the Wave off Kanagawa", draw=["red"] * 4),),
    ),
    "partners": Story(
        4,
        {
            "turn": 0,
            "masterpiece": "The Gleaners",
            "next": "The Kiss",
            "improved": {"yellow": 1, "brown": 2},
            "smeared": {"red": 1, "blue": 1},
            "smear_order": ["red", "blue"],
            "hands": [{"red": 2, "blue": 1, "green": 1, "yellow": 1}, None, None, None],
            "purses": [12, 15],
        },
        (improves(0, {"green": 1}, next="Under the Wave off Kanagawa", draw=["yellow"]),),
    ),
    "three": Story(
        3,
        {
            "turn": 1,
            "masterpiece": "The Kiss",
            "next": "The Gleaners",
            "improved": {"yellow": 2},
            "smeared": {"blue": 1, "brown": 1},
            "smear_order": ["blue", "brown"],
            "hands": [{"red": 2, "brown": 2, "yellow": 1}, {"blue": 3, "brown": 2}, {"green": 2, "blue": 3}],
            "purses": [23, 17, 23],
        },
        (smears(1, "blue"),),
    ),
}


def story(name: str) -> list[Stage]:
    return lessons.stages(FinalTouch(), STORIES[name], refusals)


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
        wrong = [colour for colour, count in picked.items() if colour in spare for _ in range(count)]
        action: dict[str, Any] = {"type": "improve", "touches": fitting} if fitting else {"type": "smear"}
        error = lessons.refusal(match, {**action, "touch": wrong} if wrong else action)
        if error:
            name = " ".join(f"{colour}{count}" for colour, count in picked.items())
            found[name] = {"rule": error.rule, "text": f"refused-{error.reason}", **error.details}
    return found


def written() -> str:
    return lessons.written({name: story(name) for name in STORIES})
