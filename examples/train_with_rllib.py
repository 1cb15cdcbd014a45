# /// script
# requires-python = ">=3.11"
# dependencies = ["ray[rllib]>=2.50", "torch"]
# ///
"""RLlib: PPO plays Final Touch against itself, one network for both seats.

uv run --with-editable '.[envs]' examples/train_with_rllib.py --rounds 20
"""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

import ray
import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.apis.value_function_api import ValueFunctionAPI
from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.core.rl_module.torch import TorchRLModule
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.rllib.utils.torch_utils import FLOAT_MIN
from ray.tune.registry import register_env

from bottega.envs.pettingzoo import env


class MaskedNetwork(TorchRLModule, ValueFunctionAPI):
    """A small network that gives no chance to what the mask forbids."""

    def setup(self) -> None:
        features = self.observation_space["observation"].shape[0]
        self.body = torch.nn.Sequential(torch.nn.Linear(features, 128), torch.nn.Tanh())
        self.policy = torch.nn.Linear(128, self.action_space.n)
        self.value = torch.nn.Linear(128, 1)

    def _forward(self, batch: dict[str, Any], **kwargs: Any) -> dict[str, Any]:
        seen = batch[Columns.OBS]
        forbidden = torch.where(seen["action_mask"] > 0, 0.0, FLOAT_MIN)
        return {Columns.ACTION_DIST_INPUTS: self.policy(self.body(seen["observation"])) + forbidden}

    def compute_values(self, batch: dict[str, Any], embeddings: Any = None) -> Any:
        return self.value(self.body(batch[Columns.OBS]["observation"])).squeeze(-1)


def train(rounds: int, batch: int, seed: int = 1) -> dict[str, Any]:
    """What RLlib says of the last round."""
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    register_env("final-touch", lambda _: PettingZooEnv(env("final-touch-v2", seats=2)))
    networks = MultiRLModuleSpec(rl_module_specs={"painter": RLModuleSpec(module_class=MaskedNetwork)})
    settings = (
        PPOConfig()
        .environment("final-touch")
        .env_runners(num_env_runners=0)
        .multi_agent(policies={"painter"}, policy_mapping_fn=lambda *_, **__: "painter")
        .rl_module(rl_module_spec=networks)
        .training(train_batch_size_per_learner=batch, minibatch_size=128, num_epochs=4, lr=3e-4, gamma=0.995)
        .debugging(seed=seed, log_level="ERROR")
    )
    learner = settings.build_algo()
    result: dict[str, Any] = {}
    for _ in range(rounds):
        result = learner.train()
    learner.stop()
    return result


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--batch", type=int, default=2000, help="decisions a round (2000)")
    options = parser.parse_args()
    result = train(options.rounds, options.batch)
    length = result["env_runners"]["episode_len_mean"]
    print(f"RLlib: {options.rounds} rounds; a game has {length:.0f} decisions")  # it is a program


if __name__ == "__main__":
    main()
