"""PettingZoo: `env("final-touch", seats=2)` is an AEC environment.

An observation is a dict of `observation` and `action_mask`; the mask stands in `info` too. Rewards come at the end;
`shaping` pays for every change of the lead on the way. An illegal index raises `bottega.Illegal`.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from bottega.boxes import Box
from bottega.core.chance import Dice
from bottega.envs import picture
from bottega.envs.rewards import final, leads
from bottega.envs.setups import WAITING_HAS_AN_INDEX, GameSetup, describe
from bottega.envs.spaces import Arrays, Indices, Mask, box, chosen

SEEDS = 1 << 62
MODES = ["ansi", "human", "rgb_array"]


class EnvCore:
    """What both kinds of environment do: one game, a seat for each agent. It can be copied and pickled."""

    def __init__(self, table: GameSetup, shaping: float, render_mode: str | None, waiting: bool = False) -> None:
        self.table = table
        self.shaping = shaping
        self.render_mode = render_mode
        self.agents = [f"seat_{seat}" for seat in range(table.seats)]
        self.indexed = table.indexed()
        self.arrays = Arrays(table.encoding, waiting)
        observation: dict[str, spaces.Space[Any]] = {
            "observation": box(table.encoding),
            "action_mask": spaces.Box(0, 1, (self.arrays.indices,), np.int8),
        }
        self.observations = {agent: spaces.Dict(observation) for agent in self.agents}
        self.actions = {agent: Indices(self.arrays.indices) for agent in self.agents}
        self.masks: dict[str, Mask] = {}
        self.generator = np.random.default_rng()

    def __getstate__(self) -> tuple[Any, ...]:
        """What cannot be made anew."""
        how = (self.table, self.shaping, self.render_mode, self.arrays.waiting)
        return how, self.generator, self.indexed.state

    def __setstate__(self, parts: tuple[Any, ...]) -> None:
        how, generator, state = parts
        self.__init__(*how)  # type: ignore[misc]  # makes all that is not copied
        self.generator = generator
        if state is not None:
            self.indexed.load(state)
            self._mark()

    def _dice(self) -> Dice:
        """For one step. The generator of numpy can be copied, dice cannot."""
        return Dice(int(self.generator.integers(SEEDS)))

    def deal(self, seed: int | None) -> None:
        """With a seed, always the same game; without one, the next of a row that an earlier seed has begun."""
        if seed is not None:
            self.generator = np.random.default_rng(seed)
        self.indexed.load(self.table.game.setup(self.table.seats, self.table.options, self._dice()))
        self._mark()

    def step(self, action: Any) -> dict[str, float]:
        """Returns everybody's rewards."""
        index = chosen(self.table, self.indexed, action)
        game, seats = self.table.game, self.table.seats
        before = leads(game, seats, self.indexed.scores())
        self.indexed.step(index, self._dice())
        after = leads(game, seats, self.indexed.scores())
        rewards = [self.shaping * (new - old) for old, new in zip(before, after, strict=True)]
        outcome = game.outcome(self.indexed.state)
        if outcome is not None:
            rewards = [reward + last for reward, last in zip(rewards, final(game, seats, outcome), strict=True)]
        self._mark()
        return dict(zip(self.agents, rewards, strict=True))

    def _mark(self) -> None:
        for seat, agent in enumerate(self.agents):
            self.masks[agent] = self.arrays.mask(self.indexed, seat)

    @property
    def over(self) -> bool:
        return self.indexed.seat < 0

    def observe(self, agent: str) -> dict[str, Any]:
        observation = self.arrays.observe(self.indexed, self.agents.index(agent))
        return {"observation": observation, "action_mask": self.masks[agent]}

    def info(self, agent: str) -> dict[str, Any]:
        return {"action_mask": self.masks[agent]}

    def render(self) -> Any:
        """What the seat to decide sees."""
        seat = None if self.over else int(self.indexed.seat)
        view = self.table.game.view(self.indexed.state, seat)
        if self.render_mode == "rgb_array":
            return picture.pixels(self.table.game, view)
        text = describe(self.table.game, view, self.agents)
        if self.render_mode == "human":
            sys.stdout.write(f"{text}\n")
            return None
        return text if self.render_mode == "ansi" else None


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  # it carries no types; as PettingZoo names it
    metadata: dict[str, Any] = {"render_modes": MODES, "is_parallelizable": False, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        components: str | Path | Box | None = None,
        shaping: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.play = EnvCore(GameSetup(game, seats, options, components), shaping, render_mode)
        self.metadata = {**self.metadata, "name": self.play.table.identifier.replace("-", "_")}
        self.render_mode = render_mode
        self.possible_agents = [*self.play.agents]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.play.observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.play.actions[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.play.observe(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.play.deal(seed)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._look()

    def _look(self) -> None:
        self.infos = {agent: self.play.info(agent) for agent in self.agents}
        if not self.play.over:
            self.agent_selection = self.possible_agents[self.play.indexed.seat]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        rewards = self.play.step(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, self.play.over)
        self._accumulate_rewards()
        self._look()

    def render(self) -> Any:
        return self.play.render()

    def close(self) -> None:
        pass


class Ordered(OrderEnforcingWrapper):  # type: ignore[misc]  # it carries no types
    """PettingZoo's own, which looks for its `env` without end while it is copied."""

    def __getattr__(self, name: str) -> Any:
        if name == "env":
            raise AttributeError(name)
        return super().__getattr__(name)


def env(game: str, seats: int = 2, **how: Any) -> Any:
    """The same, minding the order of calls. `how`: options, components, shaping, render_mode."""
    return Ordered(raw_env(game, seats, **how))


class parallel_env(ParallelEnv):  # type: ignore[misc]  # noqa: N801  # it carries no types; as PettingZoo names it
    """Every agent gives an index in every cycle, and that of the seat to decide counts. It ends after `max_cycles`.

    The last index is for whoever waits: nothing. Version 1 has none, and all zeros in the mask of whoever waits.
    """

    metadata: dict[str, Any] = {"render_modes": MODES, "is_parallelizable": True, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        components: str | Path | Box | None = None,
        shaping: float = 0.0,
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        table = GameSetup(game, seats, options, components)
        self.play = EnvCore(table, shaping, render_mode, table.version >= WAITING_HAS_AN_INDEX)
        self.metadata = {**self.metadata, "name": table.identifier.replace("-", "_")}
        self.render_mode = render_mode
        self.possible_agents = [*self.play.agents]
        self.max_cycles = max_cycles
        self.cycles = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.play.observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.play.actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        self.play.deal(seed)
        self.agents = [*self.possible_agents]
        self.cycles = 0
        return self._seen()

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        agents = self.possible_agents
        return {agent: self.play.observe(agent) for agent in agents}, {agent: self.play.info(agent) for agent in agents}

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        rewards = self.play.step(actions[self.possible_agents[self.play.indexed.seat]])
        self.cycles += 1
        late = self.cycles == self.max_cycles and not self.play.over
        ended, stopped = (dict.fromkeys(self.possible_agents, so) for so in (self.play.over, late))
        observations, infos = self._seen()
        if self.play.over or late:
            self.agents = []
        return observations, rewards, ended, stopped, infos

    def render(self) -> Any:
        return self.play.render()

    def close(self) -> None:
        pass


def module(game: str, seats: int = 2, **how: Any) -> SimpleNamespace:
    """A game with its seats fixed, as PettingZoo's own modules are: `env`, `raw_env` and `parallel_env`.

    With `max_cycles`, `env` asks every agent once a cycle, as `parallel_env` does.
    """

    def make(max_cycles: int | None = None, **more: Any) -> Any:
        if max_cycles is None:
            return env(game, seats, **how, **more)
        return parallel_to_aec(parallel_env(game, seats, max_cycles=max_cycles, **how, **more))

    return SimpleNamespace(
        env=make,
        raw_env=partial(raw_env, game, seats, **how),
        parallel_env=partial(parallel_env, game, seats, **how),
    )
