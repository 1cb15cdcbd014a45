"""Puzzles: decisions with one clearly best move, found in games of bots against each other.

A puzzle is a record that begins at its position and has no moves, with a field `puzzle`: a reader of records reads it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bottega import bots
from bottega.bots.hints import distinct
from bottega.core.chance import Dice
from bottega.core.errors import Invalid
from bottega.core.game import AnyGame
from bottega.core.match import Match
from bottega.core.reading import as_map, as_text, as_whole
from bottega.core.search import Comparison, Search
from bottega.record import read_lines, replay

CLEAR = 0.1  # of the win that the best move must bring more than the next
SURE = 3.0  # standard errors that this must be above nothing
FEWEST = 3  # moves to choose from
LONGER = 10  # times that the search goes on for, and must say the same
RIVALS = 3  # moves that the best is compared with: those that were tried most
SHARE = 0.25  # deals of a comparison, for each iteration of the search
PLAYER = "greedy"
OTHER = "other"  # the kind of a puzzle of which the game names none


@dataclass(frozen=True)
class Puzzle:
    """`best` is the one clearly best move of `seat`; `margin` is what it brings of the win more than the next best."""

    match: Match
    seat: int
    best: Any
    kind: str
    margin: float
    error: float
    iterations: int

    def to_json(self) -> dict[str, Any]:
        told = {
            "seat": self.seat,
            "best": self.best.to_json(),
            "kind": self.kind,
            "margin": round(self.margin, 3),
            "error": round(self.error, 3),
            "iterations": self.iterations,
        }
        return {**self.match.record_json(), "puzzle": told}

    @classmethod
    def from_json(cls, data: object) -> Puzzle:
        match = replay(data)
        told = as_map(as_map(data, "record").get("puzzle"), "puzzle")
        seat = as_whole(told.get("seat"), "puzzle: seat", 0, match.seats - 1)
        best = match.check(seat, as_map(told.get("best"), "puzzle: best"))
        return cls(
            match,
            seat,
            best,
            as_text(told.get("kind"), "puzzle: kind"),
            _number(told, "margin"),
            _number(told, "error"),
            as_whole(told.get("iterations"), "puzzle: iterations", 0, 1_000_000_000),
        )


def _number(data: Mapping[str, Any], name: str) -> float:
    value = data.get(name)
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise Invalid(f"puzzle: {name}: must be a number")
    return float(value)


@dataclass(frozen=True)
class Mine:
    """Where puzzles are looked for: so many games of bots, each dealt from a seed of its own."""

    game: AnyGame
    seats: int
    seed: int
    iterations: int

    def to_json(self) -> dict[str, Any]:
        name, found = self.game.spec.name, {"seats": self.seats, "seed": self.seed, "iterations": self.iterations}
        return {"game": name, **found}

    def dig(self, number: int) -> Iterator[Puzzle]:
        """The puzzles of one game."""
        match = Match(self.game, self.seats, seed=f"{self.seed}/{number}")
        dice = Dice(self.seed * 1_000_003 + number)
        table = bots.BotTable(match, [bots.load(PLAYER, self.game) for _ in range(self.seats)], dice)
        while not match.over:
            for seat in match.awaited:
                puzzle = self.look(match, seat, dice)
                if puzzle is not None:
                    yield puzzle
            table.move()

    def look(self, match: Match, seat: int, dice: Dice) -> Puzzle | None:
        """The decision of a seat, if one move is clearly best, and is it still after ten times as much thought."""
        view, game = match.view(seat), self.game
        if len(view.choices) < FEWEST or game.search.obvious(view) is not None:
            return None
        first = _two_best(game, view, self.iterations, dice)
        if not first.is_clear:
            return None
        second = _two_best(game, view, LONGER * self.iterations, dice)
        if second.best != first.best or not second.is_clear:
            return None
        start = Match(game, match.seats, match.options, 0, position=game.state_json(match.state))
        kind = _kind(game, view, second)
        found = second.found
        return Puzzle(start, seat, second.best, kind, found.value, found.value_error, LONGER * self.iterations)


@dataclass(frozen=True)
class _Judged:
    """The best move, the next best, and how far apart they are."""

    best: Any
    next: Any
    found: Comparison

    @property
    def is_clear(self) -> bool:
        return self.found.value >= CLEAR and self.found.value > SURE * self.found.value_error


def _two_best(game: AnyGame, view: Any, iterations: int, dice: Dice) -> _Judged:
    known = game.search.KnownGame(view)
    search: Search = known.search(dice)
    search.think(iterations)
    (best, (move, _, _)), *tried = distinct(search).items()
    others = {action: judged[0] for action, judged in tried}
    for action in view.choices:  # a search that sees a win tries little else
        if len(others) < RIVALS and action != best and action not in others:
            others[action] = known.number(action)
    deals = max(2, int(SHARE * iterations))
    rivals = [_Judged(best, other, search.compare(move, others[other], deals)) for other in [*others][:RIVALS]]
    return min(rivals, key=lambda each: each.found.value)


def _kind(game: AnyGame, view: Any, judged: _Judged) -> str:
    """By the fact in which the best move is most ahead of the next, or by its type."""
    part = game.reasons
    if part is None:
        return OTHER
    mine, theirs = (part.features(view, action) for action in (judged.best, judged.next))
    ahead = {name: fact.weight - (theirs[name].weight if name in theirs else 0.0) for name, fact in mine.items()}
    fact = max(ahead, key=lambda name: ahead[name], default="")
    by_fact = part.KINDS.get(fact) if ahead.get(fact, 0.0) > 0 else None
    return by_fact or part.KINDS.get(judged.best.to_json()["type"], OTHER)


# --- the file ---


def resume(path: Path, mine: Mine) -> int:
    """How many games were looked through for this file already; `Invalid` if it was for others."""
    if not path.exists() or path.stat().st_size == 0:
        return 0
    done = 0
    for number, line in _notes(path):
        if line.get("mine") != mine.to_json():
            raise Invalid(f"{path}, line {number}: was mined with {line.get('mine')}, not with {mine.to_json()}")
        done = as_whole(line.get("mined"), f"{path}, line {number}: mined", 0, 1_000_000_000)
    return done


def append(path: Path, mine: Mine, done: int, found: list[Puzzle]) -> None:
    """The puzzles of a game, and that it is done, in one write: whoever is interrupted loses one game at most."""
    lines = [json.dumps(puzzle.to_json()) for puzzle in found]
    lines.append(json.dumps({"mine": mine.to_json(), "mined": done}))
    with path.open("a", encoding="utf-8") as file:
        file.write("".join(f"{line}\n" for line in lines))


def read(path: Path) -> list[object]:
    """The puzzles of a file, as data."""
    return [line for _, line in read_lines(path) if "puzzle" in as_map(line, str(path))]


def _notes(path: Path) -> Iterator[tuple[int, Mapping[str, Any]]]:
    for number, line in read_lines(path):
        data = as_map(line, f"{path}, line {number}")
        if "mined" in data:
            yield number, data
