"""Sessions: which browser is whose. A cookie holds a random token, the store its hash; a session can be ended.

With SQLite, sessions that were used lately are kept in memory. With several processes the store is asked each time,
once for an HTTP request and once for a socket, never for a move.
"""

from __future__ import annotations

import hmac
import secrets
from collections import OrderedDict
from collections.abc import Sequence
from typing import Literal, NamedTuple

from bottega.server.people.devices import describe
from bottega.server.people.identity import People
from bottega.server.people.tokens import digest
from bottega.server.problems import Refused
from bottega.server.protocol import SessionInfo
from bottega.server.services import Services
from bottega.store import Conflict, Person, SessionRow

COOKIE = "bottega"
DEVICE_COOKIE = "bottega-device"  # which account has had a session here; it only helps against being locked out
COOKIE_DAYS = 400  # the longest browsers keep one
MAX_TOKEN = 128
MAX_COOKIES = 4  # of the same name that are looked at
REMEMBERED = 10_000  # sessions
SEEN_SECONDS = 3600.0  # `seen` is written at most so often
DAY = 86_400.0

Began = Literal["guest", "claim", "sign-in", "link", "old-cookie"]


class Visitor(NamedTuple):
    """Who sends a request. Without a session: by a cookie of version 0.1.0, which had none.

    For a bot account, `session` is the id of its token, and `scopes` are what the token allows.
    """

    person: Person
    session: str | None
    scopes: frozenset[str] | None = None


class Sessions:
    def __init__(self, services: Services, people: People) -> None:
        self.services = services
        self.people = people
        self._secret = b""
        self._old_until = 0.0
        self._known: OrderedDict[str, SessionRow] = OrderedDict()

    async def open(self) -> None:
        """Reads the secret that all processes share, and until when cookies of version 0.1.0 are accepted."""
        store = self.services.store
        self._secret = bytes.fromhex(await store.setting("cookie-secret", secrets.token_hex(32)))
        until = self.services.time.now() + self._lifetime
        self._old_until = float(await store.setting("old-cookies-until", str(until)))

    @property
    def _lifetime(self) -> float:
        return self.services.settings.session_days * DAY

    # --- finding ---

    async def visitor(self, tokens: Sequence[str]) -> Visitor | None:
        """Whose cookie it is. Browsers send several of one name where a neighbouring site has set one too.

        Then the one that is valid counts, and none if several are: nobody is signed in to a stranger's session.
        """
        found = [each for token in dict.fromkeys(tokens[:MAX_COOKIES]) if (each := await self._by_token(token))]
        return found[0] if len(found) == 1 else None

    async def _by_token(self, token: str) -> Visitor | None:
        if len(token) > MAX_TOKEN:
            return None
        found = await self._find(digest(token))
        if found is None:
            return await self._by_old_cookie(token)
        row, person = found
        if row.seen <= self.services.time.now() - self._lifetime:
            return None
        self._see(row)
        return Visitor(person, row.id)

    async def _find(self, id: str) -> tuple[SessionRow, Person] | None:  # noqa: A002
        row = None if self.services.store.shared else self._known.get(id)
        if row is not None:
            person = await self.people.get(row.person)
            return None if person is None else (row, person)
        found = await self.services.store.sessions.get(id)
        if found is not None:
            self._remember(found[0])
            self.people.remember(found[1])
        return found

    def _remember(self, row: SessionRow) -> None:
        self._known[row.id] = row
        self._known.move_to_end(row.id)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def _see(self, row: SessionRow) -> None:
        now = self.services.time.now()
        if row.seen < now - SEEN_SECONDS:
            row.seen = now
            self.services.tasks.start(self.services.store.sessions.see(row.id, now), "session seen")

    async def _by_old_cookie(self, token: str) -> Visitor | None:
        """A person's id, signed: the cookie of version 0.1.0. `begin` exchanges it for a session."""
        id, _, signature = token.partition(".")  # noqa: A001
        if not signature or not hmac.compare_digest(signature.encode(), self._sign("session", id).encode()):
            return None
        if self.services.time.now() > self._old_until or not await self.services.store.sessions.has_old_cookie(id):
            return None
        person = await self.people.get(id)
        return None if person is None else Visitor(person, None)

    def _sign(self, purpose: str, id: str) -> str:  # noqa: A002
        return hmac.digest(self._secret, f"{purpose}/{id}".encode(), "sha256").hex()

    # --- beginning and ending ---

    async def begin(self, person: Person, began: Began, user_agent: str | None) -> str:
        """The token of a new session."""
        token, now = secrets.token_urlsafe(24), self.services.time.now()
        row = SessionRow(digest(token), person.id, began, describe(user_agent), now, now)
        await self.services.store.sessions.begin(row, now - self._lifetime)
        self._remember(row)
        return token

    async def end(self, person: Person, id: str) -> None:  # noqa: A002
        try:
            await self.services.store.sessions.end(person.id, id)
        except Conflict:
            raise Refused("not-found") from None
        self.forget(person.id)

    async def end_all(self, person: Person) -> None:
        await self.services.store.sessions.end_all(person.id)
        self.forget(person.id)

    def forget(self, person: str) -> None:
        """Sessions of this person have ended, here or elsewhere: the store is asked again."""
        for id in [row.id for row in self._known.values() if row.person == person]:  # noqa: A001
            del self._known[id]

    async def of(self, visitor: Visitor) -> list[SessionInfo]:
        """The sessions of a person, the last seen first."""
        rows = await self.services.store.sessions.of(visitor.person.id)
        return [
            SessionInfo(row.id, row.began, row.device, row.created, row.seen, row.id == visitor.session)  # type: ignore[arg-type]  # written from the same type
            for row in rows
            if row.seen > self.services.time.now() - self._lifetime
        ]

    async def opened_elsewhere(self, visitor: Visitor) -> float | None:
        """When another device was last let in by a link, if this session is older."""
        infos = await self.of(visitor)
        mine = next((each.created for each in infos if each.current), None)
        if mine is None:
            return None
        return max((each.created for each in infos if each.began == "link" and each.created > mine), default=None)

    async def are_open(self, person: str) -> frozenset[str | None]:
        """The ids of a person's sessions, and of a bot's tokens; None where a cookie of version 0.1.0 counts."""
        store = self.services.store
        ids: set[str | None] = {row.id for row in await store.sessions.of(person)}
        ids |= {row.id for row in await store.bot_accounts.tokens(person)}
        return frozenset(ids | {None} if await store.sessions.has_old_cookie(person) else ids)

    # --- devices ---

    def device_token(self, person: str) -> str:
        """Shows that a browser has had a session of this account."""
        return f"{person}.{self._sign('device', person)}"

    def is_known_device(self, token: str | None, person: str) -> bool:
        expected = self.device_token(person)
        return token is not None and hmac.compare_digest(token.encode(), expected.encode())
