"""Sets of small numbers as the bits of one: what lies in a bag or a deck, without an order."""

from __future__ import annotations


def members(bits: int) -> list[int]:
    """The numbers whose bits are set."""
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def nth_member(bits: int, n: int) -> int:
    """The number of the n-th bit that is set."""
    number = 0
    while True:
        if bits & 1:
            if n == 0:
                return number
            n -= 1
        bits >>= 1
        number += 1
