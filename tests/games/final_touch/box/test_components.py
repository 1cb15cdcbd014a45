"""Our list keeps every known constraint, and a wrong list is refused with file, line, field and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from bottega.core.components import Source
from bottega.core.errors import Invalid
from bottega.games import own_list
from bottega.games.final_touch.box.components import Box, read, standard
from bottega.games.final_touch.box.touches import COLOURS, pack, size, unpack

BOX = standard()


@pytest.mark.rule("FT-C1")
def test_25_masterpieces() -> None:
    assert len(BOX.masterpieces) == 25
    assert len({card.title for card in BOX.masterpieces}) == 25
    assert all(card.needs and 0 <= card.ruined < card.finished for card in BOX.masterpieces)


@pytest.mark.rule("FT-C2")
def test_60_touches() -> None:
    assert unpack(BOX.touches) == dict.fromkeys(COLOURS, 12)
    assert size(BOX.touches) == 60


@pytest.mark.rule("FT-C3")
def test_values() -> None:
    assert {card.finished for card in BOX.masterpieces} == set(range(4, 13))  # odd ones included
    for card in BOX.masterpieces:
        assert card.finished == size(card.needs)
        assert card.ruined == card.finished // 2
        assert max(unpack(int(card.needs)).values()) <= 5


@pytest.mark.rule("FT-C3")
def test_needs_seen_in_print() -> None:
    seen = [
        {"yellow": 1, "green": 1, "brown": 2},
        {"blue": 2, "yellow": 2},
        {"green": 4, "red": 2, "yellow": 1, "blue": 5},
        {"blue": 2, "yellow": 3, "red": 1, "green": 2, "brown": 2},
    ]
    needs = {int(card.needs) for card in BOX.masterpieces}
    assert needs >= {pack(card) for card in seen}


@pytest.mark.rule("FT-E4")
def test_our_list_cannot_run_out() -> None:
    """Even if every card is ruined, the sides cannot all stay at 24 or less to the last."""
    assert sum(card.ruined for card in BOX.masterpieces) > 2 * 24  # one side paid a card
    assert sum(min(card.finished, 2 * card.ruined) for card in BOX.masterpieces) > 3 * 24  # three players


def test_enough_touches() -> None:
    """Five a hand, twelve needed less one, two smears: 33 for four players and our list."""
    cards = BOX.masterpieces
    Box(cards, pack({"red": 33}), "").check_enough(4)
    with pytest.raises(Invalid, match="touch_cards: 32 are too few, 4 players may need 33"):
        Box(cards, pack({"red": 32}), "").check_enough(4)


# --- wrong lists ---

LIST = """\
touch_cards = { yellow = 12, green = 12, brown = 12, blue = 12, red = 12 }

[[masterpiece]]
title = "One"
artist = "Somebody"
year = "1900"
needs = { yellow = 2, blue = 2 }
finished = 4
ruined = 2

[[masterpiece]]
title = "Two" # the second
needs = { red = 3 }
finished = 3
ruined = 1
"""

WRONG = [
    # what is changed, into what, and then: line, field, part of the reason
    ("finished = 3", "finished = 3\nvalue = 3", 15, "value", "unknown"),
    ("finished = 3\n", "", 11, "finished", "missing"),
    ('title = "Two" # the second\n', "", 11, "title", "text"),
    ("needs = { red = 3 }\n", "", 11, "needs", "colours"),
    ("finished = 3", 'finished = "3"', 14, "finished", "whole number"),
    ("finished = 3", "finished = 3.0", 14, "finished", "whole number"),
    ("finished = 3", "finished = true", 14, "finished", "whole number"),
    ("finished = 3", "finished = -3", 14, "finished", "-3"),
    ("finished = 3", "finished = 1_000_000", 14, "finished", "1000000"),
    ("finished = 3", "  finished  =  0", 14, "finished", "0"),
    ("ruined = 1", "ruined = 3", 15, "ruined", "0 to 2, not 3"),
    ("ruined = 1", "ruined = 4", 15, "ruined", "4"),
    ("ruined = 1", "ruined = -1", 15, "ruined", "-1"),
    ('title = "Two" # the second', "title = 2", 12, "title", "text"),
    ('title = "Two" # the second', 'title = "  "', 12, "title", "text"),
    ('title = "Two" # the second', 'title = "One"', 12, "title", "two of 'One'"),
    ('year = "1900"', "year = 1900", 6, "year", "text"),
    ('artist = "Somebody"', 'artist = ["Some", "body"]', 5, "artist", "text"),
    ("needs = { red = 3 }", "needs = { purple = 3 }", 13, "needs", "unknown colour 'purple'"),
    ("needs = { red = 3 }", "needs = { red = 13 }", 13, "needs", "red"),
    ("needs = { red = 3 }", "needs = { red = 0 }", 13, "needs", "red"),
    ("needs = { red = 3 }", "needs = {}", 13, "needs", "colours"),
    ("needs = { red = 3 }", "needs = 3", 13, "needs", "colours"),
    ("needs = { red = 3 }", 'needs = { red = "3" }', 13, "needs", "whole number"),
    ("red = 12 }", "red = 12, purple = 1 }", 1, "touch_cards", "purple"),
    ("red = 12 }", "red = 9999 }", 1, "touch_cards", "9999"),
    ("blue = 12, red = 12 }", "blue = 12 }", 13, "needs", "red"),  # a colour the box has none of
    ('[[masterpiece]]\ntitle = "Two"', '[[masterpieces]]\ntitle = "Two"', 11, "masterpieces", "unknown"),
    ("touch_cards =", "touches =", 1, "touches", "unknown"),
    (
        *("{ yellow = 12, green = 12, brown = 12, blue = 12, red = 12 }", "{ yellow = 4, blue = 5, red = 5 }"),
        *(1, "touch_cards", "14 are too few, 2 players may need 15"),
    ),
]


@pytest.mark.rule("FT-C3")
@pytest.mark.parametrize(("old", "new", "line", "field", "reason"), WRONG)
def test_wrong_lists(tmp_path: Path, old: str, new: str, line: int, field: str, reason: str) -> None:
    assert LIST.count(old) == 1
    file = tmp_path / "my-cards.toml"
    file.write_text(LIST.replace(old, new), encoding="utf-8")
    with pytest.raises(Invalid) as caught:
        read(own_list(file))
    place, _, rest = str(caught.value).partition(f": {field}: ")
    assert place == f"my-cards.toml, line {line}"
    assert reason in rest


def test_the_list_itself_is_right() -> None:
    box = read(Source(LIST, "cards.toml"))
    assert [card.title for card in box.masterpieces] == ["One", "Two"]
    assert unpack(box.touches) == dict.fromkeys(COLOURS, 12)


def test_lines_are_counted_as_editors_do() -> None:
    wrong = LIST.replace("# the second", "# the\u2028second").replace("finished = 3", "finished = 0")
    with pytest.raises(Invalid, match="line 14: finished"):
        read(Source(wrong, "my-cards.toml"))


def test_a_huge_number(tmp_path: Path) -> None:
    """So long in decimals that Python would not write it out."""
    file = tmp_path / "my-cards.toml"
    file.write_text(LIST.replace("finished = 3", f"finished = 0x{'f' * 5000}"), encoding="utf-8")
    with pytest.raises(Invalid, match=r"my-cards\.toml, line 14: finished"):
        read(own_list(file))


def test_touch_cards_may_be_left_out() -> None:
    box = read(Source(LIST.partition("\n")[2], "cards.toml"))
    assert unpack(box.touches) == dict.fromkeys(COLOURS, 12)


def test_syntax_errors_name_file_and_line() -> None:
    with pytest.raises(Invalid, match=r"my-cards\.toml: .*line 13"):
        read(Source(LIST.replace("needs = { red = 3 }", "needs = { red 3 }"), "my-cards.toml"))


def test_not_utf_8(tmp_path: Path) -> None:
    file = tmp_path / "my-cards.toml"
    file.write_bytes(LIST.encode().replace(b"Somebody", b"S\xf6mebody"))
    with pytest.raises(Invalid, match=r"my-cards\.toml: not a UTF-8 text"):
        read(own_list(file))


def test_no_such_file(tmp_path: Path) -> None:
    with pytest.raises(Invalid, match=r"my-cards\.toml: No such file"):
        own_list(tmp_path / "my-cards.toml")


def test_a_folder(tmp_path: Path) -> None:
    with pytest.raises(Invalid, match="directory"):
        own_list(tmp_path)


@pytest.mark.parametrize(
    "text", ["", "touch_cards = { red = 50 }", "masterpiece = []", "masterpiece = 3", "masterpiece = [1]"]
)
def test_no_masterpiece(text: str) -> None:
    with pytest.raises(Invalid, match=r"my-cards\.toml, line 1: masterpiece: there must be at least one"):
        read(Source(text, "my-cards.toml"))


def test_too_many_masterpieces() -> None:
    rows = "".join(
        f'[[masterpiece]]\ntitle = "{n}"\nneeds = {{ red = 1 }}\nfinished = 2\nruined = 1\n' for n in range(61)
    )
    assert len(read(Source(rows.partition('[[masterpiece]]\ntitle = "60"')[0], "cards.toml")).masterpieces) == 60
    with pytest.raises(Invalid, match="line 302: title: more than 60"):
        read(Source(rows, "cards.toml"))


def test_the_fingerprint_is_that_of_the_text() -> None:
    assert read(Source(LIST, "a")).fingerprint == read(Source(LIST, "b")).fingerprint
    assert read(Source(LIST, "a")).fingerprint != read(Source(LIST + "\n", "a")).fingerprint
    assert standard().fingerprint == BOX.fingerprint
