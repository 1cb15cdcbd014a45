"""The WebSocket of one client, over ASGI: reads texts one after another, sends texts in the order they were written."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Self

from bottega.server.protocol import TOO_SLOW

MAX_UNSENT = 1_000_000  # bytes that may wait for a client
CLOSE_SECONDS = 10.0  # to send what waits, and the close code

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
OnText = Callable[[str | None], Awaitable[None]]


class Connection:
    """`async with` accepts the client; at the end, everything written before `close` is still sent.

    `write` and `close` return at once: a task of its own sends, so that a slow client holds nobody up.
    """

    def __init__(self, scope: Any, receive: Receive, send: Send) -> None:
        self.scope = scope
        self._receive = receive
        self._send = send
        self._texts: list[bytes] = []
        self._unsent = 0  # bytes
        self._has_work = asyncio.Event()
        self._close_code: int | None = None
        self._waiting: asyncio.Timeout | None = None  # for the client's next message
        self._sender: asyncio.Task[None] | None = None

    async def reject(self) -> None:
        """Instead of accepting."""
        await self._receive()
        await self._send({"type": "websocket.close"})

    async def __aenter__(self) -> Self:
        await self._receive()
        await self._send({"type": "websocket.accept"})
        self._sender = asyncio.create_task(self._send_all())
        return self

    async def __aexit__(self, *_: object) -> None:
        sender, self._sender = self._sender, None  # each holds the other: a cycle that only the collector would free
        assert sender is not None
        try:
            if self._close_code is not None:  # else the client has gone
                await asyncio.wait({sender}, timeout=CLOSE_SECONDS)
        finally:
            sender.cancel()

    # --- to the client ---

    def write(self, text: bytes) -> None:
        """Queues a text. Drops clients that leave more than MAX_UNSENT bytes unread."""
        if self._close_code is not None:
            return
        self._texts.append(text)
        self._unsent += len(text)
        self._has_work.set()
        if self._unsent > MAX_UNSENT:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """Reads and writes nothing more. A message that is being handled is not interrupted."""
        if self._close_code is not None:
            return
        self._close_code = code
        self._has_work.set()
        if self._waiting is not None:
            self._waiting.reschedule(asyncio.get_running_loop().time())

    async def _send_all(self) -> None:
        try:
            while self._close_code is None or self._texts:
                await self._has_work.wait()
                self._has_work.clear()
                texts, self._texts = self._texts, []
                for text in texts:
                    await self._send({"type": "websocket.send", "text": text.decode()})
                    self._unsent -= len(text)
            await self._send({"type": "websocket.close", "code": self._close_code})
        except (OSError, RuntimeError):  # the connection is gone: `read_all` will end
            return

    # --- from the client ---

    async def read_all(self, on_text: OnText) -> None:
        """Calls `on_text` for each message (None for a binary one) and waits for it, until either side closes."""
        while self._close_code is None:
            message = await self._next()
            if message is None or message["type"] == "websocket.disconnect":
                return
            await on_text(message.get("text"))

    async def _next(self) -> Any:
        """None if we close meanwhile."""
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(None) as self._waiting:
                    return await self._receive()
        finally:
            self._waiting = None
        return None
