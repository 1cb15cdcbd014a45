"""Everything behind the web application: services, people and tables, started and stopped in order."""

from __future__ import annotations

import asyncio
import logging
import secrets

from bottega import games, store, texts
from bottega.server.limits import Limits
from bottega.server.operate.clean import clean
from bottega.server.peers import Peers
from bottega.server.people.identity import People
from bottega.server.services import Services
from bottega.server.settings import Settings
from bottega.server.table.replays import Replays
from bottega.server.table.tables import SWEEPER, Tables
from bottega.server.timing import Alarms, SystemTime, Time
from bottega.server.work.passwords import Passwords
from bottega.server.work.pools import Pool
from bottega.server.work.workers import Workers
from bottega.store import Notice

log = logging.getLogger(__name__)

CLEANER = "clean"  # the name of an alarm, which is no code of a table: these have no `l`
CLEAN_SECONDS = 6 * 3_600.0  # between two times
FIRST_CLEAN_SECONDS = 600.0  # after the start, when people have come back


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
        self.people = People(self.services)
        self.tables = Tables(self.services)
        self.replays = Replays(self.services, self.tables)

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
        except store.Unavailable as error:
            log.warning("cleaning waits", extra={"error": str(error)})
        else:
            if any(deleted.values()):
                log.info("cleaned", extra={"deleted": {str(kind): count for kind, count in deleted.items() if count}})

    def _on_notice(self, notice: Notice | None) -> None:
        self.services.peers.on_notice(notice)
        self.tables.on_notice(notice)

    async def open(self) -> None:
        services = self.services
        await services.store.claim()
        await services.store.open()
        services.started = services.time.now()
        await self.people.open()
        services.peers.on_change = self.tables.on_presence
        await services.store.listen(self._on_notice)
        services.tasks.start(services.peers.run(), "peers")
        services.tasks.start(services.alarms.run(), "alarms")
        services.tasks.start(asyncio.to_thread(_warm_up), "warm-up")
        services.alarms.set(CLEANER, services.started + FIRST_CLEAN_SECONDS)
        services.alarms.set(SWEEPER, services.started)  # bots and clocks that waited for the server

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
