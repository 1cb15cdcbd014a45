"""The deal is fair: what chance gives is as likely as the rules say."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest

from bottega.core.bits import members
from bottega.core.chance import Dice
from bottega.games.fresco.box.grid import CENTRE, SPACES
from bottega.games.fresco.rules import setup
from bottega.games.fresco.rules.setup import dealt, tiles_to_deal
from bottega.games.fresco.rules.state import ALL_MODULES, BLENDS, GONE, LEONARDO, State
from games.fresco.sample import GAME, SEATS

DEALS = 2500
SURE = [n for n, tile in enumerate(GAME.box.tiles) if 11 < tile.value < 24]
SPARE = [n for n, tile in enumerate(GAME.box.tiles) if tile.value <= 11]
AROUND = [at for at in range(SPACES) if at != CENTRE]


@pytest.fixture(scope="module")
def deals() -> list[State]:
    """Many setups for three."""
    dice = Dice(1)
    return [GAME.setup(3, {}, dice) for _ in range(DEALS)]


def chi_square(counts: list[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


def bound(degrees: int) -> float:
    """What fair dice exceed about once in a million times."""
    return degrees + 5 * sqrt(2 * degrees)


@pytest.mark.rule("FR-S4")
def test_the_fresco_is_dealt_fairly(deals: list[State]) -> None:
    """Each tile of 13 or more lies in each space equally often, and so does each of the others, less often."""
    seen = [Counter[int](state.fresco[at] for state in deals) for at in range(SPACES)]
    for tile in SURE:
        assert chi_square([seen[at][tile] for at in AROUND], DEALS / 24) < bound(23)
    for tile in SPARE:
        assert chi_square([seen[at][tile] for at in AROUND], DEALS * 18 / 25 / 24) < bound(23)
    assert seen[CENTRE] == {31: DEALS}


@pytest.mark.rule("FR-S4")
def test_spare_tiles_are_left_out_fairly(deals: list[State]) -> None:
    """Each equally often, and two neighbours of the list together as often as any two: 7 of 25, then 6 of 24."""
    left_out = Counter[int]()
    together = 0
    for state in deals:
        gone = set(SPARE) - set(state.fresco)
        assert len(gone) == 7
        left_out.update(gone)
        together += sum(tile + 1 in gone for tile in gone)
    assert chi_square([left_out[tile] for tile in SPARE], DEALS * 7 / 25) < bound(24)
    assert together == pytest.approx(DEALS * 24 * (7 / 25) * (6 / 24), rel=0.05)


@pytest.mark.rule("FR-S1")
def test_every_order_is_as_likely(deals: list[State]) -> None:
    seen = Counter(state.start for state in deals)
    assert len(seen) == 6
    assert chi_square(list(seen.values()), DEALS / 6) < bound(5)


@pytest.mark.rule("FR-S3")
def test_every_market_tile_is_left_in_the_bag_as_often(deals: list[State]) -> None:
    seen = Counter(number for state in deals for number in members(state.bag))
    assert seen.total() == DEALS
    assert len(seen) == 11
    assert chi_square(list(seen.values()), DEALS / 11) < bound(10)


@pytest.mark.rule("FR-S5")
def test_every_two_portraits_are_as_likely(deals: list[State]) -> None:
    seen = Counter(state.portraits_open for state in deals)
    assert len(seen) == 6 * 5
    assert chi_square(list(seen.values()), DEALS / 30) < bound(29)


@pytest.mark.parametrize("modules", [ALL_MODULES, ALL_MODULES - BLENDS])
def test_what_is_told_of_the_fresco_is_what_is_dealt(modules: int) -> None:
    """The results that a record names stand in the order in which chance counts them."""
    state, dice = setup.unpack(GAME.box, 3, False, modules, GAME.version), Dice(5)
    for at in range(SPACES):
        if at == CENTRE:
            continue
        sure, spare, spaces = tiles_to_deal(state)
        told = GAME.results(state, setup.FRESCO)
        assert len(told) == spaces * max(len(spare), 1)
        for drawn in range(0, len(told), 7):
            assert told[drawn] == state.box.tiles[dealt(sure, spare, spaces, drawn)].to_json()
        state.fresco[at] = dealt(sure, spare, spaces, int(dice.pick(0, len(told))))
    assert GONE not in state.fresco


@pytest.mark.rule("FR-S5")
def test_a_lies_on_b_on_c() -> None:
    """Nine deals of two; each set is used up before the next, even where a position leaves an odd number."""
    state = GAME.unpack(3, {})
    letters = ""
    while state.portraits_left:
        assert {state.box.portraits[card].letter for card in setup.top_portraits(state)} == {next_letter(state)}
        setup.deal_portraits(state, Dice(len(letters)))
        letters += "".join(state.box.portraits[card].letter for card in state.portraits_open)
    assert letters == "AAAAAABBBBBBCCCCCC"
    setup.deal_portraits(state, Dice(1))
    assert state.portraits_open == (GONE, GONE)


def next_letter(state: State) -> str:
    return min(state.box.portraits[card].letter for card in members(state.portraits_left))


@pytest.mark.rule("FR-X2")
@pytest.mark.parametrize("seats", SEATS)
def test_without_blends(seats: int) -> None:
    state = GAME.setup(seats, {"modules": ["portraits"]}, Dice(1))
    values = [state.box.tiles[tile].value for tile in state.fresco]
    assert sorted(values) == sorted(tile.value for tile in state.box.tiles if tile.value <= 11)
    assert values[CENTRE] == 11
    cards = [*members(state.portraits_left), *state.portraits_open]
    assert len(cards) == 16
    assert not {"pink", "brown"} & {state.box.portraits[card].to_json().get("paint") for card in cards}


@pytest.mark.rule("FR-X5")
def test_leonardo_has_nothing() -> None:
    state = GAME.setup(2, {}, Dice(1))
    painter = state.painters[LEONARDO]
    assert (painter.thalers, sum(painter.paints), painter.mood, painter.apprentices) == (0, 0, 0, 0)
    assert [len(booth or ()) for booth in state.booths] == [4, 3, 3]
