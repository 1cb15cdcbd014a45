"""Who somebody is: guests by a signed cookie, accounts by a password, another device by a link that works once."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections import OrderedDict
from functools import lru_cache

from msgspec import structs

from bottega.server.people.sanitise import clean
from bottega.server.problems import Refused
from bottega.server.protocol import ChangeMe, Claim, Me, MoveLink, NewGuest, SignedIn, SignIn
from bottega.server.services import Services
from bottega.store import Conflict, Person

COOKIE = "bottega"
COOKIE_DAYS = 400  # the longest browsers keep one
MAX_TOKEN = 128
LINK_SECONDS = 600.0
REMEMBERED = 10_000  # people

GUESTS = (0.2, 30)  # new guests from one address: a second, and at once
GUESSES = (1 / 30, 10)  # passwords from one address
CLAIMS = (1 / 30, 10)  # new accounts from one address


class People:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.secret = b""
        self._known: OrderedDict[str, Person] = OrderedDict()
        self._muted: dict[str, set[str]] = {}  # of the people we remember
        self._signature = lru_cache(REMEMBERED)(self._sign)  # it would take 0.1 ms at every request

    async def open(self) -> None:
        """Reads the secret that all processes sign cookies with. It is made once and kept in the store."""
        self.secret = bytes.fromhex(await self.services.store.setting("cookie-secret", secrets.token_hex(32)))

    # --- cookies ---

    def token(self, id: str) -> str:  # noqa: A002
        return f"{id}.{self._signature(id)}"

    def _sign(self, id: str) -> str:  # noqa: A002
        return hmac.digest(self.secret, f"session/{id}".encode(), "sha256").hex()

    async def by_token(self, token: str | None) -> Person | None:
        if token is None or len(token) > MAX_TOKEN:  # signatures are cached, also of ids that nobody has
            return None
        id, _, signature = token.partition(".")  # noqa: A001
        if not hmac.compare_digest(signature.encode(), self._signature(id).encode()):
            return None
        return await self._person(id)

    async def _person(self, id: str) -> Person | None:  # noqa: A002
        person = self._known.get(id)
        if person is None or self.services.store.shared:
            person = await self.services.store.people.get(id)
        if person is not None:
            self._remember(person)
        return person

    def knows(self, id: str) -> bool:  # noqa: A002
        """Whether this person was here lately."""
        return id in self._known

    def _remember(self, person: Person) -> None:
        self._known[person.id] = person
        self._known.move_to_end(person.id)
        if len(self._known) > REMEMBERED:
            forgotten, _ = self._known.popitem(last=False)
            self._muted.pop(forgotten, None)

    # --- mutes ---

    async def muted(self, person: Person) -> set[str]:
        others = self._muted.get(person.id)
        if others is None or self.services.store.shared:
            others = self._muted[person.id] = await self.services.store.people.muted(person.id)
        return others

    async def mute(self, person: Person, other: str, on: bool) -> set[str]:
        await self.services.store.people.mute(person.id, other, on)
        self._muted.pop(person.id, None)
        return await self.muted(person)

    # --- guests ---

    async def guest(self, wish: NewGuest, address: str) -> Person:
        self.services.limits.take("guest", address, *GUESTS, self.services.time.now())
        person = Person(secrets.token_hex(16), _name(wish.name), wish.lang, self.services.time.now())
        await self.services.store.people.add(person)
        self._remember(person)
        return person

    async def change(self, person: Person, wish: ChangeMe) -> Person:
        name = _name(wish.name) if isinstance(wish.name, str) else person.name
        lang = wish.lang if isinstance(wish.lang, str) else person.lang
        await self.services.store.people.change(person.id, name, lang)
        changed = Person(person.id, name, lang, person.created, person.account)
        self._remember(changed)
        return changed

    # --- accounts ---

    async def claim(self, person: Person, wish: Claim, address: str) -> Person:
        if person.account is not None:
            raise Refused("name-taken")
        self.services.limits.take("claim", address, *CLAIMS, self.services.time.now())
        if await self.services.store.people.account(wish.account) is not None:
            raise Refused("name-taken")
        digest = await self.services.passwords.hash((address,), wish.password)
        try:
            await self.services.store.people.claim(person.id, wish.account, digest)
        except Conflict:
            raise Refused("name-taken") from None
        claimed = Person(person.id, person.name, person.lang, person.created, wish.account)
        self._remember(claimed)
        return claimed

    async def sign_in(self, wish: SignIn, address: str) -> Person:
        self.services.limits.take("password", address, *GUESSES, self.services.time.now())
        self.services.limits.take("password of", wish.account.casefold(), *GUESSES, self.services.time.now())
        found = await self.services.store.people.account(wish.account)
        right = await self.services.passwords.verify((address,), found[1] if found else None, wish.password)
        if found is None or not right:
            raise Refused("wrong-password")
        return found[0]

    async def merge(self, guest: Person, account: Person) -> int:
        """Gives the games of a guest to an account; returns how many. The guest's cookie is void from then on."""
        try:
            count = await self.services.store.people.merge(guest.id, account.id)
        except Conflict:  # signed in twice at once, or the guest has just become an account
            return 0
        self._known.pop(guest.id, None)
        self._muted.clear()
        return count

    # --- another device ---

    async def link(self, person: Person) -> MoveLink:
        token = secrets.token_urlsafe(24)
        expires = self.services.time.now() + LINK_SECONDS
        self.services.limits.take("link", person.id, *GUESTS, self.services.time.now())
        await self.services.store.people.add_link(_digest(token), person.id, expires)
        return MoveLink(token, f"/move#{token}", expires)

    async def use_link(self, token: str, address: str) -> Person:
        self.services.limits.take("link", address, *GUESTS, self.services.time.now())
        try:
            id = await self.services.store.people.use_link(_digest(token), self.services.time.now())  # noqa: A001
        except Conflict:
            raise Refused("link-used") from None
        person = await self._person(id)
        if person is None:
            raise Refused("link-used")
        return person


def signed_in(person: Person, games: int) -> SignedIn:
    return SignedIn(**structs.asdict(me(person)), games=games)


def me(person: Person) -> Me:
    return Me(person.id, person.name, person.lang, person.account)


def _name(text: str) -> str:
    name = clean(text)
    if not name:
        raise Refused("no-name")
    return name


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
