"""Channels and the outbox in the store."""

from __future__ import annotations

from bottega.store import ChannelRow, Conflict, DueRow, Person, QuietHours, SessionRow, Store, Turn
from store.opened import AWAITED, Run, entry, refused, table

HOOK = {"url": "https://example.org/hook"}


def channel(id: str, person: str = "vera", kind: str = "webhook", **changes: object) -> ChannelRow:  # noqa: A002
    row = ChannelRow(id, person, kind, HOOK, "example.org", "", None, True, "", 0.0, 1.0)  # type: ignore[arg-type]
    for name, value in changes.items():
        setattr(row, name, value)
    return row


def turn(person: str = "vera", kind: str = "turn", due: float = 10.0, seq: int = 1) -> Turn:
    return Turn(kind, person, 0, seq, due)  # type: ignore[arg-type]


async def waiting(store: Store, *turns: Turn) -> None:
    """A table with one move, and those who are to be told of it."""
    await store.people.add(Person("vera", "Vera", "fr", 1.0))
    await store.tables.add(table(), {0: "vera"})
    await store.log.append("abc", entry(1), AWAITED, turns=turns)


async def claimed(store: Store, name: str = "a", now: float = 20.0, lease: float = 80.0) -> list[DueRow]:
    return await store.outbox.claim(name, now, lease, 10)


def test_a_turn_is_told_through_every_channel_and_to_nobody_without_one(run: Run) -> None:
    async def work(store: Store) -> None:
        for row in (channel("one"), channel("two", kind="mail", target={"address": "v@example.org"})):
            await store.channels.add(row)
        await store.channels.add(channel("three", confirmed=False, target={"address": "w@example.org"}))
        await store.channels.add(channel("other", person="ochre", target={"url": "https://example.org/other"}))
        assert await store.channels.quiet_hours("vera") is None
        await store.channels.set_quiet_hours("vera", QuietHours("Europe/Warsaw", 1320, 420))
        assert await store.channels.quiet_hours("vera") == QuietHours("Europe/Warsaw", 1320, 420)
        await waiting(store, turn(), turn("nobody"))
        assert await store.outbox.next_due() == 10.0
        assert await claimed(store, now=9.0) == []
        rows = await claimed(store)
        assert [(row.channel, row.code, row.kind, row.person, row.seq, row.lang) for row in rows] == [
            ("one", "abc", "turn", "vera", 1, "fr"),
            ("two", "abc", "turn", "vera", 1, "fr"),
        ]
        assert rows[0].quiet == QuietHours("Europe/Warsaw", 1320, 420)

    run(work)


def test_a_move_that_is_not_stored_tells_nobody(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.channels.add(channel("one"))
        await waiting(store)
        await refused(store.log.append("abc", entry(1), AWAITED, turns=[turn()]))
        assert await store.outbox.next_due() is None

    run(work)


def test_one_process_has_it_until_its_lease_ends(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.channels.add(channel("one"))
        await waiting(store, turn())
        (row,) = await claimed(store, "a", now=20.0, lease=80.0)
        assert await claimed(store, "b", now=79.0) == []
        assert await store.outbox.next_due() == 80.0
        assert len(await claimed(store, "b", now=80.0, lease=140.0)) == 1
        await store.outbox.mark_sent("a", row, 81.0)  # too late: it is another's by now
        assert await store.outbox.notified("abc") == {}
        await store.outbox.mark_sent("b", row, 82.0)
        assert await store.outbox.notified("abc") == {"vera": 82.0}
        assert await store.outbox.next_due() is None

    run(work)


def test_what_failed_is_due_again_and_what_is_dropped_is_not(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.channels.add(channel("one"))
        await waiting(store, turn())
        (row,) = await claimed(store, "a")
        await store.outbox.postpone("a", row, 50.0, 1)
        assert await claimed(store, "b", now=49.0) == []
        (again,) = await claimed(store, "b", now=50.0, lease=110.0)
        assert again.tries == 1
        await store.outbox.drop("b", again)
        assert await store.outbox.next_due() is None

    run(work)


def test_the_next_turn_is_told_anew(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.channels.add(channel("one"))
        await waiting(store, turn())
        (row,) = await claimed(store, "a")
        await store.outbox.mark_sent("a", row, 21.0)
        await store.log.append("abc", entry(2), AWAITED, turns=[turn(seq=2, due=30.0)])
        assert await store.outbox.notified("abc") == {}
        (again,) = await claimed(store, "b", now=30.0, lease=90.0)
        assert (again.seq, again.sent, again.closing) == (2, None, False)

    run(work)


def test_who_looks_at_the_table_has_seen_it(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.channels.add(channel("one"))
        await waiting(store, turn(), turn(kind="reminder", due=1000.0))
        assert not await store.outbox.close("abc", "ochre", 5.0)
        assert await store.outbox.close("abc", "vera", 5.0)  # before it was due
        (row,) = await claimed(store, "a", now=5.0)
        assert (row.kind, row.closing, row.sent) == ("turn", True, None)
        await store.outbox.drop("a", row)
        assert await store.outbox.next_due() == 1000.0  # the reminder stays: looking is not moving
        await store.log.append("abc", entry(2), AWAITED, turns=[turn(seq=2, due=10.0)])
        (row,) = await claimed(store, "b", now=10.0)
        assert await store.outbox.close("abc", "vera", 11.0)  # while it is on its way
        await store.outbox.mark_sent("b", row, 12.0)
        (row,) = await claimed(store, "c", now=12.0)
        assert (row.closing, row.sent) == (True, 12.0)

    run(work)


def test_a_browser_belongs_to_whoever_used_it_last(run: Run) -> None:
    async def work(store: Store) -> None:
        for id, person in (("one", "vera"), ("two", "ochre")):  # noqa: A001
            await store.channels.add(channel(id, person, kind="push"))
            await store.channels.add(channel(f"hook-{id}", person))
        assert [row.id for row in await store.channels.of("vera")] == ["hook-one"]
        assert [row.id for row in await store.channels.of("ochre")] == ["hook-two", "two"]

    run(work)


def test_a_browser_that_was_signed_out_is_told_nothing(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.sessions.begin(SessionRow("s2", "vera", "claim", "", 1.0, 1.0), 0.0)
        await store.channels.add(channel("one", kind="push", session="s1"))
        await store.channels.add(channel("two"))
        await store.channels.change_session("s1", "s2")
        assert not await store.channels.remove_if_signed_out("one")
        assert not await store.channels.remove_if_signed_out("two")
        await store.sessions.end("vera", "s2")
        assert await store.channels.remove_if_signed_out("one")
        assert [row.id for row in await store.channels.of("vera")] == ["two"]

    run(work)


def test_mails_take_turns(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.channels.add(channel("one"))
        await store.channels.take_turn("one", 100.0, 40.0)
        try:
            await store.channels.take_turn("one", 130.0, 70.0)
        except Conflict:
            pass
        else:
            raise AssertionError("two mails")
        await store.channels.take_turn("one", 160.0, 100.0)

    run(work)


def test_channels_go_with_a_guest_to_an_account_and_are_erased_with_a_person(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.people.add(Person("guest", "Vera", "fr", 1.0))
        await store.channels.add(channel("one", person="guest"))
        await store.channels.set_quiet_hours("guest", QuietHours("UTC", 0, 60))
        await waiting(store, turn("guest"))
        await store.people.merge("guest", "vera")
        assert [row.id for row in await store.channels.of("vera")] == ["one"]
        assert await store.channels.quiet_hours("vera") == QuietHours("UTC", 0, 60)
        assert [row.person for row in await claimed(store)] == ["vera"]
        await store.tables.change(table(), {})
        await store.tables.erase(table(version=2), {}, "vera")
        await store.people.erase("vera")
        for name in ("channels", "quiet_hours", "outbox"):
            assert (await store.database.read(f"SELECT count(*) FROM {name}"))[0][0] == 0

    run(work)


def test_a_channel_is_found_confirmed_and_removed(run: Run) -> None:
    async def work(store: Store) -> None:
        row = channel("one", confirmed=False, session="s1", origin="https://example.org", created=2.0)
        await store.channels.add(row)
        await store.channels.add(channel("two", target={"url": "https://example.org/two"}, created=1.0))
        assert await store.channels.get("one") == row
        assert await store.channels.get("three") is None
        assert [each.id for each in await store.channels.of("vera")] == ["two", "one"]
        await store.channels.confirm("one")
        await refused(store.channels.confirm("three"))
        assert [each.confirmed for each in await store.channels.of("vera")] == [True, True]
        await waiting(store, turn())
        await store.channels.remove("one")
        await refused(store.channels.remove("one"))
        assert [each.channel for each in await claimed(store)] == ["two"]

    run(work)


def test_what_is_wrong_with_a_channel_is_kept(run: Run) -> None:
    async def work(store: Store) -> None:
        for id in ("one", "two"):  # noqa: A001
            await store.channels.add(channel(id, target={"url": f"https://example.org/{id}"}))
        await store.channels.note_problem("one", "refused")
        await store.channels.note_problem("one", "refused")
        await store.channels.note_problem("three", "refused")
        assert [row.problem for row in await store.channels.of("vera")] == ["refused", ""]

    run(work)


def test_quiet_hours_are_changed_and_end(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.channels.set_quiet_hours("ochre", QuietHours("UTC", 1, 2))
        for hours in (QuietHours("UTC", 0, 60), QuietHours("Europe/Warsaw", 1320, 420), None, None):
            await store.channels.set_quiet_hours("vera", hours)
            assert await store.channels.quiet_hours("vera") == hours
        assert await store.channels.quiet_hours("ochre") == QuietHours("UTC", 1, 2)

    run(work)


def test_quiet_hours_of_an_account_win_over_those_of_its_guest(run: Run) -> None:
    async def work(store: Store) -> None:
        for id in ("guest", "vera"):  # noqa: A001
            await store.people.add(Person(id, "Vera", "fr", 1.0))
        await store.channels.set_quiet_hours("guest", QuietHours("UTC", 0, 60))
        await store.channels.set_quiet_hours("vera", QuietHours("UTC", 5, 10))
        await store.people.merge("guest", "vera")
        assert await store.channels.quiet_hours("vera") == QuietHours("UTC", 5, 10)
        assert await store.channels.quiet_hours("guest") is None

    run(work)


def test_so_many_are_claimed_at_once_the_first_due_first(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.channels.add(channel("one"))
        await waiting(store, turn(due=12.0), turn(kind="reminder", due=11.0))
        (row,) = await store.outbox.claim("a", 20.0, 80.0, 1)
        assert (row.kind, row.seat, row.tries, row.sent, row.quiet) == ("reminder", 0, 0, None, None)
        assert [each.kind for each in await store.outbox.claim("b", 20.0, 80.0, 5)] == ["turn"]

    run(work)


def test_what_was_told_long_ago_is_forgotten(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.channels.add(channel("one"))
        await waiting(store, turn(), turn(kind="reminder", due=1000.0))
        (row,) = await claimed(store, "a")
        await store.outbox.mark_sent("a", row, 21.0)
        await store.outbox.clean(21.0)
        assert await store.outbox.notified("abc") == {"vera": 21.0}
        await store.outbox.clean(22.0)
        await store.outbox.clean(22.0)
        assert await store.outbox.notified("abc") == {}
        assert await store.outbox.next_due() == 1000.0

    run(work)
