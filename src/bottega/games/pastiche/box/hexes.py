"""The map: pointy-top hexes in axial coordinates, and what mixes at their points.

A hex is one number: two bits for each of its six dabs, clockwise from the top point, and above them its centre. So is
a cell: `q` and `r` side by side. A map never changes; laying a hex makes a new one, so states share them.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.errors import Invalid
from bottega.core.reading import as_list, as_map, as_text, as_whole
from bottega.games.pastiche.box.colours import DABS, KINDS, MIXED, MIXES, NOTHING

CENTRES: Final = ("", "R", "Y", "B", "RY", "YB", "RB")  # the starting piece has none
ROTATIONS: Final = 6
ALL_DABS: Final = 0xFFF
START: Final = 4  # laid by nobody
POINTS: Final[i64] = 6
FARTHEST: Final = 120  # from the middle, either way; no game comes near
LAID_WITHIN: Final = 100  # where a list or a position may begin

# NE, E, SE, SW, W, NW, as differences of cells.
NEIGHBOURS: Final = (255, 256, 1, -255, -256, -1)
WEIGHTS: Final = (1, 8, 64, 0)  # what a dab adds to an index of MIXES
POINT: Final = 9  # bits for the dabs at a point, as such a sum
BESIDE: Final = 5  # bits for who lies beside a cell, below those of its points


def cell(q: int, r: int) -> int:
    """A cell of the map, as one number."""
    return (q + 128) * 256 + r + 128


def coordinates(at: int) -> list[int]:
    """Where a cell is: `[q, r]`."""
    return [at // 256 - 128, at % 256 - 128]


def rotate(tile: int, rotation: int) -> int:
    """Turned clockwise by sixths: the dab at point i moves to point i + rotation."""
    dabs = tile & ALL_DABS
    turned = (dabs << 2 * rotation | dabs >> 2 * (ROTATIONS - rotation)) & ALL_DABS
    return tile - dabs + turned


def dab(tile: int, point: int) -> int:
    return tile >> 2 * point & 3


def centre(tile: int) -> str:
    return CENTRES[tile >> 12 & 7]


class Map:
    """Cells laid so far in order, and the free cells beside them.

    A free cell has a bit for each who borders it, and above them, point by point, the dabs that wait there.
    """

    __slots__ = ("free", "laid")

    def __init__(self, laid: dict[int, int], free: dict[int, int]) -> None:
        self.laid = laid  # cell: hex as laid, and above it (from bit 16) who laid it
        self.free = free

    def __reduce__(self) -> tuple[Any, ...]:
        return Map, (self.laid, self.free)

    def __repr__(self) -> str:
        return f"<Map: {len(self.laid)} hexes, {len(self.free)} free cells>"

    def with_hex(self, at: int, tile: int, by: int) -> Map:
        laid = self.laid.copy()
        free = self.free.copy()
        laid[at] = tile | by << 16
        free.pop(at, None)
        for direction in range(6):
            beside = at + NEIGHBOURS[direction]
            if beside not in laid:
                free[beside] = (free.get(beside, 0) | 1 << by) + dabs_for(tile, direction)
        return Map(laid, free)

    def cells_for(self, seat: int) -> list[int]:
        """PA-T2: free cells that share a side with the starting piece or with another player's hex."""
        others = 31 - (1 << seat)
        return [at for at, beside in self.free.items() if beside & others]

    def may_place(self, seat: int, at: int) -> bool:
        return self.free.get(at, 0) & (31 - (1 << seat)) != 0

    def mix(self, at: int, tile: int) -> list[int]:
        """PA-M3: what a hex (already turned) would mix at each of its points; -1 for nothing."""
        around = self.free.get(at, 0) >> BESIDE
        mixed: list[int] = []
        for point in range(6):
            dabs = around >> POINT * point & 511
            mixed.append(MIXES[dabs + WEIGHTS[tile >> 2 * point & 3]] if dabs else NOTHING)
        return mixed

    def beside(self, at: int) -> list[int]:
        """What the neighbours bring to each point of a cell, by their weights; -1 where there is none."""
        around = [self.laid.get(at + step, -1) for step in NEIGHBOURS]
        found: list[int] = []
        for point in range(6):
            before, after = around[point - 1], around[point]
            total = 0 if before >= 0 or after >= 0 else -1
            if before >= 0:
                total += WEIGHTS[before >> 2 * ((point + 2) % 6) & 3]
            if after >= 0:
                total += WEIGHTS[after >> 2 * ((point + 4) % 6) & 3]
            found.append(total)
        return found

    def mixtures(self) -> list[tuple[int, int, int]]:
        """PA-M3: where players' hexes have mixed dabs, by the one laid there last: cell, point and colour."""
        found: list[tuple[int, int, int]] = []
        seen: set[tuple[int, ...]] = set()
        for at in reversed(self.laid):
            beside, tile = self.beside(at), self.laid[at]
            for point in range(6):
                meeting = tuple(sorted((at, at + NEIGHBOURS[point - 1], at + NEIGHBOURS[point])))
                if beside[point] >= 0 and meeting not in seen:
                    seen.add(meeting)
                    colour = MIXES[beside[point] + WEIGHTS[tile >> 2 * point & 3]]
                    if colour != NOTHING and tile >> 16 != START:
                        found.append((at, point, colour))
        return found


FEW: Final[i64] = 3  # bits for each colour of a handful in one number
# A handful with one card of a colour. A table, since compiled code shifts a written number in 32 bits only.
ONE_CARD: Final = vec[i64]([2 ** int(FEW * colour) for colour in range(int(KINDS))])


def mixed(around: i64, tile: i64) -> i64:
    """What `Map.mix` would say, as a handful in one number: for looking at many placements.

    `around` is a free cell's number without its lowest bits, those for who borders it.
    """
    handful: i64 = 0
    for _point in range(POINTS):
        dabs = around & 511
        if dabs:
            colour = MIXED[dabs * 4 + (tile & 3)]
            if colour < KINDS:
                handful += ONE_CARD[colour]
        around >>= POINT
        tile >>= 2
    return handful


def dabs_for(tile: int, direction: int) -> int:
    """What a hex adds to the two points it shares with the cell in a direction, as free cells have it."""
    near, far = (direction + 3) % 6, (direction + 4) % 6  # as that cell counts its points
    shared = WEIGHTS[tile >> 2 * ((direction + 1) % 6) & 3] << POINT * near
    return (shared + (WEIGHTS[tile >> 2 * direction & 3] << POINT * far)) << BESIDE


# --- reading and writing ---


def hex_json(tile: int) -> dict[str, Any]:
    return {"points": "".join(DABS[dab(tile, point)] for point in range(6)), "centre": centre(tile) or None}


def read_hex(data: object, field: str) -> int:
    row = as_map(data, field)
    points = as_text(row.get("points"), f"{field}: points")
    if len(points) != 6 or set(points) - set(DABS):
        raise Invalid(f"{field}: points: must be six of {DABS}, clockwise from the top, not {points!r}")
    named = row.get("centre")
    middle = "".join(sorted("" if named is None else as_text(named, f"{field}: centre"), key=f"{DABS}".find))
    if middle == "RYB" or middle not in CENTRES:
        raise Invalid(f"{field}: centre: must be one or two of {DABS}, not {named!r}")
    return sum(DABS.index(name) << 2 * point for point, name in enumerate(points)) + (CENTRES.index(middle) << 12)


def read_cell(data: object, field: str, farthest: int = LAID_WITHIN) -> int:
    pair = as_list(data, field)
    if len(pair) != 2:
        raise Invalid(f"{field}: must be [q, r]")
    q, r = (as_whole(number, field, -farthest, farthest) for number in pair)
    return cell(q, r)


def unturned(tile: int) -> int:
    """The same for a hex however it is turned."""
    return min(rotate(tile, rotation) for rotation in range(ROTATIONS))
