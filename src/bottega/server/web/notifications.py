"""The HTTP API about notifications: how somebody wants to be told of their turns, and the links in mails.

A forgotten password is here too, since its link comes by mail.
"""

from __future__ import annotations

from litestar.params import FromPath, JSONBody

from bottega.server.notify.messages import (
    AskRecovery,
    ChannelId,
    ChannelInfo,
    ChannelToken,
    MailWish,
    NewChannel,
    NotificationInfo,
    QuietWish,
    Recover,
    Recovered,
)
from bottega.server.web.requests import (
    FOR_BANNED,
    Asked,
    Visit,
    Who,
    delete,
    get,
    known,
    known_visitor,
    post,
    put,
    server_of,
    url_of,
)
from bottega.server.web.security import address_of


@get("/me/notifications")
async def get_notifications(request: Asked, visitor: Visit) -> NotificationInfo:
    """What this server offers, and what you chose."""
    return await server_of(request).channels.info(visitor)


@put("/me/notifications/quiet", status_code=204)
async def set_quiet_hours(request: Asked, person: Who, data: JSONBody[QuietWish]) -> None:
    """When you are not told of anything; `null`: never quiet."""
    await server_of(request).channels.set_quiet_hours(known(person), data.quiet)


@post("/me/channels", status_code=201)
async def add_channel(request: Asked, visitor: Visit, data: JSONBody[NewChannel]) -> ChannelInfo:
    """A new way to be told. A mail address gets a letter with a link first, and nothing else until that is opened."""
    found, origin, server = known_visitor(visitor), await url_of(request), server_of(request)
    address, agent = address_of(request.scope), request.headers.get("user-agent")
    if isinstance(data.channel, MailWish):
        await server.people.check_password(found.person, data.channel.password, address)
    return await server.channels.add(found, data.channel, address, origin, agent)


@delete("/me/channels/{channel:str}", status_code=204, opt={FOR_BANNED: True})
async def remove_channel(request: Asked, person: Who, channel: FromPath[ChannelId]) -> None:
    await server_of(request).channels.remove(known(person), channel)


@post("/me/channels/{channel:str}/test", status_code=204)
async def test_channel(request: Asked, person: Who, channel: FromPath[ChannelId]) -> None:
    """Sends a test at once, and says if it could not be delivered."""
    await server_of(request).channels.test(known(person), channel, address_of(request.scope))


@post("/confirm/{token:str}", status_code=204)
async def confirm_channel(request: Asked, token: FromPath[ChannelToken]) -> None:
    """Whoever opens the link in the letter has the mail address."""
    await server_of(request).channels.confirm(token)


@post("/unsubscribe/{token:str}", status_code=204, opt={FOR_BANNED: True})
async def unsubscribe(request: Asked, token: FromPath[ChannelToken]) -> None:
    """The link in every mail: it removes the channel, without signing in."""
    await server_of(request).channels.unsubscribe(token)


# --- a forgotten password ---


@post("/recovery", status_code=204)
async def ask_recovery(request: Asked, data: JSONBody[AskRecovery]) -> None:
    """A link goes to the confirmed mail addresses of the account. The answer is the same if there is none."""
    server_of(request).recovery.ask(data.account, address_of(request.scope))


@put("/recovery", status_code=200)
async def recover(request: Asked, data: JSONBody[Recover]) -> Recovered:
    """Sets a new password, with the token of the link. All sessions of the account end."""
    server = server_of(request)
    account, person = await server.recovery.finish(data.token, data.password, address_of(request.scope))
    await server.on_sessions_ended(person)
    return Recovered(account)


HANDLERS = [
    *(get_notifications, set_quiet_hours, add_channel, remove_channel, test_channel, confirm_channel, unsubscribe),
    *(ask_recovery, recover),
]
