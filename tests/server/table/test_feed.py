"""The feed: each reader gets what they may know, and who reconnects gets what they missed."""

from __future__ import annotations

import json
from typing import Any

from bottega import games
from bottega.core.event import Event
from bottega.core.match import Match
from bottega.server.protocol import NoClock
from bottega.server.seats.seating import Chair, Seating
from bottega.server.table import messages
from bottega.server.table.feed import RECENT, RECENT_WHEN_OVER, Feed, Subscriber
from bottega.server.table.log import AwayEntry, BackEntry, MatchLog
from bottega.server.table.messages import Common
from bottega.store import Person

SEATING = Seating([Chair("person", "vera", "Vera"), Chair("person", "ada", "Ada")], {}, NoClock())


class Client:
    """A connection that keeps what is written to it."""

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []
        self.closed: int | None = None

    def write(self, text: bytes) -> None:
        self.messages.append(json.loads(text))

    def close(self, code: int) -> None:
        self.closed = code


def subscribe(feed: Feed, seat: int | None, words: str | None = None) -> tuple[Client, Subscriber]:
    client = Client()
    person = None if seat is None else Person(str(SEATING.seats[seat].person), "", "en", 0.0)
    subscriber = Subscriber(client, "192.0.2.1", person, seat, words, "en")
    feed.join(subscriber)
    return client, subscriber


def begun() -> MatchLog:
    return MatchLog(Match(games.load("final-touch"), 2, seed=7))


def common(log: MatchLog) -> Common:
    return messages.common(log, SEATING, None, frozenset())


def publish(feed: Feed, log: MatchLog, count: int) -> None:
    for _ in range(count):
        entry = BackEntry(0) if log.away else AwayEntry(0)
        feed.publish([(log.seq + 1, log.follow(entry))], common(log), now=5.0)


def test_each_reader_gets_their_own_view_and_their_own_words() -> None:
    feed, log = Feed(), begun()
    vera, ada, watcher = (subscribe(feed, seat, words)[0] for seat, words in ((0, "en"), (1, None), (None, "fr")))
    publish(feed, log, 1)
    updates = [client.messages[-1] for client in (vera, ada, watcher)]
    assert [(update["since"], update["seq"]) for update in updates] == [(0, 1)] * 3
    assert [update["view"] for update in updates] == [log.match.view_json(seat) for seat in (0, 1, None)]
    words = [update["events"][0].get("words") for update in updates]
    assert words[1] is None
    assert words[0] != words[2]
    assert feed.published_at == 5.0


def test_who_left_gets_nothing_more() -> None:
    feed, log = Feed(), begun()
    client, subscriber = subscribe(feed, 0)
    assert (feed.people, feed.watchers) == (frozenset({"vera"}), 0)
    feed.leave(subscriber)
    publish(feed, log, 1)
    assert client.messages == []
    assert feed.people == frozenset()


def test_who_reconnects_gets_the_events_they_missed_or_else_the_whole_state() -> None:
    feed, log = Feed(), begun()
    publish(feed, log, RECENT + 3)
    for since, kind in ((RECENT, "update"), (3, "update"), (2, "state"), (log.seq, "update"), (log.seq + 1, "state")):
        client, subscriber = subscribe(feed, 0)
        feed.catch_up(subscriber, since, common(log))
        (message,) = client.messages
        assert (message["type"], message["seq"]) == (kind, log.seq)
        if kind == "update":
            assert [event["seq"] for event in message["events"]] == list(range(since + 1, log.seq + 1))
        feed.leave(subscriber)


def test_a_match_that_is_over_keeps_few_events() -> None:
    feed, log = Feed(), begun()
    publish(feed, log, 10)
    feed.forget()
    assert [seq for seq, _ in feed.recent_events(0)] == list(range(11 - RECENT_WHEN_OVER, 11))
    assert not feed.covers(0, log.seq)
    assert feed.covers(10 - RECENT_WHEN_OVER, log.seq)


def test_entries_that_were_read_together_are_one_update() -> None:
    feed, log = Feed(), begun()
    client, _ = subscribe(feed, None)
    entries = [(seq, log.follow(entry)) for seq, entry in ((1, AwayEntry(0)), (2, BackEntry(0)))]
    events = feed.publish(entries, common(log), 1.0)
    assert [event.type for event in events] == ["away", "back"]
    assert all(isinstance(event, Event) for event in events)
    assert [(update["since"], update["seq"]) for update in client.messages] == [(0, 2)]
