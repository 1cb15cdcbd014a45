"""Actions as JSON, both ways; whatever else is sent is `Invalid`."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bottega.core.action import Action
from bottega.core.errors import Illegal, Invalid
from bottega.games.pastiche.box.colours import COLOURS
from bottega.games.pastiche.rules.state import State
from bottega.games.pastiche.rules.turn import FIELDS, action_from_json
from games.pastiche.sample import GAME, json_values, match, played_states

EXAMPLES: list[dict[str, Any]] = [
    {"type": "place", "hex": 1, "at": [-1, 2], "rotation": 5, "take": "mix"},
    {"type": "place", "hex": 0, "at": [0, 0], "rotation": 0, "take": "blue"},
    {"type": "bank", "give": {"yellow": 1, "brown": 1}, "get": "bisque"},
    {"type": "offer", "to": None, "give": {"red": 2}, "get": {"gray": 1}},
    {"type": "offer", "to": 3, "give": {"red": 2}, "get": {"gray": 1}},
    {"type": "accept", "offer": 3},
    {"type": "decline", "offer": 3},
    {"type": "withdraw", "offer": 3},
    {"type": "swap", "commission": "Mona Lisa", "gallery": "The Fifer"},
    {"type": "complete", "commission": "Mona Lisa"},
    {"type": "return", "cards": {"red": 2}},
    {"type": "end"},
    {"type": "closed", "on": True},
]


@pytest.mark.parametrize("data", EXAMPLES, ids=lambda data: data["type"])
def test_json_both_ways(data: dict[str, Any]) -> None:
    action = action_from_json(data)
    assert action.to_json() == data
    assert action_from_json(action.to_json()) == action
    assert hash(action_from_json(data)) == hash(action)
    assert "action(" in repr(action)


def test_all_examples_differ() -> None:
    assert len({action_from_json(data) for data in EXAMPLES}) == len(EXAMPLES)
    assert {data["type"] for data in EXAMPLES} == set(FIELDS)
    assert action_from_json({"type": "end"}) != "end"


@settings(max_examples=25)
@given(played_states())
def test_every_choice_survives_both_ways(state: State) -> None:
    for seat in range(state.seats):
        for choice in GAME.choices(state, seat)[:200]:
            assert action_from_json(choice.to_json()) == choice


WRONG: list[tuple[object, str]] = [
    (None, "action"),
    ([], "action"),
    ({}, "type"),
    ({"type": "paint"}, "type"),
    ({"type": ["end"]}, "type"),
    ({"type": "end", "now": True}, "now"),
    ({"type": "place", "hex": 2, "at": [0, 0], "rotation": 0, "take": "mix"}, "hex"),
    ({"type": "place", "hex": True, "at": [0, 0], "rotation": 0, "take": "mix"}, "hex"),
    ({"type": "place", "hex": 0, "at": [0], "rotation": 0, "take": "mix"}, "at"),
    ({"type": "place", "hex": 0, "at": [0, 1000], "rotation": 0, "take": "mix"}, "at"),
    ({"type": "place", "hex": 0, "at": [0, 0], "rotation": 6, "take": "mix"}, "rotation"),
    ({"type": "place", "hex": 0, "at": [0, 0], "rotation": 0, "take": "green"}, "take"),
    ({"type": "place", "hex": 0, "at": [0, 0], "rotation": 0, "take": ["red"]}, "take"),
    ({"type": "bank", "give": {"pink": 1}, "get": "red"}, "pink"),
    ({"type": "bank", "give": {"red": -1}, "get": "red"}, "red"),
    ({"type": "bank", "give": {"red": 1}, "get": "pink"}, "pink"),
    ({"type": "offer", "to": 4, "give": {"red": 1}, "get": {"red": 1}}, "to"),
    ({"type": "offer", "to": 1, "give": [], "get": {"red": 1}}, "give"),
    ({"type": "accept", "offer": "1"}, "offer"),
    ({"type": "swap", "commission": 3, "gallery": "The Fifer"}, "commission"),
    ({"type": "complete"}, "commission"),
    ({"type": "return", "cards": None}, "cards"),
    ({"type": "closed", "on": 1}, "on"),
]


@pytest.mark.parametrize(("data", "named"), WRONG)
def test_unreadable_json(data: object, named: str) -> None:
    with pytest.raises(Invalid, match=named):
        action_from_json(data)


COUNTS = st.dictionaries(st.sampled_from([*COLOURS[:6], "pink"]), st.integers(-1, 4), max_size=3)
ANYTHING = st.fixed_dictionaries(
    {"type": st.sampled_from([*FIELDS, "paint"])},
    optional={
        "hex": st.integers(-1, 2) | json_values(),
        "at": st.lists(st.integers(-3, 3), max_size=3) | json_values(),
        "rotation": st.integers(-1, 6),
        "take": st.sampled_from(["mix", "red", "yellow", "blue", "green"]) | json_values(),
        "give": COUNTS | json_values(),
        "get": COUNTS | st.sampled_from([*COLOURS, "pink"]) | json_values(),
        "to": st.none() | st.integers(-1, 4) | json_values(),
        "offer": st.integers(-1, 4) | json_values(),
        "commission": st.sampled_from(["Mona Lisa", "The Fifer", "Nothing"]) | json_values(),
        "gallery": st.sampled_from(["Mona Lisa", "The Fifer", "Nothing"]) | json_values(),
        "cards": COUNTS | json_values(),
        "on": st.booleans() | json_values(),
    },
)


def fitting(data: dict[str, Any]) -> dict[str, Any]:
    """Only fields of its type, so that more of them can be read."""
    return {name: value for name, value in data.items() if name in ("type", *FIELDS.get(data["type"], ()))}


@given(json_values() | ANYTHING | ANYTHING.map(fitting))
def test_any_json_is_an_action_or_invalid(data: Any) -> None:
    with suppress(Invalid):
        assert isinstance(action_from_json(data), Action)


@pytest.mark.parametrize("step", ["place", "trade", "complete", "discard"])
@given(ANYTHING.map(fitting), st.integers(0, 1))
def test_any_action_is_played_or_refused_and_then_nothing_changed(step: str, data: dict[str, Any], seat: int) -> None:
    game = match(
        turn=0,
        step=step,
        palettes=[{"red": 2, "yellow": 3, "blue": 4}, {"orange": 2}],
        commissions=[["Mona Lisa"], ["The Fifer"]],
        gallery=["Sunflowers", "The Swing"],
    )
    before = game.state
    try:
        game.play(seat, data)
    except (Illegal, Invalid):
        assert game.state == before
    else:
        assert all(count >= 0 for cards in game.state.palettes for count in cards)
