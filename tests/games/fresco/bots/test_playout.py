"""Playouts are quick ways through the same rules: only legal moves, and every one of them."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from math import prod

import pytest

from bottega.core.action import Action
from bottega.core.chance import Chance, Dice
from bottega.core.errors import Illegal
from bottega.games.fresco.bots import playout
from bottega.games.fresco.rules import turn
from bottega.games.fresco.rules.planning import Plan
from bottega.games.fresco.rules.state import CATHEDRAL, GET_UP, MARKET, NOT_PLANNED, OVER, PLAN, STUDIO, WORKSHOP, State
from games.fresco.sample import GAME, SEATS, SUBSETS, played


class Stop(Exception):
    """Enough of this playout."""


class Heard:
    """Notes and checks every move of a playout, and carries it out unless the first is all it wants."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, only_first: bool = False) -> None:
        self.actions: list[Action] = []
        real = turn.apply

        def checked(state: State, seat: int, action: Action, chance: Chance) -> None:
            self.actions.append(action)
            try:
                turn.check(state, seat, action)
            except Illegal as error:
                raise AssertionError(f"{action} is refused by {error.rule}") from error
            assert state.painters[seat].plan == NOT_PLANNED or not isinstance(action, Plan)
            if only_first:
                raise Stop
            real(state, seat, action, chance)

        monkeypatch.setattr(turn, "apply", checked)


@pytest.mark.parametrize("seats", SEATS)
def test_every_move_of_a_playout_is_legal(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is checked as an action before it is made; nobody seals twice."""
    events = Heard(monkeypatch)
    for seed, modules in enumerate([*SUBSETS, *[SUBSETS[-1]] * 8]):
        state = GAME.setup(seats, {"modules": modules}, Dice(seed))
        events.actions.clear()
        plies = playout.playout(state, Dice(seed))
        assert state.phase == OVER
        assert plies == len(events.actions)


def test_all_kinds_of_moves_come_up(monkeypatch: pytest.MonkeyPatch) -> None:
    events = Heard(monkeypatch)
    for seed in range(12):
        playout.playout(GAME.setup(3, {}, Dice(seed)), Dice(seed))
    kinds = Counter(action.kind for action in events.actions)
    assert set(kinds) == set(turn.ACTIONS)


class Script(Chance):
    """Goes through all results of a decision, one after the other."""

    def __init__(self) -> None:
        self.path: list[int] = []
        self.sizes: list[int] = []
        self.depth = 0

    def pick(self, kind: int, size: int) -> int:
        if self.depth == len(self.path):
            self.path.append(0)
            self.sizes.append(size)
        self.depth += 1
        return self.path[self.depth - 1]

    def next(self) -> bool:
        """Is there another way through?"""
        self.depth = 0
        while self.path and self.path[-1] == self.sizes[-1] - 1:
            self.path.pop()
            self.sizes.pop()
        if self.path:
            self.path[-1] += 1
        return bool(self.path)


def shares(state: State, events: Heard) -> dict[Action, float]:
    """How likely a playout is to go on with each action."""
    script, found = Script(), dict[Action, float]()
    while True:
        with suppress(Stop):
            playout.playout(state.copy(), script)
        action = events.actions.pop()
        found[action] = found.get(action, 0.0) + 1.0 / prod(script.sizes)
        if not script.next():
            return found


@pytest.mark.parametrize("seats", SEATS)
def test_a_playout_may_go_on_with_every_choice(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """And with nothing else; in cathedral and workshop, where kinds of moves compete, all are equally likely."""
    moments = [played(seats, seed, plies) for seed in range(5) for plies in range(1, 100, 6)]
    events = Heard(monkeypatch, only_first=True)
    seen = Counter[int]()
    for state in moments:
        if state.phase == OVER:
            continue
        seat, found = GAME.awaited(state)[0], shares(state, events)
        seen[state.phase] += 1
        assert set(found) == set(GAME.choices(state, seat))
        assert sum(found.values()) == pytest.approx(1)
        if state.phase in (CATHEDRAL, WORKSHOP):
            assert max(found.values()) == pytest.approx(min(found.values()))
    assert {GET_UP, PLAN, MARKET, CATHEDRAL, STUDIO, WORKSHOP} <= set(seen)


@pytest.mark.parametrize("seats", SEATS)
def test_many_playouts_leave_their_start_alone(seats: int) -> None:
    state = GAME.setup(seats, {}, Dice(1))
    before, dice = state.copy(), Dice(2)
    wanted = sum(playout.playout(state.copy(), dice) for _ in range(3))
    assert playout.playouts(state, Dice(2), 3) == wanted
    assert playout.copies(state, 3) == 3
    assert state == before


def test_a_game_that_is_over_has_no_moves() -> None:
    state = GAME.setup(2, {}, Dice(1))
    playout.playout(state, Dice(1))
    assert playout.playout(state, Dice(1)) == 0
