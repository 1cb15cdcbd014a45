"""Positions: any state can be written and read again, and anything else is `Invalid`."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bottega
from bottega.core.chance import Dice
from bottega.core.errors import Invalid
from bottega.games.pastiche.box.colours import COLOURS
from bottega.games.pastiche.rules.read_state import FIELDS
from bottega.games.pastiche.rules.state import FATES, OVER, STEPS, State
from games.pastiche.sample import GAME, SEATS, json_values, match, played, played_states, step

BOX = GAME.box


def lay(data: dict[str, Any], seats: int) -> State:
    state: State = GAME.position(data, seats, {}, Dice(1))
    return state


@settings(max_examples=40)
@given(played_states())
def test_every_state_can_be_read_again(state: State) -> None:
    assert lay(state.to_json(), state.seats) == state


def test_all_fields_are_known() -> None:
    """Cards that a position writes out are told where there are any."""
    assert set(FIELDS) == {*played(2, 1, 1).to_json(), "written_out"} == set(NEARLY)


TITLES = st.sampled_from([*(card.title for card in BOX.commissions), "The Potato Eaters", ""])
COUNTS = st.dictionaries(st.sampled_from([*COLOURS, "pink"]), st.integers(-1, 14), max_size=4)
WRITTEN = st.fixed_dictionaries({"palette": COUNTS}, optional={"title": TITLES, "points": st.integers(-1, 50)})
CARDS = st.lists(TITLES | WRITTEN | st.just("X") | st.just({"title": "X", "palette": {"red": 1}}), max_size=5)
HEX = st.fixed_dictionaries(
    {"points": st.text(alphabet="RYB", min_size=6, max_size=6)},
    optional={"centre": st.sampled_from(["R", "RY", "YR", "RYB", "", None])},
)
LAID = st.builds(
    lambda tile, at, by: {**tile, "at": at, "by": by},
    HEX,
    st.lists(st.integers(-3, 3) | st.integers(98, 101), min_size=2, max_size=2),
    st.none() | st.integers(-1, 3),
)
OFFERS = st.fixed_dictionaries(
    {"by": st.integers(-1, 3), "to": st.none() | st.integers(-1, 4), "give": COUNTS, "get": COUNTS},
    optional={"id": st.integers(-1, 3), "declined": st.lists(st.integers(-1, 4), max_size=2)},
)

SETTLED = st.builds(
    lambda offer, fate, seat: {**offer, "fate": fate, "seat": seat},
    OFFERS,
    st.sampled_from([*FATES, "burnt"]),
    st.none() | st.integers(-1, 3),
)


def per_seat(entry: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.lists(st.none() | entry, min_size=2, max_size=3)


NEARLY: dict[str, st.SearchStrategy[Any]] = {
    "turn": st.integers(-1, 4),
    "step": st.sampled_from([*STEPS, "paint"]),
    "map": st.lists(LAID, max_size=4),
    "bank": COUNTS,
    "palettes": per_seat(COUNTS),
    "hexes": per_seat(st.lists(HEX, max_size=3)),
    "commissions": per_seat(CARDS),
    "gallery": CARDS,
    "deck": CARDS,
    "supply": st.lists(HEX, max_size=3),
    "completed": per_seat(CARDS),
    "offers": st.lists(OFFERS, max_size=3),
    "offered": per_seat(st.integers(-1, 8)),
    "settled": st.lists(SETTLED, max_size=3),
    "turns": per_seat(st.integers(-1, 5)),
    "last_round": st.booleans(),
    "starter": st.integers(-1, 3),
    "closed": per_seat(st.booleans()),
    "shown": per_seat(st.lists(TITLES, max_size=2)),
    "written_out": st.lists(WRITTEN, max_size=3),
}


def near_positions() -> st.SearchStrategy[dict[str, Any]]:
    fields: dict[str, st.SearchStrategy[Any]] = {name: nearly | json_values() for name, nearly in NEARLY.items()}
    return st.fixed_dictionaries({}, optional=fields)


@given(st.sampled_from((2, 3)), st.dictionaries(st.sampled_from([*FIELDS, "hands"]), json_values(), max_size=3))
def test_any_data_is_a_state_or_invalid(seats: int, data: dict[str, Any]) -> None:
    check(data, seats)


@settings(max_examples=150)
@given(st.sampled_from((2, 3)), st.dictionaries(st.sampled_from(FIELDS), st.none(), min_size=1, max_size=3), st.data())
def test_nearly_right_data_is_a_state_that_can_be_played_or_invalid(
    seats: int, named: dict[str, None], data: st.DataObject
) -> None:
    check({field: data.draw(NEARLY[field]) for field in named}, seats)


@settings(max_examples=60)
@given(st.sampled_from((2, 3)), near_positions())
def test_anything_over_a_fresh_position_is_a_state_or_invalid(seats: int, data: dict[str, Any]) -> None:
    check(data, seats)


def check(data: dict[str, Any], seats: int) -> None:
    try:
        state = lay(data, seats)
    except Invalid:
        return
    for colour in range(17):
        assert state.bank[colour] + sum(cards[colour] for cards in state.palettes) <= BOX.bank[colour]
    assert all(len(tiles) <= 2 for tiles in state.hexes)
    rng, dice = random.Random(0), Dice(0)
    for _ in range(6):
        if state.step == OVER:
            assert GAME.outcome(state) is not None
            break
        step(state, rng, dice)
        assert min(min(cards) for cards in state.palettes) >= 0
        assert min(state.bank) >= 0


# --- what is filled in ---


def test_the_rest_of_the_box_is_filled_in() -> None:
    for seats in SEATS:
        state = lay({}, seats)
        assert [len(tiles) for tiles in state.hexes] == [len(cards) for cards in state.commissions] == [2] * seats
        assert len(state.gallery) == 4
        assert (state.deck.bit_count(), state.supply.bit_count()) == (34 - 4 - 2 * seats, 54 - 2 * seats)
        assert sum(state.bank) == 132 - 4 * seats


@pytest.mark.rule("PA-S1")
def test_a_named_deck_and_supply_stay_whole() -> None:
    tile = {"points": "RRRRRR", "centre": "R"}
    state = lay({"deck": ["Mona Lisa"], "supply": [tile]}, 2)
    data = state.to_json()
    assert (data["deck"], data["supply"]) == (["Mona Lisa"], [tile])
    assert [len(tiles) for tiles in state.hexes] == [len(cards) for cards in state.commissions] == [2, 2]


def test_a_laid_hex_leaves_the_box_however_it_is_turned() -> None:
    laid = {"at": [-1, 0], "points": "YBRRRY", "centre": "R", "by": 0}  # BRRRYY, turned by one
    state = lay({"map": [laid], "turn": 0}, 2)
    tiles = [tile for tiles in state.to_json()["hexes"] for tile in tiles] + state.to_json()["supply"]
    assert len(tiles) == 53
    assert {"points": "BRRRYY", "centre": "R"} not in tiles
    guess = GAME.determinise(GAME.view(state, 0), Dice(1)).to_json()
    guessed = [tile for tiles in guess["hexes"] for tile in tiles] + guess["supply"]
    assert sorted(map(str, guessed)) == sorted(map(str, tiles))


def test_a_laid_hex_without_a_centre_is_that_of_the_box() -> None:
    """Its centre no longer matters on the map, but the hex is not in the supply too."""
    laid = [{"at": [-1, 0], "points": "YBRRRY", "by": 0}, {"at": [-2, 0], "points": "RRYYYB", "by": 1}]
    state = lay({"map": laid, "turn": 0}, 2)
    tiles = [tile for tiles in state.to_json()["hexes"] for tile in tiles] + state.to_json()["supply"]
    assert [tile["centre"] for tile in state.to_json()["map"] if tile["by"] is not None] == ["R", "Y"]
    assert len(tiles) == 52
    with pytest.raises(Invalid, match=r"^map: 0: centre: must be one or two primaries$"):
        lay({"map": [{"at": [-1, 0], "points": "RRRRRR", "by": 0}], "turn": 0}, 2)


def test_a_hex_in_hand_may_be_written_turned() -> None:
    tile = {"points": "YBRRRY", "centre": "R"}
    state = lay({"hexes": [[tile], None], "turn": 0}, 2)
    data = state.to_json()
    assert data["hexes"][0] == [tile]
    assert len(data["hexes"][1]) + len(data["supply"]) == 53


@pytest.mark.rule("PA-C1")
def test_written_out_commissions_survive_a_record() -> None:
    """A position with cards of its own is kept in records and states, and read again."""
    spot = {"title": "Spot", "artist": "Ann", "palette": {"red": 1, "blue": 1}, "points": 9}
    game = match(2, turn=0, step="trade", palettes=[{"red": 1, "blue": 1}, {}], commissions=[[spot], None])
    assert bottega.load(game.state_json()).state == game.state
    game.play(0, {"type": "complete", "commission": "Spot"})
    assert bottega.load(game.record_json()).state == game.state


def test_cells_at_the_rim_can_be_named() -> None:
    """What is listed as a choice can be sent as one."""
    far = {"at": [100, 0], "points": "RRRRRR", "by": None}
    try:
        game = match(2, turn=0, map=[far])
    except Invalid:
        return
    for action in game.choices(0)[:50]:
        assert GAME.action_from_json(action.to_json()) == action
