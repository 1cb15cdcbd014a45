"""Actions as JSON, both ways; whatever else is sent is `Invalid`."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bottega.core.action import Action
from bottega.core.errors import Illegal, Invalid
from bottega.games.fresco.box.components import STACKS
from bottega.games.fresco.box.paints import PAINTS
from bottega.games.fresco.rules.state import State
from bottega.games.fresco.rules.turn import FIELDS, from_json
from games.fresco.sample import GAME, json_values, match, played_states

EXAMPLES: list[dict[str, Any]] = [
    {"type": "get_up", "time": 5},
    {"type": "plan", "market": 1, "cathedral": 2, "theatre": 2},
    {"type": "plan"},
    {"type": "market", "booth": 2, "tiles": [0, 3]},
    {"type": "market", "booth": 2, "tiles": []},
    {"type": "restore", "at": [0, 4]},
    {"type": "restore", "at": [0, 4], "bishop": [1, 3]},
    {"type": "altar", "paints": {"red": 1, "orange": 2}},
    {"type": "sexton", "bishop": [1, 3]},
    {"type": "studio"},
    {"type": "studio", "portrait": 0},
    {"type": "studio", "portrait": 1, "primaries": {"red": 2}},
    {"type": "blend", "to": "brown"},
    {"type": "request", "stack": "general", "tiles": [0, 1, 4]},
    {"type": "pass"},
    {"type": "step", "to": "ahead"},
    {"type": "step", "to": "behind"},
    {"type": "income", "primaries": {"yellow": 1}},
]


@pytest.mark.parametrize("data", EXAMPLES, ids=lambda data: data["type"])
def test_json_both_ways(data: dict[str, Any]) -> None:
    action = from_json(data)
    assert action.to_json() == data
    assert from_json(action.to_json()) == action
    assert hash(from_json(data)) == hash(action)


def test_all_examples_differ() -> None:
    assert len({from_json(data) for data in EXAMPLES}) == len(EXAMPLES)
    assert {data["type"] for data in EXAMPLES} == set(FIELDS)


SAME: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"type": "plan", "market": 1, "studio": 0}, {"type": "plan", "market": 1}),
    ({"type": "market", "booth": 1}, {"type": "market", "booth": 1, "tiles": []}),
    ({"type": "market", "booth": 1, "tiles": [2, 0]}, {"type": "market", "booth": 1, "tiles": [0, 2]}),
    (
        {"type": "request", "stack": "green", "tiles": [4, 1, 0]},
        {"type": "request", "stack": "green", "tiles": [0, 1, 4]},
    ),
    ({"type": "restore", "at": [1, 1], "bishop": None}, {"type": "restore", "at": [1, 1]}),
    ({"type": "studio", "portrait": None, "primaries": None}, {"type": "studio"}),
    ({"type": "studio", "portrait": 1, "primaries": {}}, {"type": "studio", "portrait": 1}),
    ({"type": "altar", "paints": {"red": 1, "blue": 0}}, {"type": "altar", "paints": {"red": 1}}),
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_two_ways_to_say_the_same(one: dict[str, Any], other: dict[str, Any]) -> None:
    assert from_json(one) == from_json(other)
    assert hash(from_json(one)) == hash(from_json(other))


@settings(max_examples=25)
@given(played_states())
def test_every_choice_survives_both_ways(state: State) -> None:
    for seat in range(state.seats):
        for choice in GAME.choices(state, seat)[:200]:
            assert from_json(choice.to_json()) == choice


NO_COUNT = [True, -1, 1001, 1.0, "1", None, [1]]
NO_PAINTS: list[object] = [None, ["red"], {"gold": 1}, {"red": -1}, {"red": 10**9}, {"red": "1"}, {"red": True}, 3]
NO_SPACE: list[object] = [[0], [0, 5], [-1, 0], [0, 1.0], [True, 0], "2,2", [0, 0, 0], {"row": 1}]
NO_PLACES: list[object] = [0, "0", [-1], [1001], ["0"], [True], {"0": 1}]
BAD: dict[tuple[str, str], list[object]] = {
    ("get_up", "time"): list(NO_COUNT),
    **{("plan", column): list(NO_COUNT) for column in FIELDS["plan"]},
    ("market", "booth"): list(NO_COUNT),
    ("market", "tiles"): [None, *NO_PLACES],
    ("restore", "at"): [None, *NO_SPACE],
    ("restore", "bishop"): NO_SPACE,
    ("altar", "paints"): NO_PAINTS,
    ("sexton", "bishop"): [None, *NO_SPACE],
    ("studio", "portrait"): [True, -1, 1001, 1.0, "1", [1]],
    ("studio", "primaries"): NO_PAINTS[1:],
    ("blend", "to"): [None, "gold", 3, ["red"], {"red": 1}],
    ("request", "stack"): [None, "red", 0, ["general"]],
    ("request", "tiles"): [None, *NO_PLACES],
    ("step", "to"): [None, "forward", True, ["ahead"]],
    ("income", "primaries"): NO_PAINTS,
}


def test_every_field_is_tried() -> None:
    assert set(BAD) == {(kind, field) for kind, fields in FIELDS.items() for field in fields}


@pytest.mark.parametrize(
    ("kind", "field", "value"), [(kind, field, value) for (kind, field), values in BAD.items() for value in values]
)
def test_a_bad_field_is_named(kind: str, field: str, value: object) -> None:
    good = {name: value for example in EXAMPLES if example["type"] == kind for name, value in example.items()}
    with pytest.raises(Invalid, match=rf"^action: {field}: "):
        from_json({**good, field: value})


NOT_NEEDED = {("market", "tiles"), ("restore", "bishop"), ("studio", "portrait"), ("studio", "primaries")}


@pytest.mark.parametrize(("kind", "field"), [pair for pair in BAD if pair[0] != "plan" and pair not in NOT_NEEDED])
def test_a_field_that_is_missing_is_named(kind: str, field: str) -> None:
    good = next(example for example in EXAMPLES if example["type"] == kind)
    with pytest.raises(Invalid, match=rf"^action: {field}: "):
        from_json({name: value for name, value in good.items() if name != field})


@pytest.mark.parametrize("kind", FIELDS)
def test_other_fields_are_unknown(kind: str) -> None:
    with pytest.raises(Invalid, match=r"^action: colour: unknown"):
        from_json({"type": kind, "colour": "red"})


COUNTS = st.dictionaries(st.sampled_from([*PAINTS, "gold"]), st.integers(-1, 3), max_size=3)
PLACES = st.lists(st.integers(-1, 5), max_size=4)
SPACE = st.lists(st.integers(-1, 5), min_size=1, max_size=3)
SOME = st.integers(-1, 6)
ANYTHING = st.fixed_dictionaries(
    {"type": st.sampled_from([*FIELDS, "paint"])},
    optional={
        "time": st.integers(4, 10) | json_values(),
        **{column: SOME | json_values() for column in FIELDS["plan"]},
        "booth": SOME | json_values(),
        "tiles": PLACES | json_values(),
        "at": SPACE | json_values(),
        "bishop": SPACE | json_values(),
        "paints": COUNTS | json_values(),
        "portrait": SOME | json_values(),
        "primaries": COUNTS | json_values(),
        "to": st.sampled_from([*PAINTS, "ahead", "behind"]) | json_values(),
        "stack": st.sampled_from(STACKS) | json_values(),
    },
)


def fitting(data: dict[str, Any]) -> dict[str, Any]:
    """Only fields of its type, so that more of them can be read."""
    return {name: value for name, value in data.items() if name in ("type", *FIELDS.get(data["type"], ()))}


@given(json_values() | ANYTHING | ANYTHING.map(fitting))
def test_any_json_is_an_action_or_invalid(data: Any) -> None:
    with suppress(Invalid):
        assert isinstance(from_json(data), Action)


PLAYERS = [
    {"paints": {"red": 2, "yellow": 1, "blue": 2, "orange": 1, "pink": 1}, "thalers": 4, "get_up": 7},
    {"get_up": 5},
    {"get_up": 8, "score": 1},
]


@pytest.mark.parametrize("phase", ["plan", "market", "cathedral", "studio", "workshop"])
@settings(max_examples=25)
@given(ANYTHING.map(fitting), st.integers(0, 2))
def test_any_action_is_played_or_refused_and_then_nothing_changed(phase: str, data: dict[str, Any], seat: int) -> None:
    game = match(3, phase=phase, players=PLAYERS, turn=None if phase == "plan" else 0)
    before = game.state
    try:
        game.play(seat, data)
    except (Illegal, Invalid):
        assert game.state == before
    else:
        assert min(min(painter.paints) for painter in game.state.painters) >= 0
        assert min(painter.thalers for painter in game.state.painters) >= 0
