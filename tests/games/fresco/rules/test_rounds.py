"""The course of rounds: whose decision it is, and what happens by itself."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given, settings

from bottega.core.chance import Dice
from bottega.core.event import Event
from bottega.games.fresco.rules import rounds
from bottega.games.fresco.rules.state import (
    ASLEEP,
    CATHEDRAL,
    GET_UP,
    GONE,
    INCOME,
    LEONARDO,
    MARKET,
    NOBODY,
    OVER,
    PLAN,
    STUDIO,
    WORKSHOP,
    State,
)
from games.fresco.sample import GAME, SEATS, SUBSETS, finished, match, played, played_states


@pytest.mark.rule("FR-O1")
def test_the_order_of_get_up_times() -> None:
    state = GAME.setup(4, {}, Dice(1))
    for times in permutations((5, 6, 8, 9)):
        for painter, time in zip(state.painters, times, strict=True):
            painter.get_up = time
        order, painter_no = [], rounds.next_up(state, NOBODY)
        while painter_no != NOBODY:
            order.append(painter_no)
            painter_no = rounds.next_up(state, painter_no)
        assert [times[painter_no] for painter_no in order] == [5, 6, 8, 9]


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
    for painter_no, painter in enumerate(state.painters[: state.seats]):
        if resting or painter.get_up < state.painters[state.acting].get_up:
            assert painter.left == 0
        elif painter_no != state.acting:
            assert painter.left == rounds.sent(state, painter_no)
        assert not painter.blends_left or painter_no == state.acting
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
    assert state.decider == next(item for item in start if item != "leonardo")
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


@pytest.mark.rule("FR-T1")
def test_a_studio_without_portraits_pays_when_it_is_left() -> None:
    """Asking whether there is anything to decide there pays nobody."""
    plans = [{"get_up": 5, "plan": {"studio": 2}}, {"get_up": 6, "plan": {"studio": 1}}, {"get_up": 7, "plan": {}}]
    state = match(3, phase="studio", turn=0, players=plans).state
    state.portraits_open = (GONE, GONE)
    before = state.to_json()
    assert not rounds.has_choice(state, 0)
    assert state.to_json() == before
    told: list[Event] = []
    rounds.leave(state, told)
    assert [(event.type, event.facts) for event in told] == [("visited-studio", {"seat": 0, "thalers": 6})]
    assert (state.painters[0].thalers, state.painters[0].left) == (12 + 6, 0)
    rounds.leave(state, told)
    assert len(told) == 1


@settings(max_examples=40)
@given(played_states())
def test_whether_there_is_a_choice_changes_nothing(state: State) -> None:
    before = state.to_json()
    for painter_no in range(len(state.painters)):
        if state.phase in (MARKET, CATHEDRAL, STUDIO, WORKSHOP):
            rounds.has_choice(state, painter_no)
    assert state.to_json() == before
