"""The workshop: two blends an apprentice, or one of them fulfils a request."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from bottega.core.action import Action
from bottega.core.errors import Illegal, Invalid
from bottega.core.event import Event
from bottega.core.reading import shown
from bottega.games.fresco.box.components import GENERAL, STACKS
from bottega.games.fresco.box.paints import COUNT, PAINTS, SECONDARIES, includes, read_paint, spend
from bottega.games.fresco.rules import events as happened
from bottega.games.fresco.rules.actions import FrescoAction, bits, read_indices
from bottega.games.fresco.rules.state import BLENDS, WORKSHOP, Fulfilled, Painter, PublicState, State

TILES: Final = 3  # that a request asks for
BLENDS_EACH: Final = 2  # of an apprentice


# --- blending ---


class Blend(FrescoAction):
    """Blend paints into another."""

    __slots__ = ("to",)
    kind: ClassVar[str] = "blend"
    fields: ClassVar[tuple[str, ...]] = ("to",)
    phases: ClassVar[tuple[int, ...]] = (WORKSHOP,)

    def __init__(self, to: int) -> None:
        self.to = to

    def says(self) -> tuple[object, ...]:
        return (self.to,)

    def to_json(self) -> dict[str, Any]:
        return {"type": "blend", "to": PAINTS[self.to]}

    @classmethod
    def read(cls, row: Mapping[str, Any]) -> FrescoAction:
        return Blend(read_paint(row.get("to"), "action: to"))

    def check(self, table: PublicState, seat: int) -> None:
        if not exists(table, self.to):
            raise Illegal("FR-W1", "no-such-blend", paint=PAINTS[self.to])
        if not can_blend(table, table.painters[table.acting], self.to):
            raise Illegal("FR-W1", "blend-lacks", paint=PAINTS[self.to])

    def carry_out(self, state: State, seat: int, events: list[Event] | None) -> int:
        """FR-W1: the second blend of an apprentice is its last."""
        painter = state.painters[state.acting]
        spend(painter.paints, state.box.blends[self.to] or ())
        painter.paints[self.to] += 1
        if painter.blends_left:
            painter.blends_left = 0
            painter.left -= 1
        else:
            painter.blends_left = BLENDS_EACH - 1
        if events is not None:
            events.append(happened.blended(state, self.to))
        return 0

    def number(self) -> int:
        return self.to


def exists(table: PublicState, to: int) -> bool:
    """FR-X2: does anything blend to this paint here?"""
    return table.box.blends[to] is not None and (to < SECONDARIES or table.has(BLENDS))


def can_blend(table: PublicState, painter: Painter, to: int) -> bool:
    used = table.box.blends[to]
    return used is not None and exists(table, to) and includes(painter.paints, used)


def blends(table: PublicState, painter: Painter) -> list[int]:
    return [to for to in range(COUNT) if can_blend(table, painter, to)]


# --- requests ---


class Request(FrescoAction):
    """Fulfil one of the bishop's requests with tiles."""

    __slots__ = ("stack", "tiles")
    kind: ClassVar[str] = "request"
    fields: ClassVar[tuple[str, ...]] = ("stack", "tiles")
    phases: ClassVar[tuple[int, ...]] = (WORKSHOP,)

    def __init__(self, stack: int, tiles: tuple[int, ...]) -> None:
        self.stack = stack
        self.tiles = tiles  # indices among one's own

    def says(self) -> tuple[object, ...]:
        return self.stack, tuple(sorted(self.tiles))

    def to_json(self) -> dict[str, Any]:
        return {"type": "request", "stack": STACKS[self.stack], "tiles": list(self.tiles)}

    @classmethod
    def read(cls, row: Mapping[str, Any]) -> FrescoAction:
        stack = row.get("stack")
        if not isinstance(stack, str) or stack not in STACKS:
            raise Invalid(f"action: stack: must be one of {', '.join(STACKS)}, not {shown(stack)}")
        return Request(STACKS.index(stack), read_indices(row.get("tiles")))

    def check(self, table: PublicState, seat: int) -> None:
        painter, stack = table.painters[table.acting], STACKS[self.stack]
        if painter.request_used:
            raise Illegal("FR-W2", "request-once")
        if not free_for_request(painter):
            raise Illegal("FR-W2", "request-instead")
        if not table.requests[self.stack]:
            raise Illegal("FR-W2", "no-request", stack=stack)
        if len(self.tiles) != TILES or len(set(self.tiles)) != TILES or max(self.tiles) >= len(painter.tiles):
            raise Illegal("FR-W2", "three-tiles")
        for index in self.tiles:
            if not fits(table, self.stack, painter.tiles[index]):
                raise Illegal("FR-W2", "no-splotch", stack=stack)

    def carry_out(self, state: State, seat: int, events: list[Event] | None) -> int:
        """FR-W2: the tiles go under the request tile, which is worth points."""
        painter, points = state.painters[state.acting], state.requests[self.stack][0]
        state.requests[self.stack] = state.requests[self.stack][1:]
        under = tuple([painter.tiles[index] for index in sorted(self.tiles)])
        painter.tiles = tuple([tile for index, tile in enumerate(painter.tiles) if index not in self.tiles])
        fulfilled = Fulfilled(self.stack, points, under)
        painter.requests = (*painter.requests, fulfilled)
        painter.request_used = True
        painter.left -= 1
        if events is not None:
            events.append(happened.fulfilled(state, fulfilled))
        return points

    def number(self) -> int:
        return (self.stack + 1 << 32) + bits(self.tiles)


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


def triples(table: PublicState, painter: Painter, stack: int) -> list[tuple[int, ...]]:
    """Every three of one's tiles that fulfil a request, by their indices."""
    if not table.requests[stack]:
        return []
    fitting = [index for index in range(len(painter.tiles)) if fits(table, stack, painter.tiles[index])]
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
    return [(stack, indices) for stack in range(len(STACKS)) for indices in triples(table, painter, stack)]


# --- choices ---


def can_act(table: PublicState, painter: Painter) -> bool:
    for to in range(COUNT):
        if can_blend(table, painter, to):
            return True
    return can_request(table, painter)


def works(table: PublicState, painter: Painter) -> list[Action]:
    """All choices in the workshop but to pass."""
    found: list[Action] = [Blend(to) for to in blends(table, painter)]
    found += [Request(stack, indices) for stack, indices in all_triples(table, painter)]
    return found
