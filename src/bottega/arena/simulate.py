"""Plays many games between bots, on several processes, always the same for the same seed."""

from __future__ import annotations

import json
import signal
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from bottega import bots, games
from bottega.core.chance import Dice
from bottega.core.errors import BottegaError
from bottega.core.match import Match
from bottega.record import replay

CHUNK = 50  # games a worker plays before it reports


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


class Crashed(BottegaError):
    """A game that could not be played to its end, with the record up to there."""


def simulate(plan: Plan, count: int, jobs: int = 1) -> Iterator[Played]:
    """Play `count` games, in order."""
    starts = range(0, count, CHUNK)
    work = partial(_chunk, plan, count)
    if jobs <= 1:
        for start in starts:
            yield from work(start)
        return
    with ProcessPoolExecutor(jobs, initializer=_leave_interrupts_to_the_parent) as pool:
        try:
            for played in pool.map(work, starts):
                yield from played
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _chunk(plan: Plan, count: int, start: int) -> list[Played]:
    return [play(plan, number) for number in range(start, min(start + CHUNK, count))]


def play(plan: Plan, number: int) -> Played:
    """One game; its seed is the plan's and its number."""
    game = games.load(plan.game, plan.components)
    match = Match(game, plan.seats, plan.options, f"{plan.seed}-{number}")
    seating = plan.seating(number)
    table = bots.Table(match, [bots.load(name, plan.game) for name in seating], Dice(number))
    try:
        while not match.over:
            table.move()
    except Exception as error:
        raise Crashed(f"game {number}: {type(error).__name__}: {error}; its record is {_dump(match)}") from error
    if plan.check:
        _check(plan, match, number)
    return _played(plan, match, seating)


def _played(plan: Plan, match: Match, seating: Sequence[str]) -> Played:
    outcome = match.outcome
    if outcome is None:
        raise ValueError("the game is not over")
    return Played(
        seating=tuple(seating),
        first=match.moves[0].seat if match.moves else 0,
        winners=outcome.winners,
        scores=outcome.scores,
        reason=outcome.reason,
        plies=match.ply,
        tally=match.game.tally(match.state),
        measures=match.game.measures(match.state),
        record=json.dumps(match.record_json(), ensure_ascii=False) if plan.export else None,
    )


def _check(plan: Plan, match: Match, number: int) -> None:
    record = json.loads(json.dumps(match.record_json()))
    if replay(record, plan.components).state != match.state:
        raise Crashed(f"game {number}: replaying its record gives another state; it is {_dump(match)}")


def _dump(match: Match) -> Path:
    with tempfile.NamedTemporaryFile("w", prefix="bottega-", suffix=".json", delete=False, encoding="utf-8") as file:
        json.dump(match.record_json(), file)
    return Path(file.name)
