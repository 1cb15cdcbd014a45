"""Everything behind the web application: services, people and tables, started and stopped in order."""

from __future__ import annotations

import asyncio
import secrets

from bottega import games, store, texts
from bottega.server.people.identity import People
from bottega.server.services import Services
from bottega.server.settings import Settings
from bottega.server.table.replays import Replays
from bottega.server.table.tables import SWEEPER, Tables
from bottega.server.timing import Alarms, SystemTime, Time
from bottega.server.work.passwords import Passwords
from bottega.server.work.pools import Pool
from bottega.server.work.workers import Workers


class Server:
    def __init__(self, settings: Settings, time: Time | None = None) -> None:
        games.import_all()
        source = time or SystemTime()
        self.services = Services(
            settings=settings,
            store=store.connect(settings.url, secrets.token_hex(8), settings.database_seconds),
            time=source,
            alarms=Alarms(source, self._on_alarm),
            workers=Workers(settings.workers, settings.bot_seconds, settings.compiled),
            opening=Pool("opening", 2),
            narrating=Pool("telling", 1),
            passwords=Passwords(),
        )
        self.people = People(self.services)
        self.tables = Tables(self.services)
        self.replays = Replays(self.services, self.tables)

    async def _on_alarm(self, name: str) -> None:
        await self.tables.on_alarm(name)

    async def open(self) -> None:
        services = self.services
        await services.store.claim()
        await services.store.open()
        services.started = services.time.now()
        await self.people.open()
        await services.store.listen(self.tables.on_notice)
        services.tasks.start(services.alarms.run(), "alarms")
        services.tasks.start(asyncio.to_thread(_warm_up), "warm-up")
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
        await services.workers.close()
        for work in (services.opening, services.narrating, services.passwords):
            work.close()
        await services.store.close()


def _warm_up() -> None:
    """Reading the texts of a language takes a quarter of a second: done before somebody waits for it."""
    for lang in texts.LANGUAGES:
        texts.say(lang, "list-none")
