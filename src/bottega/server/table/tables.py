"""All tables: found, made, joined, begun, and kept in memory while they are used."""

from __future__ import annotations

import asyncio
import gc
import logging
import re
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

import msgspec

from bottega import bots, games
from bottega.core.errors import Invalid
from bottega.core.game import AnyGame, check_setup
from bottega.core.match import Match
from bottega.server import boxes
from bottega.server.people.names import account_keys
from bottega.server.people.tokens import digest, readable_code
from bottega.server.problems import Refused
from bottega.server.protocol import CHANGED, AsyncClock, ChallengeSeat, NewTable, Since, TableLine
from bottega.server.seats.answers import answer_hours
from bottega.server.seats.arranging import arrange
from bottega.server.seats.messages import ChallengeBot, SeatAct, SeatLink
from bottega.server.seats.seating import Seating, Start, rotated, seating
from bottega.server.services import Services
from bottega.server.table import clocks, presence
from bottega.server.table.history import history
from bottega.server.table.log import ClockSetEntry, Entry, MatchLog
from bottega.server.table.schedule import RETRY_SECONDS, due_time, with_days_off
from bottega.server.table.table import Table
from bottega.store import Conflict, Notice, Person, TableRow, Turn, Unavailable

log = logging.getLogger(__name__)

CODE = 8
ANY_CODE = re.compile("[0-9a-z]{1,16}")
TRIES = 20
LISTED = 100
LISTED_SECONDS = 7 * 86_400.0  # then an open table is no longer listed
IDLE_SECONDS = 600.0  # until a table without clients leaves memory
MAX_IDLE = 1_000  # tables without clients in memory; where there are more, they leave after SETTLED_SECONDS
SETTLED_SECONDS = 5.0
QUIET_SECONDS = 2.0  # without a move, then the garbage collector may run
GC_OBJECT_LIMIT = 500_000  # new objects after which the garbage collector runs in any case
SWEEP_SECONDS = 30.0  # between sweeps
CLOCKS_DIFFER_SECONDS = 60.0  # of the machines of several processes; more than that, and a clock was set back
OPENING = 50  # tables that one address may be waiting for
SEAT_LINKS = (0.1, 20)  # that one person makes: a second, and at once
WRONG_CODES = (0.5, 30)  # from one address: a second, and at once
LOOKS_BACK = (2.0, 30)  # questions of what happened meanwhile, from one address
SWEEPER = ""  # the name of the alarm for `sweep`; the others are codes of tables


def new_code() -> str:
    return readable_code(CODE)


def read_code(text: str) -> str:
    """A code as people write it. One that cannot be is not looked for: databases may not even take it."""
    code = text.lower().replace("-", "")
    if ANY_CODE.fullmatch(code) is None:
        raise Refused("no-such-table")
    return code


class Tables:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    # --- finding ---

    async def get(self, code: str, owner: tuple[str, ...] = ()) -> Table:
        """The live table of a code; loaded if it is not in memory, in the share of its `owner`."""
        code = read_code(code)
        table = self.live.get(code)
        if table is not None:
            return table
        lock = self._loading.setdefault(code, asyncio.Lock())
        try:
            async with lock:
                if code in self.live:
                    return self.live[code]
                row = await self.services.store.tables.get(code)
                if row is None:
                    raise Refused("no-such-table")
                named = Seating.read(row.body).box
                table = Table(self.services, row)
                table.own_game = await boxes.kept(self.services, row.game, named, row.rules, (*owner, code))
                await table.load(owner)
                self.live[code] = table
                self.services.metrics.tables.value = len(self.live)
                return table
        finally:
            if not lock.locked():
                self._loading.pop(code, None)

    async def find(self, code: str, person: Person | None, address: str) -> Table:
        """A table that somebody may look at."""
        table = await self.reach(code, address)
        if not table.may_watch(person) and table.status != "open":
            raise Refused("not-allowed")
        return table

    async def reach(self, code: str, address: str) -> Table:
        """Any table, for an address."""
        with self._limiting_wrong_codes(address):
            return self.live.get(code) or await self._open(code, address)

    async def glance(self, code: str, address: str, person: Person | None = None) -> TableLine:
        """What a list would tell somebody of a table. It is not loaded for that."""
        with self._limiting_wrong_codes(address):
            row = await self.services.store.tables.get(read_code(code))
            if row is None:
                raise Refused("no-such-table")
        return self._summary(row, Seating.read(row.body), person, {})

    @contextmanager
    def _limiting_wrong_codes(self, address: str) -> Iterator[None]:
        """So that codes cannot be guessed."""
        try:
            yield
        except Refused as refused:
            if refused.code == "no-such-table":
                self.services.limits.take("wrong code", address, *WRONG_CODES, self.services.time.now())
            raise

    async def _open(self, code: str, address: str) -> Table:
        with self.services.limits.one_more(f"opening {address}", OPENING):
            return await self.get(code, (address,))

    async def public(self, status: str, person: Person | None) -> list[TableLine]:
        since = self.services.time.now() - LISTED_SECONDS
        return await self._summaries(await self.services.store.tables.public(status, since, LISTED), person)

    async def of(self, person: Person, ended_after: float | None = None) -> list[TableLine]:
        """Where somebody sits or is challenged. A running game they have resigned from comes back when it is over.

        The last ones; or all that are not over or ended after a time.
        """
        store = self.services.store.tables
        rows = await (store.of(person.id, LISTED) if ended_after is None else store.standing(person.id, ended_after))
        return [
            line for line in await self._summaries(rows, person) if line.status == "over" or not _has_resigned(line)
        ]

    async def since(self, table: Table, person: Person, address: str) -> Since:
        """What happened after the last move of somebody's seat; of the first of their seats at a shared device."""
        seats = table.seating.of(person.id)
        if not seats:
            raise Refused("not-seated")
        self.services.limits.take("since", address, *LOOKS_BACK, self.services.time.now())
        return Since(*await history(table, None, seats[0], person.lang, (address, person.id)))

    async def _summaries(self, rows: Sequence[TableRow], person: Person | None) -> list[TableLine]:
        """With how quickly people answer, where a slow game has not begun."""
        tables = [(row, Seating.read(row.body)) for row in rows]
        slow = [chairs for row, chairs in tables if row.status == "open" and isinstance(chairs.clock, AsyncClock)]
        people = sorted({each for chairs in slow for each in chairs.people().values()})
        answers = await answer_hours(self.services.store, people)
        return [self._summary(row, chairs, person, answers if chairs in slow else {}) for row, chairs in tables]

    def _summary(self, row: TableRow, seating: Seating, person: Person | None, answers: Mapping[str, int]) -> TableLine:
        live = self.live.get(row.code)
        mine = seating.of(person.id if person else None)
        online = live.online if live else frozenset()
        return TableLine(
            code=row.code,
            game=row.game,
            status=row.status,  # type: ignore[arg-type]  # written from the same type
            seats=seating.infos(live.away if live else (), online, row.resigned, answers=answers),
            mine=mine,
            host_seat=seating.host(row.host, online),
            options=seating.options,
            clock=seating.clock,
            privacy=row.privacy,  # type: ignore[arg-type]
            created=row.created,
            updated=row.updated,
            seq=row.seq,
            awaited=row.awaited if row.status == "playing" else [],
            my_turn=row.status == "playing" and any(seat in row.awaited for seat in mine),
            outcome=row.outcome,
            left=self._seconds_left(row) if row.status == "playing" else None,
            autostart=seating.autostart,
            unready=seating.unready(live.present if live else ()) if row.status == "open" else [],
            challenged=seating.challenges(person.id if person else None),
            origin=seating.origin,
        )

    def _seconds_left(self, row: TableRow) -> float | None:
        state = clocks.read(row.clock)
        runs_out = state.runs_out() if state is not None else None
        return None if runs_out is None else max(0.0, round(runs_out - self.services.time.now(), 1))

    # --- making ---

    async def create(self, wish: NewTable, person: Person, address: str, start: Start | None = None) -> Table:
        """`start`: the position that the game begins from, and with which version of the rules."""
        if wish.game not in games.names():
            raise Refused("no-such-game")
        named = [each.account for each in wish.seats if isinstance(each, ChallengeSeat)]
        chairs = seating(wish, person, {account: await self._bot_account(account) for account in named})
        try:
            for chair in chairs.seats:
                if chair.bot is not None and chair.bot not in bots.names(wish.game):
                    raise Invalid(f"bots: unknown {chair.bot!r}, there are {', '.join(bots.names(wish.game))}")
            rules = None if start is None else start.rules
            own_game = await boxes.take(self.services, wish.game, wish.box, (address, person.id), rules)
            chairs.box, chairs.start = None if own_game is None else own_game.components, start
            game = own_game or games.load(wish.game, version=rules)
            chairs.options = check_setup(game, len(chairs.seats), chairs.options)
        except Invalid as error:
            raise Refused("invalid", reason=str(error)) from None
        count = await self.services.store.tables.count(person.id, self.services.time.now() - LISTED_SECONDS)
        if count >= self.services.settings.tables_per_person:
            raise Refused("too-many-tables")
        return await self._add(new_code(), wish.game, wish.privacy, chairs, person, address, own_game=own_game)

    async def _bot_account(self, name: str) -> Person:
        found = await self.services.store.people.account(account_keys(name))
        if found is None or found[0].owner is None:
            raise Refused("no-such-bot", name=name)
        return found[0]

    async def _add(
        self,
        code: str,
        game: str,
        privacy: str,
        chairs: Seating,
        person: Person,
        address: str | None,
        before: TableRow | None = None,
        own_game: AnyGame | None = None,
    ) -> Table:
        """A new table; its match begins at once if nobody is waited for. `before`: the table it is a rematch of."""
        now = self.services.time.now()
        rules = None if chairs.start is None else chairs.start.rules
        row = TableRow(code, 1, game, "open", privacy, person.id, chairs.to_json(), now, now, rules)
        table = Table(self.services, row, address)
        table.own_game = own_game
        begins = chairs.autostart and chairs.may_begin({person.id})
        await table.schedule.read_days_off(self.services.store, chairs)
        await table.turns.read_answers(chairs)
        deal = self._deal(table, row, chairs) if begins else None
        turns = self._first_turns(table, deal[0], chairs) if deal else []
        await self.services.store.tables.add(deal[0] if deal else row, chairs.listed(), before, turns)
        self.live[row.code] = table
        self.services.metrics.tables.value = len(self.live)
        if bots := [chair.bot for chair in chairs.seats if chair.bot is not None]:
            self.services.tasks.start(self.services.workers.warm(bots), "warm workers")
        if deal:
            table.begin(deal[0], chairs, deal[1])
        else:
            table.send_table()
        return table

    def _deal(self, table: Table, row: TableRow, chairs: Seating) -> tuple[TableRow, MatchLog]:
        """A new match for the people who sit there, and the table's row with it. Nothing is stored yet."""
        game, start = table.game, chairs.start
        match = chairs.play_on(game, start) if start else Match(game, len(chairs.seats), chairs.options)
        now, awaited = self.services.time.now(), match.awaited
        people = [seat for seat in awaited if seat not in chairs.bots]
        clock = clocks.started(chairs.clock, len(table.sides), [table.side_of[seat] for seat in people], now)
        clock = with_days_off(clock, chairs, table.side_of, people, table.schedule.days_off, now)
        bots_go_on = len(people) < len(awaited) and len(chairs.bots) < len(chairs.seats)
        dealt = msgspec.structs.replace(
            row,
            status="playing",
            rules=game.version,
            components=game.components,
            seed=match.deal.seed,
            setup=match.setup,
            awaited=list(awaited),
            clock=msgspec.to_builtins(clock),
            due=due_time(clock, bots_go_on, now),
            updated=now,
        )
        return dealt, MatchLog(match)

    # --- changing ---

    async def _change(self, table: Table, by: Person, alter: Callable[[Seating], object]) -> None:
        """Changes who sits where, again if another change came first. The match begins once nobody is waited for."""
        async with table.lock:
            for _ in range(TRIES):
                changed, here = table.seating.copy(), table.present | {by.id}
                alter(changed)
                changed.ask_again(here)
                row = self._changed(table, changed)
                try:
                    if table.log is None and changed.autostart and changed.may_begin(here):
                        await self._begin(table, row, changed)
                    else:
                        await self.services.store.tables.change(row, changed.listed())
                        await table.turns.read_answers(changed)
                        table.set_seating(row, changed)
                        table.send_table()
                except Conflict:
                    await table.read_row()
                    continue
                return
        raise Refused("moved-on")

    def _changed(self, table: Table, seating: Seating) -> TableRow:
        return msgspec.structs.replace(table.row, body=seating.to_json(), updated=self.services.time.now())

    async def _begin(self, table: Table, row: TableRow, chairs: Seating) -> None:
        await table.schedule.read_days_off(self.services.store, chairs)
        row, log = self._deal(table, row, chairs)
        await self.services.store.tables.start(row, chairs.listed(), self._first_turns(table, row, chairs))
        table.begin(row, chairs, log)

    def _first_turns(self, table: Table, row: TableRow, chairs: Seating) -> list[Turn]:
        runs_out = clocks.end_of_seats(clocks.read(row.clock), table.side_of)
        return table.turns.begun(chairs, row.awaited, (), table.present, runs_out, seq=0)

    async def sit(self, table: Table, person: Person, seat: int | None) -> None:
        def alter(chairs: Seating) -> None:
            if table.log is not None:
                raise Refused("started")
            chairs.sit(person, seat)

        await self._change(table, person, alter)

    async def ready(self, table: Table, person: Person, ready: bool) -> None:
        def alter(chairs: Seating) -> None:
            if table.log is not None:
                raise Refused("started")
            if not chairs.of(person.id):
                raise Refused("not-seated")
            chairs.set_ready(person.id, ready)

        await self._change(table, person, alter)

    async def arrange(self, table: Table, person: Person, act: SeatAct) -> None:
        """What the host wants of the seats before the game."""
        challenged = await self._bot_account(act.account) if isinstance(act, ChallengeBot) else None

        def alter(chairs: Seating) -> None:
            if table.log is not None:
                raise Refused("started")
            if not table.is_host(person.id):
                raise Refused("not-host")
            arrange(chairs, act, bots.names(table.row.game), challenged)

        await self._change(table, person, alter)

    async def answer_challenge(self, table: Table, bot: Person, accept: bool) -> None:
        """A bot account takes the seat that waits for it, or does not want it."""

        def alter(chairs: Seating) -> None:
            if table.log is not None:
                raise Refused("started")
            chairs.answer_challenge(bot, accept)

        await self._change(table, bot, alter)

    async def make_link(self, table: Table, person: Person, seat: int) -> SeatLink:
        """A link by which somebody else may take this seat, before the game or during it."""
        token = secrets.token_urlsafe(24)

        def alter(chairs: Seating) -> None:
            if not chairs.has(person.id, seat):
                raise Refused("not-seated")
            if table.status == "over":
                raise Refused("over")
            chairs.seats[seat].link = digest(token)

        self.services.limits.take("seat link", person.id, *SEAT_LINKS, self.services.time.now())
        await self._change(table, person, alter)
        return SeatLink(token, f"/t/{table.code}#seat={token}")

    async def take(self, table: Table, person: Person, token: str) -> None:
        """Somebody takes the seat that was handed to them, and plays it at once. Whoever had it is no longer known."""
        taken: list[tuple[int, str]] = []

        def alter(chairs: Seating) -> None:
            if table.status == "over":
                raise Refused("over")
            taken[:] = [chairs.take(person, digest(token))]

        await self._change(table, person, alter)
        for seat, before in taken:
            await table.turns.close(before)
            if table.log is not None:
                await _write(table, presence.take_over, seat)
            if not table.seating.of(before):
                await self.services.store.log.forget_sender(table.code, before)
            if seat in table.away:
                await table.back(None, seat)

    async def stand(self, table: Table, person: Person, seat: int | None) -> None:
        """Before the game a seat is free again; during it a bot stands in."""
        if table.log is not None:
            mine = table.seating.of(person.id)
            leaving = mine if seat is None else [seat]
            if not leaving or any(place not in mine for place in leaving):
                raise Refused("not-seated")
            for place in leaving:
                await table.leave(place)
            return
        await self._change(table, person, lambda chairs: chairs.stand(person, seat))

    async def start(self, table: Table, person: Person) -> None:
        if not table.is_host(person.id):
            raise Refused("not-host")
        if table.log is not None:
            raise Refused("started")
        await self._start(table, person)

    async def _start(self, table: Table, host: Person) -> None:
        async with table.lock:
            if table.log is not None:  # another request came first
                return
            if not table.seating.full:
                raise Refused("not-full")
            chairs = table.seating.copy()
            chairs.set_ready(host.id, True)
            if not chairs.may_begin(table.present | {host.id}):
                raise Refused("not-ready")
            try:
                await self._begin(table, self._changed(table, chairs), chairs)
            except Conflict:  # another process began it, or somebody stood up
                await table.read_row()

    async def rematch(self, table: Table, person: Person) -> Table:
        """A new table for the same people. Everybody who asks gets the same one."""
        if table.status == "playing" and self.services.store.shared:
            await table.catch_up()  # the last move may have been made at another process a moment ago
        if table.status != "over":
            raise Refused("not-over")
        if person.id not in table.seating.people().values():
            raise Refused("not-seated")
        async with table.lock:
            for _ in range(TRIES):
                if table.seating.rematch is not None:
                    return await self.get(table.seating.rematch)
                try:
                    return await self._again(table, person)
                except Conflict:
                    await table.read_row()
        raise Refused("moved-on")

    async def _again(self, table: Table, person: Person) -> Table:
        code, chairs, changed = new_code(), rotated(table.seating, table.game.spec, person.id), table.seating.copy()
        chairs.autostart, changed.rematch = True, code
        chairs.set_ready(person.id, True)
        row = self._changed(table, changed)
        privacy, own_game = table.row.privacy, table.own_game
        fresh = await self._add(code, table.row.game, privacy, chairs, person, table.made_from, row, own_game)
        table.set_seating(row, changed)
        table.send_table()
        return fresh

    async def change_days_off(self, person: Person) -> None:
        """Somebody has changed their days off: where they are waited for, their clock is set anew."""
        for row in await self.services.store.tables.of(person.id, LISTED):
            chairs = Seating.read(row.body)
            if row.status == "playing" and isinstance(chairs.clock, AsyncClock):
                table = await self.get(row.code)
                for seat in table.seating.of(person.id):
                    await _write(table, presence.change_days_off, seat)

    # --- time, memory ---

    async def on_alarm(self, code: str) -> None:
        """The alarm of a table, or that for `sweep`. One that fails must not stop the others."""
        try:
            if code == SWEEPER:
                await self.sweep()
            else:
                await (await self.get(code)).on_alarm()
        except (Refused, Unavailable) as error:
            log.warning("alarm waits", extra={"table": code, "error": str(error)})
            if code != SWEEPER and getattr(error, "code", "") != "outdated":
                self.services.alarms.set(code, self.services.time.now() + RETRY_SECONDS)
        except Exception:
            log.exception("alarm failed", extra={"table": code})

    async def sweep(self) -> None:
        """Drops idle tables from memory, and looks after tables that are due though no process has them in memory."""
        now = self.services.time.now()
        self.services.alarms.set(SWEEPER, now + SWEEP_SECONDS)
        for table in self._leaving(now):
            self._drop(table)
        self._collect_garbage(now)
        for code in await self.services.store.tables.due(now):
            await self.on_alarm(code)
        if not self.services.store.shared:
            self.services.alarms.set(
                SWEEPER, min(now + SWEEP_SECONDS, await self.services.store.tables.next_due(now) or now + SWEEP_SECONDS)
            )

    def _leaving(self, now: float) -> list[Table]:
        """Tables without clients that leave memory: after a time, or sooner where there are many of them."""
        idle = sorted((table for table in self.live.values() if table.is_idle), key=lambda table: table.idle_since)
        too_many = max(0, len(idle) - MAX_IDLE)
        return [
            table
            for place, table in enumerate(idle)
            if table.idle_since < now - (SETTLED_SECONDS if place < too_many else IDLE_SECONDS)
        ]

    def _collect_garbage(self, now: float) -> None:
        """Runs the garbage collector, where `serve` has switched it off, when nobody waits for an answer."""
        if gc.isenabled():
            return
        if gc.get_count()[0] > GC_OBJECT_LIMIT or all(
            table.feed.published_at < now - QUIET_SECONDS for table in self.live.values()
        ):
            gc.collect()

    # --- who comes and goes ---

    def enter(self, table: Table) -> Table:
        """The live table of this code: another object if this one has left memory meanwhile."""
        return self.live.setdefault(table.code, table)

    def leave(self, table: Table) -> None:
        """Drops a table whose match is over from memory, once nobody is connected to it."""
        if table.status == "over" and table.is_idle:
            self._drop(table)

    def _drop(self, table: Table) -> None:
        self.live.pop(table.code, None)
        self.services.metrics.tables.value = len(self.live)

    # --- other processes ---

    def on_notice(self, notice: Notice | None) -> None:
        """Another process wrote. None: the connection to the database broke, and everything may have changed."""
        if notice is None:
            for table in self.live.values():
                self.services.tasks.start(self._refresh(table, None), f"refresh {table.code}")
        elif (live := self.live.get(notice.code)) is None:
            return
        elif live.is_idle:  # it is played elsewhere
            live.schedule.set(None, None, self.services.time.now())
            self._drop(live)
        else:
            self.services.tasks.start(self._refresh(live, notice.what), f"refresh {live.code}")

    def on_presence(self, code: str) -> None:
        """Somebody came to a table or left it at another process."""
        if (live := self.live.get(code)) is not None:
            live.on_presence()

    async def hand_over(self, gone: str) -> None:
        """Somebody is gone, and their seats are an account's or a bot's: tables are read again, sockets reconnect."""
        for table in list(self.live.values()):
            for subscriber in list(table.feed.subscribers):
                if gone == subscriber.id or gone in subscriber.muted:
                    subscriber.close(CHANGED)  # first, since they would react to the news with a void cookie
            if table.row.host == gone or gone in table.seating.listed().values() or table.chat.has_from(gone):
                await self._refresh(table, "person")

    async def _refresh(self, table: Table, what: str | None) -> None:
        try:
            if what in ("table", "person", None):
                await table.reload()
            if what in ("log", None):
                await table.catch_up()
            if what in ("chat", None):
                await table.chat.catch_up()
            if what == "person":
                await table.chat.reload()
            if what in ("notified", None):
                await table.turns.read()
                table.send_table()
        except (Refused, Unavailable) as error:  # `write_unconfirmed` makes the next write read it again
            table.write_unconfirmed = True
            log.warning("refresh failed", extra={"table": table.code, "error": str(error)})


async def _write(table: Table, draft: Callable[[MatchLog, int], Entry], seat: int) -> None:
    await table.write(None, lambda: (draft(table.running_log(), seat), None))


def _has_resigned(line: TableLine) -> bool:
    """Whether somebody has resigned from all their seats."""
    return bool(line.mine) and all(line.seats[seat].resigned for seat in line.mine)


async def set_clocks(tables: Tables) -> None:
    """When the server starts: tables that were last changed in the future would wait until that has come.

    The system's clock was set back.
    """
    future = tables.services.time.now() + CLOCKS_DIFFER_SECONDS
    for code in await tables.services.store.tables.due_and_changed_after(future):
        try:
            await (await tables.get(code)).write(None, lambda: (ClockSetEntry(True), None))
        except (Refused, Unavailable) as error:
            log.warning("clock not set", extra={"table": code, "error": str(error)})
