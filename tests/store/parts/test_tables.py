"""Tables in the store: rows, lists, due times, rematches."""

from __future__ import annotations

from collections.abc import Awaitable

from bottega.store import Store, TableRow
from store.opened import Run, entry, refused, table


def test_tables_and_their_lists(run: Run) -> None:
    async def work(store: Store) -> None:
        first = table(body={"seats": ["é"]})
        await store.tables.add(first, {0: "vera"})
        await refused(store.tables.add(table(), {}))
        assert await store.tables.get("abc") == first
        assert await store.tables.get("xyz") is None
        other = await store.tables.get("abc")
        assert other is not None
        first.body = {"seats": ["changed"]}
        await store.tables.change(first, {0: "vera", 1: "ada"})
        await refused(store.tables.change(other, {}))
        assert [row.code for row in await store.tables.of("ada", 10)] == ["abc"]
        assert [row.code for row in await store.tables.public("open", 0.0, 10)] == ["abc"]
        assert await store.tables.public("open", 1.0, 10) == []
        assert await store.tables.count("vera", 0.0) == 1
        assert await store.tables.started() == []
        first.status, first.seed, first.setup, first.due = "playing", "seed", {"a": 1}, 3.0
        first.body = {"seats": ["begun"]}
        await store.tables.start(first, {0: "vera", 1: "zoe"})
        await refused(store.tables.start(other, {}))
        assert await store.tables.of("ada", 10) == []
        assert await store.tables.started() == ["abc"]
        assert await store.tables.started(after="abc") == []
        assert await store.tables.due(2.9) == []
        assert await store.tables.due(3.0) == ["abc"]
        assert await store.tables.next_due(2.9) == 3.0
        assert await store.tables.next_due(3.0) is None  # it has been looked at by then
        assert await store.tables.get("abc") == first
        await store.tables.forget_due("abc")
        assert await store.tables.due(3.0) == []

    run(work)


def test_a_rematch_and_its_mark_are_written_together(run: Run) -> None:
    async def work(store: Store) -> None:
        before = table()
        await store.tables.add(before, {})
        stale = table()
        before.body = {"rematch": "next"}
        await store.tables.add(table("next"), {0: "vera"}, before)
        await refused(store.tables.add(table("other"), {0: "vera"}, stale))
        assert await store.tables.get("abc") == before
        assert [row.code for row in await store.tables.of("vera", 10)] == ["next"]
        assert await store.tables.get("other") is None

    run(work)


def test_a_move_says_whose_turn_it_is(run: Run) -> None:
    async def work(store: Store) -> None:
        for code, updated in (("abc", 1.0), ("xyz", 1.5)):
            await store.tables.add(table(code, awaited=[0], updated=updated), {0: "vera"})
        assert [(row.code, row.awaited) for row in await store.tables.of("vera", 10)] == [("xyz", [0]), ("abc", [0])]
        await store.log.append("abc", entry(1), [1])
        assert [(row.code, row.awaited) for row in await store.tables.of("vera", 10)] == [("abc", [1]), ("xyz", [0])]

    run(work)


def test_lists_of_hosts_and_of_people(run: Run) -> None:
    async def work(store: Store) -> None:
        for code, status, updated, people in (
            ("a", "playing", 5.0, {0: "ada", 1: "bob"}),
            ("b", "over", 7.0, {0: "ada", 1: "bob"}),
            ("c", "open", 6.0, {0: "bob"}),
        ):
            await store.tables.add(table(code, status=status, updated=updated, due=updated, seed="s"), people)
        await store.tables.add(table("d", host="ada", updated=8.0), {})

        async def codes(found: Awaitable[list[TableRow]]) -> list[str]:
            return [row.code for row in await found]

        assert await codes(store.tables.latest(3)) == ["d", "b", "c"]
        assert await codes(store.tables.with_both("ada", "bob")) == ["a"]
        assert await codes(store.tables.with_person("ada")) == ["a", "b", "d"]
        assert await codes(store.tables.with_person("ada", after="a", limit=1)) == ["b"]
        assert await codes(store.tables.of("bob", 2)) == ["b", "c"]
        assert await store.tables.started(limit=2) == ["a", "b"]
        assert await store.tables.due(6.5) == ["a", "c"]
        assert await store.tables.due_and_changed_after(5.0) == ["b", "c"]
        await store.tables.forget_due("b")
        assert await store.tables.due_and_changed_after(5.0) == ["c"]
        assert [await store.tables.count(host, 0.0) for host in ("ada", "vera", "bob")] == [1, 2, 0]
        assert await store.tables.count("vera", 1.0) == 0

    run(work)


def test_whoever_is_erased_leaves_the_table_and_its_log(run: Run) -> None:
    async def work(store: Store) -> None:
        playing = table(status="playing", host="ada", due=99.0)
        await store.tables.add(playing, {0: "ada", 1: "bob"})
        for seq, message in ((1, "ada:m1"), (2, "bob:m2")):
            await store.log.append("abc", entry(seq, message), [0])
        playing.updated = 5.0
        await store.tables.erase(playing, {1: "bob"}, "ada")
        await refused(store.tables.erase(playing, {}, "bob"))
        found = await store.tables.get("abc")
        assert found is not None
        assert (found.version, found.host, found.due) == (2, "", 5.0)  # looked at now: a bot may have to play on
        assert [row.message for row in await store.log.read("abc")] == [None, "bob:m2"]
        assert [len(await store.tables.of(person, 9)) for person in ("ada", "bob")] == [0, 1]
        waits = table("xyz", host="bob", due=99.0)
        await store.tables.add(waits, {0: "ada"})
        await store.tables.erase(waits, {}, "ada")
        found = await store.tables.get("xyz")
        assert found is not None
        assert (found.host, found.due) == ("bob", 99.0)

    run(work)


def test_where_somebody_stands(run: Run) -> None:
    async def work(store: Store) -> None:
        for number, (code, status) in enumerate([("b", "open"), ("c", "over"), ("d", "over"), ("a", "playing")]):
            await store.tables.add(table(code, status=status, updated=float(number)), {0: "vera"})
        await store.tables.add(table("e"), {0: "ada"})
        assert [row.code for row in await store.tables.standing("vera", ended_after=1.0)] == ["b", "d", "a"]

    run(work)
