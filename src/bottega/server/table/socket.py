"""The socket of a table: reads messages by type, hands them to the table, sends what the table has to say.

The seat comes from the session, never from a message.
"""

from __future__ import annotations

import logging
import re
from http.cookies import CookieError, SimpleCookie
from typing import TYPE_CHECKING, Any, assert_never
from urllib.parse import parse_qs

import msgspec

from bottega import texts
from bottega.core.errors import Illegal, Invalid
from bottega.server.people.limits import Bucket
from bottega.server.problems import Refused
from bottega.server.protocol import (
    Ack,
    AnswerUndo,
    As,
    Back,
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
    Refusal,
    Say,
    ServerMessage,
    Sync,
    Undo,
)
from bottega.server.table import hints, messages, narration
from bottega.server.table.messages import encode
from bottega.server.table.subscriber import Subscriber
from bottega.server.table.table import Table
from bottega.server.transport import ABUSE, REFUSED, Connection
from bottega.server.web.security import address_of, check_host, header, origin_is_ours
from bottega.store import Unavailable

if TYPE_CHECKING:
    from bottega.server.app import Server

log = logging.getLogger(__name__)

MAX_MESSAGE_CHARS = 16_384  # characters of a message
STRIKES = 20  # unreadable or hasty messages before the connection is closed

PATH = re.compile(r"/api/v1/tables/([^/]+)/socket")

decode = msgspec.json.Decoder(ClientMessage).decode


class MessageHandler:
    """Answers the messages of one socket."""

    def __init__(self, server: Server, table: Table, subscriber: Subscriber) -> None:
        self.services = server.services
        self.people = server.people
        self.table = table
        self.subscriber = subscriber
        rate = self.services.settings.messages_per_second
        self.bucket = Bucket(rate, 3 * rate, self.services.time.now())
        self.strikes = 0

    async def run(self, since: int | None) -> None:
        """Until either side closes. A message being stored is not cut short."""
        self._send(Hello(self.services.started, self.services.time.now()))
        self.table.join(self.subscriber, since)
        self.services.metrics.sockets.inc()
        try:
            await self.subscriber.connection.read_all(self.on_text)
        finally:
            self.services.metrics.sockets.dec()
            self.table.part(self.subscriber)

    async def on_text(self, data: str | None) -> None:
        if data is None:  # a binary message
            self._strike("malformed", reason="text expected")
            return
        if len(data) > MAX_MESSAGE_CHARS:
            self._strike("too-large")
            return
        try:
            said = decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:  # a ValidationError is a DecodeError
            self._strike("malformed", _id(data), reason=str(error))
            return
        if wait := self.bucket.take(self.services.time.now()):
            self._strike("too-fast", said.id, retry_after=wait)
            return
        if isinstance(said, Hint):  # that takes a while: whoever asked may go on
            self.services.tasks.start(self._answer_later(said), f"hint at {self.table.code}")
            return
        self._send(await self._answer(said))
        if isinstance(said, (Sync, As)) and self.table.course is not None:
            self._send(messages.state(messages.common(self.table), self.subscriber.seat))

    async def _answer_later(self, said: ClientMessage) -> None:
        self._send(await self._answer(said))

    def _send(self, told: ServerMessage) -> None:
        self.subscriber.send(encode(told))

    def _strike(self, code: str, id: str | None = None, **details: Any) -> None:  # noqa: A002
        self.strikes += 1
        self._send(self._refusal(id, Refused(code, **details)))
        if self.strikes >= STRIKES:
            self.subscriber.close(ABUSE)

    def _refusal(self, id: str | None, refused: Refused) -> Refusal:  # noqa: A002
        self.services.metrics.refusals.labels(refused.code).inc()
        return Refusal(id, refused.code, refused.sentence(self.subscriber.lang))

    async def _answer(self, said: ClientMessage) -> ServerMessage:
        try:
            if isinstance(said, (Move, Undo, AnswerUndo, Back)):
                return Ack(said.id, await self._change(said))
            return await self._do(said)
        except Exception as error:
            return self._refuse(said, error)

    def _refuse(self, said: ClientMessage, error: Exception) -> Refusal:
        match error:
            case Illegal():
                self.services.metrics.refusals.labels("illegal").inc()
                return Refusal(said.id, "illegal", error.sentence(self.subscriber.lang), error.rule)
            case Invalid():
                return self._refusal(said.id, Refused("invalid", reason=str(error)))
            case Refused():
                return self._refusal(said.id, error)
            case Unavailable():
                return self._refusal(said.id, Refused("unavailable"))
            case _:  # one message must not cost anyone their seat; the log has what nobody else may see
                log.error("message failed", exc_info=error, extra={"table": self.table.code, "said": said.id})
                return self._refusal(said.id, Refused("internal"))

    async def _do(self, said: Check | Say | Mute | As | Sync | News | Describe | Hint | Ping) -> ServerMessage:
        if isinstance(said, (News, Describe, Hint, Ping)):
            return await self._tell(said)
        match said:
            case Check(action=action):
                self.table.playing().match.check(self._seat(), action)
            case Say(text=text, phrase=phrase):
                seat = self._seat()
                assert self.subscriber.person is not None
                await self.table.chat.say(self._key(said.id), self.subscriber.person, seat, text, phrase)
            case Mute(seat=seat, on=on):
                await self._mute(seat, on)
            case As(seat=wish):
                self._play_as(wish)
            case Sync():
                self.table.playing()
            case _:
                assert_never(said)
        return Ack(said.id, self.table.seq)

    async def _change(self, said: Move | Undo | AnswerUndo | Back) -> int:
        """What goes into the log."""
        table, key, seat = self.table, self._key(said.id), self._seat()
        match said:
            case Move(decision=decision, action=action):
                return await table.move(key, seat, decision, action)
            case Undo():
                return await table.undo(key, seat)
            case AnswerUndo(agree=agree):
                return await table.answer_undo(key, seat, agree)
            case Back():
                return await table.back(key, seat)

    async def _tell(self, said: News | Describe | Hint | Ping) -> ServerMessage:
        """What is only asked for."""
        table, subscriber = self.table, self.subscriber
        match said:
            case News(since=since):
                table.playing()
                return NewsReply(said.id, *await table.history(since, subscriber))
            case Describe():
                view = table.playing().match.view(subscriber.seat)
                lang = subscriber.words or subscriber.lang
                told = await self.services.telling.run(
                    subscriber.owner, narration.describe, table.row.game, table.seating, view, lang
                )
                return Described(said.id, *told)
            case Hint():
                seat, lang = self._seat(), subscriber.words or subscriber.lang
                return HintReply(said.id, *await hints.hint(table, subscriber, seat, lang))
            case Ping():
                return Pong(said.id, self.services.time.now())

    def _key(self, id: str) -> str:  # noqa: A002
        return f"{self.subscriber.id}:{id}"

    def _own_seat(self) -> int | None:
        """The seat this socket plays, if it is still its person's."""
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


async def serve(server: Server, connection: Connection) -> None:
    """A socket from its opening to its end."""
    path = PATH.fullmatch(connection.scope["path"])
    if path is None:
        await connection.reject()
        return
    async with connection:
        await _admit(server, connection, path[1])


async def _admit(server: Server, connection: Connection, code: str) -> None:
    scope, lang = connection.scope, "en"
    address = address_of(scope)
    asked = parse_qs(scope["query_string"].decode("latin-1"))
    wish = {name: values[-1] for name, values in asked.items()}
    try:
        with server.services.limits.one_more(f"sockets {address}", server.services.settings.sockets_per_address):
            check_host(scope, server.addresses)
            if not origin_is_ours(scope, server.services.settings):
                raise Refused("wrong-origin")
            person = await server.people.by_token(_cookie(scope, server.cookie))
            words = _language(wish.get("lang"))
            lang = words or (person.lang if person else "en")
            table = await server.tables.find(code, person, address)
            seat = _wished_seat(table, person.id if person else None, wish.get("seat"))
            if seat is None and not table.may_watch(person):
                raise Refused("not-allowed")
            subscriber = Subscriber(connection, address, person, seat, words, lang)
            if person is not None:
                subscriber.muted = await server.people.muted(person)
            table = server.tables.enter(table)
            try:
                await MessageHandler(server, table, subscriber).run(_number(wish.get("seq")))
            finally:
                server.tables.leave(table)
    except Refused as refused:
        _turn_away(connection, refused, lang)
    except Unavailable:
        _turn_away(connection, Refused("unavailable"), lang)


def _turn_away(connection: Connection, refused: Refused, lang: str) -> None:
    connection.write(encode(Refusal(None, refused.code, refused.sentence(lang))))
    connection.close(REFUSED + refused.status)


def _cookie(scope: Any, name: str) -> str | None:
    try:
        found = SimpleCookie(header(scope, b"cookie") or "").get(name)
    except CookieError:
        return None
    return found.value if found else None


def _wished_seat(table: Table, person: str | None, wish: str | None) -> int | None:
    mine = table.seating.of(person)
    if wish == "watch":
        return None
    if wish is None:
        return mine[0] if mine else None
    if not wish.isdecimal() or int(wish[:4]) not in mine:
        raise Refused("not-seated")
    return int(wish[:4])


def _language(wish: str | None) -> str | None:
    if wish is not None and wish not in texts.LANGUAGES:
        raise Refused("invalid", reason=f"lang: must be one of {', '.join(texts.LANGUAGES)}")
    return wish


def _number(wish: str | None) -> int | None:
    return int(wish[:9]) if wish is not None and wish.isdecimal() else None


def _id(data: str) -> str | None:
    """The id of a message that cannot be read otherwise, so that its sender knows which."""
    try:
        id = msgspec.json.decode(data, type=dict[str, Any]).get("id")  # noqa: A001
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return id if isinstance(id, str) and len(id) <= 64 else None
