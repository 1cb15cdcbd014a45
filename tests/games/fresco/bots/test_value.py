"""What greedy thinks things are worth: more is never worth less, and nothing outlives the game."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bottega.games.fresco.bots import value
from bottega.games.fresco.box.grid import SPACES
from bottega.games.fresco.box.paints import COUNT, pack
from bottega.games.fresco.knowledge.view import View
from games.fresco.sample import GAME, match


def seen(seats: int = 3, **position: Any) -> View:
    return GAME.view(match(seats, **position).state, 0)


VIEW, LAST = seen(), seen(phase="plan", last_round=True)
COUNTS = st.lists(st.integers(0, 4), min_size=COUNT, max_size=COUNT)


@settings(max_examples=60)
@given(COUNTS, st.integers(0, COUNT - 1))
def test_more_paint_is_never_worth_less(held: list[int], paint: int) -> None:
    more = held.copy()
    more[paint] += 1
    assert value.worth(VIEW, more) >= value.worth(VIEW, held) - 1e-9
    assert value.after_round(LAST, more) == 0.0


@settings(max_examples=60)
@given(COUNTS, st.integers(0, 31))
def test_reach(held: list[int], tile: int) -> None:
    """1 where all paints are there, less otherwise, and asking changes nothing."""
    needs, before = GAME.box.tiles[tile].paints, held.copy()
    reach = value.reach(VIEW, held, needs)
    assert held == before
    assert (reach == 1.0) == all(count >= need for count, need in zip(held, needs, strict=True))
    assert 0.0 <= reach <= 1.0


def test_blending_is_nearer_than_buying() -> None:
    needs = pack({"orange": 1})
    ready, blended, bought = [
        value.reach(VIEW, list(pack(held)), needs) for held in ({"orange": 1}, {"red": 1, "yellow": 1}, {"green": 1})
    ]
    assert ready > blended > bought > 0


@settings(max_examples=30)
@given(COUNTS, st.integers(1, 3))
def test_thoughts_use_only_what_is_there(held: list[int], times: int) -> None:
    """No paint is spent twice and no segment restored twice, and the table stays as it is."""
    before, told = held.copy(), VIEW.to_json()
    thought = value.Thought(VIEW, held)
    for _ in range(times):
        assert thought.restore_best() >= 0.0
        assert thought.blend_best() >= 0.0
        assert min(thought.paints) >= 0
    assert len(set(thought.gone)) == len(thought.gone) <= times
    assert held == before
    assert VIEW.to_json() == told


def test_without_the_module_nothing_special_is_blended() -> None:
    view = GAME.view(match(3, ["portraits"]).state, 0)
    thought = value.Thought(view, list(pack({"orange": 9, "purple": 9, "green": 9})))
    while thought.blend_best():
        pass
    assert thought.paints[6:] == [0, 0]


def test_the_bishops_help() -> None:
    """On it 3, or 2; a thaler buys one step where that brings more."""
    found = [value.near_bonus(VIEW, at, 0) for at in range(SPACES)]
    assert found[0] == 3.0
    assert found[1] == found[6] == max(2.0, 3.0 - VIEW.thaler)
    assert found[2] == found[12] == 2.0 - VIEW.thaler
    assert found[3] == found[24] == max(0.0, -VIEW.thaler)


@pytest.mark.parametrize("card", range(len(GAME.box.portraits)))
def test_every_portrait_is_worth_something_and_lasting_ones_nothing_at_the_end(card: int) -> None:
    portrait = GAME.box.portraits[card]
    painter = VIEW.painters[0]
    assert value.portrait_worth(VIEW, painter, portrait) > 0.0
    at_the_end = value.portrait_worth(LAST, painter, portrait)
    assert (at_the_end > 0.0) == (portrait.kind in ("money", "points"))


def test_rounds_left() -> None:
    """Never less than one but in the last; portraits bring the end as tiles do."""
    assert value.rounds_left(LAST) == 0.0
    few = {"A": [], "B": [], "C": [{"set": "C", "kind": "money"}, {"set": "C", "kind": "mood"}]}
    assert value.rounds_left(seen(portraits_left=few, portraits_open=[None, None])) == 1.0
    assert value.rounds_left(VIEW) > 3.0


def test_the_theatre() -> None:
    """Nothing in the last round; a sixth apprentice is worth more than mood alone."""
    painter = VIEW.painters[0].copy()
    assert value.theatre_worth(LAST, painter, 2) == value.theatre_worth(VIEW, painter, 0) == 0.0
    painter.mood = 6
    assert value.theatre_worth(VIEW, painter, 1) > 2 * value.MOOD
    painter.mood = 9
    assert value.theatre_worth(VIEW, painter, 3) == 0.0
