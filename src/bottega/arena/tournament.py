"""Every bot against every other: the same deals for all, from every seat, until it is clear who is better."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from itertools import combinations, permutations
from operator import itemgetter

from bottega import games
from bottega.arena.simulate import Plan, play_out
from bottega.arena.statistics import LEAST_DEALS, Estimate, always_valid, share_by_deals
from bottega.arena.workers import Workers
from bottega.core.errors import Invalid
from bottega.core.game import Outcome

Ranks = tuple[int, ...]  # how many sides did better than each


@dataclass(frozen=True)
class LineUp:
    """One bot on a side of its own, its rival on all the others. With two sides that is a plain pair."""

    bot: str
    rival: str
    sides: int

    def seating(self, turn: int) -> tuple[str, ...]:
        """Who plays which side when the bot has come round to one of them."""
        return tuple(self.bot if side == turn else self.rival for side in range(self.sides))

    @property
    def fair(self) -> float:
        """The share of wins between equals."""
        return 1 / self.sides


@dataclass
class Encounter:
    """What a line-up has played so far: for each deal the ranks in each turn round the table."""

    line_up: LineUp
    deals: list[tuple[Ranks, ...]] = field(default_factory=list)

    @property
    def games(self) -> int:
        return len(self.deals) * self.line_up.sides

    def scores(self) -> list[float]:
        """The bot's share of the wins in each deal."""
        return [sum(won(ranks)[turn] for turn, ranks in enumerate(deal)) / len(deal) for deal in self.deals]

    def share(self) -> Estimate:
        return share_by_deals(self.scores(), self.line_up.sides)

    def always(self) -> Estimate:
        """The same in an interval that early stopping does not bend."""
        return always_valid(self.scores())

    @property
    def settled(self) -> bool:
        """Is it clear who is better?"""
        return not self.always().holds(self.line_up.fair)


def won(ranks: Ranks) -> list[float]:
    """Each side's part of the win; a shared win counts as its part."""
    return [1 / ranks.count(0) if rank == 0 else 0.0 for rank in ranks]


def ranks(outcome: Outcome, sides: Sequence[Sequence[int]]) -> Ranks:
    """Winners first, whatever broke the tie; the others by their scores."""
    wins = [side[0] in outcome.winners for side in sides]
    order = [(not win, 0 if win else -score) for win, score in zip(wins, outcome.scores, strict=True)]
    return tuple(sum(other < mine for other in order) for mine in order)


@dataclass(frozen=True)
class Task:
    """What a worker is given."""

    line_up: LineUp
    deal: int


def play_deal(plan: Plan, task: Task) -> tuple[Ranks, ...]:
    """From every side."""
    return tuple(_play(plan, task.line_up, task.deal, turn) for turn in range(task.line_up.sides))


def _play(plan: Plan, line_up: LineUp, deal: int, turn: int) -> Ranks:
    """One game. Cards come by the deal's number alone; the bots' own dice by the turn too."""
    sides = games.load(plan.game).sides(plan.seats)
    names = line_up.seating(turn)
    seated = {seat: name for side, name in zip(sides, names, strict=True) for seat in side}
    seed = f"{plan.seed}-{deal}"
    dice = int.from_bytes(sha256(f"{seed}-{turn}".encode()).digest()[:7], "big")
    label = f"deal {deal}, {' against '.join(names)}"
    match = play_out(plan, [seated[seat] for seat in range(plan.seats)], seed, dice, label)
    assert match.outcome is not None  # played out
    return ranks(match.outcome, sides)


class Tournament:
    """All line-ups of the plan's bots, and what they have played."""

    def __init__(self, plan: Plan, most: int, full: bool = False) -> None:
        sides = len(games.load(plan.game).sides(plan.seats))
        if len(plan.bots) < 2:
            raise Invalid("bots: an arena needs two at least")
        for name in plan.bots:
            if plan.bots.count(name) > 1:
                raise Invalid(f"bots: {name} is named twice")
        if most < sides:
            raise Invalid(f"games: {sides} at least, a deal is played once from each side")
        self.plan = plan
        self.full = full  # play on, settled or not: for shares as exact as can be
        self.deals = most // sides  # the most that a line-up plays
        pairs = combinations(plan.bots, 2) if sides == 2 else permutations(plan.bots, 2)
        self.encounters = [Encounter(LineUp(bot, rival, sides)) for bot, rival in pairs]

    @property
    def played(self) -> int:
        """Games of all line-ups together."""
        return sum(encounter.games for encounter in self.encounters)

    @property
    def to_play(self) -> int:
        """Games at most, by what is known now."""
        return sum(
            (self.deals if self._is_open(one) else len(one.deals)) * one.line_up.sides for one in self.encounters
        )

    def _is_open(self, encounter: Encounter) -> bool:
        return len(encounter.deals) < self.deals and (self.full or not encounter.settled)

    def play(self, workers: Workers) -> Iterator[Encounter]:
        """Round by round, all line-ups that are still open, a deal of each by turns; yields whichever has played on.

        Whether to stop is asked between whole rounds only: so the number of workers changes nothing but the time.
        """
        while playing := [encounter for encounter in self.encounters if self._is_open(encounter)]:
            tasks = [(encounter, deal) for encounter in playing for deal in self._next_deals(encounter)]
            tasks.sort(key=itemgetter(1))
            given = [Task(encounter.line_up, deal) for encounter, deal in tasks]
            for (encounter, _), ranks in zip(tasks, workers.map(partial(play_deal, self.plan), given), strict=True):
                encounter.deals.append(ranks)
                yield encounter

    def _next_deals(self, encounter: Encounter) -> range:
        """So many that a look is worth it: a few at first, then a fifth more each time."""
        done = len(encounter.deals)
        return range(done, min(self.deals, done + max(LEAST_DEALS, done // 5)))
