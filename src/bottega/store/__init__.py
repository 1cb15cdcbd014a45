"""The store: the only SQL. What is in it is plain rows; who may do what is the server's business.

SQLite by default, PostgreSQL by URL; both run the same statements (`store.py`) over a small `Database`.
"""

from __future__ import annotations

from pathlib import Path

from bottega.store.database import Conflict, Notice, StoreError, TooNew, Unavailable
from bottega.store.rows import Chat, Contents, Entry, Person, Progress, TableRow
from bottega.store.store import Store

__all__ = [
    "Chat",
    "Conflict",
    "Contents",
    "Entry",
    "Notice",
    "Person",
    "Progress",
    "Store",
    "StoreError",
    "TableRow",
    "TooNew",
    "Unavailable",
    "connect",
]


def connect(url: str) -> Store:
    """`postgresql://...`, or the path of an SQLite file. Nothing is opened yet."""
    if url.startswith(("postgresql://", "postgres://")):
        try:
            from bottega.store.postgres import Postgres
        except ImportError:
            raise StoreError("database: PostgreSQL needs pip install 'bottega[server,postgres]'") from None
        return Store(Postgres(url))
    if "://" in url and not url.startswith("sqlite://"):
        raise StoreError(f"database: must be postgresql://... or the path of an SQLite file, not {_scheme(url)}://...")
    from bottega.store.sqlite import Sqlite

    return Store(Sqlite(Path(url.removeprefix("sqlite:///"))))


def _scheme(url: str) -> str:
    """Only the scheme: the rest may hold a password."""
    return url.partition("://")[0]
