"""The store as a whole: what is in it, and that it stays."""

from __future__ import annotations

import asyncio

import pytest

from bottega import store as stores
from bottega.store import Contents, Person, StoreError
from bottega.store.database import migrations
from store.opened import AWAITED, entry, opened, table


def test_what_is_in_it_is_told_without_opening_it(url: str) -> None:
    async def main() -> None:
        with pytest.raises(StoreError):  # nobody made it
            await stores.connect(url).look()
        async with opened(url):
            pass
        with pytest.raises(StoreError, match="no server has kept anything there"):
            await stores.connect(url).look()
        async with opened(url) as store:
            await store.setting("cookie-secret", "1")
            await store.people.add(Person("1", "Vera", "en", 1.0))
            await store.tables.add(table(), {})
            newest = migrations()[-1][0]
            assert await stores.connect(url).look() == Contents(newest, 1, 1, None)
            await store.log.append("abc", entry(1), AWAITED)
            assert await store.look() == Contents(newest, 1, 1, entry(1).at)

    asyncio.run(main())


def test_what_is_written_stays(url: str) -> None:
    async def main() -> None:
        async with opened(url) as store:
            await store.tables.add(table(), {})
            secret = await store.setting("secret", "one")
            write = asyncio.ensure_future(store.log.append("abc", entry(1), AWAITED))
            await asyncio.sleep(0)
        await write
        async with opened(url) as again:
            assert await again.setting("secret", "two") == secret == "one"
            assert await again.log.read("abc") == [entry(1)]

    asyncio.run(main())
