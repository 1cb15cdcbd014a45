"""What a game may bring besides its rules, by type. Each has a default in `core/defaults`.

A part is often a module of the game's folder: a module that lacks one of these functions does not pass mypy.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from bottega.core import encoding as arrays
from bottega.core.chance import Chance
from bottega.core.companion.guide import Form, Step
from bottega.core.companion.score_sheet import Scored
from bottega.core.search import Feature, Knowledge


class Bot(Protocol):
    """Anything with a name that chooses; `chance` is its own dice, not the game's.

    It is asked when the game waits for it, and one of `view.choices` is the answer. With a true attribute
    `out_of_turn` it is also asked when it may act though the game waits for another (`view.awaited` is false), such as
    to answer an offer; then `None` is an answer as well.
    """

    @property
    def name(self) -> str: ...

    def choose(self, view: Any, chance: Chance) -> Any: ...


class Words(Protocol):
    """The game in words, for the log, the terminal and screen readers, all from a View."""

    @property
    def DESCRIBE_ONCE_A_TURN(self) -> bool:  # noqa: N802  # a constant of a module
        """Is the table so long that at a turn's later moves only what is new is told?"""

    def describe(self, view: Any, names: Sequence[str], lang: str) -> list[str]:
        """The table as sentences, the most urgent last."""

    def choice(self, view: Any, action: Any, names: Sequence[str], lang: str) -> str:
        """A choice and what it would do."""

    def shortlist(self, view: Any) -> Sequence[Any]:
        """The choices worth listing."""

    def to_answer(self, view: Any) -> bool:
        """Is something asked of this seat out of turn?"""

    def tell(self, event: Mapping[str, Any], seat: int | None, names: Sequence[str], lang: str) -> str:
        """An event, as one seat sees it, in a sentence."""

    def read(self, text: str, lang: str, view: Any) -> Any:
        """A move in words or a short notation; `Invalid` if it is not understood."""

    def help(self, lang: str) -> str:
        """How moves are typed."""

    def because(self, view: Any, action: Any) -> list[str]:
        """The ids of the rules that allow a legal move, and of those that make it count."""


class Searching(Protocol):
    """The game as the levels search it."""

    @property
    def JOURNEYMAN_ITERATIONS(self) -> int:  # noqa: N802  # a constant of a module
        """How long a level thinks that thinks a little."""

    @property
    def REVIEW_ITERATIONS(self) -> int:  # noqa: N802
        """How long a review thinks about a decision."""

    def KnownGame(self, view: Any) -> Knowledge:  # noqa: N802  # a class of a module
        """What the view's seat knows, ready to be searched."""

    def obvious(self, view: Any) -> Any:
        """A move that needs no thought, or none."""

    def worth(self, state: Any, chance: Chance) -> list[float]:
        """What each seat may expect from a whole position, between 0 and 1; played on in place, one sample of many."""


class Reasons(Protocol):
    """What speaks for a move, for hints."""

    @property
    def KINDS(self) -> Mapping[str, str]:  # noqa: N802  # a constant of a module
        """What a puzzle is about, by the fact that is best about its answer, or else by the answer's type."""

    def features(self, view: Any, action: Any) -> Mapping[str, Feature]:
        """Facts about the move by name: `hint-NAME` is the text that tells one."""


class Answers(Protocol):
    """How offers are answered for a seat."""

    def refuse_hopeless(self, state: Any, seat: int) -> Any:
        """What declines an offer to the seat that it cannot accept; None if it could accept every one."""


class Arrays(Protocol):
    """The game as arrays, for learners."""

    def Encoding(self, box: Any, seats: int) -> arrays.Encoding:  # noqa: N802  # a class of a module
        """What each index means for so many seats."""

    def IndexedGame(self, encoding: Any) -> arrays.IndexedGame:  # noqa: N802  # a class of a module
        """One game played by indices."""


class Picture(Protocol):
    """The table as a picture."""

    def draw(self, table: Mapping[str, Any], seat: int) -> str:
        """SVG of 720 by 480, from a view's JSON."""


class ScoreSheet(Protocol):
    """What the players at a real table write down, counted by the rules."""

    def count(self, state: Any, players: Sequence[str], sheet: Mapping[str, Any]) -> Scored:
        """`state` is the open box for so many players; `Invalid` names what cannot be counted."""


class Guide(Protocol):
    """What people at a real table are told. `state` is the open box for so many players."""

    def set_up(self, state: Any, lang: str) -> list[Step]:
        """In the order in which it is done."""

    def form(self, state: Any, lang: str) -> Form:
        """What the score sheet asks for."""


class Playouts(Protocol):
    """Random play, for measuring the bare rules."""

    def playouts(self, state: Any, chance: Chance, games: int) -> int:
        """Plays many games from one state to their ends; how many moves that took."""

    def copies(self, state: Any, count: int) -> int:
        """Copies the state so often."""
