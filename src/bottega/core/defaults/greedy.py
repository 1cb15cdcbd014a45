"""The least a bot and a measurement need: the choices, and what the game thinks of each."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from bottega.core.chance import Chance

if TYPE_CHECKING:
    from bottega.core.game import AnyGame

MOVE = -1  # a kind of chance that no record names: which of the choices


class Greedy:
    """The choice that the game judges best, any of them where several are; without a judgement, any choice."""

    name = "greedy"
    out_of_turn = True

    def __init__(self, judge: Callable[[Any, Any], float] | None) -> None:
        self.judge = judge

    def choose(self, view: Any, chance: Chance) -> Any:
        if not view.choices:
            return None
        judged = [self.judge(view, choice) if self.judge else 0.0 for choice in view.choices]
        best = [choice for choice, worth in zip(view.choices, judged, strict=True) if worth == max(judged)]
        return best[chance.pick(MOVE, len(best))]


class RandomPlayouts:
    """Random games to their ends, by the contract alone."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def playout(self, state: Any, chance: Chance) -> int:
        """Plays any choice of whoever is awaited until the game is over; how many moves it took."""
        moves = 0
        while awaited := self.game.awaited(state):
            choices = self.game.choices(state, awaited[0])
            self.game.apply(state, awaited[0], choices[chance.pick(MOVE, len(choices))], chance)
            moves += 1
        return moves

    def playouts(self, state: Any, chance: Chance, games: int) -> int:
        return sum(self.playout(state.copy(), chance) for _ in range(games))

    def copies(self, state: Any, count: int) -> int:
        for _ in range(count):
            state.copy()
        return count
