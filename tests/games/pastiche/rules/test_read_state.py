"""Whole states are read strictly: what `State.to_json` wrote, and nothing less or more."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings

from bottega.core.errors import Invalid
from bottega.games.pastiche.rules.read_state import FIELDS, state_from_json
from bottega.games.pastiche.rules.state import State
from games.pastiche.sample import GAME, match, played, played_states


def read(data: dict[str, Any], seats: int = 2, **options: Any) -> State:
    return state_from_json(GAME.box, data, seats, options)


def whole(**changed: Any) -> dict[str, Any]:
    return {**played(2, 1, 20).to_json(), **changed}


@settings(max_examples=40)
@given(played_states())
def test_every_state_can_be_read_again(state: State) -> None:
    assert read(state.to_json(), state.seats) == state


def test_options_are_part_of_a_state() -> None:
    assert read(whole(), open=True).open
    assert not read(whole()).open


@pytest.mark.parametrize("field", [field for field in FIELDS if field != "written_out"])
def test_no_field_may_be_missing(field: str) -> None:
    data = whole()
    del data[field]
    with pytest.raises(Invalid, match=f"state: {field}: missing"):
        read(data)


def test_unknown_fields() -> None:
    with pytest.raises(Invalid, match="state: weather: unknown"):
        read(whole(weather="fine"))


@pytest.mark.parametrize(
    "field", ["palettes", "hexes", "commissions", "completed", "offered", "turns", "closed", "shown"]
)
def test_nothing_of_a_seat_may_be_left_open(field: str) -> None:
    data = whole()
    with pytest.raises(Invalid, match=field):
        read({**data, field: [data[field][0], None]})
    with pytest.raises(Invalid, match=f"{field}: there are 2 seats"):
        read({**data, field: data[field][:1]})


@pytest.mark.parametrize(
    ("field", "names"),
    [
        ("map", ["at", "points", "centre", "by"]),
        ("supply", ["points", "centre"]),
        ("offers", ["id", "by", "to", "give", "get"]),
        ("settled", ["id", "by", "to", "give", "get", "fate", "seat"]),
    ],
)
def test_rows_are_read_as_strictly(field: str, names: list[str]) -> None:
    offer = {"id": 1, "by": 0, "to": 1, "give": {"red": 1}, "get": {"blue": 1}}
    settled = {**offer, "id": 2, "fate": "declined", "seat": 1}
    game = match(2, turn=0, step="trade", palettes=[{"red": 1}, {}], offers=[offer], settled=[settled])
    data = game.state.to_json()
    assert read(data) == game.state
    first, *others = data[field]
    for name in names:
        lacking = {key: value for key, value in first.items() if key != name}
        with pytest.raises(Invalid, match=f"{field}: 0: {name}: missing"):
            read({**data, field: [lacking, *others]})
    with pytest.raises(Invalid, match=f"{field}: 0: weather: unknown"):
        read({**data, field: [{**first, "weather": "fine"}, *others]})


@pytest.mark.parametrize("data", [None, [], "state", 3])
def test_what_is_no_map(data: object) -> None:
    with pytest.raises(Invalid, match="state: must be a map"):
        state_from_json(GAME.box, data, 2, {})


def test_cards_that_are_not_of_the_box() -> None:
    spot = {"title": "Spot", "artist": "Ann", "palette": {"red": 1, "blue": 1}, "points": 9}
    state: State = match(2, commissions=[[spot], None]).state
    assert read(state.to_json()) == state
    with pytest.raises(Invalid, match="Spot"):
        read({**state.to_json(), "written_out": []})
