"""The feed of a table: who is connected, and the events of the last log entries for those who reconnect."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Protocol

from bottega.core.event import Event
from bottega.server.problems import Refused
from bottega.server.protocol import REFUSED, STOPPING
from bottega.server.seats.seating import Seating
from bottega.server.table import messages
from bottega.server.table.messages import Common, encode
from bottega.server.table.wire import Refusal
from bottega.store import Person

RECENT = 64  # log entries whose events are kept
RECENT_WHEN_OVER = 4  # of a match that is over

Published = tuple[int, Sequence[Event]]  # a log entry's seq, and its events


class Connection(Protocol):
    """What a subscriber needs of the transport. Both return at once."""

    def write(self, text: bytes) -> None: ...

    def close(self, code: int) -> None: ...


class Subscriber:
    """A client that is connected to a table: who it is, and which seat it plays."""

    def __init__(
        self,
        connection: Connection,
        address: str,
        person: Person | None,
        seat: int | None,
        words: str | None,
        lang: str,
        session: str | None = None,
        scopes: frozenset[str] | None = None,
    ) -> None:
        self.session = session
        self.scopes = scopes  # what the token of a bot account allows; None: no token
        self.send = connection.write
        self._close = connection.close
        self.address = address
        self.person = person
        self.id = None if person is None else person.id
        self.seat = seat
        self.words = words  # the language for sentences about events, if any are wanted
        self.lang = lang  # of refusals
        self.muted: set[str] = set()

    @property
    def owner(self) -> tuple[str, str]:
        """Whose share of the server's time its requests take."""
        return self.address, self.id or ""

    def close(self, code: int = STOPPING) -> None:
        self._close(code)

    def refuse(self, refused: Refused) -> None:
        """Says why, and closes."""
        self.send(encode(Refusal(None, refused.code, refused.sentence(self.lang))))
        self._close(REFUSED + refused.status)


class Feed:
    def __init__(self) -> None:
        self.subscribers: set[Subscriber] = set()
        self.recent: deque[Published] = deque(maxlen=RECENT)
        self.published_at = 0.0  # when something was last published

    @property
    def people(self) -> frozenset[str]:
        """The ids of the people who are connected."""
        return frozenset(subscriber.id for subscriber in self.subscribers if subscriber.id is not None)

    @property
    def watchers(self) -> int:
        return sum(subscriber.seat is None for subscriber in self.subscribers)

    def join(self, subscriber: Subscriber) -> None:
        self.subscribers.add(subscriber)

    def leave(self, subscriber: Subscriber) -> None:
        self.subscribers.discard(subscriber)

    def reseat(self, seating: Seating) -> list[Subscriber]:
        """Who sees a seat that is another's now sees another one of theirs, or watches. Returns those."""
        gone = []
        for subscriber in self.subscribers:
            mine = seating.of(subscriber.id)
            if subscriber.seat is not None and subscriber.seat not in mine:
                subscriber.seat = mine[0] if mine else None
                gone.append(subscriber)
        return gone

    # --- events ---

    def publish(self, entries: Sequence[Published], common: Common, now: float) -> list[Event]:
        """Sends every subscriber an update about entries that have been stored. Returns all their events."""
        self.recent.extend(entries)
        self.published_at = now
        since = entries[0][0] - 1
        events = [(seq, event) for seq, some in entries for event in some]
        updates: dict[tuple[int | None, str | None], bytes] = {}
        for subscriber in self.subscribers:
            key = (subscriber.seat, subscriber.words)
            update = updates.get(key)
            if update is None:
                update = updates[key] = encode(messages.update(common, since, events, *key))
            subscriber.send(update)
        return [event for _, event in events]

    def recent_events(self, since: int) -> list[tuple[int, Event]]:
        """The events after a seq, as far as they are kept."""
        kept: list[Published] = []
        for entry in reversed(self.recent):  # the newest are at the end
            if entry[0] <= since:
                break
            kept.append(entry)
        return [(seq, event) for seq, events in reversed(kept) for event in events]

    def covers(self, since: int, seq: int) -> bool:
        """Whether all events after `since` are kept, where the log is at `seq`."""
        return since == seq or bool(self.recent and self.recent[0][0] <= since + 1 and since < seq)

    def forget(self) -> None:
        """Of a match that is over, few events are kept."""
        while len(self.recent) > RECENT_WHEN_OVER:
            self.recent.popleft()

    # --- whole states ---

    def send_state(self, common: Common) -> None:
        for subscriber in self.subscribers:
            subscriber.send(encode(messages.state(common, subscriber.seat)))

    def catch_up(self, subscriber: Subscriber, since: int | None, common: Common) -> None:
        """Sends a newcomer what happened after `since`, or the whole state where that is not kept."""
        if since is not None and self.covers(since, common.log.seq):
            update = messages.update(common, since, self.recent_events(since), subscriber.seat, subscriber.words)
            subscriber.send(encode(update))
        else:
            subscriber.send(encode(messages.state(common, subscriber.seat)))
