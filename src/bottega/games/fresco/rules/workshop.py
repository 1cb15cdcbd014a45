"""The workshop: two blends an apprentice, or one of them fulfils a request."""

from __future__ import annotations

from typing import Final

from bottega.core.action import Action
from bottega.core.errors import Illegal
from bottega.games.fresco.box.components import GENERAL, STACKS
from bottega.games.fresco.box.paints import COUNT, PAINTS, SECONDARIES, includes, spend
from bottega.games.fresco.rules.actions import Blend, Request
from bottega.games.fresco.rules.state import BLENDS, Fulfilled, Painter, PublicState

TILES: Final = 3  # that a request asks for
BLENDS_EACH: Final = 2  # of an apprentice


# --- blending ---


def exists(table: PublicState, to: int) -> bool:
    """FR-X2: does anything blend to this paint here?"""
    return table.box.blends[to] is not None and (to < SECONDARIES or table.has(BLENDS))


def can_blend(table: PublicState, painter: Painter, to: int) -> bool:
    used = table.box.blends[to]
    return used is not None and exists(table, to) and includes(painter.paints, used)


def check_blend(table: PublicState, painter: Painter, to: int) -> None:
    if not exists(table, to):
        raise Illegal("FR-W1", "no-such-blend", paint=PAINTS[to])
    if not can_blend(table, painter, to):
        raise Illegal("FR-W1", "blend-lacks", paint=PAINTS[to])


def blend(table: PublicState, painter: Painter, to: int) -> None:
    """FR-W1: the second blend of an apprentice is its last."""
    spend(painter.paints, table.box.blends[to] or ())
    painter.paints[to] += 1
    if painter.blends_left:
        painter.blends_left = 0
        painter.left -= 1
    else:
        painter.blends_left = BLENDS_EACH - 1


def blends(table: PublicState, painter: Painter) -> list[int]:
    return [to for to in range(COUNT) if can_blend(table, painter, to)]


# --- requests ---


def free_for_request(painter: Painter) -> bool:
    """FR-W2: one apprentice a round, and not the one that is half-way through its blends."""
    return not painter.request_used and painter.left > painter.blends_left


def fits(table: PublicState, stack: int, tile: int) -> bool:
    return stack == GENERAL or stack in table.box.tiles[tile].splotches


def can_request(table: PublicState, painter: Painter) -> bool:
    if len(painter.tiles) < TILES or not free_for_request(painter):
        return False
    for stack in range(len(STACKS)):  # noqa: SIM110  # a loop compiles to faster code than `any`
        if table.requests[stack] and fitting(table, painter, stack) >= TILES:
            return True
    return False


def fitting(table: PublicState, painter: Painter, stack: int) -> int:
    """How many of one's tiles have the splotch."""
    count = 0
    for tile in painter.tiles:
        if fits(table, stack, tile):
            count += 1
    return count


def check_request(table: PublicState, painter: Painter, action: Request) -> None:
    stack = STACKS[action.stack]
    if painter.request_used:
        raise Illegal("FR-W2", "request-once")
    if not free_for_request(painter):
        raise Illegal("FR-W2", "request-instead")
    if not table.requests[action.stack]:
        raise Illegal("FR-W2", "no-request", stack=stack)
    places = action.tiles
    if len(places) != TILES or len(set(places)) != TILES or max(places) >= len(painter.tiles):
        raise Illegal("FR-W2", "three-tiles")
    for place in places:
        if not fits(table, action.stack, painter.tiles[place]):
            raise Illegal("FR-W2", "no-splotch", stack=stack)


def request(table: PublicState, painter: Painter, stack: int, places: tuple[int, ...]) -> int:
    """FR-W2: says how many points it is worth; the score track is for the caller."""
    points = table.requests[stack][0]
    table.requests[stack] = table.requests[stack][1:]
    under = tuple([painter.tiles[place] for place in sorted(places)])
    painter.tiles = tuple([tile for place, tile in enumerate(painter.tiles) if place not in places])
    painter.requests = (*painter.requests, Fulfilled(stack, points, under))
    painter.request_used = True
    painter.left -= 1
    return points


def triples(table: PublicState, painter: Painter, stack: int) -> list[tuple[int, ...]]:
    """The places of three tiles that fulfil a request."""
    if not table.requests[stack]:
        return []
    fitting = [place for place in range(len(painter.tiles)) if fits(table, stack, painter.tiles[place])]
    count = len(fitting)
    return [
        (fitting[a], fitting[b], fitting[c])
        for a in range(count)
        for b in range(a + 1, count)
        for c in range(b + 1, count)
    ]


def all_triples(table: PublicState, painter: Painter) -> list[tuple[int, tuple[int, ...]]]:
    """Every request that can be fulfilled, and with which tiles."""
    if len(painter.tiles) < TILES or not free_for_request(painter):
        return []
    return [(stack, places) for stack in range(len(STACKS)) for places in triples(table, painter, stack)]


# --- choices ---


def can_act(table: PublicState, painter: Painter) -> bool:
    for to in range(COUNT):
        if can_blend(table, painter, to):
            return True
    return can_request(table, painter)


def works(table: PublicState, painter: Painter) -> list[Action]:
    found: list[Action] = [Blend(to) for to in blends(table, painter)]
    found += [Request(stack, places) for stack, places in all_triples(table, painter)]
    return found
