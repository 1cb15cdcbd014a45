"""A real server on a real socket, and people who talk to it as anyone would."""

from __future__ import annotations

import asyncio
import itertools
import json
import socket
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, Self

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from bottega.server.app import create_app
from bottega.server.server import Server
from bottega.server.settings import Settings
from bottega.server.timing import Time
from bottega.server.transport import config
from bottega.server.work.workers import Workers

TIMEOUT = 30.0  # seconds until a test that waits for something gives up

Json = dict[str, Any]


def settings(folder: Path, **changes: Any) -> Settings:
    """Generous limits: tests of limits set their own."""
    usual: Json = {
        "data": folder,
        "port": 0,
        "workers": 1,
        "bot_seconds": 30.0,  # a busy machine is no fault of a bot
        "bot_pace": 0.0,
        "offer_seconds": 0.0,
        "hint_seconds": 0.3,  # a hint is to be told, not to be good
        "hints_per_minute": 10_000.0,
        "narration_seconds": 10_000.0,
        "import_megabytes": 10_000.0,
        "requests_per_second": 10_000.0,
        "messages_per_second": 10_000.0,
        "sockets_per_address": 1_000,
        "tables_per_person": 1_000,
    }
    return Settings(**{**usual, **changes})


class Running:
    """The server in a thread of this process, so that a test can look inside."""

    def __init__(self, wanted: Settings, time: Time | None = None, files: Path | None = None) -> None:
        self.listener = socket.create_server((wanted.host, 0))
        self.port = self.listener.getsockname()[1]
        self.server = Server(replace(wanted, port=self.port), time)
        self.uvicorn = uvicorn.Server(config(wanted, create_app(server=self.server, files=files)))
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        async def main() -> None:
            self.loop = asyncio.get_running_loop()
            await self.uvicorn.serve(sockets=[self.listener])

        asyncio.run(main())

    def __enter__(self) -> Self:
        self.thread.start()
        wait_for(lambda: self.uvicorn.started or not self.thread.is_alive())
        assert self.uvicorn.started
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(TIMEOUT)
        assert not self.thread.is_alive()

    def run(self, work: Any) -> Any:
        """Runs a coroutine in the server's own loop."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(TIMEOUT)

    @property
    def workers(self) -> Workers:
        found = self.server.services.workers
        assert isinstance(found, Workers)
        return found

    def owner(self, account: str = "vera") -> Player:
        """Somebody with an account, who may have bots."""
        player = self.guest(account.capitalize())
        player.post("/me/account", account=account, password="purple-easel-17")
        return player

    def guest(self, name: str = "Vera", lang: str = "en", address: str | None = None) -> Player:
        return Player.guest(self.port, name, lang, address)

    def against(self, player: Player, bot: str) -> str:
        """A table at which a bot of our own making begins; the API would not take it."""
        code = str(player.table(seats="me,greedy", autostart=False, options={"starter": 1})["code"])
        self.server.tables.live[code].seating.seats[1].bot = bot
        player.post(f"/tables/{code}/start")
        return code


def wait_for(condition: Callable[[], object]) -> None:
    """Until something is so; looked at again and again, not slept for."""
    pause = threading.Event()
    for _ in range(int(TIMEOUT / 0.01)):
        if condition():
            return
        pause.wait(0.01)
    raise AssertionError("waited in vain")


class Player:
    """Somebody with a cookie, from an address that a proxy may have told."""

    def __init__(self, port: int, cookie: str | None = None, address: str | None = None) -> None:
        self.port = port
        self.headers = {} if address is None else {"X-Forwarded-For": address}
        url = f"http://127.0.0.1:{port}/api/v1"
        self.http = httpx.Client(base_url=url, timeout=TIMEOUT, headers=self.headers)
        if cookie is not None:
            self.http.cookies.set("bottega", cookie)

    @classmethod
    def guest(cls, port: int, name: str = "Vera", lang: str = "en", address: str | None = None) -> Player:
        player = cls(port, address=address)
        player.post("/guest", name=name, lang=lang)
        return player

    @property
    def cookie(self) -> str | None:
        return self.http.cookies.get("bottega")

    def bot(self, name: str = "robo", scopes: Sequence[str] = ("read", "play")) -> BotPlayer:
        """A bot account of this person's, signed in with a new token."""
        made = self.post("/me/bots", name=name)
        token = self.post(f"/me/bots/{made['id']}/tokens", name="at home", scopes=scopes)
        return BotPlayer(self.port, made["id"], token)

    def get(self, path: str, **params: Any) -> Any:
        answer = self.http.get(path, params=params)
        assert answer.is_success, answer.text
        return answer.json()

    def post(self, path: str, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def refused(self, path: str, **body: Any) -> str:
        """The code of the refusal."""
        answer = self.http.post(path, json=body)
        assert answer.status_code in range(400, 500), answer.text
        assert set(answer.json()) == {"code", "sentence", "rule"}
        return str(answer.json()["code"])

    def table(self, game: str = "final-touch", seats: str = "me,open", **rest: Any) -> Json:
        made: Json = self.post("/tables", game=game, seats=[wish(word) for word in seats.split(",")], **rest)
        return made

    def sit(self, code: str, **body: Any) -> Json:
        seated: Json = self.post(f"/tables/{code}/sit", **body)
        return seated

    def socket(self, code: str, **params: Any) -> Socket:
        return Socket(self.port, code, self.cookie, self.headers, **params)

    def watch(self, code: str, seq: int | None = None) -> None:
        """Looks on until a game is over, or stands there or further: bots alone pause without anybody."""
        with self.socket(code, seat="watch") as socket:
            socket.until(lambda: socket.over or (seq is not None and socket.seq >= seq))


def wish(word: str) -> Json:
    if word in ("me", "open"):
        return {"kind": word}
    kind, _, name = word.partition(":")
    if kind == "challenge":
        return {"kind": "challenge", "account": name}
    return {"kind": "device", "name": name} if kind == "device" else {"kind": "bot", "bot": word}


class BotPlayer(Player):
    """A bot account with a token."""

    def __init__(self, port: int, id: str, token: Json) -> None:  # noqa: A002
        super().__init__(port)
        self.id, self.token, self.token_id = id, str(token["token"]), str(token["id"])
        self.headers = {"Authorization": f"Bearer {self.token}"}
        self.http.headers.update(self.headers)

    def events(self, since: float | None = None) -> Events:
        return Events(self.port, self.headers, since)


class Events:
    """The event stream of somebody."""

    def __init__(self, port: int, headers: dict[str, str], since: float | None = None) -> None:
        query = "" if since is None else f"?since={since}"
        url = f"ws://127.0.0.1:{port}/api/v1/events{query}"
        self.line: ClientConnection = connect(url, additional_headers=headers, open_timeout=TIMEOUT, legacy=True)
        self.last: Json = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.line.close()

    def read(self) -> Json:
        message: Json = json.loads(self.line.recv(timeout=TIMEOUT))
        return message

    def next(self) -> tuple[str, str]:
        """The kind and the table of the next event."""
        while (message := self.read())["type"] != "event":
            pass
        self.last = message
        return str(message["kind"]), str(message["table"]["code"])

    def until_closed(self) -> int:
        try:
            while True:
                self.read()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006


class Socket:
    """One socket at a table; remembers everything it ever received."""

    numbers = itertools.count()

    def __init__(
        self,
        port: int,
        code: str,
        cookie: str | None,
        headers: dict[str, str] | None = None,
        origin: str | None = None,
        **params: Any,
    ) -> None:
        query = "&".join(f"{name}={value}" for name, value in params.items())
        headers = {**(headers or {}), **({"Cookie": f"bottega={cookie}"} if cookie else {})}
        if origin is not None:
            headers["Origin"] = origin
        url = f"ws://127.0.0.1:{port}/api/v1/tables/{code}/socket?{query}"
        self.line: ClientConnection = connect(
            url, additional_headers=headers, compression=None, open_timeout=TIMEOUT, legacy=True
        )
        self.received: list[Json] = []
        self.raw: list[str] = []
        self.answers: dict[str, Json] = {}
        self.view: Json = {}
        self.seq = -1
        self.table: Json = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.line.close()

    def drop(self) -> None:
        """The line breaks, without a word."""
        with suppress(OSError):
            self.line.socket.shutdown(socket.SHUT_RDWR)
        self.line.socket.close()

    def read(self) -> Json:
        text = str(self.line.recv(timeout=TIMEOUT))
        message: Json = json.loads(text)
        self.raw.append(text)
        self.received.append(message)
        if message["type"] == "update":
            assert message["since"] == self.seq or self.seq < 0, (message["since"], self.seq)
        if message["type"] in ("state", "update"):
            self.view, self.seq = message["view"], message["seq"]
        if message["type"] == "table":
            self.table = message["table"]
        if message.get("id") is not None and message["type"] != "chat":
            self.answers[message["id"]] = message
        return message

    def until(self, condition: Callable[[], object]) -> None:
        while not condition():
            self.read()

    def follow(self, seq: int) -> None:
        """Until the game stands there, or further."""
        while self.seq < seq:
            self.read()

    def until_told(self, kind: str) -> Json:
        """The next message of a kind."""
        while (message := self.read())["type"] != kind:
            pass
        return message

    def until_closed(self) -> int:
        """The code it is closed with."""
        try:
            while True:
                self.read()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    def send(self, type: str, **fields: Any) -> str:  # noqa: A002
        name = fields.pop("id", None) or f"m{next(self.numbers)}"
        self.line.send(json.dumps({"type": type, "id": name, **fields}))
        return str(name)

    def ask(self, type: str, **fields: Any) -> Json:  # noqa: A002
        name = self.send(type, **fields)
        self.until(lambda: name in self.answers)
        return self.answers[name]

    def move(self, action: Json | None = None, **fields: Any) -> Json:
        chosen = self.view["choices"][0] if action is None else action
        return self.ask("move", decision=self.view["decision"], action=chosen, **fields)

    @property
    def over(self) -> bool:
        return bool(self.view.get("outcome"))
