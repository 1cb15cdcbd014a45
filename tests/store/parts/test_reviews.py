"""Reviews in the store, piece by piece."""

from __future__ import annotations

from bottega.store import Store
from store.opened import Run


def test_pieces_are_kept_in_order_and_the_first_of_a_ply_counts(run: Run) -> None:
    async def work(store: Store) -> None:
        for ply in (0, 2, 1):
            await store.reviews.add("abc", 10, ply, {"ply": ply})
        await store.reviews.add("abc", 10, 1, {"ply": "by another process"})
        await store.reviews.add("abc", 20, 0, {"ply": "refined"})
        await store.reviews.add("abd", 10, 0, {"ply": "of another game"})
        assert await store.reviews.get("abc", 10) == [{"ply": 0}, {"ply": 1}, {"ply": 2}]
        assert await store.reviews.count("abc", 10) == 3
        assert await store.reviews.count("abc", 20) == 1
        assert await store.reviews.count("abe", 10) == 0

    run(work)
