"""Positions: any state can be written and read again, and anything else is `Invalid`."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.core.chance import Dice
from bottega.core.errors import Invalid
from bottega.games.final_touch.box.touches import COLOURS, size, unpack
from bottega.games.final_touch.rules.read_state import FIELDS
from bottega.games.final_touch.rules.state import OVER, State
from games.final_touch.sample import GAME, SEATS, json_values, match, played, played_states, touches_of

BOX = Counter(dict.fromkeys(COLOURS, 12))


def lay(data: dict[str, Any], seats: int) -> State:
    state: State = GAME.position(data, seats, {}, Dice(1))
    return state


@given(played_states())
def test_every_state_can_be_read_again(state: State) -> None:
    assert lay(state.to_json(), int(state.seats)) == state


@given(played_states(), st.sets(st.sampled_from(FIELDS)))
def test_some_of_a_state_is_enough(state: State, kept: set[str]) -> None:
    """What is named is kept, and the rest is filled in."""
    whole = state.to_json()
    if whole["phase"] != "play":  # the others need more than a handful of fields
        return
    kept |= {"masterpiece"} if "improved" in kept else set()  # or those touches may not fit it
    kept |= {"smeared"} if "smear_order" in kept else set()
    part = {name: whole[name] for name in kept}
    laid = lay(part, int(state.seats))
    found = laid.to_json()
    assert {name: found[name] for name in kept} == part
    assert touches_of(laid) <= BOX


# Any field of a valid position replaced by something that is nearly right, or by anything.

TITLES = st.sampled_from([*(card.title for card in GAME.box.masterpieces), "The Potato Eaters", ""])
COUNTS = st.dictionaries(st.sampled_from([*COLOURS, "purple"]), st.integers(-1, 14) | st.just(2047), max_size=5)
CARDS = TITLES | st.fixed_dictionaries(
    {"needs": COUNTS},
    optional={"title": TITLES, "finished": st.integers(-1, 3000), "ruined": st.integers(-1, 3000)},
)
WON = st.fixed_dictionaries(
    {"title": TITLES, "as": st.sampled_from(["finished", "ruined", "stolen"])},
    optional={"sides": st.lists(st.integers(-1, 4), max_size=4), "value": st.integers(-1, 30)},
)
NEARLY: dict[str, st.SearchStrategy[Any]] = {
    "turn": st.integers(-1, 4),
    "phase": st.sampled_from(["play", "tiebreak", "over", "end"]),
    "masterpiece": CARDS,
    "next": CARDS | st.none(),
    "improved": COUNTS,
    "smeared": COUNTS,
    "smear_order": st.lists(st.sampled_from([*COLOURS, "pink"]), max_size=4),
    "hands": st.lists(COUNTS | st.none(), max_size=5),
    "discard": COUNTS,
    "draw": COUNTS,
    "purses": st.lists(st.integers(-1, 30), max_size=4),
    "won": st.lists(WON, max_size=4),
    "pile": st.lists(CARDS, max_size=4),
    "contenders": st.lists(st.integers(-1, 4), max_size=3),
    "last": st.none()
    | st.fixed_dictionaries({"type": st.just("improve"), "touches": COUNTS})
    | st.fixed_dictionaries({"type": st.just("smear"), "touch": st.sampled_from([*COLOURS, "pink"])}),
}


def near_positions() -> st.SearchStrategy[dict[str, Any]]:
    fields: dict[str, st.SearchStrategy[Any]] = {name: nearly | json_values() for name, nearly in NEARLY.items()}
    return st.fixed_dictionaries({}, optional=fields)


@given(st.sampled_from(SEATS), st.integers(0, 100), near_positions())
def test_anything_over_a_valid_position_is_a_state_or_invalid(seats: int, plies: int, changes: dict[str, Any]) -> None:
    check({**played(seats, 5, plies).to_json(), **changes}, seats)


@given(st.sampled_from(SEATS), near_positions())
def test_anything_over_a_fresh_position_is_a_state_or_invalid(seats: int, data: dict[str, Any]) -> None:
    check(data, seats)


@given(
    st.sampled_from(SEATS), st.dictionaries(st.sampled_from(FIELDS) | st.text(max_size=5), json_values(), max_size=3)
)
def test_any_data_is_a_state_or_invalid(seats: int, data: dict[str, Any]) -> None:
    check(data, seats)


def check(data: dict[str, Any], seats: int) -> None:
    try:
        state = lay(data, seats)
    except Invalid:
        return
    assert touches_of(state) <= BOX
    assert all(size(hand) <= 5 for hand in state.hands())
    assert state.phase == OVER or GAME.choices(state, int(state.turn))
    assert lay(state.to_json(), seats) == state


def test_all_fields_are_known() -> None:
    assert set(NEARLY) == set(FIELDS) == set(played(2, 1, 1).to_json())


# --- what is filled in ---


def test_the_draw_pile_is_what_is_left() -> None:
    state = match(2, hands=[{"red": 5}, {"blue": 5}], discard={"red": 1}, masterpiece="The Kiss").state
    assert unpack(state.draw) == {"yellow": 12, "green": 12, "brown": 12, "blue": 7, "red": 6}


def test_a_named_draw_pile_leaves_the_rest_to_the_discard() -> None:
    state = match(2, hands=[{"red": 5}, {"blue": 5}], draw={"red": 1}, masterpiece="The Kiss").state
    assert unpack(state.draw) == {"red": 1}
    assert touches_of(state) == BOX


def test_hands_that_are_not_named_are_dealt() -> None:
    state = match(3, hands=[None, {"red": 5}, None]).state
    assert [size(hand) for hand in state.hands()] == [5, 5, 5]
    assert unpack(state.hands()[1]) == {"red": 5}
    assert touches_of(state) == BOX


def test_purses_are_what_was_won() -> None:
    won = [
        {"title": "The Kiss", "as": "finished", "sides": [0], "value": 6},
        {"title": "Mona Lisa", "as": "ruined", "sides": [0, 2], "value": 3},
    ]
    state = match(3, won=won).state
    assert state.purses() == [9, 0, 3]
    assert state.to_json()["won"] == won
    assert match(3, won=won, purses=[1, 2, 3]).state.purses() == [1, 2, 3]


def test_masterpieces_that_are_not_named_are_drawn() -> None:
    state = match(2, next="The Kiss").state
    assert state.masterpiece.title != "The Kiss"
    assert len(state.pile_cards()) == 23


def test_a_named_pile_stays_whole() -> None:
    """The current and the next masterpiece come from what is left of the box, if they are not named."""
    state = match(2, pile=["The Scream", "Mona Lisa"]).state
    assert sorted(card.title for card in state.pile_cards()) == ["Mona Lisa", "The Scream"]
    assert state.next is not None
    assert len({state.masterpiece.title, state.next.title, "Mona Lisa", "The Scream"}) == 4


def test_the_starter_of_the_options_begins() -> None:
    for starter in range(3):
        state = GAME.position({}, 3, {"starter": starter}, Dice(1))
        assert state.turn == starter


def test_a_card_may_be_written_out() -> None:
    dot = {"title": "Dot", "artist": "", "year": "", "needs": {"red": 1}, "finished": 2, "ruined": 1}
    spot = {**dot, "title": "Spot"}
    state = match(2, masterpiece=dot, next="The Kiss", pile=[spot]).state
    assert state.masterpiece.to_json() == dot
    assert [card.to_json() for card in state.pile_cards()] == [spot]


def test_a_card_written_out_with_a_known_title_is_that_card() -> None:
    card = {"title": "The Kiss", "needs": {"red": 1}, "finished": 2, "ruined": 1}
    state = match(2, masterpiece=card).state
    assert "The Kiss" not in [other.title for other in state.pile_cards()]
    assert len(state.pile_cards()) == 23


@pytest.mark.rule("FT-C2")
@pytest.mark.parametrize("most", [13, 2047])
def test_more_than_the_box_holds(most: int) -> None:
    """However many: sums of packed counts must not carry over into the next colour."""
    for places in (["discard"], ["draw"], ["discard", "draw"], ["discard", "draw", "improved", "smeared"]):
        for extra in range(6):
            position: dict[str, Any] = {place: {"yellow": most} for place in places}
            with pytest.raises(Invalid):
                match(2, hands=[{"yellow": extra, "blue": 5 - extra}, {"red": 5}], **position)


def test_the_message_counts_them() -> None:
    with pytest.raises(Invalid, match=r"13 red touches, more cards than the box holds \(12\)"):
        match(2, hands=[{"red": 5}, {"red": 5}], discard={"red": 3})


def test_smears_keep_the_order_they_were_played_in() -> None:
    """Of a stored state and a position alike; where the order is not named, by colour."""
    state = lay({"smeared": {"green": 1, "red": 1}, "smear_order": ["red", "green"]}, 2)
    assert state.smear_order() == ["red", "green"]
    assert lay(state.to_json(), 2).smear_order() == ["red", "green"]
    assert lay({"smeared": {"green": 1, "red": 1}}, 2).smear_order() == ["green", "red"]
    with pytest.raises(Invalid, match="smear_order"):
        lay({"smeared": {"red": 1}, "smear_order": ["green"]}, 2)
