"""A race between moves, for games whose decisions can be told whole: no tree, every move on the same deals.

Each deal is played on after every move that is still in the race, with the same dice; so luck is the same for all, and
few deals tell them apart. A move drops out when it is behind the best by more than chance explains.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from bottega.core.chance import SEEDS, Chance, Dice
from bottega.core.search import Edge, Knowledge, Search

LEAST: Final = 8  # deals, before a move drops out
PATIENCE: Final = 2.0  # standard errors behind the best at which it does


class Race(Search):
    def __init__(self, knowledge: Knowledge, chance: Chance) -> None:
        super().__init__(knowledge, chance)
        position = knowledge.guess(chance)
        self.mover = position.mover()
        moves = position.moves()
        weights = position.weights(moves)
        self.runners = [Edge(moves[place], weights[place]) for place in range(len(moves))]
        for edge in self.runners:
            self.root.edges[edge.move] = edge
        self.values: dict[int, list[float]] = {move: [] for move in moves}  # by deal
        self.seed = int(chance.pick(0, SEEDS))
        self.next = 0  # the runner whose turn it is on this deal

    def iterate(self) -> None:
        edge = self.runners[self.next]
        value, points = self.on_deal(edge.move, self.seed)
        self.values[edge.move].append(value)
        if points is not None:
            edge.add_score(points)
        self.next += 1
        if self.next == len(self.runners):
            self.end_deal()

    def on_deal(self, move: int, seed: int) -> tuple[float, float | None]:
        dice = Dice(seed)
        position = self.knowledge.guess(dice)
        position.play(move, dice)
        return position.values(dice)[self.mover], position.points(self.mover)

    def catch_up(self, move: int, times: int) -> None:
        """Without a tree nothing is learned about what follows."""

    def end_deal(self) -> None:
        """Only deals that all have played count."""
        for edge in self.runners:
            edge.visits += 1
            edge.total += self.values[edge.move][-1]
        best = self.root.edges[self.best()]
        if best.visits >= LEAST:
            self.runners = [edge for edge in self.runners if edge is best or not self.is_behind(edge, best)]
        self.seed = int(self.chance.pick(0, SEEDS))
        self.next = 0

    def is_behind(self, edge: Edge, best: Edge) -> bool:
        mine, others, deals = self.values[edge.move], self.values[best.move], best.visits
        total = squares = 0.0
        for deal in range(deals):
            apart = others[deal] - mine[deal]
            total += apart
            squares += apart * apart
        mean = total / float(deals)
        variance = max(0.0, squares / float(deals) - mean * mean)
        return mean > PATIENCE * sqrt(variance / float(deals - 1))

    def best(self) -> int:
        found = self.runners[0]
        for edge in self.runners:
            if edge.mean() > found.mean():
                found = edge
        return found.move

    def judged(self) -> list[tuple[int, int, float]]:
        """As in any search; during the first deal, those that have played it, in the order the game gave them."""
        if self.runners[0].visits:
            return super().judged()
        return [(edge.move, 1, self.values[edge.move][0]) for edge in self.runners[: self.next]]

    def is_settled(self, left: int) -> bool:
        return len(self.runners) == 1
