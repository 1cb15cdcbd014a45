"""The rules hold at every moment of random games; the scenario files show them one by one."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bottega.core.chance import Dice
from bottega.core.errors import Illegal
from bottega.core.event import Event
from bottega.games.pastiche.rules import scoring, turn
from bottega.games.pastiche.rules.returns import HAND_LIMIT
from bottega.games.pastiche.rules.state import DISCARD, OVER, PLACE, STEPS, TRADE, State
from games.pastiche.sample import GAME, SEATS, match, played_states, step


@settings(max_examples=10)
@given(st.sampled_from(SEATS), st.integers(0, 2**32))
def test_a_whole_game(seats: int, seed: int) -> None:
    """Turn by turn: order of the steps, the hand limit, two hexes, equal turns at the end."""
    dice, rng = Dice(seed), random.Random(seed)
    state: State = GAME.setup(seats, {}, dice)
    while state.step != OVER:
        before = state.copy()
        step(state, rng, dice)
        if state.turns != before.turns:
            passed_on(before, state)
        else:
            assert state.turn == before.turn
            assert state.step >= before.step, "steps do not go back"
        if state.step != TRADE:
            assert not state.offers
        assert all(count <= 6 for count in state.offered)
        assert state.last_round or not any(scoring.enough(state, seat) for seat in range(seats))
    assert len(set(state.turns)) == 1


def passed_on(before: State, after: State) -> None:
    seat = before.turn
    assert after.turn == (seat + 1) % before.seats
    assert after.turns[seat] == before.turns[seat] + 1
    assert sum(after.palettes[seat]) <= HAND_LIMIT
    assert len(after.hexes[seat]) == 2 or not after.supply
    assert not any(after.offered)
    if after.step != OVER:
        assert after.step == (PLACE if after.hexes[after.turn] else TRADE)


@settings(max_examples=30)
@given(played_states())
def test_choices_are_legal_and_enough_to_go_on(state: State) -> None:
    for seat in range(state.seats):
        choices = GAME.choices(state, seat)
        assert bool(choices) >= (seat in GAME.awaited(state))
        for action in choices:
            turn.check(state, seat, action)


@settings(max_examples=30)
@given(played_states())
def test_the_absent_player_can_always_be_played_for(state: State) -> None:
    if state.step != OVER:
        dice = Dice(0)
        for _ in range(3):
            if state.step == OVER:
                break
            action = GAME.fallback(state, state.turn)
            turn.check(state, state.turn, action)
            turn.apply(state, state.turn, action, dice)


@pytest.mark.rule("PA-T1")
def test_nothing_but_placing_in_the_first_step() -> None:
    game = match(2, turn=0)
    assert {action.to_json()["type"] for action in game.choices(0)} == {"place"}
    assert game.allowed == (0,)


@pytest.mark.rule("PA-P1")
def test_all_may_speak_while_somebody_trades() -> None:
    for name in STEPS[:-1]:
        game = match(3, turn=1, step=name, palettes=[{}, {"orange": 9}, {}])
        assert game.awaited == (1,)
        assert game.allowed == ((0, 1, 2) if name == "trade" else (1,))


def test_listening_hears_every_gain() -> None:
    game = match(
        2,
        turn=0,
        map=[{"at": [0, 0], "points": "YYYYYY", "by": None}],
        hexes=[[{"points": "RRRRRR", "centre": "R"}], None],
        palettes=[{"red": 1, "blue": 1, "brown": 3, "green": 6}, {}],
        commissions=[["Madonna of the Meadow"], None],
    )
    events: list[Event] = []
    for action in (
        {"type": "place", "hex": 0, "at": [1, 0], "rotation": 0, "take": "mix"},
        {"type": "bank", "give": {"brown": 3}, "get": "black"},
        {"type": "offer", "to": 1, "give": {"green": 1}, "get": {"red": 1}},
        {"type": "withdraw", "offer": 1},
        {"type": "complete", "commission": "Madonna of the Meadow"},
        {"type": "end"},
        {"type": "return", "cards": {"green": 1}},
    ):
        game.play(0, action, events=events)
    kinds = [event.type for event in events]
    assert kinds == ["placed", "banked", "offered", "withdrawn", "completed", "returned", "drew-hex"]
    facts = {event.type: event.facts for event in events}
    assert facts["placed"]["cards"] == {"orange": 2}
    assert facts["banked"]["get"] == "black"
    assert facts["completed"]["points"] == 8


@pytest.mark.rule("PA-T1")
def test_a_placement_may_be_taken_back() -> None:
    game = match(2, turn=0)
    before = game.state
    game.play(0, game.choices(0)[0])
    assert game.can_undo(0)
    game.undo(0)
    assert game.state == before


@pytest.mark.rule("PA-D1")
def test_what_was_drawn_may_not() -> None:
    game = match(2, turn=0, step="trade", hexes=[[{"points": "RRRRRR", "centre": "R"}], None])
    game.play(0, {"type": "end"})
    assert not game.can_undo(0)


@pytest.mark.rule("PA-H1")
def test_returning_needs_exactly_the_excess() -> None:
    game = match(2, turn=0, step="discard", palettes=[{"orange": 6, "red": 5}, {}])
    assert game.state.step == DISCARD
    for size in (2, 4):
        with pytest.raises(Illegal) as refused:
            game.check(0, {"type": "return", "cards": {"red": size}})
        assert refused.value.rule == "PA-H1"
    game.play(0, {"type": "return", "cards": {"red": 3}})
    assert sum(game.state.palettes[0]) == 8


@pytest.mark.rule("PA-G2")
@pytest.mark.parametrize("title", ["Las Meninas", "The Swing", "Sunflowers"])
def test_a_commission_drawn_to_the_hand_is_secret(title: str) -> None:
    """Its owner sees it; events and views tell nobody else. (The contract suite sees to what is drawn in the open.)"""
    game = match(
        2,
        turn=0,
        step="trade",
        palettes=[{"red": 1, "blue": 1}, {}],
        commissions=[["Mona Lisa", "Madonna of the Meadow"], ["Yellow Cow", "Primavera"]],
        gallery=["The Fifer", "The Milkmaid", "The Night Watch", "L'Absinthe"],
    )
    events: list[Event] = []
    action = {"type": "complete", "commission": "Madonna of the Meadow"}
    game.play(0, action, chance={"commissions": [title]}, events=events)
    assert title in game.view_json(0)["commissions"][0]
    for seat in (1, None):
        assert title not in str([event.seen_by(seat) for event in events])
        assert title not in str(game.view_json(seat))
