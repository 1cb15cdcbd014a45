"""What the tests of Fresco share: matches at a position, games in any stage, and hypothesis strategies."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from bottega.core.chance import Dice
from bottega.core.event import Event
from bottega.core.match import Match
from bottega.games import standard
from bottega.games.fresco.bots.playout import playout
from bottega.games.fresco.game import Fresco
from bottega.games.fresco.rules.state import MODULES, OVER, State

SHARED = standard("fresco")
assert isinstance(SHARED, Fresco)
GAME: Fresco = SHARED
SEATS = (2, 3, 4)
SUBSETS = [list(subset) for size in range(4) for subset in combinations(MODULES, size)]


def match(seats: int = 3, modules: list[str] | None = None, **position: Any) -> Match:
    """A match at a position; the rest of it is always the same."""
    return Match(GAME, seats, {} if modules is None else {"modules": modules}, seed=0, position=position)


def options(modules: list[str]) -> dict[str, Any]:
    return {"modules": modules}


def played(seats: int, seed: int, plies: int, modules: list[str] | None = None) -> State:
    """A game some random moves in, or over before that."""
    dice, rng = Dice(seed), random.Random(seed)
    state = GAME.setup(seats, {} if modules is None else options(modules), dice)
    for _ in range(plies):
        if state.phase == OVER:
            break
        step(state, rng, dice)
    return state


def step(state: State, rng: random.Random, dice: Dice, events: list[Event] | None = None) -> None:
    """Anyone who may act; the kind of move first, or nobody would ever forfeit."""
    seat = rng.choice(GAME.allowed(state))
    choices = GAME.choices(state, seat)
    kind = rng.choice(list(dict.fromkeys(type(action) for action in choices)))
    GAME.apply(state, seat, rng.choice([action for action in choices if type(action) is kind]), dice, events)


def finished(seats: int, seed: int, modules: list[str] | None = None) -> State:
    state = GAME.setup(seats, {} if modules is None else options(modules), Dice(seed))
    playout(state, Dice(seed))
    return state


def played_states() -> SearchStrategy[State]:
    """States of every player count and selection of modules, from the deal to the end."""
    seats, seeds, plies = st.sampled_from(SEATS), st.integers(0, 2**32), st.integers(0, 160)
    return st.builds(played, seats, seeds, plies, st.none() | st.sampled_from(SUBSETS))


def viewers(state: State) -> list[int | None]:
    return [None, *range(state.seats)]


def json_values() -> SearchStrategy[Any]:
    """Anything JSON can hold."""
    leaves = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8)
    return st.recursive(
        leaves,
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
        max_leaves=8,
    )
