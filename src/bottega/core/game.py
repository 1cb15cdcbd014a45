"""What a game is: a stateless set of functions over plain states.

A game object is bound to one component list (its box) and to nothing else. `apply` works in place, so
whoever needs the old state keeps a copy; `Match` does.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, Self, TypeVar

from bottega.core.chance import Chance, Kind
from bottega.core.errors import Invalid
from bottega.core.event import Event


class StateLike(Protocol):
    """The whole truth as plain data: equal by value, cheap to copy, nothing of the future in it."""

    def copy(self) -> Self: ...


class ActionLike(Protocol):
    """The frozen intent of one seat."""

    def to_json(self) -> dict[str, Any]: ...


class ViewLike(Protocol):
    """Everything one seat (or a spectator, `None`) may know, its choices included."""

    @property
    def seat(self) -> int | None: ...

    @property
    def awaited(self) -> bool:
        """Does the game wait for this seat? One that may act but need not can let it be."""

    @property
    def choices(self) -> Sequence[Any]: ...

    def to_json(self) -> dict[str, Any]:
        """Both of these in one."""

    def public_json(self) -> dict[str, Any]:
        """What everybody sees alike: the same in every view of a state."""

    def private_json(self) -> dict[str, Any]:
        """The rest."""


S = TypeVar("S", bound=StateLike)
A = TypeVar("A", bound=ActionLike)
V = TypeVar("V", bound=ViewLike)


@dataclass(frozen=True)
class Spec:
    """What a shelf label says; importable without the rules."""

    name: str
    title: str
    rules_prefix: str
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    options: Mapping[str, str] = field(default_factory=dict)  # name: what it does, in one English line
    credits: str = ""
    version: int = 1  # of the rules: raised when a change would make old records replay differently

    def check_seats(self, seats: object) -> int:
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            known = ", ".join(map(str, self.seats[:-1])) + f" or {self.seats[-1]}"
            raise Invalid(f"seats: {self.title} is a game for {known} players, not {seats!r}")
        return seats


@dataclass(frozen=True)
class Outcome:
    """How a game ended: winning seats, a score for each side, and the rule that ended it."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str

    def to_json(self) -> dict[str, Any]:
        return {"winners": list(self.winners), "scores": list(self.scores), "reason": self.reason}


class Entry(NamedTuple):
    """A line in the ledger of a finished game: what brought a side how many points. Cards and tiles have a name."""

    side: int
    kind: str
    points: int
    name: str = ""


class Game(ABC, Generic[S, A, V]):
    """The contract. Everything that plays, shows, stores or studies a game goes through it."""

    spec: ClassVar[Spec]
    kinds: ClassVar[Sequence[Kind]]  # `Chance.pick` numbers the kinds of chance by their place here
    colours: ClassVar[Sequence[str]] = ()  # a map with only these keys and whole numbers is a multiset
    unordered: ClassVar[frozenset[str]] = frozenset()  # state fields whose lists have no order
    remainders: ClassVar[frozenset[str]] = frozenset()  # state fields that are the box minus the others
    box: Any  # the component list in play, as the game's own modules read it
    components: str  # and its hash

    # --- rules ---

    @abstractmethod
    def unpack(self, seats: int, options: Mapping[str, Any]) -> S:
        """The open box on the table: nothing dealt yet."""

    @abstractmethod
    def deal(self, state: S, options: Mapping[str, Any], chance: Chance) -> None:
        """The random part of the setup, in place."""

    def setup(self, seats: int, options: Mapping[str, Any], chance: Chance) -> S:
        state = self.unpack(seats, options)
        self.deal(state, options, chance)
        return state

    def check_table(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options of a game that could be dealt; `Invalid` if it could not."""
        read = self.check_options(options, self.spec.check_seats(seats))
        self.unpack(seats, read)
        return read

    @abstractmethod
    def awaited(self, state: S) -> tuple[int, ...]:
        """Seats that hold the game up: their clocks run."""

    def allowed(self, state: S) -> tuple[int, ...]:
        """Seats that may act now; the awaited ones and perhaps more (who may answer an offer)."""
        return self.awaited(state)

    def asked(self, state: S) -> tuple[int, ...]:
        """Seats that have an offer to answer, though the game does not wait for them."""
        return ()

    @abstractmethod
    def choices(self, state: S, seat: int) -> Sequence[A]:
        """Legal actions; all of them, or the common ones where they are too many to list."""

    @abstractmethod
    def check(self, state: S, seat: int, action: A) -> None:
        """The authority on what is legal: raises `Illegal` naming the rule."""

    @abstractmethod
    def apply(self, state: S, seat: int, action: A, chance: Chance, events: list[Event] | None = None) -> None:
        """Carry out a checked action in place; tell it to `events` if somebody listens."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None: ...

    @abstractmethod
    def fallback(self, state: S, seat: int) -> A:
        """What happens when a player is absent."""

    def sides(self, seats: int) -> tuple[tuple[int, ...], ...]:
        """Seats of each side. A seat decides, a side scores."""
        return tuple((seat,) for seat in range(seats))

    def question(self, state: S, seat: int) -> object:
        """What this seat is asked, by value: while it stays equal, an earlier answer still fits."""
        return seat in self.awaited(state)

    def reveals(self, before: S, seat: int, action: A, after: S) -> bool:
        """Did the move show its maker something new, chance apart? Then it cannot be undone."""
        return False

    # --- knowledge ---

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V: ...

    @abstractmethod
    def determinise(self, view: V, chance: Chance) -> S:
        """A state that looks like this to the view's seat, hidden things dealt at random."""

    @abstractmethod
    def results(self, state: S, kind: int) -> Sequence[Any]:
        """The equally likely results of a kind of chance now, by name, in the order `pick` counts them."""

    def result(self, state: S, kind: int, place: int) -> Any:
        """One of them; games extend it where there are many and each move draws some."""
        return self.results(state, kind)[place]

    # --- reading and writing ---

    @abstractmethod
    def action_from_json(self, data: object) -> A: ...

    @abstractmethod
    def state_json(self, state: S) -> dict[str, Any]: ...

    @abstractmethod
    def position(self, data: Mapping[str, Any], seats: int, options: Mapping[str, Any], chance: Chance) -> S:
        """The named parts of a state, laid over a fresh one; what is not named is filled in."""

    def check_options(self, options: object, seats: int) -> dict[str, Any]:
        """Options of a table, read strictly; games extend it for their own values."""
        if not isinstance(options, Mapping):
            raise Invalid("options: must be a map")
        for name in options:
            if name not in self.spec.options:
                known = ", ".join(self.spec.options) or "none"
                raise Invalid(f"options: {name}: unknown, {self.spec.title} has {known}")
        return dict(options)

    def tally(self, state: S) -> dict[str, int]:
        """Countable things of a finished game, for statistics: each is shown as its share of them all."""
        return {}

    def measures(self, state: S) -> dict[str, int]:
        """Numbers of a finished game whose averages tell something, such as its rounds."""
        return {}

    def ledger(self, state: S, told: Sequence[Event]) -> list[Entry]:
        """How the points of a finished game were made, from its end and all that was told of it.

        For each side the entries add up to its score. What was got but brought nothing has an entry too.
        """
        return []


AnyGame = Game[Any, Any, Any]
