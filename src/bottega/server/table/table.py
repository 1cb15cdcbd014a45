"""One table in memory: the single writer of its log.

Every change is checked, stored, and only then published. The store lets each place in a log be taken once: where
another process came first, this one reads what was written, publishes it, and checks again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from bottega import games
from bottega.core.errors import Illegal, Invalid
from bottega.core.event import Event
from bottega.core.game import AnyGame
from bottega.core.match import Match, Proposal
from bottega.server.peers import Present
from bottega.server.problems import Refused
from bottega.server.protocol import LiveClock, NoClock, Status, TableInfo
from bottega.server.seats.absence import Absence
from bottega.server.seats.seating import Seating
from bottega.server.seats.turns import TurnNotices
from bottega.server.services import Services
from bottega.server.table import clocks, messages, presence, questions
from bottega.server.table.bot_seats import BotSeats
from bottega.server.table.chat import ChatRoom
from bottega.server.table.clocks import ClockState
from bottega.server.table.feed import Feed, Subscriber
from bottega.server.table.log import (
    SETS_CLOCK,
    Entry,
    MatchLog,
    MoveEntry,
    ResignEntry,
    TakenEntry,
    entry_json,
    read_entry,
)
from bottega.server.table.messages import Common, encode
from bottega.server.table.narration import Description
from bottega.server.table.presence import AlreadyDone
from bottega.server.table.schedule import RETRY_SECONDS, NextStatus, Schedule, due_time, next_status, reply_of
from bottega.server.table.wire import TableChanged
from bottega.store import Conflict, Late, LogRow, Person, Progress, Reply, TableRow, Turn, Unavailable

TRIES = 20  # against other processes
TABLE_CHANGES = frozenset({"away", "back", "resigned", "paused", "resumed"})  # events that change what `info` says

DescribedFor = tuple[int | None, str]  # a seat, and a language
Draft = tuple[Entry, Proposal | None]  # what is to be written, and the move behind it


class PendingWrite(Struct):
    """An entry on its way to the store."""

    row: LogRow
    entry: Entry
    proposal: Proposal | None
    status: NextStatus
    progress: Progress | None
    snapshot: dict[str, Any] | None
    turns: list[Turn]
    reply: Reply | None
    begun: float


class Table:
    def __init__(self, services: Services, row: TableRow, made_from: str | None = None) -> None:
        self.services, self.code = services, row.code
        self.own_game: AnyGame | None = None  # with a component list that is not ours
        self.made_from = made_from  # the host's address, if it was made since the server started
        self.descriptions: dict[DescribedFor, tuple[int, Description]] = {}  # with the seq of each
        self.feed = Feed()
        self.log: MatchLog | None = None
        self.set_seating(row, Seating.read(row.body))
        self.sides = games.standard(row.game).sides(len(self.seating.seats))
        self.side_of = {seat: side for side, seats in enumerate(self.sides) for seat in seats}
        self.clock: ClockState | None = None
        self.lock = asyncio.Lock()  # held by the writer
        self.schedule = Schedule(services.alarms, self.code)
        self.bots = BotSeats()
        self.chat = ChatRoom(services, self.code, self.feed)
        self.turns = TurnNotices(services, self.code)
        self.written: dict[str, int] = {}  # the seq that each client message led to
        self.write_unconfirmed = False  # the last write may or may not have been stored
        self.absence = Absence()
        self.idle_since = services.time.now()

    def set_seating(self, row: TableRow, seating: Seating) -> None:
        self.row, self.seating, self.seated_bots = row, seating, seating.bots
        self.descriptions.clear()  # they have names in them
        for subscriber in self.feed.reseat(seating):
            self._show_another_seat(subscriber)

    def _show_another_seat(self, subscriber: Subscriber) -> None:
        """To somebody whose seat is another's now. Before the match there is nothing to show."""
        if self.log is None:
            return
        if subscriber.seat is None and not self.may_watch(subscriber.person):
            self.feed.leave(subscriber)
            subscriber.refuse(Refused("not-allowed"))
        else:
            subscriber.send(encode(messages.state(self.common(), subscriber.seat)))

    # --- the match ---

    @property
    def game(self) -> AnyGame:
        """With the rules that its match was begun with; before that, with the newest."""
        return self.own_game or games.load(self.row.game, version=self.row.rules)

    @property
    def match(self) -> Match | None:
        return None if self.log is None else self.log.match

    @property
    def seq(self) -> int:
        return 0 if self.log is None else self.log.seq

    @property
    def status(self) -> Status:
        if self.log is None:
            return "open"
        return "over" if self.log.over else "playing"

    @property
    def away(self) -> frozenset[int]:
        return frozenset() if self.log is None else self.log.away

    @property
    def is_halted(self) -> bool:
        """Whether nobody may move: the game is paused, or given up."""
        return self.log is not None and self.log.is_halted

    @property
    def declining(self) -> frozenset[int]:
        return frozenset() if self.log is None else self.log.declining

    def running_log(self) -> MatchLog:
        """`Refused` before the match has begun."""
        if self.log is None:
            raise Refused("not-started")
        return self.log

    def running_match(self) -> Match:
        return self.running_log().match

    def is_deciding(self, match: Match, seat: int, decision: int) -> bool:
        """Whether a seat still has the decision that it had when it was asked."""
        is_on = self.match is match and not match.over and not self.is_halted
        return is_on and match.decision(seat) == decision

    # --- the people ---

    @property
    def owner(self) -> tuple[str, str, str]:
        """Whose share of the bots' time it takes: a connected player's, or else a watcher's, or else the host's."""
        first = min(self.feed.subscribers, key=lambda each: (each.seat is None, each.seat or 0), default=None)
        if first is not None:
            return (*first.owner, self.code)
        return self.made_from or self.row.host, self.row.host, self.code

    @property
    def present(self) -> frozenset[str]:
        """The ids of the people who are connected, through this process or another."""
        return self.feed.people | self.services.peers.people(self.code)

    @property
    def online(self) -> frozenset[int]:
        """The seats whose people are connected, through this process or another."""
        people = self.present
        return frozenset(seat for seat, chair in enumerate(self.seating.seats) if chair.person in people)

    @property
    def host_seat(self) -> int | None:
        return self.seating.host(self.row.host, self.online)

    @property
    def is_used(self) -> bool:
        """Whether anybody is connected."""
        return bool(self.feed.subscribers) or self.services.peers.is_used(self.code)

    @property
    def is_idle(self) -> bool:
        """Whether this process has nothing to do with it now."""
        return not (self.feed.subscribers or self.lock.locked() or self.bots.jobs)

    def is_deserted(self) -> bool:
        """Whether nobody is connected and all seats are played by bots: then these pause."""
        return not self.is_used and len(self.seated_bots | self.away) == len(self.seating.seats)

    def is_host(self, person: str | None) -> bool:
        """Whether this person may begin the game. Where only bots sit, that is who made the table."""
        seat = self.host_seat
        return person is not None and person == (self.row.host if seat is None else self.seating.seats[seat].person)

    def may_watch(self, person: Person | None) -> bool:
        return self.row.privacy != "closed" or bool(self.seating.of(person.id if person else None))

    # --- loading ---

    async def load(self, owner: tuple[str, ...]) -> None:
        """Reads the match and the chat from the store, in the share of whoever wants to see it."""
        await self.chat.load()
        await self.turns.read_answers(self.seating)
        self._note_absence()
        if self.row.seed is not None:
            await self._restore(owner)
            await self.turns.read()
            self._hide_spectators_chat()
            self._set_alarm(self._due())
            self.bots.schedule(self)

    async def _restore(self, owner: tuple[str, ...] = (), use_snapshot: bool = True) -> None:
        row, seating = self.row, self.seating
        assert row.seed is not None
        assert row.setup is not None
        snapshot = await self.services.store.log.snapshot(self.code) if use_snapshot else None
        rows = await self.services.store.log.read(self.code)
        entries = _read_entries(rows)
        try:
            deal = seating.deal(self.game, row.seed, row.setup)
            self.log = await self.services.opening.run((*owner, self.code), MatchLog.restore, deal, entries, snapshot)
        except Invalid as error:
            raise Refused("outdated", reason=str(error)) from error
        self.written = {row.message: row.seq for row in rows if row.message is not None}
        self.schedule.is_stored = row.due is not None
        if self.log.over:
            self._drop_history()
        self.clock = entries[-1].clock if entries else clocks.read(row.clock)
        if self.clock is not None:
            if isinstance(seating.clock, LiveClock) and not self.services.store.shared:
                # The time for which the server was down is not taken from anybody.
                self.clock.since = max(self.clock.since, self.services.started)
            self.clock.since = min(self.clock.since, self.services.time.now())  # the system's clock may be set back

    async def _replay_all(self) -> None:
        """For an undo that goes behind our snapshot. Everything is sent anew, since others may have written too."""
        await self._restore(use_snapshot=False)
        self.schedule.is_stored = True  # for all we know: `self.row` may be old
        self.feed.recent.clear()
        self._send_anew()

    # --- writing ---

    async def move(self, message: str | None, seat: int, decision: int | None, action: dict[str, Any]) -> int:
        """Makes a move; returns the seq it led to. Raises `Illegal`, `Invalid` or `Refused`."""
        if message is not None and seat in self.away:
            await self.back(None, seat)
        return await self.write(message, lambda: self._draft_move(seat, decision, action))

    def _draft_move(self, seat: int, decision: int | None, action: dict[str, Any]) -> Draft:
        log = self.running_log()
        if log.is_given_up:
            raise Illegal("G-OVER", "over")
        if log.paused_until is not None:
            raise Refused("paused")
        before = time.perf_counter()
        proposal = log.match.propose(seat, action, decision=decision, listen=True)
        self.services.metrics.rules_seconds.observe(time.perf_counter() - before)
        move = proposal.move
        return MoveEntry(move.seat, move.action.to_json(), move.chance), proposal

    async def back(self, message: str | None, seat: int) -> int:
        """Somebody plays their seat again."""
        return await self.write(message, lambda: (presence.come_back(self.running_log(), seat), None))

    async def leave(self, seat: int) -> int:
        """A bot stands in for a seat."""
        return await self.write(None, lambda: (presence.leave(self.running_log(), seat), None))

    async def write(self, message: str | None, draft: Callable[[], Draft]) -> int:
        """The one way into the log: stores and publishes what `draft` returns. Returns the seq it led to.

        `draft` is called again where another process came first. `message` is the client message that asks for it: one
        that is sent twice is carried out once.
        """
        async with self.lock:
            if self.write_unconfirmed:
                await self._catch_up()
            await self.schedule.read_days_off(self.services.store, self.seating)
            for _ in range(TRIES):
                if message is not None and message in self.written:
                    return self.written[message]
                try:
                    entry, proposal = draft()
                except AlreadyDone:
                    return self.seq
                if not self.running_log().can_follow(entry):
                    await self._replay_all()
                    continue
                if await self._store(self._prepare(entry, proposal, message)):
                    return self.seq
        raise Refused("moved-on")

    def _prepare(self, entry: Entry, proposal: Proposal | None, message: str | None) -> PendingWrite:
        log, now = self.running_log(), self.services.time.now()
        days_off = self.schedule.days_off
        status = next_status(log, entry, proposal, self.seating, self.side_of, self.clock, self.is_used, now, days_off)
        if status.clock is not None:
            entry = msgspec.structs.replace(entry, clock=status.clock)
        row = LogRow(log.seq + 1, entry_json(entry), now, message)
        changes_row = status.over or status.due is not None or self.schedule.is_stored or isinstance(entry, ResignEntry)
        snapshot = log.snapshot() if row.seq % self.services.settings.snapshot_every == 0 else None
        progress = status.progress if changes_row else None
        turns = self._turns_after(log, entry, status, row.seq)
        reply = None if message is None else reply_of(log, entry, self.seating, self.side_of, self.clock, now)
        return PendingWrite(row, entry, proposal, status, progress, snapshot, turns, reply, time.perf_counter())

    def _turns_after(self, log: MatchLog, entry: Entry, status: NextStatus, seq: int) -> list[Turn]:
        moved = {entry.seat} if isinstance(entry, (MoveEntry, TakenEntry)) else set()
        awaited = [seat for seat in status.awaited if seat not in log.away_after(entry)]
        waited = set(log.awaited) - moved - log.away
        before, runs_out = (clocks.end_of_seats(each, self.side_of) for each in (self.clock, status.clock))
        if isinstance(entry, SETS_CLOCK):
            return self.turns.moved(self.seating, awaited, before, runs_out, seq)
        return self.turns.begun(self.seating, awaited, waited, self.present, runs_out, seq)

    async def _store(self, write: PendingWrite) -> bool:
        """False if the log had entries that we did not know: these have been read and published instead."""
        self.write_unconfirmed = True
        try:
            await self.services.store.log.append(
                self.code, write.row, write.status.awaited, write.progress, write.snapshot, write.turns, write.reply
            )
        except Conflict:
            await self._catch_up()
            return False
        except Late:  # another attempt would be as late: the alarm reads what became of it
            now = self.services.time.now()
            self.schedule.set(now + RETRY_SECONDS, None, now)
            raise Refused("unavailable") from None
        except Unavailable:
            await self._catch_up()
            if write.row.message is None or write.row.message not in self.written:
                raise Refused("unavailable") from None
            return False  # it was stored, only the confirmation was lost
        self._on_stored(write)
        return True

    def _on_stored(self, write: PendingWrite) -> None:
        self.write_unconfirmed = False
        self.services.metrics.store_seconds.observe(time.perf_counter() - write.begun)
        log, status, row = self.running_log(), write.status, write.row
        waited = set(log.awaited) - log.away
        events = log.follow(write.entry) if write.proposal is None else log.accept(write.proposal, write.entry)
        self.clock, self.schedule.is_stored = status.clock, status.due is not None
        if row.message is not None:
            self.written[row.message] = row.seq
        for seat in waited.difference(set(log.awaited) - log.away):
            person = self.seating.seats[seat].person
            if person in self.turns.notified:  # a bot has played for them, or another move was taken back
                self.services.tasks.start(self._on_seen(person), f"withdrawn at {self.code}")
        if write.turns:
            self.services.outbox_changed.set()
        self._publish([(row.seq, events)], status.due)

    # --- what other processes wrote ---

    async def catch_up(self) -> None:
        """Reads the log: another process wrote, or it is not known whether our last write was stored."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        try:
            if self.log is None:
                await self.read_row()
                return
            rows = await self.services.store.log.read(self.code, after=self.log.seq)
        except Unavailable:
            raise Refused("unavailable") from None
        self.write_unconfirmed = False
        entries = _read_entries(rows)
        if not all(self.log.can_follow(entry) for entry in entries):
            await self._replay_all()
            return
        published = []
        for row, entry in zip(rows, entries, strict=True):
            published.append((row.seq, self.log.follow(entry)))
            self.clock = entry.clock
            if row.message is not None:
                self.written[row.message] = row.seq
        if published:
            self.schedule.is_stored = True  # for all we know
            self._publish(published, self._due())

    async def reload(self) -> None:
        async with self.lock:
            await self.read_row()

    async def read_row(self) -> None:
        """Reads the row, which another process may have changed: people came or went, or the match began.

        Whoever calls it holds the lock.
        """
        row = await self.services.store.tables.get(self.code)
        if row is None or row.version <= self.row.version:
            return
        self.set_seating(row, Seating.read(row.body))
        await self.turns.read_answers(self.seating)
        if self.log is None and row.seed is not None:
            await self._restore()
            self._hide_spectators_chat()
            self._send_anew()
            return
        self._hide_spectators_chat()
        self.send_table()
        if self.log is not None:  # a bot may have the seat of somebody who left the server
            self._set_alarm(self._due())
            self.bots.schedule(self)

    # --- the start ---

    def begin(self, row: TableRow, seating: Seating, log: MatchLog) -> None:
        """A new match that has been stored."""
        self.set_seating(row, seating)
        self._note_absence()
        self.log, self.clock = log, clocks.read(row.clock)
        self.schedule.is_stored = row.due is not None
        self._hide_spectators_chat()
        self.services.outbox_changed.set()
        self._send_anew()

    # --- time ---

    async def on_alarm(self) -> None:
        """Lets bots stand in for those whose time is up, and bots go on that wait."""
        if self.log is None or self.log.over:
            return
        if self.services.store.shared or self.write_unconfirmed:
            await self.catch_up()
        now = self.services.time.now()
        await self._end_pause(now)
        for side in self.clock.expired_sides(now) if self.clock else []:
            for seat in self.sides[side]:
                if seat in self.running_match().awaited and self.seating.seats[seat].kind != "bot":
                    await self.leave(seat)
        if self.clock is not None and self.clock.rests:  # a day off may have begun or ended
            self.feed.send_state(self.common())
        self._set_alarm(self._due())
        if self.schedule.is_stored and self._due() is None:  # a deserted table
            await self.services.store.tables.forget_due(self.code)
            self.schedule.is_stored = False
        self.bots.schedule(self)

    async def _end_pause(self, now: float) -> None:
        if self.running_log().paused_until is not None:
            await self.write(None, lambda: (questions.resumed(self.running_log(), now), None))

    def _set_alarm(self, due: float | None) -> None:
        self.schedule.set(due, self.clock, self.services.time.now())

    def _due(self) -> float | None:
        log = self.log
        if log is None or log.over:
            return None
        played_by_bots = self.seated_bots | self.away
        bots_go_on = not played_by_bots.isdisjoint(log.awaited) and not self.is_deserted()
        return due_time(self.clock, bots_go_on, self.services.time.now(), log.paused_until)

    # --- publishing ---

    def _publish(self, entries: Sequence[tuple[int, Sequence[Event]]], due: float | None) -> None:
        """Entries that have been stored."""
        self.services.metrics.moves.add(self.row.game, len(entries))
        events = self.feed.publish(entries, self.common(), self.services.time.now())
        is_over = self.running_log().over
        if is_over or any(event.type in TABLE_CHANGES for event in events):
            self.send_table()
        if is_over:
            self._drop_history()
            self._hide_spectators_chat()
        self._set_alarm(due)
        self.bots.schedule(self)
        self.services.on_table_change(self.code, self.seating.listed().values())

    def _hide_spectators_chat(self) -> None:
        """From players, while they play."""
        players = self.seating.people().values() if self.status == "playing" else ()
        self.chat.keep_from(frozenset(players))

    def _drop_history(self) -> None:
        """Frees what only a running match needs."""
        self.running_match().drop_history()
        self.feed.forget()

    def _send_anew(self) -> None:
        """The whole table, to everybody who is connected and may see it."""
        for subscriber in list(self.feed.subscribers):
            if subscriber.seat is None and not self.may_watch(subscriber.person):  # they saw the seats, not the game
                self.feed.leave(subscriber)
                subscriber.refuse(Refused("not-allowed"))
        self._set_alarm(self._due())
        self.send_table()
        self.feed.send_state(self.common())
        self.bots.schedule(self)

    def common(self) -> Common:
        clock = self.clock.info(self.services.time.now()) if self.clock else None
        return messages.common(self.running_log(), self.seating, clock, self.online)

    def send_table(self) -> None:
        info = self.info(None)
        for subscriber in self.feed.subscribers:
            mine, host = self.seating.of(subscriber.id), self.is_host(subscriber.id)
            subscriber.send(encode(TableChanged(msgspec.structs.replace(info, mine=mine, host=host))))
        self.services.on_table_change(self.code, self.seating.listed().values())

    def info(self, person: str | None) -> TableInfo:
        """The table as one person sees it."""
        return messages.table_info(self, person)

    @property
    def replaceable(self) -> dict[int, float]:
        """The absent people for whom a bot may stand in if the others agree, and in how many seconds.

        Where there is a clock, it decides.
        """
        if self.status != "playing" or not isinstance(self.seating.clock, NoClock):
            return {}
        seats, enough = self.seating.played_by_people - self.away, 60 * self.services.settings.absent_minutes
        return self.absence.enough_in(seats, enough, self.services.time.now())

    # --- who comes and goes ---

    def join(self, subscriber: Subscriber, since: int | None) -> None:
        """Sends a newcomer everything they need, without being asked. `since`: the last seq they know."""
        before, was_deserted = self.online, self.is_deserted()
        self.feed.join(subscriber)
        self._note_absence()
        self._tell_peers()
        if self.online != before or subscriber.seat is None:
            self.send_table()
        else:
            subscriber.send(encode(TableChanged(self.info(subscriber.id))))
        self.chat.greet(subscriber)
        if self.log is None:
            return
        if was_deserted:
            self._set_alarm(self._due())
        self.bots.schedule(self)
        self.feed.catch_up(subscriber, since, self.common())
        if subscriber.id is not None and subscriber.seat in self.running_match().awaited:
            self.services.tasks.start(self._on_seen(subscriber.id), f"seen at {self.code}")

    async def _on_seen(self, person: str) -> None:
        """Somebody looks at what the table waits for: they need not be told of it any more."""
        if await self.turns.close(person):
            self.send_table()

    def part(self, subscriber: Subscriber) -> None:
        before = self.online
        self.feed.leave(subscriber)
        self._note_absence()
        self._tell_peers()
        self.idle_since = self.services.time.now()
        if self.online != before or subscriber.seat is None:
            self.send_table()
            self._settle_question()
        self.bots.schedule(self)

    def _note_absence(self) -> None:
        self.absence.note(self.seating.played_by_people - self.online, self.services.time.now())

    def _settle_question(self) -> None:
        """Whoever had still to answer may have gone."""

        def draft() -> Draft:
            entry = questions.settled(self.running_log(), self.seating, self.online, self.services.time.now())
            if entry is None:
                raise AlreadyDone
            return entry, None

        if self.log is not None and self.log.question is not None and not self.services.stopping:
            self.services.tasks.start(self.write(None, draft), f"question at {self.code}")

    def _tell_peers(self) -> None:
        seated = self.feed.people.intersection(self.seating.people().values())
        self.services.peers.set_present(Present(self.code, seated, self.feed.watchers))

    def on_presence(self) -> None:
        """Somebody came or left at another process."""
        self._note_absence()
        self.send_table()
        if self.log is not None:
            self._set_alarm(self._due())
            self.bots.schedule(self)


def _read_entries(rows: Sequence[LogRow]) -> list[Entry]:
    try:
        return [read_entry(row.data) for row in rows]
    except Invalid as error:
        raise Refused("outdated", reason=str(error)) from error
