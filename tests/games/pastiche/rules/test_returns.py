"""Ways to return cards, counted and numbered."""

from __future__ import annotations

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from bottega.games.pastiche.rules.returns import nth, ways

HANDS = st.lists(st.integers(0, 3), min_size=4, max_size=4)


@given(HANDS, st.permutations(range(4)), st.integers(0, 5))
def test_every_way_has_one_number(cards: list[int], order: list[int], size: int) -> None:
    table = ways(cards, order, size)
    expected = {some for some in product(*(range(held + 1) for held in cards)) if sum(some) == size}
    numbered = [nth(cards, order, size, table, number) for number in range(table[0][size])]
    assert len(numbered) == len(expected)
    assert set(numbered) == expected


@given(HANDS, st.permutations(range(4)), st.integers(0, 5))
def test_the_first_colours_go_first(cards: list[int], order: list[int], size: int) -> None:
    table = ways(cards, order, size)
    numbered = [nth(cards, order, size, table, number) for number in range(table[0][size])]
    assert numbered == sorted(numbered, key=lambda some: [some[colour] for colour in order], reverse=True)
