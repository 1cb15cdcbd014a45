"""Moves in words."""

from __future__ import annotations

import pytest

from bottega.core.errors import Invalid
from bottega.games.final_touch.rules.actions import play
from bottega.games.final_touch.text.parse_words import read


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
    assert read(text, lang).notation() == notation


@pytest.mark.parametrize(
    "text", ["", "dance", "improve mauve", "improve b", "improve blueberry", "smear reddish", "+X", "YN"]
)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(Invalid):
        read(text, "en")


@pytest.mark.parametrize("text", ["improve", "smear", "improve 99999999999999999999"])
def test_what_plays_nothing_is_for_the_rules_to_refuse(text: str) -> None:
    assert read(text, "en") == play("")
