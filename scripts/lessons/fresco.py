"""The lessons of Fresco."""

from __future__ import annotations

from typing import Any

import lessons
from bottega.core.match import Match
from bottega.games.fresco.box.paints import PAINTS
from bottega.games.fresco.game import Fresco
from lessons import Move, Stage, Story

FILE = lessons.GAMES / "fresco/lesson.json"


def tile(text: str) -> dict[str, Any] | None:
    """`5 orange blue`, or nothing."""
    if not text:
        return None
    value, *paints = text.split()
    return {"value": int(value), "paints": paints}


def tiles(*texts: str) -> list[Any]:
    return [tile(text) for text in texts]


CEILING = (
    ("", "14 pink green purple", "15 brown yellow blue", "", "20 pink brown green"),
    ("", "6 green yellow blue", "3 red blue", "13 pink red orange", "10 orange green green"),
    ("7 green purple", "18 pink pink purple", "24 pink brown brown", "8 purple purple yellow", "7 orange purple"),
    ("11 orange green purple", "6 purple red blue", "5 orange blue", "4 blue blue red", "9 green purple yellow"),
    ("", "16 brown orange green", "", "4 red yellow blue", "7 orange green"),
)
VERAS, AMBROGIOS, NINAS = (
    ("4 red red yellow",),
    ("9 orange green red", "6 orange red yellow"),
    ("8 green green red", "5 green red"),
)


def ceiling(*gone: str) -> list[list[Any]]:
    """Round 3 of our example, without some more tiles."""
    return [tiles(*("" if each in gone else each for each in row)) for row in CEILING]


BOOTHS = [
    [{"paints": ["orange"]}, {"paints": ["red"] * 3}, {"paints": ["blue"] * 3}, {"paints": ["blue"]}],
    [{"paints": ["yellow"] * 3}, {"paints": ["red"]}, {"paints": ["yellow", "blue"]}],
    [{"paints": ["yellow"]}, {"paints": ["red", "blue"]}, {"paints": ["red", "yellow"]}],
]
SERVANT, GREEN = {"power": "gods-servant"}, {"paint": "green"}
ROUND_3: dict[str, Any] = {
    "round": 3,
    "fresco": ceiling(),
    "bishop": [2, 2],
    "booths": BOOTHS,
    "portraits_open": [SERVANT, GREEN],
    "portraits_left": {"A": []},  # six have been dealt
    "players": [
        {
            "score": 8,
            "mood": 9,
            "thalers": 9,
            "paints": {"red": 1, "yellow": 2, "blue": 1},
            "tiles": tiles(*VERAS),
        },
        {"score": 18, "paints": {"green": 1, "purple": 1}, "tiles": tiles(*AMBROGIOS)},
        {"score": 12, "mood": 4, "tiles": tiles(*NINAS)},
    ],
}


def with_players(position: dict[str, Any], *changes: dict[str, Any], **more: Any) -> dict[str, Any]:
    players = [{**player, **change} for player, change in zip(position["players"], changes, strict=True)]
    return {**position, **more, "players": players}


def at(phase: str, plan: dict[str, int], position: dict[str, Any] = ROUND_3, **pupil: Any) -> dict[str, Any]:
    """The pupil is first there; the others have nothing to do."""
    hours = ({"get_up": 7, "plan": plan, **pupil}, {"get_up": 8}, {"get_up": 9})
    return with_players(position, *hours, phase=phase, turn=0)


def move(seat: int, kind: str, **what: Any) -> Move:
    return Move(seat, {"type": kind, **what})


ASKED, OLD = (
    ("5 green red", "6 green yellow blue", "8 green green red"),
    ("3 red blue", "4 blue blue red", "6 purple red blue"),
)
LEFT = (
    "10 orange green green",
    "24 pink brown brown",
    "8 purple purple yellow",
    "7 orange purple",
    "5 orange blue",
    "9 green purple yellow",
)
TAKEN = [each for row in CEILING for each in row if each and each not in LEFT]
LAST = with_players(
    ROUND_3,
    {
        "score": 51,
        "mood": 5,
        "thalers": 9,
        "paints": {"red": 1, "yellow": 2, "blue": 2, "orange": 2, "green": 1, "purple": 2},
        "tiles": tiles(*VERAS, *TAKEN[:5]),
    },
    {"score": 70, "thalers": 2, "tiles": tiles(*AMBROGIOS, *TAKEN[5:10])},
    {"score": 60, "thalers": 3, "tiles": tiles(*NINAS, *TAKEN[10:])},
    round=8,
    last_round=True,
    fresco=ceiling(*TAKEN),
    portraits_open=[{"kind": "points", "amount": 4}, {"paint": "pink"}],
    portraits_left={"A": [], "B": [], "C": [{"paint": "brown"}, {"kind": "mood", "amount": 3}]},
)
STORIES = {
    "round": Story(
        3,
        ROUND_3,
        (
            move(0, "get_up", time=7),
            move(2, "get_up", time=8),
            move(1, "get_up", time=9),
            move(1, "plan", market=2, cathedral=1, studio=2),
            move(2, "plan", market=1, studio=3, theatre=1),
            move(0, "plan", market=2, cathedral=2, studio=1, workshop=1),
            move(0, "market", booth=0, tiles=[0, 2]),
            move(2, "market", booth=1, tiles=[0]),
            move(1, "market", booth=2, tiles=[2]),
            move(0, "restore", at=[3, 2], bishop=[3, 2]),
            move(0, "altar", paints={"red": 1, "yellow": 1, "blue": 1}),
            move(0, "step", to="ahead"),
            move(1, "restore", at=[2, 0]),
            move(0, "studio", portrait=0),
            move(2, "studio", portrait=1),
            move(0, "blend", to="green"),
        ),
    ),
    "mood": Story(
        3,
        with_players(ROUND_3, {"mood": 2}, {}, {}),
        (
            move(0, "get_up", time=9),
            move(2, "get_up", time=7),
            move(1, "get_up", time=8),
            move(1, "plan", market=1),
            move(2, "plan", market=1),
            move(0, "plan", market=2, theatre=3),
            move(2, "market", booth=1, tiles=[0]),
            move(1, "market", booth=2, tiles=[2]),
            move(0, "market", booth=0, tiles=[0, 2]),
        ),
    ),
    "blends": Story(
        3,
        at("workshop", {"workshop": 2}, paints={"red": 2, "yellow": 1, "blue": 1}),
        (move(0, "blend", to="orange"), move(0, "blend", to="purple"), move(0, "blend", to="pink")),
    ),
    "altar": Story(
        3,
        at("cathedral", {"cathedral": 1}, paints={"orange": 1, "green": 1, "pink": 1}),
        (move(0, "altar", paints={"orange": 1, "green": 1, "pink": 1}),),
    ),
    "requests": Story(
        3,
        at(
            "workshop",
            {"workshop": 1},
            with_players(
                ROUND_3,
                {},
                {},
                {"tiles": []},
                round=6,
                fresco=ceiling(*ASKED, *OLD),
                portraits_open=[{"power": "abbot"}, {"power": "sexton"}],
                portraits_left={"A": [], "B": []},
            ),
            tiles=tiles(*ASKED, *VERAS),
            requests=[{"stack": "general", "points": 6, "tiles": tiles(*OLD)}],
        ),
        (
            move(0, "request", stack="green", tiles=[0, 1, 2]),
            move(0, "income", primaries={"blue": 1}),
        ),
    ),
    "end": Story(
        3,
        with_players(LAST, {"get_up": 7}, {"get_up": 8}, {"get_up": 9}, phase="plan"),
        (
            move(1, "plan", market=1),
            move(2, "plan", market=1),
            move(0, "plan", cathedral=4, studio=1),
            move(1, "market", booth=0, tiles=[]),
            move(2, "market", booth=1, tiles=[]),
            move(0, "restore", at=[3, 2]),
            move(0, "restore", at=[2, 4]),
            move(0, "restore", at=[3, 4]),
            move(0, "altar", paints={"red": 1, "yellow": 1, "blue": 1}),
            move(0, "studio", portrait=0),
        ),
    ),
}


def story(name: str) -> list[Stage]:
    return lessons.stages(Fresco(), STORIES[name], refusals)


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
        error = lessons.refusal(match, action)
        if error:
            details = {name: value for name, value in error.details.items() if name != "paint"}
            if "paint" in error.details:
                details["paint"] = {"text": f"paint-{error.details['paint']}"}
            found.append({"action": action, "rule": error.rule, "text": f"refused-{error.reason}", "details": details})
    return found


def written() -> str:
    return lessons.written({name: story(name) for name in STORIES})
