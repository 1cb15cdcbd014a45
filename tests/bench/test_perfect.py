"""The solver of small endings: chance by its odds, everybody for themselves."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

sys.path.append(str(Path(__file__).parents[2] / "bench"))

import perfect

from bottega.core.chance import Chance
from bottega.core.game import Outcome


class Urn:
    """Two seats in turn take a sure point, or draw from an urn: three balls, one of them worth two points."""

    def __init__(self, points: tuple[int, int] = (0, 0), turn: int = 0) -> None:
        self.points, self.turn, self.seats = points, turn, 2

    def copy(self) -> Urn:
        return Urn(self.points, self.turn)


class UrnGame:
    def awaited(self, state: Urn) -> tuple[int, ...]:
        return (state.turn,)

    def apply(self, state: Urn, seat: int, action: str, chance: Chance) -> None:
        won = 1 if action == "sure" else 2 if chance.pick(0, 3) == 0 else 0
        state.points = (won, 0) if seat == 0 else (state.points[0], won)
        state.turn += 1

    def outcome(self, state: Urn) -> Outcome | None:
        most = max(state.points)
        winners = tuple(seat for seat in (0, 1) if state.points[seat] == most)
        return Outcome(winners, state.points, "") if state.turn == 2 else None


def solver(choices: list[str]) -> perfect.Solver:
    game: Any = UrnGame()
    return perfect.Solver(game, lambda state: (state.points, state.turn), lambda _state: choices)


def test_every_draw_counts_by_its_chance_and_the_other_answers_perfectly() -> None:
    """After the sure point the other takes one too: a half. After a draw: 1/3 x (2/3 + 1/6) + 2/3 x 0."""
    asked = solver(["sure", "draw"])
    assert asked.after(Urn(), "sure")[0] == pytest.approx(1 / 2)
    assert asked.after(Urn(), "draw")[0] == pytest.approx(5 / 18)
    assert asked.values(Urn()) == pytest.approx([1 / 2, 1 / 2])


def test_a_position_without_a_choice_is_not_solved() -> None:
    with pytest.raises(perfect.Unsolved):
        solver([]).values(Urn())


def test_a_choice_that_loses_is_told() -> None:
    """An ending of Final Touch, from its number alone."""
    number = next(number for number in range(40) if perfect.errors("final-touch", number) is not None)
    lost = perfect.errors("final-touch", number)
    assert lost is not None
    assert len(lost) == len(perfect.BOTS)
    assert all(0.0 <= each <= 1.0 for each in lost)
