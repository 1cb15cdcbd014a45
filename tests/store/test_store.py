"""The store as a whole: what is in it, and that it stays."""

from __future__ import annotations

import asyncio

import pytest

from bottega import store as stores
from bottega.store import Contents, Person, Store, StoreError, Unavailable
from bottega.store.database import migrations
from store.opened import AWAITED, Run, entry, opened, table


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


def test_only_postgres_is_shared(url: str) -> None:
    assert stores.connect(url).shared == url.startswith("postgresql:")


@pytest.mark.parametrize("place", range(3))
def test_what_cannot_be_written_harms_no_other(run: Run, place: int) -> None:
    """No text that JSON knows, wherever it stands among what is written together: nobody else's write is lost."""

    async def work(store: Store) -> None:
        codes = ("abc", "abd", "abe")
        for code in codes:
            await store.tables.add(table(code), {})
        written = [
            store.log.append(code, entry(1, "\ud800" if code == codes[place] else None), AWAITED) for code in codes
        ]
        results = await asyncio.gather(*written, return_exceptions=True)
        assert [isinstance(result, Unavailable) for result in results] == [code == codes[place] for code in codes]
        for code in codes:
            assert len(await store.log.read(code)) == (code != codes[place])
        await store.log.append(codes[place], entry(1), AWAITED)

    run(work)


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
