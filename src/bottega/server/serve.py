"""Runs the server until it is stopped."""

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
from bottega.server.app import create_app
from bottega.server.operate import logs
from bottega.server.settings import Settings
from bottega.server.transport import config, nearby
from bottega.server.web.addresses import Addresses
from bottega.store import connect

THREAD_SWITCH_SECONDS = 0.0005  # that a thread at work may keep the event loop waiting; Python's default is 0.005


def listen(settings: Settings) -> socket.socket:
    """Binds the port before anything else starts, so that a port in use is a plain error message."""
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
    """Opens the database before anything else starts, so that one that cannot be used is a plain error message."""
    store = connect(settings.url)
    await store.claim()
    try:
        await store.open()
    finally:
        await store.close()


def run(settings: Settings, ready: Callable[[Addresses], object] = repr) -> None:
    logs.set_up(settings.log_level)
    sys.setswitchinterval(THREAD_SWITCH_SECONDS)
    asyncio.run(check(settings))
    listener = listen(settings)
    settings = replace(settings, port=listener.getsockname()[1])
    server = uvicorn.Server(config(settings, create_app(settings)))

    signal.signal(
        signal.SIGTERM, lambda *_: None
    )  # uvicorn raises it again after it has stopped, which would look like a failure

    async def main() -> None:
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        if server.started:
            gc.freeze()  # what is loaded by now stays
            gc.disable()  # a move leaves no reference cycles; `Tables.sweep` collects those of closed connections
            await _announce(Addresses.of(settings), ready, serving)
        await serving

    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(main())
    if not server.started:
        raise Invalid("server: could not start; the log above says why")


async def _announce(addresses: Addresses, ready: Callable[[Addresses], object], serving: asyncio.Task[None]) -> None:
    """Says that the server is there, in the local network too if it is for that, until it stops."""
    address = addresses.nearby_address()
    if address is None:
        ready(addresses)
        return
    async with nearby.announced(address, addresses.port) as name:
        ready(replace(addresses, nearby_name=name))
        await asyncio.wait([serving])


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where there is one: it takes a seventh off the cost of a move."""
    try:
        import uvloop
    except ImportError:  # not available on every system
        return None
    factory: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return factory
