"""What a palette is worth in Pastiche, in points: the commissions in reach."""

from __future__ import annotations

from typing import Final

from bottega.games.pastiche import scoring
from bottega.games.pastiche.colours import BISQUE, BLACK, BROWN, GRAY, PRIMARIES, WHITE, YELLOW
from bottega.games.pastiche.components import Box
from bottega.games.pastiche.state import Table

# How many turns a lacking card costs, about: primaries, secondaries, tertiaries, black, white, gray, bisque.
COSTS: Final = (1.0, 1.0, 1.0, 0.6, 0.6, 0.6, 0.7, 0.8, 0.8, 0.8, 0.8, 0.8, 0.8, 1.8, 1.8, 3.2, 1.7)
CONVERT: Final = 0.25  # what is left of that cost when the bank gives the card for cards to spare
NEARNESS: Final = 0.62  # what a commission is worth, for each turn it is still away
GALLERY: Final = 0.75  # others may take it first
SPARE: Final = 0.12  # a card nobody asks for may still be traded


def worth(table: Table, seat: int, palette: list[int], commissions: tuple[int, ...]) -> float:
    """The commissions in reach: the best in full, the others less, since cards are spent once."""
    values = [near(table, seat, palette, card, commissions) for card in commissions]
    values += [GALLERY * near(table, seat, palette, card, commissions) for card in table.gallery]
    values.sort(reverse=True)
    total, weight = SPARE * float(sum(palette)), 1.0
    for value in values:
        total += weight * value
        weight *= 0.5
    return total


def near(table: Table, seat: int, palette: list[int], card: int, commissions: tuple[int, ...]) -> float:
    return float(prize(table, seat, card, commissions) * NEARNESS ** distance(table.box, palette, card))


def prize(table: Table, seat: int, card: int, commissions: tuple[int, ...]) -> float:
    """A commission's points, and the bonus if the artist's other work is done or in hand (PA-E4)."""
    box, mine = table.box, table.completed[seat]
    points = box.commissions[card].points
    for other in mine:
        if box.commissions[other].artist == box.commissions[card].artist:
            return float(points + scoring.bonus(box, points + box.commissions[other].points))
    for other in commissions:
        if other != card and box.commissions[other].artist == box.commissions[card].artist:
            return float(points) + 0.5 * scoring.bonus(box, points + box.commissions[other].points)
    return float(points)


def distance(box: Box, palette: list[int], card: int) -> float:
    """About how many turns a commission is away, with the bank's help."""
    needs = box.commissions[card].palette
    spare = [max(0, palette[colour] - needs[colour]) for colour in range(17)]
    turns = 0.0
    for colour in range(17):
        for _ in range(needs[colour] - palette[colour]):
            turns += COSTS[colour] * (CONVERT if convert(spare, colour) else 1.0)
    return turns


def convert(spare: list[int], colour: int) -> bool:
    """Pay for a card at the bank out of cards to spare, if they suffice."""
    if colour == BISQUE:
        return pay(spare, YELLOW, BROWN)
    if colour == GRAY:
        return pay(spare, BLACK, WHITE)
    if colour < PRIMARIES:
        return convert_primary(spare)
    for other in range(17):
        if spare[other] >= 3:
            spare[other] -= 3
            return True
    return False


def convert_primary(spare: list[int]) -> bool:
    for primary in range(PRIMARIES):
        if spare[primary] and sum(spare) > 1:
            spare[primary] -= 1
            penalty = max(range(17), key=lambda other: spare[other])
            spare[penalty] -= 1
            return True
    return False


def pay(spare: list[int], one: int, other: int) -> bool:
    if spare[one] and spare[other]:
        spare[one] -= 1
        spare[other] -= 1
        return True
    return False


def changed(palette: list[int], give: tuple[int, ...], get: tuple[int, ...]) -> list[int]:
    return [palette[colour] - give[colour] + get[colour] for colour in range(17)]
