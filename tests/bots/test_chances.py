"""The chance to win that a value stands for: what such values came to."""

from __future__ import annotations

import pytest

from bottega.bots import chances
from bottega.bots.chances import Chances, chance_of_winning, is_checked, measured


def test_between_what_was_measured_it_follows_straight_lines() -> None:
    found = Chances(((0.2, 0.1), (0.6, 0.5)), 400, False)
    assert [found.of(value) for value in (0.2, 0.4, 0.6)] == pytest.approx([0.1, 0.3, 0.5])
    assert [found.of(value) for value in (0.0, 0.1, 0.8, 1.0)] == pytest.approx([0.0, 0.05, 0.75, 1.0])


def test_a_higher_value_is_never_a_lower_chance() -> None:
    for found in measured().values():
        told = [found.of(step / 200) for step in range(201)]
        assert told == sorted(told)
        assert (told[0], told[-1]) == (0.0, 1.0)


def test_a_game_that_nobody_measured_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chances, "measured", lambda: {"fresco 3": Chances(((0.5, 0.4),), 300, True)})
    assert chance_of_winning("fresco", 3, 0.5) == pytest.approx(0.4)
    assert chance_of_winning("fresco", 2, 0.5) is None
    assert [is_checked("fresco", seats) for seats in (2, 3)] == [False, True]
