"""What the view says a choice would do is what it does."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bottega.core.chance import Dice
from bottega.games.fresco.box.paints import PAINTS
from bottega.games.fresco.knowledge import previews
from bottega.games.fresco.rules.state import GET_UP, INCOME, NOBODY, OVER, PLAN, STUDIO, State
from games.fresco.sample import GAME, finished, match, played, played_states, viewers


def acting(state: State) -> dict[str, Any]:
    """The painter whose move it is, with money and paint."""
    painter_no = state.bumped if state.bumped != NOBODY else state.acting
    row: dict[str, Any] = state.painter_json(state.painters[painter_no])
    return row


def paid_by_itself(state: State, painter_no: int, events: list[Any]) -> int:
    """FR-T1: with no portrait left there is nothing to choose in the studio, and the pay follows the move before it."""
    visits = [event.facts for event in events if event.type == "visited-studio" and state.phase != STUDIO]
    return sum(visit["thalers"] for visit in visits if visit["seat"] == painter_no)


@settings(max_examples=80)
@given(played_states(), st.data())
def test_told_before_and_true_afterwards(state: State, data: st.DataObject) -> None:
    if state.phase in (PLAN, OVER):
        assert all(GAME.view(state, seat).to_json()["effects"] == [] for seat in viewers(state))
        return
    view = GAME.view(state, state.turn).to_json()
    assert len(view["effects"]) == len(view["choices"])
    index = data.draw(st.integers(0, len(view["choices"]) - 1))
    told, action = view["effects"][index], GAME.action_from_json(view["choices"][index])
    painter_no = state.bumped if state.bumped != NOBODY else state.acting
    before, after, events = acting(state), state.copy(), list[Any]()
    GAME.apply(after, state.turn, action, Dice(1), events)
    painter = after.painter_json(after.painters[painter_no])
    if told["bump"]:
        assert (after.ahead, after.behind) == (told["bump"]["ahead"], told["bump"]["behind"])
    elif not after.counted:
        assert painter["score"] == told["space"]
    if after.round == state.round and after.phase < INCOME:  # no income yet
        assert painter["thalers"] == before["thalers"] + told["thalers"] + paid_by_itself(state, painter_no, events)
        changed = {p: painter["paints"].get(p, 0) - before["paints"].get(p, 0) for p in PAINTS}
        assert {p: n for p, n in changed.items() if n > 0} == told["gains"]
        assert {p: -n for p, n in changed.items() if n < 0} == told["uses"]
        if state.phase == GET_UP and painter_no < state.seats:
            assert (painter["mood"], painter["apprentices"]) == (told["mood"], told["apprentices"])


def test_nobody_else_is_told() -> None:
    state = played(3, 5, 40)
    for seat in viewers(state):
        if seat != state.turn:
            assert GAME.view(state, seat).to_json()["effects"] == []


@pytest.mark.rule("FR-H3")
def test_the_bishops_area() -> None:
    view = match(3, bishop=[0, 0]).view_json(None)
    assert view["bonuses"] == [[3, 2, 0, 0, 0], [2, 2, 0, 0, 0], [0] * 5, [0] * 5, [0] * 5]


def test_incomes_are_paid() -> None:
    """Nothing but the last move of a round can still change what each player gets at its end."""
    state, dice, paid = played(3, 7, 0), Dice(2), 0
    while state.phase != OVER:
        said = [previews.income_json(state, painter) for painter in state.painters]
        seat, events = GAME.awaited(state)[0], list[Any]()
        GAME.apply(state, seat, GAME.fallback(state, seat), dice, events)
        told = {event.facts["seat"]: event.facts["thalers"] for event in events if event.type == "income"}
        for painter_no in told.keys() - {seat}:
            assert told[painter_no] == said[painter_no]["thalers"]
            paid += 1
    assert paid > 3


def test_where_points_came_from() -> None:
    state = finished(3, 4)
    view = GAME.view(state, 0).to_json()
    assert [sum(row.values()) for row in view["tallies"]] == [painter.score for painter in state.painters]
    assert GAME.view(played(3, 4, 10), 0).to_json()["tallies"] is None


@pytest.mark.rule("FR-X2")
def test_the_board_without_special_blends_has_no_recipe_for_them() -> None:
    figures = GAME.view(played(3, 1, 0, ["portraits"]), 0).to_json()["figures"]
    assert figures["modules"] == ["portraits"]
    assert [blend["to"] for blend in figures["blends"]] == ["orange", "green", "purple"]
    assert len(match().view_json(0)["figures"]["blends"]) == 5


def test_a_sextons_help_is_told() -> None:
    held = [{"power": "sexton"}]
    player = {"get_up": 5, "plan": {"cathedral": 1}, "left": 1, "paints": {"red": 9, "yellow": 9, "blue": 9}}
    rows = [{**player, "portraits": held}, {"get_up": 6, "plan": {}}, {"get_up": 7, "plan": {}}]
    view = match(3, phase="cathedral", turn=0, bishop=[2, 2], players=rows).view_json(0)
    far = [
        effect
        for choice, effect in zip(view["choices"], view["effects"], strict=True)
        if choice["type"] == "restore" and choice.get("bishop") == [0, 0]
    ]
    assert far
    assert all(effect["sexton"] and effect["thalers"] == -1 for effect in far)
