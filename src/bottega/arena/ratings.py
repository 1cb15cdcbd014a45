"""Ratings over all games of a tournament: openskill's Plackett-Luce, with intervals from resampled deals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from statistics import stdev
from typing import Any

from bottega.arena.extras import need
from bottega.arena.statistics import Estimate, Z
from bottega.arena.tournament import Encounter, Ranks

# Resamples: the more the fewer games there are, so that they never take longer than the games themselves did.
FEWEST, MOST, BUDGET = 20, 100, 20_000

Game = tuple[tuple[str, ...], Ranks]


def rate(encounters: Sequence[Encounter], seed: str) -> dict[str, Estimate]:
    """A rating for each bot, the best first; everyone begins at 25."""
    model = need("openskill.models", "arena").PlackettLuce(tau=0.0)  # bots do not learn between games
    deals = range(max(len(encounter.deals) for encounter in encounters))
    found = _rate(model, _games(encounters, deals))
    played = sum(encounter.games for encounter in encounters)
    random, resamples = Random(seed), list[dict[str, Any]]()
    for _ in range(min(MOST, max(FEWEST, BUDGET // max(1, played)))):
        again = random.choices(deals, k=len(deals))  # for all line-ups the same: they share their luck
        resamples.append(_rate(model, _games(encounters, again)))
    return {
        bot: _estimate(rating, [float(resample[bot].mu) for resample in resamples if bot in resample])
        for bot, rating in sorted(found.items(), key=lambda pair: -float(pair[1].mu))
    }


def _estimate(rating: Any, resampled: Sequence[float]) -> Estimate:
    """Where every deal went the same way, resampling them tells nothing: then openskill's own doubt counts."""
    value, spread = float(rating.mu), Z * (stdev(resampled) or float(rating.sigma))
    return Estimate(value, value - spread, value + spread)


def _games(encounters: Sequence[Encounter], deals: Iterable[int]) -> Iterator[Game]:
    """Deal by deal, so that no line-up has the last word."""
    for deal in deals:
        for encounter in encounters:
            if deal < len(encounter.deals):
                for turn, ranks in enumerate(encounter.deals[deal]):
                    yield encounter.line_up.seating(turn), ranks


def _rate(model: Any, games: Iterable[Game]) -> dict[str, Any]:
    ratings: dict[str, Any] = {}
    for seating, ranks in games:
        for bot in seating:
            if bot not in ratings:
                ratings[bot] = model.rating()
        after = [side[0] for side in model.rate([[ratings[bot]] for bot in seating], ranks=list(ranks))]
        for bot in set(seating):
            ratings[bot] = _merged([rating for rating, name in zip(after, seating, strict=True) if name == bot])
    return ratings


def _merged(copies: Sequence[Any]) -> Any:
    """Copies of one bot in one game learn together."""
    first = copies[0]
    if len(copies) > 1:
        first.mu = sum(copy.mu for copy in copies) / len(copies)
        first.sigma = sum(copy.sigma for copy in copies) / len(copies)
    return first
