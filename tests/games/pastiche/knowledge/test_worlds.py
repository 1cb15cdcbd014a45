"""A determinised state looks the same to its seat; what was shown is remembered, the rest is dealt fairly."""

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
from bottega.games.pastiche.bots.playout import playout
from bottega.games.pastiche.box.colours import includes, unpack
from bottega.games.pastiche.box.components import standard
from bottega.games.pastiche.box.hexes import START, unturned
from bottega.games.pastiche.knowledge.worlds import determinise, unseen_hexes
from bottega.games.pastiche.rules.offers import Answer
from bottega.games.pastiche.rules.state import OVER, State
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


@pytest.mark.parametrize("seats", SEATS)
def test_a_listener_can_reckon_what_the_view_knows(seats: int) -> None:
    """All palettes, from what everybody hears of a game and nothing else."""
    for seed in range(3):
        game, dice = Match(GAME, seats, seed=seed), Dice(seed)
        books = [Counter(orange=1, green=1, violet=1, brown=1) for _ in range(seats)]
        for _ in range(150):
            if game.over:
                break
            seat, events = game.awaited[0], list[Event]()
            choices = game.choices(seat)
            game.play(seat, choices[int(dice.pick(0, len(choices)))], events=events)
            for other in range(seats):
                if Answer("accept", 1) in game.choices(other):
                    game.play(other, Answer("accept", 1), events=events)
            for event in events:
                book(books, event.seen_by(None))
            assert [+one for one in books] == [Counter(unpack(cards)) for cards in game.view(None).deduced]


def book(books: list[Counter[str]], told: dict[str, Any]) -> None:
    """What an event means for the palettes."""
    kind = told["type"]
    if kind == "placed":
        books[told["seat"]].update(told["cards"])
    elif kind in ("banked", "returned"):
        books[told["seat"]].subtract(told["cards"])
        books[told["seat"]].update([told["get"]] if "get" in told else [])
    elif kind == "accepted":
        books[told["by"]].subtract(told["cards"])
        books[told["by"]].update(told["for"])
        books[told["seat"]].subtract(told["for"])
        books[told["seat"]].update(told["cards"])
    elif kind == "completed":
        card = next(card for card in standard().commissions if card.title == told["title"])
        books[told["seat"]].subtract(unpack(card.palette))


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
    assert len({str(state.commissions) for state in dealt}) > 35
    assert len({str(state.hexes) for state in dealt}) > 35
    assert len({state.supply for state in dealt}) > 35
    assert len({state.commissions[0] for state in dealt}) == len({state.hexes[0] for state in dealt}) == 1


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


def test_a_commission_taken_from_the_gallery_is_known_to_be_held() -> None:
    game = match(2, step="trade", turn=0)
    mine, theirs = game.view(0).to_json()["commissions"][0][0], game.view(0).to_json()["gallery"][0]
    game.play(0, {"type": "swap", "commission": mine, "gallery": theirs})
    for seed in range(10):
        guess = GAME.determinise(game.view(1), Dice(seed))
        assert theirs in guess.titles(guess.commissions[0])
        assert mine in guess.titles(guess.gallery)
