"""Arrays of a game that lists its actions and says which numbers an observation has."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.chance import Chance
from bottega.core.encoding import NOBODY, Encoding, IndexedGame, Row, ViewIndexedGame
from bottega.core.errors import Invalid

if TYPE_CHECKING:
    from bottega.core.game import AnyGame


class CatalogueEncoding(Encoding):
    def __init__(
        self,
        game: AnyGame,
        actions: Sequence[Any],
        features: list[tuple[str, int]],
        numbers: Callable[[Any], Sequence[int]],
    ) -> None:
        super().__init__(features, [str(action.to_json()) for action in actions])
        self.game = game
        self.actions = actions
        self.numbers = numbers
        self.indices = {action: index for index, action in enumerate(actions)}

    def observe(self, view: Any, row: Row) -> None:
        for (_, most), number in zip(self.features, self.numbers(view), strict=True):
            row.put(number, most)

    def legal(self, view: Any) -> vec[i64]:
        return vec[i64]([self.indices[action] for action in view.choices])

    def action(self, view: Any, index: int) -> Any:
        return self.actions[self.check_index(index)]

    def index(self, view: Any, action: Any) -> int:
        return self.indices[action]


class CatalogueGame(ViewIndexedGame):
    def __init__(self, encoding: CatalogueEncoding) -> None:
        super().__init__(encoding)
        self.game = encoding.game

    def asked(self) -> i64:
        for seat in (*self.game.asked(self.state), *self.game.awaited(self.state)):
            return seat
        return NOBODY

    def borrow(self, seat: int) -> Any:
        return self.game.view(self.state, seat)

    def play(self, action: Any, chance: Chance) -> None:
        self.game.apply(self.state, int(self.seat), action, chance)

    def scores(self) -> list[int]:
        """At the end; before it, nobody is ahead."""
        outcome = self.game.outcome(self.state)
        return list(outcome.scores) if outcome else [0] * len(self.game.sides(self.state.seats))


class CatalogueArrays:
    """The part `arrays` of a game.

    `actions(seats)` lists all actions there are; `features(seats)` says what each number of an observation means and
    the most it shows, 255 at most; `numbers(view)` has these numbers.
    """

    def __init__(
        self,
        game: AnyGame,
        actions: Callable[[int], Sequence[Any]],
        features: Callable[[int], list[tuple[str, int]]],
        numbers: Callable[[Any], Sequence[int]],
    ) -> None:
        self.game = game
        self.actions = actions
        self.features = features
        self.numbers = numbers

    def Encoding(self, box: Any, seats: int) -> CatalogueEncoding:  # noqa: N802  # as in the contract
        return CatalogueEncoding(self.game, self.actions(seats), self.features(seats), self.numbers)

    def IndexedGame(self, encoding: CatalogueEncoding) -> CatalogueGame:  # noqa: N802  # as in the contract
        return CatalogueGame(encoding)


class NoArrays:
    """For a game that has not said what its arrays are."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def Encoding(self, box: Any, seats: int) -> NoReturn:  # noqa: N802  # as in the contract
        raise Invalid(f"game: {self.game.spec.title} has no arrays yet")

    def IndexedGame(self, encoding: Any) -> IndexedGame:  # noqa: N802  # as in the contract
        return self.Encoding(None, 0)
