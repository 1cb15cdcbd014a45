"""Everything that crosses the wire, by type: bodies of the HTTP API and messages of a table's socket.

`docs/protocol.md` explains them; `python -m bottega.server.typescript` writes them as TypeScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from bottega import texts

if TYPE_CHECKING:
    Lang = str
else:
    Lang = Literal[texts.LANGUAGES]  # read when the server starts, so no type checker can know them
Json = dict[str, Any]
Code = Annotated[str, Meta(pattern="^[0-9A-Za-z-]{1,16}$")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Account = Annotated[str, Meta(min_length=3, max_length=24, pattern=r"^[\w.-]+$(?!\n)")]  # $ alone allows "vera\n"
Password = Annotated[str, Meta(min_length=8, max_length=128)]
Token = Annotated[str, Meta(min_length=1, max_length=128)]
MessageId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f]+$")]  # databases want no NUL
SessionId = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
BotName = Annotated[str, Meta(min_length=1, max_length=24)]

CHAT_LENGTH = 300

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
    account: Account
    password: Password


class ChangePassword(Body):
    """`password` is the one of now, `fresh` the one to be."""

    password: Annotated[str, Meta(max_length=128)]
    fresh: Password


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
    """`sides`: for each number of `seats`, which of them score together."""

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


class Rule(Struct):
    """A numbered rule (`FT-M2`), or a heading between them."""

    id: str
    text: str
    heading: bool


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


SeatWish = MySeat | OpenSeat | BotSeat | DeviceSeat


class NewTable(Body):
    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: Json = field(default_factory=dict)
    clock: Clock = field(default_factory=NoClock)
    privacy: Privacy = "link"
    autostart: bool = True


class Sit(Body):
    """Sits down at a seat, or at the first open one. Whoever sits there already moves to the seat."""

    seat: SeatNumber | None = None


class StandUp(Body):
    seat: SeatNumber | None = None


class Rematch(Body):
    """Nothing to say: the same people, each one place further."""


class SeatInfo(Struct):
    """Who sits there. `stand_in`: the bot that plays for a person who is away. `ready`: see `TableInfo.unready`.

    `erased`: of somebody who has left the server and whose name is gone; if the game is not over, a bot plays on.
    `notified`: when somebody who is not connected was told that it is their turn.
    """

    kind: Literal["open", "person", "bot", "device"]
    name: str | None
    bot: str | None = None
    stand_in: str | None = None
    online: bool = False
    erased: bool = False
    ready: bool = False
    notified: float | None = None


class ClockInfo(Struct):
    """`left` in seconds for each side when the message was made; `running` sides lose time."""

    left: list[float]
    running: list[int]


class TableInfo(Struct):
    """A table, as anyone who may look at it sees it. `mine`: the seats that are yours.

    `host`: are you the one who begins the game, where it does not begin by itself? `host_seat`: where that person sits.
    `unready`: before a game with a live clock, the seats whose people have not said that they are ready, or are away.
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


class TableLine(Struct):
    """A table in a list. `unready`: as in `TableInfo`.

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


class Since(Struct):
    """What happened at a table after your last move there, `since` being the number of its log entry; 0 without one."""

    since: int
    events: list[SeenEvent]


# --- replays ---


class ReplayInfo(Struct):
    """A finished game. `steps` counts moves; step 0 is the deal."""

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


# --- the socket: what a client says ---


class Message(Struct, tag_field="type", forbid_unknown_fields=True):
    """Every message carries an id of the client's making and gets an answer with it."""

    id: MessageId


class Move(Message, tag="move"):
    """An answer to the decision of one's view, for the seat this socket plays."""

    decision: int
    action: Json


class Check(Message, tag="check"):
    """Would this be allowed? Nothing happens."""

    action: Json


class Undo(Message, tag="undo"):
    """Takes one's last move back; where that is not one's own right, the others are asked."""


class AnswerUndo(Message, tag="answer-undo"):
    """Agrees to the undo that is asked for, or not."""

    agree: bool


class Say(Message, tag="say"):
    """A line of chat: words of one's own, or the id of a phrase that translates itself."""

    text: Annotated[str, Meta(max_length=CHAT_LENGTH)] | None = None
    phrase: Annotated[str, Meta(max_length=32)] | None = None


class Mute(Message, tag="mute"):
    """Stops (or starts again) hearing the chat of who sits there."""

    seat: SeatNumber
    on: bool = True


class As(Message, tag="as"):
    """Plays on as another of one's own seats (two people at one device), or watches (`null`)."""

    seat: SeatNumber | None


class Back(Message, tag="back"):
    """Here again: the stand-in goes."""


class News(Message, tag="news"):
    """Asks for what happened since a seq; left out: since this seat's own last move."""

    since: int | None = None


class Describe(Message, tag="describe"):
    """Asks for the table and the most useful choices in sentences."""


class Hint(Message, tag="hint"):
    """Asks what the master would do now; in games against bots alone."""


class Sync(Message, tag="sync"):
    """Asks for the whole state again."""


class Ping(Message, tag="ping"):
    pass


ClientMessage = Move | Check | Undo | AnswerUndo | Say | Mute | As | Back | News | Describe | Hint | Sync | Ping


# --- the socket: what the server says ---


class Answer(Struct, tag_field="type"):
    """What the server sends."""


class Hello(Answer, tag="hello"):
    """The first word on a socket. A server that `started` after the last `now` a client heard is a new one."""

    started: float
    now: float


class Ack(Answer, tag="ack"):
    """Done, and stored. `seq`: where the game stands because of it."""

    id: str
    seq: int


class Refusal(Answer, tag="refusal"):
    """Not done; nothing has changed. `rule` is set where a rule of the game says so."""

    id: str | None
    code: str
    sentence: str
    rule: str | None = None


class UndoAsked(Struct):
    """`by` wants the game back at ply `to`; the seats in `waiting` have still to agree."""

    by: int
    to: int
    waiting: list[int]


class State(Answer, tag="state"):
    """The whole of what this socket may know: at connect, at the start, when a gap cannot be filled."""

    seq: int
    seat: int | None
    view: Json
    clock: ClockInfo | None
    can_undo: bool
    undo: UndoAsked | None
    can_ask_undo: bool = False


class Update(Answer, tag="update"):
    """What happened after `since` up to `seq`, and the view that follows from it."""

    since: int
    seq: int
    events: list[SeenEvent]
    view: Json
    clock: ClockInfo | None
    can_undo: bool
    undo: UndoAsked | None
    can_ask_undo: bool = False


class TableChanged(Answer, tag="table"):
    table: TableInfo


class ChatLine(Answer, tag="chat"):
    number: int
    seat: int | None
    name: str
    text: str
    phrase: str | None
    at: float


class NewsReply(Answer, tag="news"):
    id: str
    since: int
    events: list[SeenEvent]


class DescribedChoice(Struct):
    action: Json
    words: str


class Described(Answer, tag="described"):
    id: str
    lines: list[str]
    choices: list[DescribedChoice]
    all_listed: bool


class HintedMove(Struct):
    """One of the choices, what the search makes of it (no measured chance to win; `null`: not weighed up), and why."""

    action: Json
    words: str
    value: float | None
    reason: str


class HintReply(Answer, tag="hint"):
    """What the master thinks of the moves for a decision, the best first. To whoever asked alone."""

    id: str
    decision: int
    moves: list[HintedMove]


class Pong(Answer, tag="pong"):
    id: str
    now: float


ServerMessage = (
    Hello | Ack | Refusal | State | Update | TableChanged | ChatLine | NewsReply | Described | HintReply | Pong
)
