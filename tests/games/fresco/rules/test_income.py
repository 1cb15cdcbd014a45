"""Income: what tiles, requests and a portrait bring, and the choice of primaries."""

from __future__ import annotations

import pytest

from bottega.core.chance import Dice
from bottega.core.errors import Illegal
from bottega.core.event import Event
from bottega.games.fresco.box.paints import PAINTS, pack, unpack
from bottega.games.fresco.rules import income
from bottega.games.fresco.rules.income import Income
from bottega.games.fresco.rules.state import Fulfilled, State
from games.fresco.sample import GAME

GENERAL, ORANGE, GREEN, PURPLE = range(4)


@pytest.fixture
def state() -> State:
    """The first painter has three tiles, and requests of three kinds."""
    state = GAME.setup(3, {}, Dice(1))
    state.acting, painter = 0, state.painters[0]
    painter.tiles, painter.paints = (0, 1, 2), [0] * len(PAINTS)
    painter.requests = tuple(Fulfilled(stack, 5, ()) for stack in (GREEN, GENERAL, ORANGE, GREEN))
    return state


@pytest.mark.rule("FR-B1")
@pytest.mark.rule("FR-W2")
def test_a_thaler_for_each_request_and_the_coins_of_tiles(state: State) -> None:
    painter = state.painters[0]
    coins = sum(state.box.tiles[tile].coins for tile in painter.tiles)
    assert income.thalers(state, painter) == coins + 4
    assert income.thalers(state, state.painters[1]) == 0


@pytest.mark.rule("FR-T3")
def test_gods_servant_brings_one_more(state: State) -> None:
    before = income.thalers(state, state.painters[0])
    state.painters[0].portraits = (
        next(n for n, card in enumerate(state.box.portraits) if card.power == "gods-servant"),
    )
    assert income.thalers(state, state.painters[0]) == before + 1


@pytest.mark.rule("FR-W2")
def test_what_is_received_is_told(state: State) -> None:
    painter, told = state.painters[0], list[Event]()
    paid = income.thalers(state, painter)
    income.receive(state, 0, told)
    income.receive(state, 1, told)
    assert painter.thalers == 12 + paid
    assert unpack(painter.paints) == {"orange": 1, "green": 2}
    facts = {"seat": 0, "thalers": paid, "paints": {"green": 2, "orange": 1}}
    assert [(event.type, event.facts) for event in told] == [("income", facts)]


@pytest.mark.rule("FR-W2")
def test_the_choices_are_what_check_lets_pass(state: State) -> None:
    assert income.incomes(state, 0) == [Income(pack({paint: 1})) for paint in ("red", "yellow", "blue")]
    for choice in income.incomes(state, 0):
        choice.check(state, 0)
    for paints in ({}, {"orange": 1}, {"red": 2}, {"red": 1, "blue": 1}):
        with pytest.raises(Illegal) as caught:
            Income(pack(paints)).check(state, 0)
        assert caught.value.rule == "FR-W2"
