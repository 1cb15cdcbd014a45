"""What bots at a table are called."""

from __future__ import annotations

from bottega.bots.naming import called


def test_one_of_its_kind_has_no_letter() -> None:
    assert called([None, "master", "greedy"], "final-touch", "en") == [None, "Master", "Simple bot"]


def test_several_of_a_kind_have_letters_by_seat() -> None:
    assert called(["master", None, "master", "random"], "pastiche", "pl") == [
        "Mistrz A",
        None,
        "Mistrz B",
        "Losowy bot",
    ]


def test_a_bot_of_ones_own_keeps_its_name() -> None:
    assert called(["mine.py:Bold", "mine.py:Bold"], "fresco", "en") == ["mine.py:Bold A", "mine.py:Bold B"]
