"""Search that knows no game: information-set Monte Carlo tree search over positions dealt from what a seat knows.

Each iteration deals a position that fits the knowledge, walks down one shared tree as far as it was walked before,
asks the game what the position there is worth to every seat, and remembers that along the way. Moves are chosen by
what they brought so far and by how likely the game's own heuristics make them (PUCT); a move that only some deals
allow is weighed by how often it could have been made. Moves made at the same time are chosen without knowing of each
other (decoupled): each seat keeps its own account, and the tree goes on from what all of them chose together.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final, NamedTuple

from mypy_extensions import i64, mypyc_attr

from bottega.core.chance import SEEDS, Chance, Dice

NOBODY: Final = -1
NO_MOVE: Final = -(1 << 62)  # moves are numbers of any sign
CURIOSITY: Final = 0.7  # unless a game has its own
DEPTH: Final = 60  # decisions an iteration follows the tree at most
CLEAR: Final = 0.85  # of the tries: a move that got so many of them is the best
ENOUGH: Final = 9  # times as many iterations left as done: too early to say so
ENOUGH_SCORES: Final = 6  # to say what a move scores on average
FIRST_LOOK: Final = 0.05  # a move not tried yet is thought a little worse than the average


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """One possible truth, as search walks through it. Moves are numbers; games say what they mean."""

    def mover(self) -> int:
        """Whose decision is next; nobody's when the game is over."""
        raise NotImplementedError

    def moves(self) -> list[int]:
        """What the mover may do, or the part of it that is worth a thought."""
        raise NotImplementedError

    def weights(self, moves: list[int]) -> list[float]:
        """How likely a good player makes each; they need not add up to 1."""
        raise NotImplementedError

    def hidden(self) -> bool:
        """Will whoever decides next not know what the mover chooses now?"""
        return False

    def certain(self) -> bool:
        """Do the moves made so far decide alone what may be done now, whatever was dealt?"""
        return False

    def play(self, move: int, chance: Chance) -> None:
        raise NotImplementedError

    def values(self, chance: Chance) -> list[float]:
        """What each seat may expect from here, from 0 (to lose) to 1 (to win)."""
        raise NotImplementedError

    def points(self, seat: int) -> float | None:
        """The seat's score by the rules where `values` stopped; none in a game that counts no points."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """What a seat knows; positions that fit it can be dealt."""

    def guess(self, chance: Chance) -> Position:
        raise NotImplementedError

    def action(self, move: int) -> object:
        """What the seat would do, in the game's own terms."""
        raise NotImplementedError

    def number(self, action: Any) -> int:
        """The move that is, or begins with, an action of the seat; also one that the search would not think of."""
        raise NotImplementedError

    def importance(self) -> float:
        """How much of its time the decision deserves, at most 1."""
        return 1.0

    def search(self, chance: Chance) -> Search:
        """The way to think about it that fits the game."""
        return Search(self, chance)

    def curiosity(self) -> float:
        """How much a likely move that was tried little is preferred to one that did well."""
        return CURIOSITY


class Feature:
    """A fact about a move: how much it speaks for it or against it, in points, and the figures its text names."""

    __slots__ = ("figures", "weight")

    def __init__(self, weight: float, **figures: Any) -> None:
        self.weight = weight
        self.figures = figures


class Edge:
    """A move from a node: what became of it."""

    __slots__ = ("available", "move", "points", "scores", "squares", "total", "visits", "weight")

    def __init__(self, move: int, weight: float) -> None:
        self.move = move
        self.weight = weight
        self.visits = 0
        self.available = 0
        self.total = 0.0  # of what it brought its mover
        # At the root alone: the mover's scores by the rules, how many, their sum and that of their squares.
        self.scores = 0
        self.points = 0.0
        self.squares = 0.0

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def add_score(self, points: float) -> None:
        self.scores += 1
        self.points += points
        self.squares += points * points


class Node:
    __slots__ = ("children", "edges", "moves", "total", "visits")

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.children: dict[int, Node] = {}
        self.moves: list[int] = []  # as they were last time
        self.visits = 0
        self.total = 0.0  # of what it brought whoever decided here


class Comparison(NamedTuple):
    """By how much one move is ahead of another on the same deals, and how far off that may be (standard errors)."""

    value: float
    value_error: float
    points: float
    points_error: float


class Search:
    """One question, thought about for as long as one likes: `think` may be called again and again."""

    def __init__(self, knowledge: Knowledge, chance: Chance) -> None:
        self.knowledge = knowledge
        self.curiosity = knowledge.curiosity()
        self.chance = chance
        self.root = Node()
        self.iterations = 0
        self.path: list[Edge] = []
        self.nodes: list[Node] = []
        self.movers: list[int] = []

    def think(self, iterations: int) -> None:
        for _ in range(iterations):
            self.iterate()
        self.iterations += iterations

    def iterate(self) -> None:
        self.follow(NO_MOVE, self.chance)

    def follow(self, first: int, chance: Chance) -> None:
        """One walk down the tree, beginning with a given move if there is one."""
        position = self.knowledge.guess(chance)
        self.path.clear()
        self.nodes.clear()
        self.movers.clear()
        node, depth = self.root, 0
        together: i64 = 0
        while depth < DEPTH:
            mover = position.mover()
            if mover == NOBODY:
                break
            hidden = position.hidden()
            if first != NO_MOVE and depth == 0:
                edge = meet_first(node, first)
            else:
                edge = choose(node, position, self.curiosity, chance if hidden else None)
            self.path.append(edge)
            self.nodes.append(node)
            self.movers.append(mover)
            position.play(edge.move, chance)
            together = combined(together, edge.move)
            number = 0 if hidden else int(together)
            child = node.children.get(number)
            if child is None:
                node.children[number] = Node()
                if not hidden:
                    break
                child = node.children[0]
            if not hidden:
                together = 0
            node = child
            depth += 1
        self.remember(position.values(chance))
        if self.path:
            points = position.points(self.movers[0])
            if points is not None:
                self.path[0].add_score(points)

    def compare(self, move: int, other: int, deals: int) -> Comparison:
        """Both on the same deals, so that luck is the same for both."""
        self.catch_up(other, min(deals, self.visits(move) - self.visits(other)))
        values: list[float] = []
        points: list[float] = []
        for _ in range(deals):
            seed = int(self.chance.pick(0, SEEDS))
            ahead, behind = self.on_deal(move, seed), self.on_deal(other, seed)
            values.append(ahead[0] - behind[0])
            points.append((ahead[1] or 0.0) - (behind[1] or 0.0))
        return compared(values, points)

    def catch_up(self, move: int, times: int) -> None:
        """What follows a move is played better the more it was tried; one that was not would look worse than it is."""
        for _ in range(times):
            self.follow(move, self.chance)

    def visits(self, move: int) -> int:
        return self.root.edges[move].visits if move in self.root.edges else 0

    def on_deal(self, move: int, seed: int) -> tuple[float, float | None]:
        """What a move brings the mover on one deal, and the mover's points."""
        edge = meet_first(self.root, move)
        value, points = edge.total, edge.points
        self.follow(move, Dice(seed))
        return edge.total - value, edge.points - points

    def remember(self, values: list[float]) -> None:
        for place in range(len(self.path)):
            value = values[self.movers[place]]
            edge, node = self.path[place], self.nodes[place]
            edge.visits += 1
            edge.total += value
            node.visits += 1
            node.total += value

    def best(self) -> int:
        """The move that was tried most: the others looked worse."""
        found, visits = 0, -1
        for edge in self.root.edges.values():
            if edge.visits > visits:
                found, visits = edge.move, edge.visits
        return found

    def is_settled(self, left: int) -> bool:
        """Can no other move be tried as often with so many iterations left, or has one been tried nearly always?"""
        first = second = 0
        for edge in self.root.edges.values():
            if edge.visits > first:
                first, second = edge.visits, first
            elif edge.visits > second:
                second = edge.visits
        if self.iterations * ENOUGH > left and first > CLEAR * self.root.visits:
            return True
        return first - second > left or len(self.root.edges) == 1

    def judged(self) -> list[tuple[int, int, float]]:
        """Every move that was tried: how often, and what it brought on average; the most tried first."""
        tried = [edge for edge in self.root.edges.values() if edge.visits]
        tried.sort(key=lambda edge: (-edge.visits, -edge.mean()))
        return [(edge.move, edge.visits, edge.mean()) for edge in tried]

    def score(self, move: int) -> tuple[float, float] | None:
        """The mover's score by the rules after a move, on average, and how far off that may be (standard error)."""
        edge = self.root.edges[move]
        if edge.scores < ENOUGH_SCORES:
            return None
        mean = edge.points / edge.scores
        variance = max(0.0, edge.squares / edge.scores - mean * mean)
        return mean, sqrt(variance / (edge.scores - 1))


def combined(together: i64, move: i64) -> i64:
    """One number for moves that were made at the same time; never that of the next hidden one, 0.

    Machine words that never overflow: an interrupt while compiled code multiplies long numbers would end Python.
    """
    return (together * 1_000_003 + move * 2 + 1) % 2_199_023_255_531


def compared(values: list[float], points: list[float]) -> Comparison:
    """From what one move was ahead on each deal."""
    value, points_ahead = mean_and_error(values), mean_and_error(points)
    return Comparison(value[0], value[1], points_ahead[0], points_ahead[1])


def mean_and_error(numbers: list[float]) -> tuple[float, float]:
    """The average, and its standard error."""
    count = float(len(numbers))
    mean = sum(numbers) / count
    variance = sum([(number - mean) * (number - mean) for number in numbers]) / max(1.0, count - 1.0)
    return mean, sqrt(variance / count)


def meet_first(node: Node, move: int) -> Edge:
    """A move that is to be tried, whether the game thinks of it or not."""
    edge = node.edges.get(move)
    if edge is None:
        edge = node.edges[move] = Edge(move, 0.0)
    return edge


def choose(node: Node, position: Position, curiosity: float, whim: Chance | None) -> Edge:
    """The move to try now. Those who choose at the same time must not fall into step: they do it on a whim."""
    if not node.moves or not position.certain():
        node.moves = position.moves()
    moves = node.moves
    if len(moves) == 1 and moves[0] in node.edges:
        return node.edges[moves[0]]
    for move in moves:
        if move not in node.edges:
            meet(node, position, moves)
            break
    total = 0.0
    found: list[Edge] = []
    for move in moves:
        edge = node.edges[move]
        edge.available += 1
        total += edge.weight
        found.append(edge)
    unknown = node.total / node.visits - FIRST_LOOK if node.visits else 0.5
    best, value = found[0], -1000.0
    for edge in found:
        tried = edge.total / edge.visits if edge.visits else unknown
        bonus = curiosity * edge.weight / total * sqrt(float(edge.available)) / float(1 + edge.visits)
        if whim is not None:
            bonus *= float(whim.pick(0, 1000)) / 500.0
        tried += bonus
        if tried > value:
            best, value = edge, tried
    return best


def meet(node: Node, position: Position, moves: list[int]) -> None:
    """Moves that no deal allowed here before get their weight."""
    weights = position.weights(moves)
    total = 0.0
    for weight in weights:
        total += weight
    for place in range(len(moves)):
        if moves[place] not in node.edges:
            node.edges[moves[place]] = Edge(moves[place], weights[place] / total)
