"""Component lists in the store."""

from __future__ import annotations

from bottega.boxes import Box
from bottega.store import Store
from store.opened import Run


def test_a_box_is_kept_by_its_hash(run: Run) -> None:
    box = Box("fresco", '[box]\nname = "Mine"\n')

    async def work(store: Store) -> None:
        await store.boxes.add(box, 1.0)
        await store.boxes.add(box, 2.0)  # as somebody else brings it along again
        assert await store.boxes.get(box.hash) == box
        assert await store.boxes.get("0" * 64) is None

    run(work)
