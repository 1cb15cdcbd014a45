"""What simulated games show of a game's balance: for whoever tunes a component list."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from bottega.arena.simulate import Played
from bottega.arena.statistics import Estimate, mean, share

FEW = 20  # games; below that an interval promises too much


@dataclass
class Card:
    """What has a name in ledgers: a card or a tile."""

    name: str
    games: int = 0  # in which somebody got it
    kinds: Counter[str] = field(default_factory=Counter)
    points: list[int] = field(default_factory=list)
    with_it: list[float] = field(default_factory=list)  # shares of the win, in games where some got it and some did not
    without: list[float] = field(default_factory=list)

    @property
    def worth(self) -> float:
        """What it brings, on average."""
        return sum(self.points) / len(self.points)

    @property
    def compared(self) -> int:
        return len(self.with_it)

    def contribution(self) -> Estimate:
        """How much more of the win goes to those who got it, within the same games."""
        return mean([mine - theirs for mine, theirs in zip(self.with_it, self.without, strict=True)])


@dataclass
class Source:
    """One way to make points: what a winning side and another made by it, in each game."""

    winners: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)

    def gap(self) -> Estimate:
        return mean([mine - theirs for mine, theirs in zip(self.winners, self.others, strict=True)])


class Balance:
    """Fed one game at a time, each with its ledger."""

    def __init__(self, sides: Sequence[Sequence[int]]) -> None:
        self.sides = sides
        self.games = 0
        self.lengths: list[int] = []
        self.measures: dict[str, list[float]] = defaultdict(list)
        self.by_place = [0.0] * len(sides)
        self.sources: dict[str, Source] = {}
        self.cards: dict[str, Card] = {}
        self.compared = 0  # games with a loser

    def add(self, game: Played) -> None:
        self.games += 1
        self.lengths.append(game.plies)
        for name, number in game.measures.items():
            self.measures[name].append(number)
        won = self._won(game)
        for place, side in enumerate(self._order(game.first)):
            self.by_place[place] += won[side]
        self._add_sources(game, won)
        self._add_cards(game, won)

    def _won(self, game: Played) -> list[float]:
        """Each side's part of the win."""
        winning = [side[0] in game.winners for side in self.sides]
        return [1 / sum(winning) if wins else 0.0 for wins in winning]

    def _order(self, first: int) -> list[int]:
        """The sides in the order in which they first move."""
        seats = sum(map(len, self.sides))
        return sorted(range(len(self.sides)), key=lambda side: min((seat - first) % seats for seat in self.sides[side]))

    def _add_sources(self, game: Played, won: Sequence[float]) -> None:
        made: dict[str, list[int]] = {kind: [0] * len(won) for kind in self.sources}
        for entry in game.ledger:
            made.setdefault(entry.kind, [0] * len(won))[entry.side] += entry.points
        if all(won):
            return
        for kind, points in made.items():
            source = self.sources.setdefault(kind, Source([0.0] * self.compared, [0.0] * self.compared))
            source.winners.append(_average([mine for mine, part in zip(points, won, strict=True) if part]))
            source.others.append(_average([mine for mine, part in zip(points, won, strict=True) if not part]))
        self.compared += 1

    def _add_cards(self, game: Played, won: Sequence[float]) -> None:
        holders: dict[str, set[int]] = defaultdict(set)
        for entry in game.ledger:
            if entry.name:
                card = self.cards.setdefault(entry.name, Card(entry.name))
                card.kinds[entry.kind] += 1
                card.points.append(entry.points)
                holders[entry.name].add(entry.side)
        for name, sides in holders.items():
            card = self.cards[name]
            card.games += 1
            if len(sides) < len(won):
                card.with_it.append(_average([won[side] for side in sides]))
                card.without.append(_average([part for side, part in enumerate(won) if side not in sides]))

    # --- what it shows ---

    @property
    def fair(self) -> float:
        return 1 / len(self.sides)

    def places(self) -> list[Estimate]:
        """Each side's share of the wins, by the order in which they begin."""
        return [share(wins, self.games) for wins in self.by_place]

    def length(self) -> Estimate:
        return mean(self.lengths)

    def ranked(self) -> list[Card]:
        """Those that were compared often enough, the one that helps most first."""
        known = [card for card in self.cards.values() if card.compared >= FEW]
        return sorted(known, key=lambda card: -card.contribution().value)

    def rare(self) -> list[Card]:
        return [card for card in self.cards.values() if card.compared < FEW]

    def trend(self) -> tuple[float, float] | None:
        """What points alone explain of the contributions: a line (at 0, a point), cards weighted by their games."""
        cards = self.ranked()
        total = sum(card.compared for card in cards)
        if len({card.worth for card in cards}) < 3:
            return None
        worth = sum(card.compared * card.worth for card in cards) / total
        gain = sum(card.compared * card.contribution().value for card in cards) / total
        spread = sum(card.compared * (card.worth - worth) ** 2 for card in cards)
        slope = sum(card.compared * (card.worth - worth) * card.contribution().value for card in cards) / spread
        return gain - slope * worth, slope

    def surprises(self) -> dict[str, Estimate]:
        """What each card contributes beyond its points: what a tuner looks for. None where points explain nothing."""
        trend, found = self.trend(), dict[str, Estimate]()
        if trend is None:
            return found
        for card in self.ranked():
            expected, one = trend[0] + trend[1] * card.worth, card.contribution()
            found[card.name] = Estimate(one.value - expected, one.low - expected, one.high - expected)
        return found


def _average(values: Sequence[float]) -> float:
    return sum(values) / len(values)
