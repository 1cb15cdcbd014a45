"""Packed multisets behave as `collections.Counter` does."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.core.errors import Invalid
from bottega.games.final_touch.box.touches import (
    BITS,
    COLOURS,
    LETTERS,
    MAX_TOUCHES,
    apart,
    colours,
    common,
    includes,
    listed,
    nth,
    pack,
    part,
    parts,
    read_colour,
    read_touches,
    size,
    unpack,
)
from games.final_touch.sample import json_values, multisets

BOX = MAX_TOUCHES // len(COLOURS)  # the most of a colour that a component list may have
SINGLES = [1 << BITS * place for place in range(len(COLOURS))]


def hands() -> st.SearchStrategy[Counter[str]]:
    return st.lists(st.sampled_from(COLOURS), max_size=5).map(Counter)


@given(multisets(MAX_TOUCHES))
def test_pack_and_unpack(some: Counter[str]) -> None:
    assert unpack(pack(some)) == dict(some)


def test_zero_counts_are_left_out() -> None:
    assert unpack(pack({"red": 0, "blue": 2})) == {"blue": 2}


def test_colours_in_order() -> None:
    assert [unpack(int(single)) for single in SINGLES] == [{colour: 1} for colour in COLOURS]
    assert len(set(LETTERS)) == len(COLOURS)


@given(multisets(BOX))
def test_size(some: Counter[str]) -> None:
    assert size(pack(some)) == some.total()


@given(multisets(BOX), multisets(BOX))
def test_adding_and_taking_away(some: Counter[str], others: Counter[str]) -> None:
    assert unpack(pack(some) + pack(others)) == dict(some + others)
    assert unpack(pack(some + others) - pack(others)) == dict(some)


@given(multisets(BOX), multisets(BOX))
def test_common(some: Counter[str], others: Counter[str]) -> None:
    assert unpack(int(common(pack(some), pack(others)))) == dict(some & others)


@given(multisets(5), multisets(5))
def test_common_of_small_ones(some: Counter[str], others: Counter[str]) -> None:
    """Small counts meet each other more often."""
    assert unpack(int(common(pack(some), pack(others)))) == dict(some & others)


@given(multisets(BOX), multisets(BOX))
def test_apart(some: Counter[str], others: Counter[str]) -> None:
    wanted = {colour: count for colour, count in some.items() if colour not in others}
    assert unpack(int(apart(pack(some), pack(others)))) == wanted


@given(multisets(5), multisets(5))
def test_includes(whole: Counter[str], some: Counter[str]) -> None:
    assert includes(pack(whole), pack(some)) == (some <= whole)
    assert includes(pack(whole + some), pack(some))


@given(multisets(12))
def test_nth_and_listed(some: Counter[str]) -> None:
    row = [colour for colour in COLOURS for _ in range(some[colour])]
    assert listed(pack(some)) == row
    assert [unpack(int(nth(pack(some), place))) for place in range(len(row))] == [{colour: 1} for colour in row]


@given(hands())
def test_parts(hand: Counter[str]) -> None:
    """All handfuls of a hand, each once, the small ones first."""
    packed = pack(hand)
    found = [int(part(packed, place)) for place in range(parts(packed))]
    counts = product(*(range(hand[colour] + 1) for colour in COLOURS))
    wanted = {pack(dict(zip(COLOURS, count, strict=True))) for count in counts} - {0}
    assert sorted(found) == sorted(wanted)
    assert [size(some) for some in found] == sorted(size(some) for some in found)


@given(hands())
def test_single_colours_come_first(hand: Counter[str]) -> None:
    packed = pack(hand)
    singles = {int(part(packed, place)) for place in range(colours(packed))}
    assert singles == {pack({colour: 1}) for colour in hand}


@given(json_values() | st.dictionaries(st.sampled_from([*COLOURS, "purple"]), st.integers() | st.booleans()))
def test_reading_is_strict(data: object) -> None:
    with suppress(Invalid):
        read = read_touches(data, "hand")
        assert isinstance(data, dict)
        assert unpack(read) == {colour: count for colour, count in data.items() if count}


@pytest.mark.parametrize(
    "data", [{"red": -1}, {"red": 1.0}, {"red": True}, {"red": "1"}, {"red": MAX_TOUCHES + 1}, {"RED": 1}, [], 5]
)
def test_unreadable_touches(data: object) -> None:
    with pytest.raises(Invalid, match="hand"):
        read_touches(data, "hand")


@pytest.mark.parametrize("data", ["purple", "Red", "", None, 3, ["red"]])
def test_unreadable_colours(data: object) -> None:
    with pytest.raises(Invalid, match="colour"):
        read_colour(data, "touch")
