"""The course of rounds: whose decision it is, and what happens by itself."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given, settings

from bottega.core.chance import Dice
from bottega.games.fresco.rules import rounds
from bottega.games.fresco.rules.state import ASLEEP, GET_UP, INCOME, LEONARDO, NOBODY, OVER, PLAN, State
from games.fresco.sample import GAME, SEATS, SUBSETS, finished, match, played, played_states


@pytest.mark.rule("FR-O1")
def test_the_order_of_get_up_times() -> None:
    state = GAME.setup(4, {}, Dice(1))
    for times in permutations((5, 6, 8, 9)):
        for painter, time in zip(state.painters, times, strict=True):
            painter.get_up = time
        order, which = [], rounds.next_up(state, NOBODY)
        while which != NOBODY:
            order.append(which)
            which = rounds.next_up(state, which)
        assert [times[which] for which in order] == [5, 6, 8, 9]


@given(played_states())
def test_somebody_can_always_act(state: State) -> None:
    """Whoever the game waits for has a choice; nobody else but planners may act."""
    awaited = GAME.awaited(state)
    assert bool(awaited) == (state.phase != OVER)
    for seat in range(state.seats):
        assert bool(GAME.choices(state, seat)) == (seat in awaited or state.phase == PLAN)
    assert set(awaited) <= set(GAME.allowed(state))


@settings(max_examples=40)
@given(played_states())
def test_visits_leave_nothing_behind(state: State) -> None:
    """Apprentices are left only with whoever acts and those who come later, and only as many as were sent."""
    resting = state.phase in (GET_UP, PLAN, INCOME, OVER)
    for which, painter in enumerate(state.painters[: state.seats]):
        if resting or painter.get_up < state.painters[state.acting].get_up:
            assert painter.left == 0
        elif which != state.acting:
            assert painter.left == rounds.sent(state, which)
        assert not painter.blends_left or which == state.acting
        assert painter.left <= painter.apprentices
        assert painter.blends_left <= painter.left


@pytest.mark.rule("FR-X6")
def test_the_two_decide_in_turns() -> None:
    """Round by round, whatever the scores."""
    for seed in range(4):
        deciders: dict[int, int] = {}
        for plies in range(0, 130, 4):
            state = played(2, seed, plies)
            deciders.setdefault(state.round, state.decider)
            assert deciders[state.round] == state.decider
        for number, decider in deciders.items():
            assert deciders.get(number + 1, 1 - decider) == 1 - decider


@pytest.mark.rule("FR-X6")
@pytest.mark.parametrize("start", list(permutations((0, 1, "leonardo"))))
def test_the_first_decider_is_the_last_of_the_two(start: tuple[int | str, ...]) -> None:
    state = match(2, start=list(start)).state
    assert state.decider == next(one for one in start if one != "leonardo")
    assert state.acting == (LEONARDO if start[0] == "leonardo" else start[0])
    assert state.turn == state.decides_for(state.acting)


@pytest.mark.rule("FR-E1")
@pytest.mark.parametrize("seats", SEATS)
def test_nine_rounds_of_portraits_are_the_most(seats: int) -> None:
    for seed in range(3):
        assert finished(seats, seed).round <= 9
        assert finished(seats, seed, ["portraits"]).round <= 8


@pytest.mark.parametrize("modules", SUBSETS)
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end(seats: int, modules: list[str]) -> None:
    state = finished(seats, 1, modules)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.reason == "FR-E2"
    assert state.last_round
    assert all(painter.get_up != ASLEEP for painter in state.painters)
    assert state.counted == len(state.painters)
