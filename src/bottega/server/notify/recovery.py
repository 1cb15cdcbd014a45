"""A forgotten password: a link by mail, to an address that its owner has confirmed, lets them choose a new one.

Whoever asks gets the same answer at the same moment whether there is such an account or not. Only one who knows the
password can add an address to an account, and only one who reads its mail can confirm it.
"""

from __future__ import annotations

import logging
import secrets

from bottega.server.notify.channels import LETTERS_TO
from bottega.server.notify.outgoing import NotDelivered
from bottega.server.notify.senders import Senders
from bottega.server.people.bans import Bans
from bottega.server.people.names import account_keys
from bottega.server.people.tokens import digest
from bottega.server.people.weak_passwords import check_password
from bottega.server.problems import Refused
from bottega.server.services import Services
from bottega.store import Act, ChannelRow, Conflict, Person

log = logging.getLogger(__name__)

LINK_SECONDS = 3_600.0
ASKED_FROM = (1 / 60, 10)  # links, asked for from one address: a second, and at once; likewise below
ASKED_FOR = (1 / 1_200, 3)  # links for one account
TRIED_FROM = (1 / 10, 20)  # links used from one address


class Recovery:
    def __init__(self, services: Services, bans: Bans, senders: Senders) -> None:
        self.services = services
        self.bans = bans
        self.senders = senders

    def ask(self, account: str, address: str) -> None:
        """Sends a link, later: how long that takes would tell whether there is an account."""
        if not self.senders.mail.is_offered:
            raise Refused("no-mail")
        self.bans.check(None, address)
        limits, now, keys = self.services.limits, self.services.time.now(), account_keys(account)
        limits.take("recovery from", address, *ASKED_FROM, now)
        limits.take("recovery of", keys[-1], *ASKED_FOR, now)
        self.services.tasks.start(self._send(keys), "recovery")

    async def _send(self, keys: tuple[str, ...]) -> None:
        found = await self.services.store.people.account(keys)
        if found is None:
            return
        person, _ = found
        for channel in await self.services.store.channels.of(person.id):
            if channel.kind == "mail" and channel.confirmed:
                await self._send_to(channel, person)

    async def _send_to(self, channel: ChannelRow, person: Person) -> None:
        token, now = secrets.token_urlsafe(24), self.services.time.now()
        try:
            self.services.limits.take("letter to", channel.target["address"].lower(), *LETTERS_TO, now)
            await self.services.store.people.add_link(digest(token), person.id, now + LINK_SECONDS, "password")
            await self.senders.send_recovery(channel, person, token)
        except (Refused, NotDelivered) as error:
            log.info("no link sent for a new password", extra={"channel": channel.id, "reason": str(error)})

    async def finish(self, token: str, password: str, address: str) -> tuple[str, str]:
        """Sets a new password; returns the account and whose it is. All its sessions end, and all its links."""
        self.bans.check(None, address)
        self.services.limits.take("recovery with", address, *TRIED_FROM, self.services.time.now())
        store, link = self.services.store.people, digest(token)
        id = await store.owner_of_link(link, "password", self.services.time.now())  # noqa: A001
        person = None if id is None else await store.get(id)
        if person is None or person.account is None:
            raise Refused("link-used")
        check_password(password, person.account)
        hashed = await self.services.passwords.hash((address,), password)
        act = Act(0, self.services.time.now(), "mail", "recovery", person.id, "")
        try:
            await store.recover(link, hashed, act)
        except Conflict:  # twice at once
            raise Refused("link-used") from None
        return person.account, person.id
