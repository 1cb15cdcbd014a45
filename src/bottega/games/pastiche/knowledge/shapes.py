"""The types of what Pastiche writes as JSON; docs/views.md says what each field means."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from bottega.core.shapes import Common, Counts, Over, Seen

Primary = Literal["red", "yellow", "blue"]
Secondary = Literal["orange", "green", "violet", "brown"]
Tertiary = Literal["amber", "scarlet", "olive", "teal", "magenta", "purple"]
Colour = Literal[Primary, Secondary, Tertiary, "black", "white", "gray", "bisque"]
Cards = Counts[Colour]
Cell = tuple[int, int]
Step = Literal["place", "trade", "complete", "discard", "over"]
BankRule = Literal["PA-B1", "PA-B2", "PA-B3"]
Fate = Literal["accepted", "declined", "withdrawn", "void", "lapsed"]

# --- actions ---


class Place(TypedDict):
    """Lay a hex, and take what it mixes or a primary of its centre."""

    type: Literal["place"]
    hex: int
    at: Cell
    rotation: int
    take: Literal["mix", Primary]


class Trade(TypedDict):
    """Trade with the bank."""

    type: Literal["bank"]
    give: Cards
    get: Colour


class MakeOffer(TypedDict):
    """Offer cards to a seat, or to everybody (null)."""

    type: Literal["offer"]
    to: int | None
    give: Cards
    get: Cards


class Answer(TypedDict):
    """Accept or decline an offer, or withdraw one's own."""

    type: Literal["accept", "decline", "withdraw"]
    offer: int


class Swap(TypedDict):
    """Swap a commission with one of the gallery."""

    type: Literal["swap"]
    commission: str
    gallery: str


class Complete(TypedDict):
    """Hand a commission in, from the hand or the gallery."""

    type: Literal["complete"]
    commission: str


class Return(TypedDict):
    """Return cards, so that the limit is kept."""

    type: Literal["return"]
    cards: Cards


class End(TypedDict):
    """End the turn."""

    type: Literal["end"]


class Close(TypedDict):
    """Decline all offers from now on, or no longer."""

    type: Literal["closed"]
    on: bool


Action = Place | Trade | MakeOffer | Answer | Swap | Complete | Return | End | Close

# --- the table ---


class Hex(TypedDict):
    """Dabs at its points, clockwise from the top, and one or two primaries in its centre."""

    points: str
    centre: str


class Laid(TypedDict):
    """A hex on the table; the start piece has no centre and is nobody's."""

    at: Cell
    points: str
    centre: str | None
    by: int | None


class Mixture(TypedDict):
    """What dabs have mixed at a point of a laid hex: the one that was laid there last."""

    at: Cell
    point: int
    colour: Colour


class Commission(TypedDict):
    """What stands on a commission."""

    title: str
    artist: str
    nationality: str
    year: str
    place: str
    palette: list[Colour]
    points: int


class _Bargain(TypedDict):
    """Cards of a seat for cards of another, or of whoever accepts first (null)."""

    id: int
    by: int
    to: int | None
    give: Cards
    get: Cards


class Offer(_Bargain):
    """An open offer; `to` is null where anybody may accept it."""

    declined: NotRequired[list[int]]


class Settled(_Bargain):
    """An offer of this turn that is no longer open; `seat`: who answered it."""

    fate: Fate
    seat: int | None


class Score(TypedDict):
    """A score as far as this seat may know it: `usable` is null where hidden."""

    completed: int
    bonus: int
    usable: int | None


class Unpayable(TypedDict):
    """An offer that this seat cannot accept, and the cards it lacks."""

    offer: int
    lacks: Cards


class Pair(TypedDict):
    """The other work of a commission's artist, and the bonus for both."""

    other: str
    bonus: int


class GivenUp(TypedDict):
    """What a choice would give up for the rest of the turn; `commission`: the one that would be completed.

    `complete`: commissions that could be completed now; `trades`: how many the bank has; `partners`: seats that an
    offer could still be made to; `offers`: open ones; `swap`: may a commission still be swapped? `last`: is this the
    last round?
    """

    action: Literal["swap", "complete", "end"]
    commission: str | None
    complete: list[str]
    trades: int
    partners: list[int]
    offers: list[int]
    swap: bool
    last: bool


class FromCommission(TypedDict):
    """Points of a completed commission."""

    type: Literal["commission"]
    title: str
    points: int


class FromArtist(TypedDict):
    """The bonus for both works of an artist."""

    type: Literal["artist"]
    artist: str
    titles: list[str]
    points: int


class FromCards(TypedDict):
    """Points of usable cards of one colour."""

    type: Literal["cards"]
    colour: Colour
    count: int
    points: int


class Preview(TypedDict):
    """What laying a hex there, turned so, would mix at its points and bring."""

    at: Cell
    hex: int
    rotation: int
    mixes: list[Colour | None]
    cards: Cards


class _Board(TypedDict):
    """What views and states have in common."""

    turn: int
    step: Step
    map: list[Laid]
    bank: Cards
    gallery: list[str]
    completed: list[list[str]]
    offers: list[Offer]
    offered: list[int]
    settled: list[Settled]
    turns: list[int]
    last_round: bool
    starter: int
    closed: list[bool]
    written_out: NotRequired[list[Commission]]


class View(Seen, _Board):
    """Pastiche as one seat may know it, or a spectator."""

    choices: list[Action]
    bank_rules: list[BankRule]
    settings: NotRequired[list[Close]]
    palettes: list[int | Cards]
    hexes: list[int | list[Hex]]
    commissions: list[int | list[str]]
    deck: int
    supply: int
    offers_left: list[int]
    points: list[int]
    scores: list[Score]
    goal: int
    limit: int
    values: dict[Colour, int]
    mixtures: list[Mixture]
    chart: dict[str, Colour]
    details: dict[str, Commission]
    pairs: dict[str, Pair]
    unpayable: list[Unpayable]
    given_up: list[GivenUp]
    preview: NotRequired[list[Preview]]
    tie_break: NotRequired[Literal["commissions", "usable", "bonus", "shared"] | None]
    accounts: NotRequired[list[list[FromCommission | FromArtist | FromCards]]]


class State(Common, _Board):
    """The whole truth."""

    palettes: list[Cards]
    hexes: list[list[Hex]]
    commissions: list[list[str]]
    shown: list[list[str]]
    deck: list[str]
    supply: list[Hex]


# --- events ---

_For = TypedDict("_For", {"for": Cards})


class Placed(TypedDict):
    """The hex is as laid; `cards` are those it brought."""

    type: Literal["placed"]
    seat: int
    at: Cell
    hex: Hex
    take: Literal["mix", "centre"]
    cards: Cards


class Banked(TypedDict):
    type: Literal["banked"]
    seat: int
    cards: Cards
    get: Colour


class Offered(_For):
    """`offer` is null where nobody is open to it."""

    type: Literal["offered"]
    seat: int
    to: int | None
    cards: Cards
    offer: int | None


class Answered(_For):
    """An offer of seat `by` was answered, or withdrawn."""

    type: Literal["accepted", "declined", "withdrawn"]
    seat: int
    by: int
    offer: int
    cards: Cards


class Swapped(TypedDict):
    type: Literal["swapped"]
    seat: int
    gave: str
    took: str


class Completed(TypedDict):
    """`gallery`: was it in the gallery?"""

    type: Literal["completed"]
    seat: int
    title: str
    points: int
    gallery: bool


class Returned(TypedDict):
    type: Literal["returned"]
    seat: int
    cards: Cards


class DrewHex(TypedDict):
    """The hexes are for the seat itself only."""

    type: Literal["drew-hex"]
    seat: int
    count: int
    hexes: NotRequired[list[Hex]]


class Closed(TypedDict):
    type: Literal["closed"]
    seat: int
    on: bool


class LastRound(TypedDict):
    """The seat reached the goal."""

    type: Literal["last-round"]
    seat: int


GameEvent = Placed | Banked | Offered | Answered | Swapped | Completed | Returned | DrewHex | Closed | LastRound | Over
