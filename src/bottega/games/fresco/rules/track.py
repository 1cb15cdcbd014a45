"""The score track: where painters stand is their score, and no two share a space."""

from __future__ import annotations

from bottega.games.fresco.rules.state import NOBODY, Painter, PublicState


def is_taken(table: PublicState, space: int, by_another_than: Painter) -> bool:
    for painter in table.painters:  # noqa: SIM110  # a loop compiles to faster code than `any`
        if painter.score == space and painter is not by_another_than:
            return True
    return False


def score(table: PublicState, which: int, points: int) -> None:
    """FR-V1: one scoring step; landing on another leaves a choice of two spaces, if there are two."""
    painter = table.painters[which]
    space = painter.score + points
    if points == 0:
        return
    if not is_taken(table, space, painter):
        painter.score = space
        return
    ahead, behind = space + 1, space - 1
    while is_taken(table, ahead, painter):
        ahead += 1
    while behind > 0 and is_taken(table, behind, painter):
        behind -= 1
    if behind == 0:
        painter.score = ahead
    else:
        table.bumped, table.ahead, table.behind = which, ahead, behind
        table.turn = table.decides_for(which)


def step(table: PublicState, ahead: bool) -> int:
    """FR-V1: the choice is made; says which painter has moved."""
    which = table.bumped
    table.painters[which].score = table.ahead if ahead else table.behind
    table.bumped, table.ahead, table.behind = NOBODY, 0, 0
    return which


def is_behind(table: PublicState, which: int, other: int) -> bool:
    """FR-V2: no two scores above 0 are equal; among those on the start spaces S1 is last."""
    mine, theirs = table.painters[which].score, table.painters[other].score
    if mine != theirs:
        return mine < theirs
    return table.start.index(which) < table.start.index(other)


def last_asleep(table: PublicState) -> int:
    """FR-U1: who takes a get-up time next, the last on the track first."""
    found = NOBODY
    for which in range(len(table.painters)):
        asleep = not table.painters[which].get_up
        if asleep and (found == NOBODY or is_behind(table, which, found)):
            found = which
    return found
