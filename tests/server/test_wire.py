"""The line itself: messages in any number of pieces, and clients that do not read."""

from __future__ import annotations

import gc
from contextlib import closing, suppress
from itertools import pairwise
from socket import create_connection

import pytest
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from bottega.server import wire
from bottega.server.tables import Tables
from server.running import PATIENCE, Running, wait_for
from server.test_table import two


def frame(data: str, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, data.encode(), fin).serialize(mask=True)


def ping(name: str) -> str:
    return f'{{"type": "ping", "id": "{name}"}}'


def cut(data: bytes, *places: int) -> list[bytes]:
    return [data[begin:end] for begin, end in pairwise((0, *places, len(data)))]


ONE, OTHER = frame(ping("one")), frame(ping("other"))
LONG = frame(ping("one") + " " * 300)
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
    "long": [LONG, OTHER],
    "with a wide size": [WIDE, OTHER],
    "long and cut": [*cut(LONG, 3, 200), OTHER],
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
def test_what_is_no_text_ends_the_line(running: Running, data: bytes, reason: int) -> None:
    code, vera, _ = two(running)
    with vera.socket(code) as socket:
        socket.read()
        socket.line.socket.sendall(data)
        assert socket.until_closed() == reason


def test_a_line_that_is_closed_leaves_nothing_to_the_collector(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Tables, "_tidy", lambda *_: None)

    def lines() -> int:
        return sum(type(each) in (wire.Door, wire.Wire, ServerProtocol) for each in gc.get_objects())

    code, vera, _ = two(running)
    gc.collect()
    before = lines()
    gc.disable()
    try:
        for _ in range(5):
            with vera.socket(code) as socket:
                socket.read()
        wait_for(lambda: lines() <= before)
    finally:
        gc.enable()


@pytest.mark.parametrize("begin", [b"GET /", b"GET / HTTP/1.1\r\nHost: x\r\nCookie: "], ids=["path", "header"])
def test_a_request_whose_head_does_not_end_is_cut_off(running: Running, begin: bytes) -> None:
    with closing(create_connection(("127.0.0.1", running.port), PATIENCE)) as line:
        line.sendall(begin)
        heard = b""
        with suppress(ConnectionError):  # it is cut while we write
            for _ in range(100):
                line.sendall(b"x" * 50_000)
            heard = line.recv(1000)
        assert heard.startswith(b"HTTP/1.1 400") or not heard
        with suppress(ConnectionError):
            while line.recv(1000):
                pass
    assert running.guest().http.get("/me").status_code == 200


def test_who_does_not_read_is_dropped(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "CLOSE_SECONDS", 10 * PATIENCE)  # a busy machine may take its time to read all that waits
    code, vera, ada = two(running)
    table = running.server.tables.live[code]
    with ada.socket(code) as other, vera.socket(code) as lazy:
        wait_for(lambda: len(table.subscribers) == 2)
        while len(table.subscribers) == 2:
            lazy.line.socket.sendall(frame('{"type": "sync", "id": "again"}') * 100)
        assert other.ask("ping")["type"] == "pong"
        assert lazy.until_closed() == 1013
