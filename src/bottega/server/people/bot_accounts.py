"""Bot accounts: programs that run elsewhere and play here under a name of their own, each somebody's.

A bot signs in with a token, which its owner makes and may revoke. The store keeps the hash of a token and is asked for
it each time, once for an HTTP request and once for a socket, so that a revoked token is refused at once.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from typing import get_args

from bottega.server.people.messages import BotAccountInfo, NewToken, Scope, TokenInfo, TokenWish
from bottega.server.people.names import account_keys, check_account
from bottega.server.people.sanitise import clean_name
from bottega.server.people.sessions import Visitor
from bottega.server.people.tokens import digest
from bottega.server.problems import Refused
from bottega.server.services import Services
from bottega.store import Act, Conflict, Person, TokenRow

PREFIX = "bottega_"  # so that whoever scans for leaked secrets knows it
MAX_TOKEN = 128
MAX_BOTS = 20  # of one person
MAX_TOKENS = 20  # of one bot
NEW_BOTS = (1 / 60, 10)  # of one person: a second, and at once
NEW_TOKENS = (1 / 10, 20)
WRONG_TOKENS = (1 / 10, 30)  # from one address
USED_SECONDS = 60.0  # `used` is written at most so often
REMEMBERED = 10_000  # tokens
OPERATOR = "owner"  # in the audit log


class BotAccounts:
    def __init__(self, services: Services) -> None:
        self.services = services
        self._used: OrderedDict[str, float] = OrderedDict()

    # --- signing in ---

    async def visitor(self, token: str, address: str) -> Visitor:
        """Whose token it is, and what it allows."""
        found = await self.services.store.bot_accounts.token(digest(token)) if len(token) <= MAX_TOKEN else None
        if found is None:
            self.services.limits.take("wrong token", address, *WRONG_TOKENS, self.services.time.now())
            raise Refused("wrong-token")
        row, bot = found
        self._use(row)
        return Visitor(bot, row.id, frozenset(row.scopes))

    def _use(self, row: TokenRow) -> None:
        now = self.services.time.now()
        if self._used.get(row.id, row.used or 0.0) > now - USED_SECONDS:
            return
        self._used[row.id] = now
        self._used.move_to_end(row.id)
        if len(self._used) > REMEMBERED:
            self._used.popitem(last=False)
        self.services.tasks.start(self.services.store.bot_accounts.use(row.id, now), "token used")

    # --- what owners do ---

    async def of(self, owner: Person) -> list[BotAccountInfo]:
        return [await self._info(bot) for bot in await self.services.store.bot_accounts.of(owner.id)]

    async def _info(self, bot: Person) -> BotAccountInfo:
        rows = await self.services.store.bot_accounts.tokens(bot.id)
        return BotAccountInfo(bot.id, bot.name, bot.created, [_token_info(row) for row in rows])

    async def add(self, owner: Person, name: str) -> BotAccountInfo:
        """A guest who is not seen for a while is deleted, so bots belong to accounts."""
        if owner.account is None:
            raise Refused("no-account")
        now, name = self.services.time.now(), check_account(name)
        self.services.limits.take("new bot", owner.id, *NEW_BOTS, now)
        if len(await self.services.store.bot_accounts.of(owner.id)) >= MAX_BOTS:
            raise Refused("too-many-bots")
        bot = Person(secrets.token_hex(16), name, owner.lang, now, name, owner.id)
        try:
            await self.services.store.bot_accounts.add(bot, account_keys(name), self._act("bot", bot, name))
        except Conflict:
            raise Refused("name-taken") from None
        return await self._info(bot)

    async def own(self, owner: Person, bot: str) -> Person:
        """One of somebody's bots."""
        found = next((each for each in await self.services.store.bot_accounts.of(owner.id) if each.id == bot), None)
        if found is None:
            raise Refused("not-found")
        return found

    async def make_token(self, bot: Person, wish: TokenWish) -> NewToken:
        now, token = self.services.time.now(), PREFIX + secrets.token_urlsafe(32)
        self.services.limits.take("new token", bot.owner or "", *NEW_TOKENS, now)
        if len(await self.services.store.bot_accounts.tokens(bot.id)) >= MAX_TOKENS:
            raise Refused("too-many-bots")
        name = clean_name(wish.name)
        scopes: list[Scope] = [scope for scope in get_args(Scope) if scope in wish.scopes]
        row = TokenRow(digest(token), bot.id, name, list(scopes), now)
        await self.services.store.bot_accounts.add_token(row, self._act("token", bot, name))
        return NewToken(row.id, row.name, scopes, now, None, token=token)

    async def revoke(self, bot: Person, token: str) -> None:
        try:
            await self.services.store.bot_accounts.revoke(bot.id, token, self._act("revoke", bot, ""))
        except Conflict:
            raise Refused("not-found") from None

    def act_of_erasing(self, bot: Person) -> Act:
        return self._act("erase-bot", bot, bot.name)

    def _act(self, name: str, bot: Person, note: str) -> Act:
        return Act(0, self.services.time.now(), OPERATOR, name, bot.id, note)


def _token_info(row: TokenRow) -> TokenInfo:
    return TokenInfo(row.id, row.name, row.scopes, row.created, row.used)  # type: ignore[arg-type]  # written from the same type
