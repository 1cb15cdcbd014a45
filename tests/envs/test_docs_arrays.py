"""The dtypes and shapes that docs/research.md names."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

import bottega.envs.gymnasium  # noqa: F401  # registers the ids
from bottega.envs.pettingzoo import env, parallel_env
from bottega.envs.vector import Vector

F, A, N, COUNT = 51, 256, 2, 3  # of Final Touch with two players


def kind(array: Any) -> tuple[str, tuple[int, ...]]:
    return str(array.dtype), array.shape


def test_pettingzoo() -> None:
    table, together, before = env("final-touch", N), parallel_env("final-touch", N), parallel_env("final-touch-v1", N)
    table.reset(seed=1)
    seen = table.observe(table.agent_selection)
    assert (kind(seen["observation"]), kind(seen["action_mask"])) == (("float32", (F,)), ("int8", (A,)))
    for environment, indices in ((together, A + 1), (before, A)):
        seen = environment.reset(seed=1)[0]["seat_0"]
        assert (kind(seen["observation"]), kind(seen["action_mask"])) == (("float32", (F,)), ("int8", (indices,)))
        assert environment.action_space("seat_0").dtype == np.int64


def test_gymnasium() -> None:
    alone: Any = gymnasium.make("bottega/final-touch-v2", seats=N)
    observation, info = alone.reset(seed=1)
    assert (kind(observation), kind(info["action_mask"])) == (("float32", (F,)), ("int8", (A,)))
    assert kind(alone.unwrapped.action_masks()) == ("bool", (A,))
    assert isinstance(alone.step(int(info["action_mask"].argmax()))[1], float)


def test_vector() -> None:
    many = Vector("final-touch", N, COUNT)
    assert (kind(many.observations), kind(many.raw)) == (("float32", (COUNT, F)), ("uint8", (COUNT, F)))
    assert (kind(many.masks), kind(many.turns)) == (("bool", (COUNT, A)), ("int64", (COUNT,)))
    assert (kind(many.rewards), kind(many.done)) == (("float64", (COUNT, N)), ("bool", (COUNT,)))
