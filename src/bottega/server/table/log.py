"""The log of a match: its entries by type, and `MatchLog`, which folds them into a match.

An entry is stored as one of

    {"seat", "action", "chance"?}       a move, as in a record
    {"undo": ply}                       the game goes back to a ply
    {"ask": seat, "to": ply}            a seat asks the others for an undo,
    {"ask": seat, "stand_in": seat}     to let a bot stand in for somebody who is absent,
    {"ask": seat, "pause": hours}       for a pause,
    {"ask": seat, "resume": true}       or to end it
    {"agree": seat}, {"refuse": seat}   their answers
    {"away": seat}, {"back": seat}      a bot stands in for somebody, or no longer does
    {"resign": seat, "last"?: true}     a bot plays for somebody to the end; after the last person the game ends
    {"paused": time, "hours": hours}    nobody moves and no time is lost until then
    {"resumed": true}                   the pause is over
    {"decline": seat, "on": bool}       whether offers that a seat cannot accept are declined for it
    {"days_off": seat}                  somebody who is waited for has changed their days off, and so the clock
    {"taken": seat}                     somebody else has taken over a seat
    {"clock_set": true}                 the system's clock was set back; the table's goes on from there

and may have the table's clock as it stands after it (`"clock"`). Nothing here knows a store, the time or a socket.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import msgspec
from msgspec import Struct, field

from bottega.core.errors import BottegaError, Invalid
from bottega.core.event import Event
from bottega.core.game import AnyGame
from bottega.core.match import Deal, Match, Move, Proposal
from bottega.server.table.clocks import ClockState
from bottega.server.table.wire import About

logger = logging.getLogger(__name__)


# --- entries ---


class BaseEntry(Struct, frozen=True, omit_defaults=True, kw_only=True):
    clock: ClockState | None = None


class MoveEntry(BaseEntry, frozen=True):
    seat: int
    action: dict[str, Any]
    chance: Mapping[str, Any] = {}


class UndoEntry(BaseEntry, frozen=True):
    ply: int = field(name="undo")


class AskEntry(BaseEntry, frozen=True):
    """One of the others is set: what is asked for."""

    seat: int = field(name="ask")
    to: int | None = None
    stand_in: int | None = None
    pause: float | None = None
    resume: bool = False

    def __post_init__(self) -> None:
        if sum((self.to is not None, self.stand_in is not None, self.pause is not None, self.resume)) != 1:
            raise ValueError("ask: one of to, stand_in, pause and resume must be set")

    @property
    def about(self) -> About:
        if self.to is not None:
            return "undo"
        if self.stand_in is not None:
            return "stand-in"
        return "pause" if self.pause is not None else "resume"


class AgreeEntry(BaseEntry, frozen=True):
    seat: int = field(name="agree")


class RefuseEntry(BaseEntry, frozen=True):
    seat: int = field(name="refuse")


class AwayEntry(BaseEntry, frozen=True):
    seat: int = field(name="away")


class BackEntry(BaseEntry, frozen=True):
    seat: int = field(name="back")


class ResignEntry(BaseEntry, frozen=True):
    seat: int = field(name="resign")
    last: bool = False


class PauseEntry(BaseEntry, frozen=True):
    until: float = field(name="paused")
    hours: float


class ResumeEntry(BaseEntry, frozen=True):
    resumed: bool


class DeclineEntry(BaseEntry, frozen=True):
    seat: int = field(name="decline")
    on: bool


class DaysOffEntry(BaseEntry, frozen=True):
    seat: int = field(name="days_off")


class TakenEntry(BaseEntry, frozen=True):
    seat: int = field(name="taken")


class ClockSetEntry(BaseEntry, frozen=True):
    clock_set: bool


Entry = (
    MoveEntry
    | UndoEntry
    | AskEntry
    | AgreeEntry
    | RefuseEntry
    | AwayEntry
    | BackEntry
    | ResignEntry
    | PauseEntry
    | ResumeEntry
    | DeclineEntry
    | DaysOffEntry
    | TakenEntry
    | ClockSetEntry
)

KINDS: dict[str, type[Entry]] = {  # by the key that only this kind has
    "action": MoveEntry,
    "undo": UndoEntry,
    "ask": AskEntry,
    "agree": AgreeEntry,
    "refuse": RefuseEntry,
    "away": AwayEntry,
    "back": BackEntry,
    "resign": ResignEntry,
    "paused": PauseEntry,
    "resumed": ResumeEntry,
    "decline": DeclineEntry,
    "days_off": DaysOffEntry,
    "taken": TakenEntry,
    "clock_set": ClockSetEntry,
}
SETS_CLOCK = (DaysOffEntry, ClockSetEntry)  # though nobody's turn begins or ends
SEAT_EVENTS: dict[type[Entry], str] = {
    AwayEntry: "away",
    BackEntry: "back",
    DaysOffEntry: "days-off",
    TakenEntry: "taken",
}


def read_entry(data: Mapping[str, Any]) -> Entry:
    """An entry from its stored JSON."""
    for key, kind in KINDS.items():
        if key in data:
            try:
                return msgspec.convert(data, kind)
            except msgspec.ValidationError as error:
                raise Invalid(f"log: {error}") from None
    raise Invalid(f"log: unknown entry with {', '.join(data) or 'nothing'} in it")


def entry_json(entry: Entry) -> dict[str, Any]:
    """An entry as it is stored."""
    return dict(msgspec.to_builtins(entry))


# --- the fold ---


@dataclass(frozen=True)
class Question:
    """What somebody asked for, and the seats that have agreed to it."""

    ask: AskEntry
    agreed: frozenset[int] = frozenset()

    def is_settled_by(self, entry: Entry) -> bool:
        if isinstance(entry, (MoveEntry, UndoEntry)):
            return self.ask.about in ("undo", "stand-in")
        if isinstance(entry, AwayEntry):
            return entry.seat == self.ask.stand_in
        if isinstance(entry, ResignEntry):
            return entry.seat in (self.ask.seat, self.ask.stand_in)
        return isinstance(entry, (RefuseEntry, PauseEntry, ResumeEntry))


class MatchLog:
    """A match and how far its log is: the game itself, who is away, and what somebody has asked the others for."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seq = 0
        self.move_seqs: list[int] = []  # of the moves that stand
        self.away: frozenset[int] = frozenset()  # seats that a bot plays for a person, the resigned among them
        self.resigned: frozenset[int] = frozenset()
        self.is_given_up = False  # everybody has resigned
        self.paused_until: float | None = None
        self.declining: frozenset[int] = frozenset()  # seats for which offers they cannot accept are declined
        self.question: Question | None = None
        self.undo_refused: frozenset[int] = frozenset()  # seats whose request was refused since the last move

    @property
    def over(self) -> bool:
        return self.match.over or self.is_given_up

    @property
    def awaited(self) -> tuple[int, ...]:
        return () if self.over or self.is_halted else self.match.awaited

    @property
    def is_halted(self) -> bool:
        """Nobody may move, though the game itself has not ended."""
        return self.is_given_up or self.paused_until is not None

    @classmethod
    def restore(cls, deal: Deal, entries: Sequence[Entry], snapshot: Mapping[str, Any] | None = None) -> MatchLog:
        """Folds stored entries. A `snapshot` (of `MatchLog.snapshot`) spares replaying the moves before it.

        The snapshot is not used if it cannot be read, or if an undo behind it follows: a match that was resumed from a
        snapshot cannot go back behind it.
        """
        if snapshot is not None:
            try:
                done = snapshot["at"]
                moves = _standing_moves(deal.game, entries[:done])
                if not any(isinstance(entry, UndoEntry) and entry.ply < len(moves) for entry in entries[done:]):
                    return cls(Match.resume(deal, moves, snapshot))._fold(entries, done)
            except (BottegaError, LookupError, TypeError, ValueError) as error:
                logger.warning("snapshot cannot be used, replaying all moves", extra={"error": str(error)})
        return cls(Match.resume(deal))._fold(entries, 0)

    def _fold(self, entries: Sequence[Entry], done: int) -> MatchLog:
        """`done`: the first entries, which are in the match already."""
        for entry in entries[:done]:
            self._count(entry)
        for number, entry in enumerate(entries[done:], start=done):
            try:
                self._apply(entry)
            except BottegaError as error:
                raise Invalid(f"moves: {number}: {error}") from None
            self._count(entry)
        return self

    def snapshot(self) -> dict[str, Any]:
        """`at`: how many entries it covers."""
        return {**self.match.snapshot(), "at": self.seq}

    def away_after(self, entry: Entry) -> frozenset[int]:
        """Who will be away after this entry."""
        if isinstance(entry, (AwayEntry, ResignEntry)):
            return self.away | {entry.seat}
        return self.away - {entry.seat} if isinstance(entry, BackEntry) else self.away

    def paused_after(self, entry: Entry) -> float | None:
        """Until when the game will be paused after this entry."""
        if isinstance(entry, PauseEntry):
            return entry.until
        return None if isinstance(entry, ResumeEntry) else self.paused_until

    def can_follow(self, entry: Entry) -> bool:
        """False for an undo behind the snapshot that the match was resumed from: it must be restored without."""
        return not isinstance(entry, UndoEntry) or entry.ply >= self.match.earliest

    def accept(self, proposal: Proposal, entry: Entry) -> Sequence[Event]:
        """Adds a move that was proposed here and has been stored. Returns its events."""
        self.match.accept(proposal)
        self._count(entry)
        return proposal.events

    def follow(self, entry: Entry) -> Sequence[Event]:
        """Adds any stored entry, from this process or another. Returns its events."""
        events = self._events(entry)  # of an undo, before it is applied: it removes the move it tells of
        self._apply(entry, events)
        self._count(entry)
        return events

    def _apply(self, entry: Entry, events: list[Event] | None = None) -> None:
        if isinstance(entry, MoveEntry):
            self.match.replay(entry.seat, entry.action, entry.chance, events=events, sealed=True)
        elif isinstance(entry, UndoEntry):
            self.match.rewind(entry.ply)

    def _count(self, entry: Entry) -> None:
        """What an entry changes besides the match."""
        self.seq += 1
        self.away = self.away_after(entry)
        self.paused_until = self.paused_after(entry)
        match entry:
            case MoveEntry():
                self.move_seqs.append(self.seq)
            case UndoEntry(ply=ply):
                del self.move_seqs[ply:]
            case ResignEntry(seat=seat, last=last):
                self.resigned |= {seat}
                self.is_given_up = last
            case DeclineEntry(seat=seat, on=on):
                self.declining = self.declining | {seat} if on else self.declining - {seat}
        self._count_question(entry)

    def _count_question(self, entry: Entry) -> None:
        if isinstance(entry, (MoveEntry, UndoEntry)):
            self.undo_refused = frozenset()
        question = self.question
        if isinstance(entry, AskEntry):
            self.question = Question(entry)
        elif question is None:
            return
        elif isinstance(entry, AgreeEntry):
            self.question = replace(question, agreed=question.agreed | {entry.seat})
        elif question.is_settled_by(entry):
            self.question = None
            if isinstance(entry, RefuseEntry) and question.ask.about == "undo":
                self.undo_refused |= {question.ask.seat}

    def _events(self, entry: Entry) -> list[Event]:
        """The events of an entry that is not a move: those of a move come from the rules. Of a clock nobody is told."""
        match entry:
            case MoveEntry() | ClockSetEntry():
                return []
            case UndoEntry(ply=ply):
                moves = {"seat": self.match.moves[ply].seat, "ply": ply, "seqs": self.move_seqs[ply:]}
                return [Event("undone", moves)]
            case AskEntry():
                return [self._asked(entry)]
            case AgreeEntry(seat=seat) | RefuseEntry(seat=seat):
                name = "agree" if isinstance(entry, AgreeEntry) else "refuse"
                return [Event(name, {"seat": seat, **self._asked_by()})]
            case AwayEntry(seat=seat) | BackEntry(seat=seat) | DaysOffEntry(seat=seat) | TakenEntry(seat=seat):
                return [Event(SEAT_EVENTS[type(entry)], {"seat": seat})]
            case ResignEntry(seat=seat, last=last):
                return [Event("resigned", {"seat": seat, "last": last})]
            case PauseEntry(until=until, hours=hours):
                return [Event("paused", {"until": until, "hours": hours})]
            case ResumeEntry():
                return [Event("resumed", {})]
            case DeclineEntry(seat=seat, on=on):
                return [Event("auto-decline", {"seat": seat, "on": on})]

    def _asked(self, entry: AskEntry) -> Event:
        by = {"seat": entry.seat}
        match entry.about:
            case "undo":
                return Event("undo-asked", {**by, "ply": entry.to, "seqs": self.move_seqs[entry.to :]})
            case "stand-in":
                return Event("stand-in-asked", {**by, "other": entry.stand_in})
            case "pause":
                return Event("pause-asked", {**by, "hours": entry.pause})
            case "resume":
                return Event("resume-asked", by)

    def _asked_by(self) -> dict[str, int]:
        return {} if self.question is None else {"by": self.question.ask.seat}


def events_since(deal: Deal, entries: Sequence[Entry], since: int) -> list[tuple[int, Event]]:
    """Replays a whole log for the events after a seq, each with its seq."""
    log = MatchLog.restore(deal, [])
    events = [(seq, log.follow(entry)) for seq, entry in enumerate(entries, start=1)]
    return [(seq, event) for seq, some in events if seq > since for event in some]


def _standing_moves(game: AnyGame, entries: Sequence[Entry]) -> list[Move]:
    """The moves that were not taken back."""
    moves: list[Move] = []
    for entry in entries:
        if isinstance(entry, UndoEntry):
            del moves[entry.ply :]
        elif isinstance(entry, MoveEntry):
            moves.append(Move(entry.seat, game.action_from_json(entry.action), entry.chance))
    return moves
