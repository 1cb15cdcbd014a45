"""Reading a component list: its limits, each with field and line. What a game reads from it is tested with the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from bottega import games
from bottega.core.components import MAX_BYTES, Source
from bottega.core.errors import Invalid

SAMPLE = '''\
title = "a # of [[[[[[[[[[ and 1234567890123456"  # and so ]]]] on
long = """
1.2.3.4.5.6.7.8.9.0 [[[[[[[[[[
"""
nested = [[1, 2], [3]]
'''


def refused(text: str) -> str:
    with pytest.raises(Invalid) as caught:
        Source(text, "my-box.toml").table()
    return str(caught.value)


def test_texts_and_comments_have_no_brackets_or_digits() -> None:
    assert Source(SAMPLE, "my-box.toml").table().data["nested"] == [[1, 2], [3]]


@pytest.mark.parametrize(
    ("text", "place", "reason"),
    [
        ("here = " + "[" * 100_000, "", "larger than 65536 bytes"),
        ("here = " + "[" * 9_000, ", line 6: here", "nested more than 8 deep"),
        ("here = [\n" + "[\n" * 9_000, ", line 14: here", "nested more than 8 deep"),
        ("here = " + "{ a = " * 9, ", line 6: here", "nested more than 8 deep"),
        ("a." * 30_000 + "a = 1", ", line 6: a", "more than 8 names joined by points"),
        ('"a" . ' * 9_000 + "a = 1", ", line 6: nested", "more than 8 names joined by points"),
        (f"[{'a.' * 30_000}a]", ", line 6: a", "more than 8 names joined by points"),
        ("here = " + "9" * 5_000, ", line 6: here", "a number of more than 12 digits"),
        ("here = 1234567890123", ", line 6: here", "a number of more than 12 digits"),
        ("here = 2026-13-45", "", "Expected newline|Invalid date"),
        ('here = "' + '\\"' * 30_000, "", "Unterminated string"),
        ('here = """' + '\\"""' * 15_000, "", "Unterminated string"),
    ],
)
def test_limits(text: str, place: str, reason: str) -> None:
    """Each is found at once, though the TOML reader alone would take minutes for some of them."""
    told = refused(SAMPLE + text)
    assert told.startswith(f"my-box.toml{place}: ")
    assert any(part in told for part in reason.split("|"))


@pytest.mark.parametrize("wrong", ["two\nlines", "\x1b[31mred", "x" * 201])
def test_texts_are_one_line(wrong: str) -> None:
    source = Source.inline({"title": wrong})
    with pytest.raises(Invalid, match=r"^components: title: must be one line of at most 200 characters$"):
        source.table().text("title")


def test_a_name_that_would_change_the_terminal_is_written_out() -> None:
    source = Source('"\\u001b[31m" = 3', "my-box.toml")
    with pytest.raises(Invalid, match=r"^my-box\.toml, line 1: '\\x1b\[31m': unknown, expected title$"):
        source.table().only("title")


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "my-box.toml"
    file.write_bytes(b"#" * (MAX_BYTES + 1))
    with pytest.raises(Invalid, match=r"my-box\.toml: larger than 65536 bytes$"):
        games.own_list(file)
