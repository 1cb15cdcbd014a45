"""The HTTP API about people: guests, accounts, sessions, what belongs to somebody, and reports to the host."""

from __future__ import annotations

from contextlib import suppress

from litestar import Response
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from bottega.server.operate.merging import check_seats
from bottega.server.people.identity import me, signed_in
from bottega.server.people.sessions import COOKIE, DEVICE_COOKIE, Began, Visitor
from bottega.server.people.tokens import digest
from bottega.server.problems import Refused
from bottega.server.protocol import (
    ChangePassword,
    Claim,
    Code,
    DaysOffInfo,
    DaysOffWish,
    EraseMe,
    Me,
    MoveLink,
    NewGuest,
    Report,
    SessionId,
    SessionInfo,
    SignedIn,
    SignIn,
    UseLink,
)
from bottega.server.web.requests import (
    FOR_BANNED,
    Asked,
    Visit,
    Who,
    cookies,
    delete,
    get,
    known,
    known_visitor,
    post,
    put,
    server_of,
    with_session,
)
from bottega.server.web.security import address_of
from bottega.store import Person

NO_COOKIE = [Cookie(COOKIE, path="/", value="", max_age=0)]
NO_COOKIES = [*NO_COOKIE, Cookie(DEVICE_COOKIE, path="/", value="", max_age=0)]
EXPORT_NAME = "bottega-export.json"


# --- guests and accounts ---


@post("/guest", status_code=201)
async def new_guest(request: Asked, visitor: Visit, data: JSONBody[NewGuest]) -> Response[Me]:
    """A browser that was somebody else is a new guest from then on."""
    server = server_of(request)
    person = await server.people.guest(data, address_of(request.scope))
    return with_session(request, me(person), await _begin(request, person, "guest", visitor))


@post("/me/account", status_code=200)
async def claim_account(request: Asked, visitor: Visit, data: JSONBody[Claim]) -> Response[Me]:
    """All sessions of the guest end, and a new one begins here: nobody keeps a way in from before."""
    server = server_of(request)
    guest = known_visitor(visitor)
    claimed = await server.people.claim(guest.person, data, address_of(request.scope))
    token = await _begin(request, claimed, "claim")
    if guest.session is not None:
        await server.services.store.channels.change_session(guest.session, digest(token))
    server.reconnect(guest)
    await server.on_sessions_ended(claimed.id)
    return with_session(request, me(claimed), token)


@put("/me/password", status_code=200)
async def change_password(request: Asked, visitor: Visit, data: JSONBody[ChangePassword]) -> Response[Me]:
    """All sessions end, and a new one begins here."""
    server, found = server_of(request), known_visitor(visitor)
    await server.people.change_password(found.person, data, address_of(request.scope))
    token = await _begin(request, found.person, "sign-in")
    server.reconnect(found)
    await server.on_sessions_ended(found.person.id)
    return with_session(request, me(found.person), token)


@get("/me/days-off")
async def get_days_off(request: Asked, person: Who) -> DaysOffInfo:
    return await server_of(request).days_off.info(known(person))


@put("/me/days-off", status_code=200)
async def set_days_off(request: Asked, person: Who, data: JSONBody[DaysOffWish]) -> DaysOffInfo:
    """From tomorrow on. Where a game waits for you, your clock is set anew."""
    server, found = server_of(request), known(person)
    await server.days_off.set(found, data)
    await server.tables.change_days_off(found)
    return await server.days_off.info(found)


# --- what belongs to me ---


@get("/me/export")
async def export_me(request: Asked, visitor: Visit) -> Stream:
    """Everything about you in one JSON file; its `games` have a record each, if they are over."""
    found = known_visitor(visitor)
    pieces = server_of(request).belongings.export(found, address_of(request.scope))
    headers = {"content-disposition": f'attachment; filename="{EXPORT_NAME}"'}
    return Stream(pieces, media_type="application/json", headers=headers)


@delete("/me", status_code=204, opt={FOR_BANNED: True}, response_cookies=NO_COOKIES)
async def erase_me(request: Asked, person: Who, data: JSONBody[EraseMe]) -> None:
    """Name, account, sessions, mutes and chat go at once and for good. Games stay for the others, without a name."""
    server = server_of(request)
    await server.people.check_password(known(person), data.password, address_of(request.scope))
    for gone in await server.belongings.erase(known(person).id):
        await server.on_person_gone(gone)


# --- sessions ---


async def _begin(request: Asked, person: Person, began: Began, visitor: Visitor | None = None) -> str:
    """The token of a new session. The one that this browser had ends."""
    server = server_of(request)
    token = await server.sessions.begin(person, began, request.headers.get("user-agent"))
    if visitor is not None and visitor.session is not None:
        await server.services.store.channels.change_session(visitor.session, digest(token))
        server.reconnect(visitor)
        with suppress(Refused):  # it has ended meanwhile
            await server.sessions.end(visitor.person, visitor.session)
    return token


@get("/session")
async def get_session(request: Asked, visitor: Visit) -> Response[Me | None]:
    """Who the cookie says you are; `null` for a stranger, who has done nothing wrong.

    A cookie of version 0.1.0 is exchanged for a session.
    """
    if visitor is None:
        return Response(None)
    server, (person, session, _) = server_of(request), visitor
    answer: Me | None = me(person, await server.sessions.opened_elsewhere(visitor))
    tokens = cookies(request.scope, COOKIE)
    if session is None:
        tokens = [await _begin(request, person, "old-cookie")]
    return with_session(request, answer, tokens[0]) if len(tokens) == 1 else Response(answer)


@post("/session", status_code=200)
async def sign_in(request: Asked, visitor: Visit, data: JSONBody[SignIn]) -> Response[SignedIn]:
    """A guest brings their games along; an account keeps its own."""
    server, count = server_of(request), 0
    device = cookies(request.scope, DEVICE_COOKIE)

    def is_known_device(person: str) -> bool:
        return any(server.sessions.is_known_device(token, person) for token in device)

    account = await server.people.sign_in(data, address_of(request.scope), is_known_device)
    is_guest = visitor is not None and visitor.person.account is None
    if visitor is not None and is_guest:
        await check_seats(server.services, visitor.person, account, data.leave_seat)
    token = await _begin(request, account, "sign-in", None if is_guest else visitor)
    if visitor is not None and is_guest:
        await server.services.store.channels.change_session(visitor.session or "", digest(token))
        count = await server.people.merge(visitor.person, account)
        await server.on_person_gone(visitor.person.id)
    return with_session(request, signed_in(account, count), token)


@post("/me/link", status_code=201)
async def make_link(request: Asked, person: Who) -> MoveLink:
    return await server_of(request).people.link(known(person))


@post("/session/link", status_code=200)
async def use_link(request: Asked, visitor: Visit, data: JSONBody[UseLink]) -> Response[Me]:
    person = await server_of(request).people.use_link(data.token, address_of(request.scope))
    return with_session(request, me(person), await _begin(request, person, "link", visitor))


@delete("/session", status_code=204, opt={FOR_BANNED: True}, response_cookies=NO_COOKIE)
async def sign_out(request: Asked, visitor: Visit) -> None:
    """Ends this session."""
    if visitor is not None and visitor.session is not None:
        await _end(request, visitor, visitor.session)
    elif visitor is not None:
        await _end_all(request, visitor)


@get("/sessions")
async def get_sessions(request: Asked, visitor: Visit) -> list[SessionInfo]:
    """The devices you are signed in on, the last seen first."""
    return await server_of(request).sessions.of(known_visitor(visitor))


@delete("/sessions", status_code=204, opt={FOR_BANNED: True}, response_cookies=NO_COOKIE)
async def sign_out_everywhere(request: Asked, visitor: Visit) -> None:
    """Ends all your sessions, this one too."""
    await _end_all(request, known_visitor(visitor))


@delete("/sessions/{session:str}", status_code=204, opt={FOR_BANNED: True})
async def end_session(request: Asked, visitor: Visit, session: FromPath[SessionId]) -> None:
    """Ends one of your sessions."""
    await _end(request, known_visitor(visitor), session)


async def _end(request: Asked, visitor: Visitor, session: str) -> None:
    await server_of(request).sessions.end(visitor.person, session)
    await server_of(request).on_sessions_ended(visitor.person.id)


async def _end_all(request: Asked, visitor: Visitor) -> None:
    await server_of(request).sessions.end_all(visitor.person)
    await server_of(request).on_sessions_ended(visitor.person.id)


# --- reports ---


@post("/tables/{code:str}/reports", status_code=204)
async def report(request: Asked, person: Who, code: FromPath[Code], data: JSONBody[Report]) -> None:
    """Tells the host of a name or a chat message. What is reported twice is kept once."""
    reporter, address = known(person), address_of(request.scope)
    server = server_of(request)
    table = await server.tables.find(code, reporter, address)
    if (data.seat is None) == (data.chat is None):
        raise Refused("malformed", reason="seat, chat: one of them is needed")
    if data.chat is not None:
        message = table.chat.find(data.chat)
        if message is None:
            raise Refused("not-found")
        about, name = message.person, message.name
    else:
        assert data.seat is not None
        seats = table.seating.seats
        chair = seats[data.seat] if data.seat < len(seats) else None
        if chair is None or chair.person is None:
            raise Refused("not-found")
        message, about, name = None, chair.person, chair.name or ""
    await server.reports.add(reporter, address, table.code, about, name, message, data.note)


HANDLERS = [
    *(new_guest, claim_account, change_password, export_me, erase_me),
    *(get_days_off, set_days_off),
    *(get_session, sign_in, make_link, use_link, sign_out, get_sessions, sign_out_everywhere, end_session, report),
]
