"""A whole review: the same for everyone, its parts add up, and it never tells of a running game."""

from __future__ import annotations

import json
from functools import cache

import pytest

import bottega
from bottega import bots, games, texts
from bottega.core.chance import Dice
from bottega.core.errors import Invalid
from bottega.core.match import Match
from bottega.record import replay
from bottega.review.decisions import Decision
from bottega.review.page import page
from bottega.review.review import Review, kind, review, teaches
from bottega.review.told import Teller

LAST = 6  # moves


@cache
def finished(game: str) -> Match:
    """By bots that make mistakes; of long games only the last moves."""
    match = bottega.new(game, seats=2, seed=4)
    play(match)
    if game != "final-touch":
        match = Match(match.game, 2, seed=4, position=match.game.state_json(match.state_at(match.ply - LAST)))
        play(match)
    return match


def play(match: Match) -> None:
    """To the end, by a random and a greedy bot."""
    game = match.game.spec.name
    table = bots.BotTable(match, [bots.load("random", game), bots.load("greedy", game)], Dice(4))
    while not match.over:
        table.move()


@cache
def reviewed(game: str) -> Review:
    return review(finished(game), 6)


@pytest.mark.parametrize("game", games.names())
def test_luck_and_play_add_up_to_the_result(game: str) -> None:
    found = reviewed(game)
    outcome = found.match.outcome
    assert outcome is not None
    assert [each.result > 0 for each in found.accounts] == [seat in outcome.winners for seat in range(2)]
    for each in found.accounts:
        assert each.luck + each.play == pytest.approx(each.result)
    assert len(found.curve) == found.match.ply + 1
    assert found.curve[-1] == tuple(each.result + 0.5 for each in found.accounts)


def test_the_same_game_has_the_same_review() -> None:
    again = review(replay(finished("final-touch").record_json()), reviewed("final-touch").iterations)
    assert json.dumps(again.to_json()) == json.dumps(reviewed("final-touch").to_json())


def test_a_running_game_is_not_reviewed() -> None:
    with pytest.raises(Invalid, match="outcome: the game is not over"):
        review(bottega.new("final-touch", seats=2, seed=1), 2)


def test_random_moves_are_found() -> None:
    found = reviewed("final-touch")
    assert len(found.mistakes(0)) > len(found.mistakes(1))
    assert len(found.moments(0)) <= 3
    assert set(found.moments(0)) <= set(found.mistakes(0))


def test_what_was_done_wrong_twice_teaches_more() -> None:
    match = finished("final-touch")
    action = match.moves[0].action
    decision = Decision(1, 0, action, action, cost=0.2, cost_error=0.05)
    assert teaches(decision, 2) > teaches(decision, 1) > 0
    assert kind(decision) == (action.to_json()["type"],) * 2


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_it_is_told_in_every_language(game: str, lang: str) -> None:
    found = reviewed(game)
    teller = Teller(found, ["Ada", "<Bo>"], lang)
    assert all(teller.account(each) for each in found.accounts)
    for each in found.mistakes()[:2]:
        told = teller.mistake(each)
        assert len(told.lines()) >= 3
        assert told.rules
    text = page(found, ["Ada", "<Bo>"], lang)
    assert f'lang="{lang}"' in text
    assert "<Bo>" not in text
    for seat in range(2):
        for moment in found.moments(seat):
            assert f'id="move-{moment.ply}"' in text
            assert f'href="#move-{moment.ply}"' in text
