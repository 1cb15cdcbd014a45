"""Runs the server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable
from dataclasses import replace
from errno import EADDRINUSE

import uvicorn

from bottega.core.errors import Invalid
from bottega.server import logs
from bottega.server.addresses import Addresses
from bottega.server.app import create_app
from bottega.server.security import Guard
from bottega.server.settings import Settings
from bottega.server.wire import Door, Wire
from bottega.store import connect

LARGEST_MESSAGE = 65_536  # bytes; what is a little too large gets a polite answer before that
STOP_SECONDS = 10
TURN = 0.0003  # seconds until a thread that waits for the interpreter gets it, instead of being woken in vain


def config(settings: Settings, app: Guard) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        http=Door,
        ws=Wire,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # each compressor would hold more memory than a whole table
        timeout_graceful_shutdown=STOP_SECONDS,
    )


def listen(settings: Settings) -> socket.socket:
    """Bound before anything else starts, so that a port in use is said in one line."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        way_on = "; --port or BOTTEGA_PORT takes another" if error.errno == EADDRINUSE else ""
        raise Invalid(f"port: {settings.host}:{settings.port}: {error.strerror}{way_on}") from None
    return listener


async def check(settings: Settings) -> None:
    """A database that cannot be used is said in one line, before anything else starts."""
    store = connect(settings.url)
    await store.open()
    await store.close()


def run(settings: Settings, ready: Callable[[Addresses], object] = repr) -> None:
    logs.set_up(settings.log_level)
    asyncio.run(check(settings))
    listener = listen(settings)
    settings = replace(settings, port=listener.getsockname()[1])
    server = uvicorn.Server(config(settings, create_app(settings)))

    signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn raises it again once it has stopped: that is no failure

    async def main() -> None:
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        if server.started:
            gc.freeze()  # what is there by now stays
            sys.setswitchinterval(TURN)
            gc.disable()  # what a move makes is freed at once; `Tables.sweep` looks for the circles that lines leave
            ready(settings.addresses)
        await serving

    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(main())
    if not server.started:
        raise Invalid("server: could not start; the log above says why")


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where there is one: it takes a seventh off the cost of a move."""
    try:
        import uvloop
    except ImportError:  # not made for every system
        return None
    factory: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return factory
