"""Choices and events in sentences, and the rules behind a move."""

from __future__ import annotations

import pytest

from bottega import texts
from bottega.core.event import Event
from bottega.core.match import Match
from bottega.games import standard
from bottega.games.final_touch.rules.actions import play
from bottega.games.final_touch.text import sentences
from games.final_touch.text.sample import NAMES, match


@pytest.mark.parametrize(
    ("seats", "notation", "said"),
    [
        (2, "+Y", "Improve with 1 yellow"),
        (2, "+YGN", "Improve with 1 yellow, 1 green and 1 brown: the final touch, $4 for you"),
        (2, "-B", "Smear with 1 blue: ruins it, $2 for Greedy 2"),
        (4, "-B", "Smear with 1 blue: ruins it, $2 for Greedy 2 and Greedy 4"),
    ],
)
def test_choices_say_what_they_do(seats: int, notation: str, said: str) -> None:
    assert sentences.choice(match(seats).view(0), play(notation), NAMES[:seats], "en") == said


def test_rules_that_allow_a_move() -> None:
    view = match().view(0)
    assert sentences.because(view, play("+Y")) == ["FT-I1"]
    assert sentences.because(view, play("+YGN")) == ["FT-I1", "FT-F1"]
    assert sentences.because(view, play("-B")) == ["FT-M2", "FT-F2"]


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_every_event_of_whole_games_is_told(lang: str) -> None:
    told: set[str] = set()
    for seed in range(12):
        game = Match(standard("final-touch"), 3, seed=seed)
        while not game.over:
            events: list[Event] = []
            seat = game.awaited[0]
            choices = game.choices(seat)
            game.play(seat, choices[seed % len(choices)], events=events)
            for event in events:
                told.add(event.type)
                for viewer in (0, 1, 2, None):
                    assert sentences.tell(event.seen_by(viewer), viewer, NAMES[:3], lang)
    assert told >= {"improved", "smeared", "drew", "reshuffled", "finished", "ruined", "masterpiece", "over"}
    tie = {"type": "tiebreak", "contenders": [1, 2]}
    assert "Greedy 2" in sentences.tell(tie, 0, NAMES[:3], lang)


def test_others_do_not_hear_what_was_drawn() -> None:
    drew = Event("drew", {"seat": 0, "count": 2}, (0,), {"touches": {"red": 2}})
    assert sentences.tell(drew.seen_by(0), 0, NAMES, "en") == "You draw 2 red."
    assert sentences.tell(drew.seen_by(1), 1, ["Player 1", "you"], "en") == "Player 1 draws 2 cards."
