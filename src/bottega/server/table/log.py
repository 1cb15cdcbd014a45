"""The course of a match: its log, folded. The game itself, who is away, and an undo that somebody asks for.

Pure: no store, no clock, no sockets. A line of the log is one of

    {"seat", "action", "chance"?}     a move, as in a record
    {"undo": ply}                     the game goes back
    {"ask": seat, "to": ply}          a seat asks the others for an undo
    {"agree": seat}, {"refuse": seat} their answers
    {"away": seat}, {"back": seat}    a bot stands in for somebody, or no longer does

and may carry the table's clock as it stands after it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bottega import record
from bottega.core.errors import Illegal
from bottega.core.event import Event
from bottega.core.game import AnyGame
from bottega.core.match import Match, Proposal

Line = dict[str, Any]


@dataclass(frozen=True)
class Asked:
    """An undo that waits for answers."""

    by: int
    to: int
    agreed: frozenset[int] = frozenset()


class MatchLog:
    def __init__(self, match: Match) -> None:
        self.match = match
        self.seq = 0
        self.away: frozenset[int] = frozenset()
        self.asked: Asked | None = None

    @classmethod
    def restore(
        cls,
        game: AnyGame,
        seats: int,
        options: Mapping[str, Any],
        seed: str,
        setup: Mapping[str, Any],
        lines: Sequence[Line],
        snapshot: Mapping[str, Any] | None = None,
    ) -> MatchLog:
        match = record.restore(game, seats, options, seed, setup, lines, snapshot)
        course = cls(match)
        for line in lines:
            course._note(line)
        return course

    def snapshot(self) -> dict[str, Any]:
        return {**self.match.snapshot(), "at": self.seq}

    # --- what is to be written ---

    def moved(self, proposal: Proposal) -> Line:
        return proposal.move.to_json()

    def undo(self, seat: int, mine: Sequence[int], voters: Sequence[int]) -> Line:
        """What a wish to undo leads to: at once by right, or when nobody needs to be asked; else a question."""
        if self.match.over:
            raise Illegal("G-OVER", "over")
        if self.match.can_undo(seat):
            return {"undo": self.match.ply - 1}
        own = [ply for ply, move in enumerate(self.match.moves) if move.seat == seat]
        if not own:
            raise Illegal("G-UNDO", "undo")
        if not [voter for voter in voters if voter not in mine]:
            return {"undo": own[-1]}
        return {"ask": seat, "to": own[-1]}

    def can_ask_undo(self, seat: int) -> bool:
        """Is there a move of this seat that could go back?"""
        return self.asked is None and not self.match.over and self.match.has_moved(seat)

    def answer(self, seat: int, agree: bool, waiting: Sequence[int]) -> Line:
        """What an answer leads to: the last one who agrees brings the game back."""
        if self.asked is None or seat not in waiting:
            raise Illegal("G-UNDO", "undo")
        if not agree:
            return {"refuse": seat}
        return {"agree": seat} if len(waiting) > 1 else {"undo": self.asked.to}

    def away_after(self, line: Line) -> frozenset[int]:
        """Who will be away once this line is written."""
        if "away" in line:
            return self.away | {line["away"]}
        return self.away - {line["back"]} if "back" in line else self.away

    # --- what has been written ---

    def accept(self, proposal: Proposal, line: Line) -> list[Event]:
        """A move of our own, stored."""
        self.match.accept(proposal)
        self._note(line)
        return list(proposal.events)

    def follow(self, line: Line) -> list[Event]:
        """A line somebody wrote: here, or in another process."""
        events: list[Event] = []
        told = self._told(line)
        record.follow(self.match, line, events)
        self._note(line)
        return events or told

    def can_follow(self, line: Line) -> bool:
        """A match resumed from a snapshot cannot go back behind it without being replayed."""
        return "undo" not in line or line["undo"] >= self.match.earliest

    def _note(self, line: Line) -> None:
        self.seq += 1
        self.away = self.away_after(line)
        if "action" in line:
            self.asked = None  # a move settles the question
        elif "ask" in line:
            self.asked = Asked(line["ask"], line["to"])
        elif "agree" in line and self.asked is not None:
            self.asked = Asked(self.asked.by, self.asked.to, self.asked.agreed | {line["agree"]})
        elif "undo" in line or "refuse" in line:  # so do these
            self.asked = None

    def _told(self, line: Line) -> list[Event]:
        """What a line that is not a move tells, before it is followed: whose move is taken back is known only then."""
        if "undo" in line:
            return [Event("undone", {"seat": self.match.moves[line["undo"]].seat, "ply": line["undo"]})]
        if "ask" in line:
            return [Event("undo-asked", {"seat": line["ask"], "ply": line["to"]})]
        for kind in ("away", "back", "agree", "refuse"):
            if kind in line:
                by = {"by": self.asked.by} if self.asked and kind in ("agree", "refuse") else {}
                return [Event(kind, {"seat": line[kind], **by})]
        return []
