"""The chat of a table: stored, then sent to everybody who has not muted the sender.

Spectators talk among themselves: players read that when the game is over.
"""

from __future__ import annotations

from collections import deque
from functools import partial

import msgspec

from bottega import texts
from bottega.server.people.sanitise import clean
from bottega.server.problems import Refused
from bottega.server.protocol import Phrase
from bottega.server.services import Services
from bottega.server.table.feed import Feed, Subscriber
from bottega.server.table.wire import ChatLine
from bottega.store import ChatRow, Conflict, Person, Unavailable

SHOWN = 50  # messages that a newcomer gets
RATE, BURST = 0.5, 5  # messages of one person: a second, and at once
TRIES = 20  # against other processes
PHRASES = (
    "hello",
    "good-luck",
    "your-turn",
    "one-moment",
    "well-played",
    "thanks",
    "sorry",
    "good-game",
    "again",
    "goodbye",
)


def phrases(lang: str) -> list[Phrase]:
    return [Phrase(name, texts.say(lang, f"phrase-{name}")) for name in PHRASES]


class ChatRoom:
    def __init__(self, services: Services, code: str, feed: Feed) -> None:
        self._services = services
        self._code = code
        self._feed = feed
        self._rows: deque[ChatRow] = deque(maxlen=SHOWN)
        self._players: frozenset[str] = frozenset()  # of a running game

    @property
    def last(self) -> int:
        """The number of the newest message."""
        return self._rows[-1].number if self._rows else 0

    def find(self, number: int) -> ChatRow | None:
        """One of the last messages."""
        return next((row for row in self._rows if row.number == number and row.person), None)

    def has_from(self, person: str) -> bool:
        return any(row.person == person for row in self._rows)

    async def load(self) -> None:
        self._rows.extend(await self._read(self.last))

    async def _read(self, after: int) -> list[ChatRow]:
        return await self._services.store.chat.read(self._code, after, SHOWN)

    async def say(
        self, message: str, person: Person, seat: int | None, name: str, text: str | None, phrase: str | None
    ) -> None:
        """`message` is the client's id for it: what is sent twice is said once. `name` is shown as the sender.

        `seat`: None for a spectator.
        """
        text = clean(text) if text is not None else None
        if (text is None) == (phrase is None) or text == "" or (phrase is not None and phrase not in PHRASES):
            raise Refused("nothing-said")
        services = self._services
        services.limits.take("chat", person.id, RATE, BURST, services.time.now())
        for _ in range(TRIES):
            row = ChatRow(self.last + 1, person.id, seat, name, text, phrase, services.time.now())
            try:
                await services.store.chat.add(self._code, row, message)
            except Conflict:
                if await services.store.chat.has(self._code, message):
                    return
                await self.catch_up()
                continue
            except Unavailable:
                raise Refused("unavailable") from None
            if row.number > self.last:  # else it has been read already, because of another process's notice
                self._show([row])
            return
        raise Refused("moved-on")

    async def catch_up(self) -> None:
        """Reads and shows what other processes wrote."""
        rows = await self._read(self.last)
        self._show([row for row in rows if row.number > self.last])

    async def reload(self) -> None:
        """A guest has become an account, or somebody was erased: the same messages have another sender now, or none."""
        rows = await self._read(0)
        if rows and rows[-1].number == self.last:  # else there are new ones, which `catch_up` will show
            self._rows = deque(rows, SHOWN)

    def keep_from(self, players: frozenset[str]) -> None:
        """Who may not read what spectators say. When the game is over that is nobody: then they get it."""
        before, self._players = self._players, players
        for subscriber in self._feed.subscribers:
            if subscriber.id in before and subscriber.id not in players:
                for row in self._rows:
                    if row.seat is None:
                        _send(row, subscriber)

    def _may_read(self, row: ChatRow, subscriber: Subscriber) -> bool:
        return row.seat is not None or subscriber.id not in self._players

    def _show(self, rows: list[ChatRow]) -> None:
        self._rows.extend(rows)
        for row in rows:
            for subscriber in filter(partial(self._may_read, row), self._feed.subscribers):
                _send(row, subscriber)

    def greet(self, subscriber: Subscriber) -> None:
        """Sends a newcomer the last messages."""
        for row in self._rows:
            if self._may_read(row, subscriber):
                _send(row, subscriber)


def _send(row: ChatRow, subscriber: Subscriber) -> None:
    is_erased = row.text is None and row.phrase is None
    if row.person not in subscriber.muted and not is_erased:
        lang = subscriber.words or subscriber.lang
        text = texts.say(lang, f"phrase-{row.phrase}") if row.phrase else row.text or ""
        subscriber.send(msgspec.json.encode(ChatLine(row.number, row.seat, row.name, text, row.phrase, row.at)))
