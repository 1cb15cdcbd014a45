"""What crosses the wire about notifications, by type. `server/protocol.py` has everything else."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bottega.server.protocol import Account, Body, Password, Token

Url = Annotated[str, Meta(min_length=1, max_length=1_000)]
Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{10,128}$(?!\n)")]
Minute = Annotated[int, Meta(ge=0, lt=1_440)]
ChannelId = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$(?!\n)")]
ChannelToken = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}-[0-9a-f]{64}$(?!\n)")]


class PushWish(Struct, tag="push", tag_field="kind", forbid_unknown_fields=True):
    """The push subscription of a browser, as its Push API gives it."""

    endpoint: Url
    p256dh: Key
    auth: Key


class MailWish(Struct, tag="mail", tag_field="kind", forbid_unknown_fields=True):
    """Nothing but a link is sent to an address until it was opened.

    `password`: of the account, if there is one, since a forgotten password can be set anew from this address.
    """

    address: Annotated[str, Meta(min_length=3, max_length=254)]
    password: Password | None = None


class ChatWish(Struct, tag="chat", tag_field="kind", forbid_unknown_fields=True):
    """A URL as Apprise reads it, such as ntfy://topic."""

    url: Url


class WebhookWish(Struct, tag="webhook", tag_field="kind", forbid_unknown_fields=True):
    """JSON is posted there."""

    url: Url


ChannelWish = PushWish | MailWish | ChatWish | WebhookWish


class NewChannel(Body):
    channel: ChannelWish


class Quiet(Struct, forbid_unknown_fields=True):
    """From and to a minute of the day, in a time zone such as Europe/Warsaw."""

    zone: Annotated[str, Meta(min_length=1, max_length=64)]
    start: Minute
    finish: Minute


class QuietWish(Body):
    quiet: Quiet | None


class ChannelInfo(Struct):
    """A way in which you are told. `problem`: why the last notification did not arrive, or nothing.

    `current`: it is the browser that asks. `confirmed`: false for a mail address whose link was not opened yet.
    """

    id: str
    kind: Literal["push", "mail", "chat", "webhook"]
    label: str
    confirmed: bool
    problem: str
    current: bool


class NotificationInfo(Struct):
    """What this server offers, and what you chose. `push`: its public key, or none; `services`: for `chat`."""

    push: str | None
    mail: bool
    services: list[str]
    channels: list[ChannelInfo]
    quiet: Quiet | None


# --- a forgotten password ---


class AskRecovery(Body):
    """Asks for a link to the confirmed mail addresses of an account, if there is such an account."""

    account: Account


class Recover(Body):
    """`token`: of the link in the mail."""

    token: Token
    password: Password


class Recovered(Struct):
    account: str
