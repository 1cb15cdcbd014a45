"""What things in Fresco are worth to greedy, in points: paints, tiles, portraits, requests, a visit thought through."""

from __future__ import annotations

from typing import Final

from bottega.games.fresco.box.components import Portrait
from bottega.games.fresco.box.grid import NOWHERE, SPACES, steps
from bottega.games.fresco.box.paints import COUNT, NONE, PRIMARIES, SECONDARIES, includes
from bottega.games.fresco.knowledge.view import View
from bottega.games.fresco.rules import cathedral, rounds
from bottega.games.fresco.rules.state import (
    BLENDS,
    GONE,
    NOBODY,
    PORTRAITS,
    Painter,
)

NEARNESS: Final = 0.66  # what a segment is worth, for each step it is still away
# How many steps a lacking paint costs: primaries, secondaries, pink, brown; and what blending it costs.
COSTS: Final[tuple[float, ...]] = (1.0, 1.0, 1.0, 1.7, 1.7, 1.7, 3.2, 4.6)
BLENDED: Final[tuple[float, ...]] = (0.0, 0.0, 0.0, 0.45, 0.45, 0.45, 0.5, 0.6)
# A paint that no segment needs may still go to the altar.
PAINTS: Final[tuple[float, ...]] = (0.25, 0.25, 0.25, 0.6, 0.6, 0.6, 1.6, 2.4)
HOLD: Final = 0.3  # a segment that is only in reach costs an apprentice yet, and somebody may be first
IN_REACH: Final = 4  # segments that count for what paints are worth
SPLOTCH: Final = 0.5  # each tile brings a request nearer
APPRENTICE: Final = 2.0  # what one more is worth
MOOD: Final = 0.35  # a space of the mood track
FIRST: Final = 0.7  # each painter who gets up later
ENOUGH: Final = 0.05


def rounds_left(view: View) -> float:
    """After this one, about: by the portraits or by the tiles, whichever ends sooner."""
    if view.last_round:
        return 0.0
    by_tiles = float(max(1, view.tiles_left() - view.box.tiles_left)) / (1.2 * len(view.painters))
    by_portraits = float(sum(view.portraits_left)) / 2.0 if view.has(PORTRAITS) else 20.0
    return max(1.0, min(by_tiles, by_portraits))


def worth(view: View, paints: list[int]) -> float:
    """The segments in reach, the best in full, the others less, since paints are spent once."""
    key = tuple(paints)
    if key not in view.worths:
        view.worths[key] = work_out_worth(view, paints)
    return view.worths[key]


def work_out_worth(view: View, paints: list[int]) -> float:
    best = [0.0] * IN_REACH
    for tile in view.fresco:
        if tile != GONE:
            value = HOLD * float(view.box.tiles[tile].value + 1) * reach(view, paints, view.box.tiles[tile].paints)
            for rank in range(IN_REACH):
                if value > best[rank]:
                    best[rank], value = value, best[rank]
    total = best[0] + 0.6 * best[1] + 0.4 * best[2] + 0.25 * best[3]
    for paint in range(COUNT):
        total += PAINTS[paint] * float(min(paints[paint], 6))
    return total


def reach(view: View, paints: list[int], needs: tuple[int, ...]) -> float:
    """1 for paints that are there, less for each that must be blended or bought."""
    away = 0.0
    spare = [paints[paint] - needs[paint] for paint in range(COUNT)]
    for paint in range(COUNT - 1, -1, -1):  # the hardest first
        lacks = -spare[paint]
        while lacks > 0:
            lacks -= 1
            away += lack(view, spare, paint)
            if away > 7.0:
                return 0.0
    return float(NEARNESS**away)


def lack(view: View, spare: list[int], paint: int) -> float:
    """The steps to one more paint: blended out of what is to spare, as far as that goes, or bought."""
    used = view.box.blends[paint] if paint >= PRIMARIES else None
    if used is None:
        return COSTS[paint]
    away = BLENDED[paint]
    for part in range(COUNT):
        for _ in range(used[part]):
            if spare[part] > 0:
                spare[part] -= 1
            else:
                away += lack(view, spare, part) if part >= PRIMARIES else COSTS[part]
    return away


def tile_bonus(view: View, tile: int) -> float:
    """Income in the rounds to come, and a step to a request."""
    if view.last_round:
        return 0.0
    return view.thaler * rounds_left(view) + SPLOTCH * min(2.0, float(len(view.box.tiles[tile].splotches)))


def near_bonus(view: View, at: int, bishop: int) -> float:
    """What the bishop adds, if a thaler is paid where that helps."""
    away = steps(at, bishop)
    free = float(view.box.bishop_on if away == 0 else view.box.bishop_next if away == 1 else 0)
    paid = float(view.box.bishop_on if away == 1 else view.box.bishop_next if away == 2 else 0)
    return max(free, paid - view.thaler * float(view.box.bishop_cost))


# --- thinking visits through ---


class Thought:
    """What a visit to the cathedral and the rest of the round would bring."""

    __slots__ = ("bishop", "gone", "paints", "view")

    def __init__(self, view: View, paints: list[int]) -> None:
        self.view = view
        self.paints = paints
        self.bishop = view.bishop
        self.gone: list[int] = []  # spaces restored in thought

    def restore_best(self) -> float:
        """The best single restoration, carried out; 0 if none is worth it."""
        view, before = self.view, after_round(self.view, self.paints)
        best, space, used = ENOUGH, NOWHERE, NONE
        for at in range(SPACES):
            tile = view.fresco[at]
            if tile == GONE or at in self.gone or not includes(self.paints, view.box.tiles[tile].paints):
                continue
            needs = view.box.tiles[tile].paints
            gain = float(view.box.tiles[tile].value) + near_bonus(view, at, self.bishop) + tile_bonus(view, tile)
            gain += after_round(view, left_over(self.paints, needs)) - before
            if gain > best:
                best, space, used = gain, at, needs
        for paints in cathedral.altars(self.paints):
            gain = float(cathedral.altar_points(view.box, paints))
            gain += after_round(view, left_over(self.paints, paints)) - before
            if gain > best:
                best, space, used = gain, NOWHERE, paints
        if used == NONE:
            return 0.0
        self.paints = left_over(self.paints, used)
        if space != NOWHERE:
            self.bishop = space
            self.gone.append(space)
        return best

    def blend_best(self) -> float:
        """The best single blend, carried out."""
        best, colour = ENOUGH, NOBODY
        before = after_round(self.view, self.paints)
        for to in range(PRIMARIES, COUNT):
            used = self.view.box.blends[to]
            if used is None or not includes(self.paints, used) or (to >= SECONDARIES and not self.view.has(BLENDS)):
                continue
            gain = after_round(self.view, blended(self.paints, used, to)) - before
            if gain > best:
                best, colour = gain, to
        if colour == NOBODY:
            return 0.0
        self.paints = blended(self.paints, self.view.box.blends[colour] or NONE, colour)
        return best


def after_round(view: View, paints: list[int]) -> float:
    """Paint that is left when the game ends is worth nothing."""
    return 0.0 if view.last_round else worth(view, paints)


def left_over(paints: list[int], used: tuple[int, ...]) -> list[int]:
    return [paints[paint] - used[paint] for paint in range(COUNT)]


def with_paints(paints: list[int], more: tuple[int, ...]) -> list[int]:
    return [paints[paint] + more[paint] for paint in range(COUNT)]


def blended(paints: list[int], used: tuple[int, ...], to: int) -> list[int]:
    after = left_over(paints, used)
    after[to] += 1
    return after


def prospect(view: View, paints: list[int], apprentices: int) -> float:
    """What paints bring with so many apprentices in the cathedral, and what is left of them."""
    thought, total = Thought(view, paints), 0.0
    for _ in range(apprentices):
        gain = thought.restore_best()
        if gain == 0.0:
            break
        total += gain
    return total + after_round(view, paints)


def request_worth(view: View, painter: Painter, stack: int, tiles: tuple[int, ...]) -> float:
    """Its points, its income, and what its tiles no longer give."""
    lost = 0.0
    for index in tiles:
        lost += view.thaler * rounds_left(view) + 0.4 * SPLOTCH * float(
            len(view.box.tiles[painter.tiles[index]].splotches)
        )
    return float(view.requests[stack][0]) + (view.thaler + 1.0) * rounds_left(view) - lost


def portrait_worth(view: View, painter: Painter, card: Portrait) -> float:
    left = rounds_left(view)
    if card.kind == "money":
        return view.thaler * float(card.amount)
    if card.kind == "points":
        return float(card.amount)
    if card.kind == "mood":
        return 0.0 if view.last_round else MOOD * float(card.amount)
    if card.kind == "paint":
        paints = painter.paints.copy()
        paints[card.paint] += card.amount
        return after_round(view, paints) - after_round(view, painter.paints)
    if card.kind == "primary":
        return 1.1 * float(card.amount) if left else 0.0
    return {"gods-servant": view.thaler, "abbot": 1.3, "actor": 0.25, "sexton": 0.8}[card.power] * left


def theatre_worth(view: View, painter: Painter, sent: int) -> float:
    """More apprentices in the next round, or an earlier get-up time."""
    if view.last_round or sent == 0:
        return 0.0
    each = rounds.theatre_step(view, painter)
    mood = min(painter.mood + sent * each, view.box.mood_spaces)
    value = MOOD * float(mood - painter.mood)
    if painter.mood < view.box.plus_from <= mood:
        value += 0.6 * APPRENTICE
    if painter.mood - 1 <= view.box.minus_to < mood - 1:
        value += 0.6 * APPRENTICE
    return value
