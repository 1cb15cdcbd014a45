"""What is in the box of Fresco, from the component list alone, for its plug-in."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Final

from contract import Json

LEONARDO: Final = "leonardo"  # the neutral painter of two players (FR-X5)
LOCATIONS: Final = ("market", "cathedral", "studio", "workshop", "theatre")
PRIMARIES: Final = ("red", "yellow", "blue")
SECONDARIES: Final = ("orange", "green", "purple")
PAINTS: Final = (*PRIMARIES, *SECONDARIES, "pink", "brown")
REMOVED: Final = 7  # tiles of 3 to 11 that leave the game (FR-S4)
AT: Final = {
    "restore": "cathedral",
    "altar": "cathedral",
    "sexton": "cathedral",
    "blend": "workshop",
    "request": "workshop",
}

Painter = int | str
Cell = tuple[int, int]
Scores = tuple[int, ...]


NAMES: Final = {  # what tells one thing of a kind from another
    "tile": ("value", "paints"),
    "market": ("paints",),
    "portrait": ("set", "kind", "amount", "paint", "power"),
    "request": ("stack", "points"),
}


@cache
def components() -> Json:
    file = resources.files("bottega.games.fresco.box") / "components.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def name(kind: str, thing: Json) -> str:
    return " ".join([kind, *(str(thing.get(part)) for part in NAMES[kind])])


def counted(kind: str, things: Iterable[Json]) -> Counter[str]:
    return Counter(name(kind, thing) for thing in things)


@cache
def splotches() -> dict[str, list[str]]:
    return {name("tile", row): row["splotches"] for row in components()["tile"]}


def market_tiles(seats: int) -> list[Json]:
    """FR-S3; two players take the three's (FR-X5)."""
    out = components()["market"]["removed_3_players"] if seats < 4 else []
    return [{"paints": paints} for paints in components()["market"]["tiles"] if paints not in out]


def booths(seats: int, dealt: list[Json]) -> list[list[Json]]:
    sizes = components()["market"]["booths_4_players" if seats == 4 else "booths_3_players"]
    tiles = iter(dealt)
    return [[next(tiles) for _ in range(size)] for size in sizes]


def requests() -> dict[str, list[int]]:
    """FR-S5: the highest on top."""
    rows = sorted(components()["request"], key=lambda row: -int(row["points"]))
    return {row["stack"]: [other["points"] for other in rows if other["stack"] == row["stack"]] for row in rows}


def fresco_tiles() -> list[Json]:
    return [{"value": row["value"], "paints": row["paints"]} for row in components()["tile"]]
