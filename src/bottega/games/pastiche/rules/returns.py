"""The ways to return cards (PA-H1), numbered: the least needed cards first. Counted without listing them."""

from __future__ import annotations

from typing import Final

MAX_LISTED: Final = 200  # ways that are listed


def ways(cards: list[int], order: list[int], size: int) -> list[list[int]]:
    """In how many ways so many cards can be chosen from the colours of the order from each place on."""
    found = [[1] + [0] * size]
    for colour in reversed(order):
        held, after = cards[colour], found[-1]
        found.append([sum(after[max(0, total - held) : total + 1]) for total in range(size + 1)])
    found.reverse()
    return found


def nth(cards: list[int], order: list[int], size: int, table: list[list[int]], number: int) -> tuple[int, ...]:
    """One of them, with `ways` as the table: as many as possible of the first colours of the order first."""
    chosen = [0] * len(cards)
    for place, colour in enumerate(order):
        some = min(cards[colour], size)
        while number >= table[place + 1][size - some]:
            number -= table[place + 1][size - some]
            some -= 1
        chosen[colour] = some
        size -= some
    return tuple(chosen)
