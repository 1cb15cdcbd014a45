"""SQLite files as a whole: looked into, checked for damage, copied, and put back."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

from bottega.store.database import CONTENTS, SERVED, Damaged, NotServed, StoreError, check_version
from bottega.store.lock import FileLock
from bottega.store.rows import Contents

LOCK_TIMEOUT = 5.0  # seconds to wait for a lock of another program
DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def server_lock(path: Path) -> FileLock:
    """Held by the server of a database for as long as it runs."""
    return FileLock(path.with_name(f"{path.name}.lock"))


def look(path: Path) -> Contents:
    with closing(_open_served(path)) as connection:
        return _contents(path, connection)


def _contents(path: Path, connection: sqlite3.Connection) -> Contents:
    try:
        return Contents(*connection.execute(CONTENTS).fetchone())
    except sqlite3.Error as error:
        raise as_store_error(path, error) from None


def as_store_error(path: Path, error: Exception) -> StoreError:
    """What went wrong with a file, in a sentence that says what to do."""
    if isinstance(error, sqlite3.DatabaseError) and getattr(error, "sqlite_errorcode", 0) & 0xFF in DAMAGE:
        return Damaged(str(path), str(error))
    return StoreError(f"database: {path}: {getattr(error, 'strerror', None) or error}")


# --- damage ---


def check(path: Path, closely: bool = False, at_rest: bool = False) -> None:
    """`Damaged` if the pages of a database do not fit together; `closely`: or an index does not fit its table.

    All of it is read. `at_rest`: no program is using it.
    """
    try:
        with closing(sqlite3.connect(_uri(path, at_rest), LOCK_TIMEOUT, uri=True)) as connection:
            found = connection.execute(f"PRAGMA {'integrity_check' if closely else 'quick_check'}(1)").fetchone()[0]
    except sqlite3.Error as error:
        raise as_store_error(path, error) from None
    if found != "ok":
        raise Damaged(str(path), found.splitlines()[-1])


# --- copies ---


def backup(source: Path, target: Path) -> None:
    """Copies a database that may be in use, as it is at one moment. What is under `target` afterwards is whole."""
    if target.exists():
        raise StoreError(f"backup: {target} exists already")
    if not target.parent.is_dir():
        raise StoreError(f"backup: {target.parent}: no such folder")
    with closing(_open_served(source)) as live, _copied(live, source, target) as copy:
        copy.rename(target)


def restore(source: Path, target: Path) -> Path | None:
    """Puts a backup in the place of a server's database. Returns where the old one is kept, if there was one."""
    if source.exists() and target.exists() and source.samefile(target):
        raise StoreError(f"restore: {source} is the server's own database")
    with closing(_open_served(source, at_rest=True)) as saved:
        check_version(_contents(source, saved).schema)
        target.parent.mkdir(parents=True, exist_ok=True)
        lock = server_lock(target)
        if not lock.acquire():
            raise StoreError(f"restore: a server is using {target}; stop it first")
        try:
            with _copied(saved, source, target) as copy:
                for made in (copy, lock.path):
                    _give_to_owner_of(target.parent, made)
                kept = _set_aside(target)
                copy.replace(target)
        finally:
            lock.release()
    return kept


@contextmanager
def _copied(live: sqlite3.Connection, source: Path, target: Path) -> Iterator[Path]:
    """A checked copy beside `target`, on the disk. It is gone afterwards unless it was renamed."""
    partial = target.with_name(f"{target.name}.partial")
    try:
        partial.unlink(missing_ok=True)  # of a copy that was interrupted
        with closing(sqlite3.connect(partial)) as copy:
            live.backup(copy)
        _check_copy(partial, source)
        _write_to_disk(partial)
        yield partial
    except (OSError, sqlite3.Error) as error:
        raise as_store_error(target, error) from None
    finally:
        for name in (partial.name, f"{partial.name}-wal", f"{partial.name}-shm", f"{partial.name}-journal"):
            with suppress(OSError):
                partial.with_name(name).unlink()


def _check_copy(copy: Path, source: Path) -> None:
    try:
        check(copy, closely=True, at_rest=True)
    except Damaged as damaged:
        check(source, closely=True)  # pages are copied as they are: usually it is the source that is damaged
        raise StoreError(f"copy: {copy}: was not written as it should be ({damaged.reason})") from None


def _write_to_disk(file: Path) -> None:
    with file.open("rb+") as written:
        os.fsync(written.fileno())


def _give_to_owner_of(folder: Path, file: Path) -> None:
    """Root may put a backup back for a server that runs as somebody else."""
    if sys.platform != "win32" and os.geteuid() == 0:
        owner = folder.stat()
        os.chown(file, owner.st_uid, owner.st_gid)


def _set_aside(path: Path) -> Path | None:
    """Keeps a database under another name, in its place too until it is replaced."""
    if not path.exists():
        return None
    with suppress(sqlite3.Error), closing(sqlite3.connect(path, LOCK_TIMEOUT)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # if it is not damaged, closing it leaves one file
    kept = path.with_name(f"{path.name}.before-{datetime.now(UTC):%Y%m%d-%H%M%S}")
    for ending in ("-wal", "-shm"):
        beside = path.with_name(f"{path.name}{ending}")
        if beside.exists():
            beside.rename(f"{kept}{ending}")
    try:
        os.link(path, kept)
    except OSError:  # no hard links here: then there is a moment without a database
        path.rename(kept)
    return kept


def _open_served(path: Path, at_rest: bool = False) -> sqlite3.Connection:
    """Opens the database of a server, running or not. Never creates one."""
    try:
        path.stat()  # its errors say more than those of SQLite
        connection = sqlite3.connect(_uri(path, at_rest), LOCK_TIMEOUT, uri=True)
    except (OSError, sqlite3.Error) as error:
        raise as_store_error(path, error) from None
    try:
        if connection.execute(SERVED).fetchone()[0]:
            return connection
    except sqlite3.Error as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_ERROR:  # that is: it has no such table
            connection.close()
            raise as_store_error(path, error) from None
    connection.close()
    raise NotServed(str(path))


def _uri(path: Path, at_rest: bool) -> str:
    """A backup may lie where nothing can be written. A file with a write-ahead log was not closed by its server."""
    unchanged = at_rest and not path.with_name(f"{path.name}-wal").exists()
    return f"{path.as_uri()}?{'immutable=1' if unchanged else 'mode=rw'}"
