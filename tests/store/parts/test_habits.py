"""Days off and answer times in the store: kept, limited, merged and erased."""

from __future__ import annotations

from bottega.store import DaysOff, LogRow, Person, Reply, Store
from bottega.store.parts.habits import KEPT_REPLIES
from store.opened import Run, table


def test_habits(run: Run) -> None:
    async def work(store: Store) -> None:
        for id, name in (("guest", "Sepia"), ("account", "Vera")):  # noqa: A001
            await store.people.add(Person(id, name, "en", 1.0))
        await store.people.claim("account", "vera", ["vera"], "hash")
        await store.tables.add(table("code", host=""), {})
        for number in range(1, KEPT_REPLIES + 3):
            row = LogRow(number, {"undo": 0}, float(number))
            await store.log.append("code", row, [], reply=Reply("guest", float(number), 10.0 * number))
        replies = await store.habits.replies(["guest", "account"])
        assert replies == {"guest": [10.0 * number for number in range(3, KEPT_REPLIES + 3)]}

        weekend, friday = DaysOff("UTC", [5, 6], [], "2027-01-01"), DaysOff("UTC", [4], ["2027-05-01"], "2027-01-02")
        await store.habits.set_days_off("guest", weekend)
        await store.habits.set_days_off("account", weekend)
        await store.habits.set_days_off("account", friday)
        assert await store.habits.days_off(["guest", "account", "nobody"]) == {"guest": weekend, "account": friday}
        assert not await store.habits.days_off([])
        assert not await store.habits.replies([])

        await store.people.merge("guest", "account")  # whose own days off win
        assert await store.habits.days_off(["guest", "account"]) == {"account": friday}
        assert len((await store.habits.replies(["account"]))["account"]) == KEPT_REPLIES
        await store.people.erase("account")
        assert not await store.habits.days_off(["account"])
        assert not await store.habits.replies(["account"])
        await store.habits.set_days_off("account", None)

    run(work)
