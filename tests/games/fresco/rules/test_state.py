"""A state is plain data: copies share nothing that changes, and JSON tells all of it."""

from __future__ import annotations

import json
import random

from hypothesis import given, settings
from hypothesis import strategies as st

from bottega.core.chance import Dice
from bottega.games.fresco.bots.playout import playout
from bottega.games.fresco.rules.state import COLUMNS, OVER, Painter, State
from games.fresco.sample import GAME, played, played_states, step


@settings(max_examples=40)
@given(played_states(), st.integers(0, 2**32))
def test_a_copy_goes_its_own_way(state: State, seed: int) -> None:
    before = state.to_json()
    twin = state.copy()
    assert twin == state
    assert everything(twin) == everything(state)
    playout(twin, Dice(seed))
    assert state.to_json() == before


def everything(state: State) -> dict[str, object]:
    """All slots, also those that JSON does not tell."""
    slots = [name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ())]
    plain = {name: getattr(state, name) for name in slots if name != "painters"}
    return plain | {
        "painters": [{name: getattr(painter, name) for name in Painter.__slots__} for painter in state.painters]
    }


def test_a_copy_of_a_painter_has_all_it_has() -> None:
    painter = Painter()
    for number, name in enumerate(Painter.__slots__):
        setattr(painter, name, [number] if name == "paints" else number)
    twin = painter.copy()
    assert [getattr(twin, name) for name in Painter.__slots__] == [getattr(painter, name) for name in Painter.__slots__]
    assert twin.paints is not painter.paints


def test_other_moves_are_other_states() -> None:
    state = played(3, 1, 30)
    twin = state.copy()
    step(twin, random.Random(1), Dice(1))
    assert twin != state
    assert state != "state"


@given(played_states())
def test_json_is_json(state: State) -> None:
    data = state.to_json()
    assert json.loads(json.dumps(data)) == data
    assert (data["leonardo"] is None) == (state.seats > 2)
    assert [len(row) for row in data["fresco"]] == [5] * 5
    assert sum(tile is not None for row in data["fresco"] for tile in row) == state.tiles_left()
    for player in data["players"]:
        assert player["plan"] is None or list(player["plan"]) == list(COLUMNS)
        assert 0 not in player["paints"].values()


def test_a_screened_painter_shows_nothing_of_its_own() -> None:
    painter = played(3, 1, 40).painters[0]
    painter.thalers, painter.paints = 7, [1] * 8
    screened = painter.screened()
    assert (screened.hidden, screened.thalers, sum(screened.paints)) == (True, 0, 0)
    assert (painter.hidden, painter.thalers, sum(painter.paints)) == (False, 7, 8)
    assert (screened.score, screened.mood, screened.tiles) == (painter.score, painter.mood, painter.tiles)


def test_a_game_that_is_over_waits_for_nobody() -> None:
    state = GAME.setup(2, {}, Dice(1))
    playout(state, Dice(1))
    data = state.to_json()
    assert state.phase == OVER
    assert (data["turn"], data["bump"], data["counted"], data["leonardo"]["acting"]) == (None, None, 3, False)
