"""Reports in the store."""

from __future__ import annotations

from bottega.store import Act, Person, ReportRow, Store
from store.opened import Run, refused


def report(reporter: str = "ada", chat: int | None = 3) -> ReportRow:
    return ReportRow(0, 5.0, reporter, "vera", "abc", chat, "Vera", "rude" if chat else None, "please look")


def test_reports_are_kept_once_and_answered_once(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.reports.add(report())
        await refused(store.reports.add(report()))
        await store.reports.add(report(chat=None))
        await refused(store.reports.add(report(chat=None)))
        await store.reports.add(report("bob"))
        assert [(row.number, row.reporter, row.chat) for row in await store.reports.all(answered=False)] == [
            (1, "ada", 3),
            (2, "ada", None),
            (3, "bob", 3),
        ]
        answer = Act(0, 6.0, "root", "answer", "1", "talked to them")
        await store.reports.answer(1, answer)
        await refused(store.reports.answer(1, answer))
        await refused(store.reports.answer(9, answer))
        (answered,) = await store.reports.all(answered=True)
        assert (answered.number, answered.answer, answered.answered) == (1, "talked to them", 6.0)
        assert [row.number for row in await store.reports.all(answered=False)] == [2, 3]
        assert [each.act for each in await store.hosts.acts()] == ["answer"]

    run(work)


def test_reports_forget_who_is_erased(run: Run) -> None:
    async def work(store: Store) -> None:
        for id in ("vera", "ada"):  # noqa: A001
            await store.people.add(Person(id, id, "en", 1.0))
        await store.reports.add(report())
        await store.people.erase("ada")
        assert [row.reporter for row in await store.reports.all(answered=False)] == [""]
        await store.people.erase("vera")
        assert await store.reports.all(answered=False) == []

    run(work)
