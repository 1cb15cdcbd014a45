"""Many games at once, without numpy: the loop that `vector` wraps. It compiles.

All arrays are made once and written in place, a row for each game. A game that ends is dealt anew at once: its row
then shows the first decision of the next game, and `done` and `rewards` tell of the one that has ended.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from bottega.core.chance import Dice
from bottega.core.encoding import NOBODY, IndexedGame, Row
from bottega.core.errors import Invalid
from bottega.envs.rewards import final, leads

ANY: Final[i64] = 0  # a kind of chance that no record names
SEEDS: Final = 1 << 62


class Batch:
    """`first` is the number of its first game, where several batches share the games."""

    def __init__(
        self,
        game: Any,
        options: dict[str, Any],
        seats: i64,
        indexed_games: list[IndexedGame],
        shaping: float,
        first: i64,
    ) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.indexed_games = indexed_games
        self.shaping = shaping
        self.first = first
        encoding = indexed_games[0].encoding
        self.width: i64 = len(encoding.features)
        self.actions: i64 = len(encoding.moves)
        self.row = Row(len(indexed_games) * self.width)
        self.masks: vec[u8] = vec[u8](bytes(len(indexed_games) * int(self.actions)))
        self.turns: vec[i64] = vec[i64]([0] * len(indexed_games))
        self.done: vec[u8] = vec[u8](bytes(len(indexed_games)))
        self.rewards: vec[float] = vec[float]([0.0] * (len(indexed_games) * int(seats)))
        self.dice: list[Dice] = []
        self.worth: dict[tuple[int, ...], list[float]] = {}  # the final rewards, by who has won

    def reset(self, seed: int) -> None:
        """Deal every game; each has its own luck, whatever the others do."""
        source = Dice(seed)
        for _ in range(self.first):
            source.pick(ANY, SEEDS)
        self.dice = [Dice(source.pick(ANY, SEEDS)) for _ in self.indexed_games]
        for number, indexed in enumerate(self.indexed_games):
            self._lift_mask(number, indexed)
            self._deal(number, indexed)
            self._clear_rewards(number)
            self.done[number] = 0
            self._show(number, indexed)

    def step(self, actions: list[int]) -> None:
        self._check(actions)
        for number, indexed in enumerate(self.indexed_games):
            self._clear_rewards(number)
            self._lift_mask(number, indexed)
            if self.shaping:
                self._step_shaped(number, indexed, actions[number])
            else:
                indexed.step(actions[number], self.dice[number])
            over = indexed.seat == NOBODY
            self.done[number] = 1 if over else 0
            if over:
                self._pay(number, self._final(indexed))
                self._deal(number, indexed)
            self._show(number, indexed)

    def sample(self) -> list[int]:
        """For each game, one of its legal actions, all equally likely."""
        return [
            int(indexed.legal[self.dice[number].pick(ANY, len(indexed.legal))])
            for number, indexed in enumerate(self.indexed_games)
        ]

    def _check(self, actions: list[int]) -> None:
        """All are legal, or nothing happens."""
        if len(actions) != len(self.indexed_games):
            raise Invalid(f"actions: {len(actions)} for {len(self.indexed_games)} games")
        for number in range(len(actions)):
            index: i64 = actions[number]
            if not 0 <= index < self.actions or not self.masks[number * self.actions + index]:
                self.refuse(number, actions[number])

    def refuse(self, number: int, index: int) -> None:
        """Says why an index is not in the mask of a game."""
        indexed = self.indexed_games[number]
        state, seat = indexed.state, int(indexed.seat)
        self.game.check(state, seat, indexed.encoding.action(self.game.view(state, seat), index))
        raise Invalid(
            f"action: {index} ({indexed.encoding.moves[index]}) is not in the mask of game {number + self.first}"
        )

    def _deal(self, number: i64, indexed: IndexedGame) -> None:
        indexed.load(self.game.setup(int(self.seats), self.options, self.dice[number]))

    def _show(self, number: i64, indexed: IndexedGame) -> None:
        self.turns[number] = indexed.seat
        self.row.at = number * self.width
        indexed.observe(indexed.seat, self.row)
        first = number * self.actions
        for index in indexed.legal:
            self.masks[first + index] = 1

    def _lift_mask(self, number: i64, indexed: IndexedGame) -> None:
        first = number * self.actions
        for index in indexed.legal:
            self.masks[first + index] = 0

    def _final(self, indexed: IndexedGame) -> list[float]:
        outcome = self.game.outcome(indexed.state)
        winners: tuple[int, ...] = outcome.winners
        if winners not in self.worth:
            self.worth[winners] = final(self.game, int(self.seats), outcome)
        return self.worth[winners]

    def _clear_rewards(self, number: i64) -> None:
        for place in range(number * self.seats, (number + 1) * self.seats):
            self.rewards[place] = 0.0

    def _pay(self, number: i64, rewards: list[float]) -> None:
        for seat in range(self.seats):
            self.rewards[number * self.seats + seat] += rewards[seat]

    def _step_shaped(self, number: i64, indexed: IndexedGame, index: i64) -> None:
        before = leads(self.game, int(self.seats), indexed.scores())
        indexed.step(index, self.dice[number])
        after = leads(self.game, int(self.seats), indexed.scores())
        self._pay(number, [self.shaping * (new - old) for old, new in zip(before, after, strict=True)])
