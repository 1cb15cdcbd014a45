"""PettingZoo's own tests, unmodified, for every game and number of players; and what they do not look at."""

from __future__ import annotations

import json
import warnings
from functools import partial
from typing import Any

import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test

import bottega
from bottega import art, games
from bottega.envs.pettingzoo import env, module, parallel_env, raw_env

TABLES = [(name, seats) for name in games.names() for seats in games.spec(name).seats]
pytestmark = pytest.mark.filterwarnings("ignore")  # api_test prefers observations without a mask


def drawable() -> bool:
    try:
        art.art()
    except bottega.Invalid:
        return False
    return True


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_api(name: str, seats: int) -> None:
    for seed in range(2 if name == "final-touch" else 1):
        table = env(name, seats)
        table.reset(seed=seed)
        api_test(table, num_cycles=100)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_seeds(name: str, seats: int) -> None:
    seed_test(partial(env, name, seats), num_cycles=60)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_cycles(name: str, seats: int) -> None:
    max_cycles_test(module(name, seats))


@pytest.mark.skipif(not drawable(), reason="the page is not built: make page")
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_rendering(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, name, seats))
    assert "seat_" in capsys.readouterr().out or name == "final-touch"


def played(table: Any, seed: int) -> list[dict[str, float]]:
    """A whole random game; everybody's rewards, step by step."""
    rewards = []
    table.reset(seed=seed)
    for agent in table.agent_iter():
        if table.terminations[agent]:
            table.step(None)
        else:
            table.step(table.action_space(agent).sample())
            rewards.append(dict(table.rewards))
    return rewards


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rewards_come_at_the_end_and_add_up_to_nothing(seats: int) -> None:
    *way, last = played(raw_env("final-touch", seats), seed=1)
    assert all(set(rewards.values()) == {0.0} for rewards in way)
    assert sum(last.values()) == pytest.approx(0)
    assert max(last.values()) == 1.0
    if seats == 4:
        assert last["seat_0"] == last["seat_2"] == -last["seat_1"] == -last["seat_3"]


def test_shaping_pays_for_the_lead() -> None:
    table = raw_env("final-touch", 2, shaping=0.1)
    rewards = played(table, seed=2)
    purses = table.play.indexed.scores()
    won = 1.0 if purses[0] > purses[1] else -1.0
    total = sum(step["seat_0"] for step in rewards)
    assert total == pytest.approx(won + 0.1 * (purses[0] - purses[1]))


def test_an_illegal_index_names_the_rule() -> None:
    table = env("final-touch", seats=2)
    table.reset(seed=1)
    mask = table.observe(table.agent_selection)["action_mask"]
    before = table.unwrapped.play.indexed.state.copy()
    illegal = next(index for index in range(251, 256) if not mask[index])
    with pytest.raises(bottega.Illegal, match="FT-M"):
        table.step(illegal)
    with pytest.raises(bottega.Invalid, match="from 0 to 255"):
        table.step(1000)
    assert table.unwrapped.play.indexed.state == before


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("chess",), "game: unknown 'chess', there are final-touch"),
        (("final-touch-v7",), "this Bottega has final-touch-v1 and final-touch-v2"),
        (("fresco", 5), "2, 3 or 4 players, not 5"),
        (("pastiche", 2, {"colour": 1}), "options: colour: unknown, Pastiche has open"),
    ],
)
def test_what_is_possible_is_said(arguments: Any, reason: str) -> None:
    with pytest.raises(bottega.Invalid, match=reason):
        env(*arguments) if len(arguments) < 3 else raw_env(*arguments)


def test_a_dead_agent_may_only_do_nothing() -> None:
    table = raw_env("final-touch", 2)
    table.reset(seed=3)
    while not table.terminations[table.agent_selection]:
        table.step(table.action_space(table.agent_selection).sample())
    with pytest.raises(ValueError, match="None"):
        table.step(0)
    table.step(None)
    table.step(None)
    assert table.agents == []


def test_without_a_seed_games_differ_and_with_one_they_are_the_same() -> None:
    def dealt(*seeds: int | None) -> list[str]:
        table = raw_env("final-touch", 2)
        found = []
        for seed in seeds:
            table.reset(seed=seed)
            found.append(json.dumps(table.play.indexed.state.to_json()))
        return found

    assert dealt(5, None, None) == dealt(5, None, None)
    assert len(set(dealt(5, None, None))) == 3


def test_versioned_names() -> None:
    assert raw_env("fresco-v1").metadata["name"] == "fresco_v1"
    assert parallel_env("pastiche", 3).metadata["name"] == "pastiche_v2"


# --- all agents at once ---


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_whoever_waits_has_one_index(name: str, seats: int) -> None:
    table: Any = parallel_env(name, seats)
    observations, _ = table.reset(seed=1)
    nothing = table.action_space("seat_0").n - 1
    for _ in range(20):
        decides = table.possible_agents[table.play.indexed.seat]
        for agent, observation in observations.items():
            mask = observation["action_mask"]
            assert mask in table.observation_space(agent)["action_mask"]
            assert mask.nonzero()[0].tolist() == [nothing] or agent == decides
        assert not observations[decides]["action_mask"][nothing]
        actions = {agent: int(observation["action_mask"].argmax()) for agent, observation in observations.items()}
        observations, _, _, _, infos = table.step(actions)
        assert infos[decides]["action_mask"] is observations[decides]["action_mask"]


def test_who_decides_cannot_wait() -> None:
    table: Any = parallel_env("final-touch", 2)
    table.reset(seed=1)
    nothing = table.action_space("seat_0").n - 1
    with pytest.raises(bottega.Invalid, match="from 0 to 255"):
        table.step(dict.fromkeys(table.agents, nothing))


def test_when_it_is_over_all_wait() -> None:
    table: Any = parallel_env("final-touch", 2)
    observations, _ = table.reset(seed=1)
    while table.agents:
        actions = {agent: int(observation["action_mask"].argmax()) for agent, observation in observations.items()}
        observations, *_ = table.step(actions)
    assert [observation["action_mask"].nonzero()[0].tolist() for observation in observations.values()] == [[256]] * 2


def test_the_version_before_is_as_it_was() -> None:
    table: Any = parallel_env("final-touch-v1", 2)
    observations, _ = table.reset(seed=1)
    waiting = table.possible_agents[1 - table.play.indexed.seat]
    assert table.action_space(waiting).n == 256
    assert not observations[waiting]["action_mask"].any()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_parallel_api(name: str, seats: int) -> None:
    parallel_api_test(parallel_env(name, seats), num_cycles=60)


def test_partners_of_a_seat_may_trade_and_offers_are_answered() -> None:
    table = raw_env("pastiche", 3)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        played(table, seed=4)
    assert table.play.over
