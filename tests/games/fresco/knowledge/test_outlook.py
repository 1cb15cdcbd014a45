"""What a plan could achieve is possible, and nothing better is one step away."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings

from bottega.core.chance import Dice
from bottega.games.fresco.rules.state import PLAN, State
from games.fresco.sample import GAME, match, played_states, viewers

AWAKE = [{"get_up": 5}, {"get_up": 6}, {"get_up": 7}]


def planning(**player: Any) -> Any:
    rows = [{**AWAKE[0], **player}, *AWAKE[1:]]
    return match(3, phase="plan", turn=None, players=rows)


@settings(max_examples=60)
@given(played_states())
def test_only_while_planning_and_only_ones_own(state: State) -> None:
    for seat in viewers(state):
        there = GAME.view(state, seat).to_json()["outlook"] is not None
        assert there == (state.phase == PLAN and seat is not None)


@settings(max_examples=40)
@given(played_states())
def test_it_can_be_done(state: State) -> None:
    """The first steps said to be possible in the cathedral, without the market, are possible for that many points."""
    if state.phase != PLAN:
        return
    found = GAME.view(state, 0).to_json()["outlook"]["cathedral"][0]
    for painter in state.painters:  # the others stay in bed, I am in the cathedral
        painter.plan = (0,) * 5
    trial = state.copy()
    trial.painters[0].plan = ()
    most = min(len(found) - 1, trial.painters[0].apprentices)
    GAME.apply(trial, 0, GAME.action_from_json({"type": "plan", "cathedral": most}), Dice(1))
    for step in found[most]["steps"]:
        if trial.turn != 0 or trial.bumped != -1 or trial.acting != 0:
            return
        view = GAME.view(trial, 0).to_json()
        best = max(effect["points"] for effect in view["effects"])
        assert best == step["points"]
        index = [effect["points"] for effect in view["effects"]].index(best)
        GAME.apply(trial, 0, GAME.action_from_json(view["choices"][index]), Dice(1))


def test_paint_from_the_market_counts_and_its_price_too() -> None:
    fresco: list[list[Any]] = [[None] * 5 for _ in range(5)]
    fresco[0][0] = {"value": 8, "paints": ["orange", "orange", "blue"]}
    booths = [[{"paints": ["orange"]}, {"paints": ["blue"]}], [], []]
    shop: dict[str, Any] = {"fresco": fresco, "booths": booths, "bishop": [4, 4], "phase": "plan", "turn": None}
    rows = [{**AWAKE[0], "thalers": 5, "paints": {"orange": 1, "blue": 1}}, *AWAKE[1:]]
    table = match(3, players=rows, **shop).view_json(0)["outlook"]
    assert table["price"] == 5
    assert table["most_tiles"] == 1
    assert [row[1]["points"] for row in table["cathedral"]] == [0, 8, 8, 8]
    assert table["cathedral"][1][1]["booth"] == 0
    assert table["cathedral"][1][1]["tiles"] == [0]
    assert table["cathedral"][1][1]["thalers"] == 5


def test_who_comes_before_and_what_is_left_without_that_booth() -> None:
    fresco: list[list[Any]] = [[None] * 5 for _ in range(5)]
    fresco[0][0] = {"value": 8, "paints": ["orange", "orange", "blue"]}
    fresco[0][4] = {"value": 3, "paints": ["red", "yellow"]}
    booths = [[{"paints": ["orange"]}], [{"paints": ["red", "yellow"]}], []]
    shop: dict[str, Any] = {"fresco": fresco, "booths": booths, "bishop": [4, 4], "phase": "plan", "turn": None}
    me = {"get_up": 7, "thalers": 5, "paints": {"orange": 1, "blue": 1}}
    found = match(3, players=[me, {"get_up": 8}, {"get_up": 5}], **shop).view_json(0)["outlook"]
    assert found["before"] == [2]
    best = found["cathedral"][1][1]
    assert (best["booth"], best["points"]) == (0, 8)
    assert (best["otherwise"]["booth"], best["otherwise"]["points"]) == (1, 3)
    assert found["cathedral"][0][1]["otherwise"] is None
    assert match(2, phase="plan", leonardo={"get_up": 5}, players=[{"get_up": 6}, {"get_up": 7}]).view_json(1)[
        "outlook"
    ]["before"] == ["leonardo", 0]


def test_requests_within_reach_and_the_theatre() -> None:
    tiles = [{"value": value} for value in (3, 3, 4)]
    found = planning(tiles=tiles, mood=8).view_json(0)["outlook"]
    assert [each["stack"] for each in found["requests"]] == ["general"]
    assert found["moods"] == [8, 9, 9, 9]
