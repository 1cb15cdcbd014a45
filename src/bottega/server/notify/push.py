"""Browser push: encrypted for the browser (RFC 8291), signed with the key of this server (RFC 8292)."""

from __future__ import annotations

import asyncio
import base64
import time
from importlib.util import find_spec
from urllib.parse import urlsplit

import msgspec

from bottega.core.errors import Invalid
from bottega.server.hosts import read_url as read_origin
from bottega.server.notify.messages import PushWish
from bottega.server.notify.outgoing import NotDelivered, check_status, post, read_url
from bottega.server.notify.wording import Note
from bottega.server.people.tokens import digest
from bottega.server.services import Services
from bottega.store import ChannelRow

SIGNED_SECONDS = 6 * 3_600  # push services accept up to a day
KEPT_SECONDS = 2 * 86_400  # that a push service waits for a browser that is not running
GONE = (404, 410)
POINT_BYTES = 65  # of a public key: a point of the curve, uncompressed
SECRET_BYTES = 16
NO_SILENT_PUSH = "push.apple.com"  # Safari withdraws the permission after pushes that show nothing


class Push:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.is_offered = all(find_spec(name) for name in ("py_vapid", "http_ece"))
        self._private = ""
        self._public = ""

    async def public_key(self) -> str | None:
        """As browsers want it. All processes share one key pair, which is made when it is first needed."""
        if not self.is_offered:
            return None
        if not self._public:
            fresh = await asyncio.to_thread(_new_key)
            self._private = await self.services.store.setting("vapid-key", fresh)
            self._public = await asyncio.to_thread(_public_key, self._private)
        return self._public

    def check(self, wish: PushWish) -> dict[str, str]:
        """The target of a channel."""
        private = bool(self.services.settings.notify_private)
        read_url(wish.endpoint, "endpoint", ("http", "https") if private else ("https",))
        point, secret = _bytes("p256dh", wish.p256dh), _bytes("auth", wish.auth)
        if len(point) != POINT_BYTES or point[0] != 4:
            raise Invalid("p256dh: must be a public key of 65 bytes")
        if len(secret) != SECRET_BYTES:
            raise Invalid("auth: must have 16 bytes")
        return {"endpoint": wish.endpoint, "p256dh": wish.p256dh, "auth": wish.auth}

    async def send(self, channel: ChannelRow, note: Note) -> None:
        body = {"id": note.id, "title": note.title, "body": "\n".join(note.lines), "path": note.path}
        urgency = "high" if note.kind == "reminder" else "normal"
        await self._post(channel, {**body, "tag": _tag(note.code)}, note.code, urgency)

    async def close(self, channel: ChannelRow, code: str) -> None:
        """Takes back what a browser shows, or, under the same topic, what it has not even fetched yet."""
        if not (urlsplit(channel.target["endpoint"]).hostname or "").endswith(NO_SILENT_PUSH):
            await self._post(channel, {"close": _tag(code)}, code, "low")

    async def _post(self, channel: ChannelRow, body: dict[str, str], code: str | None, urgency: str) -> None:
        await self.public_key()
        target, subject = channel.target, self._subject(channel)
        data = msgspec.json.encode(body)
        encrypted, signature = await asyncio.to_thread(_seal, data, target, self._private, subject)
        headers = {
            "authorization": signature,
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT_SECONDS),
            "topic": digest(_tag(code))[:32],
            "urgency": urgency,
        }
        allow_private = bool(self.services.settings.notify_private)
        status = await post(target["endpoint"], headers, encrypted, allow_private)
        if status in GONE:
            raise NotDelivered(f"HTTP {status}", gone=True)
        check_status(status)

    def _subject(self, channel: ChannelRow) -> str:
        """Whom a push service may write to: the host's mail address, or the address of the server."""
        settings = self.services.settings
        if settings.mail_from:
            return f"mailto:{settings.mail_from}"
        url = read_origin(settings.public_url) or channel.origin
        return url if url.startswith("https://") else "mailto:bottega@localhost.localdomain"


def _tag(code: str | None) -> str:
    """Of two notifications with the same tag a browser shows the last."""
    return f"table-{code}" if code else "test"


def _bytes(name: str, text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise Invalid(f"{name}: must be base64url") from None


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _new_key() -> str:
    from cryptography.hazmat.primitives.asymmetric import ec

    return _text(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


def _public_key(private: str) -> str:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    key = Vapid02.from_raw(private.encode()).public_key
    return _text(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def _seal(data: bytes, target: dict[str, str], private: str, subject: str) -> tuple[bytes, str]:
    """Encrypted, and the header that says who sends it. Takes milliseconds, and longer when it is first called."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec
    from py_vapid import Vapid02

    try:
        encrypted = http_ece.encrypt(
            data,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=_bytes("p256dh", target["p256dh"]),
            auth_secret=_bytes("auth", target["auth"]),
            version="aes128gcm",
        )
    except ValueError:  # the point is not on the curve
        raise NotDelivered("p256dh: not a public key", gone=True) from None
    parts = urlsplit(target["endpoint"])
    claims = {
        "sub": subject,
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + SIGNED_SECONDS,
    }
    signed: dict[str, str] = Vapid02.from_raw(private.encode()).sign(claims)
    return encrypted, signed["Authorization"]
