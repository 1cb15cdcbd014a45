"""Copies and pickles of everything that a user holds: the same in the plain build (test_api) and the compiled one.

`python tests/copies.py` checks them in whatever build Python finds.
"""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium

import bottega
import bottega.envs.gymnasium
from bottega import games
from bottega.envs.pettingzoo import env, parallel_env

PLIES = 40


def twins(thing: Any) -> list[Any]:
    return [copy.deepcopy(thing), pickle.loads(pickle.dumps(thing))]


def check_match(name: str) -> None:
    match = bottega.new(name, seats=2, seed=1)
    table = bottega.BotTable(match, [bottega.RandomBot()] * 2, bottega.Dice(1))
    for _ in range(PLIES):
        table.move()
    seat = match.awaited[0]
    for part in (match.view(seat), match.view(None), match.state, match.moves[-1], *match.choices(seat)):
        for twin in twins(part):
            assert type(twin) is type(part)
            assert twin.to_json() == part.to_json()
            assert repr(twin) == repr(part)
    assert twins(match.choices(seat)) == [match.choices(seat)] * 2
    assert [twin.box.fingerprint for twin in twins(match.game)] == [match.game.components] * 2
    for twin in twins(match):
        before = match.record_json()
        assert twin.record_json() == before
        twin.play(seat, twin.choices(seat)[-1])
        assert match.record_json() == before
        twin.rewind(0)  # the states of earlier plies came along
        assert (twin.ply, match.ply) == (0, PLIES)


def seen(environment: Any) -> list[list[float]]:
    """What a walk along the first legal indices shows."""
    shown = []
    for _ in range(10):
        observation, _, over, _, _ = environment.last()
        if over:
            break
        shown.append(observation["observation"].tolist())
        environment.step(int(observation["action_mask"].argmax()))
    return shown


def check_environments(name: str) -> None:
    table = env(name, seats=2)
    table.reset(seed=1)
    seen(table)
    copies = twins(table)
    walk = seen(table)
    assert walk
    assert [seen(twin) for twin in copies] == [walk] * 2

    together = parallel_env(name, seats=2)
    together.reset(seed=1)
    actions = {agent: int(together.play.masks[agent].argmax()) for agent in together.agents}
    copies = twins(together)
    told = repr(together.step(actions))
    assert [repr(twin.step(actions)) for twin in copies] == [told] * 2

    alone = gymnasium.make(f"bottega/{name}-v2", seats=2)
    _, info = alone.reset(seed=1)
    copies = twins(alone)
    told = repr(alone.step(int(info["action_mask"].argmax())))
    assert [repr(twin.step(int(info["action_mask"].argmax()))) for twin in copies] == [told] * 2


def main() -> None:
    for name in games.names():
        check_match(name)
        check_environments(name)


if __name__ == "__main__":
    main()
