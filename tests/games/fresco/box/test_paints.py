"""Paints: counted, listed and read, strictly."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.core.errors import Invalid
from bottega.games.fresco.box.paints import (
    COUNT,
    NONE,
    PAINTS,
    gain,
    includes,
    listed,
    none,
    pack,
    read_list,
    read_paints,
    spend,
    unpack,
)
from games.fresco.sample import json_values

COUNTS = st.lists(st.integers(0, 4), min_size=COUNT, max_size=COUNT)


@given(COUNTS, COUNTS)
def test_as_counters_do(held: list[int], part: list[int]) -> None:
    mine, theirs = Counter(unpack(held)), Counter(unpack(part))
    assert includes(held, tuple(part)) == (theirs <= mine)
    gained = held.copy()
    gain(gained, tuple(part))
    assert Counter(unpack(gained)) == mine + theirs
    spend(gained, tuple(part))
    assert gained == held


@given(COUNTS)
def test_both_ways(held: list[int]) -> None:
    assert list(read_paints(unpack(held), "paints")) == list(pack(unpack(held))) == held
    assert list(read_list(listed(held), "paints")) == held


def test_no_paints() -> None:
    assert unpack(none()) == unpack(NONE) == {}
    fresh = none()
    fresh[0] = 3
    assert none() == list(NONE)


WRONG: list[tuple[object, str]] = [
    (3, "here: must be a map"),
    ({"gold": 1}, "here: unknown colour 'gold', there are red, "),
    ({1: 1}, "here: names must be texts"),
    ({"red": -1}, "here: red: must be 0 to "),
    ({"red": True}, "here: red: must be a whole number, not True"),
    ({"red": None}, "here: red: must be a whole number"),
]


@pytest.mark.parametrize(("data", "reason"), WRONG)
def test_wrong_multisets(data: object, reason: str) -> None:
    with pytest.raises(Invalid) as caught:
        read_paints(data, "here")
    assert str(caught.value).startswith(reason)


@given(st.dictionaries(st.sampled_from(PAINTS), json_values(), min_size=1, max_size=3) | json_values())
def test_anything_is_paints_or_invalid(data: object) -> None:
    for read in (read_paints, read_list):
        reason = "here: "
        try:
            assert len(read(data, "here")) == COUNT
        except Invalid as error:
            reason = str(error)
        assert reason.startswith("here: ")
