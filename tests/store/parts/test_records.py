"""Imported records in the store."""

from __future__ import annotations

from bottega.store import Store
from store.opened import Run


def test_a_record_is_kept_under_its_code(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.records.add("imp", '{"a": 1}', 1.0)
        assert await store.records.get("imp") == {"a": 1}
        assert await store.records.get("abc") is None

    run(work)
