"""Event streams: which tables concern whoever listens, and what has changed at them.

An event is the difference between what a stream has told of a table and how the table stands now. So a stream that is
opened after a break tells what still matters without anything having been kept for it, and events cannot get lost
between processes: a notice only says which table to look at.
"""

from __future__ import annotations

import asyncio
from collections.abc import Container, Iterator

from msgspec import Struct

from bottega.server.notify.events import EventKind, TableEvent
from bottega.server.people.sessions import Visitor
from bottega.server.problems import Refused
from bottega.server.protocol import CHANGED, TableLine
from bottega.server.services import Services
from bottega.server.table.feed import Connection, Subscriber
from bottega.server.table.messages import encode
from bottega.server.table.tables import Tables
from bottega.server.table.wire import Hello
from bottega.store import Notice, Unavailable

RETRY_SECONDS = 1.0


class Told(Struct):
    """What a stream has told of a table."""

    challenged: bool = False
    started: bool = False
    turn: int | None = None  # the seq for which it was told that it is their turn


class EventStream:
    """One connection. It is told which tables have changed, and looks at them one after another."""

    def __init__(
        self, services: Services, tables: Tables, connection: Connection, visitor: Visitor, address: str
    ) -> None:
        self.services = services
        self.tables = tables
        self.person = visitor.person
        self.subscriber = Subscriber(
            *(connection, address, visitor.person, None, None, visitor.person.lang, visitor.session, visitor.scopes)
        )
        self.told: dict[str, Told] = {}
        self._changed: dict[str, None] = {}  # codes, in order
        self._has_work = asyncio.Event()

    def on_change(self, code: str) -> None:
        self._changed[code] = None
        self._has_work.set()

    def look_at_all(self) -> None:
        for code in self.told:
            self.on_change(code)

    async def run(self, since: float | None) -> None:
        """Tells how things stand, and of games that ended after `since`; then of every change."""
        now = self.services.time.now()
        self.subscriber.send(encode(Hello(self.services.started, now)))
        for table in await self.tables.of(self.person, now if since is None else since):
            self.told.setdefault(table.code, Told(started=table.status == "over"))
            self._tell(table)
        while True:
            await self._has_work.wait()
            self._has_work.clear()
            while self._changed:
                try:
                    await self._look(next(iter(self._changed)))
                except Unavailable:
                    await asyncio.sleep(RETRY_SECONDS)

    async def _look(self, code: str) -> None:
        del self._changed[code]
        try:
            table = await self.tables.glance(code, self.subscriber.address, self.person)
        except Unavailable:
            self._changed[code] = None
            raise
        except Refused:  # it was deleted
            self.told.pop(code, None)
            return
        if code in self.told or table.challenged or table.mine:
            self.told.setdefault(code, Told())
            self._tell(table)

    def _tell(self, table: TableLine) -> None:
        for kind in changes(self.told[table.code], table):
            self.subscriber.send(encode(TableEvent(kind, self.services.time.now(), table)))
        if table.status == "over" or not (table.challenged or table.mine):
            del self.told[table.code]


def changes(told: Told, table: TableLine) -> Iterator[EventKind]:
    """What is new at a table for somebody who was told some things before. `told` is brought up to date."""
    is_challenged = table.status == "open" and bool(table.challenged)
    playing = [seat for seat in table.mine if table.status == "playing" and not table.seats[seat].resigned]
    if is_challenged and not told.challenged:
        yield "challenge"
    if told.challenged and not is_challenged and not table.mine:
        yield "withdrawn"
    told.challenged = is_challenged
    if playing and not told.started:
        told.started = True
        yield "start"
    is_turn = any(seat in table.awaited for seat in playing)
    if is_turn and told.turn != table.seq:
        yield "turn"
    told.turn = table.seq if is_turn else None
    if table.status == "over" and told.started and table.mine:
        yield "end"


class EventStreams:
    """All that are open at this process."""

    def __init__(self, services: Services, tables: Tables) -> None:
        self.services = services
        self.tables = tables
        self.open: set[EventStream] = set()

    def on_change(self, code: str, people: Container[str]) -> None:
        """A table was changed by this process. `people`: those whom it concerns."""
        for stream in self.open:
            if stream.person.id in people or code in stream.told:
                stream.on_change(code)

    def on_notice(self, notice: Notice | None) -> None:
        """Another process wrote; None: anything may have changed. Whom a table concerns stands in its row."""
        for stream in self.open:
            if notice is None:
                stream.look_at_all()
            elif notice.what == "table" or (notice.what == "log" and notice.code in stream.told):
                stream.on_change(notice.code)

    async def serve(self, stream: EventStream, since: float | None, until: asyncio.Task[None]) -> None:
        """Tells a stream's events until the client has gone."""
        self.open.add(stream)
        telling = asyncio.create_task(stream.run(since), name="event stream")
        try:
            await asyncio.wait({telling, until}, return_when=asyncio.FIRST_COMPLETED)
            if telling.done() and not until.done():
                stream.subscriber.close()
                telling.result()
        finally:
            self.open.discard(stream)
            telling.cancel()
            until.cancel()
            await asyncio.gather(telling, until, return_exceptions=True)

    def close(self) -> None:
        """The server stops."""
        for stream in self.open:
            stream.subscriber.close()

    def close_of(self, person: str) -> None:
        """Somebody is gone."""
        for stream in self.open:
            if stream.person.id == person:
                stream.subscriber.close(CHANGED)
