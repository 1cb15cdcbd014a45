"""Who somebody is: guests by a name, accounts by a password, another device by a link that works once."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable

from msgspec import structs

from bottega.server.people.bans import Bans
from bottega.server.people.names import account_keys, check_account
from bottega.server.people.sanitise import clean_name
from bottega.server.people.tokens import digest
from bottega.server.people.weak_passwords import check_password
from bottega.server.problems import Refused
from bottega.server.protocol import ChangeMe, ChangePassword, Claim, Me, MoveLink, NewGuest, SignedIn, SignIn
from bottega.server.services import Services
from bottega.store import Conflict, Person

LINK_SECONDS = 600.0
REMEMBERED = 10_000  # people

GUESTS = (0.2, 30)  # new guests from one address: a second, and at once
GUESSES = (1 / 30, 10)  # passwords for one account from one address
GUESSES_FROM = (1 / 10, 30)  # passwords from one address
GUESSES_OF = (1 / 60, 30)  # passwords for one account, from devices that have never been signed in to it
CLAIMS = (1 / 30, 10)  # new accounts from one address

IsKnownDevice = Callable[[str], bool]  # whether the device has had a session of this person


class People:
    def __init__(self, services: Services, bans: Bans) -> None:
        self.services = services
        self.bans = bans
        self._known: OrderedDict[str, Person] = OrderedDict()
        self._muted: dict[str, set[str]] = {}  # of the people we remember

    async def get(self, id: str) -> Person | None:  # noqa: A002
        person = self._known.get(id)
        if person is None or self.services.store.shared:
            person = await self.services.store.people.get(id)
        if person is not None:
            self.remember(person)
        return person

    def knows(self, id: str) -> bool:  # noqa: A002
        """Whether this person was here lately."""
        return id in self._known

    def remember(self, person: Person) -> None:
        self._known[person.id] = person
        self._known.move_to_end(person.id)
        if len(self._known) > REMEMBERED:
            forgotten, _ = self._known.popitem(last=False)
            self._muted.pop(forgotten, None)

    def forget(self, id: str) -> None:  # noqa: A002
        """Somebody is gone: merged into an account, or erased."""
        self._known.pop(id, None)
        self._muted.clear()

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
        self.bans.check(None, address)
        self.services.limits.take("guest", address, *GUESTS, self.services.time.now())
        person = Person(secrets.token_hex(16), clean_name(wish.name), wish.lang, self.services.time.now())
        await self._admit(wish)
        await self.services.store.people.add(person)
        self.remember(person)
        return person

    async def _admit(self, wish: NewGuest) -> None:
        """Whether somebody new may come: everybody, whoever has an invitation, or nobody."""
        sign_up = self.services.settings.sign_up
        if sign_up == "closed":
            raise Refused("no-sign-up")
        if sign_up == "invited":
            code = (wish.invitation or "").strip().lower()
            if not await self.services.store.hosts.use_invitation(digest(code), self.services.time.now()):
                raise Refused("not-invited")

    async def change(self, person: Person, wish: ChangeMe) -> Person:
        name = clean_name(wish.name) if isinstance(wish.name, str) else person.name
        lang = wish.lang if isinstance(wish.lang, str) else person.lang
        await self.services.store.people.change(person.id, name, lang)
        changed = structs.replace(person, name=name, lang=lang)
        self.remember(changed)
        return changed

    # --- accounts ---

    async def claim(self, person: Person, wish: Claim, address: str) -> Person:
        if person.account is not None:
            raise Refused("name-taken")
        self.services.limits.take("claim", address, *CLAIMS, self.services.time.now())
        account = check_account(wish.account)
        check_password(wish.password, account)
        keys = account_keys(account)
        if await self.services.store.people.account(keys) is not None:
            raise Refused("name-taken")
        password = await self.services.passwords.hash((address,), wish.password)
        try:
            await self.services.store.people.claim(person.id, account, keys, password)
        except Conflict:
            raise Refused("name-taken") from None
        claimed = structs.replace(person, account=account)
        self.remember(claimed)
        return claimed

    async def sign_in(self, wish: SignIn, address: str, is_known_device: IsKnownDevice) -> Person:
        """Strangers who guess do not lock the owner out: a device that was signed in before passes that limit."""
        self.bans.check(None, address)
        limits, now, keys = self.services.limits, self.services.time.now(), account_keys(wish.account)
        limits.take("password", address, *GUESSES_FROM, now)
        limits.take("password here", f"{address} {keys[-1]}", *GUESSES, now)
        found = await self.services.store.people.account(keys)
        if found is None or not is_known_device(found[0].id):
            limits.take("password of", keys[-1], *GUESSES_OF, now)
        person = await self._verified(found, wish.password, address)
        self.bans.check(person, address)
        return person

    async def check_password(self, person: Person, password: str | None, address: str) -> None:
        """Before something that cannot be undone. Guests have no password."""
        if person.account is None:
            return
        keys = account_keys(person.account)
        self.services.limits.take("password here", f"{address} {keys[-1]}", *GUESSES, self.services.time.now())
        await self._verified(await self.services.store.people.account(keys), password or "", address)

    async def change_password(self, person: Person, wish: ChangePassword, address: str) -> None:
        """All sessions end: whoever knew the old one is out."""
        if person.account is None:
            raise Refused("no-account")
        await self.check_password(person, wish.password, address)
        check_password(wish.fresh, person.account)
        hashed = await self.services.passwords.hash((address,), wish.fresh)
        await self.services.store.people.set_password(person.id, hashed)

    async def _verified(self, found: tuple[Person, str | None] | None, password: str, address: str) -> Person:
        right = await self.services.passwords.verify((address,), found[1] if found else None, password)
        if found is None or not right:
            raise Refused("wrong-password")
        return found[0]

    async def merge(self, guest: Person, account: Person) -> int:
        """Gives the games of a guest to an account; returns how many. The guest's sessions end."""
        try:
            count = await self.services.store.people.merge(guest.id, account.id)
        except Conflict:  # signed in twice at once, or the guest has just become an account
            return 0
        self.forget(guest.id)
        return count

    # --- another device ---

    async def link(self, person: Person) -> MoveLink:
        token = secrets.token_urlsafe(24)
        expires = self.services.time.now() + LINK_SECONDS
        self.services.limits.take("link", person.id, *GUESTS, self.services.time.now())
        await self.services.store.people.add_link(digest(token), person.id, expires, "session")
        return MoveLink(token, f"/move#{token}", expires)

    async def use_link(self, token: str, address: str) -> Person:
        self.bans.check(None, address)
        self.services.limits.take("link", address, *GUESTS, self.services.time.now())
        try:
            id = await self.services.store.people.use_link(digest(token), self.services.time.now())  # noqa: A001
        except Conflict:
            raise Refused("link-used") from None
        person = await self.get(id)
        if person is None:
            raise Refused("link-used")
        self.bans.check(person, address)
        return person


def signed_in(person: Person, games: int) -> SignedIn:
    return SignedIn(**structs.asdict(me(person)), games=games)


def me(person: Person, opened_elsewhere: float | None = None) -> Me:
    return Me(person.id, person.name, person.lang, person.account, opened_elsewhere)
