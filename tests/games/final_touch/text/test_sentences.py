"""Final Touch in sentences, and sentences as moves."""

from __future__ import annotations

from typing import Any

import pytest

from bottega import texts
from bottega.core.errors import Invalid
from bottega.core.event import Event
from bottega.core.match import Match
from bottega.games import standard
from bottega.games.final_touch.rules.actions import play
from bottega.games.final_touch.text import sentences

NAMES = ["you", "Greedy 2", "Random 3", "Greedy 4"]
POSITION = {
    "turn": 0,
    "masterpiece": "The Gleaners",
    "next": "The Scream",
    "improved": {"brown": 1},
    "smeared": {"blue": 2},
    "purses": [3, 5],
    "discard": {"red": 2},
}


def match(seats: int = 2, **position: Any) -> Match:
    hands = [{"yellow": 1, "green": 1, "brown": 1, "blue": 2}, *[None] * (seats - 1)]
    return Match(standard("final-touch"), seats, seed=1, position={**POSITION, "hands": hands, **position})


def test_the_table_in_sentences() -> None:
    assert sentences.describe(match().view(0), NAMES[:2], "en") == [
        "Masterpiece: The Gleaners. Finished $4, ruined $2. By Jean-François Millet, 1857.",
        "Still missing: 1 yellow, 1 green and 1 brown.",
        "Improved with 1 brown. Smears: 2 of 3.",
        "Next masterpiece: The Scream. Needs 1 yellow, 1 green, 1 blue and 2 red. Finished $5, ruined $2.",
        "you: $3.",
        "Greedy 2: $5.",
        "Cards in hand: you: 5 and Greedy 2: 5.",
        "Draw pile: 45 cards. Discard: 2 red.",
        "Your hand: 1 yellow, 1 green, 1 brown and 2 blue.",
    ]


@pytest.mark.parametrize(
    ("lang", "title", "name", "label"),
    [
        ("en", "Girl with a Pearl Earring", "Girl with a Pearl Earring", "Johannes Vermeer, c. 1665."),
        ("fr", "The Gleaners", "Des glaneuses", "Jean-François Millet, 1857."),
        ("fr", "Mona Lisa", "La Joconde", "Léonard de Vinci, vers 1503-1519."),
        ("fr", "The Swing", "Les Hasards heureux de l'escarpolette", "Jean-Honoré Fragonard, vers 1767."),
        ("pl", "The Creation of Adam", "Stworzenie Adama", "Michał Anioł, ok. 1512."),
    ],
)
def test_paintings_have_their_names_in_every_language(lang: str, title: str, name: str, label: str) -> None:
    line = sentences.describe(match(masterpiece=title, improved={}).view(0), NAMES[:2], lang)[0]
    assert f": {name}. " in line
    assert line.endswith(label)
    assert name in sentences.tell({"type": "masterpiece", "title": title}, 0, NAMES[:2], lang)


def test_a_painting_nobody_translated_keeps_its_name() -> None:
    card = {"title": "My Cat", "artist": "Me", "year": "2026", "needs": {"red": 2}, "finished": 2, "ruined": 1}
    line = sentences.describe(match(masterpiece=card, improved={}).view(0), NAMES[:2], "fr")[0]
    assert line.startswith("Chef-d'œuvre : My Cat. ")
    assert line.endswith("Me, 2026.")


def test_teams_share_a_line_and_a_spectator_has_no_hand() -> None:
    lines = sentences.describe(match(4).view(None), NAMES, "en")
    assert "you and Random 3: $3." in lines
    assert not [line for line in lines if line.startswith("Your hand")]


def test_a_card_without_a_title_and_without_a_next() -> None:
    card = {"needs": {"red": 2}, "finished": 2, "ruined": 1}
    lines = sentences.describe(match(masterpiece=card, improved={}, next=None).view(0), NAMES[:2], "en")
    assert lines[0] == "Masterpiece: an untitled masterpiece. Finished $2, ruined $1."
    assert "There is no masterpiece after this one." in lines


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


@pytest.mark.parametrize(
    ("lang", "text", "notation"),
    [
        ("en", "improve yellow 2 brown", "+YNN"),
        ("en", "i y, g", "+YG"),
        ("en", "Smear Red", "-R"),
        ("en", "+ynn", "+YNN"),
        ("fr", "améliorer jaune 2 marron", "+YNN"),
        ("fr", "ameliorer vert", "+G"),
        ("fr", "smear blue", "-B"),
        ("en", "Improve with 1 yellow and 1 blue", "+YB"),
        ("fr", "améliorer avec 1 jaune et une bleue", "+YB"),
        ("pl", "Retuszuj: 1 żółte i 2 niebieskie", "+YBB"),
        ("pl", "gryzmol czerwonym", "-R"),
        ("pl", "retusz zolty 2 niebieskie", "+YBB"),
    ],
)
def test_moves_in_words(lang: str, text: str, notation: str) -> None:
    assert sentences.read(text, lang).notation() == notation


@pytest.mark.parametrize(
    "text", ["", "dance", "improve mauve", "improve b", "improve blueberry", "smear reddish", "+X", "YN"]
)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(Invalid):
        sentences.read(text, "en")


@pytest.mark.parametrize("text", ["improve", "smear", "improve 99999999999999999999"])
def test_what_plays_nothing_is_for_the_rules_to_refuse(text: str) -> None:
    assert sentences.read(text, "en") == play("")
