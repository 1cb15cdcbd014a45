"""The types of what Fresco writes as JSON; docs/views.md says what each field means."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from bottega.core.shapes import Common, Counts, Over, Seen

Paint = Literal["red", "yellow", "blue", "orange", "green", "purple", "pink", "brown"]
Paints = Counts[Paint]
Place = tuple[int, int]
Phase = Literal["get_up", "plan", "market", "cathedral", "studio", "workshop", "income", "over"]
Part = Literal["get_up", "plan", "market", "cathedral", "studio", "workshop", "theatre", "income"]
Column = Literal["market", "cathedral", "studio", "workshop", "theatre"]
Sheet = Counts[Column]
Stack = Literal["general", "orange", "green", "purple"]
PortraitSet = Literal["A", "B", "C"]
Module = Literal["portraits", "requests", "blends"]

# --- actions ---


class GetUp(TypedDict):
    """Choose a time to get up."""

    type: Literal["get_up"]
    time: int


class Plan(TypedDict):
    """Seal a plan: apprentices sent to each place."""

    type: Literal["plan"]
    market: NotRequired[int]
    cathedral: NotRequired[int]
    studio: NotRequired[int]
    workshop: NotRequired[int]
    theatre: NotRequired[int]


class Market(TypedDict):
    """Buy tiles of a booth, by their place there."""

    type: Literal["market"]
    booth: int
    tiles: list[int]


class Restore(TypedDict):
    """Restore a tile; the bishop may be moved first."""

    type: Literal["restore"]
    at: Place
    bishop: NotRequired[Place]


class Altar(TypedDict):
    """Restore the altar."""

    type: Literal["altar"]
    paints: Paints


class UseSexton(TypedDict):
    """Have the Sexton move the bishop."""

    type: Literal["sexton"]
    bishop: Place


class Studio(TypedDict):
    """Take a portrait; without one: money only."""

    type: Literal["studio"]
    portrait: NotRequired[int]
    primaries: NotRequired[Paints]


class Blend(TypedDict):
    """Blend paint."""

    type: Literal["blend"]
    to: Paint


class Fulfil(TypedDict):
    """Fulfil a request with three of one's tiles."""

    type: Literal["request"]
    stack: Stack
    tiles: list[int]


class Pass(TypedDict):
    """Give up what is left here."""

    type: Literal["pass"]


class TakeStep(TypedDict):
    """Leave an occupied space of the score track."""

    type: Literal["step"]
    to: Literal["ahead", "behind"]


class ChooseIncome(TypedDict):
    """Choose paints for general requests."""

    type: Literal["income"]
    primaries: Paints


Action = GetUp | Plan | Market | Restore | Altar | UseSexton | Studio | Blend | Fulfil | Pass | TakeStep | ChooseIncome

# --- the table ---


class Goods(TypedDict):
    """A market tile."""

    paints: list[Paint]


class Tile(TypedDict):
    """A fresco tile; what else is printed on it stands in `tiles` of the view."""

    value: int
    paints: list[Paint]
    coins: NotRequired[int]
    splotches: NotRequired[list[Stack]]


class Marked(TypedDict):
    """A fresco tile with all that is printed on it."""

    value: int
    paints: list[Paint]
    coins: int
    splotches: list[Stack]


class Portrait(TypedDict):
    """A portrait card."""

    set: PortraitSet
    kind: Literal["money", "points", "primary", "paint", "mood", "lasting"]
    amount: NotRequired[int]
    paint: NotRequired[Paint]
    power: NotRequired[Literal["gods-servant", "abbot", "actor", "sexton"]]


class Ways(TypedDict):
    """The two spaces to choose from."""

    ahead: int
    behind: int


class Bump(Ways):
    """Somebody landed on an occupied space, and `seat` must choose."""

    seat: int
    painter: NotRequired[Literal["leonardo"]]


class Leonardo(TypedDict):
    """The neutral painter of a game of two; `decider` decides for him."""

    score: int
    get_up: int | None
    tiles: list[Tile]
    decider: int
    acting: bool


class Request(TypedDict):
    """A request that was fulfilled."""

    stack: Stack
    points: int
    tiles: list[Tile]


class Player(TypedDict):
    """A player; what is behind the screen is null."""

    score: int
    mood: int
    thalers: int | None
    paints: Paints | None
    get_up: int | None
    plan: Sheet | None
    apprentices: int
    left: int
    blends_left: int
    tiles: list[Tile]
    requests: list[Request]
    portraits: list[Portrait]
    sexton_used: bool
    request_used: bool


class Income(TypedDict):
    """At the end of a round: money, the paints of special requests, and how many general ones let one choose."""

    thalers: int
    paints: Paints
    chosen: int


class Scored(TypedDict):
    """Points that nothing on the table shows later."""

    bishop: int
    altar: int
    portraits: int


class Tally(TypedDict):
    """Where the points of a player came from. `rest`: what the last four bring together."""

    tiles: int
    requests: int
    money: int
    rest: int
    bishop: int | None
    altar: int | None
    portraits: int | None
    bumps: int | None


class Rising(TypedDict):
    """A time to get up: the change of mood, and the price of a market tile."""

    time: int
    mood: int
    price: int


class Moods(TypedDict):
    """The mood track: from where on one has an apprentice more, and up to where one fewer."""

    spaces: int
    plus_from: int
    minus_to: int


class AltarPoints(TypedDict):
    """What paints bring at the altar."""

    primaries: int
    primary_to_secondary: int
    blends: int
    blend_to_pink: int
    blend_to_brown: int


class Bishop(TypedDict):
    """Points for restoring where he stands and next to him, and the cost of a step."""

    on: int
    next_to: int
    cost: int


_From = TypedDict("_From", {"from": Paints})


class Recipe(_From):
    """A paint, and what it is blended from."""

    to: Paint


class Figures(TypedDict):
    """What is printed on the board and the sheets."""

    modules: list[Module]
    course: list[Part]
    hostel: list[Rising]
    mood: Moods
    sheet: dict[Column, int]
    altar: AltarPoints
    bishop: Bishop
    pay: int
    blends_each: int
    blends: list[Recipe]
    tiles_left: int
    thalers_per_point: int


class Step(TypedDict):
    """One apprentice in the cathedral: a tile, or the altar."""

    points: int
    at: NotRequired[Place]
    value: NotRequired[int]
    altar: NotRequired[list[Paint]]


class Otherwise(TypedDict):
    """The best with another booth, or without the market."""

    booth: int | None
    tiles: list[int]
    thalers: int
    steps: list[Step]
    points: int


class Restoring(TypedDict):
    """The best that some apprentices could do in the cathedral, after a visit to the market."""

    booth: int | None
    tiles: list[int]
    thalers: int
    steps: list[Step]
    points: int
    otherwise: Otherwise | None


class Open(TypedDict):
    """A request that could be fulfilled."""

    stack: Stack
    points: int


class Outlook(TypedDict):
    """What a plan could achieve. `cathedral[m][n]`: n apprentices there after m at the market."""

    price: int
    most_tiles: int | None
    before: list[int | Literal["leonardo"]]
    cathedral: list[list[Restoring]]
    requests: list[Open]
    moods: list[int]


class GivesUp(TypedDict):
    """What could still be done here, and would not be. `points`: of the best step."""

    apprentices: int
    blends: int
    points: int
    thalers: int
    portrait: bool


class Effect(TypedDict):
    """What a choice would do."""

    points: int
    bonus: int
    space: int | None
    bump: Ways | None
    thalers: int
    gains: Paints
    uses: Paints
    mood: int
    apprentices: int
    price: int
    income: Income
    sexton: bool
    gives_up: GivesUp | None


class _Board(TypedDict):
    """What views and states have in common."""

    phase: Phase
    turn: int | None
    round: int
    last_round: bool
    bishop: Place
    fresco: list[list[Tile | None]]
    booths: list[list[Goods | None] | None]
    portraits_open: list[Portrait | None]
    portraits_gone: list[Portrait]
    requests: dict[Stack, list[int]]
    start: list[int | Literal["leonardo"]]
    bump: Bump | None
    counted: int
    scored: list[Scored | None]
    leonardo: Leonardo | None
    players: list[Player]


class View(Seen, _Board):
    """Fresco as one seat may know it, or a spectator."""

    choices: list[Action]
    effects: list[Effect]
    bag: int
    portraits_left: int
    portraits_stacks: dict[PortraitSet, int]
    sealed: list[bool]
    tiles: list[Marked]
    figures: Figures
    incomes: list[Income]
    tallies: list[Tally] | None
    bonuses: list[list[int]]
    outlook: Outlook | None


class State(Common, _Board):
    """The whole truth."""

    bag: list[Goods]
    portraits_left: dict[PortraitSet, list[Portrait]]


# --- events ---


class _Seat(TypedDict):
    seat: int


class _Who(TypedDict):
    """A seat, or null and Leonardo."""

    seat: int | None
    painter: NotRequired[Literal["leonardo"]]


class GotUp(_Who):
    type: Literal["got-up"]
    time: int
    mood: NotRequired[int]


class Sealed(_Seat):
    """The plan is for the seat itself only."""

    type: Literal["sealed"]
    again: bool
    plan: NotRequired[Sheet]


class Revealed(TypedDict):
    type: Literal["revealed"]
    plans: list[Sheet]


class VisitedMarket(_Who):
    type: Literal["visited-market"]
    booth: int
    tiles: list[Goods]
    thalers: int


class Restored(_Who):
    type: Literal["restored"]
    at: Place
    tile: Tile
    bishop: NotRequired[Place]
    points: int
    bonus: int


class RestoredAltar(_Seat):
    type: Literal["restored-altar"]
    paints: Paints
    points: int


class MovedBishop(_Seat):
    """By the Sexton; before a segment is restored, that tells it."""

    type: Literal["moved-bishop"]
    bishop: Place
    thalers: int


class VisitedStudio(_Seat):
    type: Literal["visited-studio"]
    thalers: int
    portrait: NotRequired[Portrait]
    paints: NotRequired[Paints]


class Blended(_Seat):
    type: Literal["blended"]
    paint: Paint


class Fulfilled(_Seat):
    type: Literal["fulfilled"]
    stack: Stack
    points: int
    tiles: list[Tile]


class Passed(_Seat):
    type: Literal["passed"]


class Bumped(_Who):
    type: Literal["bumped"]
    ahead: int
    behind: int


class Stepped(_Who):
    type: Literal["stepped"]
    ahead: bool
    score: int


class Cheered(_Seat):
    """The mood after the theatre."""

    type: Literal["cheered"]
    mood: int


class Dealt(TypedDict):
    type: Literal["dealt"]
    portraits: list[Portrait]


class GotIncome(_Seat):
    type: Literal["income"]
    thalers: int
    paints: Paints


class ChoseIncome(_Seat):
    type: Literal["chose-income"]
    paints: Paints


class NewRound(TypedDict):
    type: Literal["round"]
    round: int
    last: bool


class Counted(_Seat):
    """Money became points."""

    type: Literal["counted"]
    thalers: int
    points: int


GameEvent = (
    GotUp
    | Sealed
    | Revealed
    | VisitedMarket
    | Restored
    | RestoredAltar
    | MovedBishop
    | VisitedStudio
    | Blended
    | Fulfilled
    | Passed
    | Bumped
    | Stepped
    | Cheered
    | Dealt
    | GotIncome
    | ChoseIncome
    | NewRound
    | Counted
    | Over
)
