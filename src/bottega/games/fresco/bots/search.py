"""Fresco for the search: the round under way is searched, all seats in it; what follows is estimated.

Until the round is over nothing is left to chance, so a path of moves leads to one position. Plans are made at the same
time: each seat weighs its own candidates without knowing the others'.
"""

from __future__ import annotations

from math import exp
from typing import Final, cast

from bottega.core.action import Action
from bottega.core.chance import Chance
from bottega.core.search import NOBODY, Knowledge, Position
from bottega.games.fresco.bots.greedy import judge
from bottega.games.fresco.bots.learned import Model, standard
from bottega.games.fresco.knowledge.view import View
from bottega.games.fresco.knowledge.worlds import determinise
from bottega.games.fresco.rules import rounds, turn
from bottega.games.fresco.rules.actions import FrescoAction
from bottega.games.fresco.rules.state import GET_UP, GONE, MARKET, NOT_PLANNED, OVER, PLAN, State

JOURNEYMAN_ITERATIONS: Final = 10  # iterations of a level that thinks a little
REVIEW_ITERATIONS: Final = 150  # of a review, for each decision
CANDIDATES: Final = 8  # moves that are thought about
DECIDED: Final = 1.0  # points that make a move e times as likely
CURIOSITY: Final = 0.15  # the learned value tells moves apart so well that few tries are enough


# --- greedy, on a whole position ---


class Notes:
    """What was found out on the way: what paints are worth, by the segments that are left; and what values things."""

    __slots__ = ("actions", "by_fresco", "learned")

    def __init__(self, learned: Model) -> None:
        self.learned = learned
        self.actions: dict[int, Action] = {}  # by their numbers
        self.by_fresco: dict[int, dict[tuple[int, ...], float]] = {}

    def view(self, state: State, seat: int) -> View:
        """A seat's view, with the notes that fit it."""
        left = 0
        for tile in state.fresco:
            left = left * 2 + (tile != GONE)
        view = View(state, seat, True)
        known = self.by_fresco.get(left)
        if known is None:
            self.by_fresco[left] = view.worths
        else:
            view.worths = known
        return view


def quick_move(state: State, seat: int, notes: Notes, chance: Chance) -> None:
    """What greedy would do."""
    view = notes.view(state, seat)
    choices = view.choices
    best, value = choices[0], -1000.0
    if len(choices) > 1:
        judged = judge(view, choices)
        for index in range(len(choices)):
            if judged[index] > value:
                best, value = choices[index], judged[index]
    turn.apply(state, seat, best, chance)


def decides(state: State, first: int) -> int:
    """Whose decision is next; of those who still have to plan, this seat first."""
    if state.phase == OVER:
        return NOBODY
    if state.phase != PLAN:
        return state.turn
    for step in range(state.seats):
        seat = (first + step) % state.seats
        if state.painters[seat].plan == NOT_PLANNED:
            return seat
    return NOBODY


# --- what a position is worth ---


def expectations(state: State, notes: Notes) -> list[float]:
    """Each seat's chance to win."""
    if state.phase == OVER:
        winner = rounds.winner(state)
        return [1.0 if seat == winner else 0.0 for seat in range(state.seats)]
    return notes.learned.chances(notes.view(state, 0), state)


# Bits below the phase, which tells moves of different phases apart. Shifted, since these long numbers are not to be
# multiplied (see `core.search.combined`).
PHASE: Final = 52


def numbered(phase: int, action: Action, notes: Notes) -> int:
    """A move for an action, which the notes keep."""
    move = (phase << PHASE) + cast(FrescoAction, action).number()
    notes.actions[move] = action
    return move


# --- for the search ---


class SearchPosition(Position):
    """Everybody's moves, until the round is over."""

    def __init__(self, state: State, seat: int, notes: Notes) -> None:
        self.state = state
        self.seat = seat
        self.notes = notes
        self.round = state.round
        self.judged: list[float] = []

    def mover(self) -> int:
        return decides(self.state, self.seat) if self.state.round == self.round else NOBODY

    def hidden(self) -> bool:
        if self.state.phase != PLAN:
            return False
        waiting = 0
        for seat in range(self.state.seats):
            waiting += self.state.painters[seat].plan == NOT_PLANNED
        return waiting > 1

    def moves(self) -> list[int]:
        seat = decides(self.state, self.seat)
        view = self.notes.view(self.state, seat)
        choices = view.choices
        judged = judge(view, choices) if len(choices) > 1 else [0.0]
        ranks = [(-judged[index], index) for index in range(len(choices))]
        ranks.sort()
        best = [index for _, index in ranks[:CANDIDATES]]
        self.judged = [judged[index] for index in best]
        return [numbered(self.state.phase, choices[index], self.notes) for index in best]

    def certain(self) -> bool:
        return True  # until the round is over

    def weights(self, moves: list[int]) -> list[float]:
        best = max(self.judged)
        return [0.02 + exp((each - best) / DECIDED) for each in self.judged]

    def play(self, move: int, chance: Chance) -> None:
        turn.apply(self.state, decides(self.state, self.seat), self.notes.actions[move], chance)

    def play_quickly(self, chance: Chance) -> None:
        quick_move(self.state, self.mover(), self.notes, chance)

    def values(self, chance: Chance) -> list[float]:
        while self.mover() != NOBODY:
            self.play_quickly(chance)
        return expectations(self.state, self.notes)

    def points(self, seat: int) -> float:
        """When the round is over."""
        return float(self.state.painters[seat].score)


class KnownGame(Knowledge):
    def __init__(self, view: View, learned: Model | None = None) -> None:
        self.view = view
        self.seat = view.seat or 0
        self.notes = Notes(standard(view.seats, view.modules) if learned is None else learned)
        self.truth: State | None = None  # for measuring what there is to know

    def guess(self, chance: Chance) -> SearchPosition:
        state = determinise(self.view, chance) if self.truth is None else self.truth.copy()
        if state.phase == PLAN:  # what is sealed is not known: the others plan again, and so does this seat
            for seat in range(state.seats):
                state.painters[seat].plan = NOT_PLANNED
        return SearchPosition(state, self.seat, self.notes)

    def action(self, move: int) -> Action:
        return self.notes.actions[move]

    def number(self, action: Action) -> int:
        return numbered(self.view.phase, action, self.notes)

    def curiosity(self) -> float:
        return CURIOSITY

    def importance(self) -> float:
        """Most is decided by when one gets up, by the plan, and at the market."""
        return 1.0 if self.view.phase in (GET_UP, PLAN, MARKET) else 0.4


def obvious(view: View) -> Action | None:
    """What needs no thought: the only choice there is."""
    choices = view.choices
    return choices[0] if view.awaited and len(choices) == 1 else None


def worth(state: State, chance: Chance) -> list[float]:
    """What each seat may expect from a whole position, played on to the end of the round."""
    return SearchPosition(state, 0, Notes(standard(state.seats, state.modules))).values(chance)
