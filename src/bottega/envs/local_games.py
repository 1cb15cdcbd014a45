"""Some of many games, played in this process: all of them, or a worker's share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from bottega.envs.batch import Batch
from bottega.envs.setups import GameSetup
from bottega.envs.spaces import scale

Arrays = Mapping[str, Any]  # those of a Vector, by their names


class LocalGames:
    """Its arrays are the batch's own memory; `observations` may lie elsewhere."""

    def __init__(self, table: GameSetup, count: int, shaping: float, first: int = 0, observations: Any = None) -> None:
        indexed_games = [table.indexed() for _ in range(count)]
        self.batch = batch = Batch(table.game, table.options, table.seats, indexed_games, shaping, first)
        raw = np.frombuffer(memoryview(batch.row.cells), np.uint8).reshape(count, -1)
        self.scale = scale(table.encoding)
        self.arrays: Arrays = {
            "observations": np.zeros(raw.shape, np.float32) if observations is None else observations,
            "raw": raw,
            "masks": np.frombuffer(memoryview(batch.masks), np.bool_).reshape(count, -1),
            "turns": np.frombuffer(memoryview(batch.turns), np.int64),
            "rewards": np.frombuffer(memoryview(batch.rewards), np.float64).reshape(count, -1),
            "done": np.frombuffer(memoryview(batch.done), np.bool_),
        }

    def reset(self, seed: int) -> None:
        self.batch.reset(seed)
        self._observe()

    def step(self, actions: Any) -> None:
        self.batch.step(actions if isinstance(actions, list) else np.asarray(actions).tolist())
        self._observe()

    def sample(self) -> list[int]:
        return self.batch.sample()

    def close(self) -> None:
        """There is nothing to let go."""

    def _observe(self) -> None:
        np.multiply(self.arrays["raw"], self.scale, out=self.arrays["observations"])
