"""A view holds what its seat may know and nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.core.chance import Dice
from bottega.games.final_touch import rules
from bottega.games.final_touch.state import OVER, State
from bottega.games.final_touch.touches import nth, size, unpack
from games.final_touch.sample import GAME, match, played_states

PUBLIC = ("turn", "phase", "masterpiece", "next", "improved", "smeared", "discard", "purses", "won", "contenders")


def viewers(state: State) -> list[int | None]:
    return [None, *range(int(state.seats))]


@pytest.mark.rule("FT-S1")
@given(played_states())
def test_what_is_public(state: State) -> None:
    truth = state.to_json()
    for seat in viewers(state):
        view = GAME.view(state, seat).to_json()
        assert {name: view[name] for name in PUBLIC} == {name: truth[name] for name in PUBLIC}
        assert view["draw"] == sum(truth["draw"].values())
        assert view["pile"] == len(truth["pile"])


@pytest.mark.rule("FT-S2")
@given(played_states())
def test_a_seat_sees_its_own_hand_only(state: State) -> None:
    for seat in viewers(state):
        shown = GAME.view(state, seat).to_json()["hands"]
        for other, hand in enumerate(state.hands()):
            assert shown[other] == (unpack(hand) if other == seat else size(hand))


@given(played_states())
def test_choices(state: State) -> None:
    for seat in viewers(state):
        view = GAME.view(state, seat)
        mine = seat == state.turn and state.phase != OVER
        assert view.choices == (rules.choices(state) if mine else [])
        assert view.to_json()["choices"] == [play.to_json() for play in view.choices]


@pytest.mark.rule("FT-S1")
@pytest.mark.rule("FT-S2")
@given(played_states(), st.integers(0, 2**32))
def test_hidden_things_do_not_show(state: State, seed: int) -> None:
    """Hands, draw pile and masterpieces to come are dealt anew; whoever could not see them notices nothing."""
    for seat in viewers(state):
        other = state.copy()
        shuffle_hidden(other, seat, Dice(seed))
        assert GAME.view(other, seat).to_json() == GAME.view(state, seat).to_json()


def shuffle_hidden(state: State, seat: int | None, dice: Dice) -> None:
    """A card of every other hand swapped with the draw pile, and another pile of the same size."""
    for other in range(int(state.seats)):
        hand = state.hand(other)
        if other != seat and hand and state.draw:
            lost, gained = (nth(touches, dice.pick(0, size(touches))) for touches in (hand, state.draw))
            state.set_hand(other, hand - lost + gained)
            state.draw += lost - gained
    state.pile = (1 << len(state.pile_cards())) - 1


def test_the_view_of_a_match() -> None:
    hands = [{"red": 5}, {"blue": 5}, {"green": 5}, {"brown": 5}]
    game = match(4, turn=1, hands=hands)
    for seat in (None, 0, 1, 2, 3):
        data = game.view_json(seat)
        assert data["hands"] == [hand if place == seat else 5 for place, hand in enumerate(hands)]
        assert data["awaited"] == [1]
        assert "seed" not in data


def test_a_view_is_not_changed_by_later_moves() -> None:
    game = match(2, turn=0, masterpiece="The Gleaners", hands=[{"red": 5}, {"blue": 5}])
    view = game.view(0)
    before = view.to_json()
    game.play(0, {"type": "smear", "touch": "red"})
    assert view.to_json() == before


def test_what_is_missing_is_shown() -> None:
    game = match(2, masterpiece="The Gleaners", improved={"brown": 1})
    assert game.view_json(None)["missing"] == {"yellow": 1, "green": 1, "brown": 1}
