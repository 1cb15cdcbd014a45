"""Limits: so many a second, so many at once."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from bottega.server import peers, protocol, server
from bottega.server.limits import Bucket, Limits
from bottega.server.notify import channels, outbox, outgoing, recovery
from bottega.server.operate import belongings, host
from bottega.server.people import days_off, identity, reports, sessions
from bottega.server.problems import Refused
from bottega.server.replay import replays, reviews
from bottega.server.seats import answers, turns
from bottega.server.slices import SLICE
from bottega.server.table import chat, handler, hints, tables
from bottega.server.transport import open_files
from bottega.server.transport.config import IDLE_SECONDS
from bottega.server.transport.open_connections import Waiting
from bottega.server.web import security
from bottega.store import postgres, sqlite
from bottega.store.parts import habits

DOCS = Path(__file__).parents[2] / "docs"


def test_a_bucket_fills_with_time() -> None:
    bucket = Bucket(rate=2.0, most=2.0, now=0.0)
    assert [bucket.take(0.0) for _ in range(3)] == [0.0, 0.0, 0.5]
    assert bucket.take(0.5) == 0.0
    assert bucket.take(0.4) > 0  # a clock that goes back gives nothing


def test_a_slow_rate_lets_one_through_after_the_other() -> None:
    bucket = Bucket(rate=0.1, most=0.5, now=0.0)
    assert [bucket.take(now) for now in (0.0, 0.0, 10.0)] == [0.0, 10.0, 0.0]


def test_limits_forget_what_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bottega.server.limits.KEPT", 3)
    limits = Limits()
    for number in range(10):
        limits.take("request", f"address {number}", 1.0, 1.0, now=number * 10.0)
    assert len(limits._buckets) <= 4
    with pytest.raises(Refused) as refused:
        limits.take("request", "address 9", 1.0, 1.0, now=90.5)
    assert refused.value.retry_after == 0.5


def test_what_costs_more_than_is_left_is_paid_back_before_the_next() -> None:
    limits, limit = Limits(), ("work", "address", 1.0, 10.0)
    limits.take(*limit, now=0.0, count=0.0)
    limits.spend(*limit, now=0.0, cost=15.0)
    with pytest.raises(Refused) as refused:
        limits.take(*limit, now=0.0, count=0.0)
    assert refused.value.retry_after == 5.0
    limits.take(*limit, now=5.0, count=0.0)


def test_what_was_taken_at_another_process_is_not_left_here() -> None:
    here, there = Limits(), Limits()
    there.taken = {}
    for _ in range(3):
        there.take("chat", "vera", 1.0, 5.0, now=0.0)
    told = there.taken_since()
    assert told == [("chat", "vera", 1.0, 5.0, 3)]
    assert there.taken_since() == []
    here.take_elsewhere(*told[0], now=0.0)
    for _ in range(2):
        here.take("chat", "vera", 1.0, 5.0, now=0.0)
    with pytest.raises(Refused):
        here.take("chat", "vera", 1.0, 5.0, now=0.0)
    here.take_elsewhere(*told[0], now=0.0)  # more than there is left: it is empty, and owes nothing
    here.take("chat", "vera", 1.0, 5.0, now=1.0)


def test_what_is_open_at_another_process_counts_here() -> None:
    limits = Limits()
    limits.open_elsewhere = {"sockets 192.0.2.1": 2}.__getitem__
    with limits.one_more("sockets 192.0.2.1", 3), pytest.raises(Refused), limits.one_more("sockets 192.0.2.1", 3):
        pass
    assert limits.open == Counter()


RATES = {  # a second, and at once
    "new guests, links to another device of one address": identity.GUESTS,
    "new accounts of one address": identity.CLAIMS,
    "passwords tried for one account of one address": identity.GUESSES,
    "passwords tried of one address": identity.GUESSES_FROM,
    "passwords tried from unknown devices of one account": identity.GUESSES_OF,
    "links for a new password, asked for of one address": recovery.ASKED_FROM,
    "links for a new password, asked for of one account": recovery.ASKED_FOR,
    "links for a new password, used of one address": recovery.TRIED_FROM,
    "letters before an address is confirmed of one mail address": channels.LETTERS_TO,
    "test notifications of one person": channels.TESTS,
    "test notifications of one address": channels.TESTS_FROM,
    "exports of one person": belongings.EXPORTS,
    "reports of one person, address": reports.REPORTS,
    "chat messages of one person": (chat.RATE, chat.BURST),
    "moves taken back, questions to the others of one seat": handler.UNDOS,
    "links to a seat of one person": tables.SEAT_LINKS,
    "codes of tables that do not exist of one address": tables.WRONG_CODES,
    "looks at what happened meanwhile of one address": tables.LOOKS_BACK,
    "records and pages of replays of one address": replays.LOOKS,
    "imports of one person": replays.IMPORTS,
    "reviews begun of one person": reviews.ASKED,
    "reviews begun of one address": (reviews.PEOPLE * reviews.ASKED[0], reviews.PEOPLE * reviews.ASKED[1]),
    "imports of one address": security.IMPORTS,
}


def test_hosts_are_told_every_rate() -> None:
    rows = re.findall(r"^\| (.+?) \| (.+?) \| (\d+) \| ([\d.]+) s \|$", (DOCS / "hosting.md").read_text("utf-8"), re.M)
    told = {f"{what} of one {whose}": (int(at_once), float(every)) for what, whose, at_once, every in rows}
    assert told == {name: (at_once, round(1 / rate, 6)) for name, (rate, at_once) in RATES.items()}


WORDS = {1.0: "once a second", 6.0: "six seconds", 3_600.0: "an hour", 120.0: "two minutes", 600.0: "ten minutes"}
TOLD = {
    "hosting": [
        f"One address may have {hints.WAITING} hints and {replays.PAGES} pages of replays waiting",
        f"in slices of {SLICE} s",
        f"One seat may take back or ask for {handler.UNDOS[1]} moves at once",
        f"A client has {Waiting.HEAD.value:g} s to send the head of a request",
        f"{Waiting.BODY.value:g} s for its body and {Waiting.READER.value:g} s to read the answer",
        f"is closed after {IDLE_SECONDS} s, or after {Waiting.HEAD.value:g} s if there never was one",
        f"up to {open_files.MOST:,}, and leaves {open_files.RESERVED} of them for the database and the bots",
        "hints a minute for one person, and moves tried again in reviews;"
        f" {hints.PEOPLE} times as many for one address",
        f"may add a day; {replays.PEOPLE} times as many from one address",
        f"when a quarter of the time is left, or {turns.MAX_REMINDED_SECONDS / 3600:g} hours if that is less",
        f"It works once, for {WORDS[recovery.LINK_SECONDS]}",
        f"each claims some rows for {WORDS[outbox.LEASE_SECONDS]}",
        "tried again after {:g}, {:g}, {:g} and {:g} minutes".format(*(each / 60 for each in outbox.RETRY_SECONDS)),
        f"answers with a status from 200 to 299 within {outgoing.SECONDS:g} seconds",
        f"{WORDS[peers.HEARTBEAT_SECONDS]} and whenever somebody comes or goes",
        f"is passed over after {WORDS[peers.SILENT_SECONDS]}",
        f"reads the audit log {WORDS[server.FOLLOW_SECONDS]}",
        f"Each process has up to {postgres.CONNECTIONS} connections to the database, and one more to listen",
        f"a database of up to {sqlite.CHECKED_FIRST // 10**6:g} MB",
        f"{WORDS[server.FIRST_CLEAN_SECONDS]} after its start and then every"
        f" {'six' if server.CLEAN_SECONDS == 6 * 3_600 else '?'} hours",
        f"({host.SHORTEST_ID} characters of it are enough)".replace("6", "six"),
    ],
    "privacy": [
        f"they work for {identity.LINK_SECONDS / 60:g} minutes or {WORDS[recovery.LINK_SECONDS]}",
        f"Both last {sessions.COOKIE_DAYS} days",
        f"or {outbox.KEPT_SECONDS / sessions.DAY:g} days after you were told",
        f"up to {days_off.LOOK_AHEAD_DAYS} days ahead",
        f"how many seconds your last {habits.KEPT_REPLIES} answers took",
        f"once you have answered {'five' if answers.ENOUGH == 5 else '?'} times",
    ],
    "protocol": [
        f"at most {days_off.MAX_WEEKDAYS} weekdays, and {days_off.DATES_A_YEAR} dates in",
        f"chat, at most {protocol.CHAT_LENGTH} characters",
        f"a record of at most {protocol.MAX_IMPORTED_MOVES:,} moves",
        f"closes it with code {protocol.REFUSED} + the HTTP status that fits",
        f"it closes with {protocol.STOPPING}: connect again with your last `seq`. With {protocol.CHANGED} it asks",
        f"A client that does not read is dropped ({protocol.TOO_SLOW})",
    ],
}


@pytest.mark.parametrize(("page", "sentence"), [(page, each) for page, told in TOLD.items() for each in told])
def test_documents_tell_the_numbers(page: str, sentence: str) -> None:
    assert sentence in " ".join((DOCS / f"{page}.md").read_text(encoding="utf-8").split())
