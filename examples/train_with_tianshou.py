# /// script
# requires-python = ">=3.11"
# dependencies = ["tianshou>=2"]
# ///
"""Tianshou: DQN learns Final Touch on one seat, against a player that moves at random.

uv run --with-editable '.[envs]' examples/train_with_tianshou.py --epochs 10
"""

from __future__ import annotations

from argparse import ArgumentParser

import torch
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.multiagent.marl import MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.algorithm.random import MARLRandomDiscreteMaskedOffPolicyAlgorithm
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv, PettingZooEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

from bottega.envs.pettingzoo import env


def make() -> PettingZooEnv:
    return PettingZooEnv(env("final-touch-v2", seats=2))


def train(epochs: int, steps: int = 2000, seed: int = 1) -> float:
    """The learner's best mean reward in a test, from -1 to 1."""
    torch.manual_seed(seed)
    table = make()
    network = Net(
        state_shape=table.observation_space["observation"].shape,
        action_shape=table.action_space.n,
        hidden_sizes=[128, 128],
    )
    policy = DiscreteQLearningPolicy(model=network, action_space=table.action_space, eps_training=0.1)
    learner = DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-3), n_step_return_horizon=3, target_update_freq=300)
    random = MARLRandomDiscreteMaskedOffPolicyAlgorithm(action_space=table.action_space)
    both = MultiAgentOffPolicyAlgorithm(algorithms=[learner, random], env=table)
    tables, tests = DummyVectorEnv([make] * 4), DummyVectorEnv([make] * 4)
    tables.seed(seed)
    tests.seed(seed + 100)
    collector = Collector(both, tables, VectorReplayBuffer(20_000, 4), exploration_noise=True)
    collector.reset()
    collector.collect(n_step=400)
    result = both.run_training(
        OffPolicyTrainerParams(
            training_collector=collector,
            test_collector=Collector(both, tests),
            max_epochs=epochs,
            epoch_num_steps=steps,
            collection_step_num_env_steps=100,
            update_step_num_gradient_steps_per_sample=0.1,
            batch_size=64,
            test_step_num_episodes=20,
            multi_agent_return_reduction=lambda rewards: rewards[:, 0],
            show_progress=False,
        )
    )
    return float(result.best_reward)


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--steps", type=int, default=2000, help="decisions an epoch (2000)")
    options = parser.parse_args()
    best = train(options.epochs, options.steps)
    print(f"Tianshou: the best mean reward in a test was {best:.2f}")  # it is a program


if __name__ == "__main__":
    main()
