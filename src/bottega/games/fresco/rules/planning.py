"""Get-up times and plans: how many apprentices there are, and where they may be sent."""

from __future__ import annotations

from typing import Final

from bottega.core.errors import Illegal
from bottega.games.fresco.box.components import Box
from bottega.games.fresco.rules.actions import Plan
from bottega.games.fresco.rules.state import COLUMNS, Painter, PublicState

CATHEDRAL_COLUMN: Final = 1
THEATRE_COLUMN: Final = 4


def free_times(table: PublicState) -> list[int]:
    """FR-U1."""
    taken = 0
    for painter in table.painters:
        taken |= 1 << painter.get_up
    return [time for time in table.box.times if not taken >> time & 1]


def change_mood(box: Box, painter: Painter, by: int) -> None:
    """FR-U2, FR-A1: never past an end."""
    mood = painter.mood + by
    painter.mood = 1 if mood < 1 else box.mood_spaces if mood > box.mood_spaces else mood


def count_apprentices(box: Box, painter: Painter) -> None:
    """FR-U3."""
    painter.apprentices = box.apprentices
    if painter.mood >= box.plus_from:
        painter.apprentices += 1
    elif painter.mood <= box.minus_to:
        painter.apprentices -= 1


def spaces(box: Box, column: int, last_round: bool) -> int:
    """FR-P1; on side 2 the theatre's column is a second one for the cathedral."""
    if not last_round:
        return box.column
    return 0 if column == THEATRE_COLUMN else 2 * box.column if column == CATHEDRAL_COLUMN else box.column


def check_plan(table: PublicState, seat: int, sheet: tuple[int, ...]) -> None:
    apprentices = table.painters[seat].apprentices
    for column in range(len(COLUMNS)):
        most = spaces(table.box, column, table.last_round)
        if sheet[column] > most:
            raise Illegal("FR-P1", "column-full", column=COLUMNS[column], spaces=most)
    if sum(sheet) > apprentices:
        raise Illegal("FR-P1", "too-many-apprentices", apprentices=apprentices)


SHEETS: Final[dict[tuple[int, int, bool], list[tuple[int, ...]]]] = {}  # every way to plan, made when first asked for


def sheets(box: Box, apprentices: int, last_round: bool) -> list[tuple[int, ...]]:
    """Every plan there is for so many apprentices, idle ones included."""
    key = (box.column, apprentices, last_round)
    if key not in SHEETS:
        found: list[tuple[int, ...]] = [()]
        for column in range(len(COLUMNS)):
            most = spaces(box, column, last_round)
            found = [(*sheet, sent) for sheet in found for sent in range(min(most, apprentices - sum(sheet)) + 1)]
        SHEETS[key] = found
    return SHEETS[key]


def plans(table: PublicState, seat: int) -> list[Plan]:
    return [Plan(sheet) for sheet in sheets(table.box, table.painters[seat].apprentices, table.last_round)]
