"""Playouts are quick ways through the same rules."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.core.chance import Dice
from bottega.games.final_touch.bots.playout import MOVE, playout, playouts
from bottega.games.final_touch.rules import turn
from bottega.games.final_touch.rules.state import OVER, State
from games.final_touch.sample import GAME, SEATS, played_states


def by_the_rules(state: State, dice: Dice) -> int:
    """The same choices in the same order, through objects."""
    plies = 0
    while state.phase != OVER:
        choices = turn.choices(state)
        play = choices[int(dice.pick(MOVE, len(choices)))]
        turn.check(state, int(state.turn), play)
        turn.apply(state, play, dice)
        plies += 1
    return plies


@given(played_states(), st.integers(0, 2**32))
def test_a_playout_is_a_game_by_the_rules(state: State, seed: int) -> None:
    quick, slow = state.copy(), state.copy()
    assert playout(quick, Dice(seed)) == by_the_rules(slow, Dice(seed))
    assert quick == slow
    assert GAME.outcome(quick) is not None


@pytest.mark.parametrize("seats", SEATS)
def test_many_playouts_leave_their_start_alone(seats: int) -> None:
    state = GAME.setup(seats, {}, Dice(1))
    before = state.copy()
    one_by_one = Dice(2)
    wanted = sum(int(playout(state.copy(), one_by_one)) for _ in range(5))
    assert playouts(state, Dice(2), 5) == wanted
    assert state == before


def test_a_game_that_is_over_has_no_moves() -> None:
    state = GAME.setup(2, {}, Dice(1))
    playout(state, Dice(1))
    assert playout(state, Dice(1)) == 0
