"""Sockets that stay open: after a break or a restart of the server they are opened again."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import aclosing, suppress
from typing import cast

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bottega.client.account import Account, Json, RefusedByServer

FIRST_PAUSE, LONGEST_PAUSE = 0.25, 15.0  # seconds until another try
CLOSE_SECONDS = 1.0  # that the server has to say goodbye
MAX_BYTES = 8_000_000  # of a message
COME_AGAIN = (4205, 4429)  # close codes: another session counts now; too many sockets
TEMPORARY = (429, 500, 502, 503, 504)

OnOpen = Callable[[ClientConnection], None]
Report = Callable[[str], None]


def pauses() -> Generator[float, None, None]:
    pause = FIRST_PAUSE
    while True:
        yield pause * random.uniform(0.5, 1.0)
        pause = min(2 * pause, LONGEST_PAUSE)


async def messages(account: Account, path: str, on_open: OnOpen, report: Report) -> AsyncGenerator[Json, None]:
    """What the server sends, over one socket after another. `RefusedByServer` if it does not want us any more.

    `on_open` is called with each new socket, `report` when the connection is lost or there again.
    """

    refusal: RefusedByServer | None = None
    is_lost = False

    def is_final(error: Exception) -> Exception | None:
        """Says what went wrong; returns the error if another try would not help."""
        response = getattr(error, "response", None)
        if isinstance(error, InvalidHandshake) and getattr(response, "status_code", 503) not in TEMPORARY:
            return error
        lose(str(error))
        return None

    def lose(reason: str) -> None:
        nonlocal is_lost
        if not is_lost:
            report(f"no connection ({reason}), trying again")
        is_lost = True

    connecting = connect(
        account.socket_url(path),
        additional_headers=account.headers,
        max_size=MAX_BYTES,
        close_timeout=CLOSE_SECONDS,
        process_exception=is_final,
        reconnect_delays=pauses,
    )
    # a generator, though its type does not say so: unless it is closed, a socket would stay open after Ctrl-C
    async with aclosing(cast(AsyncGenerator[ClientConnection, None], aiter(connecting))) as sockets:
        async for socket in sockets:
            if is_lost:
                report("connected again")
            is_lost = False
            on_open(socket)
            with suppress(ConnectionClosed):
                async for text in socket:
                    message = json.loads(text)
                    if message["type"] == "refusal" and message["id"] is None:
                        refusal = RefusedByServer(message["code"], message["sentence"], message["rule"])
                    yield message
            code = socket.close_code or 1006
            if 4400 <= code < 4500 and code not in COME_AGAIN:
                raise refusal or RefusedByServer(str(code), f"the server closed the connection with {code}")
            lose(f"closed with {code}")
            await asyncio.sleep(FIRST_PAUSE)
