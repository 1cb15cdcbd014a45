"""A determinised state looks the same to its seat; what was shown is remembered, what is hidden is guessed."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bottega.core.bits import members
from bottega.core.chance import Dice
from bottega.core.event import Event
from bottega.core.match import Match
from bottega.games.fresco.bots.playout import playout
from bottega.games.fresco.box.paints import unpack
from bottega.games.fresco.knowledge.worlds import determinise
from bottega.games.fresco.rules import planning
from bottega.games.fresco.rules.state import NOT_PLANNED, OVER, PLAN, State
from games.fresco.sample import GAME, finished, match, played, played_states, viewers


@settings(max_examples=60)
@given(played_states(), st.integers(0, 2**32))
def test_it_looks_the_same_and_nothing_is_lost(state: State, seed: int) -> None:
    """Bag and portraits can be told from what lies open: they are the true ones."""
    for seat in viewers(state):
        view = GAME.view(state, seat)
        other = GAME.determinise(view, Dice(seed))
        assert GAME.view(other, seat).to_json() == view.to_json()
        assert (other.bag, other.portraits_left) == (state.bag, state.portraits_left)
        assert not any(painter.hidden for painter in other.painters)


@settings(max_examples=60)
@given(played_states(), st.integers(0, 2**32))
def test_guesses_are_legal(state: State, seed: int) -> None:
    for seat in viewers(state):
        other = GAME.determinise(GAME.view(state, seat), Dice(seed))
        for owner in range(state.seats):
            painter, truth = other.painters[owner], state.painters[owner]
            assert (painter.plan == NOT_PLANNED) == (truth.plan == NOT_PLANNED)
            if state.phase == PLAN and painter.plan != NOT_PLANNED:
                assert painter.plan in planning.sheets(state.box, truth.apprentices, state.last_round)
            assert (painter.thalers, painter.paints) == (truth.thalers, truth.paints)


@settings(max_examples=40)
@given(played_states(), st.integers(0, 2**32))
def test_guesses_do_not_depend_on_the_truth(state: State, seed: int) -> None:
    """Whatever the others have planned, a seat that sees the same guesses the same."""
    if state.phase == OVER:
        return
    for seat in viewers(state):
        other = state.copy()
        for owner in range(state.seats):
            if owner != seat and state.phase == PLAN and state.painters[owner].plan != NOT_PLANNED:
                other.painters[owner].plan = (0, 1, 0, 1, 0)
        guess = GAME.determinise(GAME.view(state, seat), Dice(seed))
        assert guess == GAME.determinise(GAME.view(other, seat), Dice(seed))


@settings(max_examples=30)
@given(played_states(), st.integers(0, 2**32))
def test_it_can_be_played_to_the_end(state: State, seed: int) -> None:
    before = state.to_json()
    for seat in (None, 0):
        other = GAME.determinise(GAME.view(state, seat), Dice(seed))
        playout(other, Dice(seed))
        assert GAME.outcome(other) is not None
    assert state.to_json() == before


def test_guesses_vary() -> None:
    state = match(3, phase="plan", players=[None, {"plan": {"market": 1}}, None]).state
    view = GAME.view(state, 0)
    assert len({determinise(view, Dice(seed)).painters[1].plan for seed in range(600)}) > 150


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_listener_can_reckon_what_the_view_knows(seats: int) -> None:
    """Purses and paints, from what everybody hears of a game and nothing else."""
    for seed in range(4):
        game, dice = Match(GAME, seats, seed=seed), Dice(seed)
        books = [Counter(thalers=12, red=1, yellow=1, blue=1) for _ in range(seats)]
        while not game.over:
            seat = game.awaited[int(dice.pick(0, len(game.awaited)))]
            choices, events = game.choices(seat), list[Event]()
            game.play(seat, choices[int(dice.pick(0, len(choices)))], events=events)
            for event in events:
                book(books, event.seen_by(None))
            known = [Counter({"thalers": purse, **unpack(paints)}) for purse, paints in game.view(None).deduced[:seats]]
            assert [+one for one in books] == [+one for one in known]


def book(books: list[Counter[str]], told: dict[str, Any]) -> None:
    """What an event means for a purse and for paints."""
    kind, seat = told["type"], told.get("seat")
    if seat is None:
        return
    mine = books[seat]
    if kind == "visited-market":
        mine["thalers"] -= told["thalers"]
        for tile in told["tiles"]:
            mine.update(tile["paints"])
    elif kind == "restored":
        mine.subtract(told["tile"]["paints"])
        mine["thalers"] -= "bishop" in told
    elif kind == "moved-bishop":
        mine["thalers"] -= told["thalers"]
    elif kind == "restored-altar":
        mine.subtract(told["paints"])
    elif kind == "blended":
        mine.subtract(BLENDED_FROM[told["paint"]])
        mine[told["paint"]] += 1
    elif kind in ("income", "chose-income", "visited-studio"):
        mine["thalers"] += told.get("thalers", 0)
        mine.update(told.get("paints", {}))
        book_portrait(mine, told.get("portrait", {}))


def book_portrait(mine: Counter[str], portrait: dict[str, Any]) -> None:
    if portrait.get("kind") == "money":
        mine["thalers"] += portrait["amount"]
    elif portrait.get("kind") == "paint":
        mine[portrait["paint"]] += 1


BLENDED_FROM = {
    "orange": ["red", "yellow"],
    "green": ["yellow", "blue"],
    "purple": ["red", "blue"],
    "pink": ["orange", "purple"],
    "brown": ["orange", "green", "purple"],
}


def test_nobody_who_has_not_sealed_is_given_a_plan() -> None:
    state = match(3, phase="plan", players=[{"plan": {"market": 2}}, None, {"plan": {"studio": 1}}]).state
    for seat in viewers(state):
        other = determinise(GAME.view(state, seat), Dice(1))
        assert [painter.plan != NOT_PLANNED for painter in other.painters] == [True, False, True]
        if seat is not None:
            assert other.painters[seat].plan == state.painters[seat].plan


def test_an_open_table_leaves_no_purse_to_chance() -> None:
    state = GAME.setup(3, {"open": True}, Dice(1))
    state.painters[1].thalers, state.painters[2].paints = 3, [2] * 8
    for seat in viewers(state):
        other = determinise(GAME.view(state, seat), Dice(2))
        assert [painter.thalers for painter in other.painters] == [12, 3, 12]
        assert other.painters[2].paints == [2] * 8


def test_leonardo_still_has_nothing() -> None:
    state = played(2, 1, 30)
    other = determinise(GAME.view(state, 0), Dice(1))
    assert (other.painters[2].thalers, sum(other.painters[2].paints)) == (0, 0)
    assert (other.acting, other.decider, other.turn) == (state.acting, state.decider, state.turn)


def test_a_position_that_leaves_portraits_in_the_box() -> None:
    """There are fewer left than were not seen: which ones is left to chance."""
    money = {"set": "C", "kind": "money"}
    state = match(3, portraits_left={"A": [], "B": [], "C": [money]}, portraits_gone=[], portraits_open=[None]).state
    view = GAME.view(state, 0)
    seen = Counter[int]()
    for seed in range(60):
        other = determinise(view, Dice(seed))
        assert GAME.view(other, 0).to_json() == view.to_json()
        seen.update(members(other.portraits_left))
    assert set(seen) == set(range(12, 18))


def test_a_position_that_leaves_a_market_tile_in_the_box() -> None:
    """Just enough for the next round: which one is missing is left to chance."""
    removed = GAME.box.removed
    goods = [tile.to_json() for number, tile in enumerate(GAME.box.market) if not removed >> number & 1]
    for seats in (2, 3):
        view = GAME.view(match(seats, phase="studio", turn=0, booths=[None] * 3, bag=goods[:10]).state, 1)
        assert GAME.view(determinise(view, Dice(1)), 1).to_json() == view.to_json()


@pytest.mark.parametrize("seats", [2, 4])
def test_a_finished_game_can_be_determinised_too(seats: int) -> None:
    state = finished(seats, 1)
    assert determinise(GAME.view(state, 0), Dice(1)) == state
