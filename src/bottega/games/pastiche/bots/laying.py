"""The placements of most promise, found quickly: what their cards would bring one by one, added up."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.pastiche.box.colours import KINDS, MIXED
from bottega.games.pastiche.box.hexes import BESIDE, FEW, ONE_CARD, POINT, POINTS, ROTATIONS, mixed, rotate
from bottega.games.pastiche.rules.placing import MIX, Place, centre_takes
from bottega.games.pastiche.rules.state import PublicState

NO_PLACEMENT: Final[i64] = -1
HOLDS: Final[i64] = 51  # bits of a handful


class Placements:
    """The few best so far, in their order; of those that lay the same hex for the same cards the first."""

    __slots__ = ("codes", "handfuls", "most", "promises")

    def __init__(self, most: int) -> None:
        self.most: i64 = most
        self.promises = vec[float]([-1000.0] * most)
        self.handfuls = vec[i64]([-1] * most)
        self.codes = vec[i64]([-1] * most)

    def least(self) -> float:
        """The promise that another must exceed."""
        return self.promises[self.most - 1]

    def add(self, promise: float, handful: i64, code: i64) -> None:
        for index in range(self.most):
            if self.handfuls[index] == handful:
                return
        place = self.most - 1
        while place > 0 and self.promises[place - 1] < promise:
            self.promises[place] = self.promises[place - 1]
            self.handfuls[place] = self.handfuls[place - 1]
            self.codes[place] = self.codes[place - 1]
            place -= 1
        self.promises[place] = promise
        self.handfuls[place] = handful
        self.codes[place] = code


def likely_placements(table: PublicState, hexes: tuple[int, ...], gains: vec[float], most: int) -> Placements:
    """Where the seat on turn may lay one of these hexes, by what single cards bring."""
    found = Placements(most)
    cells, around = free_cells(table)
    available = vec[float](gains)
    for colour in range(KINDS):
        if not table.bank[colour]:
            available[colour] = 0.0
    for hex_index in range(len(hexes)):
        tile = table.box.hexes[hexes[hex_index]]
        for take in centre_takes(tile, table.bank):
            if available[take] > found.least():
                found.add(available[take], ONE_CARD[take] + (hex_index << HOLDS), coded(hex_index, cells[0], 0, take))
        for rotation in range(ROTATIONS):
            turned: i64 = rotate(tile, rotation)
            for index in range(i64(len(cells))):
                promise = promised(around[index], turned, available)
                if promise > found.least():
                    handful = mixed(around[index], turned) + (hex_index << HOLDS)
                    found.add(promise, handful, coded(hex_index, cells[index], rotation, MIX))
    return found


def free_cells(table: PublicState) -> tuple[vec[i64], vec[i64]]:
    """PA-T2: where the seat on turn may lay a hex, and the dabs around."""
    cells, around = vec[i64](), vec[i64]()
    for at in table.map.cells_for(table.turn):
        cells = append(cells, at)
        around = append(around, table.map.free[at] >> BESIDE)
    return cells, around


def promised(around: i64, tile: i64, gains: vec[float]) -> float:
    """As `mixed` looks at the points, but adding up what their cards bring."""
    total = 0.0
    for _point in range(POINTS):
        dabs = around & 511
        if dabs:
            total += gains[MIXED[dabs * 4 + (tile & 3)]]
        around >>= POINT
        tile >>= 2
    return total


def coded(hex_index: i64, at: i64, rotation: i64, take: i64) -> i64:
    return ((hex_index * 65536 + at) * ROTATIONS + rotation) * 4 + take + 1


def decoded(code: i64) -> Place:
    rest = code // 4
    at = rest // ROTATIONS
    return Place(int(at // 65536), int(at % 65536), int(rest % ROTATIONS), int(code % 4) - 1)


def take(palette: vec[i64], handful: i64, bank: list[int]) -> vec[i64]:
    """The palette with a handful, as far as the bank has it (PA-T4)."""
    more = vec[i64](palette)
    for colour in range(KINDS):
        count = handful >> FEW * colour & 7
        if count:
            more[colour] += min(count, i64(bank[colour]))
    return more
