"""SQLite in a page: everything at once in one thread, and nothing is acknowledged before the file is kept."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bottega.store import Conflict, Store, StoreError, Unavailable
from bottega.store.inline_sqlite import InlineSqlite
from store.opened import AWAITED, entry, table


class Kept:
    """Whatever keeps the file, and fails when it is told to."""

    def __init__(self, path: Path) -> None:
        self.times, self.error = 0, ""
        self.store = Store(InlineSqlite(path, self.flush))

    def flush(self) -> None:
        if self.error:
            raise OSError(self.error)
        self.times += 1


@pytest.fixture
def kept(tmp_path: Path) -> Kept:
    return Kept(tmp_path / "bottega.db")


def test_the_file_is_kept_before_a_write_is_answered(kept: Kept) -> None:
    async def main() -> None:
        await kept.store.open()
        assert kept.times == 1  # its tables
        await kept.store.tables.add(table(), {})
        await kept.store.log.append("abc", entry(1), AWAITED)
        assert kept.times == 3
        await kept.store.close()
        assert kept.times == 4
        await kept.store.close()  # nothing more to do
        assert kept.times == 4
        await kept.store.open()
        assert await kept.store.log.read("abc") == [entry(1)]
        assert await kept.store.setting("secret", "fresh") == "fresh"
        await kept.store.close()

    asyncio.run(main())


def test_what_could_not_be_kept_is_refused(kept: Kept) -> None:
    async def main() -> None:
        await kept.store.open()
        await kept.store.tables.add(table(), {})
        kept.error = "no room left"
        with pytest.raises(Unavailable, match=r"^database: no room left$"):
            await kept.store.log.append("abc", entry(1), AWAITED)
        with pytest.raises(Conflict):  # which says more: it is there
            await kept.store.log.append("abc", entry(1), AWAITED)
        kept.error = ""
        await kept.store.log.append("abc", entry(2), AWAITED)
        await kept.store.close()

    asyncio.run(main())


def test_the_file_survives_a_page_that_is_closed_in_mid_write(kept: Kept) -> None:
    async def main() -> None:
        await kept.store.open()
        found = [await kept.store.database.read(f"PRAGMA {name}") for name in ("journal_mode", "synchronous")]
        assert [rows[0][0] for rows in found] == ["persist", 2]
        assert (await kept.store.database.read("PRAGMA foreign_keys"))[0][0] == 1
        await kept.store.close()

    asyncio.run(main())


def test_what_cannot_be_read_and_a_closed_file(kept: Kept) -> None:
    async def main() -> None:
        with pytest.raises(Unavailable, match=r"^database: closed$"):
            await kept.store.log.read("abc")
        await kept.store.open()
        with pytest.raises(Unavailable, match="no such table"):
            await kept.store.database.read("SELECT * FROM missing")
        await kept.store.ping()
        await kept.store.close()
        with pytest.raises(Unavailable, match=r"^database: closed$"):
            await kept.store.tables.add(table(), {})

    asyncio.run(main())


def test_a_page_has_no_operators(kept: Kept) -> None:
    for work in (kept.store.look(), kept.store.backup("copy"), kept.store.restore("copy")):
        with pytest.raises(StoreError, match="a page"):
            asyncio.run(work)
