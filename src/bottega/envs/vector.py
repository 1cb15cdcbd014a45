"""Many games at once for learners: `Vector("final-touch", seats=2, count=1024)`.

All arrays are made once and rewritten by every step, a row for each game: copy what you want to keep. A game that ends
is dealt anew at once: its row then shows the next game, and `done` and `rewards` tell of the one that has ended.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NoReturn, Self

import numpy as np
from numpy.typing import NDArray

from bottega.boxes import Box
from bottega.core.errors import Invalid
from bottega.envs.local_games import LocalGames
from bottega.envs.setups import GameSetup
from bottega.envs.spaces import Floats
from bottega.envs.workers import Workers


class Vector:
    """`turns` (count) are the seats to decide, `observations` (count, features) and `masks` (count, moves) theirs.

    `rewards` are (count, seats), `done` (count), and `raw` has the observations as whole numbers. With several
    `workers` the games are shared out among so many processes; they are the same games.
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
        components: str | Path | Box | None = None,
        shaping: float = 0.0,
        workers: int = 1,
    ) -> None:
        if count < 1:
            raise Invalid(f"count: at least one game, not {count}")
        if not 1 <= workers <= count:
            raise Invalid(f"workers: from 1 to {count}, as many as there are games, not {workers}")
        self.table = GameSetup(game, seats, options, components)
        self.games: LocalGames | Workers
        if workers == 1:
            self.games = LocalGames(self.table, count, shaping)
        else:
            self.games = Workers(self.table, count, shaping, workers)
        vars(self).update(self.games.arrays)

    def __reduce__(self) -> NoReturn:
        raise TypeError("a Vector cannot be copied or pickled; another with the same seed plays the same games")

    def reset(self, seed: int = 0) -> None:
        self.games.reset(seed)

    def step(self, actions: Any) -> None:
        """An index for each game. If one is illegal, an error says which rule forbids it, and nothing happens."""
        self.games.step(actions)

    def sample(self) -> Any:
        """For each game, one of its legal actions at random."""
        return self.games.sample()

    def close(self) -> None:
        """Let the workers go; the arrays stay as they are. It happens by itself when nobody has the vector any more."""
        self.games.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
