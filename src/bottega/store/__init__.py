"""The store: the only SQL in Bottega. It keeps plain rows; who may do what is decided by the server.

SQLite by default, PostgreSQL by URL. `people`, `sessions`, `bot_accounts`, `hosts`, `tables`, `log`, `chat`, `records`,
`reviews`, `notifications`, `habits` and `retention` have the statements of one concern each; both databases run the
same ones, over the small protocol `database.Database`.
Imports `core` for its errors; the server and the command line import it.
"""

from __future__ import annotations

from pathlib import Path

from bottega.store.database import Conflict, Damaged, Late, Notice, StoreError, TooNew, Unavailable
from bottega.store.parts.retention import Kind
from bottega.store.rows import (
    Act,
    Ban,
    ChannelRow,
    ChatRow,
    Contents,
    DaysOff,
    DueRow,
    FoundPerson,
    LogRow,
    Person,
    Progress,
    QuietHours,
    Reply,
    ReportRow,
    SessionRow,
    TableRow,
    TokenRow,
    Turn,
)
from bottega.store.store import Store

__all__ = [
    "Act",
    "Ban",
    "ChannelRow",
    "ChatRow",
    "Conflict",
    "Contents",
    "Damaged",
    "DaysOff",
    "DueRow",
    "FoundPerson",
    "Kind",
    "Late",
    "LogRow",
    "Notice",
    "Person",
    "Progress",
    "QuietHours",
    "Reply",
    "ReportRow",
    "SessionRow",
    "Store",
    "StoreError",
    "TableRow",
    "TokenRow",
    "TooNew",
    "Turn",
    "Unavailable",
    "connect",
]


SECONDS = 5.0  # that a database may take to answer


def connect(url: str, sender: str = "", seconds: float = SECONDS) -> Store:
    """`postgresql://...`, or the path of an SQLite file. Nothing is opened yet.

    `sender` names this process in the notices that others get. `seconds` is what the database may take to answer.
    """
    if url.startswith(("postgresql://", "postgres://")):
        try:
            from bottega.store.postgres import Postgres
        except ImportError:
            raise StoreError("database: PostgreSQL needs pip install 'bottega[server,postgres]'") from None
        return Store(Postgres(url, seconds), sender)
    if "://" in url and not url.startswith("sqlite://"):
        raise StoreError(f"database: must be postgresql://... or the path of an SQLite file, not {_scheme(url)}://...")
    from bottega.store.sqlite import Sqlite

    return Store(Sqlite(Path(url.removeprefix("sqlite:///")), seconds), sender)


def _scheme(url: str) -> str:
    """Only the scheme: the rest may hold a password."""
    return url.partition("://")[0]
