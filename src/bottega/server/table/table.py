"""One table, live: the single writer of its log.

Every change is checked, stored, and only then shown. The store is the arbiter: where another process was first, this
one reads what happened, shows it, and checks again.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from bottega import games
from bottega.core.errors import Invalid
from bottega.core.event import Event
from bottega.core.game import AnyGame, Outcome
from bottega.core.match import Match, Proposal
from bottega.server.problems import Refused
from bottega.server.protocol import LiveClock, SeenEvent, Status, TableChanged
from bottega.server.services import Services
from bottega.server.table import clocks, messages, narration
from bottega.server.table.bot_seats import BotSeats
from bottega.server.table.chat import ChatRoom
from bottega.server.table.clocks import ClockState
from bottega.server.table.log import Line, MatchLog
from bottega.server.table.messages import encode
from bottega.server.table.seating import Seating
from bottega.server.table.subscriber import Subscriber
from bottega.store import Conflict, Entry, Person, Progress, Unavailable
from bottega.store import TableRow as Row

RING = 64  # log lines whose events are kept for those who reconnect
RING_WHEN_OVER = 4  # a table at which nothing happens any more keeps little
TRIES = 20  # against other processes
COME_AND_GO = frozenset({"away", "back"})  # events that change what the table says of its seats
TAKE_OVER = 15.0  # seconds until another process asks the bots, should this one be gone

Made = tuple[Line, Proposal | None]


class Table:
    def __init__(self, services: Services, row: Row, made_from: str | None = None) -> None:
        self.services = services
        self.made_from = made_from  # the address, unless that was before a restart
        self.code = row.code
        self.game: AnyGame = games.load(row.game)
        self.seat(row, Seating.read(row.body))
        self.sides = self.game.sides(len(self.seating.seats))
        self.side_of = {seat: side for side, seats in enumerate(self.sides) for seat in seats}
        self.course: MatchLog | None = None
        self.clock: ClockState | None = None
        self.lock = asyncio.Lock()  # held by whoever writes
        self.subscribers: set[Subscriber] = set()
        self.ring: deque[tuple[int, list[Event]]] = deque(maxlen=RING)
        self.messages: dict[str, int] = {}  # what was done already, by the message that asked for it
        self.bots = BotSeats(self)
        self.chat = ChatRoom(self)
        self.doubtful = False  # a write may or may not have arrived
        self.idle_since = services.time.now()
        self.shown = 0.0  # when something last happened
        self.is_timed = False  # does the row say when this table must be looked at again?

    def seat(self, row: Row, chairs: Seating) -> None:
        """Who sits where from now on."""
        self.row, self.seating, self.seated_bots = row, chairs, chairs.bots

    @property
    def owner(self) -> tuple[str, str, str]:
        """Whose share of the bots' time it takes: of somebody who plays here now, or watches, or else who made it."""
        there = min(self.subscribers, key=lambda each: (each.seat is None, each.seat or 0), default=None)
        if there is not None:
            return (*there.owner, self.code)
        return self.made_from or self.row.host, self.row.host, self.code

    # --- what is going on ---

    @property
    def match(self) -> Match | None:
        return None if self.course is None else self.course.match

    @property
    def seq(self) -> int:
        return 0 if self.course is None else self.course.seq

    @property
    def status(self) -> Status:
        if self.match is None:
            return "open"
        return "over" if self.match.over else "playing"

    def playing(self) -> MatchLog:
        if self.course is None:
            raise Refused("not-started")
        return self.course

    def asks(self, match: Match, seat: int, decision: int) -> bool:
        """Has the game not gone on since a seat was asked for this decision?"""
        return self.match is match and not match.over and match.decision(seat) == decision

    @property
    def away(self) -> frozenset[int]:
        return frozenset() if self.course is None else self.course.away

    @property
    def online(self) -> frozenset[int]:
        ids = {subscriber.id for subscriber in self.subscribers if subscriber.id is not None}
        return frozenset(seat for seat, chair in enumerate(self.seating.seats) if chair.person in ids)

    def is_deserted(self, away: frozenset[int] | None = None) -> bool:
        """Is nobody connected, and has nobody a seat to come back to but those who are away? Then bots pause."""
        gone = self.away if away is None else away
        return not self.subscribers and len(self.seated_bots | gone) == len(self.seating.seats)

    @property
    def host_seat(self) -> int | None:
        return self.seating.host(self.row.host, self.online)

    def is_host(self, person: str | None) -> bool:
        """May this person begin the game? Where only bots sit, that is whoever made the table."""
        seat = self.host_seat
        return person is not None and person == (self.row.host if seat is None else self.seating.seats[seat].person)

    def may_watch(self, person: Person | None) -> bool:
        return self.row.privacy != "closed" or bool(self.seating.of(person.id if person else None))

    # --- loading ---

    async def load(self) -> None:
        """Reads the match and the chat from the store."""
        await self.chat.load()
        if self.row.seed is not None:
            await self._restore()
            self._set_alarm()
            self.bots.wake()

    async def _restore(self, whole: bool = False) -> None:
        """`whole`: replayed from the first move, so that it can go back as far as anyone likes."""
        row = self.row
        assert row.seed is not None
        assert row.setup is not None
        snapshot = None if whole else await self.services.store.snapshot(self.code)
        entries = await self.services.store.log(self.code)
        lines = [entry.entry for entry in entries]
        try:
            self.course = await self.services.opening.run(
                (self.code,),
                MatchLog.restore,
                *(self.game, len(self.seating.seats), self.seating.options, row.seed, row.setup, lines, snapshot),
            )
        except Invalid as error:
            raise Refused("outdated", reason=str(error)) from error
        self.messages = {entry.message: entry.seq for entry in entries if entry.message is not None}
        self.is_timed = row.due is not None
        if self.course.match.over:
            self._forget()
        self.clock = _clock(lines[-1].get("clock") if lines else row.clock)
        if self.clock is not None and isinstance(self.seating.clock, LiveClock) and not self.services.store.shared:
            self.clock.since = max(
                self.clock.since, self.services.started
            )  # time the server was down is nobody's fault

    async def _replay_whole(self) -> None:
        """For an undo that goes behind our snapshot. Shown anew, since others may have written meanwhile."""
        await self._restore(whole=True)
        self.is_timed = True  # for all we know: our row is as old as the table in memory
        self.ring.clear()
        self._show_anew()

    # --- writing ---

    async def move(self, message: str | None, seat: int, decision: int | None, action: dict[str, Any]) -> int:
        """A move of a seat; the seq it led to. Raises `Illegal`, `Invalid` or `Refused`."""
        if message is not None and seat in self.away:
            await self.back(None, seat)
        return await self.write(message, lambda: self._make_move(seat, decision, action))

    def _make_move(self, seat: int, decision: int | None, action: dict[str, Any]) -> Made:
        course = self.playing()
        before = time.perf_counter()
        proposal = course.match.propose(seat, action, decision=decision, listen=True)
        self.services.metrics.rules_seconds.observe(time.perf_counter() - before)
        return course.moved(proposal), proposal

    async def undo(self, message: str, seat: int) -> int:
        def make() -> Made:
            mine = self.seating.of(self.seating.seats[seat].person)
            return self.playing().undo(seat, mine, self._voters()), None

        return await self.write(message, make)

    async def answer_undo(self, message: str, seat: int, agree: bool) -> int:
        def make() -> Made:
            return self.playing().answer(seat, agree, self.undo_waiting()), None

        return await self.write(message, make)

    async def back(self, message: str | None, seat: int) -> int:
        def make() -> Made:
            if seat not in self.playing().away:
                raise Nothing
            return {"back": seat}, None

        return await self.write(message, make)

    async def leave(self, seat: int) -> int:
        """A bot stands in for a seat."""

        def make() -> Made:
            course = self.playing()
            if seat in course.away or course.match.over:
                raise Nothing
            return {"away": seat}, None

        return await self.write(None, make)

    async def write(self, message: str | None, make: Callable[[], Made]) -> int:
        """The one way into the log: what `make` returns is stored, then shown; the seq it led to.

        `message` names what is asked for, so that what is sent twice happens once.
        """
        async with self.lock:
            if self.doubtful:
                await self._catch_up()
            for _ in range(TRIES):
                if message is not None and message in self.messages:
                    return self.messages[message]
                try:
                    line, proposal = make()
                except Nothing:
                    return self.seq
                if not self.playing().can_follow(line):
                    await self._replay_whole()
                    continue
                if await self._store(self._plan(line, proposal, message)):
                    return self.seq
        raise Refused("moved-on")

    async def _store(self, plan: Plan) -> bool:
        """False if the log has lines we did not know: they have been read, and are shown."""
        self.doubtful = True  # until we know, whatever happens
        try:
            await self.services.store.append(self.code, *plan.row)
        except Conflict:
            await self._catch_up()
            return False
        except Unavailable:
            await self._catch_up()
            if plan.entry.message is None or plan.entry.message not in self.messages:
                raise Refused("unavailable") from None
            return False  # it was stored, only the answer was lost
        self._stored(plan)
        return True

    def _plan(self, line: Line, proposal: Proposal | None, message: str | None) -> Plan:
        course, now = self.playing(), self.services.time.now()
        after = self._after(line, proposal, now)
        if after.clock is not None:
            line = {**line, "clock": msgspec.to_builtins(after.clock)}
        entry = Entry(course.seq + 1, line, now, message)
        snapshot = course.snapshot() if entry.seq % self.services.settings.snapshot_every == 0 else None
        return Plan(entry, proposal, after, self._progress(after), snapshot, time.perf_counter())

    def _stored(self, plan: Plan) -> None:
        """It is so, and can be shown."""
        self.doubtful = False
        self.services.metrics.store_seconds.observe(time.perf_counter() - plan.begun)
        course, line, after = self.playing(), plan.entry.entry, plan.after
        events = course.follow(line) if plan.proposal is None else course.accept(plan.proposal, line)
        self.clock, self.is_timed = after.clock, after.due is not None
        self._happened([(plan.entry.seq, events, plan.entry.message)], after.due)

    def _after(self, line: Line, proposal: Proposal | None, now: float) -> After:
        """How the table will stand once this line is in the log."""
        course = self.playing()
        if proposal is not None:
            state = proposal.after.state
        elif "undo" in line:
            state = course.match.state_at(line["undo"])
        else:
            state = course.match.state
        outcome = self.game.outcome(state)
        awaited = () if outcome else self.game.awaited(state)
        away = course.away_after(line)
        ours = self.seated_bots | away
        people = [seat for seat in awaited if seat not in ours]
        clock = None if self.clock is None else self._clock_after(line, people, now)
        bots_go_on = len(people) < len(awaited) and not self.is_deserted(away)
        due = None if outcome else _due(clock, bots_go_on, now)
        return After(awaited, clock, due, outcome)

    def _clock_after(self, line: Line, people: Sequence[int], now: float) -> ClockState | None:
        running = [self.side_of[seat] for seat in people]
        moved = self.side_of[line["seat"]] if "action" in line else None
        clock = clocks.after_log_entry(self.seating.clock, self.clock, running, now, moved)
        return clocks.with_grace(self.seating.clock, clock, self.side_of[line["back"]]) if "back" in line else clock

    def _progress(self, after: After) -> Progress | None:
        """What changes in the table's row; most moves change nothing but whose turn it is."""
        outcome = after.outcome
        if outcome is None and after.due is None and not self.is_timed:
            return None
        return Progress(
            status="over" if outcome else "playing",
            clock=msgspec.to_builtins(after.clock),
            due=after.due,
            outcome=outcome.to_json() if outcome else None,
        )

    # --- what others wrote ---

    async def catch_up(self) -> None:
        """Somebody else wrote, or a write of ours may have arrived unseen."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        try:
            if self.course is None:
                await self._reload()
                return
            entries = await self.services.store.log(self.code, after=self.course.seq)
        except Unavailable:
            raise Refused("unavailable") from None
        self.doubtful = False
        if not all(self.course.can_follow(entry.entry) for entry in entries):
            await self._replay_whole()
            return
        news = []
        for entry in entries:
            news.append((entry.seq, self.course.follow(entry.entry), entry.message))
            self.clock = _clock(entry.entry.get("clock"))
        if news:
            self.is_timed = True  # for all we know
            self._happened(news, self._alarm())

    async def reload(self) -> None:
        async with self.lock:
            await self._reload()

    async def _reload(self) -> None:
        """The row was changed elsewhere: people came or went, or the game began."""
        row = await self.services.store.table(self.code)
        if row is None or row.version <= self.row.version:
            return
        self.seat(row, Seating.read(row.body))
        if self.course is None and row.seed is not None:
            await self._restore()
            self.began()
        else:
            self.send_table()

    # --- the start ---

    def deal(self, row: Row, chairs: Seating) -> tuple[Row, MatchLog]:
        """A new match for those who sit there, not yet stored."""
        match = Match(self.game, len(chairs.seats), chairs.options)
        now = self.services.time.now()
        awaited = match.awaited
        people = [seat for seat in awaited if seat not in chairs.bots]
        clock = clocks.started(chairs.clock, len(self.sides), [self.side_of[seat] for seat in people], now)
        dealt = msgspec.structs.replace(
            row,
            status="playing",
            rules=self.game.spec.version,
            components=self.game.components,
            seed=match.secret,
            setup=match.setup,
            awaited=list(awaited),
            clock=msgspec.to_builtins(clock),
            due=_due(clock, len(people) < len(awaited) and len(chairs.bots) < len(chairs.seats), now),
            updated=now,
        )
        return dealt, MatchLog(match)

    def begin(self, row: Row, chairs: Seating, course: MatchLog) -> None:
        """A match that has been stored."""
        self.seat(row, chairs)
        self.course, self.is_timed = course, row.due is not None
        self.began()

    def began(self) -> None:
        self.clock = _clock(self.row.clock) if self.clock is None else self.clock
        self._show_anew()

    def _show_anew(self) -> None:
        """To everybody here, and to the bots."""
        self._set_alarm()
        self.send_table()
        self.send_state()
        self.bots.wake()

    # --- time ---

    async def tick(self) -> None:
        """The alarm rang: somebody's time may be up, or bots may have been forgotten."""
        if self.course is None or self.course.match.over:
            return
        if self.services.store.shared or self.doubtful:
            await self.catch_up()
        now = self.services.time.now()
        for side in self.clock.out(now) if self.clock else []:
            for seat in self.sides[side]:
                if seat in self.playing().match.awaited and self.seating.seats[seat].kind != "bot":
                    await self.leave(seat)
        self._set_alarm()
        if self.is_timed and self._alarm() is None:  # deserted
            await self.services.store.forget_due(self.code)
            self.is_timed = False
        self.bots.wake()

    def _set_alarm(self) -> None:
        self.services.alarms.set(self.code, self._alarm())

    def _alarm(self) -> float | None:
        match = self.match
        if match is None or match.over:
            return None
        bots_go_on = not self.bots.seats.isdisjoint(match.awaited) and not self.is_deserted()
        return _due(self.clock, bots_go_on, self.services.time.now())

    # --- undo ---

    def _voters(self) -> list[int]:
        """The seats whose people are asked."""
        seats = enumerate(self.seating.seats)
        return [seat for seat, chair in seats if chair.kind in ("person", "device") and seat not in self.away]

    def undo_waiting(self) -> list[int]:
        asked = self.playing().asked
        if asked is None:
            return []
        mine = self.seating.of(self.seating.seats[asked.by].person)
        return [seat for seat in self._voters() if seat not in mine and seat not in asked.agreed]

    # --- showing ---

    def _happened(self, news: Sequence[tuple[int, list[Event], str | None]], due: float | None) -> None:
        """Stored lines: only now does anyone hear of them."""
        told: list[tuple[int, Event]] = []
        for seq, events, message in news:
            self.ring.append((seq, events))
            if message is not None:
                self.messages[message] = seq
            told += [(seq, event) for event in events]
        self.services.metrics.moves.add(self.row.game, len(news))
        self.shown = self.services.time.now()
        self._publish(news[0][0] - 1, told)
        is_over = self.playing().match.over
        if is_over or not COME_AND_GO.isdisjoint([event.type for _, event in told]):
            self.send_table()
        if is_over:
            self._forget()
        self.services.alarms.set(self.code, due)
        self.bots.wake()

    def _forget(self) -> None:
        """What only a running match needs."""
        self.playing().match.drop_history()
        while len(self.ring) > RING_WHEN_OVER:
            self.ring.popleft()

    def _publish(self, since: int, news: Sequence[tuple[int, Event]]) -> None:
        common = messages.common(self)
        cache: dict[tuple[int | None, str | None], bytes] = {}
        for subscriber in self.subscribers:
            key = (subscriber.seat, subscriber.words)
            data = cache.get(key)
            if data is None:
                data = cache[key] = encode(messages.update(self, since, news, *key, common))
            subscriber.send(data)

    def _kept(self, since: int) -> list[tuple[int, Event]]:
        """What the ring holds of what happened after a seq."""
        kept: list[tuple[int, list[Event]]] = []
        for entry in reversed(self.ring):  # the newest stand at the end
            if entry[0] <= since:
                break
            kept.append(entry)
        return [(seq, event) for seq, events in reversed(kept) for event in events]

    def told(self, since: int, seat: int | None, lang: str | None) -> list[SeenEvent]:
        """The same for one reader."""
        return narration.tell(self.row.game, self.seating, self._kept(since), seat, lang)

    async def history(self, since: int | None, subscriber: Subscriber) -> tuple[int, list[SeenEvent]]:
        """What happened after a seq, or since a seat's own last move, however long ago."""
        seat, lang = subscriber.seat, subscriber.words
        entries = await self.services.store.log(self.code)
        if since is None:
            own = [entry.seq for entry in entries if "action" in entry.entry and entry.entry.get("seat") == seat]
            since = own[-1] if own else 0
        if self.has_kept(since):
            return since, self.told(since, seat, lang)
        row, seating, lines = self.row, self.seating, [entry.entry for entry in entries]

        def later() -> list[SeenEvent]:
            events = _replayed(self.game, len(seating.seats), seating.options, row.seed or "", row.setup or {}, lines)
            news = [(seq, event) for seq, event in events if seq > since]
            return narration.tell(row.game, seating, news, seat, lang)

        return since, await self.services.telling.run(subscriber.owner, later)

    def has_kept(self, since: int) -> bool:
        """Does the ring still hold everything after this seq?"""
        return since == self.seq or bool(self.ring and self.ring[0][0] <= since + 1 and since < self.seq)

    def send_state(self) -> None:
        common = messages.common(self)
        for subscriber in self.subscribers:
            subscriber.send(encode(messages.state(common, subscriber.seat)))

    def send_table(self) -> None:
        info = messages.info(self)
        for subscriber in self.subscribers:
            subscriber.send(encode(TableChanged(messages.personal(info, self, subscriber.id))))

    # --- sockets ---

    def join(self, subscriber: Subscriber, since: int | None) -> None:
        """Pushes everything a newcomer needs: nothing has to be asked for."""
        before, was_deserted = self.online, self.is_deserted()
        self.subscribers.add(subscriber)
        if self.online != before or subscriber.seat is None:
            self.send_table()
        else:
            subscriber.send(encode(TableChanged(messages.info(self, subscriber.id))))
        self.chat.greet(subscriber)
        if self.course is None:
            return
        if was_deserted:
            self._set_alarm()
        self.bots.wake()
        if since is not None and self.has_kept(since):
            seat, lang, common = subscriber.seat, subscriber.words, messages.common(self)
            subscriber.send(encode(messages.update(self, since, self._kept(since), seat, lang, common)))
        else:
            subscriber.send(encode(messages.state(messages.common(self), subscriber.seat)))

    def part(self, subscriber: Subscriber) -> None:
        before = self.online
        self.subscribers.discard(subscriber)
        self.idle_since = self.services.time.now()
        if self.online != before or subscriber.seat is None:
            self.send_table()
        self.bots.wake()


class After(Struct):
    """How a table stands after a line of the log."""

    awaited: tuple[int, ...]
    clock: ClockState | None
    due: float | None  # when it must be looked at again
    outcome: Outcome | None


class Plan(Struct):
    """A line that is to be stored."""

    entry: Entry
    proposal: Proposal | None
    after: After
    progress: Progress | None
    snapshot: dict[str, Any] | None
    begun: float

    @property
    def row(self) -> tuple[Entry, tuple[int, ...], Progress | None, dict[str, Any] | None]:
        return self.entry, self.after.awaited, self.progress, self.snapshot


class Nothing(Exception):
    """What was asked for is so already."""


def _replayed(
    game: AnyGame, seats: int, options: dict[str, Any], seed: str, setup: dict[str, Any], lines: Sequence[Line]
) -> list[tuple[int, Event]]:
    course = MatchLog.restore(game, seats, options, seed, setup, [])
    return [(seq, event) for seq, line in enumerate(lines, start=1) for event in course.follow(line)]


def _clock(data: Any) -> ClockState | None:
    return None if data is None else msgspec.convert(data, ClockState)


def _due(clock: ClockState | None, bots_go_on: bool, now: float) -> float | None:
    """When this table must be looked at again."""
    out = clock.runs_out() if clock else None
    if not bots_go_on:
        return out
    return now + TAKE_OVER if out is None else min(out, now + TAKE_OVER)
