"""The store: one database, and everything that is asked of it, by concern."""

from __future__ import annotations

from bottega.store.database import Conflict, Database, Notice, OnNotice, Step
from bottega.store.parts.bot_accounts import BotAccountStore
from bottega.store.parts.boxes import BoxStore
from bottega.store.parts.chat import ChatStore
from bottega.store.parts.habits import HabitStore
from bottega.store.parts.hosts import HostStore, ReportStore
from bottega.store.parts.log import LogStore
from bottega.store.parts.notifications import ChannelStore, OutboxStore
from bottega.store.parts.part import StorePart
from bottega.store.parts.people import PeopleStore
from bottega.store.parts.records import RecordStore
from bottega.store.parts.retention import RetentionStore
from bottega.store.parts.reviews import ReviewStore
from bottega.store.parts.sessions import SessionStore
from bottega.store.parts.tables import TableStore
from bottega.store.rows import Contents

SET = "INSERT INTO settings VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"


class Store(StorePart):
    def __init__(self, database: Database, sender: str = "") -> None:
        super().__init__(database, sender)
        self.shared = database.shared
        self.where = database.where
        self.people = PeopleStore(database, sender)
        self.sessions = SessionStore(database, sender)
        self.bot_accounts = BotAccountStore(database, sender)
        self.hosts = HostStore(database, sender)
        self.reports = ReportStore(database, sender)
        self.tables = TableStore(database, sender)
        self.log = LogStore(database, sender)
        self.chat = ChatStore(database, sender)
        self.channels = ChannelStore(database, sender)
        self.outbox = OutboxStore(database, sender)
        self.habits = HabitStore(database, sender)
        self.records = RecordStore(database, sender)
        self.reviews = ReviewStore(database, sender)
        self.boxes = BoxStore(database, sender)
        self.retention = RetentionStore(database, sender)

    async def claim(self) -> None:
        """For a server, before `open`: `StoreError` if another one must not use the database too."""
        await self.database.claim()

    async def open(self) -> None:
        await self.database.open()

    async def close(self) -> None:
        await self.database.close()

    async def listen(self, on_notice: OnNotice) -> None:
        await self.database.listen(on_notice)

    async def tell(self, what: str, body: str) -> None:
        """Tells the other processes something that is not stored."""
        await self.database.tell(Notice("", what, self.sender, body))

    async def look(self) -> Contents:
        """What is in the database, whether or not it is open. Nothing is created or changed."""
        return await self.database.look()

    async def backup(self, path: str) -> None:
        await self.database.backup(path)

    async def restore(self, path: str) -> str | None:
        """Puts a backup in the place of the database. Returns where the old one is kept."""
        return await self.database.restore(path)

    async def ping(self, now: float = 0.0) -> None:
        """Reads, and writes what a move would have to write. `Unavailable` or `Damaged` says what is wrong."""
        if (damage := self.database.damage()) is not None:
            raise damage
        await self.database.read("SELECT count(*) FROM settings")
        await self.set("pinged", str(now))

    async def set(self, name: str, value: str) -> None:
        """Gives a setting another value."""
        await self._write(Step(SET, (name, value)))

    async def setting(self, name: str, fresh: str) -> str:
        """A setting that all processes share; `fresh` becomes its value if it has none."""
        try:
            await self._write(Step("INSERT INTO settings VALUES ($1, $2) ON CONFLICT DO NOTHING", (name, fresh)))
        except Conflict:
            rows = await self.database.read("SELECT value FROM settings WHERE name = $1", name)
            return str(rows[0][0])
        return fresh
