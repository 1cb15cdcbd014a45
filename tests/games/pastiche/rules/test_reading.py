"""Whole states are read strictly: what `State.to_json` wrote, and nothing less or more."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings

from bottega.core.errors import Invalid
from bottega.games.pastiche.rules.reading import FIELDS, state_from_json
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


def test_a_laid_hex_is_written_with_its_centre() -> None:
    """A position may leave it out."""
    laid = [{key: value for key, value in row.items() if key != "centre"} for row in whole()["map"]]
    with pytest.raises(Invalid, match="centre"):
        read(whole(map=laid))


def test_cards_that_are_not_of_the_box() -> None:
    spot = {"title": "Spot", "artist": "Ann", "palette": {"red": 1, "blue": 1}, "points": 9}
    state: State = match(2, commissions=[[spot], None]).state
    assert read(state.to_json()) == state
    with pytest.raises(Invalid, match="Spot"):
        read({**state.to_json(), "written_out": []})
