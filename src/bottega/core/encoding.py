"""Games as arrays, for learners: what each index means, and one game that is played by indices.

Observations are whole numbers from 0 to 255, so that a compiled loop can write them into one long row; whoever wants
fractions divides by the most that each index shows.
"""

from __future__ import annotations

from operator import index as as_index
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from bottega.core.chance import Chance
from bottega.core.errors import Invalid

MAX_CELL: Final[i64] = 255
NOBODY: Final[i64] = -1
NO_INDEX: Final = -1
NO_MOVES: Final = vec[i64]()


class Row:
    """A long row of small numbers with a pen on it. `memoryview(row.cells)` is what others see of it.

    `drawn` keeps by its place what was written there last, where that is long and seldom changes.
    """

    def __init__(self, size: i64) -> None:
        self.cells: vec[u8] = vec[u8](bytes(int(size)))
        self.at: i64 = 0
        self.drawn: dict[int, Any] = {}

    def put(self, value: i64, most: i64) -> None:
        """A number where the pen is; more than the most counts as the most."""
        self.cells[self.at] = u8(most if value > most else value)
        self.at += 1

    def flag(self, is_so: bool) -> None:
        self.cells[self.at] = 1 if is_so else 0
        self.at += 1

    def put_list(self, values: list[int], most: i64) -> None:
        cells, at = self.cells, self.at
        for value in values:
            count: i64 = value
            cells[at] = u8(most if count > most else count)
            at += 1
        self.at = at

    def put_tuple(self, values: tuple[int, ...], most: i64) -> None:
        """The same for a tuple: a loop over either would compile to slower code."""
        cells, at = self.cells, self.at
        for value in values:
            count: i64 = value
            cells[at] = u8(most if count > most else count)
            at += 1
        self.at = at

    def copy(self, pattern: vec[u8], first: i64, count: i64) -> None:
        """Some cells of a pattern that was written before."""
        cells, at = self.cells, self.at
        for place in range(count):
            cells[at + place] = pattern[first + place]
        self.at += count

    def one_of(self, index: i64, count: i64) -> None:
        """A 1 among zeros; none where `index` is beyond them."""
        first = self.at
        self.blank(count)
        if index < count:
            self.cells[first + index] = 1

    def blank(self, count: i64) -> None:
        cells = self.cells
        for place in range(self.at, self.at + count):
            cells[place] = 0
        self.at += count


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """The arrays of a game for so many seats, told from the seat that looks: itself first, then clockwise.

    `features` has a label for each index of an observation and the most it shows, `moves` a label for each action.
    """

    def __init__(self, features: list[tuple[str, int]], moves: list[str]) -> None:
        self.features = features
        self.moves = moves

    def observe(self, view: Any, row: Row) -> None:
        """Write what a view shows, a number for each of the features."""
        raise NotImplementedError

    def legal(self, view: Any) -> vec[i64]:
        """The indices of what the view's seat may choose now, each once."""
        raise NotImplementedError

    def action(self, view: Any, index: int) -> Any:
        """What an index means for the view's seat now. It need not be legal: that is for the rules to say."""
        raise NotImplementedError

    def check_index(self, index: Any) -> int:
        try:
            whole = NO_INDEX if isinstance(index, bool) else as_index(index)
        except TypeError:
            whole = NO_INDEX
        if not 0 <= whole < len(self.moves):
            raise Invalid(f"action: must be a whole number from 0 to {len(self.moves) - 1}, not {index!r}")
        return whole

    def index(self, view: Any, action: Any) -> int:
        """The index of one of the view's choices."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class IndexedGame:
    """One game among many, played by indices. `seat` is whose decision it waits for, `legal` what that seat may do."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.seat: i64 = NOBODY
        self.legal: vec[i64] = NO_MOVES
        self.state: Any = None  # itself, not a copy; none until one is loaded

    def load(self, state: Any) -> None:
        """Go on from this state, which belongs to this game from now on."""
        raise NotImplementedError

    def observe(self, seat: int, row: Row) -> None:
        """Write what a seat sees."""
        raise NotImplementedError

    def step(self, index: i64, chance: Chance) -> None:
        """Carry out a legal index."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Of each side, as far as they are known to all."""
        raise NotImplementedError

    def allows(self, index: i64) -> bool:
        for legal in self.legal:  # noqa: SIM110  # a loop compiles to faster code than `any`
            if legal == index:
                return True
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class ViewIndexedGame(IndexedGame):
    """A game that reads its state through views. A view is borrowed: the next step makes it invalid."""

    def __init__(self, encoding: Encoding) -> None:
        super().__init__(encoding)
        self.view: Any = None

    def load(self, state: Any) -> None:
        self.state = state
        self._look()

    def observe(self, seat: int, row: Row) -> None:
        self.encoding.observe(self.view if seat == self.seat else self.borrow(seat), row)

    def step(self, index: i64, chance: Chance) -> None:
        self.play(self.encoding.action(self.view, int(index)), chance)
        self._look()

    def _look(self) -> None:
        self.seat = self.asked()
        if self.seat == NOBODY:
            self.view, self.legal = None, NO_MOVES
        else:
            self.view = self.borrow(int(self.seat))
            self.legal = self.encoding.legal(self.view)

    # --- what a game says ---

    def asked(self) -> i64:
        """Who decides next; nobody when it is over."""
        raise NotImplementedError

    def borrow(self, seat: int) -> Any:
        """What a seat sees, until the next step."""
        raise NotImplementedError

    def play(self, action: Any, chance: Chance) -> None:
        """The seat's action."""
        raise NotImplementedError
