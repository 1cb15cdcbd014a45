"""Gymnasium's own checks, and what they do not look at."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import bottega
from bottega import games
from bottega.envs.gymnasium import Env

TABLES = [(name, seats) for name in games.names() for seats in games.spec(name).seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_checks(name: str, seats: int) -> None:
    check_env(gymnasium.make(f"bottega/{name}-v2", seats=seats, opponents="random").unwrapped)


def play(env: Any, seed: int) -> tuple[float, int]:
    _, info = env.reset(seed=seed)
    env.action_space.seed(seed)  # a reset leaves it to chance
    reward, over, steps = 0.0, False, 0
    while not over:
        assert (env.action_masks() == info["action_mask"].astype(bool)).all()
        _, gained, over, _, info = env.step(env.action_space.sample())
        reward, steps = reward + gained, steps + 1
    return reward, steps


@pytest.mark.parametrize(("name", "seats"), [("final-touch", 4), ("pastiche", 3), ("fresco", 2)])
def test_whole_games_against_bots(name: str, seats: int) -> None:
    env = Env(name, seats, opponents="greedy" if name != "pastiche" else "random")
    reward, steps = play(env, seed=1)
    assert reward in (-1.0, 1.0, pytest.approx(-1 / 2))
    assert steps > 3


def test_the_learner_sits_where_it_wants_or_anywhere() -> None:
    anywhere, there = Env("final-touch", 3, "random"), Env("final-touch", 3, "random", seat=2)
    seats = []
    for seed in range(12):
        anywhere.reset(seed=seed)
        there.reset(seed=seed)
        seats.append(anywhere.seat)
        assert there.seat == there.indexed.seat == 2
        assert anywhere.seat == anywhere.indexed.seat
    assert set(seats) == {0, 1, 2}


def test_the_same_seed_is_the_same_game() -> None:
    def told(seed: int) -> list[bytes]:
        env = Env("final-touch", 2, "greedy")
        observation, _ = env.reset(seed=seed)
        env.action_space.seed(seed)
        seen, over = [observation.tobytes()], False
        while not over:
            observation, _, over, _, _ = env.step(env.action_space.sample())
            seen.append(observation.tobytes())
        return seen

    assert told(4) == told(4) != told(5)


@pytest.mark.parametrize(
    ("how", "reason"),
    [
        ({"seats": 3, "opponents": ["greedy"]}, "opponents: 1 for the 2 other seats"),
        ({"opponents": "clever"}, "bots: unknown 'clever', final-touch has random, greedy"),
        ({"seat": 2}, "seat: must be 0 to 1"),
        ({"seats": 1}, "2, 3 or 4 players"),
        ({"options": {"starter": 9}}, "starter: must be a seat, 0 to 1"),
    ],
)
def test_what_is_possible_is_said(how: dict[str, Any], reason: str) -> None:
    with pytest.raises(bottega.Invalid, match=reason):
        Env("final-touch", **how)


def test_an_illegal_index_names_the_rule() -> None:
    env = Env("final-touch", 2)
    env.reset(seed=1)
    illegal = int(np.flatnonzero(~env.action_masks())[-1])
    with pytest.raises(bottega.Illegal, match="FT-M"):
        env.step(illegal)


def test_ansi() -> None:
    env = Env("fresco", 2, "random", render_mode="ansi")
    env.reset(seed=1)
    assert "seat_1" in env.render()
