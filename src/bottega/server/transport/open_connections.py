"""Which connections are open, what each waits for, and which are closed because they take too long or are too many.

Every connection takes one of the files that the system lets a process open, and so do the database and the bots. A
client that connects and then sends nothing, or half a request, must not keep the others out.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from enum import Enum
from ipaddress import ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

CHECK_SECONDS = 1.0  # between two looks at all connections
AT_A_TIME = 20  # where there are too many, one in so many is closed: looking for them takes time


class Waiting(Enum):
    """What a connection waits for, with the seconds that the client has for it."""

    HEAD = 10.0  # the first request, or the next one
    BODY = 30.0
    READER = 60.0  # the client to read the answer


class OpenConnections:
    """All connections of a server. Trusted proxies may open any number: theirs are those of many people."""

    def __init__(self, most: int, most_per_address: int, is_proxy: Callable[[str], bool]) -> None:
        self.most = most
        self.most_per_address = most_per_address
        self.is_proxy = is_proxy
        self._open: dict[HttpConnection, str] = {}  # with their addresses, the oldest first
        self._per_address: Counter[str] = Counter()
        self._checking: asyncio.TimerHandle | None = None
        self._is_full = False  # and none can be closed, as of the last check

    def __len__(self) -> int:
        return len(self._open)

    def __iter__(self) -> Iterator[HttpConnection]:
        return iter(list(self._open))

    def add(self, connection: HttpConnection, address: str) -> bool:
        """False if there are too many. Where all places are taken, those that have waited longest are closed."""
        if self._per_address[address] >= self.most_per_address and not self.is_proxy(address):
            return False
        if len(self._open) >= self.most and (self._is_full or not self._make_room()):
            return False
        self._open[connection] = address
        self._per_address[address] += 1
        if self._checking is None:
            self._check_later()
        return True

    def remove(self, connection: HttpConnection) -> None:
        address = self._open.pop(connection, None)
        if address is not None:
            self._per_address[address] -= 1
            if not self._per_address[address]:
                del self._per_address[address]

    def check(self, now: float) -> None:
        """Closes connections that have waited too long, and forgets those that are closed."""
        self._is_full = False
        for connection in self:
            waiting, since = connection.waits(now)
            if waiting is not None and now - since >= waiting.value:
                connection.cut()
            if connection.is_closed:
                self.remove(connection)

    def _make_room(self) -> bool:
        now = asyncio.get_running_loop().time()
        self.check(now)
        waiting = [each for each in self._open if each.waits(now)[0] is not None]
        longest = sorted(waiting, key=lambda each: each.waits(now)[1])
        for connection in longest[: max(1, self.most // AT_A_TIME)]:
            connection.cut()
            self.remove(connection)
        self._is_full = len(self._open) >= self.most
        return not self._is_full

    def _check_later(self) -> None:
        self._checking = asyncio.get_running_loop().call_later(CHECK_SECONDS, self._check_again)

    def _check_again(self) -> None:
        self._checking = None
        self.check(asyncio.get_running_loop().time())
        if self._open:
            self._check_later()


class HttpConnection(H11Protocol):
    """uvicorn's connection, counted from its beginning to its end. WebSockets begin as one and stay counted."""

    counted_among: OpenConnections

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._phase: tuple[Waiting | None, object] = (None, None)
        self._since = 0.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        peer = transport.get_extra_info("peername")
        if not self.counted_among.add(self, str(peer[0]) if peer else ""):
            transport.abort()
            return
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.counted_among.remove(self)
        if self.transport is not None:  # else it was refused
            super().connection_lost(exc)

    @property
    def is_closed(self) -> bool:
        """Found out by asking where it has become a WebSocket: then nobody tells us."""
        return self.transport.is_closing() and self.transport.get_protocol() is not self

    def cut(self) -> None:
        self.transport.abort()

    def waits(self, now: float) -> tuple[Waiting | None, float]:
        """What it waits for, and since when: since the first look at it, which is at most CHECK_SECONDS late."""
        phase = (self.waiting, self.cycle)
        if phase != self._phase:
            self._phase, self._since = phase, now
        return phase[0], self._since

    @property
    def waiting(self) -> Waiting | None:
        """Nothing while we work on an answer, or where it is a WebSocket."""
        if self.transport.get_protocol() is not self:
            return None
        request = self.cycle
        if request is None or request.response_complete:
            return Waiting.HEAD
        if request.more_body:
            return Waiting.BODY
        return Waiting.READER if request.response_started else None


def counted(connections: OpenConnections) -> type[HttpConnection]:
    """uvicorn makes one of these for each client."""

    class Counted(HttpConnection):
        pass

    Counted.counted_among = connections
    return Counted


def proxies(allowed: str) -> Callable[[str], bool]:
    """Whether an address is that of a trusted proxy, by what `FORWARDED_ALLOW_IPS` says."""
    names = [name.strip() for name in allowed.split(",") if name.strip()]
    networks = []
    for name in names:
        try:
            networks.append(ip_network(name, strict=False))
        except ValueError:
            continue

    def is_proxy(address: str) -> bool:
        if "*" in names or address in names:
            return True
        try:
            number = ip_address(address)
        except ValueError:
            return not address  # a Unix socket
        return any(number in network for network in networks)

    return is_proxy
