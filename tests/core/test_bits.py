"""Sets of small numbers as bits do what sets do."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bottega.core.bits import members, nth_member


@given(st.sets(st.integers(0, 90)))
def test_members_both_ways(numbers: set[int]) -> None:
    """More than a machine word holds, too."""
    bits = sum(1 << number for number in numbers)
    assert members(bits) == sorted(numbers)
    assert [nth_member(bits, which) for which in range(len(numbers))] == sorted(numbers)
