# /// script
# requires-python = ">=3.11"
# dependencies = ["torchrl>=0.10"]
# ///
"""TorchRL: one network plays all seats of Final Touch and learns from both sides of every game (REINFORCE).

    uv run --with-editable '.[envs]' examples/train_with_torchrl.py --rounds 50

Agents act at the same time in TorchRL, so this is `parallel_env`: whoever waits has one legal index.
"""

from __future__ import annotations

from argparse import ArgumentParser

import torch
from tensordict.nn import TensorDictModule
from torchrl.envs.libs.pettingzoo import PettingZooWrapper
from torchrl.modules import MLP, MaskedCategorical, ProbabilisticActor

from bottega.envs.pettingzoo import parallel_env

SEEN, MASK, LOGITS = ("seat", "observation", "observation"), ("seat", "action_mask"), ("seat", "logits")
ACTION, CHANCE = ("seat", "action"), ("seat", "log_prob")
CYCLES = 400  # of a round: some ten games


def train(rounds: int, seed: int = 1) -> list[float]:
    """The loss of each round."""
    torch.manual_seed(seed)
    table = PettingZooWrapper(
        parallel_env("final-touch-v2", seats=2), use_mask=True, categorical_actions=True, seed=seed
    )
    features, indices = table.observation_spec[SEEN].shape[-1], table.observation_spec[MASK].shape[-1]
    network = MLP(in_features=features, out_features=indices, num_cells=[128])
    actor = ProbabilisticActor(
        TensorDictModule(network, in_keys=[SEEN], out_keys=[LOGITS]),
        in_keys={"logits": LOGITS, "mask": MASK},
        out_keys=[ACTION],
        distribution_class=MaskedCategorical,
        return_log_prob=True,
        log_prob_key=CHANCE,
    )
    optimiser = torch.optim.Adam(network.parameters(), lr=1e-3)
    losses = []
    for _ in range(rounds):
        with torch.no_grad():
            played = table.rollout(CYCLES, actor, break_when_any_done=False)
        worth = returns(played["next", "seat", "reward"], played["next", "seat", "done"]).squeeze(-1)
        decided = played[MASK].sum(-1) > 1  # whoever waits has no choice to learn from
        loss = -(actor.get_dist(played).log_prob(played[ACTION]) * worth)[decided].mean()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        losses.append(float(loss.detach()))
    return losses


def returns(rewards: torch.Tensor, done: torch.Tensor) -> torch.Tensor:
    """What each decision led to: the reward at the end of its game."""
    found, ahead = torch.zeros_like(rewards), torch.zeros_like(rewards[0])
    for cycle in reversed(range(len(rewards))):
        ahead = rewards[cycle] + torch.where(done[cycle], torch.zeros_like(ahead), ahead)
        found[cycle] = ahead
    return found


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--rounds", type=int, default=50)
    losses = train(parser.parse_args().rounds)
    assert len(set(losses)) > 1, "it has not learnt"
    print(f"TorchRL: {len(losses)} rounds, the last loss {losses[-1]:.4f}")  # it is a program


if __name__ == "__main__":
    main()
