"""Everything behind the web application: services, people and tables, started and stopped in order."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterator

from bottega import store, texts
from bottega.server.api.playing import Playing
from bottega.server.limits import Limits
from bottega.server.notify.channels import Channels
from bottega.server.notify.event_streams import EventStreams
from bottega.server.notify.outbox import Outbox
from bottega.server.notify.recovery import Recovery
from bottega.server.notify.senders import Senders
from bottega.server.operate.belongings import Belongings
from bottega.server.operate.clean import clean
from bottega.server.peers import Peers
from bottega.server.people.bot_accounts import BotAccounts
from bottega.server.people.days_off import DaysOffOfPeople
from bottega.server.people.reports import Reports
from bottega.server.people.sessions import Sessions, Visitor
from bottega.server.problems import Refused
from bottega.server.protocol import CHANGED
from bottega.server.services import Services
from bottega.server.settings import Settings
from bottega.server.table.feed import Subscriber
from bottega.server.timing import Alarms, SystemTime, Time
from bottega.server.work.passwords import Passwords
from bottega.server.work.pools import Pool
from bottega.server.work.processes import Processes
from bottega.server.work.workers import Workers
from bottega.store import Act, Notice, StoreError

log = logging.getLogger(__name__)

CLEANER = "clean"  # the name of an alarm, which is no code of a table: these have no `l`
CLEAN_SECONDS = 6 * 3_600.0  # between two times
FIRST_CLEAN_SECONDS = 600.0  # after the start, when people have come back
FOLLOW_SECONDS = 1.0  # between looks at what the host has done by commands


class Server(Playing):
    """Playing on a network: accounts, notifications, what hosts do, and other processes at the same database."""

    def __init__(self, settings: Settings, time: Time | None = None) -> None:
        self.processes = Processes(settings.compiled)
        super().__init__(_services(settings, time or SystemTime(), self.processes))
        self.bot_accounts = BotAccounts(self.services)
        self.sessions = Sessions(self.services, self.people)
        self.days_off = DaysOffOfPeople(self.services)
        self.reports = Reports(self.services)
        self.event_streams = EventStreams(self.services, self.tables)
        self.senders = Senders(self.services)
        self.channels = Channels(self.services, self.senders)
        self.recovery = Recovery(self.services, self.bans, self.senders)
        self.outbox = Outbox(self.services, self.tables, self.senders)
        self.belongings = Belongings(self.services, self.sessions, self.tables, self.replays)

    async def on_alarm(self, name: str) -> None:
        if name == CLEANER:
            self.services.tasks.start(self.clean(), "clean")
        else:
            await super().on_alarm(name)

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
        await super().open()
        services = self.services
        await self.sessions.open()
        await self.senders.open()
        last_act = await services.store.hosts.last_act()
        await self.bans.load()
        services.peers.on_change = self.tables.on_presence
        services.on_table_change = self.event_streams.on_change
        await services.store.listen(self._on_notice)
        services.tasks.start(services.peers.run(), "peers")
        services.tasks.start(self.outbox.run(), "outbox")
        services.tasks.start(self._follow_host(last_act), "follow host")
        services.tasks.start(asyncio.to_thread(_warm_up), "warm-up")
        services.alarms.set(CLEANER, services.started + FIRST_CLEAN_SECONDS)

    # --- what other processes change ---

    def _on_notice(self, notice: Notice | None) -> None:
        """Another process wrote. None: the connection to the database broke, and everything may have changed."""
        tasks = self.services.tasks
        self.services.peers.on_notice(notice)
        if notice is None:
            for person in {each.id for each in self._subscribers() if each.id is not None}:
                tasks.start(self.on_sessions_ended(person), "sessions")
            self.tables.on_notice(None)
            self.event_streams.on_notice(None)
        elif notice.sender == self.services.store.sender:
            return
        elif notice.what == "person":
            tasks.start(self.on_person_gone(notice.code), "person gone")
        elif notice.what == "sessions":
            tasks.start(self.on_sessions_ended(notice.code), "sessions")
        else:
            self.tables.on_notice(notice)
            self.event_streams.on_notice(notice)

    async def on_person_gone(self, person: str) -> None:
        """Somebody was merged into an account, or erased."""
        self.people.forget(person)
        self.sessions.forget(person)
        self.replays.forget_pages()
        self.reviews.forget_stories()
        await self.tables.hand_over(person)
        self.event_streams.close_of(person)

    def reconnect(self, visitor: Visitor) -> None:
        """A browser has another session now: its sockets have to come again with the new cookie."""
        for subscriber in list(self._subscribers()):
            if subscriber.id == visitor.person.id and subscriber.session == visitor.session:
                subscriber.close(CHANGED)

    async def on_sessions_ended(self, person: str) -> None:
        """Closes the sockets of sessions that are no more."""
        self.sessions.forget(person)
        still = await self.sessions.are_open(person)
        ended = [each for each in self._subscribers() if each.id == person and each.session not in still]
        for subscriber in ended:
            subscriber.refuse(Refused("signed-out" if subscriber.scopes is None else "wrong-token"))

    def _subscribers(self) -> Iterator[Subscriber]:
        """Everybody who is connected to this process."""
        yield from (each for table in self.tables.live.values() for each in table.feed.subscribers)
        yield from (stream.subscriber for stream in self.event_streams.open)

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
            for subscriber in [each for each in self._subscribers() if self.bans.covers(each.person, each.address)]:
                subscriber.refuse(Refused("banned", reason=act.note))
        elif act.act == "password":
            await self.on_sessions_ended(act.subject)
        elif act.act == "erase":
            await self.on_person_gone(act.subject)

    # --- the end ---

    async def close(self) -> None:
        self.event_streams.close()
        await self.stop()
        await self.services.peers.say_goodbye()
        await self.release()


def _services(settings: Settings, time: Time, processes: Processes) -> Services:
    limits = Limits()
    shared_store = store.connect(settings.url, secrets.token_hex(8), settings.database_seconds)
    return Services(
        settings=settings,
        store=shared_store,
        time=time,
        alarms=Alarms(time),
        workers=Workers(processes.start, settings.workers, settings.bot_seconds, settings.hint_seconds),
        opening=Pool("opening", 2),
        narrating=Pool("telling", 1),
        passwords=Passwords(),
        limits=limits,
        peers=Peers(shared_store, limits, time),
    )


def _warm_up() -> None:
    """Reading the texts of a language takes a quarter of a second: done before somebody waits for it."""
    for lang in texts.LANGUAGES:
        texts.say(lang, "list-none")
