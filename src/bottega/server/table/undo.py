"""Undo: at once where nobody else has to agree, otherwise after everybody has agreed."""

from __future__ import annotations

from bottega.core.errors import Illegal
from bottega.server.table.log import AgreeEntry, AskEntry, Entry, MatchLog, RefuseEntry, UndoEntry
from bottega.server.table.seating import Seating


def ask(log: MatchLog, seating: Seating, seat: int) -> Entry:
    """The entry that a seat's wish for an undo leads to."""
    match = log.match
    if match.over:
        raise Illegal("G-OVER", "over")
    if match.can_undo(seat):
        return UndoEntry(match.ply - 1)
    own = [ply for ply, move in enumerate(match.moves) if move.seat == seat]
    if not own:
        raise Illegal("G-UNDO", "undo")
    return AskEntry(seat, own[-1]) if _others(log, seating, seat) else UndoEntry(own[-1])


def answer(log: MatchLog, seating: Seating, seat: int, agree: bool) -> Entry:
    """The entry that an answer leads to: when the last seat agrees, the game goes back."""
    waiting = waiting_for(log, seating)
    if log.undo_request is None or seat not in waiting:
        raise Illegal("G-UNDO", "undo")
    if not agree:
        return RefuseEntry(seat)
    return AgreeEntry(seat) if len(waiting) > 1 else UndoEntry(log.undo_request.to)


def can_ask(log: MatchLog, seat: int) -> bool:
    """Whether there is a move of this seat that could be taken back by consent."""
    return log.undo_request is None and not log.match.over and log.match.has_moved(seat)


def waiting_for(log: MatchLog, seating: Seating) -> list[int]:
    """The seats that have not answered yet."""
    request = log.undo_request
    if request is None:
        return []
    return [seat for seat in _others(log, seating, request.by) if seat not in request.agreed]


def _others(log: MatchLog, seating: Seating, seat: int) -> list[int]:
    """The seats of people who are asked: neither bots, nor away, nor at the same device."""
    mine = seating.of(seating.seats[seat].person)
    return [
        other
        for other, chair in enumerate(seating.seats)
        if chair.kind in ("person", "device") and other not in log.away and other not in mine
    ]
