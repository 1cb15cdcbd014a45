"""What bots at a table are called."""

from __future__ import annotations

from itertools import product

from bottega import bots, games
from bottega.bots.naming import name


def test_bots_of_one_table_have_different_names_whatever_they_are() -> None:
    for game in games.names():
        seats = range(max(games.standard(game).spec.seats))
        kinds = (*bots.names(game), "mine.py:Bold")
        called = {(kind, seat): name(kind, seat) for kind, seat in product(kinds, seats)}
        for one, other in product(called, called):
            assert one[1] == other[1] or called[one] != called[other]


def test_a_name_belongs_to_one_level() -> None:
    seats = range(4)
    masters, journeymen, apprentices = (
        {name(level, seat) for seat in seats} for level in ("master", "journeyman", "apprentice")
    )
    assert len(masters | journeymen | apprentices) == 3 * len(seats)
