"""The table in sentences."""

from __future__ import annotations

import pytest

from bottega.games.final_touch.text.describe import describe
from bottega.games.final_touch.text.sentences import tell
from games.final_touch.text.sample import NAMES, match


def test_the_table_in_sentences() -> None:
    assert describe(match().view(0), NAMES[:2], "en") == [
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
    line = describe(match(masterpiece=title, improved={}).view(0), NAMES[:2], lang)[0]
    assert f": {name}. " in line
    assert line.endswith(label)
    assert name in tell({"type": "masterpiece", "title": title}, 0, NAMES[:2], lang)


def test_a_painting_nobody_translated_keeps_its_name() -> None:
    card = {"title": "My Cat", "artist": "Me", "year": "2026", "needs": {"red": 2}, "finished": 2, "ruined": 1}
    line = describe(match(masterpiece=card, improved={}).view(0), NAMES[:2], "fr")[0]
    assert line.startswith("Chef-d'œuvre : My Cat. ")
    assert line.endswith("Me, 2026.")


def test_teams_share_a_line_and_a_spectator_has_no_hand() -> None:
    lines = describe(match(4).view(None), NAMES, "en")
    assert "you and Random 3: $3." in lines
    assert not [line for line in lines if line.startswith("Your hand")]


def test_a_card_without_a_title_and_without_a_next() -> None:
    card = {"needs": {"red": 2}, "finished": 2, "ruined": 1}
    lines = describe(match(masterpiece=card, improved={}, next=None).view(0), NAMES[:2], "en")
    assert lines[0] == "Masterpiece: an untitled masterpiece. Finished $2, ruined $1."
    assert "There is no masterpiece after this one." in lines
