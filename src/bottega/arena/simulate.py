"""Plays many games between bots, on several processes, always the same for the same seed."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from traceback import format_exception
from typing import Any

from bottega import bots, games
from bottega.arena.workers import processes
from bottega.core.chance import Dice
from bottega.core.errors import BottegaError
from bottega.core.event import Event
from bottega.core.game import AnyGame, Entry
from bottega.core.match import Match
from bottega.record import replay


@dataclass(frozen=True)
class Plan:
    """What is to be played. Bots change seats from game to game, so that no seat favours one of them."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: str = "0"
    options: Mapping[str, Any] = field(default_factory=dict)
    components: str | None = None
    export: bool = False
    check: bool = False
    ledger: bool = False  # keep how the points were made

    def seating(self, number: int) -> tuple[str, ...]:
        """Which bot sits where in a game; a short list of bots repeats round the table."""
        return tuple(self.bots[(seat + number) % self.seats % len(self.bots)] for seat in range(self.seats))


@dataclass(frozen=True)
class Played:
    """What is kept of a game."""

    seating: tuple[str, ...]
    first: int  # the seat that moved first
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    plies: int
    tally: Mapping[str, int]
    measures: Mapping[str, int]
    record: str | None
    ledger: Sequence[Entry] = ()


class Crashed(BottegaError):
    """A game that could not be played to its end, with the record up to there."""


def simulate(plan: Plan, count: int, jobs: int = 0) -> Generator[Played, None, None]:
    """Play `count` games, in order, on so many processes besides this one; closing it early ends them."""
    with processes(jobs) as workers:
        yield from workers.map(partial(play, plan), range(count))


def play(plan: Plan, number: int) -> Played:
    """One game; its seed is the plan's and its number."""
    seating, events = plan.seating(number), list[Event]()
    match = play_out(plan, seating, f"{plan.seed}-{number}", number, f"game {number}", events if plan.ledger else None)
    if plan.check:
        _check(plan, match, number)
    return _played(plan, match, seating, events)


def play_out(
    plan: Plan, seating: Sequence[str], seed: str, dice: int, name: str, events: list[Event] | None = None
) -> Match:
    """A whole game between bots; `dice` seeds those of the bots, `name` is for whoever reads of a crash."""
    match = Match(_game(plan.game, plan.components), plan.seats, plan.options, seed)
    table = bots.BotTable(match, [bots.load(bot, match.game) for bot in seating], Dice(dice))
    try:
        while not match.over:
            table.move(events)
    except Exception as error:
        where = ", ".join([plan.game, name, f"seed {seed}", *getattr(error, "__notes__", [])])
        message = f"{where}: {type(error).__name__}: {error}; its record is {_dump(match)}"
        if not isinstance(error, BottegaError):  # those say enough in a sentence
            message = f"{message}\n{''.join(format_exception(error)).rstrip()}"
        raise Crashed(message) from error
    return match


@cache
def _game(name: str, components: str | None) -> AnyGame:
    """A list of one's own is read once for all games."""
    return games.load(name, components)


def _played(plan: Plan, match: Match, seating: Sequence[str], events: Sequence[Event]) -> Played:
    outcome = match.outcome
    if outcome is None:
        raise ValueError("the game is not over")
    figures = match.game.figures(match.state)
    return Played(
        seating=tuple(seating),
        first=match.moves[0].seat if match.moves else 0,
        winners=outcome.winners,
        scores=outcome.scores,
        reason=outcome.reason,
        plies=match.ply,
        tally=dict(figures.shares),
        measures=dict(figures.averages),
        record=json.dumps(match.record_json(), ensure_ascii=False) if plan.export else None,
        ledger=match.game.ledger(match.state, events) if plan.ledger else (),
    )


def _check(plan: Plan, match: Match, number: int) -> None:
    record = json.loads(json.dumps(match.record_json()))
    if replay(record, plan.components).state != match.state:
        raise Crashed(f"game {number}: replaying its record gives another state; it is {_dump(match)}")


def _dump(match: Match) -> Path:
    with tempfile.NamedTemporaryFile("w", prefix="bottega-", suffix=".json", delete=False, encoding="utf-8") as file:
        json.dump(match.record_json(), file)
    return Path(file.name)
