"""Trading with the bank (PA-B1 to PA-B4)."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.core.errors import Illegal
from bottega.games.pastiche.actions import Bank
from bottega.games.pastiche.colours import (
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


def check(bank: Sequence[int], palette: Sequence[int], give: Sequence[int], get: int) -> None:
    """Is this a trade the bank makes, can the player pay it, and has the bank the card?"""
    rule = broken(give, get)
    if rule:
        raise Illegal(rule, f"bank-{rule[-2:].lower()}")
    if not includes(palette, give):
        raise Illegal("G-HELD", "cards-held")
    if bank[get] + give[get] == 0:
        raise Illegal("PA-B4", "bank-empty", colour=COLOURS[get])


def broken(give: Sequence[int], get: int) -> str:
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


def trades(bank: Sequence[int], palette: Sequence[int]) -> list[Bank]:
    """Every trade with the bank that changes something."""
    found: list[Bank] = []
    for colour in range(17):
        if palette[colour] >= 3:
            give = handful(colour, colour, colour)
            found += [Bank(give, get) for get in range(PRIMARIES, FOR_THREE) if get != colour and bank[get]]
    if palette[YELLOW] and palette[BROWN] and bank[BISQUE]:
        found.append(Bank(handful(YELLOW, BROWN), BISQUE))
    if palette[BLACK] and palette[WHITE] and bank[GRAY]:
        found.append(Bank(handful(BLACK, WHITE), GRAY))
    for primary in range(PRIMARIES):
        if palette[primary]:
            found += _for_primaries(bank, palette, primary)
    return found


def _for_primaries(bank: Sequence[int], palette: Sequence[int], primary: int) -> list[Bank]:
    """PA-B3: this primary and any other card, for another primary."""
    found: list[Bank] = []
    for penalty in range(17):
        # Two primaries of different kinds are the same handful either way: list it once.
        enough = palette[penalty] > (1 if penalty == primary else 0) and not penalty < primary
        if enough:
            give = handful(primary, penalty)
            found += [Bank(give, get) for get in range(PRIMARIES) if bank[get] and get not in (primary, penalty)]
    return found


def handful(*colours: int) -> tuple[int, ...]:
    cards = none()
    for colour in colours:
        cards[colour] += 1
    return tuple(cards)
