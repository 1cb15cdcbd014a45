"""Connections: messages in any number of pieces, texts in order, clients that do not read, memory."""

from __future__ import annotations

import asyncio
import gc
from contextlib import closing, suppress
from itertools import pairwise
from socket import create_connection
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol
from websockets.sync.client import connect

from bottega.server.protocol import ABUSE, STOPPING, TOO_SLOW
from bottega.server.table.feed import Subscriber
from bottega.server.table.handler import MessageHandler
from bottega.server.transport import Connection, connection
from server.running import TIMEOUT, Running, wait_for
from server.table.test_table import two


def frame(data: str, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, data.encode(), fin).serialize(mask=True)


def ping(name: str) -> str:
    return f'{{"type": "ping", "id": "{name}"}}'


def cut(data: bytes, *places: int) -> list[bytes]:
    return [data[begin:end] for begin, end in pairwise((0, *places, len(data)))]


ONE, OTHER = frame(ping("one")), frame(ping("other"))
LONG_FRAME = frame(ping("one") + " " * 300)
WIDE = b"\x81\xff" + (119).to_bytes(8) + bytes(4) + ping("one").ljust(119).encode()  # eight bytes for a small size
FRAGMENTS = [
    frame('{"type": ', fin=False),
    frame("", Opcode.PING),
    frame('"ping", ', Opcode.CONT, fin=False),
    frame('"id": "one"}', Opcode.CONT),
]
PIECES = {
    "whole": [ONE, OTHER],
    "together": [ONE + OTHER],
    "byte by byte": [*cut(ONE, *range(1, len(ONE))), OTHER],
    "cut in the head": [*cut(ONE, 3), OTHER],
    "one and a half": cut(ONE + OTHER, len(ONE) + 9),
    "long": [LONG_FRAME, OTHER],
    "with a wide size": [WIDE, OTHER],
    "long and cut": [*cut(LONG_FRAME, 3, 200), OTHER],
    "fragments": [*FRAGMENTS, OTHER],
    "fragments together": [b"".join(FRAGMENTS) + OTHER],
    "after a ping": [frame("", Opcode.PING), ONE, OTHER],
}


@pytest.mark.parametrize("pieces", PIECES.values(), ids=PIECES.keys())
def test_a_message_may_come_in_pieces(running: Running, pieces: list[bytes]) -> None:
    code, vera, _ = two(running)
    with vera.socket(code) as socket:
        for piece in pieces:
            socket.line.socket.sendall(piece)
        assert [socket.until_told("pong")["id"] for _ in range(2)] == ["one", "other"]
        assert socket.ask("ping")["type"] == "pong"


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (bytes((0x81, 5)) + b"hello", 1002),  # without a mask
        (bytes((0xC1, 0x85)) + bytes(4) + b"hello", 1002),  # with a bit nobody agreed on
        (bytes((0x81, 0x84)) + bytes(4) + b"\xff\xff\xff\xff", 1007),  # no text
        (bytes((0x80, 0x85)) + bytes(4) + b"hello", 1002),  # goes on with nothing
    ],
)
def test_what_is_no_text_closes_the_connection(running: Running, data: bytes, reason: int) -> None:
    code, vera, _ = two(running)
    with vera.socket(code) as socket:
        socket.read()
        socket.line.socket.sendall(data)
        assert socket.until_closed() == reason


def test_a_closed_connection_is_freed(running: Running) -> None:
    """What is ours at once; what uvicorn leaves in reference cycles with the next collection, which is ours to run."""

    def count(*types: type) -> int:
        return sum(type(each) in types for each in gc.get_objects())

    code, vera, _ = two(running)
    gc.collect()
    ours, theirs = (Connection, MessageHandler, Subscriber), (ServerProtocol,)
    before = count(*ours), count(*theirs)
    gc.disable()
    try:
        for _ in range(5):
            with vera.socket(code) as socket:
                socket.read()
        wait_for(lambda: count(*ours) <= before[0])
        running.server.tables.live[code].feed.published_at = 0.0  # nobody has moved for long
        running.run(running.server.tables.sweep())
        wait_for(lambda: count(*theirs) <= before[1])
    finally:
        gc.enable()


@pytest.mark.parametrize("begin", [b"GET /", b"GET / HTTP/1.1\r\nHost: x\r\nCookie: "], ids=["path", "header"])
def test_a_request_whose_head_does_not_end_is_cut_off(running: Running, begin: bytes) -> None:
    with closing(create_connection(("127.0.0.1", running.port), TIMEOUT)) as client:
        client.sendall(begin)
        events = b""
        with suppress(ConnectionError):  # it is cut while we write
            for _ in range(100):
                client.sendall(b"x" * 50_000)
            events = client.recv(1000)
        assert events.startswith(b"HTTP/1.1 400") or not events
        with suppress(ConnectionError):
            while client.recv(1000):
                pass
    assert running.guest().http.get("/me").status_code == 200


def test_who_does_not_read_is_dropped(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        connection, "CLOSE_SECONDS", 10 * TIMEOUT
    )  # a busy machine may take its time to read all that waits
    code, vera, ada = two(running)
    table = running.server.tables.live[code]
    with ada.socket(code) as other, vera.socket(code) as lazy:
        wait_for(lambda: len(table.feed.subscribers) == 2)
        while len(table.feed.subscribers) == 2:
            lazy.line.socket.sendall(frame('{"type": "sync", "id": "again"}') * 100)
        assert other.ask("ping")["type"] == "pong"
        assert lazy.until_closed() == 1013


# --- the connection alone ---


class Peer:
    """The other end of a connection, in place of uvicorn: what it receives, and what it is sent."""

    def __init__(self) -> None:
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.events: list[str | int] = []
        self.reads = asyncio.Event()
        self.reads.set()
        self.said.put_nowait({"type": "websocket.connect"})
        self.connection = Connection({}, self.said.get, self._hear)

    async def _hear(self, message: dict[str, Any]) -> None:
        await self.reads.wait()
        if message["type"] == "websocket.send":
            self.events.append(message["text"])
        elif message["type"] == "websocket.close":
            self.events.append(message["code"])

    def say(self, *texts: str) -> None:
        for text in texts:
            self.said.put_nowait({"type": "websocket.receive", "text": text})


def test_texts_are_sent_in_order_and_the_close_code_last() -> None:
    async def main() -> None:
        peer = Peer()
        async with peer.connection as connection:
            connection.write(b"one")
            await asyncio.sleep(0)
            connection.write(b"two")
            connection.write(b"three")
            connection.close(STOPPING)
            connection.write(b"too late")
            connection.close(ABUSE)
        assert peer.events == ["one", "two", "three", STOPPING]

    asyncio.run(main())


def test_messages_are_handled_one_after_another() -> None:
    async def main() -> None:
        peer, begun, ended = Peer(), list[str | None](), list[str | None]()

        async def on_text(text: str | None) -> None:
            assert begun == ended
            begun.append(text)
            await asyncio.sleep(0)
            ended.append(text)

        peer.say("one", "two", "three")
        peer.said.put_nowait({"type": "websocket.receive", "bytes": b"four"})
        peer.said.put_nowait({"type": "websocket.disconnect"})
        async with peer.connection as connection:
            await connection.read_all(on_text)
        assert ended == ["one", "two", "three", None]

    asyncio.run(main())


def test_close_ends_a_reader_that_waits() -> None:
    async def main() -> None:
        peer = Peer()

        async def on_text(_: str | None) -> None: ...

        async with peer.connection as connection:
            reading = asyncio.create_task(connection.read_all(on_text))
            await asyncio.sleep(0)
            connection.close(STOPPING)
            await asyncio.wait_for(reading, TIMEOUT)
        assert peer.events == [STOPPING]

    asyncio.run(main())


def test_close_does_not_cut_a_message_short() -> None:
    """The one being handled is finished, the next is not read."""

    async def main() -> None:
        peer, stored, ended = Peer(), asyncio.Event(), list[str | None]()

        async def on_text(text: str | None) -> None:
            await stored.wait()
            ended.append(text)

        peer.say("move", "another")
        async with peer.connection as connection:
            reading = asyncio.create_task(connection.read_all(on_text))
            while peer.said.qsize() == 2:
                await asyncio.sleep(0)
            connection.close(STOPPING)
            await asyncio.sleep(0)
            assert not reading.done()
            stored.set()
            await asyncio.wait_for(reading, TIMEOUT)
        assert ended == ["move"]

    asyncio.run(main())


def test_what_waits_for_a_client_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "CLOSE_SECONDS", 0.0)

    async def main() -> None:
        peer = Peer()
        async with peer.connection as slow:
            peer.reads.clear()
            for _ in range(100):
                slow.write(b"x" * 100_000)
                await asyncio.sleep(0)
            assert slow._unsent <= connection.MAX_UNSENT + 100_000
        assert peer.events == []

    asyncio.run(main())


def test_a_client_that_reads_again_hears_why_it_was_dropped() -> None:
    async def main() -> None:
        peer = Peer()
        async with peer.connection as slow:
            peer.reads.clear()
            for _ in range(100):
                slow.write(b"x" * 100_000)
            peer.reads.set()
        assert peer.events == ["x" * 100_000] * 11 + [TOO_SLOW]

    asyncio.run(main())


def test_no_memory_is_spent_on_compressing_messages(running: Running) -> None:
    code, vera, _ = two(running)
    url = f"ws://127.0.0.1:{running.port}/api/v1/tables/{code}/socket"
    cookie = {"Cookie": f"bottega={vera.cookie}"}
    with connect(url, additional_headers=cookie, compression="deflate", open_timeout=TIMEOUT) as line:
        assert line.response is not None
        assert "Sec-WebSocket-Extensions" not in line.response.headers
