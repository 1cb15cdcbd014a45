"""The market: what a purse and apprentices allow, in every booth."""

from __future__ import annotations

from itertools import combinations_with_replacement, product

import pytest

from bottega.core.chance import Dice
from bottega.core.errors import Illegal
from bottega.games.fresco.rules import market
from bottega.games.fresco.rules.market import Market
from bottega.games.fresco.rules.state import GONE, LEONARDO, State
from games.fresco.sample import GAME


@pytest.fixture
def state() -> State:
    state = GAME.setup(3, {}, Dice(1))
    for painter, time in zip(state.painters, (7, 5, 9), strict=True):
        painter.get_up = time
    state.acting = 0
    return state


def sell(state: State, *places: int) -> None:
    """Tiles of the first booth are gone."""
    state.booths[0] = tuple(GONE if n in places else goods for n, goods in enumerate(state.booths[0] or ()))


def is_allowed(state: State, action: Market) -> bool:
    try:
        action.check(state, state.acting)
    except Illegal:
        return False
    return True


@pytest.mark.rule("FR-K1")
@pytest.mark.parametrize("thalers", [0, 2, 3, 6, 9])
@pytest.mark.parametrize("left", [1, 2, 3])
def test_visits_are_all_that_check_lets_pass(state: State, thalers: int, left: int) -> None:
    """Of all places in all booths, doubled ones too; one booth has lost a tile, another is closed."""
    sell(state, 1)
    state.booths[2] = None
    state.painters[0].thalers, state.painters[0].left = thalers, left
    tried = [
        Market(booth, tiles)
        for booth, size in product(range(4), range(5))
        for tiles in combinations_with_replacement(range(5), size)
    ]
    listed = market.visits(state, 0)
    assert len(set(listed)) == len(listed)
    assert set(listed) == {action for action in tried if is_allowed(state, action)}
    assert max(len(action.tiles) for action in listed) == min(left, thalers // 3)


@pytest.mark.rule("FR-K2")
def test_everything_of_a_closed_booth_goes_to_the_bag(state: State) -> None:
    sell(state, 0)
    left = [goods for goods in state.booths[0] or () if goods != GONE]
    painter, bag = state.painters[0], state.bag
    painter.left, before = 3, painter.paints.copy()
    Market(0, (1, 2)).carry_out(state, 0, None)
    assert state.bag == bag | sum(1 << goods for goods in left)
    assert (state.booths[0], painter.left, painter.thalers) == (None, 0, 12 - 2 * 3)
    bought = [state.box.market[goods].paints for goods in left[:2]]
    assert painter.paints == [sum(counts) for counts in zip(before, *bought, strict=True)]


@pytest.mark.rule("FR-K2")
def test_an_empty_booth_is_not_open(state: State) -> None:
    sell(state, 0, 1, 2, 3)
    assert [market.is_open(booth) for booth in (*state.booths, None, ())] == [False, True, True, False, False]
    assert {visit.booth for visit in market.visits(state, 0)} == {1, 2}
    state.booths[1] = state.booths[2] = None
    assert not market.any_open(state)


def test_free_tiles_are_as_many_as_apprentices(state: State) -> None:
    """An owner's list may have a price of nothing."""
    state.box = state.box.with_tiles(state.box.tiles)
    state.box.prices = {**state.box.prices, 7: 0}
    state.painters[0].thalers, state.painters[0].left = 0, 2
    assert market.most_tiles(state, 0) == 2


@pytest.mark.rule("FR-X7")
def test_leonardo_closes_each_booth_and_buys_nothing() -> None:
    state = GAME.setup(2, {}, Dice(1))
    state.painters[LEONARDO].left, state.painters[LEONARDO].get_up = 1, 5
    assert market.visits(state, LEONARDO) == [Market(booth, ()) for booth in range(3)]
