"""Many games at once for learners: `Vector("final-touch", seats=2, count=1024)`.

All arrays are made once and rewritten by every step, a row for each game: copy what you want to keep. A game that ends
is dealt anew at once: its row then shows the next game, and `done` and `rewards` tell of the one that has ended.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bottega.core.errors import Invalid
from bottega.envs.batch import Batch
from bottega.envs.spaces import Floats, scale
from bottega.envs.tables import Table


class Vector:
    """`turns` (count) are the seats to decide, `observations` (count, features) and `masks` (count, moves) theirs.

    `rewards` are (count, seats), `done` (count), and `raw` has the observations as whole numbers.
    """

    observations: Floats
    raw: NDArray[np.uint8]
    masks: NDArray[np.bool_]
    turns: NDArray[np.int64]
    rewards: NDArray[np.float64]
    done: NDArray[np.bool_]

    def __init__(
        self,
        game: str,
        seats: int = 2,
        count: int = 1024,
        options: Mapping[str, Any] | None = None,
        components: str | Path | None = None,
        shaping: float = 0.0,
    ) -> None:
        if count < 1:
            raise Invalid(f"count: at least one game, not {count}")
        self.table = table = Table(game, seats, options, components)
        self.batch = Batch(table.game, table.options, seats, [table.lane() for _ in range(count)], shaping)
        self.raw = np.frombuffer(memoryview(self.batch.row.cells), np.uint8).reshape(count, -1)
        self.masks = np.frombuffer(memoryview(self.batch.masks), np.bool_).reshape(count, -1)
        self.turns = np.frombuffer(memoryview(self.batch.turns), np.int64)
        self.rewards = np.frombuffer(memoryview(self.batch.rewards), np.float64).reshape(count, -1)
        self.done = np.frombuffer(memoryview(self.batch.done), np.bool_)
        self.scale = scale(table.encoding)
        self.observations = np.zeros(self.raw.shape, np.float32)

    def reset(self, seed: int = 0) -> None:
        self.batch.reset(seed)
        np.multiply(self.raw, self.scale, out=self.observations)

    def step(self, actions: Any) -> None:
        """An index for each game. If one is illegal, an error says which rule forbids it, and nothing happens."""
        self.batch.step(actions if isinstance(actions, list) else np.asarray(actions).tolist())
        np.multiply(self.raw, self.scale, out=self.observations)

    def sample(self) -> list[int]:
        """For each game, one of its legal actions at random."""
        return self.batch.sample()
