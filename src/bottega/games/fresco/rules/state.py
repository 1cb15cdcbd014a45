"""The whole truth of a game of Fresco: nothing derived, nothing of the future.

Tiles, market tiles and portraits are numbers into the box; the bag and what is left of the portraits are a bit for
each: they have no order. With two players the painter after the last seat is Leonardo.
"""

from __future__ import annotations

from typing import Any, Final

from bottega.core.bits import members
from bottega.games.fresco.box.components import SETS, STACKS, Box
from bottega.games.fresco.box.grid import CENTRE, SIDE, coordinates
from bottega.games.fresco.box.paints import none, unpack

GET_UP: Final = 0
PLAN: Final = 1
MARKET: Final = 2
CATHEDRAL: Final = 3
STUDIO: Final = 4
WORKSHOP: Final = 5
INCOME: Final = 6
OVER: Final = 7
PHASES: Final = ("get_up", "plan", "market", "cathedral", "studio", "workshop", "income", "over")

COLUMNS: Final = ("market", "cathedral", "studio", "workshop", "theatre")
THEATRE: Final = 4  # the last column; the others are at their phase minus MARKET
NOT_PLANNED: Final[tuple[int, ...]] = ()

NOBODY: Final = -1
LEONARDO: Final = 2  # with two players
GONE: Final = -1  # a tile, market tile or portrait that was here
ASLEEP: Final = 0  # no get-up time yet

PORTRAITS: Final = 1  # the modules, a bit each
REQUESTS: Final = 2
BLENDS: Final = 4
MODULES: Final = ("portraits", "requests", "blends")
ALL_MODULES: Final = 7

# What later versions of the rules changed, each with the version since which it is so. A match goes on by the version
# it began with: where two differ, the rules ask `table.version`.
LEONARDO_STARTS_LAST: Final = 2  # FR-X5: on S3; before, chance gave him any start space
SEXTON_BY_ITSELF: Final = 2  # FR-T3: whatever is restored then; before, only to restore a segment


# Points of a painter that nothing on the table shows later, and so are noted: by their place in `Painter.scored`.
BISHOP_POINTS: Final = 0
ALTAR_POINTS: Final = 1
PORTRAIT_POINTS: Final = 2
SOURCES: Final = ("bishop", "altar", "portraits")
NOT_SCORED: Final[tuple[int, ...]] = (0, 0, 0)
NOT_NOTED: Final[tuple[int, ...]] = ()  # in games that began before this was noted


class Fulfilled:
    """A request tile on the three fresco tiles that fulfilled it."""

    __slots__ = ("points", "stack", "tiles")

    def __init__(self, stack: int, points: int, tiles: tuple[int, ...]) -> None:
        self.stack = stack
        self.points = points
        self.tiles = tiles

    def __reduce__(self) -> tuple[Any, ...]:
        return Fulfilled, (self.stack, self.points, self.tiles)

    def __repr__(self) -> str:
        return f"Fulfilled({self.stack}, {self.points}, {self.tiles})"


class Painter:
    """A master painter: where it stands, and what its player has."""

    __slots__ = (
        *("apprentices", "blends_left", "get_up", "hidden", "left", "mood", "paints", "plan", "portraits"),
        *("request_used", "requests", "score", "scored", "sexton_used", "thalers", "tiles"),
    )

    def __init__(self) -> None:
        self.score = 0
        self.scored = NOT_SCORED
        self.mood = 0
        self.thalers = 0
        self.paints = NO_PAINTS  # laid afterwards: a copy brings its own
        self.get_up = ASLEEP
        self.plan = NOT_PLANNED
        self.apprentices = 0
        self.left = 0
        self.blends_left = 0
        self.tiles: tuple[int, ...] = ()
        self.requests: tuple[Fulfilled, ...] = ()
        self.portraits: tuple[int, ...] = ()
        self.sexton_used = False
        self.request_used = False
        self.hidden = False  # in somebody's view: money and paint are behind the screen

    def copy(self) -> Painter:
        twin = Painter()
        twin.score = self.score
        twin.scored = self.scored
        twin.mood = self.mood
        twin.thalers = self.thalers
        twin.paints = self.paints.copy()
        twin.get_up = self.get_up
        twin.plan = self.plan
        twin.apprentices = self.apprentices
        twin.left = self.left
        twin.blends_left = self.blends_left
        twin.tiles = self.tiles
        twin.requests = self.requests
        twin.portraits = self.portraits
        twin.sexton_used = self.sexton_used
        twin.request_used = self.request_used
        twin.hidden = self.hidden
        return twin

    def __repr__(self) -> str:
        money, paints = ("?", "?") if self.hidden else (self.thalers, unpack(self.paints))
        names = ("get_up", "plan", "apprentices", "left", "blends_left", "tiles", "requests", "portraits")
        known = " ".join([f"{name}={getattr(self, name)}" for name in names])
        return f"<Painter score={self.score} mood={self.mood} thalers={money} paints={paints} {known}>"

    def note_points(self, source: int, points: int) -> None:
        """Where they came from."""
        if points and self.scored != NOT_NOTED:
            before = self.scored
            self.scored = (*before[:source], before[source] + points, *before[source + 1 :])

    def screened(self) -> Painter:
        """As another sees it."""
        twin = self.copy()
        twin.hidden = True
        twin.thalers = 0
        twin.paints = none()
        return twin


NO_PAINTS: Final[list[int]] = []
NO_PAINTERS: Final[list[Painter]] = []
NO_TILES: Final[list[int]] = []
NO_BOOTHS: Final[list[tuple[int, ...] | None]] = []
NO_REQUESTS: Final[list[tuple[int, ...]]] = []


class PublicState:
    """What lies open on the table, for everyone to see, and the painters as far as they are known."""

    __slots__ = (
        *("acting", "ahead", "behind", "bishop", "booths", "box", "bumped", "counted", "decider", "fresco"),
        *("last_round", "modules", "open", "painters", "phase", "portraits_gone", "portraits_open", "requests"),
        *("round", "seats", "start", "turn", "version"),
    )

    def __init__(self, box: Box, seats: int, is_open: bool, modules: int, version: int) -> None:
        self.box = box
        self.seats = seats
        self.open = is_open  # the table's option: no screens
        self.modules = modules
        self.version = version  # of the rules that it is played by
        self.phase = GET_UP
        self.turn = NOBODY  # whose decision
        self.acting = NOBODY  # which painter acts
        self.round = 1
        self.last_round = False
        self.bishop = CENTRE
        self.fresco = NO_TILES  # lists are laid afterwards: a copy brings its own
        self.booths = NO_BOOTHS  # none: closed
        self.portraits_open: tuple[int, ...] = ()
        self.portraits_gone = 0
        self.requests = NO_REQUESTS  # what is left of each stack, the top first
        self.start: tuple[int, ...] = ()  # the painters from S1 on
        self.bumped = NOBODY  # the painter that landed on another
        self.ahead = 0
        self.behind = 0
        self.counted = 0  # painters whose money has become points
        self.decider = NOBODY  # for Leonardo
        self.painters = NO_PAINTERS

    def copy_public_from(self, other: PublicState, borrowed: bool = False) -> None:
        """All that is open, as on the other table: in copies, or lent for as long as nothing changes there.

        The painters are for the caller.
        """
        self.phase = other.phase
        self.turn = other.turn
        self.acting = other.acting
        self.round = other.round
        self.last_round = other.last_round
        self.bishop = other.bishop
        self.fresco = other.fresco if borrowed else other.fresco.copy()
        self.booths = other.booths if borrowed else other.booths.copy()
        self.portraits_open = other.portraits_open
        self.portraits_gone = other.portraits_gone
        self.requests = other.requests if borrowed else other.requests.copy()
        self.start = other.start
        self.bumped = other.bumped
        self.ahead = other.ahead
        self.behind = other.behind
        self.counted = other.counted
        self.decider = other.decider

    def __repr__(self) -> str:
        decides = "nobody" if self.turn == NOBODY else f"seat {self.turn}"
        scores = [painter.score for painter in self.painters[: self.seats]]
        return f"<{self.whose()}: round {self.round}, {PHASES[self.phase]}, {decides} decides, scores {scores}>"

    def whose(self) -> str:
        return "State of Fresco"

    def has(self, module: int) -> bool:
        return self.modules & module != 0

    def decides_for(self, painter: int) -> int:
        """Whose decision it is what a painter does."""
        return painter if painter < self.seats else self.decider

    def tiles_left(self) -> int:
        return sum([1 for tile in self.fresco if tile != GONE])

    # --- JSON ---

    def tiles_json(self, tiles: tuple[int, ...]) -> list[dict[str, Any]]:
        return [self.box.tiles[tile].to_json() for tile in tiles]

    def portraits_json(self, cards: list[int]) -> list[dict[str, Any]]:
        return [self.box.portraits[card].to_json() for card in cards]

    def painter_json(self, painter: Painter) -> dict[str, Any]:
        planned = painter.plan != NOT_PLANNED
        return {
            "score": painter.score,
            "mood": painter.mood,
            "thalers": None if painter.hidden else painter.thalers,
            "paints": None if painter.hidden else unpack(painter.paints),
            "get_up": painter.get_up or None,
            "plan": dict(zip(COLUMNS, painter.plan, strict=True)) if planned else None,
            "apprentices": painter.apprentices,
            "left": painter.left,
            "blends_left": painter.blends_left,
            "tiles": self.tiles_json(painter.tiles),
            "requests": [
                {"stack": STACKS[done.stack], "points": done.points, "tiles": self.tiles_json(done.tiles)}
                for done in painter.requests
            ],
            "portraits": self.portraits_json(list(painter.portraits)),
            "sexton_used": painter.sexton_used,
            "request_used": painter.request_used,
        }

    def board_json(self) -> dict[str, Any]:
        return {
            "phase": PHASES[self.phase],
            "turn": None if self.turn == NOBODY else self.turn,
            "round": self.round,
            "last_round": self.last_round,
            "bishop": coordinates(self.bishop),
            "fresco": [
                [None if tile == GONE else self.box.tiles[tile].to_json() for tile in self.fresco[row : row + SIDE]]
                for row in range(0, len(self.fresco), SIDE)
            ],
            "booths": [None if booth is None else self._booth_json(booth) for booth in self.booths],
            "portraits_open": [
                None if card == GONE else self.box.portraits[card].to_json() for card in self.portraits_open
            ],
            "portraits_gone": self.portraits_json(members(self.portraits_gone)),
            "requests": {stack: list(points) for stack, points in zip(STACKS, self.requests, strict=True)},
            "start": ["leonardo" if painter >= self.seats else painter for painter in self.start],
            "bump": self._bump_json(),
            "counted": self.counted,
            "scored": [self._scored_json(painter) for painter in self.painters[: self.seats]],
            "leonardo": self._leonardo_json() if self.seats == LEONARDO else None,
        }

    def players_json(self) -> list[dict[str, Any]]:
        return [self.painter_json(painter) for painter in self.painters[: self.seats]]

    def _scored_json(self, painter: Painter) -> dict[str, int] | None:
        return None if painter.scored == NOT_NOTED else dict(zip(SOURCES, painter.scored, strict=True))

    def _booth_json(self, booth: tuple[int, ...]) -> list[dict[str, Any] | None]:
        return [None if goods == GONE else self.box.market[goods].to_json() for goods in booth]

    def _bump_json(self) -> dict[str, Any] | None:
        if self.bumped == NOBODY:
            return None
        ways: dict[str, Any] = {"seat": self.decides_for(self.bumped), "ahead": self.ahead, "behind": self.behind}
        return ways if self.bumped < self.seats else {**ways, "painter": "leonardo"}

    def _leonardo_json(self) -> dict[str, Any]:
        painter = self.painters[LEONARDO]
        return {
            "score": painter.score,
            "get_up": painter.get_up or None,
            "tiles": self.tiles_json(painter.tiles),
            "decider": self.decider,
            "acting": self.acting == LEONARDO,
        }


class State(PublicState):
    """The whole truth about a game of Fresco."""

    __slots__ = ("bag", "portraits_left")

    def __init__(self, box: Box, seats: int, is_open: bool, modules: int, version: int) -> None:
        super().__init__(box, seats, is_open, modules, version)
        self.bag = 0
        self.portraits_left = 0

    def __reduce__(self) -> tuple[Any, ...]:
        return State, (self.box, self.seats, self.open, self.modules, self.version), self.__getstate__()

    def copy(self) -> State:
        twin = State(self.box, self.seats, self.open, self.modules, self.version)
        twin.copy_public_from(self)
        twin.painters = [painter.copy() for painter in self.painters]
        twin.bag = self.bag
        twin.portraits_left = self.portraits_left
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.version == other.version and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]  # a state changes

    def to_json(self) -> dict[str, Any]:
        left = members(self.portraits_left)
        portraits = self.box.portraits
        return {
            **self.board_json(),
            "players": self.players_json(),
            "bag": [self.box.market[goods].to_json() for goods in members(self.bag)],
            "portraits_left": {
                letter: self.portraits_json([card for card in left if portraits[card].letter == letter])
                for letter in SETS
            },
        }
