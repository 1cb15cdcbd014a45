"""Real servers that notifications arrive at: one for HTTP, which can keep its answers back, and one for mail."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple, Self

from aiosmtpd.smtp import SMTP, Envelope, Session

from server.running import Player, Socket, wait_for


class Received(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class HttpReceiver:
    """Answers with `status`, once `answering` is set."""

    def __init__(self) -> None:
        self.received: list[Received] = []
        self.status = 201
        self.answering = threading.Event()
        self.answering.set()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                receiver.received.append(Received(self.path, headers, body))
                receiver.answering.wait()
                self.send_response(receiver.status)
                self.send_header("location", "http://127.0.0.1:1/elsewhere")
                self.send_header("content-length", "2")
                self.end_headers()
                self.wfile.write(b"{}")

            do_PUT = do_POST  # noqa: N815

            def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
                """Nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.port = self.server.server_address[1]
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)

    def url(self, path: str = "/hook") -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def until(self, count: int) -> list[Received]:
        wait_for(lambda: len(self.received) >= count)
        return self.received

    def __enter__(self) -> Self:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.answering.set()
        self.server.shutdown()
        self.server.server_close()


class MailBox:
    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refused: list[EmailMessage] = []
        self.refuses = False

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, _class=EmailMessage, policy=policy.default)
        (self.refused if self.refuses else self.mails).append(mail)
        return "451 try again later" if self.refuses else "250 OK"

    def until(self, count: int) -> list[EmailMessage]:
        wait_for(lambda: len(self.mails) >= count)
        return self.mails


@contextmanager
def smtp_server() -> Iterator[tuple[MailBox, str]]:
    """A mail box, and the setting that leads to it."""
    box, loop = MailBox(), asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    starting = loop.create_server(lambda: SMTP(box), "127.0.0.1", 0)
    server = asyncio.run_coroutine_threadsafe(starting, loop).result()
    try:
        yield box, f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        server.close()
        loop.close()


def add(player: Player, **wish: Any) -> dict[str, Any]:
    """A channel of a player."""
    made: dict[str, Any] = player.post("/me/channels", channel=wish)
    return made


def send_test(player: Player, channel: dict[str, Any]) -> int:
    """The status of the answer."""
    return player.http.post(f"/me/channels/{channel['id']}/test", json={}).status_code


def waiting_table(port: int, **wishes: Any) -> tuple[Player, Player, str]:
    """Vera and Ochre, who speaks French, at a table that has not begun."""
    vera, ochre = Player.guest(port, "Vera"), Player.guest(port, "Ochre", "fr")
    code = str(vera.table(seats="me,open", options={"starter": 0}, autostart=False, **wishes)["code"])
    ochre.sit(code)
    return vera, ochre, code


def begin(vera: Player, code: str) -> None:
    """The game begins, and Vera plays until it is the other's turn."""
    vera.post(f"/tables/{code}/start")
    with vera.socket(code) as socket:
        play_on(socket)


def play_on(socket: Socket) -> None:
    """Until it is another's turn."""
    socket.until(lambda: socket.view)
    while socket.view["seat"] in socket.view["awaited"]:
        socket.follow(socket.move()["seq"])
