"""What simulated games show: who wins, from which place, how long, how they end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from bottega import __version__, games
from bottega.arena.simulate import Plan, Played
from bottega.arena.statistics import Estimate, mean, ratio, share


@dataclass
class Summary:
    """Fed one game at a time; keeps numbers, not games."""

    games: int = 0
    played: Counter[str] = field(default_factory=Counter)  # games with at least one such bot
    won: Counter[str] = field(default_factory=Counter)
    seats: Counter[str] = field(default_factory=Counter)  # seats a bot had in all
    by_place: Counter[int] = field(default_factory=Counter)  # wins by place after the first to move
    reasons: Counter[str] = field(default_factory=Counter)
    plies: list[int] = field(default_factory=list)
    scores: list[float] = field(default_factory=list)  # the best of each game
    means: list[float] = field(default_factory=list)  # and the average of each
    tallies: list[dict[str, int]] = field(default_factory=list)
    measures: dict[str, list[float]] = field(default_factory=dict)
    places: int = 0

    def add(self, game: Played) -> None:
        self.games += 1
        self.places = len(game.seating)
        for bot in set(game.seating):
            self.played[bot] += 1
        for bot in game.seating:
            self.seats[bot] += 1
        for bot in {game.seating[seat] for seat in game.winners}:
            self.won[bot] += 1
        for seat in game.winners:
            self.by_place[(seat - game.first) % len(game.seating)] += 1
        self.reasons[game.reason] += 1
        self.plies.append(game.plies)
        self.scores.append(max(game.scores))
        self.means.append(sum(game.scores) / len(game.scores))
        self.tallies.append(dict(game.tally))
        for name, number in game.measures.items():
            self.measures.setdefault(name, []).append(number)

    def wins(self) -> dict[str, Estimate]:
        """How many of its games a bot won, or one of its copies did."""
        return {bot: share(self.won[bot], count) for bot, count in sorted(self.played.items())}

    def expected(self, bot: str) -> float:
        """The share of wins that luck alone would give a bot with so many seats."""
        return self.seats[bot] / (self.played[bot] * self.places)

    def places_won(self) -> list[Estimate]:
        return [share(self.by_place[place], self.games) for place in range(self.places)]

    def ends(self) -> dict[str, Estimate]:
        return {reason: share(count, self.games) for reason, count in sorted(self.reasons.items())}

    def length(self) -> Estimate:
        return mean(self.plies)

    def best_score(self) -> Estimate:
        return mean(self.scores)

    def mean_score(self) -> Estimate:
        return mean(self.means)

    def averages(self) -> dict[str, Estimate]:
        return {name: mean(numbers) for name, numbers in self.measures.items()}

    def tally_shares(self) -> dict[str, Estimate]:
        """Each thing counted, as a share of all things counted."""
        wholes = [float(sum(tally.values())) for tally in self.tallies]
        return {name: ratio(self._counts(name), wholes) for name in self._tally_names()}

    def to_json(self, plan: Plan) -> dict[str, Any]:
        """What the tables show, as plain data."""
        return {
            "bottega": __version__,
            "game": plan.game,
            "seats": plan.seats,
            "options": dict(plan.options),
            "components": games.load(plan.game, plan.components).components,
            "seed": plan.seed,
            "games": self.games,
            "bots": [
                {
                    "bot": bot,
                    "seats": self.seats[bot] / self.played[bot],
                    "games": self.played[bot],
                    "won": won.to_json(),
                    "by_luck": round(self.expected(bot), 5),
                }
                for bot, won in self.wins().items()
            ],
            "places": [won.to_json() for won in self.places_won()],
            "moves": self.length().to_json(),
            "best_score": self.best_score().to_json(),
            "mean_score": self.mean_score().to_json(),
            "averages": {name: average.to_json() for name, average in self.averages().items()},
            "shares": {name: part.to_json() for name, part in self.tally_shares().items()},
            "ended_by": {reason: part.to_json() for reason, part in self.ends().items()},
        }

    def _tally_names(self) -> Sequence[str]:
        return list(dict.fromkeys(name for tally in self.tallies for name in tally))

    def _counts(self, name: str) -> list[float]:
        return [float(tally.get(name, 0)) for tally in self.tallies]


def summarise(games: Iterable[Played]) -> Summary:
    summary = Summary()
    for game in games:
        summary.add(game)
    return summary
