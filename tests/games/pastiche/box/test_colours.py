"""The colour chart, and handfuls of palette cards."""

from __future__ import annotations

from contextlib import suppress
from itertools import permutations, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.core.errors import Invalid
from bottega.games.pastiche.box.colours import CHART, COLOURS, MIXES, includes, move, none, pack, read_cards, unpack
from games.pastiche.sample import json_values

LINES = {
    "RY": "orange",
    "YB": "green",
    "RB": "violet",
    "RYB": "brown",
    "RRY": "scarlet",
    "YYR": "amber",
    "YYB": "olive",
    "BBY": "teal",
    "RRB": "magenta",
    "BBR": "purple",
    "RRR": "red",
    "YYY": "yellow",
    "BBB": "blue",
}
WEIGHTS = {"R": 1, "Y": 8, "B": 64}


@pytest.mark.rule("PA-M1")
@pytest.mark.rule("PA-M2")
def test_every_line_of_the_chart_in_any_order() -> None:
    found = {}
    for dabs in [*product("RYB", repeat=2), *product("RYB", repeat=3)]:
        colour = MIXES[sum(WEIGHTS[dab] for dab in dabs)]
        found["".join(dabs)] = COLOURS[colour] if colour >= 0 else None
    wanted = {"".join(order): colour for line, colour in LINES.items() for order in permutations(line)}
    assert found == {dabs: wanted.get(dabs) for dabs in found}
    assert {dabs for dabs, colour in found.items() if colour is None} == {"RR", "YY", "BB"}


@pytest.mark.rule("PA-M2")
def test_all_that_is_mixed_but_shades_and_bisque() -> None:
    assert {COLOURS[colour] for colour in CHART.values()} == set(COLOURS) - {"black", "white", "gray", "bisque"}


COUNTS = st.dictionaries(st.sampled_from(COLOURS), st.integers(1, 12))


@given(COUNTS)
def test_cards_survive_both_ways(counts: dict[str, int]) -> None:
    assert unpack(pack(counts)) == counts
    assert read_cards(counts, "cards") == pack(counts)


@given(COUNTS, COUNTS)
def test_includes_and_move(counts: dict[str, int], part: dict[str, int]) -> None:
    cards, other = list(pack(counts)), none()
    assert includes(cards, pack(part)) == all(counts.get(colour, 0) >= count for colour, count in part.items())
    if includes(cards, pack(part)):
        move(cards, other, pack(part))
        assert unpack(other) == part
        assert unpack([one + two for one, two in zip(cards, other, strict=True)]) == counts


@given(json_values() | st.dictionaries(st.sampled_from([*COLOURS, "pink"]), st.integers(-2, 2000) | json_values()))
def test_any_json_is_a_handful_or_invalid(data: Any) -> None:
    with suppress(Invalid):
        assert all(0 <= count <= 1000 for count in read_cards(data, "cards"))
