"""Search for a game that brings none of its own: positions are dealt by `determinise` and walked by `apply`.

Actions are numbered as they are first met, the same in every position that is dealt. A position is worth what a random
game from there brings; where the game judges actions, those it likes are tried first.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any, Final

from bottega.core.chance import Chance
from bottega.core.search import NOBODY, Knowledge, Position

if TYPE_CHECKING:
    from bottega.core.game import AnyGame

LONGEST: Final = 300  # moves of a random game; what has not ended then is worth the same to all
MOVE: Final = -1  # a kind of chance that no record names: which of the choices


class Numbers:
    """Actions by number."""

    def __init__(self) -> None:
        self.actions: list[Any] = []
        self.numbers: dict[Any, int] = {}

    def of(self, action: Any) -> int:
        if action not in self.numbers:
            self.numbers[action] = len(self.actions)
            self.actions.append(action)
        return self.numbers[action]


class PlainPosition(Position):
    def __init__(self, game: AnyGame, state: Any, numbers: Numbers) -> None:
        self.game = game
        self.state = state
        self.numbers = numbers

    def mover(self) -> int:
        awaited = self.game.awaited(self.state)
        return awaited[0] if awaited else NOBODY

    def moves(self) -> list[int]:
        return [self.numbers.of(action) for action in self.game.choices(self.state, self.mover())]

    def weights(self, moves: list[int]) -> list[float]:
        judge = self.game.judge
        if judge is None:
            return [1.0] * len(moves)
        view = self.game.view(self.state, self.mover())
        judged = [judge(view, self.numbers.actions[move]) for move in moves]
        return [0.01 + exp(max(worth - max(judged), -50.0)) for worth in judged]

    def hidden(self) -> bool:
        """Those who are awaited together decide without knowing of each other."""
        return len(self.game.awaited(self.state)) > 1

    def play(self, move: int, chance: Chance) -> None:
        self.game.apply(self.state, self.mover(), self.numbers.actions[move], chance)

    def values(self, chance: Chance) -> list[float]:
        for _ in range(LONGEST):
            seat = self.mover()
            if seat == NOBODY:
                break
            choices = self.game.choices(self.state, seat)
            self.game.apply(self.state, seat, choices[chance.pick(MOVE, len(choices))], chance)
        outcome, seats = self.game.outcome(self.state), self.state.seats
        if outcome is None:
            return [1.0 / seats] * seats
        return [1.0 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(seats)]


class PlainKnowledge(Knowledge):
    def __init__(self, game: AnyGame, view: Any) -> None:
        self.game = game
        self.view = view
        self.numbers = Numbers()

    def guess(self, chance: Chance) -> PlainPosition:
        return PlainPosition(self.game, self.game.determinise(self.view, chance), self.numbers)

    def action(self, move: int) -> Any:
        return self.numbers.actions[move]

    def number(self, action: Any) -> int:
        return self.numbers.of(action)


class PlainSearch:
    """The part `search` of a game."""

    JOURNEYMAN_ITERATIONS = 100
    REVIEW_ITERATIONS = 300

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def KnownGame(self, view: Any) -> PlainKnowledge:  # noqa: N802  # as in the contract
        return PlainKnowledge(self.game, view)

    def obvious(self, view: Any) -> Any:
        """The only choice there is; out of turn nothing."""
        return view.choices[0] if view.awaited and len(view.choices) == 1 else None

    def worth(self, state: Any, chance: Chance) -> list[float]:
        """What each seat gets in a random game from a whole position."""
        return PlainPosition(self.game, state, Numbers()).values(chance)
