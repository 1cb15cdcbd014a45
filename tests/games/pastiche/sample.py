"""What the tests of Pastiche share: matches at a position, games in any stage, and hypothesis strategies."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from bottega.core.chance import Dice
from bottega.core.match import Match
from bottega.games import standard
from bottega.games.pastiche.bots.playout import place, playout, trade
from bottega.games.pastiche.game import Pastiche
from bottega.games.pastiche.rules.state import DISCARD, OVER, PLACE, State

GAME = standard("pastiche")
assert isinstance(GAME, Pastiche)
SEATS = (2, 3, 4)


def match(seats: int = 2, **position: Any) -> Match:
    """A match at a position; the rest of it is always the same."""
    return Match(GAME, seats, seed=0, position=position)


def played(seats: int, seed: int, plies: int) -> State:
    """A game some random moves in, or over before that; talk included."""
    dice, rng = Dice(seed), random.Random(seed)
    state: State = GAME.setup(seats, {}, dice)
    for _ in range(plies):
        if state.step == OVER:
            break
        step(state, rng, dice)
    return state


def step(state: State, rng: random.Random, dice: Dice) -> None:
    """Anyone who may act; the kind of move first, or it would be all talk."""
    seat = rng.choice([*GAME.allowed(state), state.turn])
    choices = GAME.choices(state, seat)
    if not choices:
        seat, choices = state.turn, GAME.choices(state, state.turn)
    kind = rng.choice(list(dict.fromkeys(type(action) for action in choices)))
    GAME.apply(state, seat, rng.choice([action for action in choices if type(action) is kind]), dice)


def late(seats: int, seed: int, turns: int) -> State:
    """A game after many turns, quickly; or its end."""
    dice = Dice(seed)
    state: State = GAME.setup(seats, {}, dice)
    while state.step != OVER and sum(state.turns) < turns:
        if state.step == PLACE:
            place(state, dice)
        elif state.step == DISCARD:
            break
        else:
            trade(state, dice)
    return state


def finished(seats: int, seed: int) -> State:
    state: State = GAME.setup(seats, {}, Dice(seed))
    playout(state, Dice(seed))
    return state


def played_states() -> SearchStrategy[State]:
    """States of every player count, from the deal to the end."""
    seats, seeds = st.sampled_from(SEATS), st.integers(0, 2**32)
    return st.builds(played, seats, seeds, st.integers(0, 40)) | st.builds(late, seats, seeds, st.integers(0, 60))


def json_values() -> SearchStrategy[Any]:
    """Anything JSON can hold."""
    leaves = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8)
    return st.recursive(
        leaves,
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
        max_leaves=8,
    )
