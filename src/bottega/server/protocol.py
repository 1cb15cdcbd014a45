"""Everything that crosses the wire, by type: bodies of the HTTP API. `table/wire.py` has the messages of sockets.

`docs/protocol.md` explains them; `python -m bottega.server.typescript` writes them as TypeScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import UNSET, Meta, Struct, UnsetType, field

from bottega import texts
from bottega.core.components import MAX_BYTES

if TYPE_CHECKING:
    Lang = str
else:
    Lang = Literal[texts.LANGUAGES]  # read when the server starts, so no type checker can know them
Json = dict[str, Any]
Code = Annotated[str, Meta(pattern=r"^[0-9A-Za-z-]{1,16}$(?!\n)")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Account = Annotated[str, Meta(min_length=3, max_length=24, pattern=r"^[\w.-]+$(?!\n)")]  # $ alone allows "vera\n"
Password = Annotated[str, Meta(min_length=8, max_length=128)]
Token = Annotated[str, Meta(min_length=1, max_length=128)]
MessageId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f]+$(?!\n)")]  # databases want no NUL
SessionId = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Proof = Annotated[str, Meta(max_length=64)]  # a seed, or its hash
BotName = Annotated[str, Meta(min_length=1, max_length=24)]

CHAT_LENGTH = 300
MAX_IMPORTED_MOVES = 5_000

# Close codes of sockets
ABUSE, STOPPING, TOO_SLOW = 1008, 1012, 1013
REFUSED = 4000  # plus the HTTP status of the refusal
CHANGED = 4205  # connect again: your guest has become an account


class Body(Struct, forbid_unknown_fields=True, omit_defaults=False):
    """What a client sends over HTTP: a field nobody knows is a mistake worth hearing of."""


class Problem(Struct):
    """Any HTTP error. `code` is for programs, `sentence` for people, in their language."""

    code: str
    sentence: str
    rule: str | None = None


class Address(Struct):
    """What links that are given to others begin with. `local`: they work on this computer only."""

    url: str
    local: bool


# --- people ---


class NewGuest(Body):
    """`invitation`: where the host lets only those in who have one."""

    name: Name
    lang: Lang = "en"
    invitation: Annotated[str, Meta(max_length=64)] | None = None


class ChangeMe(Body):
    name: Name | UnsetType = UNSET
    lang: Lang | UnsetType = UNSET


class Claim(Body):
    """Turns a guest into an account; the games stay."""

    account: Account
    password: Password


class SignIn(Body):
    """`leave_seat`: where the guest and the account sit at the same table, the seat of the guest is given up."""

    account: Account
    password: Password
    leave_seat: bool = False


class ChangePassword(Body):
    """`password` is the one of now, `fresh` the one to be."""

    password: Annotated[str, Meta(max_length=128)]
    fresh: Password


class DaysOffWish(Body):
    """Days on which your time does not run in slow games. 0 is Monday; dates are such as 2026-12-24, after today."""

    zone: Annotated[str, Meta(min_length=1, max_length=64)]
    weekdays: Annotated[list[Annotated[int, Meta(ge=0, le=6)]], Meta(max_length=7)]
    dates: Annotated[list[Annotated[str, Meta(max_length=10)]], Meta(max_length=100)]


class DaysOffInfo(Struct):
    """`dates`: from today on. `left`: how many more dates there may be this year."""

    zone: str
    weekdays: list[int]
    dates: list[str]
    left: int


class UseLink(Body):
    token: Token


class EraseMe(Body):
    """`password`: of the account, if there is one."""

    password: Annotated[str, Meta(max_length=128)] | None = None


class Report(Body):
    """Tells the host of the name of who sits at `seat`, or of the chat message with the number `chat`."""

    seat: SeatNumber | None = None
    chat: Annotated[int, Meta(ge=1)] | None = None
    note: Annotated[str, Meta(max_length=CHAT_LENGTH)] = ""


class Me(Struct):
    """`opened_elsewhere`: when your games were last opened on another device, by a link of yours."""

    id: str
    name: str
    lang: Lang
    account: str | None
    opened_elsewhere: float | None = None


class SignedIn(Me, kw_only=True):
    """`games`: how many games of the guest you were before now belong to the account."""

    games: int


class MoveLink(Struct):
    """A one-time token that moves the session to another device. `path` is the page to open there."""

    token: str
    path: str
    expires: float


class SessionInfo(Struct):
    """A device that you are signed in on. `began`: how. `seen` is exact to the hour; `current`: the one that asks."""

    id: str
    began: Literal["guest", "claim", "sign-in", "link", "old-cookie"]
    device: str
    created: float
    seen: float
    current: bool


# --- games on the shelf ---


class OptionInfo(Struct):
    """An option of a game: on or off, a seat, or some `of` these, with their `labels`. `default`: if it is left out."""

    name: str
    text: str
    kind: Literal["flag", "seat", "subset"]
    of: list[str]
    label: str
    labels: list[str]
    default: bool | int | list[str] | None


class GameInfo(Struct):
    """`sides`: for each number of `seats`, which of them score together. `box`: what of its cards and tiles is not as
    printed; empty if nothing is. `ratings`: how strong `bots` are, as far as it was measured; the journeyman has 1000
    points, and with two players 100 points more win 64 of 100 games."""

    name: str
    title: str
    seats: list[int]
    minutes: tuple[int, int]
    options: list[OptionInfo]
    bots: list[str]
    credits: str
    version: int
    about: str
    usual: int
    sides: list[list[list[int]]]
    box: str
    ratings: dict[str, int]
    companion: bool


class Rule(Struct):
    """A numbered rule (`FT-M2`), or a heading between them."""

    id: str
    text: str
    heading: bool


class SetUpStep(Struct):
    """A step of the set-up at a real table, with the rule that says so."""

    rule: str
    text: str


class SheetChoice(Struct):
    value: str
    label: str


SheetKind = Literal["number", "choice", "choices", "counts", "list", "player", "mark"]


class SheetField(Struct):
    """`most`: of a number, or of what is chosen; 0 for no limit. `once`: what is chosen stands nowhere else."""

    name: str
    kind: SheetKind
    label: str
    choices: list[SheetChoice]
    least: int
    most: int
    once: bool


class SheetPart(Struct):
    """Exactly one of these fields, or, if it is optional, none. `beside` names the field that it belongs to, if any."""

    ways: list[SheetField]
    optional: bool
    beside: str


class SheetForm(Struct):
    """What a score sheet asks for. `rows` names its list of rows; `each`: one a player. `more`: who scores besides."""

    rows: str
    each: bool
    parts: list[SheetPart]
    more: list[str]


class CompanionInfo(Struct):
    """A game at a real table, for so many players."""

    set_up: list[SetUpStep]
    form: SheetForm


class ScoreWish(Body):
    """A score sheet, as docs/companion.md describes it."""

    sheet: Json


class ScoreLine(Struct):
    side: int
    points: int
    rule: str
    text: str


class Score(Struct):
    """A counted score sheet. `winners` are seats; nobody, and no `rule`, as long as the game is not over."""

    sides: list[list[int]]
    scores: list[int]
    lines: list[ScoreLine]
    winners: list[int]
    rule: str | None


class Phrase(Struct):
    id: str
    text: str


# --- tables ---


class NoClock(Struct, tag="none"):
    """Nobody is hurried."""


class LiveClock(Struct, tag="live", forbid_unknown_fields=True):
    """Minutes for each side for the whole game, and seconds added after each of its moves."""

    minutes: Annotated[float, Meta(gt=0, le=180)]
    increment: Annotated[float, Meta(ge=0, le=300)] = 0


class AsyncClock(Struct, tag="async", forbid_unknown_fields=True):
    """Days for each answer."""

    days: Annotated[float, Meta(gt=0, le=30)]


Clock = NoClock | LiveClock | AsyncClock
Privacy = Literal["public", "link", "closed"]
Status = Literal["open", "playing", "over"]


class MySeat(Struct, tag="me", tag_field="kind", forbid_unknown_fields=True):
    """The one who creates the table."""


class OpenSeat(Struct, tag="open", tag_field="kind", forbid_unknown_fields=True):
    """Anyone may sit down."""


class BotSeat(Struct, tag="bot", tag_field="kind", forbid_unknown_fields=True):
    bot: BotName = "greedy"


class DeviceSeat(Struct, tag="device", tag_field="kind", forbid_unknown_fields=True):
    """Another player at the creator's own device."""

    name: Name


class ChallengeSeat(Struct, tag="challenge", tag_field="kind", forbid_unknown_fields=True):
    """A bot account by its name: the seat waits for it until it accepts or declines."""

    account: Account


SeatWish = MySeat | OpenSeat | BotSeat | DeviceSeat | ChallengeSeat


class NewTable(Body):
    """`box`: a component list (TOML), or the hash of one that a table here was played with; left out, ours."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: Json = field(default_factory=dict)
    clock: Clock = field(default_factory=NoClock)
    privacy: Privacy = "link"
    autostart: bool = True
    box: Annotated[str, Meta(max_length=MAX_BYTES)] | None = None


class PlayOn(Body):
    """A table whose game goes on after `step` moves of one that is over. The other fields are as in `NewTable`.

    `dealt_for`: the hidden cards are dealt anew within what this seat knew; left out, they are as they were.
    `same_draws`: whoever makes the same moves draws the same cards, by the seed of the other game; else by a new one.
    """

    step: Annotated[int, Meta(ge=0, le=100_000)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    dealt_for: SeatNumber | None = None
    same_draws: bool = False
    clock: Clock = field(default_factory=NoClock)
    privacy: Privacy = "link"
    autostart: bool = True


class OriginInfo(Struct):
    """Where a game began that goes on from another: after `step` moves of that game, whose `code` is on its server.

    `dealt_for` and `same_draws`: as in `PlayOn`. `before`: the moves before the position that the other game began from
    itself.
    """

    step: int
    code: str | None
    dealt_for: int | None
    same_draws: bool
    before: int


class Sit(Body):
    """Sits down at a seat, or at the first open one. Whoever sits there already moves to the seat."""

    seat: SeatNumber | None = None


class StandUp(Body):
    seat: SeatNumber | None = None


class Rematch(Body):
    """Nothing to say: the same people, each one place further."""


class SeatInfo(Struct):
    """Who sits there. `name`: of a person, or of the `bot`. `stand_in`: the bot that plays for a person who is away.

    `bot`: what plays there, if it is no person; `outside`: the program of a bot account, which runs elsewhere.
    `challenged`: the bot account that an open seat waits for; `declined`: the one that did not want it.
    `ready`: see `TableInfo.unready`.
    `erased`: of somebody who has left the server and whose name is gone; if the game is not over, a bot plays on.
    `notified`: when somebody who is not connected was told that it is their turn.
    `answers_within`: before a slow game, the hours within which they mostly answer; `null` if too little is known.
    `resigned`: the stand-in plays to the end. `replaceable_in`: seconds until the others may let a bot stand in for
    somebody who is absent; `null` where they may not.
    """

    kind: Literal["open", "person", "bot", "device"]
    name: str | None
    bot: str | None = None
    stand_in: str | None = None
    online: bool = False
    erased: bool = False
    ready: bool = False
    notified: float | None = None
    resigned: bool = False
    replaceable_in: float | None = None
    answers_within: int | None = None
    challenged: str | None = None
    declined: str | None = None


class ClockInfo(Struct):
    """`left` in seconds for each side when the message was made; `running` sides lose time.

    `off_until`: when the day off ends for which the time of an awaited side stands still, for each side.
    """

    left: list[float]
    running: list[int]
    off_until: list[float | None] = field(default_factory=list)


class BoxInfo(Struct):
    """A component list that is not ours. `hash`: the SHA-256 of its text; records name it, and bring the text along."""

    hash: str
    name: str
    author: str
    version: int


class BoxText(Struct):
    """The same with its text, which `NewTable` takes, and `--components` of the command line as a file."""

    game: str
    hash: str
    name: str
    author: str
    version: int
    toml: str


class TableInfo(Struct):
    """A table, as anyone who may look at it sees it. `mine`: the seats that are yours.

    `host`: are you the one who begins the game, where it does not begin by itself? `host_seat`: where that person sits.
    `unready`: before a game with a live clock, the seats whose people have not said that they are ready, or are away.
    `bot_begins`: a bot at the last free seat would begin the game at once.
    `box`: the component list, unless it is ours. `origin`: of a game that goes on from another.
    `paused_until`: when a pause ends by itself. A table that is over without an `outcome` was given up.
    """

    code: str
    version: int
    game: str
    status: Status
    seats: list[SeatInfo]
    sides: list[list[int]]
    mine: list[int]
    host: bool
    options: Json
    clock: Clock
    privacy: Privacy
    autostart: bool
    created: float
    seq: int
    awaited: list[int]
    commitment: str | None
    outcome: Json | None
    rematch: str | None
    watchers: int = 0
    host_seat: int | None = None
    unready: list[int] = field(default_factory=list)
    paused_until: float | None = None
    bot_begins: bool = False
    box: BoxInfo | None = None
    origin: OriginInfo | None = None


class TableLine(Struct):
    """A table in a list. `unready`: as in `TableInfo`. `challenged`: the seats that wait for your answer.
    `seq`: the number of its last log entry. `origin`: as in `TableInfo`.

    `left`: the seconds until somebody's time is up, if nobody moves; none without a clock.
    """

    code: str
    game: str
    status: Status
    seats: list[SeatInfo]
    mine: list[int]
    options: Json
    clock: Clock
    privacy: Privacy
    created: float
    updated: float
    awaited: list[int]
    my_turn: bool
    outcome: Json | None
    host_seat: int | None = None
    left: float | None = None
    autostart: bool = True
    unready: list[int] = field(default_factory=list)
    challenged: list[int] = field(default_factory=list)
    seq: int = 0
    origin: OriginInfo | None = None


class Since(Struct):
    """What happened at a table after your last move there, `since` being the number of its log entry; 0 without one."""

    since: int
    events: list[SeenEvent]


# --- replays ---


class RecordedMove(TypedDict):
    seat: int
    action: Json
    chance: NotRequired[Json]


class Record(TypedDict):
    """A game from elsewhere. What else it has is passed over; `bottega replay --verify` checks the proof."""

    game: str
    version: Annotated[int, Meta(ge=1)]
    seats: Annotated[int, Meta(ge=1)]
    options: NotRequired[Json]
    components: NotRequired[str]
    setup: NotRequired[Json | None]
    position: NotRequired[Json | None]
    origin: NotRequired[Json | None]
    moves: Annotated[list[RecordedMove], Meta(extra_json_schema={"maxItems": MAX_IMPORTED_MOVES})]
    outcome: NotRequired[Json | None]
    seed: NotRequired[Proof | None]
    commitment: NotRequired[Proof | None]
    sealed: NotRequired[bool]


class ReplayInfo(Struct):
    """A finished game. `steps` counts moves; step 0 is the deal, or the position that it began from.

    `bots`: by seat, as in `SeatInfo`. `origin`: as in `TableInfo`; the code of an imported game is of another server.
    """

    code: str
    game: str
    seats: int
    names: list[str]
    options: Json
    steps: int
    outcome: Json | None
    commitment: str | None
    seed: str | None
    imported: bool
    bots: list[str | None] = field(default_factory=list)
    origin: OriginInfo | None = None


class SeenEvent(Struct):
    """One thing that happened, as this reader may know it, and in words where a language was asked for."""

    seq: int
    event: Json
    words: str | None = None


class ReplayStep(Struct):
    """The table after a step. `move` is what the seat did, with what chance gave; `lines` the table in words."""

    step: int
    move: Json | None
    events: list[SeenEvent]
    view: Json
    lines: list[str] = field(default_factory=list)


class ReplaySteps(Struct):
    view: str
    steps: list[ReplayStep]
    total: int
