"""What crosses the wire about reviews, by type. The rest of replays is in `protocol`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bottega.server.protocol import MAX_IMPORTED_MOVES, Body, Json

MarkKind = Literal["mistake", "blunder", "lucky", "unlucky"]
Verdict = Literal["best", "good", "mistake", "blunder"]


class ReviewedSide(Struct):
    """What became of a side, in shares of the win: `result`, against an equal share, is `luck` and `play` together.

    `error`: in 95 of 100 cases the truth about luck lies within so much, and so does that about play.
    """

    seats: list[int]
    name: str
    result: float
    luck: float
    play: float
    error: float


class ReviewMark(Struct):
    """A mistake, or a stroke of luck, in the move that led to `step` (0 is the deal). `share`: what it cost or was
    worth, of the win."""

    step: int
    side: int
    kind: MarkKind
    share: float
    words: str


class ReviewMoment(Struct):
    """A mistake to learn from, in the move that led to `step`: what was `made` and what speaks `against` it, what was
    `better` (which is `best`, as an action), the `reason`, and what that `cost`, in sentences; `rules`: the ids of what
    the better move follows from."""

    step: int
    title: str
    made: str
    against: str
    better: str
    reason: str
    cost: str
    rules: list[str]
    best: Json


class ReviewStory(Struct):
    """A whole review. `curve`: what each side could expect after each step, with all cards open. `moments`: by seat,
    the most teachable first."""

    iterations: int
    sides: list[ReviewedSide]
    curve: list[list[float]]
    marks: list[ReviewMark]
    moments: list[list[ReviewMoment]]


class ReviewInfo(Struct):
    """The review of a finished game, or how far it is: `done` pieces of `total`. `making`: it is worked on.

    `mine`: the seats that were yours. `story`: once all of it is done.
    """

    code: str
    game: str
    names: list[str]
    mine: list[int]
    done: int
    total: int
    making: bool
    story: ReviewStory | None


class TryMove(Body):
    """Another move instead of the one that led to `step` of a finished game."""

    step: Annotated[int, Meta(ge=1, le=MAX_IMPORTED_MOVES)]
    action: Json


class TriedMove(Struct):
    """What the master says of a move that was tried: it is the `best`, or `good` (too close to tell), or not.

    The rest is as of a moment; where it is the best, nothing more is said.
    """

    verdict: Verdict
    made: str
    against: str
    better: str
    reason: str
    cost: str
    best: Json
