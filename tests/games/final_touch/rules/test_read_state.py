"""Whole states are read strictly: what `State.to_json` wrote, and nothing less or more."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from bottega.core.errors import Invalid
from bottega.games.final_touch.rules.read_state import FIELDS, state_from_json
from bottega.games.final_touch.rules.state import State
from games.final_touch.sample import GAME, match, played, played_states


def read(data: dict[str, Any], seats: int = 2) -> State:
    return state_from_json(GAME.box, data, seats, {})


def whole(**changed: Any) -> dict[str, Any]:
    return {**played(2, 1, 7).to_json(), **changed}


@given(played_states())
def test_every_state_can_be_read_again(state: State) -> None:
    assert read(state.to_json(), int(state.seats)) == state


@pytest.mark.parametrize("field", FIELDS)
def test_no_field_may_be_missing(field: str) -> None:
    data = whole()
    del data[field]
    with pytest.raises(Invalid, match=f"state: {field}: missing"):
        read(data)


def test_unknown_fields() -> None:
    with pytest.raises(Invalid, match="state: weather: unknown"):
        read(whole(weather="fine"))


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ({"hands": [None, {}]}, "hands: 0"),
        ({"hands": [{}]}, "hands: there are 2 seats"),
        ({"masterpiece": None}, "masterpiece"),
        ({"purses": [0]}, "purses: there are 2 sides"),
        ({"smear_order": ["red", "red", "red"]}, "smear_order"),
        ({"draw": {"red": 13}}, "more cards than the box holds"),
        ({"pile": ["The Potato Eaters"]}, "pile"),
        ({"phase": "tiebreak"}, "contenders"),
        ({"masterpiece": {"title": "The Scream"}}, "masterpiece: artist: missing"),
        ({"next": {"title": "The Scream"}}, "next: artist: missing"),
        ({"won": [{"title": "The Scream", "as": "finished", "sides": [0]}]}, "won: 0: value: missing"),
    ],
)
def test_nothing_is_filled_in_or_let_pass(changed: dict[str, Any], named: str) -> None:
    with pytest.raises(Invalid, match=named):
        read(whole(**changed))


def test_a_masterpiece_that_is_not_of_the_box() -> None:
    dot = {"title": "Dot", "artist": "", "year": "", "needs": {"red": 1}, "finished": 3, "ruined": 1}
    state: State = match(2, masterpiece=dot).state
    assert read(state.to_json()) == state


@pytest.mark.parametrize("data", [None, [], "state", 3])
def test_what_is_no_map(data: object) -> None:
    with pytest.raises(Invalid, match="state: must be a map"):
        state_from_json(GAME.box, data, 2, {})
