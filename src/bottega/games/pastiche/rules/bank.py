"""Trading with the bank (PA-B1 to PA-B4)."""

from __future__ import annotations

from typing import Final

from bottega.core.errors import Illegal
from bottega.games.pastiche.box.colours import (
    BISQUE,
    BLACK,
    BROWN,
    COLOURS,
    FOR_THREE,
    GRAY,
    PRIMARIES,
    WHITE,
    YELLOW,
    includes,
    none,
)
from bottega.games.pastiche.rules.actions import Bank

REFUSALS: Final = {"PA-B1": "bank-b1", "PA-B2": "bank-b2", "PA-B3": "bank-b3"}


def check(bank: list[int], palette: list[int], give: tuple[int, ...], get: int) -> None:
    """Is this a trade the bank makes, can the player pay it, and has the bank the card?"""
    rule = broken(give, get)
    if rule:
        raise Illegal(rule, REFUSALS[rule])
    if not includes(palette, give):
        raise Illegal("G-HELD", "cards-held")
    if bank[get] + give[get] == 0:
        raise Illegal("PA-B4", "bank-empty", colour=COLOURS[get])


def broken(give: tuple[int, ...], get: int) -> str:
    """The rule of the bank that a trade breaks, or nothing."""
    size = sum(give)
    kinds = len([count for count in give if count])
    if size == 3 and kinds == 1:
        return "" if PRIMARIES <= get < FOR_THREE else "PA-B1"
    if get < PRIMARIES:
        return "" if size == 2 and sum(give[0:PRIMARIES]) > 0 else "PA-B3"
    if get == BISQUE:
        return "" if size == 2 and give[YELLOW] and give[BROWN] else "PA-B2"
    if get == GRAY:
        return "" if size == 2 and give[BLACK] and give[WHITE] else "PA-B2"
    return "PA-B1"


def trades(bank: list[int], palette: list[int]) -> list[Bank]:
    """Every trade with the bank that changes something."""
    return [trade(code) for code in options(bank, palette)]


def options(bank: list[int], palette: list[int]) -> list[int]:
    """The same as numbers, which cost less to make: what is given, and above it what is got."""
    found: list[int] = []
    for colour in range(17):
        if palette[colour] >= 3:
            for get in range(PRIMARIES, FOR_THREE):
                if get != colour and bank[get]:
                    found.append(PAIRS + colour + HANDFULS * get)
    if palette[YELLOW] and palette[BROWN] and bank[BISQUE]:
        found.append(YELLOW * 17 + BROWN + HANDFULS * BISQUE)
    if palette[BLACK] and palette[WHITE] and bank[GRAY]:
        found.append(BLACK * 17 + WHITE + HANDFULS * GRAY)
    for primary in range(PRIMARIES):
        if palette[primary]:
            for_primaries(bank, palette, primary, found)
    return found


def for_primaries(bank: list[int], palette: list[int], primary: int, found: list[int]) -> None:
    """PA-B3: this primary and any other card, for another primary."""
    for penalty in range(primary, 17):  # two different primaries are the same handful either way: list it once
        if palette[penalty] > (1 if penalty == primary else 0):
            for get in range(PRIMARIES):
                if bank[get] and get != primary and get != penalty:
                    found.append(primary * 17 + penalty + HANDFULS * get)


def trade(code: int) -> Bank:
    return Bank(GIVEN[code % HANDFULS], code // HANDFULS)


def handful(*colours: int) -> tuple[int, ...]:
    cards = none()
    for colour in colours:
        cards[colour] += 1
    return tuple(cards)


SINGLES: Final = [handful(colour) for colour in range(17)]

# Every handful the bank takes: two cards, then three of a kind.
PAIRS: Final = 17 * 17
HANDFULS: Final = PAIRS + 17
GIVEN: Final = [handful(one, other) for one in range(17) for other in range(17)] + [
    handful(colour, colour, colour) for colour in range(17)
]
