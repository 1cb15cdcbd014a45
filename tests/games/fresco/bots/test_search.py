"""The search in Fresco: the round under way, everybody's plans at once, and moves nobody may miss."""

from __future__ import annotations

from typing import Any

import pytest

from bottega.bots.levels import Effort, Level
from bottega.core.chance import Dice
from bottega.core.search import NOBODY
from bottega.games.fresco.bots.search import CANDIDATES, KnownGame, expectations
from bottega.games.fresco.rules.actions import FrescoAction
from bottega.games.fresco.rules.state import NOT_PLANNED, PLAN
from bottega.games.fresco.rules.turn import choices
from games.fresco.sample import GAME, SEATS, finished, match, played


def planning(seats: int) -> Any:
    """Everybody is up."""
    state, dice = GAME.setup(seats, {}, Dice(1)), Dice(2)
    while state.phase != PLAN:
        GAME.apply(state, state.turn, choices(state, state.turn)[0], dice)
    return state


@pytest.mark.parametrize("seats", SEATS)
def test_plans_are_made_without_knowing_of_each_other(seats: int) -> None:
    """One's own first; all but the last are hidden from those who follow."""
    walk = KnownGame(GAME.view(planning(seats), 1)).guess(Dice(1))
    planned, hidden = [], []
    while walk.state.phase == PLAN:
        planned.append(walk.mover())
        hidden.append(walk.hidden())
        moves = walk.moves()
        assert len(moves) == CANDIDATES == len(walk.weights(moves))
        walk.play(moves[0], Dice(1))
    assert planned == [(1 + step) % seats for step in range(seats)]
    assert hidden == [True] * (seats - 1) + [False]


def test_a_sealed_plan_is_not_known() -> None:
    state = planning(3)
    GAME.apply(state, 0, choices(state, 0)[-1], Dice(1))
    walk = KnownGame(GAME.view(state, 1)).guess(Dice(1))
    assert walk.state.painters[0].plan == NOT_PLANNED


@pytest.mark.parametrize("seats", SEATS)
def test_a_walk_ends_with_the_round(seats: int) -> None:
    walk = KnownGame(GAME.view(planning(seats), 0)).guess(Dice(1))
    values = walk.values(Dice(1))
    assert walk.mover() == NOBODY
    assert walk.state.round == 2
    assert sum(values) == pytest.approx(1.0)


@pytest.mark.parametrize("seats", SEATS)
def test_at_the_end_the_winner_has_it_all(seats: int) -> None:
    state = finished(seats, 1)
    outcome = GAME.outcome(state)
    assert outcome is not None
    walk = KnownGame(GAME.view(state, 0)).guess(Dice(1))
    assert [seat for seat, value in enumerate(expectations(state, walk.notes)) if value] == list(outcome.winners)


@pytest.mark.parametrize("plies", [0, 20, 45, 80, 120])
def test_moves_have_numbers_of_their_own(plies: int) -> None:
    state = played(3, 7, plies)
    for seat in range(3):
        listed = choices(state, seat)
        assert len({action.number() for action in listed if isinstance(action, FrescoAction)}) == len(listed)


def test_it_restores_rather_than_passes() -> None:
    """In the last round, with paints for a segment and nothing to save them for."""
    fresco: list[list[Any]] = [[None] * 5 for _ in range(5)]
    fresco[0][0] = {"value": 3, "paints": ["red", "yellow"]}
    plan = {"market": 0, "cathedral": 1, "studio": 0, "workshop": 0, "theatre": 0}
    idle = dict.fromkeys(plan, 0)
    players = [
        {"paints": {"red": 1, "yellow": 1}, "plan": plan, "get_up": 5, "left": 1},
        {"plan": idle, "get_up": 6},
        {"plan": idle, "get_up": 7},
    ]
    game = match(3, phase="cathedral", turn=0, last_round=True, fresco=fresco, players=players)
    chosen = Level("master", "fresco", Effort(20)).choose(game.view(0), Dice(1))
    assert chosen.to_json()["type"] == "restore"
