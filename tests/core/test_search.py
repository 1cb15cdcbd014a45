"""The search by itself, in tiny games: it finds what wins, repeats itself, and peeks at nothing."""

from __future__ import annotations

from math import sqrt
from statistics import mean, stdev

import pytest

from bottega.core.chance import Chance, Dice
from bottega.core.search import NOBODY, Knowledge, Position, Search, combined


class Nim(Position):
    """Take one or two of a heap; whoever takes the last one wins."""

    def __init__(self, heap: int) -> None:
        self.heap = heap
        self.turn = 0

    def mover(self) -> int:
        return self.turn if self.heap else NOBODY

    def moves(self) -> list[int]:
        return [1, 2][: self.heap]

    def weights(self, moves: list[int]) -> list[float]:
        return [1.0] * len(moves)

    def play(self, move: int, chance: Chance) -> None:
        self.heap -= move
        self.turn = 1 - self.turn

    def values(self, chance: Chance) -> list[float]:
        while self.heap:
            moves = self.moves()
            self.play(moves[int(chance.pick(0, len(moves)))], chance)
        return [float(self.turn), 1.0 - self.turn]


class Pennies(Position):
    """Both lay a penny at once; the second wins if the sides are the same."""

    def __init__(self) -> None:
        self.laid: list[int] = []

    def mover(self) -> int:
        return len(self.laid) if len(self.laid) < 2 else NOBODY

    def moves(self) -> list[int]:
        return [0, 1]

    def weights(self, moves: list[int]) -> list[float]:
        return [1.0, 1.0]

    def hidden(self) -> bool:
        return not self.laid

    def play(self, move: int, chance: Chance) -> None:
        self.laid.append(move)

    def values(self, chance: Chance) -> list[float]:
        same = float(self.laid[0] == self.laid[1])
        return [1.0 - same, same]


class Cards(Position):
    """One of ten deals holds a card that wins at once; without it, a move wins every other time."""

    def __init__(self, lucky: bool) -> None:
        self.lucky = lucky
        self.played = 0

    def mover(self) -> int:
        return NOBODY if self.played else 0

    def moves(self) -> list[int]:
        return [1, 2] if self.lucky else [1]

    def weights(self, moves: list[int]) -> list[float]:
        return [1.0] * len(moves)

    def play(self, move: int, chance: Chance) -> None:
        self.played = move

    def values(self, chance: Chance) -> list[float]:
        return [1.0 if self.played == 2 else float(chance.pick(0, 2))]


class Known(Knowledge):
    def __init__(self, name: str) -> None:
        self.name = name

    def guess(self, chance: Chance) -> Position:
        if self.name == "nim":
            return Nim(5)
        return Pennies() if self.name == "pennies" else Cards(chance.pick(0, 10) == 0)


def searched(name: str, iterations: int, seed: int = 1) -> Search:
    search = Search(Known(name), Dice(seed))
    search.think(iterations)
    return search


def test_it_finds_the_winning_move() -> None:
    """Of five, take two: three are lost for whoever has them."""
    assert searched("nim", 400).best() == 2


def test_moves_made_at_once_do_not_know_of_each_other() -> None:
    """Could the second see the first penny, the first would be lost."""
    search = searched("pennies", 2000)
    assert sum(visits for _, visits, _ in search.judged()) == 2000
    assert all(0.4 < mean < 0.6 for _, _, mean in search.judged())


def test_a_move_that_few_deals_allow_is_tried_when_they_do() -> None:
    search = searched("cards", 1000)
    rare = search.root.edges[2]
    assert 60 < rare.available < 140
    assert rare.visits > 0.8 * rare.available


@pytest.mark.parametrize("name", ["nim", "pennies", "cards"])
def test_the_same_dice_give_the_same_thoughts(name: str) -> None:
    """However they are portioned."""
    search = searched(name, 100)
    for _ in range(4):
        search.think(50)
    assert search.judged() == searched(name, 300).judged()
    assert search.judged() != searched(name, 300, seed=2).judged()


def test_what_a_move_scores_is_the_average_of_its_scores() -> None:
    class Scored(Cards):
        """A move brings 3 points and those of a die."""

        def points(self, seat: int) -> float:
            return noted.setdefault(len(noted), 3.0 + len(noted) % 2)

    class OneKind(Knowledge):
        def guess(self, chance: Chance) -> Position:
            return Scored(False)

    noted: dict[int, float] = {}
    search = Search(OneKind(), Dice(1))
    search.think(5)
    assert search.score(1) is None  # too few to say
    search.think(45)
    score = search.score(1)
    assert score is not None
    assert score[0] == pytest.approx(mean(noted.values()))
    assert score[1] == pytest.approx(stdev(noted.values()) / sqrt(50))


def test_a_game_without_points_has_no_scores() -> None:
    assert searched("nim", 50).score(2) is None


def test_it_knows_when_a_question_is_settled() -> None:
    search = searched("pennies", 400)
    (_, first, _), (_, second, _) = search.judged()
    assert search.is_settled(first - second - 1)
    assert not search.is_settled(first - second)


class Bold(Known):
    def curiosity(self) -> float:
        return 0.0


def test_a_game_may_have_its_own_curiosity() -> None:
    """Who has none stays with what did well."""
    bold = Search(Bold("nim"), Dice(1))
    bold.think(400)
    assert bold.judged()[0][1] > searched("nim", 400).judged()[0][1]


def test_what_is_tried_nearly_always_is_settled_before() -> None:
    """But not by a first impression."""
    search = searched("nim", 400)
    _, first, _ = search.judged()[0]
    assert first > 0.85 * 400
    assert search.is_settled(400 * 9 - 1)
    assert not search.is_settled(400 * 9)


def test_moves_made_together_are_one_small_number() -> None:
    """Compiled code reckons with machine words here, and must not overflow."""
    numbers, together = set(), 0
    for move in (0, 1, 2, 7 << 40, 12345, 0, 1) * 100:
        assert together * 1_000_003 + move * 2 + 1 < 1 << 63
        together = combined(together, move)
        numbers.add(together)
    assert len(numbers) == 700
    assert combined(combined(0, 1), 2) != combined(combined(0, 2), 1)
