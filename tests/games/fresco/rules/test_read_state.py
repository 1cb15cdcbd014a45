"""Whole states are read strictly: every field must be there, none may be unknown, and all must fit together."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bottega.core.chance import Dice
from bottega.core.errors import Invalid
from bottega.games.fresco.bots.playout import playout
from bottega.games.fresco.rules.state import MODULES, PORTRAITS, State
from games.fresco.sample import GAME, SEATS, json_values, match, played, played_states


def options(state: State) -> dict[str, Any]:
    return {"modules": [name for bit, name in enumerate(MODULES) if state.modules >> bit & 1]}


def read(data: object, seats: int = 3) -> State:
    return GAME.state_from_json(data, seats, {})


@settings(max_examples=150)
@given(played_states(), st.integers(0, 2**32))
def test_what_was_written_is_read(state: State, seed: int) -> None:
    """And goes on as it would have: also what JSON does not tell is as it was."""
    twin = GAME.state_from_json(json.loads(json.dumps(state.to_json())), state.seats, options(state))
    assert twin == state
    assert twin.acting == state.acting
    assert [painter.left for painter in twin.painters] == [painter.left for painter in state.painters]
    assert playout(twin, Dice(seed)) == playout(state, Dice(seed))
    assert twin == state


@pytest.mark.parametrize("seats", SEATS)
def test_every_position_of_a_game_is_read(seats: int) -> None:
    state, dice = played(seats, 3, 0), Dice(4)
    while True:
        assert GAME.state_from_json(state.to_json(), seats, {}) == state
        seat = next(iter(GAME.awaited(state)), None)
        if seat is None:
            break
        choices = GAME.choices(state, seat)
        GAME.apply(state, seat, choices[int(dice.pick(0, len(choices)))], dice)


def test_a_completed_position_is_read() -> None:
    """Here whoever is on turn can only pass, and a tile is written out."""
    own = {"value": 12, "paints": ["red", "brown"], "coins": 3, "splotches": ["green"]}
    state = match(3, phase="cathedral", turn=0, players=[{"paints": {}, "tiles": [own]}, None, None]).state
    assert read(state.to_json()) == state


def paths(data: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """To every field of every map that has a fixed set of them."""
    if isinstance(data, dict) and path[-1:] not in (("paints",), ("plan",)):
        for name, value in data.items():
            yield (*path, name)
            yield from paths(value, (*path, name))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from paths(value, (*path, index))


def parent(data: Any, path: tuple[str | int, ...]) -> Any:
    for step in path[:-1]:
        data = data[step]
    return data


BUMP: dict[str, Any] = {"phase": "cathedral", "turn": 0, "bump": {"seat": 0, "ahead": 5, "behind": 3}}
WHOLE = {
    "two players": (2, played(2, 5, 60).to_json()),
    "three players": (3, played(3, 6, 90).to_json()),
    "a bump": (3, match(3, **BUMP).state.to_json()),
}


@pytest.mark.parametrize("name", WHOLE)
def test_every_missing_field_is_refused_by_its_name(name: str) -> None:
    seats, whole = WHOLE[name]
    assert GAME.state_from_json(whole, seats, {}).to_json() == whole
    for path in paths(whole):
        if path == ("scored",):
            continue  # states of 0.1.0 have none
        data = json.loads(json.dumps(whole))
        del parent(data, path)[path[-1]]
        with pytest.raises(Invalid) as caught:
            GAME.state_from_json(data, seats, {})
        if len(path) == 1:
            assert str(caught.value) == f"state: {path[0]}: missing"
        assert str(path[-1]) in str(caught.value) or str(path[0]) in str(caught.value)


@pytest.mark.parametrize("name", WHOLE)
def test_every_unknown_field_is_refused_by_its_name(name: str) -> None:
    seats, whole = WHOLE[name]
    for path in {path[:-1] for path in paths(whole)}:
        data = json.loads(json.dumps(whole))
        parent(data, (*path, "colour"))["colour"] = "red"
        with pytest.raises(Invalid, match="colour"):
            GAME.state_from_json(data, seats, {})


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"turn": 3}, "turn: must be 0 to 2"),
    ({"turn": None}, "turn: it is seat "),
    ({"phase": "night"}, "phase: must be one of"),
    ({"phase": "plan", "turn": None}, "players: 0: get_up: missing"),
    ({"phase": "plan", "turn": 0}, "turn: nobody's while the phase is plan"),
    ({"players": []}, "players: there are 3 seats, not 0"),
    ({"players": [None] * 3}, "players: 0: must be a map"),
    ({"bag": []}, "bag: market tiles are missing"),
    ({"booths": [[], [], []]}, "bag: market tiles are missing"),
    ({"portraits_open": [{"power": "abbot"}, None]}, "portraits_open: {'power': 'abbot'}: there is no such portrait"),
    ({"portraits_left": {"A": [], "B": []}}, "portraits_left: C: missing"),
    ({"requests": {"general": []}}, "requests: orange: missing"),
    ({"leonardo": {}}, "leonardo: paints with two players only"),
    ({"start": [0, 1]}, "start: must name every painter once"),
    ({"bump": {"seat": 0, "ahead": 5, "behind": 3}}, "bump: nobody could have scored"),
]


@pytest.mark.parametrize(("named", "reason"), WRONG)
def test_refusals(named: dict[str, Any], reason: str) -> None:
    whole = played(3, 1, 0).to_json()
    with pytest.raises(Invalid) as caught:
        read({**whole, **named})
    assert str(caught.value).startswith(reason)


PLAYER_WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("workshop", {"paints": None}, "players: 0: paints: must be a map"),
    ("workshop", {"thalers": None}, "players: 0: thalers: must be a whole number"),
    ("workshop", {"apprentices": None}, "players: 0: apprentices: must be a whole number"),
    ("workshop", {"get_up": None}, "players: 0: get_up: missing"),
    ("workshop", {"plan": None}, "players: 0: plan: missing"),
    ("workshop", {"left": 0}, "turn: seat 0 has nothing to do at the workshop"),
    ("workshop", {"tiles": [{"value": 3}]}, "players: 0: tiles: paints: must be a list"),
    ("workshop", {"tiles": [{"value": 12, "paints": ["red"]}]}, "players: 0: tiles: coins: missing"),
    ("workshop", {"portraits": [{"power": "abbot"}]}, "players: 0: portraits: {'power': 'abbot'}: there is no such"),
    ("workshop", {"requests": [{"stack": "general", "points": 6}]}, "players: 0: requests: tiles: missing"),
]


@pytest.mark.parametrize(("phase", "named", "reason"), PLAYER_WRONG)
def test_refusals_of_a_player(phase: str, named: dict[str, Any], reason: str) -> None:
    """Also of what a view shows in place of secrets."""
    whole = match(3, phase=phase, turn=0).state.to_json()
    whole["players"][0] |= named
    with pytest.raises(Invalid) as caught:
        read(whole)
    assert str(caught.value).startswith(reason)


def test_modules_are_those_of_the_options() -> None:
    whole = played(3, 1, 0).to_json()
    with pytest.raises(Invalid, match=r"^portraits_open: 2, more than there are"):
        GAME.state_from_json(whole, 3, {"modules": ["requests", "blends"]})
    assert GAME.state_from_json(whole, 3, {"open": True}).open
    assert read(whole).has(PORTRAITS)


@given(json_values(), st.sampled_from(sorted(WHOLE["three players"][1])))
def test_any_data_is_a_state_or_invalid(data: Any, field: str) -> None:
    for tried in (data, {**WHOLE["three players"][1], field: data}):
        try:
            state = read(tried)
        except Invalid:
            continue
        playout(state, Dice(1))
