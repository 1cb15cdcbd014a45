"""The log of a match: its entries by type, and `MatchLog`, which folds them into a match.

An entry is stored as one of

    {"seat", "action", "chance"?}     a move, as in a record
    {"undo": ply}                     the game goes back to a ply
    {"ask": seat, "to": ply}          a seat asks the others for an undo
    {"agree": seat}, {"refuse": seat} their answers
    {"away": seat}, {"back": seat}    a bot stands in for somebody, or no longer does

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
    seat: int = field(name="ask")
    to: int


class AgreeEntry(BaseEntry, frozen=True):
    seat: int = field(name="agree")


class RefuseEntry(BaseEntry, frozen=True):
    seat: int = field(name="refuse")


class AwayEntry(BaseEntry, frozen=True):
    seat: int = field(name="away")


class BackEntry(BaseEntry, frozen=True):
    seat: int = field(name="back")


Entry = MoveEntry | UndoEntry | AskEntry | AgreeEntry | RefuseEntry | AwayEntry | BackEntry

KINDS: dict[str, type[Entry]] = {  # by the key that only this kind has
    "action": MoveEntry,
    "undo": UndoEntry,
    "ask": AskEntry,
    "agree": AgreeEntry,
    "refuse": RefuseEntry,
    "away": AwayEntry,
    "back": BackEntry,
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
class UndoRequest:
    """An undo that waits for the agreement of other seats."""

    by: int
    to: int
    agreed: frozenset[int] = frozenset()


class MatchLog:
    """A match and how far its log is: the game itself, who is away, and an undo that somebody has asked for."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seq = 0
        self.away: frozenset[int] = frozenset()
        self.undo_request: UndoRequest | None = None
        self.undo_refused: frozenset[int] = frozenset()  # seats whose request was refused since the last move

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
        if isinstance(entry, AwayEntry):
            return self.away | {entry.seat}
        return self.away - {entry.seat} if isinstance(entry, BackEntry) else self.away

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
        if isinstance(entry, (MoveEntry, UndoEntry)):
            self.undo_refused = frozenset()
        elif isinstance(entry, RefuseEntry) and self.undo_request is not None:
            self.undo_refused |= {self.undo_request.by}
        if isinstance(entry, (AwayEntry, BackEntry)):
            self.away = self.away_after(entry)
        elif isinstance(entry, AskEntry):
            self.undo_request = UndoRequest(entry.seat, entry.to)
        elif not isinstance(entry, AgreeEntry):  # moves, undos and refusals settle the request
            self.undo_request = None
        elif self.undo_request is not None:
            self.undo_request = replace(self.undo_request, agreed=self.undo_request.agreed | {entry.seat})

    def _events(self, entry: Entry) -> list[Event]:
        """The events of an entry that is not a move: those of a move come from the rules."""
        match entry:
            case MoveEntry():
                return []
            case UndoEntry(ply=ply):
                return [Event("undone", {"seat": self.match.moves[ply].seat, "ply": ply})]
            case AskEntry(seat=seat, to=ply):
                return [Event("undo-asked", {"seat": seat, "ply": ply})]
            case AgreeEntry(seat=seat):
                return [Event("agree", {"seat": seat, **self._requested_by()})]
            case RefuseEntry(seat=seat):
                return [Event("refuse", {"seat": seat, **self._requested_by()})]
            case AwayEntry(seat=seat):
                return [Event("away", {"seat": seat})]
            case BackEntry(seat=seat):
                return [Event("back", {"seat": seat})]

    def _requested_by(self) -> dict[str, int]:
        return {} if self.undo_request is None else {"by": self.undo_request.by}


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
