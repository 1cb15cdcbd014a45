"""The types of what every game writes as JSON. They say what is written, and write nothing themselves.

A game may have a module of the same kind with its own `View`, `State`, `Action` and `GameEvent`, for clients that want
them typed (`python -m bottega.server.game_types`); a test compares it with played games.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict, TypeVar

K = TypeVar("K", bound=str)
SOME = "some"  # marks a map in which keys may be missing
Counts = Annotated[dict[K, int], SOME]  # a multiset: what there is none of is left out


class Outcome(TypedDict):
    """How a game ended: winning seats, a score for each side, and the id of the rule that ended it."""

    winners: list[int]
    scores: list[int]
    reason: str


class Common(TypedDict):
    """What views and states have in common."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    outcome: Outcome | None


class Seen(Common):
    """What the view of any game has, its choices apart."""

    ply: int
    seat: int | None
    awaited: list[int]
    asked: list[int]
    leaders: list[int]
    decision: int | None
    commitment: str | None


class Action(TypedDict):
    """What a seat may do: one of `choices`, or another that the rules allow."""

    type: str


class View(Seen):
    """The table as one seat may know it, or a spectator (`seat` is null)."""

    choices: list[Action]


class State(Common):
    """The whole truth, as scenarios and open replays have it."""


class GameEvent(TypedDict):
    """One thing that happened, as the reader may know it."""

    type: str


class Over(TypedDict):
    """The game has ended."""

    type: Literal["over"]
