"""Plans: every one that the rules allow is listed once, and no other."""

from __future__ import annotations

from itertools import product

import pytest

from bottega.core.chance import Dice
from bottega.core.errors import Illegal
from bottega.games.fresco.rules import planning
from bottega.games.fresco.rules.state import State
from games.fresco.sample import GAME


@pytest.fixture
def state() -> State:
    return GAME.setup(3, {}, Dice(1))


@pytest.mark.rule("FR-P1")
@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize("apprentices", [4, 5, 6])
def test_the_sheets_are_all_that_fit(state: State, apprentices: int, last: bool) -> None:
    """Counted out: three a column; on side 2 six for the cathedral and no theatre."""
    most = (3, 6, 3, 3, 0) if last else (3, 3, 3, 3, 3)
    fitting = [sheet for sheet in product(*[range(spaces + 1) for spaces in most]) if sum(sheet) <= apprentices]
    found = planning.sheets(state.box, apprentices, last)
    assert len(set(found)) == len(found)
    assert set(found) == set(fitting)
    state.last_round, state.painters[1].apprentices = last, apprentices
    assert {plan.sheet for plan in planning.plans(state, 1)} == set(fitting)


@pytest.mark.rule("FR-P1")
@pytest.mark.parametrize("last", [False, True])
def test_check_lets_pass_what_is_listed(state: State, last: bool) -> None:
    state.last_round = last
    for sheet in product(range(5), repeat=5):
        listed = sheet in planning.sheets(state.box, 5, last)
        assert refused(state, sheet) == ("" if listed else "FR-P1")


def refused(state: State, sheet: tuple[int, ...]) -> str:
    """By which rule, if it is."""
    try:
        planning.Plan(sheet).check(state, 0)
    except Illegal as error:
        return error.rule
    return ""


@pytest.mark.rule("FR-U2")
@pytest.mark.rule("FR-U3")
def test_moods_and_apprentices(state: State) -> None:
    painter = state.painters[0]
    for mood, by in product(range(1, 10), range(-4, 10)):
        painter.mood = mood
        planning.change_mood(state.box, painter, by)
        assert painter.mood == sorted((1, mood + by, 9))[1]
        planning.count_apprentices(state.box, painter)
        assert painter.apprentices == (6 if painter.mood >= 8 else 4 if painter.mood <= 2 else 5)


@pytest.mark.rule("FR-U1")
def test_free_times(state: State) -> None:
    assert planning.free_times(state) == [5, 6, 7, 8, 9]
    for painter, time in zip(state.painters, (7, 5, 9), strict=True):
        painter.get_up = time
    assert planning.free_times(state) == [6, 8]
