"""Who plays a seat: its person, or a bot for them, for a while or to the end. Each function drafts one log entry."""

from __future__ import annotations

from bottega.core.errors import Illegal
from bottega.server.problems import Refused
from bottega.server.seats.seating import Seating
from bottega.server.table.log import (
    AwayEntry,
    BackEntry,
    DaysOffEntry,
    DeclineEntry,
    Entry,
    MatchLog,
    ResignEntry,
    TakenEntry,
)


class AlreadyDone(Exception):
    """Nothing has to be written."""


def leave(log: MatchLog, seat: int) -> Entry:
    """A bot stands in for a seat."""
    if seat in log.away or log.over:
        raise AlreadyDone
    return AwayEntry(seat)


def come_back(log: MatchLog, seat: int) -> Entry:
    if seat in log.resigned:
        raise Refused("resigned")
    if seat not in log.away:
        raise AlreadyDone
    return BackEntry(seat)


def resign(log: MatchLog, seating: Seating, seat: int) -> Entry:
    """A bot plays for a seat to the end. With the last person the game ends."""
    if seat in log.resigned:
        raise AlreadyDone
    if log.over:
        raise Illegal("G-OVER", "over")
    return ResignEntry(seat, last=seating.played_by_people <= log.resigned | {seat})


def decline_by_itself(log: MatchLog, seat: int, on: bool) -> Entry:
    """Offers that a seat cannot accept are declined for it from now on, or no longer."""
    if (seat in log.declining) == on or log.over:
        raise AlreadyDone
    return DeclineEntry(seat, on)


def change_days_off(log: MatchLog, seat: int) -> Entry:
    """The clock of somebody who is waited for is set anew; that of others when it is their turn."""
    if seat not in log.awaited or seat in log.away:
        raise AlreadyDone
    return DaysOffEntry(seat)


def take_over(log: MatchLog, seat: int) -> Entry:
    """Somebody else has the seat from now on."""
    if log.over:
        raise AlreadyDone
    return TakenEntry(seat)
