"""What people at a table have to agree on: an undo, a bot for somebody who is absent, a pause, and its end.

There is one question at a time. Where nobody has to be asked, it is done at once.

An undo needs everybody, those who are away too: else somebody could look at a card and take the move back behind their
backs. Whoever was refused may ask again after the next move. A bot for somebody who is absent needs those who are
there; a pause needs everybody who plays. Nobody who has resigned is asked.
"""

from __future__ import annotations

from collections.abc import Container

from bottega.core.errors import Illegal
from bottega.server.problems import Refused
from bottega.server.seats.seating import Seating
from bottega.server.table.log import (
    AgreeEntry,
    AskEntry,
    AwayEntry,
    Entry,
    MatchLog,
    PauseEntry,
    RefuseEntry,
    ResumeEntry,
    UndoEntry,
)
from bottega.server.table.presence import AlreadyDone
from bottega.server.table.wire import About

HOUR = 3_600.0


# --- asking ---


def ask_undo(log: MatchLog, seating: Seating, seat: int) -> Entry:
    """The entry that a seat's wish for an undo leads to."""
    match = log.match
    if log.over:
        raise Illegal("G-OVER", "over")
    if log.paused_until is not None:
        raise Refused("paused")
    if match.can_undo(seat):
        return UndoEntry(match.ply - 1)
    ply = _own_last(log, seat)
    if ply is None:
        raise Illegal("G-UNDO", "undo")
    others = _others(log, seating, seat)
    if not others:
        return UndoEntry(ply)
    if log.question is not None:
        raise Illegal("G-UNDO", "undo-waits")
    if seat in log.undo_refused:
        raise Illegal("G-UNDO", "undo-again")
    if not log.away.isdisjoint(others):
        raise Illegal("G-UNDO", "undo-away")
    return AskEntry(seat, to=ply)


def ask(log: MatchLog, seating: Seating, online: Container[int], wish: AskEntry, now: float) -> Entry:
    """The entry that any other wish leads to. Whether it makes sense at this table is checked elsewhere."""
    if log.over:
        raise Illegal("G-OVER", "over")
    if (wish.about == "resume") != (log.paused_until is not None):
        raise Refused("nothing-asked" if wish.about == "resume" else "paused")
    if log.question is not None:
        raise Refused("question-waits")
    return wish if _asked(log, seating, online, wish) else _granted(wish, now)


# --- answering ---


def answer(
    log: MatchLog, seating: Seating, online: Container[int], seat: int, about: About, agree: bool, now: float
) -> Entry:
    """The entry that an answer leads to: when the last seat agrees, it is done."""
    question, waiting = log.question, waiting_for(log, seating, online)
    may_answer = waiting if agree or question is None else [*waiting, question.ask.seat]  # who asked takes it back
    if question is None or question.ask.about != about or seat not in may_answer:
        raise Illegal("G-UNDO", "undo") if about == "undo" else Refused("nothing-asked")
    if not agree:
        return RefuseEntry(seat)
    return AgreeEntry(seat) if len(waiting) > 1 else _granted(question.ask, now)


def settled(log: MatchLog, seating: Seating, online: Container[int], now: float) -> Entry | None:
    """What a question leads to of which nobody is left who has to answer: they went."""
    question = log.question
    if question is None or question.ask.about == "undo" or waiting_for(log, seating, online):
        return None
    return _granted(question.ask, now)


def resumed(log: MatchLog, now: float) -> Entry:
    """A pause whose time is over ends by itself."""
    if log.paused_until is None or now < log.paused_until:
        raise AlreadyDone
    return ResumeEntry(True)


def _granted(wish: AskEntry, now: float) -> Entry:
    if wish.to is not None:
        return UndoEntry(wish.to)
    if wish.stand_in is not None:
        return AwayEntry(wish.stand_in)
    if wish.pause is not None:
        return PauseEntry(now + wish.pause * HOUR, wish.pause)
    return ResumeEntry(True)


# --- who is asked ---


def can_ask_undo(log: MatchLog, seat: int) -> bool:
    """Whether there is a move of this seat that could be taken back by consent."""
    if log.question is not None or seat in log.undo_refused or log.is_halted:
        return False
    return not log.match.over and log.match.has_moved(seat)


def taken_back(log: MatchLog, seat: int) -> list[int]:
    """The seqs of the moves that an undo of this seat would take back: its own last one, and all after it."""
    ply = _own_last(log, seat)
    return [] if ply is None or log.over else log.move_seqs[ply:]


def waiting_for(log: MatchLog, seating: Seating, online: Container[int]) -> list[int]:
    """The seats that have not answered yet."""
    question = log.question
    if question is None:
        return []
    return [seat for seat in _asked(log, seating, online, question.ask) if seat not in question.agreed]


def _asked(log: MatchLog, seating: Seating, online: Container[int], wish: AskEntry) -> list[int]:
    """Whoever a bot is to stand in for is asked too, if they are back by then."""
    others = _others(log, seating, wish.seat)
    if wish.about == "undo":
        return others
    playing = [seat for seat in others if seat not in log.away]
    return [seat for seat in playing if seat in online] if wish.about == "stand-in" else playing


def _others(log: MatchLog, seating: Seating, seat: int) -> list[int]:
    """The seats of other people, present or not: neither bots, nor at the same device, nor resigned."""
    mine = seating.of(seating.seats[seat].person)
    return [
        other
        for other, chair in enumerate(seating.seats)
        if chair.kind in ("person", "device") and other not in mine and other not in log.resigned
    ]


def _own_last(log: MatchLog, seat: int) -> int | None:
    """The ply of a seat's last move."""
    moves = log.match.moves
    return next((ply for ply in reversed(range(len(moves))) if moves[ply].seat == seat), None)
