"""What belongs to a person: all of it in one file, or all of it erased."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec

from bottega.core.errors import BottegaError
from bottega.server.operate.erasing import erase
from bottega.server.people.sessions import Sessions, Visitor
from bottega.server.problems import Refused
from bottega.server.protocol import Json
from bottega.server.replay.replays import Replays
from bottega.server.seats.seating import Seating
from bottega.server.services import Services
from bottega.server.table.tables import Tables
from bottega.store import Act, Conflict, Person, TableRow

FORMAT = "bottega-export"
VERSION = 1
EXPORTS = (1 / 300, 3)  # of one person: a second, and at once

encode = msgspec.json.encode


class Belongings:
    def __init__(self, services: Services, sessions: Sessions, tables: Tables, replays: Replays) -> None:
        self.services = services
        self.sessions = sessions
        self.tables = tables
        self.replays = replays

    # --- one file ---

    def export(self, visitor: Visitor, address: str) -> AsyncIterator[bytes]:
        """JSON in pieces: a thousand games need not be in memory at once."""
        self.services.limits.take("export", visitor.person.id, *EXPORTS, self.services.time.now())
        return self._pieces(visitor, address)

    async def _pieces(self, visitor: Visitor, address: str) -> AsyncIterator[bytes]:
        person = visitor.person
        head = await self._about(visitor)
        yield encode(head)[:-1] + b',"games":['
        separator, last = b"", ""
        while rows := await self.services.store.tables.with_person(person.id, after=last):
            for row in rows:
                yield separator + encode(await self._game(row, person, address))
                separator = b",\n"
            last = rows[-1].code
        yield b"]}\n"

    async def _about(self, visitor: Visitor) -> Json:
        person, store = visitor.person, self.services.store
        quiet = await store.channels.quiet_hours(person.id)
        sessions = [
            {"device": each.device, "began": each.began, "created": each.created, "seen": each.seen}
            for each in await self.sessions.of(visitor)
        ]
        return {
            "format": FORMAT,
            "version": VERSION,
            "exported": self.services.time.now(),
            "person": {"name": person.name, "lang": person.lang, "account": person.account, "created": person.created},
            "sessions": sessions,
            "muted": len(await store.people.muted(person.id)),
            "notifications": {
                "channels": [
                    {"kind": row.kind, "label": row.label, "target": row.target, "created": row.created}
                    for row in await store.channels.of(person.id)
                ],
                "quiet": None if quiet is None else msgspec.to_builtins(quiet),
            },
            "slow_games": {
                "days_off": msgspec.to_builtins((await store.habits.days_off([person.id])).get(person.id)),
                "replies": (await store.habits.replies([person.id])).get(person.id, []),
            },
            "bots": [await self._bot(bot) for bot in await store.bot_accounts.of(person.id)],
            "chat": [
                {"code": code, "at": row.at, "text": row.text, "phrase": row.phrase}
                for code, row in await store.chat.of(person.id)
            ],
        }

    async def _bot(self, bot: Person) -> Json:
        """A bot account, with the codes of its tables. Tokens have no secret any more."""
        store = self.services.store
        codes, last = list[str](), ""
        while rows := await store.tables.with_person(bot.id, after=last):
            codes += [row.code for row in rows]
            last = rows[-1].code
        return {
            "name": bot.name,
            "created": bot.created,
            "tokens": [
                {"name": row.name, "scopes": row.scopes, "created": row.created, "used": row.used}
                for row in await store.bot_accounts.tokens(bot.id)
            ],
            "tables": codes,
        }

    async def _game(self, row: TableRow, person: Person, address: str) -> Json:
        """`record`: none while the game runs, since it holds what nobody may know yet."""
        seating = Seating.read(row.body)
        return {
            "code": row.code,
            "game": row.game,
            "status": row.status,
            "created": row.created,
            "updated": row.updated,
            "mine": seating.of(person.id),
            "names": [chair.called(seat) or chair.bot for seat, chair in enumerate(seating.seats)],
            "record": await self._record(row, person, address) if row.status == "over" else None,
        }

    async def _record(self, row: TableRow, person: Person, address: str) -> Json | None:
        try:
            record, _, _ = await self.replays.unlimited_record(row.code, person, address)
        except (Refused, BottegaError):  # of a later version, or damaged: nothing here can replay it
            return None
        table = self.tables.live.get(row.code)
        if table is not None:
            self.tables.leave(table)  # else all of them would stay in memory
        return record

    # --- nothing ---

    async def erase(self, person: str, act: Act | None = None) -> list[str]:
        """Returns the ids of whom is gone: the person, and their bot accounts."""
        gone = [person, *(bot.id for bot in await self.services.store.bot_accounts.of(person))]
        try:
            await erase(self.services.store, person, self.services.time.now(), act)
        except Conflict:
            raise Refused("sign-in") from None
        return gone
