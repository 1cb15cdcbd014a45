"""The line to one client: uvicorn's socket, with a short way in and out for what nearly every message is.

A text that came whole needs no parser, and one to be sent needs no task of its own. Everything else, such as fragments,
pings, the end of a line and mistakes, is the library's.
"""

from __future__ import annotations

import asyncio
import logging
import struct
from collections import deque
from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr, is_ssl
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:  # not compiled here
    from websockets.utils import apply_mask

log = logging.getLogger(__name__)

TEXT = 0x81  # the last, and only, frame of a text
MASKED = 0x80
TWO_BYTES, EIGHT_BYTES = 126, 127  # instead of a size: it follows in so many
LARGEST_HEAD = 300_000  # bytes; more than one read brings, in which a request may follow on another
UNREAD = 16  # messages that may wait for the application
UNSENT = 1_000_000  # bytes that may wait for the client
CLOSE_SECONDS = 10.0  # for what waits, when the line is cut
TOO_SLOW = 1013  # why it was

Hear = Callable[[str], bool]  # who takes a text at once, or leaves it for `receive`

head_of_a_longer_one = struct.Struct(">BBH").pack


class Door(HttpToolsProtocol):
    """uvicorn's HTTP. Parser and protocol hold on to each other: let go of, a line needs no collector to be freed."""

    unread_head: int | None = 0  # bytes of a request whose headers are not complete

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """As the library does, but for our own address: finding it out takes longer than a move."""
        self.transport = cast(asyncio.Transport, transport)
        self.connections.add(self)
        self.flow = FlowControl(self.transport)
        self.client = get_remote_addr(self.transport)
        self.scheme = "https" if is_ssl(self.transport) else "http"

    def data_received(self, data: bytes) -> None:
        """The parser would keep a head that never ends."""
        super().data_received(data)
        if self.unread_head is not None:
            self.unread_head += len(data)
            if self.unread_head > LARGEST_HEAD and not self.transport.is_closing():
                self.send_400_response("Header too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.unread_head = 0

    def on_headers_complete(self) -> None:
        self.unread_head = None
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self._part()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._part()

    def _part(self) -> None:
        self.parser = cast(Any, None)


class Inbox:
    """What the client said and nobody has read yet: as much of a queue as is asked for."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.waiting: deque[Any] = deque()
        self._loop = loop
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self.waiting.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def coming(self) -> asyncio.Future[None]:
        """Until there is something."""
        self._reader = self._loop.create_future()
        return self._reader


class Outbox:
    """The lines of a server that have something to send: they do so together, when all that happened has been told."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._wires: list[Wire] = []

    def add(self, wire: Wire) -> None:
        if not self._wires:
            self._loop.call_soon(self._flush)
        self._wires.append(wire)

    def _flush(self) -> None:
        wires, self._wires = self._wires, []
        for wire in wires:
            try:
                wire.flush()
            except Exception:  # one line that fails must not silence the others
                log.exception("line failed")
                wire.transport.abort()


class Wire(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.inbox = Inbox(self.loop)
        self.queue = cast(Any, self.inbox)
        self.hear: Hear | None = None
        self.outbox: Outbox = self.app_state.setdefault("outbox", Outbox(self.loop))  # one for all lines
        self.unsent: list[bytes] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """As `Door` does."""
        self.transport = cast(asyncio.Transport, transport)
        self.connections.add(self)
        self.client = get_remote_addr(self.transport)
        self.scheme = "wss" if is_ssl(self.transport) else "ws"

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.hear = None
        self.conn.parser.close()  # it holds on to `conn`, and that to it

    async def run_asgi(self) -> None:
        self.scope["extensions"]["bottega"] = {"wire": self}
        try:
            await super().run_asgi()
        finally:
            del self.scope["extensions"]["bottega"]

    # --- in ---

    async def receive(self) -> Any:
        while not self.inbox.waiting:
            if self.read_paused:
                self.read_paused = False
                self.transport.resume_reading()
            await self.inbox.coming()
        return self.inbox.waiting.popleft()

    def data_received(self, data: bytes) -> None:
        text = self._whole_text(data)
        if text is None:
            super().data_received(data)
            return
        if self.hear is not None and not self.inbox.waiting and self.hear(text):
            return
        self.inbox.put_nowait({"type": "websocket.receive", "text": text})
        if len(self.inbox.waiting) > UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _whole_text(self, data: bytes) -> str | None:
        """The text, if these bytes are one frame of it and the parser is not in the middle of something."""
        conn = self.conn
        if conn.state is not State.OPEN or conn.reader.buffer or conn.current_size is not None or len(data) < 8:
            return None
        size, begin = data[1] - MASKED, 6
        if size == TWO_BYTES:
            size, begin = int.from_bytes(data[2:4]), 8
        if data[0] != TEXT or size == EIGHT_BYTES or not 0 <= size == len(data) - begin:
            return None
        try:
            return apply_mask(data[begin:], data[begin - 4 : begin]).decode()
        except UnicodeDecodeError:
            return None

    # --- out ---

    def write(self, text: bytes) -> None:
        """A text to the client. What is said in one breath (an update and its ack) leaves together."""
        if not self.unsent:
            self.outbox.add(self)
        self.unsent += (_head(len(text)), text)

    def flush(self) -> None:
        """Who does not listen is hung up on before all that waits for them fills the memory."""
        if self.unsent and self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(b"".join(self.unsent))
        self.unsent.clear()
        if self.transport.get_write_buffer_size() > UNSENT:
            self.hang_up(TOO_SLOW)

    def hang_up(self, code: int) -> None:
        """The client hears why after all that waits; who does not listen is cut off."""
        if self.unsent:
            self.flush()
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:  # their goodbye is still to be heard
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)


def _head(size: int) -> bytes:
    if size < TWO_BYTES:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return head_of_a_longer_one(TEXT, TWO_BYTES, size)
    return bytes((TEXT, EIGHT_BYTES)) + size.to_bytes(8)


def wire_of(scope: Any) -> Wire:
    wire = scope["extensions"]["bottega"]["wire"]
    assert isinstance(wire, Wire)
    return wire
