"""What the tests of Final Touch share: games in any stage, and hypothesis strategies for them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from bottega.core.chance import Chance, Dice
from bottega.core.match import Match
from bottega.games.final_touch.box.touches import COLOURS, unpack
from bottega.games.final_touch.game import FinalTouch
from bottega.games.final_touch.rules import turn
from bottega.games.final_touch.rules.state import DRAW, OVER, State

GAME = FinalTouch()

SEATS = (2, 3, 4)


def match(seats: int, **position: Any) -> Match:
    """A match at a position; the rest of it is always the same."""
    return Match(GAME, seats, seed=0, position=position)


def played(seats: int, seed: int, plies: int) -> State:
    """A game some random moves in, or over before that."""
    dice = Dice(seed)
    state = GAME.setup(seats, {}, dice)
    for _ in range(plies):
        if state.phase == OVER:
            break
        step(state, dice)
    return state


def step(state: State, dice: Dice) -> None:
    choices = turn.choices(state)
    turn.apply(state, choices[int(dice.pick(DRAW, len(choices)))], dice)


def tied(seats_to_tie: tuple[int, int] = (0, 1)) -> State:
    """A tie-break that has just begun."""
    ruiner = 3 - sum(seats_to_tie)
    tie = match(
        3,
        turn=ruiner,
        masterpiece="The Kiss",
        smeared={"blue": 2},
        hands=[{"blue": 5} if seat == ruiner else None for seat in range(3)],
        purses=[0 if seat == ruiner else 24 for seat in range(3)],
    )
    tie.play(ruiner, {"type": "smear", "touch": "blue"})
    state: State = tie.state
    return state


def played_states() -> SearchStrategy[State]:
    """States of every player count, from the deal to the end, tie-breaks included."""
    common = st.builds(played, st.sampled_from(SEATS), st.integers(0, 2**32), st.integers(0, 120))
    return common | st.builds(tied, st.sampled_from([(0, 1), (0, 2), (1, 2)]))


def multisets(most: int) -> SearchStrategy[Counter[str]]:
    return st.dictionaries(st.sampled_from(COLOURS), st.integers(1, most)).map(Counter)


def touches_of(state: State) -> Counter[str]:
    """Every touch on the table, wherever it lies."""
    places = [state.improved, state.smeared, state.discard, state.draw, *state.hands()]
    total: Counter[str] = Counter()
    for touches in places:
        total.update(unpack(int(touches)))
    return total


def json_values() -> SearchStrategy[Any]:
    """Anything JSON can hold."""
    leaves = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8)
    return st.recursive(
        leaves,
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
        max_leaves=8,
    )


class Asked(Chance):
    """Always the first result; remembers what was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int]] = []
        self.noted: list[int] = []

    def pick(self, kind: int, size: int) -> int:
        self.asked.append((int(kind), int(size)))
        return 0

    def note(self, kind: int) -> None:
        self.noted.append(int(kind))
