"""What hosts decide, in the store, with a line in the audit log for each; and what players report to them."""

from __future__ import annotations

from bottega.store import Act, Ban, Person, ReportRow, SessionRow, Store
from store.opened import Run, refused


def act(name: str, subject: str, note: str = "") -> Act:
    return Act(0, 7.0, "root", name, subject, note)


async def logged(store: Store) -> list[tuple[int, str, str]]:
    return [(each.number, each.act, each.subject) for each in await store.hosts.acts()]


def test_bans(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.hosts.ban(act("ban", "vera", "rude"))
        await store.hosts.ban(act("ban", "vera", "very rude"))
        assert await store.hosts.bans() == [Ban("vera", "very rude", 7.0)]
        await store.hosts.unban(act("unban", "vera"))
        await refused(store.hosts.unban(act("unban", "vera")))
        assert await store.hosts.bans() == []
        assert await logged(store) == [(1, "ban", "vera"), (2, "ban", "vera"), (3, "unban", "vera")]
        assert await store.hosts.last_act() == 3
        assert [each.number for each in await store.hosts.acts(after=2)] == [3]

    run(work)


def test_a_new_password_ends_the_sessions_of_an_account_only(run: Run) -> None:
    async def work(store: Store) -> None:
        for id in ("vera", "guest"):  # noqa: A001
            await store.people.add(Person(id, id, "en", 1.0))
        await store.people.claim("vera", "Vera", ["vera"], "old")
        await store.sessions.begin(SessionRow("s", "vera", "guest", "", 1.0, 1.0), expired=0.0)
        await refused(store.hosts.set_password(act("password", "guest"), "new"))
        assert await logged(store) == []
        await store.hosts.set_password(act("password", "vera"), "new")
        found = await store.people.account(["vera"])
        assert found is not None
        assert found[1] == "new"
        assert await store.sessions.of("vera") == []
        assert await logged(store) == [(1, "password", "vera")]

    run(work)


def test_an_invitation_works_once_and_not_for_ever(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.hosts.invite(act("invite", ""), "digest", expires=9.0)
        assert not await store.hosts.use_invitation("other", 8.0)
        assert not await store.hosts.use_invitation("digest", 9.0)
        assert await store.hosts.use_invitation("digest", 8.0)
        assert not await store.hosts.use_invitation("digest", 8.0)

    run(work)


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
