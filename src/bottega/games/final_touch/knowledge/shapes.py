"""The types of what Final Touch writes as JSON; docs/views.md says what each field means."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from bottega.core.shapes import Common, Counts, Over, Seen

Colour = Literal["yellow", "green", "brown", "blue", "red"]
Touches = Counts[Colour]
Phase = Literal["play", "tiebreak", "over"]
Ending = Literal["finished", "ruined"]

# --- actions ---


class Improve(TypedDict):
    """Play touches that are missing."""

    type: Literal["improve"]
    touches: Touches


class Smear(TypedDict):
    """Play one touch of a colour that is not missing."""

    type: Literal["smear"]
    touch: Colour


Action = Improve | Smear

# --- the table ---


class Masterpiece(TypedDict):
    """A painting, the touches it needs, and what it pays."""

    title: str
    artist: str
    year: str
    needs: Touches
    finished: int
    ruined: int


_As = TypedDict("_As", {"as": Ending})


class Won(_As):
    """A masterpiece that was paid for."""

    title: str
    sides: list[int]
    value: int


class Gain(TypedDict):
    """What a side is paid."""

    side: int
    money: int


class Effect(TypedDict):
    """What a choice would do."""

    kind: Literal["improve", "smear", "finish", "ruin"]
    gets: list[Gain]
    missing: Touches
    smears: int
    again: bool
    tiebreak: bool
    ends: bool
    winners: list[int]


class _Board(TypedDict):
    """What views and states have in common."""

    turn: int
    phase: Phase
    masterpiece: Masterpiece
    next: Masterpiece | None
    improved: Touches
    smeared: Touches
    smear_order: list[Colour]
    discard: Touches
    purses: list[int]
    won: list[Won]
    contenders: list[int]


class View(Seen, _Board):
    """Final Touch as one seat may know it, or a spectator."""

    choices: list[Action]
    effects: list[Effect]
    missing: Touches
    hands: list[int | Touches]
    draw: int
    pile: int
    sides: list[list[int]]
    goal: int
    smears_to_ruin: int


class State(Common, _Board):
    """The whole truth."""

    hands: list[Touches]
    draw: Touches
    pile: list[str]
    last: Action | None


# --- events ---


class Improved(TypedDict):
    type: Literal["improved"]
    seat: int
    touches: Touches


class Smeared(TypedDict):
    type: Literal["smeared"]
    seat: int
    touches: Touches
    smears: int


class Drew(TypedDict):
    """The touches are for the seat itself only."""

    type: Literal["drew"]
    seat: int
    count: int
    touches: NotRequired[Touches]


class Reshuffled(TypedDict):
    type: Literal["reshuffled"]
    count: int


class Ended(TypedDict):
    """A masterpiece was finished or ruined."""

    type: Ending
    seat: int
    title: str
    sides: list[int]
    value: int


class NewMasterpiece(TypedDict):
    type: Literal["masterpiece"]
    title: str
    next: str | None


class Tiebreak(TypedDict):
    type: Literal["tiebreak"]
    contenders: list[int]


GameEvent = Improved | Smeared | Drew | Reshuffled | Ended | NewMasterpiece | Tiebreak | Over
