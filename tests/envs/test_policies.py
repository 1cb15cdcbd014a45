"""Bots play through PettingZoo and OpenSpiel: legal indices, what they would do at a table, and the same again."""

from __future__ import annotations

import pytest

from bottega import bots, games
from bottega.core.chance import Dice
from bottega.envs.pettingzoo import env
from bottega.envs.policies import BotPolicy

MOVES = 25


def played(game: str, name: str) -> list[int]:
    """A bot on the first seat among random players; its indices, as long as the game lasts."""
    table, policy, found = env(game, seats=3), BotPolicy(name, game, seed=1), list[int]()
    table.reset(seed=3)
    for agent in table.agents:
        table.action_space(agent).seed(5)
    for _ in range(MOVES):
        observation, _, over, _, _ = table.last()
        if over:
            break
        if table.agent_selection == "seat_0":
            found.append(policy.act(table))
            assert observation["action_mask"][found[-1]]
            table.step(found[-1])
        else:
            table.step(table.action_space(table.agent_selection).sample(observation["action_mask"]))
    return found


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("name", ["greedy", "apprentice", "master:1"])
def test_indices_are_legal_and_repeat(game: str, name: str) -> None:
    assert played(game, name)
    assert played(game, name) == played(game, name)


@pytest.mark.parametrize("game", games.names())
def test_it_plays_what_the_bot_would(game: str) -> None:
    table = env(game, seats=2)
    table.reset(seed=1)
    play = table.unwrapped.play
    view = play.table.game.view(play.indexed.state, int(play.indexed.seat))
    expected = bots.load("greedy", game).choose(view, Dice(0))
    assert play.table.encoding.action(view, BotPolicy("greedy", game).act(table)) == expected


def test_openspiel_asks_it_like_its_own_bots() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import bottega.envs.openspiel

    assert bottega.envs.openspiel
    state, dice = pyspiel.load_game("bottega_final_touch", {"players": 2}).new_initial_state(), Dice(4)
    policy, moves = BotPolicy("greedy", "final-touch"), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[dice.pick(0, len(outcomes))][0])
        else:
            index = policy.step(state)
            assert index in state.legal_actions()
            state.apply_action(index)
            moves += 1
    assert moves > 5
