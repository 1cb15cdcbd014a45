"""The workshop: what can be blended out of any paints, and every three tiles for a request."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement, product

import pytest

from bottega.core.chance import Dice
from bottega.core.errors import Illegal
from bottega.games.fresco.box.components import STACKS
from bottega.games.fresco.box.paints import PAINTS, pack, unpack
from bottega.games.fresco.rules import workshop
from bottega.games.fresco.rules.state import BLENDS, State
from bottega.games.fresco.rules.workshop import Blend, Request
from games.fresco.sample import GAME

BLENDED = {"orange": "red yellow", "purple": "red blue", "green": "yellow blue"}
SPECIAL = {"pink": "orange purple", "brown": "orange green purple"}


@pytest.fixture
def state() -> State:
    state = GAME.setup(3, {}, Dice(1))
    state.acting = 0
    return state


@pytest.mark.rule("FR-W1")
@pytest.mark.parametrize("special", [True, False])
def test_blends_of_any_four_paints(state: State, special: bool) -> None:
    state.modules = BLENDS if special else 0
    ways = BLENDED | SPECIAL if special else BLENDED
    painter = state.painters[0]
    for held in combinations_with_replacement(PAINTS, 4):
        painter.paints = list(pack(Counter(held)))
        possible = {to for to, used in ways.items() if not Counter(used.split()) - Counter(held)}
        assert {PAINTS[to] for to in workshop.blends(state, painter)} == possible
        refusals = {paint: refused(state, Blend(to)) for to, paint in enumerate(PAINTS)}
        assert refusals == {paint: "" if paint in possible else "FR-W1" for paint in PAINTS}


def refused(state: State, action: Blend | Request) -> str:
    """By which rule, if it is."""
    try:
        action.check(state, 0)
    except Illegal as error:
        return error.rule
    return ""


@pytest.mark.rule("FR-W1")
def test_two_blends_an_apprentice(state: State) -> None:
    painter = state.painters[0]
    painter.left, painter.paints = 2, list(pack({"red": 2, "yellow": 1, "blue": 1}))
    seen = []
    for paint in ("orange", "purple", "pink"):
        Blend(PAINTS.index(paint)).carry_out(state, 0, None)
        seen.append((unpack(painter.paints), painter.left, painter.blends_left))
    assert seen == [
        ({"red": 1, "blue": 1, "orange": 1}, 2, 1),
        ({"orange": 1, "purple": 1}, 1, 0),
        ({"pink": 1}, 1, 1),
    ]


# --- requests ---


def holding(state: State, tiles: tuple[int, ...], left: int = 1, half: int = 0) -> None:
    painter = state.painters[0]
    painter.tiles, painter.left, painter.blends_left = tiles, left, half


@pytest.mark.rule("FR-W2")
@pytest.mark.parametrize("seed", range(6))
def test_requests_are_all_that_check_lets_pass(state: State, seed: int) -> None:
    """Of all threes of places, with seven tiles of any kind; one of the stacks is empty."""
    dice = Dice(seed)
    holding(state, tuple(int(dice.pick(0, len(state.box.tiles))) for _ in range(7)))
    state.requests[seed % len(STACKS)] = ()
    tried = [Request(stack, places) for stack, places in product(range(len(STACKS)), combinations(range(8), 3))]
    refusals = {request: refused(state, request) for request in tried}
    assert set(refusals.values()) <= {"", "FR-W2"}
    fitting = {request for request, rule in refusals.items() if not rule}
    works = workshop.works(state, state.painters[0])
    assert {action for action in works if isinstance(action, Request)} == fitting
    assert len(works) == len({*works})
    assert workshop.can_request(state, state.painters[0]) == bool(fitting)


NO_REQUEST = [
    ((0, 1, 2), 1, 1, False),  # the only apprentice is half-way through its blends
    ((0, 1, 2), 1, 0, True),
    ((0, 1), 1, 0, False),
    ((0, 1, 2), 0, 0, False),
]


@pytest.mark.rule("FR-W2")
@pytest.mark.parametrize(("tiles", "left", "half", "used"), NO_REQUEST)
def test_no_request(state: State, tiles: tuple[int, ...], left: int, half: int, used: bool) -> None:
    holding(state, tiles, left, half)
    state.painters[0].request_used = used
    assert not workshop.can_request(state, state.painters[0])
    assert workshop.all_triples(state, state.painters[0]) == []
    assert refused(state, Request(0, (0, 1, 2))) == "FR-W2"


@pytest.mark.rule("FR-W2")
def test_the_second_apprentice_may_while_the_first_blends(state: State) -> None:
    holding(state, (0, 1, 2), 2, 1)
    assert not refused(state, Request(0, (2, 1, 0)))
    assert Request(0, (2, 1, 0)).carry_out(state, 0, None) == 6
    painter = state.painters[0]
    assert (painter.left, painter.blends_left, painter.request_used, painter.tiles) == (1, 1, True, ())
    assert painter.requests[0].tiles == (0, 1, 2)
    assert state.requests[0] == (5, 4)


@pytest.mark.parametrize("places", [(), (0, 1), (0, 0, 1), (0, 1, 3), (0, 1, 2, 2)])
def test_a_request_takes_three_different_tiles_that_are_there(state: State, places: tuple[int, ...]) -> None:
    holding(state, (0, 1, 2))
    assert refused(state, Request(0, places)) == "FR-W2"


def test_blends_and_requests_are_told_apart(state: State) -> None:
    holding(state, (0, 1, 2))
    kinds = [type(action) for action in workshop.works(state, state.painters[0])]
    assert kinds == [Blend, Blend, Blend, Request]
