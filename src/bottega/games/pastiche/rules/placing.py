"""Laying a hex and taking cards for it (PA-T1 to PA-T4), and drawing the next ones (PA-D1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from bottega.core.bits import nth_member
from bottega.core.chance import Chance
from bottega.core.errors import Illegal, Invalid
from bottega.core.event import Event
from bottega.core.reading import as_whole, shown
from bottega.games.pastiche.box.colours import COLOURS, DABS, PRIMARIES, none
from bottega.games.pastiche.box.components import Box
from bottega.games.pastiche.box.hexes import CENTRES, FARTHEST, ROTATIONS, Map, coordinates, read_cell, rotate
from bottega.games.pastiche.rules import events as happened
from bottega.games.pastiche.rules.actions import PasticheAction
from bottega.games.pastiche.rules.state import HEX, PLACE, TRADE, State

HEXES: Final = 2  # in a hand
MIX: Final = -1  # take what was mixed, not a primary of the centre
TAKES: Final = ["mix", *COLOURS[:PRIMARIES]]


class Place(PasticheAction):
    """Lay a hex on a free cell, and take the cards of what it mixes."""

    __slots__ = ("at", "hex_index", "rotation", "take")
    kind: ClassVar[str] = "place"
    fields: ClassVar[tuple[str, ...]] = ("hex", "at", "rotation", "take")

    def __init__(self, hex_index: int, at: int, rotation: int, take: int) -> None:
        self.hex_index = hex_index  # in the player's hand
        self.at = at
        self.rotation = rotation
        self.take = take  # MIX, or a primary

    def says(self) -> tuple[object, ...]:
        return self.hex_index, self.at, self.rotation, self.take

    def to_json(self) -> dict[str, Any]:
        take = "mix" if self.take == MIX else COLOURS[self.take]
        where = {"at": coordinates(self.at), "rotation": self.rotation}
        return {"type": "place", "hex": self.hex_index, **where, "take": take}

    @classmethod
    def read(cls, row: Mapping[str, Any]) -> PasticheAction:
        take = row.get("take")
        if take not in TAKES:
            raise Invalid(f"action: take: must be one of {', '.join(TAKES)}, not {shown(take)}")
        rotation = as_whole(row.get("rotation", 0), "action: rotation", 0, ROTATIONS - 1)
        hex_index = as_whole(row.get("hex"), "action: hex", 0, HEXES - 1)
        at = read_cell(row.get("at"), "action: at", FARTHEST)
        return Place(hex_index, at, rotation, MIX if take == "mix" else COLOURS.index(take))

    def check(self, state: State, seat: int) -> None:
        if state.step != PLACE:
            raise Illegal("G-STEP", "step")
        if self.hex_index >= len(state.hexes[seat]):
            raise Illegal("G-HELD", "hex-held")
        if not state.map.may_place(seat, self.at):
            raise Illegal("PA-T2", "no-side")
        if self.take != MIX:
            tile = state.box.hexes[state.hexes[seat][self.hex_index]]
            if DABS[self.take] not in CENTRES[tile >> 12]:
                raise Illegal("PA-T3", "not-in-centre", colour=COLOURS[self.take])
            if not state.bank[self.take]:
                raise Illegal("PA-T4", "stack-empty", colour=COLOURS[self.take])

    def carry_out(self, state: State, seat: int, chance: Chance, events: list[Event] | None) -> bool:
        place(state, self.hex_index, self.at, self.rotation, self.take, events)
        return False


def place(state: State, hex_index: int, at: int, rotation: int, take: int, events: list[Event] | None = None) -> None:
    """PA-T1 to PA-T4: the player on turn lays the hex, then takes what was mixed or a primary of its centre."""
    seat = state.turn
    tiles = state.hexes[seat]
    tile = rotate(state.box.hexes[tiles[hex_index]], rotation)
    state.hexes[seat] = tiles[:hex_index] + tiles[hex_index + 1 :]
    before = state.palettes[seat].copy() if events is not None else []
    take_cards(state.map, at, tile, take, state.bank, state.palettes[seat])
    state.map = state.map.with_hex(at, tile, seat)
    state.step = TRADE
    if events is not None:
        events.append(happened.placed(state, at, tile, "mix" if take == MIX else "centre", before))


def take_cards(laid: Map, at: int, tile: int, take: int, bank: list[int], palette: list[int]) -> None:
    """PA-T3, PA-T4: cards for a hex that is laid, already turned; of an empty stack nothing is taken."""
    colours = laid.mix(at, tile) if take == MIX else [take]
    for colour in colours:
        if colour >= 0 and bank[colour]:
            bank[colour] -= 1
            palette[colour] += 1


def cards_for(laid: Map, at: int, tile: int, take: int, bank: list[int]) -> list[int]:
    """The cards that `take_cards` would bring."""
    cards = none()
    take_cards(laid, at, tile, take, bank.copy(), cards)
    return cards


# --- choices ---


def can_place(state: State, seat: int) -> bool:
    """PA-D1: without a hex, or with nowhere to lay one, the turn begins with trading."""
    return bool(state.hexes[seat]) and bool(state.map.cells_for(seat))


def placements(box: Box, laid: Map, tiles: tuple[int, ...], bank: list[int], seat: int) -> list[Place]:
    """Every way to lay one of these hexes and to take cards for it."""
    found: list[Place] = []
    cells = laid.cells_for(seat)
    for index, number in enumerate(tiles):
        takes = [MIX, *centre_takes(box.hexes[number], bank)]
        found += [Place(index, at, rotation, take) for at in cells for rotation in range(ROTATIONS) for take in takes]
    return found


def centre_takes(tile: int, bank: list[int]) -> list[int]:
    """PA-T3, PA-T4: the primaries of a hex's centre that the bank still has."""
    middle = CENTRES[tile >> 12]
    return [primary for primary in range(PRIMARIES) if DABS[primary] in middle and bank[primary]]


# --- drawing hexes ---


def fill_hexes(state: State, seat: int, chance: Chance) -> int:
    """PA-D1: draws back to two, or as many as there are; returns how many were drawn."""
    drawn = 0
    while len(state.hexes[seat]) < HEXES and state.supply:
        state.hexes[seat] = (*state.hexes[seat], draw_hex(state, chance))
        drawn += 1
    return drawn


def draw_hex(state: State, chance: Chance) -> int:
    tile = nth_member(state.supply, int(chance.pick(HEX, state.supply.bit_count())))
    state.supply -= 1 << tile
    return tile
