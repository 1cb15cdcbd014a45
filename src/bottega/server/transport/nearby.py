"""Tells the local network where the server is (mDNS): others find it by a name instead of a number."""

from __future__ import annotations

import logging
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.util import find_spec

log = logging.getLogger(__name__)

NAME = "bottega.local"
KIND = "_http._tcp.local."
SERVICE = f"Bottega.{KIND}"
ASKING_MS = 500  # for another Bottega in the network


@asynccontextmanager
async def announced(address: str, port: int) -> AsyncIterator[str | None]:
    """While it lasts, `NAME` leads to this IPv4 address. None if it does not: no zeroconf, or another has the name."""
    if find_spec("zeroconf") is None:
        yield None
        return
    from zeroconf import ServiceInfo
    from zeroconf.asyncio import AsyncZeroconf

    try:
        network = AsyncZeroconf(interfaces=[address])
    except OSError as error:  # a network without multicast
        log.info("not announced in the network", extra={"error": str(error)})
        yield None
        return
    numbers = [socket.inet_aton(address)]
    service = ServiceInfo(KIND, SERVICE, port, addresses=numbers, server=f"{NAME}.", properties={"path": "/"})
    try:
        other = await network.async_get_service_info(KIND, SERVICE, ASKING_MS)
        if other is not None and address not in other.parsed_addresses():
            yield None
            return
        await (await network.async_register_service(service, cooperating_responders=True))
        yield NAME
        await (await network.async_unregister_service(service))
    finally:
        await network.async_close()
