"""What a palette is worth in Pastiche, in points: the commissions in reach."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.pastiche.box.colours import BISQUE, BLACK, BLUE, BROWN, GRAY, KINDS, PRIMARIES, RED, WHITE, YELLOW
from bottega.games.pastiche.box.components import Commission
from bottega.games.pastiche.rules import scoring
from bottega.games.pastiche.rules.state import PublicState

# How many turns a lacking card costs, about, in fortieths: primaries, secondaries, tertiaries, black, white, gray,
# bisque. When the bank gives the card for cards to spare, a quarter of that is left.
COSTS: Final = vec[i64]([40, 40, 40, 24, 24, 24, 28, 32, 32, 32, 32, 32, 32, 72, 72, 128, 68])
CONVERT: Final[i64] = 4
A_TURN: Final = 40
FARTHEST: Final[i64] = 1200  # thirty turns: what is farther away is worth nothing
# What is left of a commission's worth, by how far away it is.
NEARNESS: Final = vec[float]([0.62 ** (away / A_TURN) for away in range(int(FARTHEST) + 1)])
GALLERY: Final = 0.75  # others may take it first
SPARE: Final = 0.12  # a card nobody asks for may still be traded
DECAY: Final = 0.5  # what each further commission counts beside the one before


class Aims:
    """What a seat works towards: its commissions, and those of the gallery that others may take first."""

    __slots__ = ("cards", "decay", "prizes", "room", "spare", "values")

    def __init__(
        self,
        table: PublicState,
        seat: int,
        commissions: tuple[int, ...],
        spare: float = SPARE,
        decay: float = DECAY,
    ) -> None:
        self.cards = [table.box.commissions[card] for card in commissions]
        self.cards += [table.box.commissions[card] for card in table.gallery]
        prizes = vec[float]()
        for card in commissions:
            prizes = append(prizes, prize(table, seat, card, commissions))
        for card in table.gallery:
            prizes = append(prizes, GALLERY * prize(table, seat, card, commissions))
        self.prizes = prizes
        self.spare = spare
        self.decay = decay
        # To reckon in.
        self.values = vec[float](self.prizes)
        self.room = vec[i64](COSTS)

    def worth(self, palette: vec[i64]) -> float:
        """The commissions in reach: the best in full, the others less, since cards are spent once."""
        total = self.promise(palette)
        return self.spare * float(total) + ranked(self.values, self.decay)

    def promise(self, palette: vec[i64]) -> i64:
        """What each commission may bring, into `values`; returns how many cards there are."""
        values, prizes, possible, total = self.values, self.prizes, trades_for(palette), i64(0)
        for colour in range(KINDS):
            total += palette[colour]
        for index in range(i64(len(self.cards))):
            away = distance(self.cards[index], palette, total, possible, self.room)
            values[index] = prizes[index] * NEARNESS[away] if away else prizes[index]
        return total

    def gains(self, palette: vec[i64], before: float) -> vec[float]:
        """What one more card of each colour would bring a palette that is worth so much; and nothing, last of all."""
        found = vec[float]([0.0] * int(KINDS + 1))
        for colour in range(KINDS):
            found[colour] = self.gain(palette, before, colour)
        return found

    def gain(self, palette: vec[i64], before: float, colour: i64) -> float:
        palette[colour] += 1
        worth = self.worth(palette)
        palette[colour] -= 1
        return worth - before

    def best_swap(self, palette: vec[i64], held: i64) -> tuple[i64, float]:
        """Which of the commissions held for which of the gallery's: one number for both, and what it brings."""
        self.promise(palette)
        promises, shown = vec[float](self.values), i64(len(self.cards)) - held
        before = ranked(self.values, self.decay)
        best, gain = i64(0), -1.0
        for mine in range(held):
            for theirs in range(shown):
                for index in range(i64(len(promises))):
                    self.values[index] = promises[index]
                self.values[mine] *= GALLERY
                self.values[held + theirs] /= GALLERY
                gained = ranked(self.values, self.decay) - before
                if gained > gain:
                    best, gain = mine * shown + theirs, gained
        return best, gain


def ranked(values: vec[float], decay: float) -> float:
    """The best in full, each further one less; uses the values up."""
    total, weight, count = 0.0, 1.0, i64(len(values))
    for _ in range(count):
        best, most = i64(0), values[0]
        for index in range(1, count):
            if values[index] > most:
                best, most = index, values[index]
        total += weight * most
        values[best] = -1.0
        weight *= decay
    return total


def worth(table: PublicState, seat: int, palette: list[int], commissions: tuple[int, ...]) -> float:
    return Aims(table, seat, commissions).worth(vec[i64](palette))


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


# --- how far away a commission is ---


# The bank's kinds of trades, a bit for each, and which of them brings a colour.
FOR_PRIMARY: Final[i64] = 1
FOR_THREE_ALIKE: Final[i64] = 2
FOR_GRAY: Final[i64] = 4
FOR_BISQUE: Final[i64] = 8
BRINGS: Final = vec[i64]([1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 4, 8])
PAID: Final = vec[i64]([2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2])  # cards that the bank takes for one


def trades_for(palette: vec[i64]) -> i64:
    """The kinds of trades that a palette could pay, if it needed none of its cards."""
    found: i64 = 0
    for colour in range(KINDS):
        if palette[colour] > 2:
            found = FOR_THREE_ALIKE
    if palette[RED] or palette[YELLOW] or palette[BLUE]:
        found += FOR_PRIMARY
    if palette[BLACK] and palette[WHITE]:
        found += FOR_GRAY
    if palette[YELLOW] and palette[BROWN]:
        found += FOR_BISQUE
    return found


def distance(card: Commission, palette: vec[i64], total: i64, possible: i64, spare: vec[i64]) -> i64:
    """About how far a commission is away, in fortieths of a turn, with the bank's help.

    `total` are the cards of the palette and `possible` the trades that they could pay; `spare` is to reckon in.
    """
    needs = card.needs
    away, wished, left = i64(0), i64(0), total
    for kind in card.kinds:
        lacking = needs[kind] - palette[kind]
        if lacking > 0:
            away += lacking * COSTS[kind]
            wished |= BRINGS[kind]
            left -= palette[kind]
        else:
            left -= needs[kind]
    if left > 1 and wished & possible:
        away -= saved_by_bank(card, palette, left, spare)
    return away if away < FARTHEST else FARTHEST


def saved_by_bank(card: Commission, palette: vec[i64], left: i64, spare: vec[i64]) -> i64:
    """How much nearer it is, in fortieths of a turn, if the bank gives lacking cards for the cards left, to spare."""
    needs, saved = card.needs, i64(0)
    for colour in range(KINDS):
        over = palette[colour] - needs[colour]
        spare[colour] = over if over > 0 else 0
    for kind in card.kinds:
        lacking = needs[kind] - palette[kind]
        while lacking > 0 and left > 1:
            lacking -= 1
            if convert(spare, kind):
                left -= PAID[kind]
                saved += COSTS[kind] - COSTS[kind] // CONVERT
    return saved


def convert(spare: vec[i64], colour: i64) -> bool:
    """Pay for a card at the bank out of cards to spare, if they suffice."""
    if colour == BISQUE:
        return pay(spare, YELLOW, BROWN)
    if colour == GRAY:
        return pay(spare, BLACK, WHITE)
    if colour < PRIMARIES:
        return convert_primary(spare)
    for other in range(KINDS):
        if spare[other] >= 3:
            spare[other] -= 3
            return True
    return False


def convert_primary(spare: vec[i64]) -> bool:
    """PA-B3: a primary to spare, and as the penalty one of whatever there is most of."""
    for primary in range(i64(PRIMARIES)):
        if spare[primary]:
            spare[primary] -= 1
            penalty = most_of(spare)
            if spare[penalty]:
                spare[penalty] -= 1
                return True
            spare[primary] += 1
    return False


def most_of(cards: vec[i64]) -> i64:
    best: i64 = 0
    for colour in range(KINDS):
        if cards[colour] > cards[best]:
            best = colour
    return best


def pay(spare: vec[i64], first: i64, second: i64) -> bool:
    if spare[first] and spare[second]:
        spare[first] -= 1
        spare[second] -= 1
        return True
    return False


def changed(palette: list[int], give: tuple[int, ...], get: tuple[int, ...]) -> list[int]:
    return [palette[colour] - give[colour] + get[colour] for colour in range(17)]
