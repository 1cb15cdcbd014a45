"""Golden games: whole games kept as records, so that a change of the rules cannot pass unnoticed.

`python tests/golden_games.py fresco` plays those of Fresco anew, without a name those of all games. Where a change of
the rules is a new version, those of the old one stay as they are, and the new version gets some of its own.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

from bottega import Match, bots, games
from bottega.core.chance import Dice
from contract import setting
from recipes import Recipe

FOLDER = Path(__file__).parent / "golden"


def recipes(game: str) -> list[Recipe]:
    return setting(game, "RECIPES", list[Recipe]())


RECIPES = [recipe for game in games.names() for recipe in recipes(game)]


@dataclass(frozen=True)
class Golden:
    """A record, the card list it was played with, and the fingerprint of the state it leads to."""

    record: dict[str, Any]
    components: Path | None
    final: str


def read(path: Path) -> Golden:
    record = json.loads(path.read_text(encoding="utf-8"))
    components = record.pop("components_file", None)
    final: str = record.pop("final")
    return Golden(record, path.parent / components if components else None, final)


def files() -> Iterator[Path]:
    return iter(sorted(FOLDER.rglob("*.jsonl")))


def fingerprint(match: Match) -> str:
    """The SHA-256 of the state's JSON, keys sorted and no spaces."""
    state = match.state_json()
    promised = {name: state[name] for name in setting(state["game"], "STATE", tuple(state))}
    return sha256(json.dumps(promised, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def play(recipe: Recipe, seed: int) -> Match:
    components = recipe.path.parent / recipe.components if recipe.components else None
    game = games.load(recipe.game, components, recipe.version)
    match = Match(game, recipe.seats, recipe.options, seed)
    table = (
        bots.BotTable(match, [bots.load(recipe.bot, recipe.game)] * recipe.seats, Dice(seed)) if recipe.bot else None
    )
    while not match.over:
        if table is not None:
            table.move()
        else:
            play_anything(match, seed)
    return match


def play_anything(match: Match, seed: int) -> None:
    """Whoever may act, with what they may do. Where many moves are much the same, first what kind of move."""
    draw = int.from_bytes(sha256(f"{seed}/{match.ply}".encode()).digest(), "big")  # the same in every Python
    seats = [seat for seat in match.allowed if match.choices(seat)]
    draw, seat = divmod(draw, len(seats))
    choices = list(match.choices(seats[seat]))
    kinds = list(dict.fromkeys(type(choice) for choice in choices))
    draw, kind = divmod(draw, len(kinds))
    choices = [choice for choice in choices if type(choice) is kinds[kind]]
    match.play(seats[seat], choices[draw % len(choices)])


def find(recipe: Recipe) -> Match:
    """The first game that ends as the recipe wants; the rarest is one in a few hundred."""
    return next(match for match in (play(recipe, seed) for seed in count()) if recipe.fits(match))


def write(recipe: Recipe, match: Match) -> None:
    more = {"components_file": recipe.components} if recipe.components else {}
    data = {**match.record_json(), **more, "final": fingerprint(match)}
    recipe.path.parent.mkdir(parents=True, exist_ok=True)
    recipe.path.write_text(json.dumps(data, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for recipe in RECIPES:
        if recipe.game in (sys.argv[1:] or games.names()):
            write(recipe, find(recipe))
