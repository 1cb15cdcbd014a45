"""The other end of the page's requests and sockets, where there is no network between them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
from msgspec import Struct

from bottega import texts
from bottega.offline.games_file import Imported, export_games, import_games
from bottega.offline.inline import InlinePool, NoPasswords, Port, worker_starter
from bottega.offline.router import Router
from bottega.server.api import games, me, replays, reviews, sockets, tables
from bottega.server.api.call import Call, Endpoint
from bottega.server.api.playing import Playing
from bottega.server.limits import Limits
from bottega.server.peers import Peers
from bottega.server.people.identity import me as about
from bottega.server.problems import Refused
from bottega.server.protocol import REFUSED, Me, NewGuest, Problem
from bottega.server.services import Services
from bottega.server.settings import Settings
from bottega.server.table.messages import encode
from bottega.server.table.wire import Refusal
from bottega.server.timing import Alarms, SystemTime
from bottega.server.work.workers import Workers
from bottega.store import Store, Unavailable
from bottega.store.inline_sqlite import Flush, InlineSqlite

log = logging.getLogger(__name__)

HERE = "page"  # the one address there is
SOCKET = "/tables/"
# Nobody here can be kept waiting by others: only what would jam the page itself is limited.
SETTINGS = Settings(
    workers=1,
    tables_per_person=1_000_000,
    hints_per_minute=10_000.0,
    narration_seconds=1e9,
    review_effort=0.2,  # Python is slow in a page
    import_megabytes=1_000.0,
    messages_per_second=1_000.0,
)

Send = Callable[[str], object]
OpenPort = Callable[[], Port]


class Request(Struct, tag="request"):
    id: int
    method: str
    url: str  # from the API's base on, as `/games?lang=en`
    lang: str = "en"
    body: str | None = None


class Open(Struct, tag="open"):
    """A socket. `url` is that of a table."""

    id: int
    url: str


class Text(Struct, tag="text"):
    id: int
    text: str


class Close(Struct, tag="close"):
    id: int


PageMessage = Request | Open | Text | Close


class Answer(Struct, tag="answer"):
    id: int
    status: int
    body: str


class Closed(Struct, tag="closed"):
    id: int
    code: int


decode = msgspec.json.Decoder(PageMessage).decode


class Socket:
    """One socket of the page. Its messages are answered in the order they came."""

    def __init__(self, number: int, send: Callable[[Struct], None]) -> None:
        self.number = number
        self._send = send
        self._texts: asyncio.Queue[str | None] = asyncio.Queue()  # None: it is closed
        self._is_open = True

    def write(self, text: bytes) -> None:
        if self._is_open:
            self._send(Text(self.number, text.decode()))

    def close(self, code: int) -> None:
        if self._is_open:
            self._is_open = False
            self._send(Closed(self.number, code))
            self._texts.put_nowait(None)

    def on_text(self, text: str | None) -> None:
        self._texts.put_nowait(text)

    async def read_all(self, on_text: Callable[[str], Any]) -> None:
        while (text := await self._texts.get()) is not None and self._is_open:
            await on_text(text)


class Page:
    """`open_port` starts a worker of the browser for bots that think; `send` answers the page."""

    def __init__(
        self, database: Path, flush: Flush, open_port: OpenPort, send: Send, settings: Settings = SETTINGS
    ) -> None:
        self._post = send
        self._sockets: dict[int, Socket] = {}
        self._person = ""  # the id of the one person there is
        self.server = Playing(_services(settings, InlineSqlite(database, flush), open_port))
        own = [
            Endpoint("GET", "/session", self._get_session),
            Endpoint("POST", "/guest", self._new_guest, status=201),
            Endpoint("GET", "/games-file", self._export),
            Endpoint("POST", "/games-file", self._import),
        ]
        shared = (me, games, tables, replays, reviews)
        self._router = Router([*own, *(endpoint for part in shared for endpoint in part.ENDPOINTS)])

    async def open(self) -> None:
        await self.server.open()
        await self.server.bans.load()
        self._person = await self.server.services.store.setting("person", "")

    def handle(self, text: str) -> None:
        """A message of the page."""
        message = decode(text)
        match message:
            case Request():
                self.server.services.tasks.start(self._answer(message), f"request {message.url}")
            case Open():
                self._sockets[message.id] = socket = Socket(message.id, self._send)
                self.server.services.tasks.start(self._serve(socket, message.url), f"socket {message.id}")
            case Text():
                if (found := self._sockets.get(message.id)) is not None:
                    found.on_text(message.text)
            case Close():
                if (found := self._sockets.get(message.id)) is not None:
                    found.on_text(None)

    def _send(self, message: Struct) -> None:
        self._post(msgspec.json.encode(message).decode())

    # --- requests ---

    async def _answer(self, request: Request) -> None:
        lang = request.lang if request.lang in texts.LANGUAGES else "en"
        try:
            call = await self._call(lang)
            status, found = await self._router.answer(call, request.method, request.url, request.body)
        except Refused as refused:
            status, found = refused.status, Problem(refused.code, refused.sentence(lang))
        except Unavailable as error:
            log.error("store unavailable", extra={"error": str(error)})
            late = Refused("unavailable")
            status, found = late.status, Problem(late.code, late.sentence(lang))
        self._send(Answer(request.id, status, msgspec.json.encode(found).decode()))

    async def _call(self, lang: str) -> Call:
        person = await self.server.people.get(self._person) if self._person else None
        return Call(self.server, person, HERE, person.lang if person else lang)

    async def _get_session(self, call: Call) -> Me | None:
        return None if call.person is None else about(call.person)

    async def _new_guest(self, call: Call, data: NewGuest) -> Me:
        """The one person of this page, for good."""
        person = call.person
        if person is None:
            person = await self.server.people.guest(data, HERE)
            await self.server.services.store.set("person", person.id)
            self._person = person.id
        return about(person)

    async def _export(self, call: Call) -> str:
        return "".join([f"{line}\n" async for line in export_games(call.server, call.known)])

    async def _import(self, call: Call, data: str) -> Imported:
        return await import_games(call.server, call.known, data)

    # --- sockets ---

    async def _serve(self, socket: Socket, url: str) -> None:
        parts = urlsplit(url)
        wish = {name: found[-1] for name, found in parse_qs(parts.query).items()}
        code = parts.path.removeprefix(SOCKET).removesuffix("/socket")
        call = await self._call("en")
        try:
            call.lang = sockets.language(wish) or call.lang
            async with sockets.joined(call, socket, code, wish) as handler:
                await socket.read_all(handler.on_text)
        except Refused as refused:
            socket.write(encode(Refusal(None, refused.code, refused.sentence(call.lang))))
            socket.close(REFUSED + refused.status)
        finally:
            del self._sockets[socket.number]


def _services(settings: Settings, database: InlineSqlite, open_port: OpenPort) -> Services:
    limits, time, store = Limits(), SystemTime(), Store(database)
    return Services(
        settings=settings,
        store=store,
        time=time,
        alarms=Alarms(time),
        workers=Workers(worker_starter(open_port), settings.workers, settings.bot_seconds, settings.hint_seconds),
        opening=InlinePool(),
        narrating=InlinePool(),
        passwords=NoPasswords(),
        limits=limits,
        peers=Peers(store, limits, time),
        sealed=False,
    )
