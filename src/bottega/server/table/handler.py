"""The messages of one client at a table, handed to the table by type, and the answers to them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any, assert_never

import msgspec

from bottega.core.chance import Dice
from bottega.core.errors import Illegal, Invalid
from bottega.core.match import Match
from bottega.server.limits import Bucket
from bottega.server.people.identity import People
from bottega.server.problems import Refused
from bottega.server.protocol import ABUSE
from bottega.server.services import Services
from bottega.server.slices import in_one_slice
from bottega.server.table import hints, messages, narration, presence, questions
from bottega.server.table.feed import Subscriber
from bottega.server.table.history import history
from bottega.server.table.log import AskEntry, Entry
from bottega.server.table.messages import encode
from bottega.server.table.narration import Description
from bottega.server.table.table import Table
from bottega.server.table.wire import (
    About,
    Ack,
    AnswerQuestion,
    AnswerUndo,
    As,
    AskPause,
    AskResume,
    AskStandIn,
    AutoDecline,
    Back,
    Change,
    Check,
    ClientMessage,
    Describe,
    Described,
    Hello,
    Hint,
    HintReply,
    Move,
    Mute,
    News,
    NewsReply,
    Ping,
    Pong,
    PossibleState,
    PossibleStateReply,
    Refusal,
    Resign,
    Say,
    ServerMessage,
    Sync,
    Undo,
)
from bottega.store import Unavailable

log = logging.getLogger(__name__)

MAX_MESSAGE_CHARS = 16_384
SOCKETS = 10  # of one address that may send as much as one socket may
LOOK_AGAIN = 0.1  # seconds until an address that has sent too much is read again
UNDOS = (0.5, 20)  # and other questions of one seat: a second, and at once
STRIKES = 20  # unreadable or hasty messages before the socket is closed

decode = msgspec.json.Decoder(ClientMessage).decode


class MessageHandler:
    """Reads the messages of one client by type and answers them.

    The seat is that of the session, never one that a message names.
    """

    def __init__(self, services: Services, people: People, table: Table, subscriber: Subscriber) -> None:
        self.services = services
        self.people = people
        self.table = table
        self.subscriber = subscriber
        rate = self.services.settings.messages_per_second
        self.bucket = Bucket(rate, 3 * rate, self.services.time.now())
        self.strikes = 0

    def join(self, since: int | None) -> None:
        self.services.metrics.sockets.value += 1
        self._send(Hello(self.services.started, self.services.time.now()))
        self.table.join(self.subscriber, since)

    def part(self) -> None:
        self.services.metrics.sockets.value -= 1
        self.table.part(self.subscriber)

    async def on_text(self, data: str | None) -> None:
        if data is None:  # a binary message
            self._strike("malformed", reason="text expected")
            return
        if len(data) > MAX_MESSAGE_CHARS:
            self._strike("too-large")
            return
        try:
            message = decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:  # a ValidationError is a DecodeError
            self._strike("malformed", _id(data), reason=str(error))
            return
        if wait := self.bucket.take(self.services.time.now()):
            self._strike("too-fast", message.id, retry_after=wait)
            return
        await self._wait_for_the_address()
        if isinstance(message, Hint):  # it takes a while: the next message is read meanwhile
            self.services.tasks.start(self._answer_later(message), f"hint at {self.table.code}")
            return
        self._send(await self._answer(message))
        if isinstance(message, (Sync, As)) and self.table.log is not None:
            self._send(messages.state(self.table.common(), self.subscriber.seat))

    async def _wait_for_the_address(self) -> None:
        """One that sends much through many sockets is read more slowly. Nobody there is disconnected for it."""
        limits, rate = self.services.limits, SOCKETS * self.services.settings.messages_per_second
        while True:
            try:
                limits.take("message", self.subscriber.address, rate, 3 * rate, self.services.time.now())
            except Refused as refused:
                await asyncio.sleep(max(LOOK_AGAIN, refused.retry_after or 0.0))
            else:
                return

    async def _answer_later(self, message: ClientMessage) -> None:
        self._send(await self._answer(message))

    def _send(self, message: ServerMessage) -> None:
        self.subscriber.send(encode(message))

    def _strike(self, code: str, id: str | None = None, **details: Any) -> None:  # noqa: A002
        self.strikes += 1
        self._send(self._refusal(id, Refused(code, **details)))
        if self.strikes >= STRIKES:
            self.subscriber.close(ABUSE)

    def _refusal(self, id: str | None, refused: Refused) -> Refusal:  # noqa: A002
        self.services.metrics.refusals.add(refused.code)
        return Refusal(id, refused.code, refused.sentence(self.subscriber.lang))

    async def _answer(self, message: ClientMessage) -> ServerMessage:
        try:
            self._check_scope(message)
            if isinstance(message, Change):
                return Ack(message.id, await self._change(message))
            return await self._do(message)
        except Exception as error:
            return self._refuse(message, error)

    def _check_scope(self, message: ClientMessage) -> None:
        """Of a bot account: what changes nothing needs `read`, the rest `play`. Hints are for people."""
        scopes = self.subscriber.scopes
        if scopes is None:
            return
        if isinstance(message, Hint):
            raise Refused("not-for-bots")
        if "play" not in scopes and isinstance(message, (Change, Say, Mute)):
            raise Refused("scope", scope="play")

    def _refuse(self, message: ClientMessage, error: Exception) -> Refusal:
        match error:
            case Illegal():
                self.services.metrics.refusals.add("illegal")
                return Refusal(message.id, "illegal", error.sentence(self.subscriber.lang), error.rule)
            case Invalid():
                return self._refusal(message.id, Refused("invalid", reason=str(error)))
            case Refused():
                return self._refusal(message.id, error)
            case Unavailable():
                return self._refusal(message.id, Refused("unavailable"))
            case _:  # a bug must not close the socket; details go to the log only
                log.error("message failed", exc_info=error, extra={"table": self.table.code, "message_id": message.id})
                return self._refusal(message.id, Refused("internal"))

    async def _do(
        self, message: Check | Say | Mute | As | Sync | News | Describe | PossibleState | Hint | Ping
    ) -> ServerMessage:
        if isinstance(message, (News, Describe, PossibleState, Hint, Ping)):
            return await self._tell(message)
        match message:
            case Check(action=action):
                self.table.running_match().check(self._seat(), action)
            case Say(text=text, phrase=phrase):
                await self._say(message.id, text, phrase)
            case Mute(seat=seat, on=on):
                await self._mute(seat, on)
            case As(seat=wish):
                self._play_as(wish)
            case Sync():
                self.table.running_log()
            case _:
                assert_never(message)
        return Ack(message.id, self.table.seq)

    async def _say(self, id: str, text: str | None, phrase: str | None) -> None:  # noqa: A002
        """Players talk to everybody, spectators of a game among themselves."""
        table, person, seat = self.table, self.subscriber.person, self._own_seat()
        if seat is None and (table.log is None or table.seating.of(self.subscriber.id)):
            raise Refused("not-seated")
        if person is None:
            raise Refused("sign-in")
        name = person.name if seat is None else table.seating.seats[seat].name or person.name
        await table.chat.say(self._key(id), person, seat, name, text, phrase)

    async def _change(self, message: Change) -> int:
        """Messages that write to the log."""
        table, key, seat = self.table, self._key(message.id), self._seat()
        match message:
            case Move(decision=decision, action=action):
                return await table.move(key, seat, decision, action)
            case Back():
                return await table.back(key, seat)
            case Resign():
                return await table.write(key, lambda: (presence.resign(table.running_log(), table.seating, seat), None))
            case AutoDecline(on=on):
                return await table.write(key, lambda: (presence.decline_by_itself(table.running_log(), seat, on), None))
            case AnswerQuestion(about=about, agree=agree):
                return await table.write(key, lambda: (self._answered(seat, about, agree), None))
            case AnswerUndo(agree=agree):
                return await table.write(key, lambda: (self._answered(seat, "undo", agree), None))
            case Undo() | AskStandIn() | AskPause() | AskResume():
                self.services.limits.take("undo", f"{table.code} {seat}", *UNDOS, self.services.time.now())
                return await table.write(key, lambda: (self._asked(seat, message), None))

    def _asked(self, seat: int, message: Undo | AskStandIn | AskPause | AskResume) -> Entry:
        table, now = self.table, self.services.time.now()
        log = table.running_log()
        match message:
            case Undo():
                return questions.ask_undo(log, table.seating, seat)
            case AskStandIn(seat=other):
                if other not in log.awaited or table.replaceable.get(other) != 0.0:
                    raise Refused("not-absent")
                wish = AskEntry(seat, stand_in=other)
            case AskPause(hours=hours):
                wish = AskEntry(seat, pause=hours)
            case AskResume():
                wish = AskEntry(seat, resume=True)
        return questions.ask(log, table.seating, table.online, wish, now)

    def _answered(self, seat: int, about: About, agree: bool) -> Entry:
        table, now = self.table, self.services.time.now()
        return questions.answer(table.running_log(), table.seating, table.online, seat, about, agree, now)

    async def _tell(self, message: News | Describe | PossibleState | Hint | Ping) -> ServerMessage:
        """Messages that only ask for something."""
        table, subscriber = self.table, self.subscriber
        match message:
            case News(since=since):
                seat, words, owner = subscriber.seat, subscriber.words, subscriber.owner
                return NewsReply(message.id, *await history(table, since, seat, words, owner))
            case Describe():
                return Described(message.id, *await self._describe())
            case PossibleState():
                seat, match_now = self._seat(), table.running_match()
                state = possible_state(match_now, seat)
                return PossibleStateReply(message.id, table.seq, match_now.decision(seat), state)
            case Hint(draft=draft):
                lang = subscriber.words or subscriber.lang
                return HintReply(message.id, *await hints.hint(table, subscriber, self._seat(), lang, draft))
            case Ping():
                return Pong(message.id, self.services.time.now())

    async def _describe(self) -> Description:
        """The table in sentences: made outside the event loop, and kept until the game goes on."""
        table, subscriber = self.table, self.subscriber
        seat, lang, seq = subscriber.seat, subscriber.words or subscriber.lang, table.seq
        view, kept = table.running_match().view(seat), table.descriptions.get((seat, lang))
        if kept is not None and kept[0] == seq:
            return kept[1]
        work = (narration.describe, table.row.game, table.seating, view, lang)
        description = await in_one_slice(self.services, subscriber.owner, *work)
        table.descriptions[seat, lang] = seq, description
        return description

    def _key(self, id: str) -> str:  # noqa: A002
        return f"{self.subscriber.id}:{id}"

    def _own_seat(self) -> int | None:
        """The seat this client plays, if it still belongs to its person."""
        seat = self.subscriber.seat
        return seat if seat is not None and self.table.seating.has(self.subscriber.id, seat) else None

    def _seat(self) -> int:
        seat = self._own_seat()
        if seat is None:
            raise Refused("not-seated")
        return seat

    def _play_as(self, seat: int | None) -> None:
        if seat is not None and not self.table.seating.has(self.subscriber.id, seat):
            raise Refused("not-seated")
        if seat is None and not self.table.may_watch(self.subscriber.person):
            raise Refused("not-allowed")
        self.subscriber.seat = seat

    async def _mute(self, seat: int, on: bool) -> None:
        seats = self.table.seating.seats
        other = seats[seat].person if seat < len(seats) else None
        person = self.subscriber.person
        if person is None:
            raise Refused("sign-in")
        if other is None or other == person.id:
            raise Refused("not-found")
        self.subscriber.muted = await self.people.mute(person, other, on)


def possible_state(match: Match, seat: int) -> dict[str, Any]:
    """A state that looks like the real one to a seat; everything hidden is dealt anew."""
    game = match.game
    return game.state_json(game.determinise(match.view(seat), Dice(secrets.randbits(62))))


def _id(data: str) -> str | None:
    """The id of a message that is wrong otherwise, so that its sender knows which one is refused."""
    try:
        id = msgspec.json.decode(data, type=dict[str, Any]).get("id")  # noqa: A001
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return id if isinstance(id, str) and len(id) <= 64 else None
