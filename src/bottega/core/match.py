"""A match: one game being played, with its record.

Moves are checked, applied to a copy and only then kept, so nothing changes when a move is refused.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Self, cast

from typing_extensions import TypeVar

from bottega.core.chance import RecordingChance, SeededChance, commitment
from bottega.core.errors import Illegal, Invalid
from bottega.core.event import Event
from bottega.core.game import ActionLike, AnyGame, Game, Outcome, StateLike, ViewLike, leaders
from bottega.core.reading import as_flag, as_map, as_text, as_whole, only

SETUP = 0  # the ply of the setup; moves count from 1
MAX_STEP = 1_000_000
MAX_CODE = 16  # characters

# Of the game that is played. Whoever takes a match of any game leaves them out.
S = TypeVar("S", bound=StateLike, default=Any)
A = TypeVar("A", bound=ActionLike, default=Any)
V = TypeVar("V", bound=ViewLike, default=Any)


class Move(Generic[A]):
    """One record entry: the intent of a seat and what chance gave. No dataclass: a generic one would not compile."""

    def __init__(self, seat: int, action: A, chance: Mapping[str, Any]) -> None:
        self.seat = seat
        self.action = action
        self.chance = chance

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self._all() == other._all()

    __hash__ = None  # type: ignore[assignment]  # what chance gave is a map

    def __reduce__(self) -> tuple[Any, ...]:
        return Move, self._all()

    def __repr__(self) -> str:
        return f"Move{self._all()!r}"

    def _all(self) -> tuple[object, ...]:
        return self.seat, self.action, self.chance

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"seat": self.seat, "action": self.action.to_json()}
        if self.chance:
            data["chance"] = dict(self.chance)
        return data


@dataclass(frozen=True)
class Origin:
    """Where the position comes from that a match began from: another match, after `step` of its moves.

    `code`: the other's on its server, if it was on one. `dealt_for`: the seat from whose knowledge the hidden cards
    were dealt anew; none if they are as they were. `same_draws`: by the other's seed. `before`: the moves before the
    position that the other began from itself.
    """

    step: int
    code: str | None = None
    dealt_for: int | None = None
    same_draws: bool = False
    before: int = 0

    def __reduce__(self) -> tuple[Any, ...]:
        return Origin, (self.step, self.code, self.dealt_for, self.same_draws, self.before)

    @property
    def since_deal(self) -> int:
        """How many moves lead from a deal to the position. Draws count on from there."""
        return self.before + self.step

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"step": self.step, "same_draws": self.same_draws}
        if self.code is not None:
            data["code"] = self.code
        if self.dealt_for is not None:
            data["dealt_for"] = self.dealt_for
        return {**data, "before": self.before} if self.before else data

    @staticmethod
    def from_json(data: object, seats: int) -> Origin:
        """Of a record, strictly."""
        found = as_map(data, "origin")
        only(found, ["step", "code", "dealt_for", "same_draws", "before"], "origin")
        code, seat = found.get("code"), found.get("dealt_for")
        if code is not None and len(as_text(code, "origin: code")) > MAX_CODE:
            raise Invalid(f"origin: code: longer than {MAX_CODE} characters")
        return Origin(
            as_whole(found.get("step"), "origin: step", 0, MAX_STEP),
            code,
            None if seat is None else as_whole(seat, "origin: dealt_for", 0, seats - 1),
            as_flag(found.get("same_draws", False), "origin: same_draws"),
            as_whole(found.get("before", 0), "origin: before", 0, MAX_STEP),
        )


@dataclass(frozen=True)
class Deal:
    """How a live match began: whoever stores it can deal it again. The seed is secret until the match is over.

    A match that began from a position has no setup.
    """

    game: AnyGame
    seats: int
    options: Mapping[str, Any]
    seed: str
    setup: Mapping[str, Any]
    position: Mapping[str, Any] | None = None
    origin: Origin | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return Deal, (self.game, self.seats, self.options, self.seed, self.setup, self.position, self.origin)


class _Snapshot(Generic[S]):
    """What undo restores."""

    def __init__(self, state: S, decisions: tuple[int, ...], fair: bool) -> None:
        self.state = state
        self.decisions = decisions
        self.fair = fair

    def __reduce__(self) -> tuple[Any, ...]:
        return _Snapshot, (self.state, self.decisions, self.fair)


class Proposal(Generic[S, A]):
    """A move that was checked and worked out but has not happened yet: `Match.accept` makes it happen."""

    def __init__(
        self, move: Move[A], events: Sequence[Event], before: S, after: _Snapshot[S], question_count: int
    ) -> None:
        self.move = move
        self.events = events
        self.before = before
        self.after = after
        self.question_count = question_count


class Match(Generic[S, A, V]):
    """One game being played. `bottega.new` and `bottega.load` make them.

    `setup` scripts the random results of the setup; `position` starts from named parts of a state instead, and `origin`
    tells of the match that the position is from.
    """

    def __init__(
        self,
        game: Game[S, A, V],
        seats: int,
        options: Mapping[str, Any] | None = None,
        seed: str | int | None = None,
        setup: Mapping[str, Any] | None = None,
        position: Mapping[str, Any] | None = None,
        origin: Origin | None = None,
    ) -> None:
        self.game = game
        self.seats = game.spec.check_seats(seats)
        self.options = game.spec.check_options({} if options is None else options, self.seats)
        self._seed = secrets.token_hex(32) if seed is None else str(seed)
        self._hash = commitment(self._seed)
        self._fair = setup is None and position is None
        self.setup: dict[str, Any] = {}
        self.start: dict[str, Any] | None = None  # the whole position, where one was given
        self.origin = origin
        self.moves: list[Move[A]] = []
        self._past: list[_Snapshot[S]] = []
        self._state = self._deal(setup) if position is None else self._from_position(position)
        self._judged: Any = None
        self._outcome: Outcome | None = None
        self._question_count = SETUP  # counts on through undo: an answer to an undone question must not fit the next
        self._decisions: tuple[int, ...] = (SETUP,) * self.seats

    def __reduce__(self) -> tuple[Any, ...]:
        return Match, (self.game, self.seats, self.options, self._seed), self.__getstate__()

    def _deal(self, script: Mapping[str, Any] | None) -> S:
        state = self.game.unpack(self.seats, self.options)
        chance = self._witness(state, SETUP, script)
        self.game.deal(state, self.options, chance)
        if chance.unused():
            raise Invalid(f"setup: {', '.join(chance.unused())}: more is named than is drawn")
        self.setup = chance.notes
        return state

    def _from_position(self, position: Mapping[str, Any]) -> S:
        state = self.game.position(position, self.seats, self.options, SeededChance(self._seed, SETUP))
        self.start = self.game.state_json(state)
        return state

    def _witness(self, state: S, ply: int, script: Mapping[str, Any] | None, strict: bool = False) -> RecordingChance:
        source = None if strict else SeededChance(self._seed, ply)
        game = self.game
        return RecordingChance(
            game.kinds,
            lambda kind: game.results(state, kind),
            source,
            script,
            lambda kind, place: game.result(state, kind, place),
        )

    # --- what is going on ---

    @property
    def state(self) -> S:
        """A copy of the whole truth; bots get `view` instead."""
        return self._state.copy()

    @property
    def ply(self) -> int:
        return len(self.moves)

    @property
    def since_deal(self) -> int:
        """The same with the moves before the position that the match began from."""
        return self.ply if self.origin is None else self.origin.since_deal + self.ply

    @property
    def outcome(self) -> Outcome | None:
        if self._judged is not self._state:  # a state never changes once it is here
            self._judged, self._outcome = self._state, self.game.outcome(self._state)
        return self._outcome

    @property
    def over(self) -> bool:
        return self.outcome is not None

    @property
    def awaited(self) -> tuple[int, ...]:
        return self.game.awaited(self._state)

    @property
    def allowed(self) -> tuple[int, ...]:
        return self.game.allowed(self._state)

    @property
    def asked(self) -> tuple[int, ...]:
        return self.game.asked(self._state)

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        return self.game.sides(self.seats)

    @property
    def commitment(self) -> str | None:
        """Hash of the secret seed, known before the first move; none where chance was scripted."""
        return self._hash if self._fair else None

    @property
    def seed(self) -> str | None:
        """The secret seed, once the game is over."""
        return self._seed if self._fair and self.over else None

    def choices(self, seat: int) -> Sequence[A]:
        return self.game.choices(self._state, self._seat(seat))

    def view(self, seat: int | None) -> V:
        return self.game.view(self._state, None if seat is None else self._seat(seat))

    def decision(self, seat: int) -> int:
        """Id of what this seat is deciding now; every question put to it has a new one."""
        return self._decisions[self._seat(seat)]

    def question(self, seat: int) -> object:
        """What this seat is asked now, by value; unlike `decision` it stays the same when the seat answers anew."""
        return self.game.question(self._state, self._seat(seat))

    def _seat(self, seat: object) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise Invalid(f"seat: must be 0 to {self.seats - 1}, not {seat!r}")
        return seat

    # --- moves ---

    def check(self, seat: int, action: A | Mapping[str, Any], decision: int | None = None) -> A:
        """The action as an object, if it is legal now; raises `Illegal` or `Invalid` otherwise."""
        seat = self._seat(seat)
        read = cast(A, action) if hasattr(action, "to_json") else self.game.action_from_json(action)
        if self.over:
            raise Illegal("G-OVER", "over")
        if decision is not None and decision != self._decisions[seat]:
            raise Illegal("G-TURN", "stale")
        self.game.check(self._state, seat, read)
        return read

    def play(
        self,
        seat: int,
        action: A | Mapping[str, Any],
        *,
        decision: int | None = None,
        chance: Mapping[str, Any] | None = None,
        events: list[Event] | None = None,
    ) -> Move[A]:
        """Make a move. `chance` fixes random results; events go to `events`, if given."""
        proposal = self.propose(seat, action, decision=decision, chance=chance, listen=events is not None)
        if events is not None:
            events.extend(proposal.events)
        return self.accept(proposal)

    def propose(
        self,
        seat: int,
        action: A | Mapping[str, Any],
        *,
        decision: int | None = None,
        chance: Mapping[str, Any] | None = None,
        listen: bool = True,
    ) -> Proposal[S, A]:
        """Check a move and work it out, so that it can be stored before it happens. Nothing has changed yet."""
        action = self.check(seat, action, decision)
        return self._propose(seat, action, chance, [] if listen else None, fair=self._fair and chance is None)

    def accept(self, proposal: Proposal[S, A]) -> Move[A]:
        """Let a proposed move happen."""
        if proposal.before is not self._state:
            raise Illegal("G-TURN", "stale")
        self._past.append(_Snapshot(self._state, self._decisions, self._fair))
        self.moves.append(proposal.move)
        after = proposal.after
        self._state, self._decisions, self._fair, self._question_count = (
            after.state,
            after.decisions,
            after.fair,
            proposal.question_count,
        )
        return proposal.move

    def replay(
        self,
        seat: int,
        action: A | Mapping[str, Any],
        chance: Mapping[str, Any],
        *,
        events: list[Event] | None = None,
        sealed: bool = False,
    ) -> Move[A]:
        """Make a recorded move: all its random results must be given, and no others.

        `sealed` says that they came from this match's own seed: a live match is being restored.
        """
        action = self.check(seat, action)
        return self.accept(self._propose(seat, action, chance, events, fair=self._fair and sealed, strict=True))

    def _propose(
        self,
        seat: int,
        action: A,
        script: Mapping[str, Any] | None,
        events: list[Event] | None,
        fair: bool,
        strict: bool = False,
    ) -> Proposal[S, A]:
        state = self._state.copy()
        witness = self._witness(state, self.since_deal + 1, script, strict)
        self.game.apply(state, seat, action, witness, events)
        if strict:
            _check_same(witness.notes, script or {})
        asked = self._question_count + 1
        decisions = tuple(
            [
                asked if other == seat or self._asked_anew(state, other) else self._decisions[other]
                for other in range(self.seats)
            ]
        )
        after = _Snapshot(state, decisions, fair)
        return Proposal(Move(seat, action, witness.notes), events or (), self._state, after, asked)

    def _asked_anew(self, after: S, seat: int) -> bool:
        return bool(self.game.question(self._state, seat) != self.game.question(after, seat))

    def has_moved(self, seat: int) -> bool:
        return any(move.seat == seat for move in self.moves)

    def can_undo(self, seat: int) -> bool:
        """Is the last move this seat's own, and did it show nobody anything new by chance or reveal?"""
        if not self._past or self.over:  # once it is over, the seed is out
            return False
        move, before = self.moves[-1], self._past[-1].state
        if move.seat != self._seat(seat) or move.chance:
            return False
        return not self.game.reveals(before, seat, move.action, self._state)

    def undo(self, seat: int) -> None:
        """Take the last move back, exactly."""
        if not self.can_undo(seat):
            raise Illegal("G-UNDO", "undo")
        self.rewind(self.ply - 1)

    @property
    def earliest(self) -> int:
        """The first ply that `rewind` can reach: the start, or where the match was resumed."""
        return self.ply - len(self._past)

    def state_at(self, ply: int) -> S:
        """The whole truth as it was at an earlier ply."""
        return self._at(ply).state.copy()

    def _at(self, ply: int) -> _Snapshot[S]:
        if not self.earliest <= ply < self.ply:
            raise Invalid(f"ply: must be {self.earliest} to {self.ply - 1}, not {ply}")
        return self._past[ply - self.ply]

    def drop_history(self) -> None:
        """Lets go of what an undo would need: for a match that is over, or from which nobody goes back."""
        self._past.clear()

    def rewind(self, ply: int) -> None:
        """Take moves back to a ply, whatever they showed: for whoever has everybody's consent."""
        before = self._at(ply)
        del self._past[ply - self.ply :], self.moves[ply:]
        self._state, self._decisions, self._fair = before.state, before.decisions, before.fair

    # --- keeping a live match ---

    @property
    def deal(self) -> Deal:
        """With the seed, even before the game is over: for whoever stores the match, and nobody else."""
        return Deal(self.game, self.seats, self.options, self._seed, self.setup, self.start, self.origin)

    def snapshot(self) -> dict[str, Any]:
        """What `resume` needs to go on from here without replaying the moves."""
        return {
            "state": self.game.state_json(self._state),
            "decisions": list(self._decisions),
            "asked": self._question_count,
            "ply": self.ply,
        }

    @classmethod
    def resume(
        cls,
        deal: Deal,
        moves: Sequence[Move] = (),
        snapshot: Mapping[str, Any] | None = None,
    ) -> Self:
        """A live match as it was dealt, or as a snapshot shows it after `moves`; it draws on from its secret seed."""
        setup = deal.setup if deal.position is None else None
        match = cls(deal.game, deal.seats, deal.options, deal.seed, setup, deal.position, deal.origin)
        if snapshot is not None:
            match._state = deal.game.state_from_json(snapshot["state"], deal.seats, deal.options)
            match.moves = list(moves)
            match._question_count, match._decisions = snapshot["asked"], tuple(snapshot["decisions"])
        match._fair = True
        return match

    # --- JSON ---

    def state_json(self) -> dict[str, Any]:
        """The whole truth. `bottega.load` takes it back."""
        return {
            "game": self.game.spec.name,
            "version": self.game.version,
            "seats": self.seats,
            "options": dict(self.options),
            **self.game.state_json(self._state),
            "outcome": self.outcome.to_json() if self.outcome else None,
        }

    def view_json(self, seat: int | None) -> dict[str, Any]:
        """What one seat may know (`None`: a spectator), with its choices and the id of its decision."""
        return {**self.public_json(), **self.private_json(seat)}

    def public_json(self) -> dict[str, Any]:
        """What all views have in common: whoever writes several of them needs it once."""
        outcome = self.outcome
        return {
            "game": self.game.spec.name,
            "version": self.game.version,
            "seats": self.seats,
            "options": dict(self.options),
            "ply": self.ply,
            "awaited": list(self.awaited),
            "asked": list(self.asked),
            "leaders": list(leaders(self.game, self._state)),
            **self.view(None).public_json(),
            "outcome": outcome.to_json() if outcome else None,
            "commitment": self.commitment,
        }

    def private_json(self, seat: int | None) -> dict[str, Any]:
        """And the rest of one seat's view."""
        decision = None if seat is None else self.decision(seat)
        return {"seat": seat, "decision": decision, **self.view(seat).private_json()}

    def record_json(self) -> dict[str, Any]:
        """Intent and chance of every move: all that is needed to replay."""
        record: dict[str, Any] = {
            "game": self.game.spec.name,
            "version": self.game.version,
            "seats": self.seats,
            "options": dict(self.options),
            "components": self.game.components,
            "setup": self.setup,
        }
        source = self.game.source
        if source is not None and source.data is None:
            record["box"] = source.to_json()
        if self.start is not None:
            record["position"] = self.start
        if self.origin is not None:
            record["origin"] = self.origin.to_json()
        record["moves"] = [move.to_json() for move in self.moves]
        record["outcome"] = self.outcome.to_json() if self.outcome else None
        if self.commitment:
            record["commitment"] = self.commitment
        if self.seed:
            record["seed"] = self.seed
        return record

    def __repr__(self) -> str:
        return f"<Match {self.game.spec.name}, {self.seats} seats, ply {self.ply}{', over' if self.over else ''}>"


def _check_same(drawn: Mapping[str, Any], given: Mapping[str, Any]) -> None:
    for name in (*given, *drawn):
        if drawn.get(name) != given.get(name):
            raise Invalid(f"chance: {name}: impossible, the move gives {drawn.get(name)}, not {given.get(name)}")
