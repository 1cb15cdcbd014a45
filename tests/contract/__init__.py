"""What the contract suite plays on: every game with every number of players, the toys among them.

A game brings a plug-in of its own folder's name to this package: what the suite cannot know of it, written from the
rules' text and not from the rules' code.
"""

from __future__ import annotations

import copy
import json
import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol, TypeVar, cast

import pytest

from bottega import games, record
from bottega.core.game import AnyGame
from bottega.core.match import Match
from toys.crazy_eights.game import CrazyEights
from toys.offers import PigmentMarket
from toys.sealed import SealedBrushes

SEEDS = (1, 2)
TOYS: dict[str, type[AnyGame]] = {"sealed": SealedBrushes, "offers": PigmentMarket, "eights": CrazyEights}

T = TypeVar("T")
Json = dict[str, Any]
Secrets = Mapping[str, Callable[[Json, int | None], Any]]


class Plugin(Protocol):
    """What a game's plug-in module has."""

    PRIVATE: frozenset[str]  # kinds of chance that only the mover sees
    SEALED: frozenset[str]  # types of action that only the mover knows, until a reveal
    SIMULTANEOUS: bool  # are several seats ever awaited at once?
    SECRETS: Secrets  # what a seat may not know, taken from a state

    # May be left out:
    # STRIDE: int = 1, for long games: one position in so many is looked at
    # THOUGHT: int = 30, iterations of a level in tests, which run plain Python
    # REPORT_GAMES: int = 40, games that a report on the balance is made of
    # PRIVATE_FIELDS: tuple[str, ...] = (), of a state, by seat, of which others see a number or nothing
    # STATE: tuple[str, ...], the fields of a state that other tools rely on; all, where it is left out
    # RECIPES: list[Recipe] = [], its golden games

    def box(self) -> Counter[str]:
        """Everything in the box, from the component list alone."""

    def account(self, state: Json) -> Counter[str]:
        """Everything that is somewhere in a state: the box again. Asserts that the money adds up too."""

    def score(self, played: Json) -> Json:
        """The outcome, from a record's setup or position, moves and chance alone."""

    def scramble(self, state: Json, seat: int | None, rng: random.Random) -> Json:
        """The state with all that this seat (or a spectator) may not know changed at random; by rules of its own."""

    def positions(self, seats: int) -> list[Json]:
        """Corners that random games from the start rarely see."""

    def reasons(self, seats: int) -> set[str]:
        """The ways to end that random games, those from the corners included, must meet."""


PARTS_OF_A_PLUGIN = [name for name in (*Plugin.__annotations__, *vars(Plugin)) if not name.startswith("_")]


@dataclass(frozen=True)
class Table:
    """A game with so many players."""

    name: str
    seats: int

    def __str__(self) -> str:
        return f"{self.name}-{self.seats}"

    @property
    def toy(self) -> bool:
        return self.name in TOYS

    @property
    def game(self) -> AnyGame:
        return TOYS[self.name]() if self.toy else games.load(self.name)

    @property
    def plugin(self) -> Plugin:
        return plugin(self.name)

    @property
    def stride(self) -> int:
        """1, every position, unless games are long."""
        return stride(self.name)

    @property
    def has_plugin(self) -> bool:
        return self.toy or plugin_file(self.name).exists()

    def match(self, seed: int = 1, position: Json | None = None) -> Match:
        return Match(self.game, self.seats, seed=seed, position=position)

    def matches(self) -> Iterator[Match]:
        """A few that start fresh, and one for each corner."""
        yield from (self.match(seed) for seed in SEEDS[: 1 if self.stride > 1 else None])
        yield from (self.match(seed, position) for seed, position in enumerate(self.plugin.positions(self.seats)))

    def replay(self, played: Json) -> Match:
        """`record.replay` knows registered games only; a toy's record takes the same way by hand."""
        if not self.toy:
            return record.replay(played)
        start = {"position": played["position"]} if "position" in played else {"setup": played["setup"]}
        match = Match(self.game, self.seats, played["options"], 0, **start)
        for move in played["moves"]:
            match.replay(move["seat"], move["action"], move.get("chance", {}))
        return match


def plugin_file(name: str) -> Path:
    return Path(__file__).parent / f"{games.folder(name).rpartition('.')[2]}.py"


def plugin(name: str) -> Plugin:
    return cast(Plugin, import_module(f"contract.{name if name in TOYS else plugin_file(name).stem}"))


def setting(name: str, part: str, default: T) -> T:
    """A part of a game's plug-in that may be left out."""
    found: T = getattr(plugin(name), part, default)
    return found


@cache
def stride(name: str) -> int:
    return setting(name, "STRIDE", 1)


REGISTERED = [Table(name, seats) for name in games.names() for seats in games.spec(name).seats]
TABLES = REGISTERED + [Table(name, seats) for name, game in TOYS.items() for seats in game.spec.seats]


def stride_of(game: AnyGame) -> int:
    return stride(game.spec.name) if game.spec.name in games.names() else 1


# --- playing ---


def random_move(match: Match, rng: random.Random) -> tuple[int, Any]:
    """Any seat that may act, awaited or not."""
    return pick(match.game, match.state, rng)


def pick(game: AnyGame, state: Any, rng: random.Random) -> tuple[int, Any]:
    """Any seat with a choice, and any choice. A long game would be mostly talk, so there the kind is picked first."""
    allowed = game.allowed(state)
    if stride_of(game) == 1:
        choices = {seat: list(game.choices(state, seat)) for seat in allowed}
        seat = rng.choice([seat for seat in allowed if choices[seat]])
        return seat, rng.choice(choices[seat])
    seat = rng.choice([*allowed, *game.awaited(state) * len(allowed)])
    actions = list(game.choices(state, seat))
    if not actions:
        return pick(game, state, rng)
    kind = rng.choice(list(dict.fromkeys(type(action) for action in actions)))
    return seat, rng.choice([action for action in actions if type(action) is kind])


def still(match: Match) -> Match:
    """A copy that stays at this position while the match goes on."""
    twin = copy.copy(match)
    twin.moves, twin._past = match.moves.copy(), match._past.copy()
    return twin


def looked_at(match: Match) -> bool:
    """Every position of a match, but of a long one a few, its first and its last."""
    return match.ply % stride_of(match.game) == 0 or match.over


def walk(match: Match, seed: int = 0) -> Iterator[Match]:
    """Plays a random game; yields before every move and after the last."""
    rng = random.Random(seed)
    while not match.over:
        assert match.ply < match.game.spec.longest, "the game does not end"
        yield match
        match.play(*random_move(match, rng))
    yield match


def play_out(match: Match, seed: int = 0) -> Match:
    for _ in walk(match, seed):
        pass
    return match


def fuzz(match: Match, seed: int, folder: Path) -> None:
    """A random game; if it crashes, the record up to there is kept, and the message says where."""
    try:
        play_out(match, seed)
    except Exception as error:
        path = folder / f"{match.game.spec.name}-{match.seats}-{seed}.json"
        path.write_text(json.dumps(match.record_json() | {"crash": repr(error)}), encoding="utf-8")
        raise AssertionError(f"{match!r} crashed with {error!r}; its record: {path}") from error


def everyone(match: Match) -> list[int | None]:
    """All who look on: the seats, and a spectator."""
    return [*range(match.seats), None]


def snapshot(match: Match) -> tuple[Any, ...]:
    """All of a match that a refused move must leave alone."""
    decisions = tuple(match.decision(seat) for seat in range(match.seats))
    return match.state, tuple(match.moves), decisions, match.record_json(), match.commitment, match.seed


def through_json(data: Any) -> Any:
    """As it comes out at the other end of a wire; fails for what JSON has no word for."""
    return json.loads(json.dumps(data, allow_nan=False))


# --- what tests are run on ---

on_every_table = pytest.mark.parametrize("table", TABLES, ids=str)
on_registered_tables = pytest.mark.parametrize("table", REGISTERED, ids=str)


def plies(table: Table) -> Iterator[Match]:
    """Every position of a few random games; long ones are played once for all tests."""
    if table.stride > 1:
        yield from _kept(table)
    else:
        for seed, match in enumerate(table.matches()):
            yield from walk(match, seed)


@cache
def _kept(table: Table) -> list[Match]:
    matches = enumerate(table.matches())
    return [still(match) for seed, match in matches for _ in filter(looked_at, walk(match, seed))]
