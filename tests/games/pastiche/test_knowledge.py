"""A determinised state looks the same to its seat, and everything hidden is dealt fairly."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bottega.core.bits import members
from bottega.core.chance import Dice
from bottega.games.pastiche.colours import includes, unpack
from bottega.games.pastiche.hexes import START
from bottega.games.pastiche.knowledge import determinise, unseen_hexes, unturned
from bottega.games.pastiche.playout import playout
from bottega.games.pastiche.state import OVER, State
from games.pastiche.sample import GAME, SEATS, finished, late, match, played_states


def everything(state: State) -> Counter[str]:
    """Every card and hex, wherever it lies."""
    total = Counter(unpack(state.bank))
    for palette in state.palettes:
        total.update(unpack(palette))
    for cards in (state.gallery, members(state.deck), *state.commissions, *state.completed):
        total.update(state.titles(cards))
    laid = [tile & 0xFFFF for tile in state.map.laid.values() if tile >> 16 != START]
    held = [state.box.hexes[number] for tiles in (members(state.supply), *state.hexes) for number in tiles]
    total.update(f"hex {unturned(tile)}" for tile in laid + held)
    return total


BOX = everything(GAME.unpack(2, {}))


def viewers(state: State) -> list[int | None]:
    return [None, *range(state.seats)]


@given(played_states(), st.integers(0, 2**32))
def test_it_looks_the_same_and_nothing_is_lost(state: State, seed: int) -> None:
    for seat in viewers(state):
        view = GAME.view(state, seat)
        other = GAME.determinise(view, Dice(seed))
        assert GAME.view(other, seat).to_json() == view.to_json()
        assert everything(other) == BOX
        assert min(min(cards) for cards in other.palettes) >= 0


@pytest.mark.rule("PA-P2")
@given(played_states(), st.integers(0, 2**32))
def test_open_offers_can_be_kept(state: State, seed: int) -> None:
    for seat in viewers(state):
        other = GAME.determinise(GAME.view(state, seat), Dice(seed))
        for offer in other.offers:
            assert includes(other.palettes[offer.by], offer.give)


def test_an_offer_shows_what_its_maker_holds() -> None:
    """Of several offers the most of each colour, not the sum: they may be of the same cards."""
    offers: list[dict[str, Any]] = [
        {"id": 1, "by": 1, "to": 0, "give": {"gray": 2}, "get": {"red": 1}},
        {"id": 2, "by": 1, "to": 0, "give": {"gray": 1, "black": 1}, "get": {"red": 1}},
    ]
    palettes = [{"green": 2}, {"gray": 2, "black": 1, "brown": 1}, {"orange": 5, "gray": 1}]
    view = GAME.view(match(3, turn=0, step="trade", palettes=palettes, offers=offers).state, 0)
    rest: Counter[str] = Counter()
    for seed in range(60):
        held = Counter(unpack(determinise(view, Dice(seed)).palettes[1]))
        assert held >= Counter(gray=2, black=1)
        assert held.total() == 4
        rest.update((held - Counter(gray=2, black=1)).keys())
    assert set(rest) == {"brown", "orange", "gray"}


@settings(max_examples=10)
@given(played_states(), st.integers(0, 2**32))
def test_it_can_be_played_to_the_end(state: State, seed: int) -> None:
    other = GAME.determinise(GAME.view(state, state.turn), Dice(seed))
    playout(other, Dice(seed))
    assert GAME.outcome(other) is not None
    assert everything(other) == BOX


@given(played_states())
def test_no_card_that_was_seen_is_dealt(state: State) -> None:
    for seat in range(state.seats):
        other = GAME.determinise(GAME.view(state, seat), Dice(1))
        assert other.commissions[seat] == state.commissions[seat]
        assert other.hexes[seat] == state.hexes[seat]
        hidden = [card for place, hand in enumerate(other.commissions) if place != seat for card in hand]
        assert not set(hidden) & {*state.gallery, *state.commissions[seat], *sum(state.completed, ())}


@given(played_states())
def test_unseen_hexes(state: State) -> None:
    """Those of the supply and of the others' hands, as far as anyone can tell equal ones apart."""
    for seat in range(state.seats):
        others = sum(len(tiles) for place, tiles in enumerate(state.hexes) if place != seat)
        unseen = unseen_hexes(GAME.view(state, seat))
        assert unseen.bit_count() == state.supply.bit_count() + others
        assert not any(unseen >> number & 1 for number in state.hexes[seat])


def test_the_true_state_is_left_alone() -> None:
    for seats in SEATS:
        for state in (late(seats, 1, 3), late(seats, 2, 40)):
            before = state.to_json()
            playout(determinise(GAME.view(state, 0), Dice(1)), Dice(1))
            assert state.to_json() == before


def test_hidden_hands_vary() -> None:
    view = GAME.view(match(3, turn=0, palettes=[{}, {"red": 3, "gray": 2}, {"blue": 4, "black": 3}]).state, 0)
    dealt = [determinise(view, Dice(seed)) for seed in range(40)]
    assert len({str(state.palettes) for state in dealt}) > 12
    assert len({str(state.commissions) for state in dealt}) > 35
    assert len({str(state.hexes) for state in dealt}) > 35
    assert len({state.supply for state in dealt}) > 35
    assert len({state.commissions[0] for state in dealt}) == len({state.hexes[0] for state in dealt}) == 1


def test_hidden_palettes_are_dealt_fairly() -> None:
    """Two red and six blue cards are out of the bank; a hand of four of them holds one red on average."""
    view = GAME.view(match(3, turn=0, palettes=[{}, {"red": 2, "blue": 2}, {"blue": 4}]).state, 0)
    reds = sum(determinise(view, Dice(seed)).palettes[1][0] for seed in range(800))
    assert reds / 800 == pytest.approx(1, abs=0.08)


def test_an_open_table_leaves_no_palette_to_chance() -> None:
    state = GAME.setup(3, {"open": True}, Dice(1))
    state.palettes[1][0] += 1
    state.bank[0] -= 1
    for seat in viewers(state):
        assert determinise(GAME.view(state, seat), Dice(2)).palettes == state.palettes


def test_a_position_that_leaves_things_in_the_box() -> None:
    """Fewer cards and hexes than the box has: the counts are still those of the view."""
    named: dict[str, Any] = {"deck": ["Mona Lisa"], "supply": [{"points": "BRRRYY", "centre": "R"}], "bank": {"red": 2}}
    for seat in (None, 0, 1):
        view = GAME.view(match(2, turn=0, **named).state, seat)
        other = determinise(view, Dice(3))
        assert GAME.view(other, seat).to_json() == view.to_json()
        assert (other.deck.bit_count(), other.supply.bit_count()) == (1, 1)


def test_a_position_with_things_of_its_own() -> None:
    written = {"title": "Dot", "artist": "Ann", "palette": ["red"], "points": 4}
    laid = [{"at": [1, -1], "points": "RRRRRR", "centre": "R", "by": 1}]
    state = match(2, turn=0, commissions=[None, [written]], map=laid, hexes=[[laid[0]], None]).state
    for seat in (None, 0, 1):
        view = GAME.view(state, seat)
        for seed in range(5):
            other = determinise(view, Dice(seed))
            assert GAME.view(other, seat).to_json() == view.to_json()


def test_a_finished_game_can_be_determinised_too() -> None:
    state = finished(2, 1)
    assert state.step == OVER
    assert determinise(GAME.view(state, 0), Dice(1)).turns == state.turns
