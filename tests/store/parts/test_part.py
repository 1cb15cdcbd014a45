"""What all parts of the store share."""

from __future__ import annotations

import asyncio

from bottega.store import Store
from bottega.store.parts.part import from_text, to_text
from store.opened import AWAITED, Run, entry, table


def test_what_is_not_there_is_no_text() -> None:
    assert to_text(None) is None
    assert from_text(None) is None
    assert from_text(to_text({"seats": [1, None]})) == {"seats": [1, None]}


def test_a_write_goes_on_though_its_caller_gives_up(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.tables.add(table(), {})
        given_up = asyncio.ensure_future(store.log.append("abc", entry(1), AWAITED))
        given_up.cancel()
        await store.log.append("abc", entry(2), AWAITED)
        assert await store.log.read("abc") == [entry(1), entry(2)]

    run(work)
