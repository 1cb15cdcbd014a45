"""One socket at a table: who it is, which seat it plays, and what waits to be sent."""

from __future__ import annotations

import asyncio

from bottega.store import Person

WAITING = 256  # messages a slow reader may leave unread


class Subscriber:
    def __init__(self, person: Person | None, seat: int | None, words: str | None, lang: str) -> None:
        self.person = person
        self.seat = seat
        self.words = words  # the language events are told in, if any
        self.lang = lang  # of refusals
        self.muted: set[str] = set()
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.too_slow = False

    @property
    def id(self) -> str | None:
        return None if self.person is None else self.person.id

    def send(self, data: bytes) -> None:
        if self.outbox.qsize() >= WAITING:
            self.too_slow = True
            while not self.outbox.empty():
                self.outbox.get_nowait()
            self.close()
        elif not self.too_slow:
            self.outbox.put_nowait(data)

    def close(self) -> None:
        """The socket is closed when all that waits has been sent."""
        self.outbox.put_nowait(None)
