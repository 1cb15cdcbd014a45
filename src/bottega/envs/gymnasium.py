"""Gymnasium: one seat is the learner's, the others are bots of its choice.

Importing this registers `bottega/final-touch-v2` and so on, and the version before, which is the same here. Masks stand
in `info` and in `action_masks()`, where maskable learners look for them. An illegal index raises `bottega.Illegal`.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from bottega import bots, games
from bottega.boxes import Box
from bottega.core.chance import Dice
from bottega.core.errors import Invalid
from bottega.envs import picture
from bottega.envs.rewards import final, leads
from bottega.envs.setups import VERSIONS, GameSetup, describe
from bottega.envs.spaces import Arrays, Floats, Indices, Mask, box, chosen

SEEDS = 1 << 62


class Env(gymnasium.Env[Floats, np.int64]):
    """`seat` is the learner's; without one, chance gives it a seat in every game."""

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human", "rgb_array"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int = 2,
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = None,
        options: Mapping[str, Any] | None = None,
        components: str | Path | Box | None = None,
        shaping: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        self.table = GameSetup(game, seats, options, components)
        if seat is not None and seat not in range(seats):
            raise Invalid(f"seat: must be 0 to {seats - 1}, or none for a seat by chance, not {seat!r}")
        names = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != seats - 1:
            raise Invalid(f"opponents: {len(names)} for the {seats - 1} other seats")
        self.names = names
        self.opponents = [bots.load(name, self.table.game) for name in names]
        self.wanted = seat
        self.seat = seat or 0
        self.shaping = shaping
        self.render_mode = render_mode
        self.indexed = self.table.indexed()
        self.arrays = Arrays(self.table.encoding)
        self.observation_space = box(self.table.encoding)
        self.action_space = Indices(len(self.table.encoding.moves))
        self.mask: Mask = np.zeros(len(self.table.encoding.moves), np.int8)

    def __getstate__(self) -> dict[str, Any]:
        """What is made anew is left out: arrays, and the bots, who may keep nothing from one move to the next."""
        made = {"arrays": None, "opponents": None, "indexed": None}
        return {**vars(self), **made, "state": self.indexed.state}

    def __setstate__(self, parts: dict[str, Any]) -> None:
        state = parts.pop("state")
        vars(self).update(parts)
        self.opponents = [bots.load(name, self.table.game) for name in self.names]
        self.indexed, self.arrays = self.table.indexed(), Arrays(self.table.encoding)
        if state is not None:
            self.indexed.load(state)

    def _dice(self) -> Dice:
        """For one step. The generator of numpy can be copied, dice cannot."""
        return Dice(int(self.np_random.integers(SEEDS)))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        super().reset(seed=seed)
        seats = self.table.seats
        self.seat = int(self.np_random.integers(seats)) if self.wanted is None else self.wanted
        self._deal()
        while self.indexed.seat < 0:  # it ended before the learner was asked at all
            self._deal()
        return self._seen()

    def _deal(self) -> None:
        dice = self._dice()
        self.indexed.load(self.table.game.setup(self.table.seats, self.table.options, dice))
        self._let_others_play(dice)

    def step(self, action: Any) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        game, seats = self.table.game, self.table.seats
        index = chosen(self.table, self.indexed, action)
        before = leads(game, seats, self.indexed.scores())[self.seat]
        dice = self._dice()
        self.indexed.step(index, dice)
        self._let_others_play(dice)
        reward = self.shaping * (leads(game, seats, self.indexed.scores())[self.seat] - before)
        outcome = game.outcome(self.indexed.state)
        if outcome is not None:
            reward += final(game, seats, outcome)[self.seat]
        observation, info = self._seen()
        return observation, reward, outcome is not None, False, info

    def _let_others_play(self, dice: Dice) -> None:
        """Until the learner is asked, or the game is over."""
        game = self.table.game
        while self.indexed.seat not in (self.seat, -1):
            seat, state = int(self.indexed.seat), self.indexed.state
            view = game.view(state, seat)
            bot = self.opponents[(seat - self.seat) % self.table.seats - 1]
            action = bot.choose(view, dice) if view.awaited or bots.answers_out_of_turn(bot) else None
            if action is None:  # out of turn a bot may let an offer be: that declines it
                action = self.table.game.fallback(state, seat)
            game.check(state, seat, action)
            game.apply(state, seat, action, dice)
            self.indexed.load(state)

    def _seen(self) -> tuple[Floats, dict[str, Any]]:
        self.mask = self.arrays.mask(self.indexed, self.seat)
        return self.arrays.observe(self.indexed, self.seat), {"action_mask": self.mask}

    def action_masks(self) -> NDArray[np.bool_]:
        return self.mask.astype(np.bool_)

    def render(self) -> Any:
        view = self.table.game.view(self.indexed.state, self.seat)
        if self.render_mode == "rgb_array":
            return picture.pixels(self.table.game, view)
        text = describe(self.table.game, view, [f"seat_{seat}" for seat in range(self.table.seats)])
        if self.render_mode == "human":
            sys.stdout.write(f"{text}\n")
            return None
        return text if self.render_mode == "ansi" else None


for _name in games.names():
    for _version in VERSIONS:
        _id = f"{_name}-v{_version}"
        gymnasium.register(f"bottega/{_id}", "bottega.envs.gymnasium:Env", kwargs={"game": _id})
