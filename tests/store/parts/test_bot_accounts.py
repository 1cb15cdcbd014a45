"""Bot accounts and their tokens in the store."""

from __future__ import annotations

from bottega.store import Act, Person, Store, TokenRow
from store.opened import Run, refused

VERA = Person("vera", "Vera", "en", 1.0)
ROBO = Person("robo", "robo", "en", 2.0, "robo", "vera")


def act(name: str, subject: str = "robo") -> Act:
    return Act(0, 3.0, "owner", name, subject, "")


async def with_robo(store: Store) -> None:
    await store.people.add(VERA)
    await store.people.claim("vera", "vera", ["vera"], "hash")
    await store.bot_accounts.add(ROBO, ["robo", "robo"], act("bot"))


def test_a_bot_belongs_to_an_account_and_has_a_name_of_its_own(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.people.add(VERA)
        await refused(store.bot_accounts.add(ROBO, ["robo", "robo"], act("bot")))  # of a guest
        await store.people.claim("vera", "vera", ["vera"], "hash")
        await store.bot_accounts.add(ROBO, ["robo", "robo"], act("bot"))
        assert await store.bot_accounts.of("vera") == [ROBO] == [await store.people.get("robo")]
        assert await store.people.account(["robo"]) == (ROBO, None)
        again = Person("other", "ROBO", "en", 2.0, "ROBO", "vera")
        await refused(store.bot_accounts.add(again, ["robo", "robo"], act("bot")))
        of_a_bot = Person("third", "third", "en", 2.0, "third", "robo")
        await refused(store.bot_accounts.add(of_a_bot, ["third", "third"], act("bot")))
        assert [each.act for each in await store.hosts.acts()] == ["bot"]

    run(work)


def test_a_bot_that_looks_like_another_is_refused(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.people.add(VERA)
        await store.people.claim("vera", "vera", ["vera"], "hash")
        await store.bot_accounts.add(ROBO, ["robo", "looks-like-robo"], act("bot"))
        twin = Person("twin", "r0bo", "en", 2.0, "r0bo", "vera")
        await refused(store.bot_accounts.add(twin, ["r0bo", "looks-like-robo"], act("bot")))
        await refused(store.bot_accounts.add(twin, ["looks-like-robo", "r0bo"], act("bot")))
        await store.bot_accounts.add(twin, ["robo", "r0bo"], act("bot"))  # nobody is found by that

    run(work)


def test_nobody_sets_a_password_for_a_bot(run: Run) -> None:
    async def work(store: Store) -> None:
        await with_robo(store)
        await refused(store.hosts.set_password(act("password"), "hash"))
        assert await store.people.account(["robo"]) == (ROBO, None)

    run(work)


def test_a_token_is_found_until_it_is_revoked(run: Run) -> None:
    async def work(store: Store) -> None:
        await with_robo(store)
        one, two = TokenRow("1" * 64, "robo", "home", ["read", "play"], 4.0), TokenRow("2" * 64, "robo", "x", [], 5.0)
        for row in (one, two):
            await store.bot_accounts.add_token(row, act("token"))
        assert await store.bot_accounts.token(one.id) == (one, ROBO)
        await store.bot_accounts.use(one.id, 9.0)
        await store.bot_accounts.use(one.id, 8.0)  # another process was later
        assert [row.used for row in await store.bot_accounts.tokens("robo")] == [9.0, None]
        await refused(store.bot_accounts.revoke("vera", one.id, act("revoke")))
        await store.bot_accounts.revoke("robo", one.id, act("revoke"))
        assert await store.bot_accounts.token(one.id) is None
        assert await store.bot_accounts.tokens("robo") == [two]
        await store.bot_accounts.use(one.id, 9.0)
        await refused(store.bot_accounts.add_token(TokenRow("3" * 64, "nobody", "x", [], 4.0), act("token")))

    run(work)


def test_an_owner_is_erased_after_their_bots(run: Run) -> None:
    async def work(store: Store) -> None:
        await with_robo(store)
        await store.bot_accounts.add_token(TokenRow("1" * 64, "robo", "home", ["read"], 4.0), act("token"))
        await refused(store.people.erase("vera"))
        await store.people.erase("robo")
        assert await store.bot_accounts.token("1" * 64) is None
        await store.people.erase("vera")

    run(work)
