"""The studio: every portrait, and every choice of primaries."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from bottega.core.chance import Dice
from bottega.core.errors import Illegal
from bottega.games.fresco.box.paints import NONE, PAINTS, pack
from bottega.games.fresco.rules import studio
from bottega.games.fresco.rules.state import GONE, State
from bottega.games.fresco.rules.studio import MONEY_ONLY, Studio
from games.fresco.sample import GAME


@pytest.fixture
def state() -> State:
    return GAME.setup(3, {}, Dice(1))


@pytest.mark.parametrize("count", range(7))
def test_primary_sets(count: int) -> None:
    """Every multiset of red, yellow and blue."""
    found = studio.primary_sets(count)
    assert len(set(found)) == len(found) == (count + 1) * (count + 2) // 2
    assert set(found) == {pack(Counter(chosen)) for chosen in combinations_with_replacement(PAINTS[:3], count)}
    assert all(studio.are_primaries(paints, count) for paints in found)
    assert not any(studio.are_primaries(paints, count + 1) for paints in found)


@pytest.mark.rule("FR-T1")
@pytest.mark.rule("FR-T2")
def test_visits_are_what_check_lets_pass(state: State) -> None:
    """With every pair of portraits: each paint may come up to three times."""
    handfuls = [pack(Counter(held)) for size in range(4) for held in combinations_with_replacement(PAINTS[:4], size)]
    tried = [Studio(index, primaries) for index in (MONEY_ONLY, 0, 1, 2) for primaries in handfuls]
    for card in range(len(state.box.portraits)):
        state.portraits_open = (card, GONE)
        assert set(studio.visits(state)) == {action for action in tried if is_allowed(state, action)}


def is_allowed(state: State, action: Studio) -> bool:
    try:
        action.check(state, 0)
    except Illegal:
        return False
    return True


@pytest.mark.rule("FR-T2")
@pytest.mark.rule("FR-T3")
def test_what_every_portrait_brings(state: State) -> None:
    """Money, paint, mood or points at once and then it is gone; a lasting one is kept."""
    for number, card in enumerate(state.box.portraits):
        painter = state.painters[0].copy()
        painter.left, painter.mood = 2, 8
        state.portraits_open, state.portraits_gone = (GONE, number), 0
        chosen = studio.primary_sets(card.amount)[0] if card.kind == "primary" else NONE
        points = studio.take_portrait(state, painter, 1, chosen)
        gained = sum(painter.paints) - 3
        assert points == (card.amount if card.kind == "points" else 0)
        assert painter.thalers - 12 == (card.amount if card.kind == "money" else 0)
        assert gained == {"paint": 1, "primary": card.amount}.get(card.kind, 0)
        assert painter.mood == (9 if card.kind == "mood" else 8)
        assert painter.portraits == ((number,) if card.kind == "lasting" else ())
        assert state.portraits_gone == (0 if card.kind == "lasting" else 1 << number)
        assert (state.portraits_open, painter.left) == ((GONE, GONE), 1)
