"""Trains a small network on Final Touch and measures it: `python examples/train_final_touch.py --steps 200000`.

It needs the extra `envs` (docs/install.md) and `pip install sb3-contrib`. The learner is MaskablePPO, which only ever
sees legal actions; it learns against random bots and is then measured, on games it has not seen, against random and
against greedy. A few minutes are enough to beat random; greedy is a bar for longer training.
"""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from bottega.arena.statistics import Estimate, share
from bottega.envs.gymnasium import Env


def train(steps: int, seats: int, seed: int) -> Any:
    from sb3_contrib import MaskablePPO

    env = Env("final-touch-v1", seats, opponents="random", shaping=0.02)
    network = {"net_arch": [128, 128]}
    learner = MaskablePPO(
        "MlpPolicy", env, seed=seed, n_steps=2048, batch_size=256, gamma=0.995, ent_coef=0.01, policy_kwargs=network
    )
    return learner.learn(steps)


def wins(learner: Any, seats: int, opponents: str, games: int, seed: int) -> Estimate:
    """How often the learner wins, over seats by chance; a shared win counts for its share."""
    env, won = Env("final-touch-v1", seats, opponents), 0.0
    for game in range(games):
        observation, _ = env.reset(seed=seed + game)
        over = False
        while not over:
            action, _ = learner.predict(observation, action_masks=env.action_masks(), deterministic=True)
            observation, reward, over, _, _ = env.step(action)
        won += (reward * (seats - 1) + 1) / seats
    return share(won, games)


def main() -> None:
    parser = ArgumentParser(description="Trains a small network on Final Touch and measures it.")
    parser.add_argument("--steps", type=int, default=200_000, help="decisions to learn from (200000)")
    parser.add_argument("--games", type=int, default=1000, help="games to measure with (1000)")
    parser.add_argument("--seats", type=int, default=2, help="players, 2 or 3 (2)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    learner = train(options.steps, options.seats, options.seed)
    for opponents in ("random", "greedy"):
        found = wins(learner, options.seats, opponents, options.games, seed=1_000_000)
        print(f"wins against {opponents}: {found.percent()}")  # it is a program


if __name__ == "__main__":
    main()
