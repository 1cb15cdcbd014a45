"""Sends notifications through any channel. What a channel needs beside its target, such as links, is put in here."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence

from bottega.server.hosts import read_url
from bottega.server.notify import webhook
from bottega.server.notify.chat_services import ChatServices
from bottega.server.notify.mail import Mail
from bottega.server.notify.push import Push
from bottega.server.notify.wording import Note
from bottega.server.services import Services
from bottega.store import ChannelRow, Person


class Senders:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.push = Push(services)
        self.mail = Mail(services.settings)
        self.chat = ChatServices(services.settings)
        self._secret = b""

    async def open(self) -> None:
        """Reads the secret that all processes share."""
        fresh = secrets.token_hex(32)
        self._secret = bytes.fromhex(await self.services.store.setting("notification-secret", fresh))

    # --- links in mails ---

    def token(self, purpose: str, channel: str) -> str:
        """For a link that works without signing in."""
        return f"{channel}-{hmac.digest(self._secret, f'{purpose}/{channel}'.encode(), 'sha256').hex()}"

    def read_token(self, purpose: str, token: str) -> str | None:
        """The channel that a link is about, if we made it."""
        channel = token.partition("-")[0]
        is_ours = hmac.compare_digest(token.encode(), self.token(purpose, channel).encode())
        return channel if is_ours else None

    def url(self, channel: ChannelRow) -> str:
        """What links begin with: the public address of the server, or the one that the person came to it by."""
        return read_url(self.services.settings.public_url) or channel.origin

    # --- sending; `NotDelivered` says why not ---

    async def send(self, channel: ChannelRow, notes: Sequence[Note], lang: str) -> None:
        """Several at once only by mail, in one message."""
        url, target = self.url(channel), channel.target
        if channel.kind == "mail":
            await self.mail.send(target["address"], lang, notes, url, self.token("unsubscribe", channel.id))
            return
        (note,) = notes
        match channel.kind:
            case "push":
                await self.push.send(channel, note)
            case "chat":
                await self.chat.send(target["url"], note, f"{url}{note.path}")
            case "webhook":
                await webhook.send(target["url"], note, url, bool(self.services.settings.notify_private))

    async def ask_to_confirm(self, channel: ChannelRow, lang: str) -> None:
        token, address = self.token("confirm", channel.id), channel.target["address"]
        await self.mail.ask(address, lang, secrets.token_hex(16), self.url(channel), token)

    async def send_recovery(self, channel: ChannelRow, person: Person, token: str) -> None:
        """A link to choose a new password with. It leads to the address that the person knows, whoever asks for it."""
        link = f"{self.url(channel)}/recover#{token}"
        await self.mail.send_recovery(channel.target["address"], person, secrets.token_hex(16), link)

    async def close(self, channel: ChannelRow, code: str) -> None:
        """Somebody has seen on another device what this channel told them."""
        if channel.kind == "push":
            await self.push.close(channel, code)
