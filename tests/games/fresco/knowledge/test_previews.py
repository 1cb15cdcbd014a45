"""What the view says a choice would do is what it does."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any
from unittest.mock import ANY

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bottega.core.chance import Dice
from bottega.core.event import Event
from bottega.games.fresco.box.paints import PAINTS
from bottega.games.fresco.knowledge import previews
from bottega.games.fresco.rules.state import GET_UP, INCOME, NOBODY, OVER, PLAN, STUDIO, State
from games.fresco.sample import GAME, SEATS, finished, match, played, played_states, step, viewers


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


@settings(max_examples=8)
@given(st.sampled_from(SEATS), st.integers(0, 2**32))
def test_where_points_came_from(seats: int, seed: int) -> None:
    """Counted again from what happened; what neither says is what bumps brought and took."""
    dice, rng, events = Dice(seed), random.Random(seed), list[Event]()
    state = GAME.setup(seats, {}, dice)
    while state.phase != OVER:
        assert GAME.view(state, None).to_json()["tallies"] is None
        step(state, rng, dice, events)
    for seat, tally in enumerate(GAME.view(state, None).to_json()["tallies"]):
        mine = [(event.type, event.facts) for event in events if event.facts.get("seat") == seat]
        assert tally == {
            "tiles": sum(facts["tile"]["value"] for kind, facts in mine if kind == "restored"),
            "bishop": sum(facts["bonus"] for kind, facts in mine if kind == "restored"),
            "altar": sum(facts["points"] for kind, facts in mine if kind == "restored-altar"),
            "portraits": sum(portrait_points(facts) for kind, facts in mine if kind == "visited-studio"),
            "requests": sum(facts["points"] for kind, facts in mine if kind == "fulfilled"),
            "money": sum(facts["points"] for kind, facts in mine if kind == "counted"),
            "bumps": tally["bumps"],
            "rest": tally["bishop"] + tally["altar"] + tally["portraits"] + tally["bumps"],
        }
        parts = [tally[name] for name in ("tiles", "requests", "money", "rest")]
        assert sum(parts) == state.painters[seat].score


def portrait_points(facts: Mapping[str, Any]) -> int:
    card = facts.get("portrait") or {}
    return int(card["amount"]) if card.get("kind") == "points" else 0


def test_points_of_a_game_that_did_not_note_them_are_one_sum() -> None:
    """Such as those of 0.1.0, or of a position with a score."""
    state = match(3, phase="over", players=[{"score": 20, "tiles": [{"value": 3}]}, None, None]).state
    assert state.to_json()["scored"] == [None] * 3
    (tally, *_rest) = GAME.view(state, None).to_json()["tallies"]
    assert (tally["rest"], tally["bishop"], tally["bumps"]) == (20 - 3 - tally["money"], None, None)
    data = finished(3, 1).to_json()
    del data["scored"]
    assert GAME.state_from_json(data, 3, {}).to_json()["scored"] == [None] * 3


def gives_up(phase: str, **player: Any) -> dict[str, Any] | None:
    """What passing there would give up."""
    view = match(3, phase=phase, turn=0, players=[{"plan": {phase: 2}, "left": 2, **player}, None, None]).view_json(0)
    found: dict[str, Any] | None = view["effects"][view["choices"].index({"type": "pass"})]["gives_up"]
    assert all(each["gives_up"] is None for each in view["effects"] if each is not view["effects"][-1])
    return found


def test_what_passing_gives_up_is_told() -> None:
    nothing = {"apprentices": 2, "blends": 0, "points": 0, "thalers": 0, "portrait": False}
    assert gives_up("studio") == {**nothing, "thalers": 6, "portrait": True, "points": ANY}
    assert gives_up("workshop") == {**nothing, "blends": 4}
    request = {"paints": {}, "tiles": [{"value": value} for value in (3, 4, 5)]}
    assert (gives_up("workshop", **request) or {})["blends"] == 0  # nothing to blend; a request is possible
    assert gives_up("workshop", left=2, blends_left=1) == {**nothing, "apprentices": 1, "blends": 3}
    assert gives_up("workshop", left=1, blends_left=1) == {**nothing, "apprentices": 0, "blends": 1}
    altar = {"red": 1, "yellow": 1, "blue": 1}
    assert (gives_up("cathedral", paints=altar) or {})["points"] > 0


@pytest.mark.parametrize(("thalers", "unused"), [(20, 2), (0, None)])
def test_closing_a_booth_gives_up_what_one_could_buy(thalers: int, unused: int | None) -> None:
    me = {"get_up": 5, "plan": {"market": 2}, "left": 2, "thalers": thalers}
    view = match(3, phase="market", turn=0, players=[me, {"get_up": 6}, {"get_up": 7}]).view_json(0)
    for choice, effect in zip(view["choices"], view["effects"], strict=True):
        told = effect["gives_up"] and effect["gives_up"]["apprentices"]
        assert told == (None if choice["tiles"] else unused)


@pytest.mark.rule("FR-E2")
def test_the_last_round_has_neither_theatre_nor_income() -> None:
    first, last = match(3).view_json(0), match(3, last_round=True).view_json(0)
    assert first["figures"]["course"][-2:] == ["theatre", "income"]
    assert last["figures"]["course"][-1] == "workshop"
    tiles = [{"value": 3}, {"value": 4}]
    assert match(3, players=[{"tiles": tiles}, None, None]).view_json(0)["incomes"][0]["thalers"] > 0
    rich = match(3, last_round=True, players=[{"tiles": tiles}, None, None]).view_json(0)
    assert rich["incomes"][0] == {"thalers": 0, "paints": {}, "chosen": 0}


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
