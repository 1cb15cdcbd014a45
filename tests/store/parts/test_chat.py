"""Chats in the store."""

from __future__ import annotations

from bottega.store import ChatRow, Store
from store.opened import Run, refused


def test_messages_are_numbered_and_added_once(run: Run) -> None:
    async def work(store: Store) -> None:
        lines = [ChatRow(number, "vera", 0, "Vera", f"text {number}", None, 1.0) for number in (1, 2, 3)]
        for line in lines:
            await store.chat.add("abc", line, f"m{line.number}")
        await refused(store.chat.add("abc", lines[0], "m9"))
        await refused(store.chat.add("abc", ChatRow(4, "vera", 0, "Vera", "again", None, 1.0), "m1"))
        assert await store.chat.read("abc", limit=2) == lines[1:]
        assert await store.chat.read("abc", after=2) == lines[2:]
        assert await store.chat.has("abc", "m1")
        assert not await store.chat.has("abc", "m9")

    run(work)
