"""Golden games: whole games kept as records, so that a change of the rules cannot pass unnoticed.

`python tests/golden_games.py` plays them anew. Do that only after a change that is meant to change games,
and raise the `version` in the game's spec, since old records of players change with them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

import bottega
from bottega import Match, bots
from bottega.core.chance import Dice

FOLDER = Path(__file__).parent / "golden"

# The fields of a state that other tools rely on; others may be added without a new golden game.
STATE = {
    "final-touch": (
        *("turn", "phase", "masterpiece", "next", "improved", "smeared", "hands", "discard", "draw"),
        *("purses", "won", "pile", "contenders", "outcome"),
    ),
    "pastiche": (
        *("turn", "step", "map", "bank", "palettes", "hexes", "commissions", "gallery", "deck", "supply"),
        *("completed", "offers", "turns", "last_round", "starter", "closed", "outcome"),
    ),
    "fresco": (
        *("phase", "turn", "round", "last_round", "bishop", "fresco", "booths", "bag", "portraits_open"),
        *("portraits_left", "requests", "start", "bump", "players", "outcome"),
    ),
}


@dataclass(frozen=True)
class Recipe:
    """A game to be found among many: who plays, how it ends, and with what card list."""

    file: str
    game: str
    seats: int
    reason: str
    last: str | None = None  # Final Touch: how the last card was won, finished or ruined
    winners: int = 1
    components: str | None = None  # a list beside the record
    bot: str | None = None  # who sits everywhere; left out: anyone who may act, at random
    options: Mapping[str, Any] = field(default_factory=dict)
    measures: Mapping[str, int] = field(default_factory=dict)  # Fresco: how the last round came

    @property
    def path(self) -> Path:
        return FOLDER / self.game / f"{self.file}.jsonl"

    def fits(self, match: Match) -> bool:
        outcome = match.outcome
        assert outcome is not None
        last = match.state_json()["won"][-1]["as"] if self.last else None
        if not self.measures.items() <= match.game.measures(match.state).items():
            return False
        return (outcome.reason, last, len(outcome.winners)) == (self.reason, self.last, self.winners)


BY_PORTRAITS, BY_TILES = {"last round by portraits": 1}, {"last round by portraits": 0}
NO_PORTRAITS = {"modules": ["requests", "blends"]}
RECIPES = [
    Recipe("two-end-by-finishing", "final-touch", 2, "FT-E1", "finished"),
    Recipe("two-end-by-a-ruin", "final-touch", 2, "FT-E1", "ruined"),
    Recipe("three-end-by-finishing", "final-touch", 3, "FT-E1", "finished"),
    Recipe("three-end-by-a-ruin", "final-touch", 3, "FT-E1", "ruined"),
    Recipe("three-end-with-the-higher-total", "final-touch", 3, "FT-E2", "ruined"),
    Recipe("three-end-in-a-tie-break-finished", "final-touch", 3, "FT-E3", "finished"),
    Recipe("three-end-in-a-tie-break-ruined", "final-touch", 3, "FT-E3", "ruined"),
    Recipe("four-end-by-finishing", "final-touch", 4, "FT-E1", "finished", winners=2),
    Recipe("four-end-by-a-ruin", "final-touch", 4, "FT-E1", "ruined", winners=2),
    Recipe("two-end-with-the-pile", "final-touch", 2, "FT-E4", "finished", components="short-pile.toml"),
    Recipe("three-share-the-win", "final-touch", 3, "FT-E4", "ruined", winners=2, components="short-pile.toml"),
    Recipe("two-end-with-45-points", "pastiche", 2, "PA-E1", bot="greedy"),
    Recipe("three-end-with-40-points", "pastiche", 3, "PA-E1", bot="greedy"),
    Recipe("four-end-with-35-points", "pastiche", 4, "PA-E1", bot="greedy"),
    Recipe("two-end-without-hexes", "pastiche", 2, "PA-D2"),
    Recipe("three-end-without-hexes", "pastiche", 3, "PA-D2"),
    Recipe("four-end-without-hexes", "pastiche", 4, "PA-D2"),
    Recipe("two-with-leonardo", "fresco", 2, "FR-E2", bot="greedy", measures=BY_PORTRAITS),
    Recipe("two-with-leonardo-at-random", "fresco", 2, "FR-E2", measures=BY_PORTRAITS),
    Recipe("three-last-round-by-portraits", "fresco", 3, "FR-E2", bot="greedy", measures=BY_PORTRAITS),
    Recipe("three-at-random", "fresco", 3, "FR-E2", measures=BY_PORTRAITS),
    Recipe("three-last-round-by-tiles", "fresco", 3, "FR-E2", bot="greedy", options=NO_PORTRAITS, measures=BY_TILES),
    Recipe("four-last-round-by-portraits", "fresco", 4, "FR-E2", bot="greedy", measures=BY_PORTRAITS),
    Recipe("four-at-random", "fresco", 4, "FR-E2", measures=BY_PORTRAITS),
    Recipe("four-without-modules", "fresco", 4, "FR-E2", bot="greedy", options={"modules": []}, measures=BY_TILES),
]


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
    promised = {name: state[name] for name in STATE[state["game"]]}
    return sha256(json.dumps(promised, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def play(recipe: Recipe, seed: int) -> Match:
    components = recipe.path.parent / recipe.components if recipe.components else None
    match = bottega.new(recipe.game, recipe.seats, options=recipe.options, seed=seed, components=components)
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
        write(recipe, find(recipe))
