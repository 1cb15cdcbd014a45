"""The chat of a table: stored, then shown; short, slow, and silent for those who want it so."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

import msgspec

from bottega import texts
from bottega.server.people.sanitise import clean
from bottega.server.problems import Refused
from bottega.server.protocol import ChatLine, Phrase
from bottega.server.table.beside import Beside
from bottega.server.table.subscriber import Subscriber
from bottega.store import Chat, Conflict, Person, Unavailable

if TYPE_CHECKING:
    from bottega.server.table.table import Table

SHOWN = 50  # lines a newcomer sees
RATE, BURST = 0.5, 5  # lines a second, and at once
TRIES = 20
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


class ChatRoom(Beside):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.lines: deque[Chat] = deque(maxlen=SHOWN)

    @property
    def last(self) -> int:
        return self.lines[-1].number if self.lines else 0

    async def load(self) -> None:
        self.lines.extend(await self.table.services.store.chat(self.table.code, self.last, SHOWN))

    async def say(self, message: str, person: Person, seat: int, text: str | None, phrase: str | None) -> None:
        text = clean(text) if text is not None else None
        if (text is None) == (phrase is None) or text == "" or (phrase is not None and phrase not in PHRASES):
            raise Refused("nothing-said")
        services, code = self.table.services, self.table.code
        services.limits.take("chat", person.id, RATE, BURST, services.time.now())
        name = self.table.seating.seats[seat].name or person.name
        for _ in range(TRIES):
            line = Chat(self.last + 1, person.id, seat, name, text, phrase, services.time.now())
            try:
                await services.store.add_chat(code, line, message)
            except Conflict:
                if await services.store.has_chat(code, message):
                    return
                await self.catch_up()
                continue
            except Unavailable:
                raise Refused("unavailable") from None
            if line.number > self.last:  # else the notice of another process was quicker
                self._show([line])
            return
        raise Refused("moved-on")

    async def catch_up(self) -> None:
        """Lines that came in elsewhere."""
        lines = await self.table.services.store.chat(self.table.code, self.last, SHOWN)
        self._show([line for line in lines if line.number > self.last])

    async def reload(self) -> None:
        """Somebody has become another person: the same lines, by whom they are now."""
        lines = await self.table.services.store.chat(self.table.code, 0, SHOWN)
        if lines and lines[-1].number == self.last:  # else lines are on their way that nobody was shown yet
            self.lines = deque(lines, SHOWN)

    def _show(self, lines: list[Chat]) -> None:
        self.lines.extend(lines)
        for line in lines:
            for subscriber in self.table.subscribers:
                self._send(line, subscriber)

    def greet(self, subscriber: Subscriber) -> None:
        for line in self.lines:
            self._send(line, subscriber)

    def _send(self, line: Chat, subscriber: Subscriber) -> None:
        if line.person not in subscriber.muted:
            lang = subscriber.words or subscriber.lang
            text = texts.say(lang, f"phrase-{line.phrase}") if line.phrase else line.text or ""
            told = ChatLine(line.number, line.seat, line.name, text, line.phrase, line.at)
            subscriber.send(msgspec.json.encode(told))
