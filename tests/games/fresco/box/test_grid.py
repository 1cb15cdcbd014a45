"""Spaces of the fresco: every distance, and nothing but pairs of numbers is a space."""

from __future__ import annotations

import pytest
from hypothesis import given

from bottega.core.errors import Invalid
from bottega.games.fresco.box.grid import CENTRE, NEIGHBOURS, SPACES, coordinates, read_space, steps
from games.fresco.sample import json_values


def test_coordinates_both_ways() -> None:
    assert [read_space(coordinates(space), "at") for space in range(SPACES)] == list(range(SPACES))
    assert coordinates(CENTRE) == [2, 2]


@pytest.mark.rule("FR-H2")
def test_steps_are_those_of_a_king() -> None:
    """Counted by walking: one step at a time to any of the neighbours."""
    for start in range(SPACES):
        reached, away = {start}, 0
        while len(reached) < SPACES:
            assert {space for space in range(SPACES) if steps(start, space) <= away} == reached
            reached |= {space for one in reached for space in around(one)}
            away += 1


def around(space: int) -> set[int]:
    row, column = divmod(space, 5)
    near = [(row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1)]
    return {5 * down + right for down, right in near if 0 <= down < 5 and 0 <= right < 5} - {space}


@pytest.mark.rule("FR-H3")
def test_neighbours() -> None:
    assert [set(NEIGHBOURS[space]) for space in range(SPACES)] == [around(space) for space in range(SPACES)]
    assert sorted({len(spaces) for spaces in NEIGHBOURS}) == [3, 5, 8]


@given(json_values())
def test_anything_else_is_no_space(data: object) -> None:
    reason = wanted = "here: must be [row, column], each 0 to 4, not "
    try:
        assert coordinates(read_space(data, "here")) == data
    except Invalid as error:
        reason = str(error)
    assert reason.startswith(wanted)
