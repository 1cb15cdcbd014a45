"""One socket at a table: who it is, and which seat it plays."""

from __future__ import annotations

from bottega.server.transport import STOPPING, Connection
from bottega.store import Person


class Subscriber:
    def __init__(
        self,
        connection: Connection,
        address: str,
        person: Person | None,
        seat: int | None,
        words: str | None,
        lang: str,
    ) -> None:
        self.connection = connection
        self.send = connection.write
        self.address = address
        self.person = person
        self.id = None if person is None else person.id
        self.seat = seat
        self.words = words  # the language events are told in, if any
        self.lang = lang  # of refusals
        self.muted: set[str] = set()

    @property
    def owner(self) -> tuple[str, str]:
        """Whose share of the server's time its questions take."""
        return self.address, self.id or ""

    def close(self, code: int = STOPPING) -> None:
        self.connection.close(code)
