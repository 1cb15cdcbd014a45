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


def test_what_somebody_said_anywhere(run: Run) -> None:
    async def work(store: Store) -> None:
        later = ChatRow(1, "vera", 1, "Vera", None, "thanks", 3.0)
        earlier = ChatRow(1, "vera", 0, "Vera", "hello", None, 2.0)
        await store.chat.add("abc", later, "m1")
        await store.chat.add("xyz", earlier, "m1")
        await store.chat.add("xyz", ChatRow(2, "ada", 1, "Ada", "hello", None, 2.5), "m2")
        assert await store.chat.of("vera") == [("xyz", earlier), ("abc", later)]
        assert await store.chat.of("nobody") == []

    run(work)


def test_the_last_lines_are_shown(run: Run) -> None:
    async def work(store: Store) -> None:
        for number in range(1, 53):
            await store.chat.add("abc", ChatRow(number, "vera", 0, "Vera", "hello", None, 1.0), f"m{number}")
        assert [line.number for line in await store.chat.read("abc")] == list(range(3, 53))

    run(work)
