"""What is old enough to be deleted: found and deleted a few at a time, so that no move waits for it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct

from bottega.store.database import Conflict, Step
from bottega.store.parts import habits, notifications
from bottega.store.parts.part import StorePart

# In each, $2 is the time before which something is old.
GUEST = (
    "account IS NULL AND created < $2 AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.person = people.id)"
    " AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.host = people.id)"
    " AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.person = people.id AND sessions.seen >= $2)"
)
OPEN = "status = 'open' AND updated < $2"
UNFINISHED = (
    "status = 'playing' AND updated < $2"
    " AND NOT EXISTS (SELECT 1 FROM log WHERE log.code = tables.code AND log.at >= $2)"
)
SILENT = "NOT EXISTS (SELECT 1 FROM chat AS newer WHERE newer.code = chat.code AND newer.at >= $2)"


class Kind(StrEnum):
    """What is deleted after some time."""

    GUESTS = "guests without games"
    OPEN_TABLES = "tables whose game never began"
    UNFINISHED_TABLES = "unfinished games nobody has touched"
    IMPORTS = "imported records"
    CHAT = "chats that fell silent"


class Rule(Struct):
    """Where something is kept, by which key, when it is old, and what else of other tables goes with it."""

    table: str
    key: str
    is_old: str
    along: Sequence[str] = ()

    @property
    def find(self) -> str:
        return (
            f"SELECT DISTINCT {self.key} FROM {self.table} WHERE {self.key} > $1 AND {self.is_old} ORDER BY {self.key}"
        )

    @property
    def delete(self) -> str:
        """Asks again whether it is old: it may have been used since it was found."""
        return f"DELETE FROM {self.table} WHERE {self.key} = $1 AND {self.is_old}"


OF_A_TABLE = [
    f"DELETE FROM {name} WHERE code = $1"
    for name in ("seats", "log", "log_ends", "snapshots", "chat", "outbox", "reviews")
]
RULES = {
    Kind.GUESTS: Rule(
        *("people", "id", GUEST),
        [
            "DELETE FROM mutes WHERE person = $1 OR other = $1",
            "DELETE FROM links WHERE person = $1",
            "DELETE FROM sessions WHERE person = $1",
            *notifications.OF_A_PERSON,
            *habits.OF_A_PERSON,
        ],
    ),
    Kind.OPEN_TABLES: Rule("tables", "code", OPEN, OF_A_TABLE),
    Kind.UNFINISHED_TABLES: Rule("tables", "code", UNFINISHED, OF_A_TABLE),
    Kind.IMPORTS: Rule("imports", "code", "created < $2", ["DELETE FROM reviews WHERE code = $1"]),
    Kind.CHAT: Rule("chat", "code", SILENT),
}


class RetentionStore(StorePart):
    async def count(self, kind: Kind, before: float) -> int:
        sql = f"SELECT count(*) FROM ({RULES[kind].find}) AS found"
        return int((await self.database.read(sql, "", before))[0][0])

    async def find(self, kind: Kind, before: float, after: str, limit: int) -> list[str]:
        """The keys of what is older than `before`, in their order, from `after` on."""
        rows = await self.database.read(f"{RULES[kind].find} LIMIT $3", after, before, limit)
        return [str(row[0]) for row in rows]

    async def delete(self, kind: Kind, key: str, before: float) -> bool:
        """False if it is not old, or there is none any more."""
        rule = RULES[kind]
        try:
            await self._write(Step(rule.delete, (key, before)), *(Step(sql, (key,)) for sql in rule.along))
        except Conflict:
            return False
        return True
