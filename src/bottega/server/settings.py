"""The settings of a server: by flags, or by environment variables such as `BOTTEGA_PORT`."""

from __future__ import annotations

import math
import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from bottega.core.errors import Invalid
from bottega.files import data_folder
from bottega.server.hosts import read_hosts, read_url
from bottega.store import SECONDS

MAY_BE_ZERO = (  # any other number is a rate, limit or size, and useless at 0
    *("port", "bot_pace", "offer_seconds", "absent_minutes"),
    *("guest_days", "open_table_days", "unfinished_table_days", "import_days", "chat_days"),
    *("notify_seconds", "notify_private", "mail_minutes"),
)


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""  # that others reach it at, where that is not found out by itself
    allowed_hosts: str = ""  # other names it is reached by, with commas between
    data: Path = field(default_factory=data_folder)
    database: str = ""  # a file in the data folder if left out
    database_seconds: float = SECONDS  # that it may take to answer; then what was asked is refused as unavailable
    workers: int = 2  # processes in which bots think; half as many more answer for those that do not
    bot_seconds: float = 2.5  # for one move of a bot; then it is replaced for that move
    bot_pace: float = 0.6  # seconds between moves of bots, at least, where people play
    offer_seconds: float = 20.0  # that bots wait for people to answer an offer
    absent_minutes: float = 10.0  # after which the others may let a bot play for somebody, where there is no clock
    hint_seconds: float = 1.8  # that the master thinks about a hint, at most
    hints_per_minute: float = 20.0  # that somebody may ask for: one each move of a quick game
    narration_seconds: float = 6.0  # of work on replays, imports and descriptions for one address, at once
    review_effort: float = 1.0  # of reviews, times what `bottega review` thinks about each decision
    import_megabytes: float = 10.0  # of imported records that one person may add a day
    origins: str = ""  # other origins a browser may come from, with commas between
    sign_up: str = "open"  # who may come: everybody, whoever is invited, or nobody new
    session_days: float = 400.0  # after which a session that is not used ends
    tables_per_person: int = 50  # not over
    sockets_per_address: int = 100
    connections: int = 4_000  # open at the same time; fewer where the system lets a process open fewer files
    connections_per_address: int = 200
    messages_per_second: float = 20.0  # from one socket
    requests_per_second: float = 20.0  # that change something, from one address
    guest_days: int = 30  # until a guest without games is deleted; 0: never, here and below
    open_table_days: int = 30  # until a table whose game never began is deleted
    unfinished_table_days: int = 365  # until a game that was left unfinished is deleted
    import_days: int = 365  # until an imported record is deleted
    chat_days: int = 365  # until the chat of a table is deleted, counted from the last thing said
    notify_seconds: float = 60.0  # after a turn has begun, until somebody who is not connected is told
    notify_services: str = "ntfy,Discord,Slack,Matrix,Telegram"  # that notifications may go to; Apprise knows many more
    notify_private: int = 0  # 1: webhooks and chat servers may be in the host's own network
    smtp: str = field(default="", repr=False)  # smtp://user:password@mail.example.org:587, or smtps://...
    mail_from: str = ""  # the sender of mails
    mail_minutes: float = 30.0  # between two mails to somebody, at least
    snapshot_every: int = 128  # log entries of a match: replaying so many takes some hundredths of a second
    compiled: str = ""  # a folder; once it appears, bots think with the Bottega in it
    offline: str = ""  # the folder of a page that needs no server, served at /offline
    log_level: str = "info"

    @property
    def url(self) -> str:
        return self.database or str(self.data / "bottega.db")

    @property
    def allowed_services(self) -> list[str]:
        return [name.strip() for name in self.notify_services.split(",") if name.strip()]

    @property
    def allowed_origins(self) -> frozenset[str]:
        origins = [*self.origins.split(","), read_url(self.public_url)]
        return frozenset(origin.strip().rstrip("/") for origin in origins if origin.strip())


def from_environment(environ: Mapping[str, str] = os.environ, **flags: Any) -> Settings:
    """Flags win over environment variables, these over the defaults."""
    settings = Settings()
    for each in fields(Settings):
        text = environ.get(f"BOTTEGA_{each.name.upper()}")
        if text is not None:
            settings = replace(settings, **{each.name: _read(each.name, text, getattr(settings, each.name))})
    settings = replace(settings, **{name: value for name, value in flags.items() if value is not None})
    _check(settings)
    return settings


def _read(name: str, text: str, usual: Any) -> Any:
    try:
        return type(usual)(text) if not isinstance(usual, Path) else Path(text)
    except ValueError:
        raise Invalid(f"BOTTEGA_{name.upper()}: must be a number, not {text!r}") from None


def _check(settings: Settings) -> None:
    if not 0 <= settings.port <= 65535:
        raise Invalid(f"port: must be 0 to 65535, not {settings.port}")
    read_url(settings.public_url)
    read_hosts(settings.allowed_hosts)
    for each in fields(Settings):
        value = getattr(settings, each.name)
        if not isinstance(value, (int, float)):
            continue
        if each.name not in MAY_BE_ZERO and not 0 < value < math.inf:
            raise Invalid(f"{each.name}: must be more than 0, not {value}")
        if not 0 <= value < math.inf:
            raise Invalid(f"{each.name}: must be 0 or more, not {value}")
    _check_notifications(settings)
    if settings.sign_up not in ("open", "invited", "closed"):
        raise Invalid(f"sign_up: must be open, invited or closed, not {settings.sign_up!r}")
    if settings.log_level not in ("debug", "info", "warning", "error"):
        raise Invalid(f"log_level: must be debug, info, warning or error, not {settings.log_level!r}")


def _check_notifications(settings: Settings) -> None:
    if settings.notify_private not in (0, 1):
        raise Invalid(f"notify_private: must be 0 or 1, not {settings.notify_private}")
    if not settings.smtp:
        return
    try:
        parts = urlsplit(settings.smtp)
        usable = parts.scheme in ("smtp", "smtps") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        usable = False
    if not usable:  # not repeated here: it may hold a password
        raise Invalid("smtp: must be like smtp://user:password@mail.example.org:587, or smtps://...")
    if "@" not in settings.mail_from:
        raise Invalid("mail_from: needed beside smtp, such as bottega@example.org")
