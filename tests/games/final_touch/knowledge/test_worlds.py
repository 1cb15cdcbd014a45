"""A determinised state looks the same to its seat, and everything hidden is dealt fairly."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.core.chance import Dice
from bottega.games.final_touch.box.touches import COLOURS, unpack
from bottega.games.final_touch.rules.state import OVER, State
from games.final_touch.sample import GAME, match, played_states, step, touches_of


@given(played_states(), st.integers(0, 2**32))
def test_it_looks_the_same(state: State, seed: int) -> None:
    for seat in (None, *range(int(state.seats))):
        view = GAME.view(state, seat)
        other = GAME.determinise(view, Dice(seed))
        assert GAME.view(other, seat).to_json() == view.to_json()
        assert touches_of(other) == Counter(dict.fromkeys(COLOURS, 12))


@given(played_states(), st.integers(0, 2**32))
def test_it_can_be_played_to_the_end(state: State, seed: int) -> None:
    dice = Dice(seed)
    other = GAME.determinise(GAME.view(state, int(state.turn)), dice)
    while other.phase != OVER:
        step(other, dice)
    assert GAME.outcome(other) is not None


@given(played_states())
def test_the_pile_holds_no_card_that_was_seen(state: State) -> None:
    other = GAME.determinise(GAME.view(state, 0), Dice(1))
    seen = {card["title"] for card in state.to_json()["won"]} | {state.masterpiece.title}
    if state.next is not None:
        seen.add(state.next.title)
    assert not seen & {card.title for card in other.pile_cards()}


def test_the_true_state_is_left_alone() -> None:
    state = match(2, turn=0).state
    before = state.copy()
    GAME.determinise(GAME.view(state, 0), Dice(1))
    assert state == before


def test_hidden_hands_vary() -> None:
    view = GAME.view(match(3, turn=0).state, 0)
    hands = {tuple(GAME.determinise(view, Dice(seed)).hands()) for seed in range(50)}
    assert len(hands) > 40
    assert len({own for own, _, _ in hands}) == 1


def test_hidden_hands_are_dealt_fairly() -> None:
    """Of 50 unseen touches 2 are red and 12 yellow: five cards hold 0.2 and 1.2 of them on average."""
    position = {"masterpiece": "The Gleaners", "hands": [{"red": 5}, {"blue": 5}], "discard": {"red": 5}}
    view = GAME.view(match(2, turn=0, **position).state, 0)
    total: Counter[str] = Counter()
    for seed in range(3000):
        total.update(unpack(GAME.determinise(view, Dice(seed)).hands()[1]))
    assert total["red"] / 3000 == pytest.approx(0.2, abs=0.04)
    assert total["yellow"] / 3000 == pytest.approx(1.2, abs=0.08)


def test_a_position_that_leaves_cards_in_the_box() -> None:
    """Fewer touches and masterpieces than the box has: the counts are still those of the view."""
    position = {
        "masterpiece": "The Gleaners",
        "next": "The Kiss",
        "pile": ["Mona Lisa"],
        "draw": {"red": 3},
        "discard": {},
    }
    view = GAME.view(match(2, turn=0, hands=[{"red": 5}, {"blue": 5}], **position).state, 0)
    other = GAME.determinise(view, Dice(3))
    assert GAME.view(other, 0).to_json() == view.to_json()
    assert len(other.pile_cards()) == 1
