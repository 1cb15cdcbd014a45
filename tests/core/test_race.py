"""A race between moves: it finds the best, repeats itself, and all run on the same deals."""

from __future__ import annotations

from collections import defaultdict

import pytest

from bottega.core.chance import Chance, Dice
from bottega.core.race import LEAST, Race
from bottega.core.search import NOBODY, Knowledge, Position

LUCK = 1_000_000  # much greater than what tells the moves apart


class Draw(Position):
    """A move brings what luck brings, and a little more the higher it is."""

    def __init__(self, moves: int, luck: int, dealt: dict[int, list[int]]) -> None:
        self.count = moves
        self.luck = luck
        self.dealt = dealt
        self.played = -1

    def mover(self) -> int:
        return NOBODY if self.played >= 0 else 1

    def moves(self) -> list[int]:
        return [*range(self.count)]

    def weights(self, moves: list[int]) -> list[float]:
        return [1.0] * len(moves)

    def play(self, move: int, chance: Chance) -> None:
        self.played = move
        self.dealt[move].append(self.luck)

    def values(self, chance: Chance) -> list[float]:
        own = 0.01 * self.played + 0.004 * float(chance.pick(0, 2))
        return [0.0, self.luck / LUCK + own]


class Known(Knowledge):
    def __init__(self, moves: int) -> None:
        self.moves = moves
        self.dealt: dict[int, list[int]] = defaultdict(list)

    def guess(self, chance: Chance) -> Position:
        return Draw(self.moves, int(chance.pick(0, LUCK)), self.dealt)


def race(moves: int, iterations: int, seed: int = 1) -> tuple[Race, Known]:
    known = Known(moves)
    running = Race(known, Dice(seed))
    running.think(iterations)
    return running, known


def test_luck_is_the_same_for_all() -> None:
    running, known = race(4, 4 * (LEAST - 1))
    assert len({tuple(deals) for deals in known.dealt.values()}) == 1
    assert len(set(known.dealt[0])) == LEAST - 1
    assert running.best() == 3


def test_what_is_behind_drops_out_and_the_best_is_settled() -> None:
    running, _ = race(4, 400)
    assert running.best() == 3
    assert running.is_settled(1000)
    assert running.judged()[0][0] == 3
    assert running.judged()[0][1] > 3 * running.judged()[-1][1]


def test_a_deal_that_not_all_have_played_does_not_count() -> None:
    running, _ = race(3, 4)
    assert [visits for _, visits, _ in running.judged()] == [1, 1, 1]


def test_the_first_move_is_the_best_before_any_deal() -> None:
    running, _ = race(3, 2)
    assert running.best() == 0
    assert [(move, visits) for move, visits, _ in running.judged()] == [(0, 1), (1, 1)]
    assert not running.is_settled(1)


def test_a_move_without_rivals_is_settled() -> None:
    assert race(1, 1)[0].is_settled(1000)


@pytest.mark.parametrize("portion", [1, 7, 50])
def test_the_same_dice_give_the_same_thoughts(portion: int) -> None:
    """However they are portioned."""
    running, _ = race(5, 0)
    while running.iterations < 100:
        running.think(min(portion, 100 - running.iterations))
    assert running.judged() == race(5, 100)[0].judged()
    assert running.judged() != race(5, 100, seed=2)[0].judged()
