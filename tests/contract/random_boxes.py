"""Component lists at random, of any game: valid ones, with numbers at their limits and pieces that look alike."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Final

Json = dict[str, Any]

TOUCHES: Final = ("yellow", "green", "brown", "blue", "red")
COLOURS: Final = (
    *("red", "yellow", "blue", "orange", "green", "violet", "brown", "amber", "scarlet", "olive", "teal", "magenta"),
    *("purple", "black", "white", "gray", "bisque"),
)
PAINTS: Final = ("red", "yellow", "blue", "orange", "green", "purple", "pink", "brown")
PLAIN: Final = PAINTS[:6]
BLENDS: Final = {
    "orange": ["red", "yellow"],
    "green": ["yellow", "blue"],
    "purple": ["red", "blue"],
    "pink": ["orange", "purple"],
    "brown": ["orange", "green", "purple"],
}
STACKS: Final = ("general", "orange", "green", "purple")
CENTRES: Final = ("R", "Y", "B", "RY", "RB", "YB")


def number(rng: random.Random, least: int, usual: int, most: int) -> int:
    """Mostly a usual one; now and then the least or the most there may be."""
    return rng.choice([least, most]) if rng.random() < 0.2 else rng.randint(least, usual)


def some(rng: random.Random, names: Sequence[str], least: int, most: int) -> list[str]:
    return rng.choices(names, k=rng.randint(least, most))


def final_touch(rng: random.Random) -> Json:
    cards = {colour: number(rng, 8, 20, 409) for colour in TOUCHES}
    rows = []
    for index in range(number(rng, 1, 25, 60)):
        colours = rng.sample(TOUCHES, rng.randint(1, 5))
        needs = {colour: number(rng, 1, 4, min(8, cards[colour])) for colour in colours}
        finished = number(rng, 1, 12, 1000)
        rows.append(
            {
                "title": f"Work {index}",
                "artist": rng.choice(["", "One", "Another"]),
                "needs": needs,
                "finished": finished,
                "ruined": rng.randrange(finished),
            }
        )
    return {"touch_cards": cards, "masterpiece": rows}


def pastiche(rng: random.Random) -> Json:
    palette = {colour: {"cards": number(rng, 4, 12, 1000), "points": number(rng, 0, 6, 1000)} for colour in COLOURS}
    rows = []
    for index in range(number(rng, 12, 34, 60)):
        listed = some(rng, COLOURS, 1, 6)
        artist = f"Artist {rng.randrange(20)}"
        rows.append(
            {"title": f"Work {index}", "artist": artist, "palette": listed[:4], "points": number(rng, 1, 20, 1000)}
        )
    start = [
        {"at": at, "points": "".join(rng.choices("RYB", k=6))} for at in [[0, 0], [1, 0], [0, 1]][: rng.randint(1, 3)]
    ]
    # few different ones, so that many are equal
    hexes = [{"points": "".join(rng.choices("RY", k=6)), "centre": rng.choice(CENTRES)} for _ in range(12)]
    brackets = [[least, least + 9, number(rng, 0, 6, 1000)] for least in range(rng.randint(0, 9), 40, 10)]
    return {
        "palette": palette,
        "artist_bonus": {"brackets": brackets},
        "commission": rows,
        "start": start,
        "hex": rng.choices(hexes, k=number(rng, 12, 34, 60)),
    }


def fresco(rng: random.Random) -> Json:
    spaces = number(rng, 1, 12, 100)
    plus_from = rng.randint(1, spaces + 1)
    # all primaries are on sale, and each blend can be made: then every paint can be had
    goods = [["red"], ["yellow"], ["blue"], *(some(rng, PAINTS, 1, 3) for _ in range(number(rng, 30, 40, 57)))]
    rng.shuffle(goods)
    return {
        "start": {"thalers": number(rng, 0, 20, 1000), "paints": some(rng, PLAIN, 0, 4), "apprentices": 5},
        "mood": {
            "spaces": spaces,
            "start": rng.randint(1, spaces),
            "plus_from": plus_from,
            "minus_to": rng.randint(0, plus_from - 1),
            "theatre_step": number(rng, 0, 4, 100),
            "actor_step": number(rng, 0, 4, 100),
        },
        "market": {
            "booths_3_players": [rng.randint(1, 6) for _ in range(rng.randint(1, 4))],
            "booths_4_players": [rng.randint(1, 6) for _ in range(rng.randint(1, 5))],
            "tiles": goods,
            "removed_3_players": goods[: rng.randint(0, 4)],
        },
        "sheet": {"spaces": rng.randint(1, 4)},
        "altar": {
            name: number(rng, 0, 6, 100)
            for name in ("primaries", "primary_to_secondary", "blends", "blend_to_pink", "blend_to_brown")
        },
        "bishop": {name: number(rng, 0, 4, 100) for name in ("on", "next_to", "move_cost")},
        "studio": {"pay": number(rng, 0, 4, 100)},
        "end": {"tiles_left": number(rng, 0, 9, 25), "thalers_per_point": number(rng, 1, 4, 1000)},
        "get_up": [
            {"time": time, "mood": rng.randint(-4, 4), "price": number(rng, 0, 5, 100)}
            for time in rng.sample(range(1, 25), rng.randint(4, 6))
        ],
        "blend": [{"from": used, "to": to} for to, used in BLENDS.items()],
        "tile": _tiles(rng),
        "request": [
            {"stack": rng.choice(STACKS), "points": number(rng, 0, 12, 1000)} for _ in range(number(rng, 1, 12, 60))
        ],
        "portrait": [_portrait(rng) for _ in range(rng.randint(1, 14))],
    }


def _tiles(rng: random.Random) -> list[Json]:
    """Some of them are equal, and some differ in coins or splotches alone."""
    plain = [{"value": rng.randint(1, 4), "paints": some(rng, PLAIN[:2], 1, 2)} for _ in range(30)]
    special = [
        {"value": number(rng, 12, 24, 1000), "paints": some(rng, PAINTS, 1, 4)} for _ in range(rng.randint(1, 8))
    ]
    rows = [*plain, *special]
    rng.shuffle(rows)
    stacks = STACKS[1:]
    return [
        {**row, "coins": number(rng, 0, 2, 100), "splotches": rng.sample(stacks, rng.randint(0, 3))} for row in rows
    ]


def _portrait(rng: random.Random) -> Json:
    kind = rng.choice(["money", "points", "primary", "paint", "mood", "lasting"])
    row: Json = {"set": rng.choice("ABC"), "kind": kind}
    if kind == "paint":
        return {**row, "paint": rng.choice(PAINTS)}
    if kind == "lasting":
        return {**row, "power": rng.choice(["gods-servant", "abbot", "actor", "sexton"])}
    return {**row, "amount": number(rng, 1, 6, 6 if kind == "primary" else 1000)}


RANDOM_BOXES: Final[dict[str, Callable[[random.Random], Json]]] = {
    "final-touch": final_touch,
    "pastiche": pastiche,
    "fresco": fresco,
}
