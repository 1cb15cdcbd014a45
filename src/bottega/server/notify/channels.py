"""The channels of people: how each wants to be told of their turns, checked before it is kept."""

from __future__ import annotations

import secrets
from typing import Literal

from bottega.core.errors import Invalid
from bottega.server.notify import mail
from bottega.server.notify.messages import (
    ChannelInfo,
    ChannelWish,
    ChatWish,
    MailWish,
    NotificationInfo,
    PushWish,
    Quiet,
    WebhookWish,
)
from bottega.server.notify.outgoing import NotDelivered, read_url
from bottega.server.notify.senders import Senders
from bottega.server.notify.wording import trial_note
from bottega.server.people.devices import describe
from bottega.server.people.sessions import Visitor
from bottega.server.people.zones import is_zone
from bottega.server.problems import Refused
from bottega.server.services import Services
from bottega.store import ChannelRow, Conflict, Person, QuietHours

MAX_CHANNELS = 10  # of one person
TESTS = (1 / 60, 6)  # of one person: a second, and at once; likewise below
TESTS_FROM = (1 / 20, 30)  # from one address
LETTERS_TO = (1 / 3_600, 3)  # asking a mail address whether it is theirs


Kind = Literal["push", "mail", "chat", "webhook"]


class Channels:
    def __init__(self, services: Services, senders: Senders) -> None:
        self.services = services
        self.senders = senders

    async def info(self, visitor: Visitor | None) -> NotificationInfo:
        """A stranger sees what is offered."""
        store, senders = self.services.store.channels, self.senders
        key = await senders.push.public_key()
        info = NotificationInfo(key, senders.mail.is_offered, senders.chat.offered, channels=[], quiet=None)
        if visitor is not None:
            info.channels = [self._info(row, visitor) for row in await store.of(visitor.person.id)]
            if (quiet := await store.quiet_hours(visitor.person.id)) is not None:
                info.quiet = Quiet(quiet.zone, quiet.start, quiet.finish)
        return info

    def _info(self, row: ChannelRow, visitor: Visitor) -> ChannelInfo:
        current = row.session is not None and row.session == visitor.session
        return ChannelInfo(row.id, row.kind, row.label, row.confirmed, row.problem, current)

    # --- choosing ---

    async def add(
        self, visitor: Visitor, wish: ChannelWish, address: str, origin: str, user_agent: str | None
    ) -> ChannelInfo:
        person = visitor.person
        self._limit(person, address)
        if len(await self.services.store.channels.of(person.id)) >= MAX_CHANNELS:
            raise Refused("invalid", reason=f"channel: there are {MAX_CHANNELS} already")
        try:
            target, label = await self._check(wish, user_agent)
        except Invalid as error:
            raise Refused("invalid", reason=str(error)) from None
        session = visitor.session if isinstance(wish, PushWish) else None
        row = ChannelRow(
            secrets.token_hex(16),
            person.id,
            _kind(wish),
            *(target, label, origin, session),
            confirmed=not isinstance(wish, MailWish),
            problem="",
            last_sent=0.0,
            created=self.services.time.now(),
        )
        if not row.confirmed:
            await self._ask(row, person)
        await self.services.store.channels.add(row)
        return self._info(row, visitor)

    async def _check(self, wish: ChannelWish, user_agent: str | None) -> tuple[dict[str, str], str]:
        """The target, and the label that its owner reads."""
        senders = self.senders
        match wish:
            case PushWish():
                if not senders.push.is_offered:
                    raise Invalid("channel: this server does not offer push")
                return senders.push.check(wish), describe(user_agent)
            case MailWish(address=address):
                if not senders.mail.is_offered:
                    raise Invalid("channel: this server does not send mail")
                return mail.check(address), address
            case ChatWish(url=url):
                return await senders.chat.check(url)
            case WebhookWish(url=url):
                return {"url": url}, read_url(url, "url").hostname or ""

    async def set_quiet_hours(self, person: Person, quiet: Quiet | None) -> None:
        if quiet is None:
            await self.services.store.channels.set_quiet_hours(person.id, None)
            return
        if not is_zone(quiet.zone):
            raise Refused("invalid", reason="zone: must be a time zone, such as Europe/Warsaw")
        hours = QuietHours(quiet.zone, quiet.start, quiet.finish)
        await self.services.store.channels.set_quiet_hours(person.id, hours)

    async def remove(self, person: Person, id: str) -> None:  # noqa: A002
        await self._own(person, id)
        await self._remove(id)

    async def _remove(self, id: str) -> None:  # noqa: A002
        try:
            await self.services.store.channels.remove(id)
        except Conflict:  # twice at once
            return

    # --- trying ---

    async def test(self, person: Person, id: str, address: str) -> None:  # noqa: A002
        """Sends a test. To a mail address that is not confirmed, the question is sent again."""
        row = await self._own(person, id)
        self._limit(person, address)
        if not row.confirmed:
            await self._ask(row, person)
            return
        try:
            await self.senders.send(row, [trial_note(secrets.token_hex(16), person.lang)], person.lang)
        except NotDelivered as error:
            raise Refused("not-delivered", reason=error.reason) from None
        await self.services.store.channels.note_problem(row.id, "")

    async def _ask(self, row: ChannelRow, person: Person) -> None:
        to = row.target["address"].lower()
        self.services.limits.take("letter to", to, *LETTERS_TO, self.services.time.now())
        try:
            await self.senders.ask_to_confirm(row, person.lang)
        except NotDelivered as error:
            raise Refused("not-delivered", reason=error.reason) from None

    def _limit(self, person: Person, address: str) -> None:
        now = self.services.time.now()
        self.services.limits.take("notify from", address, *TESTS_FROM, now)
        self.services.limits.take("notify", person.id, *TESTS, now)

    async def _own(self, person: Person, id: str) -> ChannelRow:  # noqa: A002
        row = await self.services.store.channels.get(id)
        if row is None or row.person != person.id:
            raise Refused("not-found")
        return row

    # --- links in mails: whoever has one may use it ---

    async def confirm(self, token: str) -> None:
        id = self.senders.read_token("confirm", token)  # noqa: A001
        try:
            if id is None:
                raise Refused("not-found")
            await self.services.store.channels.confirm(id)
        except Conflict:  # it was removed
            raise Refused("not-found") from None

    async def unsubscribe(self, token: str) -> None:
        """Twice is as good as once."""
        id = self.senders.read_token("unsubscribe", token)  # noqa: A001
        if id is None:
            raise Refused("not-found")
        await self._remove(id)


def _kind(wish: ChannelWish) -> Kind:
    kinds: dict[type, Kind] = {PushWish: "push", MailWish: "mail", ChatWish: "chat", WebhookWish: "webhook"}
    return kinds[type(wish)]
