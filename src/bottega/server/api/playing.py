"""Tables, people and replays over given services: all that playing needs, on a server or in a page."""

from __future__ import annotations

from bottega import games
from bottega.server.people.bans import Bans
from bottega.server.people.identity import People
from bottega.server.replay.replays import Replays
from bottega.server.replay.reviews import Reviews
from bottega.server.services import Services
from bottega.server.table.tables import SWEEPER, Tables, set_clocks


class Playing:
    def __init__(self, services: Services) -> None:
        games.import_all()
        self.services = services
        self.bans = Bans(services)
        self.people = People(services, self.bans)
        self.tables = Tables(services)
        self.replays = Replays(services, self.tables)
        self.reviews = Reviews(services, self.replays)

    async def open(self) -> None:
        services = self.services
        await services.store.claim()
        await services.store.open()
        services.started = services.time.now()
        services.tasks.start(services.alarms.run(self.on_alarm), "alarms")
        services.tasks.start(set_clocks(self.tables), "set clocks")
        services.alarms.set(SWEEPER, services.started)  # bots and clocks that waited for the server

    async def on_alarm(self, name: str) -> None:
        await self.tables.on_alarm(name)

    async def close(self) -> None:
        await self.stop()
        await self.release()

    async def stop(self) -> None:
        """Sockets are closed after everything that was written, so that no acknowledged move is lost."""
        services = self.services
        services.stopping = True
        for table in list(self.tables.live.values()):
            async with table.lock:
                for subscriber in table.feed.subscribers:
                    subscriber.close()
        await services.tasks.stop()

    async def release(self) -> None:
        services = self.services
        await services.workers.close()
        for work in (services.opening, services.narrating, services.passwords):
            work.close()
        await services.store.close()
