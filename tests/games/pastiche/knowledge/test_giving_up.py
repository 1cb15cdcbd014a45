"""Before a choice is played the view says what it gives up, as the rules have it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from bottega.core.chance import Dice
from bottega.games.pastiche.rules.commissions import Complete
from bottega.games.pastiche.rules.gallery import Swap
from bottega.games.pastiche.rules.offers import Answer
from bottega.games.pastiche.rules.state import COMPLETE, TRADE, State
from games.pastiche.sample import GAME, match, played_states

TRADING: dict[str, Any] = {
    "turn": 0,
    "starter": 0,
    "step": "trade",
    "palettes": [{"orange": 4, "green": 1, "amber": 1, "yellow": 1}, {"red": 1, "violet": 1}],
    "commissions": [["Mona Lisa", "Sunflowers"], ["View of Toledo", "The Fifer"]],
    "gallery": ["The Swing", "The Milkmaid", "The Starry Night", "L'Absinthe"],
}
NOTHING = {"complete": [], "trades": 0, "partners": [], "offers": [], "swap": False, "last": False}


def given_up(seat: int = 0, **position: Any) -> dict[str, Any]:
    told = match(**{**TRADING, **position}).view_json(seat)["given_up"]
    return {each["action"]: each for each in told}


@pytest.mark.rule("PA-T5", "PA-G1")
def test_a_swap_and_a_completion_end_trading() -> None:
    told = given_up()
    trades = sum(each["type"] == "bank" for each in match(**TRADING).view_json(0)["choices"])
    assert told["swap"] == {**NOTHING, "action": "swap", "commission": None, "trades": trades, "partners": [1]}
    assert told["complete"]["commission"] == "Sunflowers"
    assert told["complete"]["swap"]
    assert 0 < told["complete"]["trades"] < trades  # three orange are left, the rest is paid
    assert given_up(closed=[False, True])["swap"]["partners"] == []


@pytest.mark.rule("PA-G2")
def test_whoever_ends_the_turn_completes_nothing_more() -> None:
    offer = {"id": 1, "by": 1, "to": 0, "give": {"red": 1}, "get": {"orange": 1}}
    dear = {"id": 2, "by": 1, "to": 0, "give": {"violet": 1}, "get": {"teal": 1}}
    told = given_up(offers=[offer, dear], last_round=True)["end"]
    assert told == {
        **NOTHING,
        "action": "end",
        "commission": None,
        "complete": ["Sunflowers"],
        "offers": [1],
        "last": True,
    }
    assert given_up(palettes=[{"orange": 1}, {}], closed=[False, True]) == {}


def test_nobody_else_is_told() -> None:
    assert given_up(1) == {}
    assert match(**TRADING).view_json(None)["given_up"] == []


@given(played_states())
def test_what_is_given_up_could_be_done_now_and_not_afterwards(state: State) -> None:
    view = GAME.view(state, state.turn)
    choices = [action.to_json() for action in view.choices]
    told = view.to_json()["given_up"]
    assert not told or state.step in (TRADE, COMPLETE)
    for each in told:
        for title in each["complete"]:
            assert {"type": "complete", "commission": title} in choices
        if each["action"] == "end":
            assert all(Answer("accept", offer).to_json() in choices for offer in each["offers"])
            continue
        after = state.copy()
        if each["action"] == "complete":
            action: Any = Complete(each["commission"])
            assert each["swap"] == any(choice["type"] == "swap" for choice in choices)
        else:
            action = next(action for action in view.choices if isinstance(action, Swap))
        GAME.apply(after, state.turn, action, Dice(0))
        left = {choice.to_json()["type"] for choice in GAME.view(after, state.turn).choices}
        assert left <= {"complete", "end"}
