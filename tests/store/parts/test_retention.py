"""What is old is found and deleted, with all that belongs to it; what is in use, or was played, is not."""

from __future__ import annotations

import pytest

from bottega.store import ChatRow, Kind, LogRow, Person, Store
from store.opened import AWAITED, Run, table

OLD, BEFORE, NEW = 10.0, 100.0, 200.0
EVERYTHING = (
    "people",
    "tables",
    "seats",
    "log",
    "log_ends",
    "snapshots",
    "chat",
    "mutes",
    "links",
    "imports",
    "reviews",
)


def row(seq: int, at: float) -> LogRow:
    return LogRow(seq, {"away": 0}, at)


async def fill(store: Store) -> None:
    """Of every kind, one that is old enough and others that are not, for each reason."""
    people = {"guest": OLD, "new": NEW, "player": OLD, "host": OLD, "account": OLD}
    for name, created in people.items():
        await store.people.add(Person(name, name, "en", created))
    await store.people.claim("account", "account", ["account"], "hash")
    await store.people.mute("guest", "player", True)
    await store.people.mute("player", "guest", True)
    await store.people.add_link("digest", "guest", NEW, "session")
    await store.tables.add(table("open", updated=OLD, host="host"), {0: "player"})
    await store.tables.add(table("open-new", updated=NEW, host="host"), {})
    for code, status, last in (("left", "playing", OLD), ("going", "playing", NEW), ("played", "over", OLD)):
        await store.tables.add(table(code, status=status, seed="s", updated=OLD, host="host"), {0: "player"})
        await store.log.append(code, row(1, OLD), AWAITED, snapshot={"at": 1})
        await store.log.append(code, row(2, last), AWAITED)
    for code, last in (("open", NEW), ("left", NEW), ("played", OLD), ("going", NEW)):
        for number, at in ((1, OLD), (2, last)):
            said = ChatRow(number, "player", 0, "Vera", "hello", None, at)
            await store.chat.add(code, said, f"{code} {number}")
    await store.records.add("import", "{}", OLD)
    await store.records.add("import-new", "{}", NEW)
    for code in ("left", "played", "import", "import-new"):
        await store.reviews.add(code, 10, 0, {"ply": 0})


async def kept(store: Store, name: str, column: str) -> list[str]:
    return [str(row[0]) for row in await store.database.read(f"SELECT DISTINCT {column} FROM {name} ORDER BY {column}")]


@pytest.mark.parametrize(
    ("kind", "keys"),
    [
        (Kind.GUESTS, ["guest"]),
        (Kind.OPEN_TABLES, ["open"]),
        (Kind.UNFINISHED_TABLES, ["left"]),
        (Kind.IMPORTS, ["import"]),
        (Kind.CHAT, ["played"]),
    ],
)
def test_what_is_old_is_found_and_deleted_once(run: Run, kind: Kind, keys: list[str]) -> None:
    async def work(store: Store) -> None:
        await fill(store)
        assert await store.retention.count(kind, BEFORE) == len(keys)
        assert await store.retention.find(kind, BEFORE, "", 10) == keys
        assert await store.retention.find(kind, BEFORE, keys[-1], 10) == []
        before = {name: await store.database.read(f"SELECT * FROM {name}") for name in EVERYTHING}
        for other in ("new", "player", "host", "account", "open-new", "going", "import-new", "nothing"):
            assert not await store.retention.delete(kind, other, BEFORE)
        for name, rows in before.items():
            assert sorted(map(tuple, await store.database.read(f"SELECT * FROM {name}")), key=repr) == sorted(
                map(tuple, rows), key=repr
            )
        for key in keys:
            assert await store.retention.delete(kind, key, BEFORE)
            assert not await store.retention.delete(kind, key, BEFORE)
        assert await store.retention.count(kind, BEFORE) == 0

    run(work)


def test_nothing_of_what_was_deleted_is_left(run: Run) -> None:
    async def work(store: Store) -> None:
        await fill(store)
        for kind in Kind:
            for key in await store.retention.find(kind, BEFORE, "", 10):
                await store.retention.delete(kind, key, BEFORE)
        assert await kept(store, "tables", "code") == ["going", "open-new", "played"]
        for name in ("seats", "log", "snapshots"):
            assert await kept(store, name, "code") == ["going", "played"]
        assert await kept(store, "chat", "code") == ["going"]
        assert await kept(store, "people", "id") == ["account", "host", "new", "player"]
        for name in ("mutes", "links"):
            assert await kept(store, name, "person") == []
        assert await kept(store, "imports", "code") == ["import-new"]
        assert await kept(store, "reviews", "code") == ["import-new", "played"]

    run(work)
