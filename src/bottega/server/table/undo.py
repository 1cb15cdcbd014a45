"""Undo: at once where the move showed nothing or nobody else plays, otherwise after everybody has agreed.

People who are away have to agree too: else somebody could look at a card and take the move back behind their backs.
Whoever was refused may ask again after the next move.
"""

from __future__ import annotations

from bottega.core.errors import Illegal
from bottega.server.seats.seating import Seating
from bottega.server.table.log import AgreeEntry, AskEntry, Entry, MatchLog, RefuseEntry, UndoEntry


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
    others = _others(seating, seat)
    if not others:
        return UndoEntry(own[-1])
    if log.undo_request is not None:
        raise Illegal("G-UNDO", "undo-waits")
    if seat in log.undo_refused:
        raise Illegal("G-UNDO", "undo-again")
    if not log.away.isdisjoint(others):
        raise Illegal("G-UNDO", "undo-away")
    return AskEntry(seat, own[-1])


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
    if log.undo_request is not None or seat in log.undo_refused:
        return False
    return not log.match.over and log.match.has_moved(seat)


def waiting_for(log: MatchLog, seating: Seating) -> list[int]:
    """The seats that have not answered yet."""
    request = log.undo_request
    if request is None:
        return []
    return [seat for seat in _others(seating, request.by) if seat not in request.agreed]


def _others(seating: Seating, seat: int) -> list[int]:
    """The seats of people who are asked, present or not: neither bots, nor at the same device."""
    mine = seating.of(seating.seats[seat].person)
    return [
        other for other, chair in enumerate(seating.seats) if chair.kind in ("person", "device") and other not in mine
    ]
