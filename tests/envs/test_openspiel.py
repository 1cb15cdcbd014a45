"""OpenSpiel's own tests, and its own search, on our games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bottega

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python import rl_environment  # noqa: E402  # only where there is an OpenSpiel
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts  # noqa: E402

import bottega.envs.openspiel  # noqa: E402
from bottega import games  # noqa: E402

GAMES = ["bottega_final_touch", "bottega_pastiche", "bottega_fresco"]


def decided(game: Any, seed: int, moves: int = 0) -> Any:
    """A state where somebody decides, some random moves after the deal."""
    state, dice = game.new_initial_state(), np.random.RandomState(seed)
    while True:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choice(outcomes, p=chances))
        elif moves == 0:
            return state
        else:
            state.apply_action(dice.choice(state.legal_actions()))
            moves -= 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_with_serialisation(players: int) -> None:
    game = pyspiel.load_game("bottega_final_touch", {"players": players})
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_not_endless(name: str) -> None:
    """What buffers are made for: the contract's random games stay below it."""
    game = pyspiel.load_game(name)
    assert game.max_game_length() == games.spec(name.removeprefix("bottega_").replace("_", "-")).longest <= 5000


@pytest.mark.parametrize("name", GAMES)
def test_a_state_survives_being_written_down(name: str) -> None:
    game = pyspiel.load_game(name)
    for moves in (0, 7):
        state = decided(game, 1, moves)
        _, back = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        assert str(back) == str(state)
        assert back.legal_actions() == state.legal_actions()
        assert back.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize("name", ["bottega_final_touch", "bottega_fresco"])  # Pastiche's takes a minute
def test_a_playthrough_can_be_written(name: str) -> None:
    text = generate_playthrough.playthrough(name, action_sequence=[], seed=1)
    assert "GameType.chance_mode = ChanceMode.EXPLICIT_STOCHASTIC" in text
    assert "Rewards() = [" in text


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_looks_the_same_to_its_player(name: str) -> None:
    """And is another one somewhere: in Fresco only where plans are sealed, for all else can be deduced."""
    game, different = pyspiel.load_game(name, {"players": 3}), 0
    for moves in range(4, 10):
        state = decided(game, 3, moves)
        player = state.current_player()
        for seed in range(3):
            twin = state.resample_from_infostate(player, np.random.RandomState(seed).uniform)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_tensor(player) == state.observation_tensor(player)
            assert twin.legal_actions() == state.legal_actions()
            different += str(twin) != str(state)
    assert different


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_search_plays(name: str) -> None:
    game, dice = pyspiel.load_game(name), np.random.RandomState(1)
    state = decided(game, 4)

    class Cut(mcts.Evaluator):  # type: ignore[misc]  # it carries no types
        """Rollouts would take the tests too long."""

        def evaluate(self, state: Any) -> Any:
            return np.zeros(state.num_players())

        def prior(self, state: Any) -> Any:
            legal = state.legal_actions()
            return [(action, 1 / len(legal)) for action in legal]

    bot = ismcts.ISMCTSBot(game, Cut(), uct_c=1.4, max_simulations=20, random_state=dice)
    assert bot.step(state) in state.legal_actions()


def test_its_environment_for_learners() -> None:
    env = rl_environment.Environment("bottega_final_touch", chance_event_sampler=rl_environment.ChanceEventSampler(1))
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == 51
        step = env.step([step.observations["legal_actions"][player][0]])
    assert sorted(step.rewards) == [-1.0, 1.0]


def test_chance_is_as_likely_as_the_cards_are_many() -> None:
    state = pyspiel.load_game("bottega_final_touch", {"starter": 0}).new_initial_state()
    state.apply_action(0)  # the masterpiece
    state.apply_action(0)  # and the next
    assert [state.action_to_string(pick) for pick, _ in state.chance_outcomes()] == [
        "yellow",
        "green",
        "brown",
        "blue",
        "red",
    ]
    assert {round(likely, 6) for _, likely in state.chance_outcomes()} == {0.2}
    state.apply_action(0)
    assert dict(state.chance_outcomes())[0] == pytest.approx(11 / 59)


@pytest.mark.parametrize("name", GAMES)
def test_information_states_recall_all_and_observations_what_is_seen_now(name: str) -> None:
    """A history has no fixed size: tensors are declared for observations alone, and learners are given those."""
    game = pyspiel.load_game(name)
    kind = game.get_type()
    assert kind.provides_information_state_string
    assert not kind.provides_information_state_tensor
    state = decided(game, 7)
    player, lines = state.current_player(), [""] * 2
    for _ in range(12):
        for seat in range(2):
            history, _ = state.information_state_string(seat).rsplit("| ", 1)
            assert history.startswith(lines[seat])
            lines[seat] = history
        while True:
            state.apply_action(state.legal_actions()[0])
            if not state.is_chance_node():
                break
    assert lines[player]
    assert np.any(state.observation_tensor(player))


def test_what_others_draw_is_not_told() -> None:
    game = pyspiel.load_game("bottega_final_touch")
    state = decided(game, 5, 6)
    mine, theirs = (state.information_state_string(player) for player in (0, 1))
    assert '"seat": 1, "touches"' not in [line for line in mine.splitlines() if '"drew"' in line].__repr__()
    assert mine != theirs


def test_what_is_possible_is_said() -> None:
    with pytest.raises(bottega.Invalid, match="modules"):
        pyspiel.load_game("bottega_fresco", {"modules": "frames"})
    state = decided(pyspiel.load_game("bottega_final_touch"), 6)
    illegal = next(index for index in range(255, 0, -1) if index not in state.legal_actions())
    with pytest.raises(bottega.Illegal, match="FT-M"):
        state.apply_action(illegal)
