"""What a seat may know: built from nothing, field by field."""

from __future__ import annotations

from typing import Any, Final

from bottega.core.action import Action
from bottega.games.fresco.box.components import SETS, STACKS
from bottega.games.fresco.knowledge import outlook, previews
from bottega.games.fresco.rules import turn
from bottega.games.fresco.rules.state import NOT_PLANNED, OVER, PLAN, Painter, PublicState, State

THALER: Final = 0.15  # in points; tuned by play (docs/bots.md)


class View(PublicState):
    """The open table, the seat's own money, paint and plan, and how much is hidden.

    One that is `borrowed` costs less to make: it is good until something changes, and to look at only.
    """

    __slots__ = ("bag_size", "deduced", "portraits_left", "sealed", "seat", "thaler", "worths")

    def __init__(self, state: State, seat: int | None, borrowed: bool = False) -> None:
        super().__init__(state.box, state.seats, state.open, state.modules, state.version)
        self.copy_public_from(state, borrowed)
        self.seat = seat
        self.worths: dict[tuple[int, ...], float] = {}  # a bot's own notes on what paints are worth here
        self.thaler = THALER  # and on what one is worth to it, in points
        self.painters = [seen(state, painter_no, seat, borrowed) for painter_no in range(len(state.painters))]
        # All gains and expenses happen in the open: whoever keeps count knows what lies behind the screens.
        self.deduced = [(painter.thalers, tuple(painter.paints)) for painter in state.painters if not borrowed]
        self.sealed = [painter.plan != NOT_PLANNED for painter in state.painters[: state.seats]]
        self.bag_size = state.bag.bit_count()
        self.portraits_left = [(state.portraits_left & cards).bit_count() for cards in state.box.sets]

    def __reduce__(self) -> tuple[Any, ...]:
        return View, (State(self.box, self.seats, self.open, self.modules, self.version), None), self.__getstate__()

    def whose(self) -> str:
        return f"View of Fresco by {'a spectator' if self.seat is None else f'seat {self.seat}'}"

    # --- choices ---

    @property
    def awaited(self) -> bool:
        if self.phase == PLAN:
            return self.seat is not None and not self.sealed[self.seat]
        return self.seat is not None and self.seat == self.turn

    @property
    def choices(self) -> list[Action]:
        return [] if self.seat is None else turn.choices(self, self.seat)

    # --- JSON ---

    def to_json(self) -> dict[str, Any]:
        return {**self.public_json(), **self.private_json()}

    def public_json(self) -> dict[str, Any]:
        """What everybody sees alike."""
        return {
            **self.board_json(),
            "bag": self.bag_size,
            "portraits_left": sum(self.portraits_left),
            "portraits_stacks": dict(zip(SETS, self.portraits_left, strict=True)),
            "sealed": list(self.sealed),
            "tiles": self._tile_marks(),
            "figures": previews.figures(self),
            "incomes": [previews.income_json(self, painter) for painter in self.painters[: self.seats]],
            "tallies": previews.tallies(self),
        }

    def private_json(self) -> dict[str, Any]:
        choices = self.choices
        return {
            "players": self.players_json(),
            "bonuses": previews.bonuses(self),
            "outlook": outlook.outlook(self),
            "choices": [action.to_json() for action in choices],
            "effects": previews.effects(self, choices),
        }

    def _tile_marks(self) -> list[dict[str, Any]]:
        """What else the tiles show, for those who draw them: coins, and the splotches that requests ask for."""
        return [
            {
                **tile.to_json(),
                "coins": tile.coins,
                "splotches": [STACKS[stack] for stack in tile.splotches],
            }
            for tile in self.box.tiles
        ]


def seen(state: State, painter_no: int, seat: int | None, borrowed: bool) -> Painter:
    """A painter as a seat knows it: money and paint behind the screen, the plan sealed. The end lifts all screens."""
    painter = state.painters[painter_no]
    if painter_no == seat or painter_no >= state.seats:
        return painter if borrowed else painter.copy()
    twin = painter.copy() if state.open or state.phase == OVER else painter.screened()
    if state.phase == PLAN:
        twin.plan = NOT_PLANNED
    return twin
