"""Hints: every move that was thought about, and a reason in every language."""

from __future__ import annotations

from typing import Any

import pytest

import bottega
from bottega import bots, games, texts
from bottega.bots.hints import Hint, hints
from bottega.core.chance import Dice
from bottega.core.match import Match
from bottega.core.parts import Reasons
from bottega.games.fresco.rules.planning import GetUp
from contract import setting


def reasons_of(game: str) -> Reasons:
    found = games.standard(game).reasons
    assert found is not None
    return found


def last_touch(**position: Any) -> Match:
    """One red is missing, and seat 0 has it."""
    told = {
        "turn": 0,
        "masterpiece": "The Kiss",
        "hands": [{"red": 1, "blue": 4}, None],
        **position,
    }
    return Match(games.standard("final-touch"), 2, seed=1, position=told)


def told(match: Match, lang: str = "en") -> list[Hint]:
    game = match.game.spec.name
    return hints(game, match.view(match.awaited[0]), Dice(1), f"master:{2 * setting(game, 'THOUGHT', 30)}", lang)


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_each_move_has_its_worth_and_a_reason(game: str, lang: str) -> None:
    match, greedy = bottega.new(game, seats=3, seed=2), bots.load("greedy", game)
    for _ in range(6):
        seat = match.awaited[0]
        found = told(match, lang)
        assert found
        assert all(0 < hint.share <= 1 and hint.reason for hint in found)
        assert all(hint.value is None or 0 <= hint.value <= 1 for hint in found)
        assert len(found) == 1 or all(hint.value is not None for hint in found)
        assert all(hint.action in match.choices(seat) for hint in found)
        assert found == sorted(found, key=lambda hint: -hint.share)
        match.play(seat, greedy.choose(match.view(seat), Dice(1)))


def test_the_reason_is_what_moved_the_choice() -> None:
    needs = games.standard("final-touch").view(last_touch().state, 0).masterpiece.to_json()["needs"]
    improved = {**needs, "red": needs["red"] - 1} if "red" in needs else needs
    found = told(last_touch(improved={name: count for name, count in improved.items() if count}))
    assert found[0].action.to_json() == {"type": "improve", "touches": {"red": 1}}
    assert found[0].reason.startswith("It finishes the masterpiece for ")


def test_the_others_are_told_against_the_best() -> None:
    match = last_touch(improved={}, smeared={"blue": 2})
    worst = [hint for hint in told(match) if hint.action.smear]
    assert all("ruins the masterpiece" in hint.reason for hint in worst)


def test_no_hints_for_those_who_have_nothing_to_decide() -> None:
    match = bottega.new("final-touch", seats=2, seed=2)
    assert hints("final-touch", match.view(1 - match.awaited[0]), Dice(1), "master:5") == []
    assert hints("final-touch", match.view(None), Dice(1), "master:5") == []


def test_an_apprentice_has_none() -> None:
    match = bottega.new("final-touch", seats=2, seed=2)
    with pytest.raises(bottega.Invalid, match="does not think"):
        hints("final-touch", match.view(match.awaited[0]), Dice(1), "apprentice")


def test_as_json() -> None:
    hint = told(bottega.new("final-touch", seats=2, seed=2))[0]
    assert hint.to_json()["action"] == hint.action.to_json()
    assert set(hint.to_json()) == {"action", "value", "share", "reason"}


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_fact_about_a_move_has_words(game: str, lang: str) -> None:
    match, greedy = bottega.new(game, seats=3, seed=3), bots.load("greedy", game)
    for _ in range(25):
        seat = match.awaited[0]
        view = match.view(seat)
        for action in view.choices[:20]:
            for name, feature in reasons_of(game).features(view, action).items():
                assert texts.say(lang, f"hint-{name}", **feature.figures)
        match.play(seat, greedy.choose(view, Dice(1)))


def test_a_reason_tells_what_the_move_itself_does() -> None:
    """Getting up at 5 costs two spaces of mood, whatever the theatre makes of it later in the round."""
    match = Match(games.standard("fresco"), 3, seed=1)
    seat = match.awaited[0]
    told = reasons_of("fresco").features(match.view(seat), GetUp(5))["mood"]
    mood = match.state.painters[seat].mood
    match.play(seat, GetUp(5))
    assert (told.figures["before"], told.figures["after"]) == (mood, match.state.painters[seat].mood)
    assert texts.say("en", "hint-mood", **told.figures) == f"Mood {mood} becomes {match.state.painters[seat].mood}."
    assert told.weight < 0
