"""The cathedral: fresco segments with the bishop's help, and the altar."""

from __future__ import annotations

from typing import Final

from bottega.core.action import Action
from bottega.core.errors import Illegal
from bottega.games.fresco.box.components import Box, Tile
from bottega.games.fresco.box.grid import NEIGHBOURS, NOWHERE, SPACES, steps
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
    spend,
    unpack,
)
from bottega.games.fresco.rules.actions import Altar, Restore
from bottega.games.fresco.rules.state import BLENDS, GONE, Painter, PublicState

# --- the bishop ---


def has_power(table: PublicState, painter: Painter, power: str) -> bool:
    """FR-T3: does the painter hold the lasting portrait?"""
    for card in painter.portraits:  # noqa: SIM110  # a loop compiles to faster code than `any`
        if table.box.portraits[card].power == power:
            return True
    return False


def bonus(table: PublicState, painter: Painter, at: int, bishop: int) -> int:
    """FR-H3: for the bishop on a segment or next to it; one more with the Abbot (FR-T3)."""
    away = steps(at, bishop)
    if away > 1:
        return 0
    return (table.box.bishop_next if away else table.box.bishop_on) + int(has_power(table, painter, "abbot"))


def may_use_sexton(table: PublicState, painter: Painter) -> bool:
    return not painter.sexton_used and has_power(table, painter, "sexton")


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


# --- a segment ---


def check_restore(table: PublicState, which: int, action: Restore) -> None:
    tile = table.fresco[action.at]
    if tile == GONE:
        raise Illegal("FR-H3", "no-segment")
    if which >= table.seats:
        check_for_leonardo(table, action)
        return
    painter = table.painters[which]
    if not includes(painter.paints, table.box.tiles[tile].paints):
        raise Illegal("FR-H3", "paints-missing", paints=lacking(painter.paints, table.box.tiles[tile].paints))
    if action.bishop != NOWHERE:
        check_bishop(table, painter, action.bishop)


def lacking(paints: list[int], needs: tuple[int, ...]) -> dict[str, int]:
    return unpack([max(0, needs[paint] - paints[paint]) for paint in range(COUNT)])


def restore(table: PublicState, which: int, at: int, bishop: int) -> int:
    """FR-H2, FR-H3: says how many points it is worth; the score track is for the caller."""
    painter, tile = table.painters[which], table.fresco[at]
    if bishop != NOWHERE:
        painter.thalers -= table.box.bishop_cost
        if steps(table.bishop, bishop) > 1:
            painter.sexton_used = True
        table.bishop = bishop
    points = table.box.tiles[tile].value + bonus(table, painter, at, table.bishop)
    if which < table.seats:
        spend(painter.paints, table.box.tiles[tile].paints)
    painter.tiles = (*painter.tiles, tile)
    painter.left -= 1
    table.fresco[at] = GONE
    table.bishop = at
    return points


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


def check_for_leonardo(table: PublicState, action: Restore) -> None:
    if action.bishop != NOWHERE:
        raise Illegal("FR-X8", "leonardo-moves-no-bishop")
    if action.at not in near_the_bishop(table):
        raise Illegal("FR-X8", "leonardo-near-the-bishop")


# --- the altar ---


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
        keep = [own[place] for place in range(3) if kept >> place & 1]
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


def altar_points(box: Box, paints: tuple[int, ...]) -> int:
    """FR-H4, FR-H5."""
    figures = box.altar
    if IS_BLEND[paints]:
        pink, brown = paints[PINK] * figures["blend_to_pink"], paints[BROWN] * figures["blend_to_brown"]
        return figures["blends"] + pink + brown
    return figures["primaries"] + sum(paints[PRIMARIES:]) * figures["primary_to_secondary"]


def check_altar(table: PublicState, painter: Painter, paints: tuple[int, ...]) -> None:
    rule = "FR-H5" if any(paints[SECONDARIES:]) or paints == PLAIN_BLENDS else "FR-H4"
    if paints not in IS_BLEND or (any(paints[SECONDARIES:]) and not table.has(BLENDS)):
        raise Illegal(rule, "not-for-the-altar")
    if not includes(painter.paints, paints):
        raise Illegal(rule, "paints-missing", paints=lacking(painter.paints, paints))


def restore_altar(table: PublicState, painter: Painter, paints: tuple[int, ...]) -> int:
    spend(painter.paints, paints)
    painter.left -= 1
    return altar_points(table.box, paints)


def can_restore_altar(held: list[int]) -> bool:
    if some(held[RED]) + some(held[YELLOW]) + some(held[BLUE]) + held[ORANGE] + held[GREEN] + held[PURPLE] >= 3:
        return True
    return some(held[ORANGE]) + some(held[GREEN]) + some(held[PURPLE]) + held[PINK] + held[BROWN] >= 3


def some(count: int) -> int:
    return 1 if count else 0


def altars(held: list[int]) -> list[tuple[int, ...]]:
    """What these paints could restore; without the module nobody has special blends."""
    if not can_restore_altar(held):
        return []
    return [paints for paints in ALTARS if includes(held, paints)]


# --- choices ---


def can_act(table: PublicState, which: int) -> bool:
    if which >= table.seats:
        return table.tiles_left() > 0
    return can_restore_altar(table.painters[which].paints) or can_restore(table, table.painters[which])


def restorations(table: PublicState, which: int) -> list[Action]:
    """Every segment, with every move of the bishop, and every altar."""
    if which >= table.seats:
        return [Restore(at, NOWHERE) for at in near_the_bishop(table)]
    painter = table.painters[which]
    moves = bishop_moves(table, painter)
    found: list[Action] = [Restore(at, to) for at in restorable(table, painter) for to in moves]
    found += [Altar(paints) for paints in altars(painter.paints)]
    return found
