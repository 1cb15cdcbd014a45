"""What a decision cost: found from the seat's view alone, for moves the search thinks of and for others."""

from __future__ import annotations

from typing import Any

import pytest

import bottega
from bottega import games
from bottega.core.chance import Dice
from bottega.core.match import Match
from bottega.review.decisions import Decision, judge, why
from contract import setting


def iterations(game: str) -> int:
    return setting(game, "THOUGHT", 30)


def last_touch() -> Match:
    """One red is missing, and seat 0 has it."""
    position = {
        "turn": 0,
        "masterpiece": {"needs": {"red": 1, "blue": 1}, "finished": 5, "ruined": 2},
        "improved": {"blue": 1},
        "hands": [{"red": 1, "green": 4}, None],
    }
    return Match(games.standard("final-touch"), 2, seed=1, position=position)


def test_leaving_a_masterpiece_unfinished_is_a_mistake_that_costs_points() -> None:
    match = last_touch()
    made = match.check(0, {"type": "smear", "touch": "green"})
    found = judge(match.game, match.view(0), made, 60, seed=1)
    assert found.best.to_json() == {"type": "improve", "touches": {"red": 1}}
    assert found.verdict in ("mistake", "blunder")
    assert found.cost > 0.05
    assert found.points_are_clear
    better, _ = why(match.game, match.view(0), found, "en")
    assert better.startswith("It finishes the masterpiece for ")


def test_the_best_move_costs_nothing() -> None:
    match = last_touch()
    made = match.check(0, {"type": "improve", "touches": {"red": 1}})
    found = judge(match.game, match.view(0), made, 60, seed=1)
    assert (found.best, found.cost, found.verdict) == (made, 0.0, "good")


def two_truths(game: str) -> tuple[Match, int, list[Any]]:
    """A decision, and two states that differ only in what its seat cannot know."""
    match = bottega.new(game, seats=3, seed=5)
    if game == "fresco":  # there money and paint can be counted: only plans are secret
        while len(match.awaited) < 3:
            match.play(match.awaited[0], match.choices(match.awaited[0])[0])
        states = [match.state, match.state]
        for state, plan in zip(states, (match.choices(1)[0], match.choices(1)[-1]), strict=True):
            match.game.apply(state, 1, plan, Dice(1))
        return match, 0, states
    seat = match.awaited[0]
    return match, seat, [match.state, match.game.determinise(match.view(seat), Dice(99))]


@pytest.mark.parametrize("game", games.names())
def test_nobody_is_blamed_for_what_they_could_not_know(game: str) -> None:
    match, seat, states = two_truths(game)
    assert match.game.state_json(states[0]) != match.game.state_json(states[1])
    made = match.choices(seat)[-1]
    judged = [judge(match.game, match.game.view(state, seat), made, iterations(game), seed=3) for state in states]
    assert judged[0] == judged[1]


@pytest.mark.parametrize("game", games.names())
def test_a_move_that_the_search_would_not_think_of_is_judged_too(game: str) -> None:
    match = bottega.new(game, seats=2, seed=5)
    seat = match.awaited[0]
    for made in (match.choices(seat)[0], match.choices(seat)[-1]):
        found = judge(match.game, match.view(seat), made, iterations(game), seed=3)
        assert found.made == made
        assert 0.0 <= found.cost <= 1.0


def test_answers_to_offers_are_judged_in_possible_worlds() -> None:
    position: dict[str, Any] = {
        "turn": 0,
        "step": "trade",
        "palettes": [{"red": 2}, {"yellow": 3, "blue": 3}],
    }
    match = Match(games.standard("pastiche"), 2, seed=1, position=position)
    match.play(0, {"type": "offer", "to": 1, "give": {"red": 1}, "get": {"yellow": 3}})
    usual = match.game.search.obvious(match.view(1))
    assert usual.to_json()["type"] == "decline"
    made = next(choice for choice in match.choices(1) if choice.to_json()["type"] == "accept")
    found = judge(match.game, match.view(1), made, 20, seed=3)
    assert found.best in (usual, made)
    assert judge(match.game, match.view(1), usual, 20, seed=3).cost == 0.0


def test_what_may_be_chance_is_no_mistake() -> None:
    assert Decision(1, 0, "a", "b", cost=0.10, cost_error=0.04).verdict == "mistake"
    assert Decision(1, 0, "a", "b", cost=0.10, cost_error=0.06).verdict == "good"
    assert Decision(1, 0, "a", "b", cost=0.04, cost_error=0.001).verdict == "good"
    assert Decision(1, 0, "a", "b", cost=0.20, cost_error=0.04).verdict == "blunder"
