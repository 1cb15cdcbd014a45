"""What a palette is worth in Pastiche, in points: the commissions in reach."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec

from bottega.games.pastiche.box.colours import BISQUE, BLACK, BROWN, GRAY, PRIMARIES, WHITE, YELLOW
from bottega.games.pastiche.box.components import Commission
from bottega.games.pastiche.rules import scoring
from bottega.games.pastiche.rules.state import PublicState

# How many turns a lacking card costs, about: primaries, secondaries, tertiaries, black, white, gray, bisque.
COSTS: Final = vec[float]([1.0, 1.0, 1.0, 0.6, 0.6, 0.6, 0.7, 0.8, 0.8, 0.8, 0.8, 0.8, 0.8, 1.8, 1.8, 3.2, 1.7])
CONVERT: Final = 0.25  # what is left of that cost when the bank gives the card for cards to spare
NEARNESS: Final = 0.62  # what a commission is worth, for each turn it is still away
GALLERY: Final = 0.75  # others may take it first
SPARE: Final = 0.12  # a card nobody asks for may still be traded


class Aims:
    """What a seat works towards: its commissions, and those of the gallery that others may take first."""

    __slots__ = ("cards", "prizes", "values")

    def __init__(self, table: PublicState, seat: int, commissions: tuple[int, ...]) -> None:
        self.cards = [table.box.commissions[card] for card in commissions]
        self.cards += [table.box.commissions[card] for card in table.gallery]
        prizes = vec[float]()
        for card in commissions:
            prizes = append(prizes, prize(table, seat, card, commissions))
        for card in table.gallery:
            prizes = append(prizes, GALLERY * prize(table, seat, card, commissions))
        self.prizes = prizes
        self.values = vec[float](self.prizes)  # room to reckon in

    def worth(self, palette: list[int]) -> float:
        """The commissions in reach: the best in full, the others less, since cards are spent once."""
        values = self.values
        for index in range(len(self.cards)):
            away = distance(self.cards[index], palette)
            values[index] = self.prizes[index] * nearness(away) if away else self.prizes[index]
        total = 0.0
        for count in palette:
            total += SPARE * count
        return total + ranked(values)


def nearness(away: float) -> float:
    return float(NEARNESS**away)


def ranked(values: vec[float]) -> float:
    """The best in full, the next by half, and so on; uses the values up."""
    total, weight = 0.0, 1.0
    for _ in range(len(values)):
        best = 0
        for index in range(1, len(values)):
            if values[index] > values[best]:
                best = index
        total += weight * values[best]
        values[best] = -1.0
        weight *= 0.5
    return total


def worth(table: PublicState, seat: int, palette: list[int], commissions: tuple[int, ...]) -> float:
    return Aims(table, seat, commissions).worth(palette)


def prize(table: PublicState, seat: int, card: int, commissions: tuple[int, ...]) -> float:
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


def distance(card: Commission, palette: list[int]) -> float:
    """About how many turns a commission is away, with the bank's help."""
    needs = card.palette
    for colour in card.kinds:
        if needs[colour] > palette[colour]:
            return way_to(card, palette)
    return 0.0


def way_to(card: Commission, palette: list[int]) -> float:
    needs = card.palette
    spare = palette.copy()
    for colour in card.kinds:
        spare[colour] = max(0, palette[colour] - needs[colour])
    turns = 0.0
    for colour in card.kinds:
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
    """PA-B3: a primary to spare, and as the penalty one of whatever there is most of."""
    for primary in range(PRIMARIES):
        if spare[primary]:
            spare[primary] -= 1
            penalty = most_of(spare)
            if spare[penalty]:
                spare[penalty] -= 1
                return True
            spare[primary] += 1
    return False


def most_of(cards: list[int]) -> int:
    best = 0
    for colour in range(1, 17):
        if cards[colour] > cards[best]:
            best = colour
    return best


def pay(spare: list[int], first: int, second: int) -> bool:
    if spare[first] and spare[second]:
        spare[first] -= 1
        spare[second] -= 1
        return True
    return False


def changed(palette: list[int], give: tuple[int, ...], get: tuple[int, ...]) -> list[int]:
    return [palette[colour] - give[colour] + get[colour] for colour in range(17)]
