"""Everything behind the web application: services, people and tables, started and stopped in order."""

from __future__ import annotations

import asyncio
import logging
import secrets

from bottega import games, store, texts
from bottega.server.limits import Limits
from bottega.server.notify.channels import Channels
from bottega.server.notify.outbox import Outbox
from bottega.server.notify.recovery import Recovery
from bottega.server.notify.senders import Senders
from bottega.server.operate.belongings import Belongings
from bottega.server.operate.clean import clean
from bottega.server.peers import Peers
from bottega.server.people.bans import Bans
from bottega.server.people.days_off import DaysOffOfPeople
from bottega.server.people.identity import People
from bottega.server.people.reports import Reports
from bottega.server.people.sessions import Sessions, Visitor
from bottega.server.problems import Refused
from bottega.server.protocol import CHANGED
from bottega.server.replay.replays import Replays
from bottega.server.services import Services
from bottega.server.settings import Settings
from bottega.server.table.tables import SWEEPER, Tables, set_clocks
from bottega.server.timing import Alarms, SystemTime, Time
from bottega.server.work.passwords import Passwords
from bottega.server.work.pools import Pool
from bottega.server.work.workers import Workers
from bottega.store import Act, Notice, StoreError

log = logging.getLogger(__name__)

CLEANER = "clean"  # the name of an alarm, which is no code of a table: these have no `l`
CLEAN_SECONDS = 6 * 3_600.0  # between two times
FIRST_CLEAN_SECONDS = 600.0  # after the start, when people have come back
FOLLOW_SECONDS = 1.0  # between looks at what the host has done by commands


class Server:
    def __init__(self, settings: Settings, time: Time | None = None) -> None:
        games.import_all()
        source, limits = time or SystemTime(), Limits()
        shared_store = store.connect(settings.url, secrets.token_hex(8), settings.database_seconds)
        self.services = Services(
            settings=settings,
            store=shared_store,
            time=source,
            alarms=Alarms(source, self._on_alarm),
            workers=Workers(settings.workers, settings.bot_seconds, settings.compiled),
            opening=Pool("opening", 2),
            narrating=Pool("telling", 1),
            passwords=Passwords(),
            limits=limits,
            peers=Peers(shared_store, limits, source),
        )
        self.bans = Bans(self.services)
        self.people = People(self.services, self.bans)
        self.sessions = Sessions(self.services, self.people)
        self.days_off = DaysOffOfPeople(self.services)
        self.reports = Reports(self.services)
        self.tables = Tables(self.services)
        self.replays = Replays(self.services, self.tables)
        self.senders = Senders(self.services)
        self.channels = Channels(self.services, self.senders)
        self.recovery = Recovery(self.services, self.bans, self.senders)
        self.outbox = Outbox(self.services, self.tables, self.senders)
        self.belongings = Belongings(self.services, self.sessions, self.tables, self.replays)

    async def _on_alarm(self, name: str) -> None:
        if name == CLEANER:
            self.services.tasks.start(self.clean(), "clean")
        else:
            await self.tables.on_alarm(name)

    async def clean(self) -> None:
        """Deletes what is old, and again some hours later."""
        services = self.services
        services.alarms.set(CLEANER, services.time.now() + CLEAN_SECONDS)

        def in_use(key: str) -> bool:
            return key in self.tables.live or self.people.knows(key)

        try:
            deleted = await clean(services.store, services.settings, services.time.now(), in_use)
            await self.outbox.clean()
        except store.Unavailable as error:
            log.warning("cleaning waits", extra={"error": str(error)})
        else:
            if any(deleted.values()):
                log.info("cleaned", extra={"deleted": {str(kind): count for kind, count in deleted.items() if count}})

    async def open(self) -> None:
        services = self.services
        await services.store.claim()
        await services.store.open()
        services.started = services.time.now()
        await self.sessions.open()
        await self.senders.open()
        last_act = await services.store.hosts.last_act()
        await self.bans.load()
        services.peers.on_change = self.tables.on_presence
        await services.store.listen(self._on_notice)
        services.tasks.start(services.peers.run(), "peers")
        services.tasks.start(services.alarms.run(), "alarms")
        services.tasks.start(self.outbox.run(), "outbox")
        services.tasks.start(self._follow_host(last_act), "follow host")
        services.tasks.start(asyncio.to_thread(_warm_up), "warm-up")
        services.tasks.start(set_clocks(self.tables), "set clocks")
        services.alarms.set(CLEANER, services.started + FIRST_CLEAN_SECONDS)
        services.alarms.set(SWEEPER, services.started)  # bots and clocks that waited for the server

    # --- what other processes change ---

    def _on_notice(self, notice: Notice | None) -> None:
        """Another process wrote. None: the connection to the database broke, and everything may have changed."""
        tasks = self.services.tasks
        self.services.peers.on_notice(notice)
        if notice is None:
            people = {each.id for table in self.tables.live.values() for each in table.feed.subscribers if each.id}
            for person in people:
                tasks.start(self.on_sessions_ended(person), "sessions")
            self.tables.on_notice(None)
        elif notice.sender == self.services.store.sender:
            return
        elif notice.what == "person":
            tasks.start(self.on_person_gone(notice.code), "person gone")
        elif notice.what == "sessions":
            tasks.start(self.on_sessions_ended(notice.code), "sessions")
        else:
            self.tables.on_notice(notice)

    async def on_person_gone(self, person: str) -> None:
        """Somebody was merged into an account, or erased."""
        self.people.forget(person)
        self.sessions.forget(person)
        self.replays.forget_pages()
        await self.tables.hand_over(person)

    def reconnect(self, visitor: Visitor) -> None:
        """A browser has another session now: its sockets have to come again with the new cookie."""
        for table in list(self.tables.live.values()):
            for subscriber in list(table.feed.subscribers):
                if subscriber.id == visitor.person.id and subscriber.session == visitor.session:
                    subscriber.close(CHANGED)

    async def on_sessions_ended(self, person: str) -> None:
        """Closes the sockets of sessions that are no more."""
        self.sessions.forget(person)
        still = await self.sessions.are_open(person)
        self.tables.turn_away(Refused("signed-out"), lambda each: each.id == person and each.session not in still)

    async def _follow_host(self, last: int) -> None:
        """Reads the audit log for what the host has done by commands, which are processes of their own.

        With SQLite there is no other way to hear of it; with PostgreSQL this is the same and quick enough.
        """
        while True:
            await self.services.time.wait(self.services.time.now() + FOLLOW_SECONDS, asyncio.Event())
            try:
                for act in await self.services.store.hosts.acts(after=last):
                    await self._follow(act)
                    last = act.number
            except StoreError as error:
                log.warning("cannot read the audit log", extra={"error": str(error)})

    async def _follow(self, act: Act) -> None:
        if act.act in ("ban", "unban"):
            await self.bans.load()
            refused = Refused("banned", reason=act.note)
            self.tables.turn_away(refused, lambda each: self.bans.covers(each.id, each.address))
        elif act.act == "password":
            await self.on_sessions_ended(act.subject)
        elif act.act == "erase":
            await self.on_person_gone(act.subject)

    # --- the end ---

    async def close(self) -> None:
        """Sockets are closed after everything that was written, so that no acknowledged move is lost."""
        services = self.services
        services.stopping = True
        for table in list(self.tables.live.values()):
            async with table.lock:
                for subscriber in table.feed.subscribers:
                    subscriber.close()
        await services.tasks.stop()
        await services.peers.say_goodbye()
        await services.workers.close()
        for work in (services.opening, services.narrating, services.passwords):
            work.close()
        await services.store.close()


def _warm_up() -> None:
    """Reading the texts of a language takes a quarter of a second: done before somebody waits for it."""
    for lang in texts.LANGUAGES:
        texts.say(lang, "list-none")
