"""The cathedral: fresco segments with the bishop's help, and the altar."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from bottega.core.action import Action
from bottega.core.errors import Illegal
from bottega.core.event import Event
from bottega.games.fresco.box.components import Box, Tile
from bottega.games.fresco.box.grid import NEIGHBOURS, NOWHERE, SPACES, coordinates, read_space, steps
from bottega.games.fresco.box.paints import (
    BLUE,
    BROWN,
    COUNT,
    GREEN,
    ORANGE,
    PINK,
    PRIMARIES,
    PURPLE,
    RED,
    SECONDARIES,
    YELLOW,
    includes,
    read_paints,
    spend,
    unpack,
)
from bottega.games.fresco.rules import events as happened
from bottega.games.fresco.rules.actions import FrescoAction, digits
from bottega.games.fresco.rules.state import (
    ALTAR_POINTS,
    BISHOP_POINTS,
    BLENDS,
    CATHEDRAL,
    GONE,
    SEXTON_BY_ITSELF,
    Painter,
    PublicState,
    State,
)
from bottega.games.fresco.rules.studio import has_power

# --- the bishop ---


def bonus(table: PublicState, painter: Painter, at: int, bishop: int) -> int:
    """FR-H3: for the bishop on a segment or next to it; one more with the Abbot (FR-T3)."""
    away = steps(at, bishop)
    if away > 1:
        return 0
    return (table.box.bishop_next if away else table.box.bishop_on) + int(has_power(table, painter, "abbot"))


def may_use_sexton(table: PublicState, painter: Painter) -> bool:
    return not painter.sexton_used and has_power(table, painter, "sexton")


def may_send_sexton(table: PublicState, painter: Painter) -> bool:
    """FR-T3: for whoever works in the cathedral, whether anything is restored or not."""
    if table.version < SEXTON_BY_ITSELF or painter.thalers < table.box.bishop_cost:
        return False
    return may_use_sexton(table, painter)


def bishop_moves(table: PublicState, painter: Painter) -> list[int]:
    """FR-H2, FR-T3: where it may go before a segment is restored; nowhere is always possible."""
    if painter.thalers < table.box.bishop_cost:
        return [NOWHERE]
    if may_use_sexton(table, painter):
        return [NOWHERE, *[space for space in range(SPACES) if space != table.bishop]]
    return [NOWHERE, *NEIGHBOURS[table.bishop]]


def check_bishop(table: PublicState, painter: Painter, to: int) -> None:
    away = steps(table.bishop, to)
    if away == 0:
        raise Illegal("FR-H2", "bishop-there")
    if away > 1 and not has_power(table, painter, "sexton"):
        raise Illegal("FR-H2", "bishop-one-step")
    rule = "FR-H2" if away == 1 else "FR-T3"
    if away > 1 and painter.sexton_used:
        raise Illegal(rule, "sexton-once")
    if painter.thalers < table.box.bishop_cost:
        raise Illegal(rule, "bishop-cost", thalers=table.box.bishop_cost)


def move_bishop(state: State, painter: Painter, to: int) -> None:
    """FR-H2; farther than one step only with the Sexton (FR-T3)."""
    painter.thalers -= state.box.bishop_cost
    if steps(state.bishop, to) > 1:
        painter.sexton_used = True
    state.bishop = to


class Sexton(FrescoAction):
    """The Sexton moves the bishop, and no apprentice is used up."""

    __slots__ = ("bishop",)
    kind: ClassVar[str] = "sexton"
    fields: ClassVar[tuple[str, ...]] = ("bishop",)
    phases: ClassVar[tuple[int, ...]] = (CATHEDRAL,)

    def __init__(self, bishop: int) -> None:
        self.bishop = bishop  # where it moves

    def says(self) -> tuple[object, ...]:
        return (self.bishop,)

    def to_json(self) -> dict[str, Any]:
        return {"type": "sexton", "bishop": coordinates(self.bishop)}

    @classmethod
    def read(cls, row: Mapping[str, Any]) -> FrescoAction:
        return Sexton(read_space(row.get("bishop"), "action: bishop"))

    def check(self, table: PublicState, seat: int) -> None:
        painter = table.painters[table.acting]
        if table.acting >= table.seats:
            raise Illegal("FR-X8", "leonardo-moves-no-bishop")
        if not has_power(table, painter, "sexton"):
            raise Illegal("FR-T3", "no-sexton")
        if table.version < SEXTON_BY_ITSELF:
            raise Illegal("FR-T3", "sexton-with-a-segment")
        if painter.sexton_used:
            raise Illegal("FR-T3", "sexton-once")
        if self.bishop == table.bishop:
            raise Illegal("FR-T3", "bishop-there")
        if painter.thalers < table.box.bishop_cost:
            raise Illegal("FR-T3", "bishop-cost", thalers=table.box.bishop_cost)

    def carry_out(self, state: State, seat: int, events: list[Event] | None) -> int:
        """FR-T3."""
        painter = state.painters[state.acting]
        painter.thalers -= state.box.bishop_cost
        painter.sexton_used = True
        state.bishop = self.bishop
        if events is not None:
            events.append(happened.moved_bishop(state))
        return 0

    def number(self) -> int:
        return (1 << 47) + self.bishop


# --- a segment ---


class Restore(FrescoAction):
    """Restore a segment of the ceiling; the bishop may be moved first."""

    __slots__ = ("at", "bishop")
    kind: ClassVar[str] = "restore"
    fields: ClassVar[tuple[str, ...]] = ("at", "bishop")
    phases: ClassVar[tuple[int, ...]] = (CATHEDRAL,)

    def __init__(self, at: int, bishop: int) -> None:
        self.at = at
        self.bishop = bishop  # where it moves first, or NOWHERE

    def says(self) -> tuple[object, ...]:
        return self.at, self.bishop

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"type": "restore", "at": coordinates(self.at)}
        return data if self.bishop == NOWHERE else {**data, "bishop": coordinates(self.bishop)}

    @classmethod
    def read(cls, row: Mapping[str, Any]) -> FrescoAction:
        bishop = row.get("bishop")
        moved = NOWHERE if bishop is None else read_space(bishop, "action: bishop")
        return Restore(read_space(row.get("at"), "action: at"), moved)

    def check(self, table: PublicState, seat: int) -> None:
        tile, painter = table.fresco[self.at], table.painters[table.acting]
        if tile == GONE:
            raise Illegal("FR-H3", "no-segment")
        if table.acting >= table.seats:
            check_for_leonardo(table, self.at, self.bishop)
            return
        if not includes(painter.paints, table.box.tiles[tile].paints):
            raise Illegal("FR-H3", "paints-missing", paints=lacking(painter.paints, table.box.tiles[tile].paints))
        if self.bishop != NOWHERE:
            check_bishop(table, painter, self.bishop)

    def carry_out(self, state: State, seat: int, events: list[Event] | None) -> int:
        """FR-H2, FR-H3."""
        painter, tile = state.painters[state.acting], state.fresco[self.at]
        if self.bishop != NOWHERE:
            move_bishop(state, painter, self.bishop)
        added = bonus(state, painter, self.at, state.bishop)
        points = state.box.tiles[tile].value + added
        painter.note_points(BISHOP_POINTS, added)
        if state.acting < state.seats:
            spend(painter.paints, state.box.tiles[tile].paints)
        painter.tiles = (*painter.tiles, tile)
        painter.left -= 1
        state.fresco[self.at] = GONE
        state.bishop = self.at
        if events is not None:
            events.append(happened.restored(state, self.at, tile, self.bishop, points))
        return points

    def number(self) -> int:
        return self.at * 32 + self.bishop + 1


def lacking(paints: list[int], needs: tuple[int, ...]) -> dict[str, int]:
    return unpack([max(0, needs[paint] - paints[paint]) for paint in range(COUNT)])


def restorable(table: PublicState, painter: Painter) -> list[int]:
    """The segments whose paints a painter has."""
    tiles, paints = table.box.tiles, painter.paints
    return [at for at in range(SPACES) if table.fresco[at] != GONE and has_paints(paints, tiles[table.fresco[at]])]


def has_paints(paints: list[int], tile: Tile) -> bool:
    for paint in tile.kinds:  # noqa: SIM110  # a loop compiles to faster code than `all`
        if paints[paint] < tile.paints[paint]:
            return False
    return True


def can_restore(table: PublicState, painter: Painter) -> bool:
    for tile in table.fresco:  # noqa: SIM110  # a loop compiles to faster code than `any`
        if tile != GONE and has_paints(painter.paints, table.box.tiles[tile]):
            return True
    return False


# --- Leonardo ---


def near_the_bishop(table: PublicState) -> list[int]:
    """FR-X8: segments at or next to the bishop, or the nearest if there are none."""
    there = [at for at in range(SPACES) if table.fresco[at] != GONE]
    if not there:
        return []
    reach = max(1, min([steps(at, table.bishop) for at in there]))
    return [at for at in there if steps(at, table.bishop) <= reach]


def check_for_leonardo(table: PublicState, at: int, bishop: int) -> None:
    if bishop != NOWHERE:
        raise Illegal("FR-X8", "leonardo-moves-no-bishop")
    if at not in near_the_bishop(table):
        raise Illegal("FR-X8", "leonardo-near-the-bishop")


# --- the altar ---


class Altar(FrescoAction):
    """Bring paints to the altar."""

    __slots__ = ("paints",)
    kind: ClassVar[str] = "altar"
    fields: ClassVar[tuple[str, ...]] = ("paints",)
    phases: ClassVar[tuple[int, ...]] = (CATHEDRAL,)

    def __init__(self, paints: tuple[int, ...]) -> None:
        self.paints = paints

    def says(self) -> tuple[object, ...]:
        return (self.paints,)

    def to_json(self) -> dict[str, Any]:
        return {"type": "altar", "paints": unpack(self.paints)}

    @classmethod
    def read(cls, row: Mapping[str, Any]) -> FrescoAction:
        return Altar(read_paints(row.get("paints"), "action: paints"))

    def check(self, table: PublicState, seat: int) -> None:
        if table.acting >= table.seats:
            raise Illegal("FR-X8", "leonardo-restores")
        paints, held = self.paints, table.painters[table.acting].paints
        rule = altar_rule(paints)
        if paints not in IS_BLEND or (any(paints[SECONDARIES:]) and not table.has(BLENDS)):
            raise Illegal(rule, "not-for-the-altar")
        if not includes(held, paints):
            raise Illegal(rule, "paints-missing", paints=lacking(held, paints))

    def carry_out(self, state: State, seat: int, events: list[Event] | None) -> int:
        """FR-H4, FR-H5."""
        painter, points = state.painters[state.acting], altar_points(state.box, self.paints)
        painter.note_points(ALTAR_POINTS, points)
        spend(painter.paints, self.paints)
        painter.left -= 1
        if events is not None:
            events.append(happened.restored_altar(state, self.paints, points))
        return points

    def number(self) -> int:
        return 65536 + digits(self.paints)


def _handfuls(colours: tuple[int, ...], size: int) -> list[tuple[int, ...]]:
    """Every multiset of a size out of these colours."""
    if size == 0:
        return [()]
    if not colours:
        return []
    return [(colours[0], *rest) for rest in _handfuls(colours, size - 1)] + _handfuls(colours[1:], size)


def _altars(own: tuple[int, ...], instead: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Three paints: some of its own, all different, and others in place of the rest, repeats allowed."""
    found: list[tuple[int, ...]] = []
    for kept in range(8):
        keep = [own[index] for index in range(3) if kept >> index & 1]
        for rest in _handfuls(instead, 3 - len(keep)):
            used = [*keep, *rest]
            found.append(tuple([used.count(paint) for paint in range(COUNT)]))
    return found


PRIMARY_ALTARS: Final = _altars((RED, YELLOW, BLUE), (ORANGE, GREEN, PURPLE))
BLEND_ALTARS: Final = _altars((ORANGE, GREEN, PURPLE), (PINK, BROWN))
# FR-H4, FR-H5: orange, green and purple stand in both and count by the better one.
PLAIN_BLENDS: Final = (0, 0, 0, 1, 1, 1, 0, 0)
ALTARS: Final = [paints for paints in PRIMARY_ALTARS if paints != PLAIN_BLENDS] + BLEND_ALTARS
IS_BLEND: Final[dict[tuple[int, ...], bool]] = {paints: paints in BLEND_ALTARS for paints in ALTARS}


def altar_rule(paints: tuple[int, ...]) -> str:
    """Which of the two says what these paints restore."""
    return "FR-H5" if any(paints[SECONDARIES:]) or paints == PLAIN_BLENDS else "FR-H4"


def altar_points(box: Box, paints: tuple[int, ...]) -> int:
    """FR-H4, FR-H5."""
    figures = box.altar
    if IS_BLEND[paints]:
        pink, brown = paints[PINK] * figures["blend_to_pink"], paints[BROWN] * figures["blend_to_brown"]
        return figures["blends"] + pink + brown
    return figures["primaries"] + sum(paints[PRIMARIES:]) * figures["primary_to_secondary"]


def can_restore_altar(held: list[int]) -> bool:
    if once(held[RED]) + once(held[YELLOW]) + once(held[BLUE]) + held[ORANGE] + held[GREEN] + held[PURPLE] >= 3:
        return True
    return once(held[ORANGE]) + once(held[GREEN]) + once(held[PURPLE]) + held[PINK] + held[BROWN] >= 3


def once(count: int) -> int:
    """Paints of its own colours count once on an altar."""
    return 1 if count else 0


def altars(held: list[int]) -> list[tuple[int, ...]]:
    """What these paints could restore; without the module nobody has special blends."""
    if not can_restore_altar(held):
        return []
    return [paints for paints in ALTARS if includes(held, paints)]


# --- choices ---


def can_act(table: PublicState, painter_no: int) -> bool:
    if painter_no >= table.seats:
        return table.tiles_left() > 0
    painter = table.painters[painter_no]
    return can_restore_altar(painter.paints) or can_restore(table, painter) or may_send_sexton(table, painter)


def restorations(table: PublicState, painter_no: int) -> list[Action]:
    """All choices in the cathedral but to pass: segments with every move of the bishop, altars, and the Sexton's."""
    if painter_no >= table.seats:
        return [Restore(at, NOWHERE) for at in near_the_bishop(table)]
    painter = table.painters[painter_no]
    moves = bishop_moves(table, painter)
    found: list[Action] = [Restore(at, to) for at in restorable(table, painter) for to in moves]
    found += [Altar(paints) for paints in altars(painter.paints)]
    found += [Sexton(to) for to in sexton_moves(table, painter)]
    return found


def sexton_moves(table: PublicState, painter: Painter) -> list[int]:
    """Where the Sexton may move the bishop by itself."""
    return [space for space in range(SPACES) if space != table.bishop] if may_send_sexton(table, painter) else []
