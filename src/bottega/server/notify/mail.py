"""Mail: all turns that wait for somebody in one message, with a link that stops it in one click."""

from __future__ import annotations

import re
from collections.abc import Sequence
from email.message import EmailMessage
from email.utils import formatdate
from importlib.util import find_spec
from urllib.parse import unquote, urlsplit

from bottega import texts
from bottega.core.errors import Invalid
from bottega.server.hosts import is_loopback
from bottega.server.notify.outgoing import NotDelivered
from bottega.server.notify.wording import Note
from bottega.server.settings import Settings
from bottega.store import Person

SECONDS = 15.0  # for one mail
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
PORTS = {"smtp": 587, "smtps": 465}


def check(address: str) -> dict[str, str]:
    """The target of a channel."""
    if ADDRESS.fullmatch(address) is None:
        raise Invalid("address: must be a mail address, such as vera@example.org")
    return {"address": address}


class Mail:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.is_offered = bool(settings.smtp) and find_spec("aiosmtplib") is not None

    async def send(self, address: str, lang: str, notes: Sequence[Note], url: str, unsubscribe: str) -> None:
        """`url`: where the server is. `unsubscribe`: the token of the link."""
        subject = notes[0].title if len(notes) == 1 else texts.say(lang, "notify-digest", count=len(notes))
        parts = ["\n".join([note.title, *note.lines, f"{url}{note.path}"]) for note in notes]
        stop = f"{url}/unsubscribe#{unsubscribe}"
        message = self._message(address, subject, notes[0].id)
        message["List-Unsubscribe"] = f"<{url}/api/v1/unsubscribe/{unsubscribe}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content("\n\n".join([*parts, "-- \n" + texts.say(lang, "notify-stop", link=stop)]) + "\n")
        await self._send(message)

    async def ask(self, address: str, lang: str, id: str, url: str, token: str) -> None:  # noqa: A002
        """Whether the address is theirs who gave it."""
        message = self._message(address, texts.say(lang, "notify-confirm"), id)
        message.set_content(texts.say(lang, "notify-confirm-text", link=f"{url}/confirm#{token}") + "\n")
        await self._send(message)

    async def send_recovery(self, address: str, person: Person, id: str, link: str) -> None:  # noqa: A002
        message = self._message(address, texts.say(person.lang, "notify-recovery"), id)
        text = texts.say(person.lang, "notify-recovery-text", account=person.account or "", link=link)
        message.set_content(text + "\n")
        await self._send(message)

    def _message(self, address: str, subject: str, id: str) -> EmailMessage:  # noqa: A002
        """The same id makes the same Message-ID: mail programs show a message that came twice once."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.settings.mail_from, address, subject
        message["Date"] = formatdate()
        message["Message-ID"] = f"<{id}@{self.settings.mail_from.rpartition('@')[2].strip('>')}>"
        message["Auto-Submitted"] = "auto-generated"
        return message

    async def _send(self, message: EmailMessage) -> None:
        import aiosmtplib

        parts = urlsplit(self.settings.smtp)
        host, user = parts.hostname or "", unquote(parts.username or "") or None
        is_tls = parts.scheme == "smtps"
        must_encrypt = True if user and not is_loopback(host) and not is_tls else None  # a password, over a network
        try:
            await aiosmtplib.send(
                message,
                hostname=host,
                port=parts.port or PORTS[parts.scheme],
                username=user,
                password=unquote(parts.password or "") or None,
                use_tls=is_tls,
                start_tls=False if is_tls else must_encrypt,
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused:
            raise NotDelivered("the mail server refuses the address") from None
        except aiosmtplib.SMTPResponseException as error:
            raise NotDelivered(f"SMTP {error.code}") from None
        except (aiosmtplib.SMTPException, OSError) as error:
            raise NotDelivered(f"mail server: {type(error).__name__}") from None
