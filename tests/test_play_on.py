"""A match goes on from any step of another: with its hidden cards or with new ones, with its draws or with new ones."""

from __future__ import annotations

import copy
import json
from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

import bottega
from bottega import Invalid, Match, games
from bottega.core.chance import Dice
from bottega.core.match import Deal, Origin
from bottega.play_on import deal, play_on, until
from bottega.record import replay, verify

# Steps well before the end. In Fresco plans are sealed there: nothing else is hidden that could be dealt anew.
HALF = {"final-touch": 20, "pastiche": 30, "fresco": 36}


def finish(match: Match) -> Match:
    table = bottega.BotTable(match, [bottega.bot("greedy", match.game) for _ in range(match.seats)], Dice(1))
    while not match.over:
        table.move()
    return match


@cache
def game(name: str) -> Mapping[str, Any]:
    return finish(bottega.new(name, games.spec(name).usual_seats, seed="a secret")).record_json()


def stand_at(record: Mapping[str, Any], step: int) -> Match:
    return list(until(record, step))[-1]


@pytest.mark.parametrize("name", HALF)
def test_the_same_moves_draw_the_same_cards_from_the_same_seed(name: str) -> None:
    record, step = game(name), HALF[name]
    match = play_on(record, step, same_draws=True)
    assert match.state == stand_at(record, step).state
    for move in record["moves"][step:]:
        assert match.play(move["seat"], move["action"]).to_json() == move
    assert match.record_json()["outcome"] == record["outcome"]


@pytest.mark.parametrize("name", HALF)
def test_its_record_replays_and_its_draws_are_verified(name: str) -> None:
    match = finish(play_on(game(name), HALF[name]))
    record = json.loads(json.dumps(match.record_json()))
    assert record["origin"] == {"step": HALF[name], "same_draws": False}
    assert replay(record).state == match.state
    verify(record)
    changed = copy.deepcopy(record)
    changed["origin"]["step"] += 1
    with pytest.raises(Invalid, match="other random results"):  # draws count on from the step
        verify(changed)


@pytest.mark.parametrize("name", HALF)
def test_hidden_cards_are_dealt_anew_within_what_one_seat_knew(name: str) -> None:
    before = stand_at(game(name), HALF[name])
    for seat in range(before.seats):
        match = play_on(game(name), HALF[name], dealt_for=seat)
        assert match.origin == Origin(HALF[name], dealt_for=seat)
        assert match.view(seat).to_json() == before.view(seat).to_json()
        deals = [deal(before, dealt_for=seat, chance=Dice(number)).position for number in range(20)]
        assert any(each != before.game.state_json(before.state) for each in deals)


def test_from_a_game_that_began_from_a_position() -> None:
    first = finish(play_on(game("final-touch"), 10, same_draws=True))
    second = play_on(first.record_json(), 4, same_draws=True)
    assert second.origin == Origin(4, same_draws=True, before=10)
    assert replay(second.record_json()).origin == second.origin
    for move in first.record_json()["moves"][4:]:
        assert second.play(move["seat"], move["action"]).to_json() == move


def test_a_deal_can_be_stored_and_dealt_again() -> None:
    match = play_on(game("pastiche"), 12, dealt_for=0)
    again = Match.resume(Deal(match.game, match.seats, match.options, match.deal.seed, {}, match.start, match.origin))
    for each in (match, again):
        finish(each)
    assert match.record_json() == again.record_json()
    assert match.commitment is not None


@pytest.mark.parametrize(
    ("step", "wish", "reason"),
    [
        (-1, {}, "step: must be 0 to"),
        (10_000, {}, "step: must be 0 to"),
        (True, {}, "step: must be a whole number"),
        (3, {"dealt_for": 2}, "dealt_for: must be 0 to 1"),
    ],
)
def test_what_cannot_be(step: int, wish: dict[str, Any], reason: str) -> None:
    with pytest.raises(Invalid, match=reason):
        play_on(game("final-touch"), step, **wish)


def test_after_the_end_nothing_is_played() -> None:
    record = game("final-touch")
    with pytest.raises(Invalid, match=f"the game is over after {len(record['moves'])} moves"):
        play_on(record, len(record["moves"]))


def test_without_a_seed_there_are_no_same_draws() -> None:
    record = {name: value for name, value in game("final-touch").items() if name != "seed"}
    with pytest.raises(Invalid, match="same_draws: the record does not have the seed"):
        play_on(record, 3, same_draws=True)
    assert play_on(record, 3).ply == 0


@pytest.mark.parametrize(
    ("origin", "reason"),
    [
        ({}, "origin: step"),
        ({"step": -1}, "origin: step"),
        ({"step": 1, "code": "a" * 17}, "origin: code: longer"),
        ({"step": 1, "dealt_for": 2}, "origin: dealt_for"),
        ({"step": 1, "same_draws": 1}, "origin: same_draws"),
        ({"step": 1, "before": -1}, "origin: before"),
        ({"step": 1, "more": 1}, "origin: more: unknown"),
    ],
)
def test_an_origin_that_cannot_be(origin: dict[str, Any], reason: str) -> None:
    record = {**play_on(game("final-touch"), 3).record_json(), "origin": origin}
    with pytest.raises(Invalid, match=reason):
        replay(record)
