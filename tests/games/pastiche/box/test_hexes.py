"""The map: who is beside whom, and what mixes where, however the table is turned."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.core.errors import Invalid
from bottega.games.pastiche.box.colours import NOTHING
from bottega.games.pastiche.box.hexes import (
    BESIDE,
    FEW,
    NEIGHBOURS,
    START,
    Map,
    cell,
    coordinates,
    dab,
    hex_json,
    read_cell,
    read_hex,
    rotate,
)
from bottega.games.pastiche.box.hexes import mixed as handful
from games.pastiche.sample import json_values

AROUND = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]  # NE, E, SE, SW, W, NW
POINTS = st.text(alphabet="RYB", min_size=6, max_size=6)
Laid = dict[tuple[int, int], str]


def tile(points: str) -> int:
    return read_hex({"points": points, "centre": "R"}, "hex")


def laid(tiles: Laid, by: int = START) -> Map:
    found = Map({}, {})
    for (q, r), points in tiles.items():
        found = found.with_hex(cell(q, r), tile(points), by)
    return found


def turned(q: int, r: int) -> tuple[int, int]:
    """A cell when the whole table is turned by a sixth, clockwise about the middle."""
    return -r, q + r


def mixed(tiles: Laid, at: tuple[int, int], points: str) -> list[int]:
    return laid(tiles).mix(cell(*at), tile(points))


def clusters() -> st.SearchStrategy[Laid]:
    cells = st.tuples(st.integers(-2, 2), st.integers(-2, 2)).filter(lambda at: at != (0, 0))
    return st.dictionaries(cells, POINTS, min_size=1, max_size=12)


def test_neighbours_are_those_of_the_format() -> None:
    assert [cell(q, r) - cell(0, 0) for q, r in AROUND] == list(NEIGHBOURS)


@given(st.integers(-100, 100), st.integers(-100, 100))
def test_cells_survive_both_ways(q: int, r: int) -> None:
    assert coordinates(cell(q, r)) == [q, r]
    assert read_cell([q, r], "at") == cell(q, r)


@given(POINTS, st.integers(0, 5))
def test_rotation_moves_the_dab_at_i_to_i_plus_k(points: str, rotation: int) -> None:
    one = tile(points)
    for point in range(6):
        assert dab(rotate(one, rotation), (point + rotation) % 6) == dab(one, point)
    assert rotate(one, rotation) >> 12 == one >> 12, "the centre stays"
    assert rotate(rotate(one, rotation), (6 - rotation) % 6) == one


@pytest.mark.rule("PA-M3")
@given(clusters(), POINTS)
def test_turning_the_whole_table_turns_what_is_mixed(tiles: Laid, points: str) -> None:
    around = {turned(*at): f"{dabs[5:]}{dabs[:5]}" for at, dabs in tiles.items()}
    before, after = mixed(tiles, (0, 0), points), mixed(around, (0, 0), f"{points[5:]}{points[:5]}")
    assert after == [before[point - 1] for point in range(6)]


@given(clusters(), POINTS)
def test_bots_count_the_same_colours_at_every_free_cell(tiles: Laid, points: str) -> None:
    """They look at many placements at once, by `mixed` in place of `mix`."""
    found = laid(tiles)
    for at in found.free:
        colours = [colour for colour in found.mix(at, tile(points)) if colour != NOTHING]
        assert handful(found.free[at] >> BESIDE, tile(points)) == sum(1 << FEW * colour for colour in colours)


@pytest.mark.rule("PA-M3")
@given(clusters(), POINTS)
def test_what_a_hex_mixed_stays_on_the_map(tiles: Laid, points: str) -> None:
    before, here, one = laid(tiles), cell(0, 0), tile(points)
    after = before.with_hex(here, one, 0).mixtures()
    brought = {point: colour for at, point, colour in after if at == here}
    assert brought == {point: colour for point, colour in enumerate(before.mix(here, one)) if colour != NOTHING}
    places = [tuple(sorted((at, at + NEIGHBOURS[point - 1], at + NEIGHBOURS[point]))) for at, point, _ in after]
    assert len(set(places)) == len(places), "each point has one colour"


@pytest.mark.rule("PA-M3")
@given(clusters(), POINTS, st.integers(-50, 50), st.integers(-50, 50))
def test_moving_the_whole_table_changes_nothing(tiles: Laid, points: str, q: int, r: int) -> None:
    away = {(at[0] + q, at[1] + r): dabs for at, dabs in tiles.items()}
    assert mixed(away, (q, r), points) == mixed(tiles, (0, 0), points)


@pytest.mark.rule("PA-M3")
@given(POINTS, POINTS)
def test_two_neighbours_mix_alike_whoever_comes_last(one: str, other: str) -> None:
    """Two points meet, whatever the side, and the same colours come of it."""
    for q, r in AROUND:
        there, back = mixed({(q, r): one}, (0, 0), other), mixed({(0, 0): other}, (q, r), one)
        assert Counter(there) == Counter(back)
        assert there.count(-1) >= 4


@pytest.mark.rule("PA-M3")
def test_each_point_lies_between_its_two_neighbours() -> None:
    """A lone yellow dab in a red neighbour meets exactly one point of a blue hex."""
    for side, at in enumerate(AROUND):
        met = {}
        for point in range(6):
            found = mixed({at: "R" * point + "Y" + "R" * (5 - point)}, (0, 0), "BBBBBB")
            greens = [place for place, colour in enumerate(found) if colour == 4]
            if greens:
                met[point] = greens
        assert met == {(side + 4) % 6: [side], (side + 3) % 6: [(side + 1) % 6]}


@pytest.mark.rule("PA-T2")
@given(st.lists(st.integers(0, 3), min_size=1, max_size=12), st.integers(0, 2**32))
def test_cells_are_free_and_beside_somebody_elses(owners: list[int], seed: int) -> None:
    found = laid({(0, 0): "RYBRYB", (1, 0): "YBRYBR", (0, 1): "BRYBRY"})
    places: dict[int, int] = dict.fromkeys(found.laid, START)
    for by in owners:
        free = sorted(found.free)
        places[free[seed % len(free)]] = by
        found = found.with_hex(free[seed % len(free)], tile("RYBRYB"), by)
    for seat in range(4):
        wanted = {
            place + step
            for place, by in places.items()
            for step in NEIGHBOURS
            if by != seat and place + step not in places
        }
        assert set(found.cells_for(seat)) == wanted
        assert all(found.may_place(seat, place) == (place in wanted) for place in range(cell(-8, -8), cell(8, 8)))


def test_a_map_never_changes() -> None:
    before = laid({(0, 0): "RYBRYB"})
    kept = dict(before.laid), dict(before.free)
    before.with_hex(cell(1, 0), tile("RYBRYB"), 0)
    assert (before.laid, before.free) == kept


@given(POINTS, st.sampled_from(["R", "Y", "B", "RY", "YB", "RB", None]))
def test_hexes_survive_json(points: str, centre: str | None) -> None:
    data = {"points": points, "centre": centre}
    assert hex_json(read_hex(data, "hex")) == data


@given(json_values() | st.fixed_dictionaries({"points": POINTS | json_values(), "centre": json_values()}))
def test_any_json_is_a_hex_or_invalid(data: Any) -> None:
    with suppress(Invalid):
        assert hex_json(read_hex(data, "hex"))["points"] == data["points"]
    with suppress(Invalid):
        assert coordinates(read_cell(data, "at")) == data
