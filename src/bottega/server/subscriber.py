"""One socket at a table: who it is, and which seat it plays."""

from __future__ import annotations

from bottega.server.wire import Wire
from bottega.store import Person

STOPPING, ABUSE = 1012, 1008  # why a line ends


class Subscriber:
    def __init__(self, wire: Wire, person: Person | None, seat: int | None, words: str | None, lang: str) -> None:
        self.wire = wire
        self.send = wire.write
        self.person = person
        self.id = None if person is None else person.id
        self.seat = seat
        self.words = words  # the language events are told in, if any
        self.lang = lang  # of refusals
        self.muted: set[str] = set()

    def close(self, code: int = STOPPING) -> None:
        self.wire.hang_up(code)
