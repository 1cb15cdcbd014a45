"""A view holds what its seat may know and nothing else."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bottega.core.chance import Dice
from bottega.games.fresco.knowledge.view import View
from bottega.games.fresco.rules import turn
from bottega.games.fresco.rules.state import OVER, PLAN, State
from games.fresco.sample import GAME, SEATS, finished, match, played, played_states, viewers

SECRET = ("thalers", "paints")


def without(data: dict[str, Any], *fields: str) -> dict[str, Any]:
    return {name: value for name, value in data.items() if name not in fields}


@settings(max_examples=60)
@given(played_states())
def test_what_is_public(state: State) -> None:
    """All but bag and portraits, and of the players all but what is behind the screens and sealed."""
    truth = state.to_json()
    for seat in viewers(state):
        view = GAME.view(state, seat).to_json()
        for name in truth.keys() - {"bag", "portraits_left", "players"}:
            assert view[name] == truth[name]
        assert view["bag"] == len(truth["bag"])
        assert view["portraits_stacks"] == {letter: len(cards) for letter, cards in truth["portraits_left"].items()}
        assert view["portraits_left"] == sum(view["portraits_stacks"].values())
        for seen, player in zip(view["players"], truth["players"], strict=True):
            assert without(seen, *SECRET, "plan") == without(player, *SECRET, "plan")


@settings(max_examples=60)
@given(played_states())
def test_money_paint_and_sealed_plans_are_for_their_owner(state: State) -> None:
    truth = state.to_json()["players"]
    for seat in viewers(state):
        view = GAME.view(state, seat).to_json()
        for owner, (seen, player) in enumerate(zip(view["players"], truth, strict=True)):
            own = owner == seat
            shown = own or state.phase == OVER
            assert [seen[name] for name in SECRET] == [player[name] if shown else None for name in SECRET]
            assert seen["plan"] == (player["plan"] if own or state.phase != PLAN else None)
        assert view["sealed"] == [player["plan"] is not None for player in truth]


def test_an_open_table_shows_money_and_paint_but_no_sealed_plan() -> None:
    state = GAME.setup(3, {"open": True}, Dice(1))
    while state.phase != PLAN:
        GAME.apply(state, state.turn, GAME.choices(state, state.turn)[0], Dice(1))
    GAME.apply(state, 1, GAME.choices(state, 1)[7], Dice(1))
    truth = state.to_json()["players"]
    for seat in viewers(state):
        seen = GAME.view(state, seat).to_json()
        for name in SECRET:
            assert [player[name] for player in seen["players"]] == [player[name] for player in truth]
        assert [player["plan"] is None for player in seen["players"]] == [True, seat != 1, True]
        assert seen["sealed"] == [False, True, False]


@pytest.mark.parametrize("seats", SEATS)
def test_the_end_lifts_all_screens(seats: int) -> None:
    state = finished(seats, 1)
    for seat in viewers(state):
        assert GAME.view(state, seat).to_json()["players"] == state.to_json()["players"]


@settings(max_examples=40)
@given(played_states(), st.integers(1, 9))
def test_hidden_things_do_not_show(state: State, more: int) -> None:
    """Others hold something else; a seat notices nothing, nor in its choices."""
    if state.phase == OVER:
        return
    for seat in viewers(state):
        other = state.copy()
        for owner in range(state.seats):
            if owner != seat:
                painter = other.painters[owner]
                painter.thalers += more
                painter.paints = [count + more for count in painter.paints]
                if state.phase == PLAN and painter.plan:
                    painter.plan = (0, 1, 0, 1, 0)
        assert GAME.view(other, seat).to_json() == GAME.view(state, seat).to_json()


def test_a_view_is_a_copy() -> None:
    """Whatever a bot does to it, and whatever moves follow, the two have nothing in common."""
    state = played(2, 1, 40)
    before = state.to_json()
    view = GAME.view(state, 0)
    for painter in view.painters:
        painter.paints[0] += 5
        painter.thalers += 5
    view.fresco[:] = [-1] * 25
    view.booths[:] = [None] * 3
    view.requests[:] = [()] * 4
    assert state.to_json() == before
    view = GAME.view(state, 0)
    told = view.to_json()
    for _ in range(20):
        seat = GAME.awaited(state)[0]
        GAME.apply(state, seat, GAME.fallback(state, seat), Dice(1))
    assert view.to_json() == told


@settings(max_examples=40)
@given(played_states())
def test_every_choice_is_legal_and_listed_once(state: State) -> None:
    for seat in viewers(state):
        view = GAME.view(state, seat)
        assert len(set(view.choices)) == len(view.choices)
        if seat is not None:
            assert list(GAME.choices(state, seat)) == view.choices
            for action in view.choices:
                turn.check(state, seat, action)


@given(played_states())
def test_whoever_is_awaited_knows(state: State) -> None:
    for seat in viewers(state):
        assert GAME.view(state, seat).awaited == (seat in GAME.awaited(state))


def test_tiles_are_shown_with_coins_and_splotches() -> None:
    """Those that a position writes out, too."""
    own = {"value": 12, "paints": ["red", "green"], "coins": 2, "splotches": ["green"]}
    game = match(3, phase="studio", turn=0, players=[{"tiles": [own]}, None, None])
    shown = game.view_json(None)["tiles"]
    assert len(shown) == 33
    assert shown[-1] == own
    assert shown[7] == {"value": 5, "paints": ["orange", "blue"], "coins": 1, "splotches": ["orange"]}
    assert isinstance(game.view(0), View)
