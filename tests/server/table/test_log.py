"""The log of a match: entries in their stored form, folded into a match with and without a snapshot."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bottega import games
from bottega.core.errors import Invalid
from bottega.core.match import Match
from bottega.server.table.clocks import ClockState
from bottega.server.table.log import (
    AgreeEntry,
    AskEntry,
    AwayEntry,
    BackEntry,
    ClockSetEntry,
    DaysOffEntry,
    DeclineEntry,
    Entry,
    MatchLog,
    MoveEntry,
    PauseEntry,
    Question,
    RefuseEntry,
    ResignEntry,
    ResumeEntry,
    TakenEntry,
    UndoEntry,
    entry_json,
    events_since,
    read_entry,
)

Json = dict[str, Any]
CLOCK = {"left": [60.0, 45.5], "running": [1], "since": 1_800_000_000.25}

STORED: list[tuple[Json, Entry]] = [  # down to `back` as 0.1.0 wrote them
    ({"seat": 1, "action": {"type": "smear", "touch": "red"}}, MoveEntry(1, {"type": "smear", "touch": "red"})),
    (
        {"seat": 0, "action": {"type": "end"}, "chance": {"draw": ["red"]}, "clock": CLOCK},
        MoveEntry(0, {"type": "end"}, {"draw": ["red"]}, clock=ClockState([60.0, 45.5], [1], 1_800_000_000.25)),
    ),
    ({"undo": 0}, UndoEntry(0)),
    ({"ask": 0, "to": 3}, AskEntry(0, 3)),
    ({"agree": 2}, AgreeEntry(2)),
    ({"refuse": 0}, RefuseEntry(0)),
    ({"away": 1}, AwayEntry(1)),
    ({"back": 1, "clock": CLOCK}, BackEntry(1, clock=ClockState([60.0, 45.5], [1], 1_800_000_000.25))),
    ({"ask": 1, "stand_in": 0}, AskEntry(1, stand_in=0)),
    ({"ask": 1, "pause": 48.0}, AskEntry(1, pause=48.0)),
    ({"ask": 1, "resume": True}, AskEntry(1, resume=True)),
    ({"resign": 1}, ResignEntry(1)),
    ({"resign": 1, "last": True}, ResignEntry(1, last=True)),
    ({"paused": 99.5, "hours": 2.0}, PauseEntry(99.5, 2.0)),
    ({"resumed": True}, ResumeEntry(True)),
    ({"decline": 1, "on": False}, DeclineEntry(1, False)),
    ({"clock_set": True}, ClockSetEntry(True)),
]


@pytest.mark.parametrize(
    ("data", "entry"), STORED, ids=lambda value: "-".join(value) if isinstance(value, dict) else ""
)
def test_every_kind_of_entry_keeps_its_stored_form(data: Json, entry: Entry) -> None:
    assert read_entry(data) == entry
    assert entry_json(entry) == data
    assert list(entry_json(entry)) == list(data)


@pytest.mark.parametrize(
    ("data", "said"), [({}, "nothing"), ({"dance": 1}, "dance"), ({"undo": "1"}, "log: "), ({"ask": 1}, "to")]
)
def test_what_is_no_entry_is_refused(data: Json, said: str) -> None:
    with pytest.raises(Invalid, match=said):
        read_entry(data)


# --- the fold ---


def play(log: MatchLog, entries: list[Entry], number: int = 0) -> None:
    """Makes a move as a table does: proposed, written, accepted."""
    seat = log.match.awaited[0]
    choices = log.match.choices(seat)
    proposal = log.match.propose(seat, choices[number % len(choices)])
    move = proposal.move
    entries.append(MoveEntry(move.seat, move.action.to_json(), move.chance))
    log.accept(proposal, entries[-1])


def add(log: MatchLog, entries: list[Entry], entry: Entry) -> None:
    entries.append(entry)
    log.follow(entry)


def stored(entries: list[Entry]) -> list[Entry]:
    """As they come back from a database."""
    return [read_entry(json.loads(json.dumps(entry_json(entry)))) for entry in entries]


def known(log: MatchLog) -> Json:
    return {
        **log.snapshot(),
        "away": log.away,
        "question": log.question,
        "rest": (log.resigned, log.is_given_up, log.paused_until, log.declining, log.move_seqs),
        "record": log.match.record_json(),
        "views": [log.match.view_json(seat) for seat in (None, *range(log.match.seats))],
    }


@pytest.mark.parametrize("game", games.names())
def test_a_match_is_restored_with_and_without_a_snapshot(game: str) -> None:
    log, entries = MatchLog(Match(games.load(game), games.spec(game).seats[0])), list[Entry]()
    for number in range(10):
        play(log, entries, number)
    add(log, entries, UndoEntry(7))
    for number in range(5):
        play(log, entries, number)
    kept = json.loads(json.dumps(log.snapshot()))
    add(log, entries, AwayEntry(0))
    for number in range(9):
        play(log, entries, number)
    for snapshot in (None, kept):
        again = MatchLog.restore(log.match.deal, stored(entries), snapshot)
        assert known(again) == known(log)
        assert again.match.earliest == (0 if snapshot is None else snapshot["ply"])
        play(again, [])
        assert again.match.commitment, "it still draws from its own seed"


def test_a_log_that_the_rules_refuse_is_invalid() -> None:
    log, entries = MatchLog(Match(games.load("final-touch"), 2)), list[Entry]()
    for _ in range(6):
        play(log, entries)
    last = entries[5]
    assert isinstance(last, MoveEntry)
    entries[5] = MoveEntry(1 - last.seat, last.action, last.chance)
    with pytest.raises(Invalid, match="moves: 5"):
        MatchLog.restore(log.match.deal, entries)


def nine_moves() -> tuple[MatchLog, list[Entry], Json]:
    """And a snapshot after the sixth."""
    log, entries = MatchLog(Match(games.load("final-touch"), 2)), list[Entry]()
    for number in range(6):
        play(log, entries, number)
    snapshot = log.snapshot()
    for number in range(3):
        play(log, entries, number)
    return log, entries, snapshot


@pytest.mark.parametrize(("ply", "earliest"), [(8, 6), (6, 6), (5, 0), (0, 0)])
def test_a_snapshot_is_not_used_where_the_log_goes_back_behind_it(ply: int, earliest: int) -> None:
    log, entries, snapshot = nine_moves()
    assert MatchLog.restore(log.match.deal, entries, snapshot).can_follow(UndoEntry(ply)) == (earliest > 0)
    add(log, entries, UndoEntry(ply))
    play(log, entries)
    again = MatchLog.restore(log.match.deal, entries, snapshot)
    assert again.match.earliest == earliest
    assert known(again) == known(log)


@pytest.mark.parametrize("broken", [{}, {"at": "six"}, {"state": {}}, {"state": None}, {"state": {"turn": 9}}])
def test_a_snapshot_that_cannot_be_read_is_not_used(broken: Json, caplog: pytest.LogCaptureFixture) -> None:
    log, entries, snapshot = nine_moves()
    again = MatchLog.restore(log.match.deal, entries, {**snapshot, **broken} if broken else broken)
    assert again.match.earliest == 0
    assert known(again) == known(log)
    assert "snapshot cannot be used" in caplog.text


def test_events_of_a_whole_log_are_those_that_were_published() -> None:
    log, entries = MatchLog(Match(games.load("final-touch"), 2)), list[Entry]()
    play(log, entries)
    seat = log.match.moves[0].seat
    others: list[Entry] = [AwayEntry(0), BackEntry(0), AskEntry(seat, 0), AgreeEntry(1 - seat), UndoEntry(0)]
    published = [(seq, event) for seq, entry in enumerate(others, start=2) for event in log.follow(entry)]
    assert [event.type for _, event in published] == ["away", "back", "undo-asked", "agree", "undone"]
    assert published[3][1].facts == {"seat": 1 - seat, "by": seat}
    assert published[4][1].facts == {"seat": seat, "ply": 0, "seqs": [1]}
    assert events_since(log.match.deal, entries + others, since=1) == published
    assert {seq for seq, _ in events_since(log.match.deal, entries + others, since=0)} == {1, 2, 3, 4, 5, 6}


def test_everybody_is_told_of_every_other_entry_but_of_a_clock() -> None:
    log = MatchLog(Match(games.load("final-touch"), 2))
    told: list[tuple[Entry, list[tuple[str, dict[str, object]]]]] = [
        (AskEntry(0, pause=2.0), [("pause-asked", {"seat": 0, "hours": 2.0})]),
        (RefuseEntry(1), [("refuse", {"seat": 1, "by": 0})]),
        (PauseEntry(until=9.0, hours=2.0), [("paused", {"until": 9.0, "hours": 2.0})]),
        (ResumeEntry(resumed=True), [("resumed", {})]),
        (DeclineEntry(1, on=True), [("auto-decline", {"seat": 1, "on": True})]),
        (DaysOffEntry(1), [("days-off", {"seat": 1})]),
        (TakenEntry(1), [("taken", {"seat": 1})]),
        (ClockSetEntry(clock_set=True), []),
        (ResignEntry(1), [("resigned", {"seat": 1, "last": False})]),
        (ResignEntry(0, last=True), [("resigned", {"seat": 0, "last": True})]),
    ]
    for entry, events in told:
        assert [(event.type, dict(event.facts)) for event in log.follow(entry)] == events


def test_a_request_for_an_undo_is_open_until_it_is_settled() -> None:
    log, entries = MatchLog(Match(games.load("final-touch"), 3)), list[Entry]()
    play(log, entries)
    for settled in (RefuseEntry(1), UndoEntry(0)):
        log.follow(AskEntry(0, 0))
        log.follow(AgreeEntry(2))
        log.follow(AwayEntry(1))
        assert log.question == Question(AskEntry(0, 0), frozenset({2}))
        log.follow(settled)
        assert log.question is None
    log.follow(AskEntry(0, 0))
    play(log, entries)
    assert log.question is None
