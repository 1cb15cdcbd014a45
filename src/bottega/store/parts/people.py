"""People in the store: guests, accounts, links to other devices, who has muted whom; merging and erasing people."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

from bottega.store.database import Conflict, Step
from bottega.store.parts import bot_accounts, habits, notifications
from bottega.store.parts.hosts import note_of
from bottega.store.parts.part import StorePart
from bottega.store.parts.sessions import new_password
from bottega.store.rows import Act, FoundPerson, Person

PERSON = "id, name, lang, created, account, owner"

# Merging a guest ($1) into an account ($2). Ids are random and long: where one occurs in a body, it names that person.
MOVE_TABLES = (
    "UPDATE tables SET version = version + 1, host = CASE WHEN host = $1 THEN $2 ELSE host END,"
    " body = replace(body, $3, $4) WHERE host = $1 OR code IN (SELECT code FROM seats WHERE person = $1)"
)
MOVE_CHAT = "UPDATE chat SET person = $2 WHERE person = $1 AND code IN (SELECT code FROM seats WHERE person = $2)"
MOVE_MUTES_BY = (  # nobody mutes anyone twice, or themselves
    "UPDATE mutes SET person = $2 WHERE person = $1 AND other <> $2"
    " AND other NOT IN (SELECT other FROM mutes WHERE person = $2)"
)
MOVE_MUTES_OF = (
    "UPDATE mutes SET other = $2 WHERE other = $1 AND person <> $2"
    " AND person NOT IN (SELECT person FROM mutes WHERE other = $2)"
)

# Erasing somebody ($1). Messages keep their numbers, which clients know; everything else of them goes.
ERASE = (
    "DELETE FROM people WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM seats WHERE person = $1)"
    " AND NOT EXISTS (SELECT 1 FROM tables WHERE host = $1)"
    " AND NOT EXISTS (SELECT 1 FROM people AS bots WHERE bots.owner = $1)"
)
ERASE_CHAT = (
    "UPDATE chat SET person = '', seat = NULL, name = '', text = NULL, phrase = NULL, message = NULL WHERE person = $1"
)
FOUND = (
    f"SELECT {PERSON}, (SELECT count(DISTINCT code) FROM seats WHERE seats.person = people.id),"
    " (SELECT max(seen) FROM sessions WHERE sessions.person = people.id) FROM people"
)
OF_A_PERSON = (*notifications.OF_A_PERSON, *habits.OF_A_PERSON, *bot_accounts.OF_A_PERSON)
USE_LINK = "DELETE FROM links WHERE digest = $1"
DROP_OLD_LINKS = "DELETE FROM links WHERE expires <= $1"

Purpose = Literal["session", "password"]  # of a link


class PeopleStore(StorePart):
    async def add(self, person: Person) -> None:
        await self._write(
            Step(
                "INSERT INTO people (id, name, lang, created) VALUES ($1, $2, $3, $4)",
                (person.id, person.name, person.lang, person.created),
            )
        )

    async def get(self, id: str) -> Person | None:  # noqa: A002  # a person's id
        rows = await self.database.read(f"SELECT {PERSON} FROM people WHERE id = $1", id)
        return Person(*rows[0]) if rows else None

    async def change(self, id: str, name: str, lang: str) -> None:  # noqa: A002
        await self._write(Step("UPDATE people SET name = $2, lang = $3 WHERE id = $1", (id, name, lang)))

    async def find(self, text: str, limit: int) -> list[FoundPerson]:
        """Those whose name or account has this text in it, or whose id begins with it, the newest first."""
        rows = await self.database.read(
            f"{FOUND} WHERE lower(name) LIKE $1 ESCAPE '!' OR lower(account) LIKE $1 ESCAPE '!'"
            " OR id LIKE $2 ESCAPE '!' ORDER BY created DESC LIMIT $3",
            *(f"%{_escaped(text.lower())}%", f"{_escaped(text)}%", limit),
        )
        return [FoundPerson(*row) for row in rows]

    # --- accounts ---

    async def claim(self, id: str, account: str, keys: Sequence[str], password: str) -> None:  # noqa: A002
        """`keys`: what the name is found by, and what it looks like; the last is kept.

        `Conflict` if a key is taken, or the person has an account. All sessions of the guest end.
        """
        await self._write(
            Step(
                "UPDATE people SET account = $2, account_key = $3, password = $5, old_cookie = 0"
                " WHERE id = $1 AND account IS NULL"
                " AND NOT EXISTS (SELECT 1 FROM people WHERE account_key IN ($3, $4))",
                (id, account, keys[-1], keys[0], password),
            ),
            Step("DELETE FROM sessions WHERE person = $1", (id,)),
            notify=(id, "sessions"),
        )

    async def set_password(self, id: str, password: str) -> None:  # noqa: A002
        """All sessions of the account end. `Conflict` if the person has none."""
        await self._write(*new_password(id, password), notify=(id, "sessions"))

    async def account(self, keys: Sequence[str]) -> tuple[Person, str | None] | None:
        """The person behind an account, and the hash of the password; a bot account has none."""
        sql = f"SELECT {PERSON}, password FROM people WHERE account_key = $1"
        for key in dict.fromkeys(keys):
            if rows := await self.database.read(sql, key):
                return Person(*rows[0][:-1]), rows[0][-1]
        return None

    async def merge(self, guest: str, account: str) -> int:
        """Gives everything of a guest to an account and deletes the guest. Returns at how many tables the guest sat.

        `Conflict` if there is no such guest: an account is not merged into another.
        """
        count = await self.database.read("SELECT count(DISTINCT code) FROM seats WHERE person = $1", guest)
        both = (guest, account)
        await self._write(
            Step("DELETE FROM people WHERE id = $1 AND account IS NULL", (guest,)),
            Step(MOVE_TABLES, (*both, f'"{guest}"', f'"{account}"')),
            Step("UPDATE seats SET person = $2 WHERE person = $1", both),
            Step(MOVE_CHAT, both),
            Step(MOVE_MUTES_BY, both),
            Step(MOVE_MUTES_OF, both),
            Step("DELETE FROM mutes WHERE person = $1 OR other = $1", (guest,)),
            Step("DELETE FROM sessions WHERE person = $1", (guest,)),
            Step("DELETE FROM links WHERE person = $1", (guest,)),
            Step("UPDATE reports SET person = $2 WHERE person = $1", both),
            *notifications.move_to(guest, account),
            *habits.move_to(guest, account),
            notify=(guest, "person"),
        )
        return int(count[0][0])

    async def erase(self, id: str, act: Act | None = None) -> None:  # noqa: A002
        """Deletes everything about somebody who sits at no table any more. `act`: of the host, if the host does it.

        `Conflict` if there is nobody of this id, or they sit somewhere, host a table or have a bot.
        """
        await self._write(
            Step(ERASE, (id,)),
            Step(ERASE_CHAT, (id,)),
            Step("DELETE FROM mutes WHERE person = $1 OR other = $1", (id,)),
            Step("DELETE FROM sessions WHERE person = $1", (id,)),
            Step("DELETE FROM links WHERE person = $1", (id,)),
            Step("DELETE FROM reports WHERE person = $1", (id,)),
            Step("UPDATE reports SET reporter = '' WHERE reporter = $1", (id,)),
            Step("DELETE FROM bans WHERE subject = $1", (id,)),
            *(Step(sql, (id,)) for sql in OF_A_PERSON),
            *([note_of(act)] if act else []),
            notify=(id, "person"),
        )

    # --- links, to another device or for a new password; each works once ---

    async def add_link(self, digest: str, person: str, expires: float, purpose: Purpose) -> None:
        sql = "INSERT INTO links (digest, person, expires, purpose) VALUES ($1, $2, $3, $4)"
        await self._write(Step(sql, (digest, person, expires, purpose)))

    async def owner_of_link(self, digest: str, purpose: Purpose, now: float) -> str | None:
        """The id of whom it belongs to. None if it is unknown, used or expired."""
        sql = "SELECT person FROM links WHERE digest = $1 AND purpose = $2 AND expires > $3"
        rows = await self.database.read(sql, digest, purpose, now)
        return str(rows[0][0]) if rows else None

    async def use_link(self, digest: str, now: float) -> str:
        """The person whose session it brings along. `Conflict` if it is unknown, used or expired."""
        owner = await self.owner_of_link(digest, "session", now)
        if owner is None:
            raise Conflict("link: unknown, used or expired")
        await self._write(Step(USE_LINK, (digest,)), Step(DROP_OLD_LINKS, (now,)))
        return owner

    async def recover(self, digest: str, password: str, act: Act) -> None:
        """Uses a link for a new password of the person whom the act is about. `Conflict` if it is used already."""
        await self._write(
            Step(USE_LINK, (digest,)),
            *new_password(act.subject, password),
            Step(DROP_OLD_LINKS, (act.at,)),
            note_of(act),
            notify=(act.subject, "sessions"),
        )

    # --- mutes ---

    async def mute(self, person: str, other: str, on: bool) -> None:
        insert = "INSERT INTO mutes VALUES ($1, $2) ON CONFLICT DO NOTHING"
        sql = insert if on else "DELETE FROM mutes WHERE person = $1 AND other = $2"
        try:
            await self._write(Step(sql, (person, other)))
        except Conflict:  # already muted, or not muted
            return

    async def muted(self, person: str) -> set[str]:
        rows = await self.database.read("SELECT other FROM mutes WHERE person = $1", person)
        return {str(row[0]) for row in rows}


def _escaped(text: str) -> str:
    """For LIKE: every letter stands for itself."""
    return re.sub(r"[!%_]", r"!\g<0>", text)
