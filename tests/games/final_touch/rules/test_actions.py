"""Plays as JSON and as short text, both ways; whatever else is sent is `Invalid`."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bottega.core.errors import Illegal, Invalid
from bottega.games.final_touch.box.touches import COLOURS, pack
from bottega.games.final_touch.rules import turn
from bottega.games.final_touch.rules.actions import Play, from_json, play
from bottega.games.final_touch.rules.state import State
from games.final_touch.sample import json_values, match, multisets, played_states

YELLOW_AND_BROWN = Play(pack({"yellow": 1, "brown": 1}), 0)
RED = Play(0, pack({"red": 1}))


def test_json() -> None:
    assert YELLOW_AND_BROWN.to_json() == {"type": "improve", "touches": {"yellow": 1, "brown": 1}}
    assert RED.to_json() == {"type": "smear", "touch": "red"}
    assert from_json({"type": "improve", "touches": {"brown": 1, "yellow": 1, "red": 0}}) == YELLOW_AND_BROWN
    assert from_json({"type": "smear", "touch": "red"}) == RED


def test_notation() -> None:
    assert YELLOW_AND_BROWN.notation() == "+YN"
    assert RED.notation() == "-R"
    assert play("+yn") == play(" +NY ") == YELLOW_AND_BROWN
    assert play("-R") == RED


def test_values() -> None:
    assert len({YELLOW_AND_BROWN, play("+YN"), RED}) == 2
    assert Play(pack({"red": 1}), 0) != RED
    assert RED != "-R"
    assert repr(RED) == "play('-R')"


@given(played_states())
def test_every_choice_survives_both_ways(state: State) -> None:
    for choice in turn.choices(state):
        assert from_json(choice.to_json()) == choice
        assert play(choice.notation()) == choice
        assert eval(repr(choice), {"play": play}) == choice


@given(multisets(5), multisets(5))
def test_any_play_survives_both_ways(improve: dict[str, int], smear: dict[str, int]) -> None:
    some = Play(pack(improve), pack(smear))
    assert from_json(some.to_json()) == some
    assert play(some.notation()) == some


@pytest.mark.parametrize("text", ["R", "+X", "+Y N", "improve", "*Y", "+Y/", "é"])
def test_unreadable_notation(text: str) -> None:
    with pytest.raises(Invalid, match="move"):
        play(text)


@given(st.text(max_size=10) | st.text(alphabet="+-YGNBRygnbr ", max_size=10))
def test_any_text_is_read_or_invalid(text: str) -> None:
    with suppress(Invalid):
        assert isinstance(play(text), Play)


KINDS = st.sampled_from(["improve", "smear", "pass", "fly", None, 3])
COLOUR = st.sampled_from([*COLOURS, "purple"])
ACTIONS = st.fixed_dictionaries(
    {"type": KINDS},
    optional={
        "touches": st.dictionaries(COLOUR, st.integers(-1, 3000)) | json_values(),
        "touch": COLOUR | st.lists(COLOUR) | json_values(),
        "extra": st.none(),
    },
)


@given(json_values() | ACTIONS)
@example({"type": "improve", "touches": {1: 2}})
@example({"type": ["improve"]})
def test_any_json_is_a_play_or_invalid(data: Any) -> None:
    with suppress(Invalid):
        assert isinstance(from_json(data), Play)


@given(ACTIONS)
def test_any_play_is_legal_or_refused_by_a_rule(data: dict[str, Any]) -> None:
    game = match(2, turn=0, masterpiece="The Gleaners", hands=[{"yellow": 1, "brown": 2, "red": 2}, None])
    before = game.state
    refused_by = None
    try:
        game.play(0, data)
    except Illegal as refused:
        refused_by = refused.rule
    except Invalid:
        refused_by = "unreadable"
    if refused_by is None:
        assert from_json(data) in turn.choices(before)
    else:
        assert refused_by in ("unreadable", "FT-T1", "FT-T2", "FT-I1", "FT-M1", "FT-M2")
        assert game.state == before


WRONG = [
    (None, "action"),
    ("smear", "action"),
    ([{"type": "smear", "touch": "red"}], "action"),
    ({}, "type"),
    ({"type": "Smear", "touch": "red"}, "type"),
    ({"type": "smear", "touch": "red", "seat": 0}, "seat"),
    ({"type": "smear", "touch": "purple"}, "purple"),
    ({"type": "smear", "touch": ["red", 5]}, "touch"),
    ({"type": "smear", "touch": {"red": 1}}, "touch"),
    ({"type": "improve", "touches": ["red"]}, "touches"),
    ({"type": "improve", "touches": {"red": -1}}, "red"),
    ({"type": "improve", "touches": {"red": 1.5}}, "red"),
    ({"type": "improve", "touches": None}, "touches"),
    ({"type": "smear", "touch": None}, "touch"),
    ({"type": "pass", "touch": "red"}, "touch"),
    ({"type": "improve", "touch": "red"}, "touch: does not belong to improve"),
    ({"type": "improve", "touches": {}, "touch": "blue"}, "touch: does not belong to improve"),
    ({"type": "improve", "touches": {"yellow": 1}, "touch": []}, "touch: does not belong to improve"),
    ({"type": "smear", "touches": {"red": 1}}, "touches: does not belong to smear"),
    ({"type": "smear", "touch": [], "touches": {"yellow": 1}}, "touches: does not belong to smear"),
    ({"type": "smear", "touch": "red", "touches": {}}, "touches: does not belong to smear"),
]


@pytest.mark.parametrize(("data", "named"), WRONG)
def test_unreadable_json(data: object, named: str) -> None:
    with pytest.raises(Invalid, match=named):
        from_json(data)


@pytest.mark.rule("FT-T1")
@pytest.mark.parametrize(
    "data", [{"type": "pass"}, {"type": "improve"}, {"type": "smear"}, {"type": "improve", "touches": {}}]
)
def test_playing_nothing_can_be_read(data: dict[str, Any]) -> None:
    """The rules refuse it, by name."""
    assert from_json(data) == Play(0, 0)


@pytest.mark.rule("FT-T2")
def test_both_at_once_can_be_read() -> None:
    both = from_json({"type": "improve", "touches": {"yellow": 1}, "touch": "red"})
    assert both == play("+Y-R")
    assert from_json({"type": "smear", "touches": {"yellow": 1}, "touch": "red"}) == both


@pytest.mark.rule("FT-M1")
def test_several_smears_can_be_read() -> None:
    assert from_json({"type": "smear", "touch": ["red", "red"]}) == play("-RR")
    assert from_json({"type": "smear", "touches": {"red": 2}}) == play("-RR")


def test_a_long_list_is_not_another_colour() -> None:
    """4096 yellow touches would carry over into the count of green ones."""
    with pytest.raises(Invalid, match="touch"):
        from_json({"type": "smear", "touch": ["yellow"] * 4096})
    with pytest.raises(Invalid, match="move"):
        play("-" + "Y" * 4096)
