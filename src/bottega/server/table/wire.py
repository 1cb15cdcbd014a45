"""The messages of a table's socket, by type.

`docs/protocol.md` explains them; `python -m bottega.server.typescript` writes them as TypeScript.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from bottega.server.protocol import CHAT_LENGTH, ClockInfo, Json, MessageId, SeatNumber, SeenEvent, TableInfo

MAX_PAUSE_HOURS = 31 * 24

About = Literal["undo", "stand-in", "pause", "resume"]  # what the others may be asked for


# --- what a client says ---


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


class AskStandIn(Message, tag="ask-stand-in"):
    """Asks the others to let a bot play for somebody who has been absent for a while."""

    seat: SeatNumber


class AskPause(Message, tag="ask-pause"):
    """Asks the others for a pause, which ends by itself."""

    hours: Annotated[float, Meta(ge=1, le=MAX_PAUSE_HOURS)]


class AskResume(Message, tag="ask-resume"):
    """Asks the others to go on before the pause ends by itself."""


class AnswerQuestion(Message, tag="answer"):
    """Agrees to what somebody asks for, or not. Whoever asked takes it back by not agreeing."""

    about: About
    agree: bool


class Resign(Message, tag="resign"):
    """Gives the game up: a bot plays on to the end, and one cannot come back."""


class AutoDecline(Message, tag="auto-decline"):
    """Offers that one cannot accept are declined for this seat from now on, or no longer."""

    on: bool


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


class PossibleState(Message, tag="possible-state"):
    """Asks for a state that looks like this seat's view, with all that it cannot see dealt at random.

    So a program with the rules can look ahead.
    """


class Hint(Message, tag="hint"):
    """Asks what the master would do now, and what of the move one has in mind; in games against bots alone."""

    draft: Json | None = None


class Sync(Message, tag="sync"):
    """Asks for the whole state again."""


class Ping(Message, tag="ping"):
    pass


Change = (
    Move | Undo | AnswerUndo | AskStandIn | AskPause | AskResume | AnswerQuestion | Resign | AutoDecline | Back
)  # writes to the log
ClientMessage = Change | Check | Say | Mute | As | News | Describe | PossibleState | Hint | Sync | Ping


# --- what the server says ---


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
    """`by` wants the game back at ply `to`; the seats in `waiting` have still to agree.

    `seqs`: of the moves that would be taken back.
    """

    by: int
    to: int
    waiting: list[int]
    seqs: list[int] = field(default_factory=list)


class QuestionAsked(Struct):
    """Anything else that `by` asks for: a bot for the absent `seat`, a pause of some `hours`, or its end."""

    about: About
    by: int
    waiting: list[int]
    seat: int | None = None
    hours: float | None = None


class Standing(Answer, kw_only=True):
    """How the game stands for this socket.

    `takes_back`: the seqs of the moves that an undo of this seat would take back.
    """

    seq: int
    view: Json
    clock: ClockInfo | None
    can_undo: bool
    undo: UndoAsked | None
    can_ask_undo: bool = False
    takes_back: list[int] = field(default_factory=list)
    question: QuestionAsked | None = None
    auto_decline: bool = False


class State(Standing, tag="state", kw_only=True):
    """The whole of what this socket may know: at connect, at the start, when a gap cannot be filled."""

    seat: int | None


class Update(Standing, tag="update", kw_only=True):
    """What happened after `since` up to `seq`, and the view that follows from it."""

    since: int
    events: list[SeenEvent]


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


class PossibleStateReply(Answer, tag="possible-state"):
    """`state` fits the seat's view at `seq`; only what everybody or this seat may know of it is true."""

    id: str
    seq: int
    decision: int
    state: Json


class HintedMove(Struct):
    """One of the choices, what the search makes of it (no measured chance to win; `null`: not weighed up), and why.

    `points` is how many more the first scores than the second, and another than the first, as far as the master plays
    on: 0 is too close to tell, `null` not tried enough. `outlook` says so in a sentence, or is empty. `draft` is true
    of the move that was asked about.
    """

    action: Json
    words: str
    value: float | None
    reason: str
    points: float | None
    outlook: str
    draft: bool


class HintReply(Answer, tag="hint"):
    """What the master thinks of the moves for a decision, the best first. To whoever asked alone."""

    id: str
    decision: int
    moves: list[HintedMove]


class Pong(Answer, tag="pong"):
    id: str
    now: float


ServerMessage = (
    Hello
    | Ack
    | Refusal
    | State
    | Update
    | TableChanged
    | ChatLine
    | NewsReply
    | Described
    | PossibleStateReply
    | HintReply
    | Pong
)
