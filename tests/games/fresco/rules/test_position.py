"""Positions: any state can be written and read again, and anything else is `Invalid`."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bottega
from bottega.core.bits import members
from bottega.core.chance import Dice
from bottega.core.errors import Invalid
from bottega.games.fresco.bots.playout import playout
from bottega.games.fresco.box.components import STACKS
from bottega.games.fresco.box.paints import PAINTS
from bottega.games.fresco.rules.read_state import FIELDS, PLAYER
from bottega.games.fresco.rules.state import ALL_MODULES, COLUMNS, GONE, MODULES, OVER, PHASES, SOURCES, State
from games.fresco.sample import GAME, SEATS, json_values, match, played, played_states, step

BOX = GAME.box


def lay(data: dict[str, Any], seats: int, modules: int = ALL_MODULES) -> State:
    chosen = [name for bit, name in enumerate(MODULES) if modules >> bit & 1]
    return GAME.position(data, seats, {"modules": chosen}, Dice(1))


@settings(max_examples=150)
@given(played_states())
def test_every_state_can_be_read_again(state: State) -> None:
    assert lay(state.to_json(), state.seats, state.modules) == state


@settings(max_examples=60)
@given(played_states(), st.integers(0, 2**32))
def test_what_is_read_again_goes_on_as_it_would_have(state: State, seed: int) -> None:
    """So nothing that matters is missing in the JSON."""
    twin = lay(state.to_json(), state.seats, state.modules)
    assert GAME.awaited(twin) == GAME.awaited(state)
    for seat in range(state.seats):
        assert GAME.choices(twin, seat) == GAME.choices(state, seat)
    assert playout(twin, Dice(seed)) == playout(state, Dice(seed))
    assert twin == state


def test_all_fields_are_known() -> None:
    data = played(2, 1, 1).to_json()
    assert set(FIELDS) == set(data) == set(NEARLY)
    assert set(PLAYER) == set(data["players"][0])


# --- what is filled in ---


@pytest.mark.parametrize("seats", SEATS)
def test_the_rest_of_the_box_is_filled_in(seats: int) -> None:
    state = lay({}, seats)
    assert state.tiles_left() == 25
    assert (state.bag.bit_count(), len(members(state.portraits_left))) == (1, 16)
    assert sorted(state.start) == list(range(len(state.painters)))
    assert GAME.choices(state, state.turn)


def test_tiles_that_are_held_leave_spaces_empty() -> None:
    under = [{"value": 3, "paints": paints} for paints in (["red", "yellow"], ["yellow", "blue"], ["red", "blue"])]
    rows = [
        {"tiles": [{"value": 24}, {"value": 11}]},
        {"requests": [{"stack": "general", "points": 6, "tiles": under}]},
    ]
    state = lay({"players": [*rows, None]}, 3)
    assert state.tiles_left() == 20
    assert [at for at in range(25) if state.fresco[at] == GONE] == [20, 21, 22, 23, 24]
    values = [BOX.tiles[tile].value for tile in state.fresco if tile != GONE]
    assert sorted(value for value in values if value > 11) == [13, 14, 15, 16, 18, 20]
    assert state.requests == [(5, 4), (9, 8, 7), (9, 8, 7), (9, 8, 7)]


def test_a_tile_by_its_value_alone() -> None:
    state = lay({"players": [{"tiles": [{"value": 3}, {"value": 3}, {"value": 3}]}, None, None]}, 3)
    assert sorted(state.painters[0].tiles) == [0, 1, 2]


@pytest.mark.parametrize("phase", ["market", "cathedral", "studio", "workshop"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_who_is_on_turn_has_apprentices_there(phase: str, seat: int) -> None:
    state = lay({"phase": phase, "turn": seat}, 3)
    assert (state.turn, state.acting, state.painters[seat].left) == (seat, seat, 3)
    assert sorted(painter.get_up for painter in state.painters) == [5, 6, 7]
    assert [sum(painter.plan) for painter in state.painters] == [3 * (seat == other) for other in range(3)]


def test_a_named_left_is_kept() -> None:
    state = lay({"phase": "workshop", "turn": 1, "players": [None, {"left": 1, "blends_left": 1}, None]}, 3)
    assert (state.painters[1].left, state.painters[1].blends_left, state.painters[1].plan[3]) == (1, 1, 1)


def test_without_a_turn_the_first_with_something_to_do_is_on_turn() -> None:
    plans: list[dict[str, Any]] = [
        {"get_up": 5, "plan": {"cathedral": 1}, "paints": {}},
        {"get_up": 9, "plan": {"cathedral": 2}},
        {"get_up": 7, "plan": {"market": 3}},
    ]
    state = lay({"phase": "cathedral", "players": plans}, 3)
    assert (state.turn, state.painters[1].left, state.painters[0].left) == (1, 2, 0)


def test_left_portraits_that_are_not_named_are_gone_or_stay() -> None:
    """Those of a set that is not named stay; others that nobody has are gone."""
    state = lay({"portraits_left": {"A": [], "B": [{"power": "abbot"}]}, "portraits_open": [None, None]}, 3)
    assert [BOX.portraits[card].letter for card in members(state.portraits_left)] == [*"BCCCCCC"]
    assert state.portraits_gone.bit_count() == 6 + 5


# --- tiles that are written out ---

OWN = {"value": 12, "paints": ["red", "red", "red", "brown"], "coins": 3, "splotches": ["green"]}


def fresco(*tiles: dict[str, Any]) -> list[list[dict[str, Any] | None]]:
    cells = [*tiles, *[None] * (25 - len(tiles))]
    return [list(cells[row : row + 5]) for row in range(0, 25, 5)]


@pytest.mark.rule("FR-C3")
def test_written_out_tiles_survive_states_and_records() -> None:
    paints = {"red": 3, "brown": 1}
    game = match(3, phase="cathedral", turn=0, fresco=fresco(OWN), players=[{"paints": paints}, None, None])
    assert bottega.load(game.state_json()).state == game.state
    game.play(0, {"type": "restore", "at": [0, 0]})
    assert game.state.to_json()["players"][0]["tiles"] == [OWN]
    assert bottega.load(game.record_json()).state == game.state
    assert bottega.load(game.state_json()).state == game.state
    assert len(BOX.tiles) == 32


def test_a_written_out_tile_has_the_splotches_of_its_blends() -> None:
    state = lay({"fresco": fresco({"value": 12, "paints": ["green", "red", "orange"]})}, 3)
    tile = state.box.tiles[state.fresco[0]]
    assert ([STACKS[stack] for stack in tile.splotches], tile.coins) == (["orange", "green"], 1)


def test_the_same_tile_may_be_written_out_once() -> None:
    """Then it is in the box, and a box has no two of it."""
    with pytest.raises(Invalid, match=r"fresco: 0: 1: 12 \(red, red, red, brown\): more than the box holds"):
        lay({"fresco": fresco(OWN, OWN)}, 3)


# --- refusals ---

ROW = {"value": 3, "paints": ["red", "yellow"]}
RED = {"paints": ["red"]}
ABBOT = {"kind": "lasting", "power": "abbot"}


def player(**fields: Any) -> dict[str, Any]:
    return {"players": [fields, None, None]}


UP = [{"get_up": 5}, {"get_up": 6}, {"get_up": 7}]
BUMP = {"phase": "cathedral", "turn": 0, "bump": {"seat": 0, "ahead": 5, "behind": 3}}
WRONG: list[tuple[dict[str, Any], str]] = [
    ({"hands": 1}, "position: hands: unknown"),
    ({"phase": "night"}, "phase: must be one of get_up, "),
    ({"phase": ["plan"]}, "phase: must be one of"),
    ({"round": 0}, "round: must be 1 to 1000"),
    ({"last_round": 1}, "last_round: must be true or false"),
    ({"bishop": [5, 0]}, "bishop: must be [row, column]"),
    ({"counted": 4}, "counted: must be 0 to 3"),
    # the fresco
    ({"fresco": []}, "fresco: must be 5 rows of 5"),
    ({"fresco": [[None] * 5] * 4 + [3]}, "fresco: must be 5 rows of 5"),
    ({"fresco": fresco(ROW, ROW)}, "fresco: 0: 1: 3 (red, yellow): more than the box holds"),
    ({"fresco": fresco({"value": 12})}, "fresco: 0: 0: 12 (): more than the box holds"),
    ({"fresco": fresco({"value": 0})}, "fresco: 0: 0: value: must be 1 to 1000"),
    ({"fresco": fresco({"paints": ["red"]})}, "fresco: 0: 0: value: must be a whole number"),
    ({"fresco": fresco({"value": 3, "paint": "red"})}, "fresco: 0: 0: paint: unknown"),
    ({"fresco": fresco({"value": 3, "paints": ["gold"]})}, "fresco: 0: 0: paints: unknown colour 'gold'"),
    ({"fresco": fresco({"value": 12, "paints": []})}, "fresco: 0: 0: paints: a tile like that"),
    ({"fresco": fresco({**OWN, "splotches": ["red"]})}, "fresco: 0: 0: splotches: must be some of"),
    ({"fresco": fresco({**OWN, "splotches": "green"})}, "fresco: 0: 0: splotches: must be a list"),
    ({"fresco": fresco({**OWN, "coins": -1})}, "fresco: 0: 0: coins: must be 0 to 1000"),
    (player(tiles=[ROW, ROW]), "players: 0: tiles: 3 (red, yellow): more than the box holds"),
    (player(tiles=3), "players: 0"),
    # market and portraits
    ({"booths": [[RED], []]}, "booths: there are 3, not 2"),
    ({"booths": [[RED, RED], [], []]}, "booths: 0: red: more than the market holds"),
    ({"booths": [3, [], []]}, "booths: 0: must be a list"),
    ({"booths": [[{"paint": "red"}], [], []]}, "booths: 0: paint: unknown"),
    ({"bag": [RED, RED]}, "bag: red: more than the market holds"),
    ({"bag": [{"paints": ["red"]}, {"paints": ["blue"]}]}, "bag: too few tiles are left for the booths"),
    ({"bag": 3}, "bag: must be a list"),
    ({"portraits_open": [ABBOT, ABBOT]}, "portraits_open: "),
    ({"portraits_open": [{"kind": "money", "amount": 99}]}, "portraits_open: "),
    ({"portraits_open": [None] * 3}, "portraits_open: 3, more than there are (FR-S5)"),
    ({"portraits_left": {"D": []}}, "portraits_left: D: unknown"),
    ({"portraits_left": []}, "portraits_left: must be a map"),
    ({"portraits_left": {"A": [{"set": "A", "kind": "mood"}]}}, "portraits_left: A: "),
    ({"portraits_gone": [ABBOT], "portraits_open": [ABBOT]}, "portraits_gone: "),
    (player(portraits=[{"kind": "money"}]), "players: 0: portraits: only lasting ones are kept (FR-T2)"),
    # requests
    ({"requests": {"red": []}}, "requests: red: unknown"),
    ({"requests": {"green": [9, 8, 7, 6]}}, "requests: green: more than the box holds"),
    ({"requests": {"green": ["9"]}}, "requests: green: must be a whole number"),
    (player(requests=[{"stack": "green", "points": 5, "tiles": []}]), "requests: green: 5: more than the box holds"),
    (player(requests=[{"stack": "red", "points": 5}]), "players: 0: requests: stack: 'red' is no stack"),
    (player(requests=[{"stack": "green", "point": 5}]), "players: 0: requests: point: unknown"),
    # the painters
    ({"players": [None] * 4}, "players: there are 3 seats, not 4"),
    ({"players": {}}, "players: must be a list"),
    ({"players": [3, None, None]}, "players: 0: must be a map"),
    (player(colour="red"), "players: 0: colour: unknown"),
    (player(score=-1), "players: 0: score: must be 0 to 1000"),
    (player(mood=10), "players: 0: mood: must be 1 to 9"),
    (player(thalers=None), "players: 0: thalers: must be a whole number"),
    (player(paints={"gold": 1}), "players: 0: paints: unknown colour"),
    (player(get_up=4), "players: 0: get_up: must be one of 5, 6, 7, 8, 9, not 4"),
    (player(get_up=5.0), "players: 0: get_up: must be a whole number"),
    (player(apprentices=7), "players: 0: apprentices: must be 4 to 6"),
    (player(plan={"hostel": 1}), "players: 0: plan: hostel: unknown"),
    (player(left=7), "players: 0: left: must be 0 to 6"),
    (player(blends_left=2), "players: 0: blends_left: must be 0 to 1"),
    (player(sexton_used=1), "players: 0: sexton_used: must be true or false"),
    (player(request_used="no"), "players: 0: request_used: must be true or false"),
    ({"players": [{"score": 4}, {"score": 4}, None]}, "players: score: two painters on 4 (FR-V1)"),
    ({"players": [{"get_up": 6}, {"get_up": 6}, None]}, "players: get_up: two painters on 6 (FR-U1)"),
    ({"leonardo": {}}, "leonardo: paints with two players only (FR-X5)"),
    # start and turn
    ({"start": [0, 1]}, "start: must name every painter once"),
    ({"start": [0, 1, 1]}, "start: must name every painter once"),
    ({"start": [0, True, 2]}, "start: must name every painter once"),
    ({"start": [0, 1, "leonardo"]}, "start: must name every painter once"),
    ({"turn": 1, "start": [0, 1, 2]}, "turn: it is seat 0's, not 1's"),
    ({"turn": 3}, "turn: "),
    ({"turn": True}, "turn: "),
    ({"turn": 1.0}, "turn: "),
    ({"turn": "0"}, "turn: "),
    ({"phase": "market", "turn": 3}, "turn: must be 0 to 2"),
    ({"phase": "get_up", "players": UP}, "phase: all painters are up; then it is plan"),
    # plans
    ({"phase": "plan", **player(plan={"market": 4})}, "players: 0: plan: market: at most 3 (FR-P1)"),
    ({"phase": "plan", **player(plan={"market": 3, "studio": 3})}, "players: 0: plan: there are 5 apprentices (FR-P1)"),
    ({"phase": "plan", "players": [{"plan": {}}] * 3}, "players: plan: all are sealed; then they are revealed (FR-P1)"),
    ({"phase": "studio", "last_round": True, **player(plan={"theatre": 1})}, "players: 0: plan: theatre: at most 0"),
    ({"phase": "market"}, "phase: nobody has anything to do at the market"),
    ({"phase": "studio", "portraits_open": [None, None], **player(plan={"studio": 3})}, "phase: nobody has anything"),
    # income and bumps
    ({"phase": "income"}, "phase: nobody has a general request to choose income for (FR-W2)"),
    ({"phase": "income", "turn": 0}, "phase: nobody has a general request"),
    ({"phase": "income", "counted": 1}, "counted: money is only being counted while a bump is open"),
    ({**BUMP, "phase": "plan"}, "bump: nobody could have scored there now (FR-V1)"),
    ({**BUMP, "turn": 1}, "bump: nobody could have scored there now (FR-V1)"),
    ({**BUMP, "bump": {"seat": 3}}, "bump: seat: must be 0 to 2"),
    ({**BUMP, "bump": {"seat": 0, "behind": 3}}, "bump: ahead: must be a whole number"),
    ({**BUMP, "bump": {"seat": 0, "ahead": 3, "behind": 3}}, "bump: behind: must be 1 to 2"),
    ({**BUMP, "bump": {"seat": 0, "ahead": 5, "behind": 3, "to": 1}}, "bump: to: unknown"),
    ({**BUMP, "bump": [5, 3]}, "bump: must be a map"),
    ({**BUMP, "players": [None, {"score": 5}, None]}, "bump: 5 is taken (FR-V1)"),
]
TWO: list[tuple[dict[str, Any], str]] = [
    ({"leonardo": 3}, "leonardo: must be a map"),
    ({"leonardo": {"mood": 5}}, "leonardo: mood: unknown"),
    ({"leonardo": {"score": -1}}, "leonardo: score: must be 0 to 1000"),
    ({"leonardo": {"get_up": 4}}, "leonardo: get_up: must be one of"),
    ({"leonardo": {"decider": 2}}, "leonardo: decider: must be 0 to 1"),
    ({"leonardo": {"tiles": [{"value": 0}]}}, "leonardo: tiles: value: must be 1 to 1000"),
    ({"leonardo": {"score": 3}, "players": [{"score": 3}, None]}, "players: score: two painters on 3 (FR-V1)"),
    ({"start": [0, 1]}, "start: must name every painter once"),
    ({"turn": True}, "turn: "),
]
WITHOUT: list[tuple[dict[str, Any], str]] = [
    ({"portraits_open": [ABBOT]}, "portraits_open: 1, more than there are (FR-S5)"),
    (player(portraits=[ABBOT]), "players: 0: portraits: "),
    ({"requests": {"green": [9]}}, "requests: green: more than the box holds"),
    (player(requests=[{"stack": "green", "points": 9}]), "players: 0: requests: stack: 'green' is no stack"),
    (player(paints={"pink": 1}), "players: 0: paints: there are no special blends in this game (FR-X2)"),
    ({"fresco": fresco({"value": 24})}, "fresco: 0: 0: 24 (): more than the box holds"),
    ({"fresco": fresco({"value": 12, "paints": ["pink"]})}, "fresco: 0: 0: paints: a tile like that"),
]
REFUSED = [
    *[(3, ALL_MODULES, data, reason) for data, reason in WRONG],
    *[(2, ALL_MODULES, data, reason) for data, reason in TWO],
    *[(3, 0, data, reason) for data, reason in WITHOUT],
]


@pytest.mark.parametrize(("seats", "modules", "data", "reason"), REFUSED)
def test_refusals(seats: int, modules: int, data: dict[str, Any], reason: str) -> None:
    with pytest.raises(Invalid) as caught:
        lay(data, seats, modules)
    assert str(caught.value).startswith(reason)


STUCK: list[tuple[int, dict[str, Any]]] = [
    (3, {"phase": "market", "turn": 0, "booths": [None] * 3}),
    (3, {"phase": "cathedral", "turn": 0, **player(left=0, paints={"red": 9, "yellow": 9, "blue": 9})}),
    (3, {"phase": "workshop", "turn": 0, **player(left=0, paints={"red": 9, "yellow": 9, "blue": 9})}),
    (3, {"booths": [[], [], []], "bag": []}),
    (3, {"booths": [[RED], [], []], "bag": []}),
    (2, {"phase": "cathedral", "fresco": fresco(), "leonardo": {"acting": True}}),
    (2, {"phase": "market", "booths": [None] * 3, "leonardo": {"acting": True}}),
    (2, {"phase": "studio", "leonardo": {"acting": True}}),
    (2, {"phase": "income", "leonardo": {"acting": True}}),
]


@pytest.mark.parametrize(("seats", "data"), STUCK)
def test_nobody_is_stuck(seats: int, data: dict[str, Any]) -> None:
    """Either such a position is refused, or it can be played on."""
    check(data, seats)


# --- anything else ---

COUNTS = st.dictionaries(st.sampled_from([*PAINTS, "gold"]), st.integers(-1, 9), max_size=4)
TILES = st.sampled_from([*(tile.to_json() for tile in BOX.tiles), OWN, {"value": 3}, {"value": 12}])
CARDS = st.sampled_from([*(card.to_json() for card in BOX.portraits), {"power": "abbot"}, {}])
GOODS = st.sampled_from([goods.to_json() for goods in BOX.market])
SOME = st.integers(-1, 9)
REQUEST = st.fixed_dictionaries(
    {"stack": st.sampled_from([*STACKS, "red"]), "points": st.integers(4, 10), "tiles": st.lists(TILES, max_size=3)}
)
NEAR_PLAYER: dict[str, st.SearchStrategy[Any]] = {
    "score": SOME,
    "mood": SOME,
    "thalers": SOME,
    "paints": COUNTS,
    "get_up": st.none() | st.integers(4, 9),
    "plan": st.none() | st.dictionaries(st.sampled_from(COLUMNS), st.integers(0, 3), max_size=3),
    "apprentices": st.integers(3, 7),
    "left": st.integers(0, 3),
    "blends_left": st.integers(0, 1),
    "tiles": st.lists(TILES, max_size=4),
    "requests": st.lists(REQUEST, max_size=2),
    "portraits": st.lists(CARDS, max_size=2),
    "sexton_used": st.booleans(),
    "request_used": st.booleans(),
}
PLAYERS = st.lists(st.none() | st.fixed_dictionaries({}, optional=NEAR_PLAYER), min_size=2, max_size=3)
NEARLY: dict[str, st.SearchStrategy[Any]] = {
    "phase": st.sampled_from([*PHASES, "night"]),
    "turn": st.none() | st.integers(-1, 3),
    "round": SOME,
    "last_round": st.booleans(),
    "bishop": st.lists(st.integers(0, 5), min_size=2, max_size=2),
    "fresco": st.lists(TILES, max_size=4).map(lambda tiles: fresco(*tiles)),
    "booths": st.lists(st.none() | st.lists(st.none() | GOODS, max_size=4), min_size=3, max_size=3),
    "bag": st.lists(GOODS, max_size=3),
    "portraits_open": st.lists(st.none() | CARDS, max_size=3),
    "portraits_left": st.dictionaries(st.sampled_from([*"ABCD"]), st.lists(CARDS, max_size=3), max_size=3),
    "portraits_gone": st.lists(CARDS, max_size=3),
    "requests": st.dictionaries(st.sampled_from(STACKS), st.lists(st.integers(0, 9), max_size=4)),
    "start": st.permutations([0, 1, 2]) | st.permutations([0, 1, "leonardo"]),
    "bump": st.none() | st.fixed_dictionaries({"seat": SOME, "ahead": SOME, "behind": SOME}),
    "counted": st.integers(-1, 4),
    "scored": st.lists(st.none() | st.dictionaries(st.sampled_from(SOURCES), SOME), min_size=2, max_size=3),
    "players": PLAYERS,
    "leonardo": st.fixed_dictionaries(
        {}, optional={"score": SOME, "get_up": st.integers(4, 9), "decider": SOME, "acting": st.booleans()}
    ),
}


def near_positions() -> st.SearchStrategy[dict[str, Any]]:
    fields: dict[str, st.SearchStrategy[Any]] = {name: nearly | json_values() for name, nearly in NEARLY.items()}
    return st.fixed_dictionaries({}, optional=fields)


@given(st.sampled_from((2, 3)), st.dictionaries(st.sampled_from([*FIELDS, "hands"]), json_values(), max_size=3))
def test_any_data_is_a_state_or_invalid(seats: int, data: dict[str, Any]) -> None:
    check(data, seats)


@settings(max_examples=200)
@given(st.sampled_from((2, 3)), st.sets(st.sampled_from(FIELDS), min_size=1, max_size=4), st.data())
def test_nearly_right_data_is_a_state_that_can_be_played_or_invalid(
    seats: int, named: set[str], data: st.DataObject
) -> None:
    check({field: data.draw(NEARLY[field], label=field) for field in sorted(named)}, seats)


@settings(max_examples=60)
@given(st.sampled_from((2, 3)), near_positions())
def test_anything_over_a_fresh_position_is_a_state_or_invalid(seats: int, data: dict[str, Any]) -> None:
    check(data, seats)


def check(data: dict[str, Any], seats: int) -> None:
    """It can be written and read strictly, and a round and more can be played from it."""
    try:
        state = lay(data, seats)
    except Invalid:
        return
    assert GAME.state_from_json(state.to_json(), seats, {}) == state
    rng, dice = random.Random(0), Dice(0)
    for _ in range(25):
        if state.phase == OVER:
            assert GAME.outcome(state) is not None
            break
        step(state, rng, dice)
        assert min(min(painter.left, painter.thalers, *painter.paints) for painter in state.painters) >= 0
