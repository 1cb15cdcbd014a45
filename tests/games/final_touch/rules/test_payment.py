"""Who gains when a seat ruins the masterpiece."""

from __future__ import annotations

import pytest

from bottega.games.final_touch.rules.payment import opposing_seats


@pytest.mark.parametrize(
    ("seats", "seat", "contenders", "gain"),
    [
        (2, 0, [], [1]),
        (3, 1, [], [0, 2]),
        (4, 0, [], [1, 3]),  # not the partner
        (4, 3, [], [0, 2]),
        (3, 0, [0, 2], [2]),  # in a tie-break, only the other contender
        (3, 2, [0, 2], [0]),
        (3, 2, [1, 2], [1]),
    ],
)
@pytest.mark.rule("FT-E3")
def test_all_but_ones_own_side_or_the_other_contender(
    seats: int, seat: int, contenders: list[int], gain: list[int]
) -> None:
    assert opposing_seats(seats, seat, contenders) == gain
