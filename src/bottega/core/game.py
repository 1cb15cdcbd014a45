"""What a game is: a stateless set of functions over plain states.

A game object is bound to one component list (its box) and one version of its rules, and to nothing else. `apply` works
in place, so whoever needs the old state keeps a copy; `Match` does.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, Self, TypeVar

from bottega.core import defaults, shapes
from bottega.core.chance import Chance, Kind
from bottega.core.components import NO_COMPONENTS, Source
from bottega.core.errors import Invalid
from bottega.core.event import Event
from bottega.core.options import Option
from bottega.core.parts import Answers, Arrays, Bot, Guide, Picture, Playouts, Reasons, ScoreSheet, Searching, Words
from bottega.core.reading import merged


class StateLike(Protocol):
    """The whole truth as plain data: equal by value, cheap to copy, nothing of the future in it."""

    @property
    def seats(self) -> int: ...

    def copy(self) -> Self: ...


class ActionLike(Protocol):
    """The frozen intent of one seat."""

    def to_json(self) -> dict[str, Any]: ...


class ViewLike(Protocol):
    """Everything one seat (or a spectator, `None`) may know, its choices included."""

    @property
    def seat(self) -> int | None: ...

    @property
    def seats(self) -> int: ...

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
    options: Mapping[str, Option] = field(default_factory=dict)
    credits: str = ""
    usual: int = 0  # seats of a game begun with one click; left out, the fewest
    longest: int = 10_000  # moves: play stays well below, though no rule may set a limit; learners' buffers ask for it
    version: int = 1  # the newest of the rules: raised when a change would make old records replay differently

    @property
    def usual_seats(self) -> int:
        return self.usual or self.seats[0]

    def check_seats(self, seats: object) -> int:
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            known = ", ".join(map(str, self.seats[:-1])) + f" or {self.seats[-1]}"
            raise Invalid(f"seats: {self.title} is a game for {known} players, not {seats!r}")
        return seats

    def check_version(self, version: object) -> int:
        """A version of the rules that this program knows: all up to the newest."""
        if isinstance(version, bool) or not isinstance(version, int) or version < 1:
            raise Invalid(f"version: must be 1 to {self.version}, not {version!r}")
        if version > self.version:
            known = f"this Bottega knows {self.title}'s up to {self.version}"
            raise Invalid(f"version: {version} of the rules is of a later Bottega; {known}")
        return version

    def check_options(self, options: object, seats: int) -> dict[str, Any]:
        """Options of a table, read strictly."""
        if not isinstance(options, Mapping):
            raise Invalid("options: must be a map")
        for name in options:
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise Invalid(f"options: {name}: unknown, {self.title} has {known}")
            self.options[name].check(options[name], f"options: {name}", seats)
        return dict(options)


@dataclass(frozen=True)
class Outcome:
    """How a game ended: winning seats, a score for each side, and the rule that ended it."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str

    def to_json(self) -> dict[str, Any]:
        return {"winners": list(self.winners), "scores": list(self.scores), "reason": self.reason}


class Figures(NamedTuple):
    """What a finished game tells statistics: counts shown as shares of them all, and numbers that are averaged."""

    shares: Mapping[str, int] = {}
    averages: Mapping[str, int] = {}


class Entry(NamedTuple):
    """A line in the ledger of a finished game: what brought a side how many points. Cards and tiles have a name."""

    side: int
    kind: str
    points: int
    name: str = ""


class Game(ABC, Generic[S, A, V]):
    """The contract. Everything that plays, shows, stores or studies a game goes through it.

    A game answers the abstract methods. All else has a default made from these answers, which a game replaces where it
    wants better sentences, speed or strength.
    """

    spec: ClassVar[Spec]
    kinds: ClassVar[Sequence[Kind]]  # `Chance.pick` numbers the kinds of chance by their place here
    colours: ClassVar[Sequence[str]] = ()  # a map with only these keys and whole numbers is a multiset
    unordered: ClassVar[frozenset[str]] = frozenset()  # state fields whose lists have no order
    remainders: ClassVar[frozenset[str]] = frozenset()  # state fields that are the box minus the others
    cited: ClassVar[Mapping[str, Sequence[str]]] = {}  # ids of the rules that allow an action, by its type
    box: Any = None  # the component list in play, as the game's own modules read it
    components: str = NO_COMPONENTS  # and its hash
    source: Source | None = None  # where it was read from; none if it is our own
    version: int  # of the rules: matches go on, and records replay, under the one that they began with

    def __init__(self, source: Source | None = None, version: int | None = None) -> None:
        """Games with a component list read `source`, or else their own. Without a `version` it is the newest."""
        if source is not None:
            raise Invalid(f"components: {self.spec.title} has no component list")
        self.version = self.spec.version if version is None else self.spec.check_version(version)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: version {self.version} of the rules, component list {self.components[:8]}>"

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

    def fallback(self, state: S, seat: int) -> A:
        """What an absent player does: in its turn something legal, asked out of turn whatever declines."""
        return self.choices(state, seat)[0]

    def sides(self, seats: int) -> tuple[tuple[int, ...], ...]:
        """Seats of each side. A seat decides, a side scores."""
        return tuple((seat,) for seat in range(seats))

    def points(self, state: S) -> tuple[int, ...]:
        """What each side has so far, as far as everybody may know it; empty where the game does not count."""
        return ()

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
    def state_from_json(self, data: object, seats: int, options: Mapping[str, Any]) -> S:
        """A whole state, read strictly: `Invalid` names the field that is missing, unknown or wrong."""

    def position(self, data: Mapping[str, Any], seats: int, options: Mapping[str, Any], chance: Chance) -> S:
        """A position for scenarios: the named parts of a state, laid over a fresh one."""
        fresh = self.state_json(self.setup(seats, options, chance))
        return self.state_from_json(merged(fresh, data, self.colours), seats, options)

    # --- statistics ---

    def figures(self, state: S) -> Figures:
        return Figures()

    def ledger(self, state: S, events: Sequence[Event]) -> list[Entry]:
        """How the points of a finished game were made, from its end and all its events.

        For each side the entries add up to its score. What was got but brought nothing has an entry too.
        """
        return []

    # --- parts ---

    @property
    def shapes(self) -> ModuleType:
        """The types of what the game writes as JSON, for typed clients."""
        return shapes

    @property
    def words(self) -> Words:
        return defaults.TextsById(self)

    @property
    def judge(self) -> Callable[[Any, Any], float] | None:
        """How good an action looks, by the view of its seat: for greedy, and for search to try good ones first."""
        return None

    @property
    def bots(self) -> Mapping[str, Callable[[], Bot]]:
        """Bots of the game's own, by name; `greedy` is always there."""
        return {"greedy": lambda: defaults.Greedy(self.judge)}

    @property
    def search(self) -> Searching:
        return defaults.PlainSearch(self)

    @property
    def reasons(self) -> Reasons | None:
        """Without them, hints show moves and say nothing about them."""
        return None

    @property
    def arrays(self) -> Arrays:
        return defaults.NoArrays(self)

    @property
    def answers(self) -> Answers | None:
        """Of a game with offers."""
        return None

    @property
    def picture(self) -> Picture | None:
        """Without one, pictures show the table in words."""
        return None

    @property
    def score_sheet(self) -> ScoreSheet | None:
        """Without one, nobody can have a real table counted."""
        return None

    @property
    def guide(self) -> Guide | None:
        """What the companion of a real table says; without one, the game has none."""
        return None

    @property
    def playouts(self) -> Playouts:
        return defaults.RandomPlayouts(self)


def check_setup(game: AnyGame, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a game that could be dealt; `Invalid` if it could not."""
    read = game.spec.check_options(options, game.spec.check_seats(seats))
    game.unpack(seats, read)
    return read


def leaders(game: AnyGame, state: StateLike) -> tuple[int, ...]:
    """The seats that are ahead of others, or have won."""
    outcome = game.outcome(state)
    if outcome is not None:
        return outcome.winners
    points = game.points(state)
    most = max(points, default=0)
    if most == min(points, default=0):
        return ()
    sides = game.sides(state.seats)
    return tuple(sorted(seat for side, has in zip(sides, points, strict=True) if has == most for seat in side))


AnyGame = Game[Any, Any, Any]
