"""The HTTP API about somebody's bot accounts and their tokens. Only people use it: no token is enough."""

from __future__ import annotations

from litestar.params import FromPath, JSONBody

from bottega.server.people.messages import BotAccountInfo, NewBot, NewToken, TokenWish
from bottega.server.protocol import SessionId
from bottega.server.web.requests import FOR_BANNED, Asked, Who, delete, get, known, post, server_of


@get("/me/bots")
async def get_bots(request: Asked, person: Who) -> list[BotAccountInfo]:
    return await server_of(request).bot_accounts.of(known(person))


@post("/me/bots", status_code=201)
async def new_bot(request: Asked, person: Who, data: JSONBody[NewBot]) -> BotAccountInfo:
    """A bot account. Its name is taken as that of an account is."""
    return await server_of(request).bot_accounts.add(known(person), data.name)


@delete("/me/bots/{bot:str}", status_code=204, opt={FOR_BANNED: True})
async def erase_bot(request: Asked, person: Who, bot: FromPath[str]) -> None:
    """The bot is erased as a person would be, and its tokens with it."""
    server = server_of(request)
    found = await server.bot_accounts.own(known(person), bot)
    for gone in await server.belongings.erase(found.id, server.bot_accounts.act_of_erasing(found)):
        await server.on_person_gone(gone)


@post("/me/bots/{bot:str}/tokens", status_code=201)
async def new_token(request: Asked, person: Who, bot: FromPath[str], data: JSONBody[TokenWish]) -> NewToken:
    """The answer is the only place where the token stands."""
    accounts = server_of(request).bot_accounts
    return await accounts.make_token(await accounts.own(known(person), bot), data)


@delete("/me/bots/{bot:str}/tokens/{token:str}", status_code=204, opt={FOR_BANNED: True})
async def revoke_token(request: Asked, person: Who, bot: FromPath[str], token: FromPath[SessionId]) -> None:
    """At once: sockets that were opened with it are closed."""
    server = server_of(request)
    found = await server.bot_accounts.own(known(person), bot)
    await server.bot_accounts.revoke(found, token)
    await server.on_sessions_ended(found.id)


HANDLERS = [get_bots, new_bot, erase_bot, new_token, revoke_token]
